/** The identity of a scenario: any change of it except of its words makes it another one. */
import { hashJson } from '../../engine/hash.ts'
import { oncePer } from '../../engine/once.ts'
import type { Identity } from '../../engine/record.ts'
import type { BattleScenario } from '../bundle.ts'
import { playedFacts } from '../playtest/facts.ts'

/** Identity of a resolved scenario with all its rules: the one that records name. A better word breaks no link. */
export const identityOf: (scenario: BattleScenario) => Identity = oncePer((scenario) => {
  const facts = playedFacts(scenario)
  return { scenario: hashJson(facts.scenario), rules: facts.engine.slice(0, 8) }
})
