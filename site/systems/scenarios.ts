/** What the page of a scenario shows of its rule system, one line each. */
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { commandCardsScenarios } from './command-cards/scenario.ts'
import type { ScenarioFace, ScenarioFaces } from './face.ts'
import { operationalScenarios } from './operational/scenario.ts'

const scenarios: Readonly<Record<string, ScenarioFaces>> = {
  operational: operationalScenarios,
  'command-cards': commandCardsScenarios,
}

/** @throws RangeError when the site has no pages for its system. */
export const scenarioFaceOf = (bundle: ScenarioBundle): ScenarioFace => {
  const faces = scenarios[bundle.card.system]
  if (!faces) throw new RangeError(`no pages for the rule system “${bundle.card.system}”`)
  return faces.of(bundle)
}
