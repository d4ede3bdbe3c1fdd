/** The scenario plugins, by rule system. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { commandCardsScenarios } from './command-cards/scenario.ts'
import { echelonScenarios } from './echelon/scenario.ts'
import { operationalScenarios } from './operational/scenario.ts'
import type { ScenarioPlugin, ScenarioPlugins } from './sitePlugin.ts'
import { skirmishScenarios } from './skirmish/scenario.ts'
import { tacticalScenarios } from './tactical/scenario.ts'

const scenarios: Readonly<Record<string, ScenarioPlugins>> = {
  operational: operationalScenarios,
  'command-cards': commandCardsScenarios,
  echelon: echelonScenarios,
  skirmish: skirmishScenarios,
  tactical: tacticalScenarios,
}

/** @throws RangeError when the site has no pages for its system. */
export const scenarioPluginOf = (bundle: ScenarioBundle): ScenarioPlugin => {
  const sitePlugins = scenarios[bundle.card.system]
  if (!sitePlugins) throw new RangeError(`no pages for the rule system “${bundle.card.system}”`)
  return sitePlugins(bundle)
}
