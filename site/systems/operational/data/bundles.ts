/** The bundles of operational battles. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/operational/bundle.ts'
import * as bundles from '../../../data/bundles.ts'

export const readReference = bundles.readReference<Reference>
export const scenariosOf = bundles.scenariosOf<ScenarioBundle>
