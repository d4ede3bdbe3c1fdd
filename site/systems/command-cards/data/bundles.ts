/** The bundles of battles led by cards. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import * as bundles from '../../../data/bundles.ts'

export const readReference = bundles.readReference<Reference>
export const scenariosOf = bundles.scenariosOf<ScenarioBundle>
