/** The bundles of battles led by cards. */
import type { Reference, ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import * as bundles from '../../../data/bundles.ts'

export const readReference = (system: string): Reference => bundles.readReference(system) as Reference
export const readScenario = (id: string): ScenarioBundle => bundles.readScenario(id) as ScenarioBundle

/** Scenarios that are played by a system. */
export const scenariosOf = (system: string): readonly ScenarioBundle[] =>
  bundles
    .readIndex()
    .scenarios.filter((card) => card.system === system)
    .map(({ id }) => readScenario(id))
