/** What a scenario is known by: any change of it but of its words makes it another one. */
import { hashJson } from '../../engine/hash.ts'
import type { BattleScenario } from '../bundle.ts'
import { oncePer } from '../lint/once.ts'
import { playedFacts } from '../playtest/facts.ts'

/** Identity of a resolved scenario with all its rules, 16 hex digits: the one that records name. A better word breaks no link. */
export const identityOf: (scenario: BattleScenario) => string = oncePer((scenario) =>
  hashJson(playedFacts(scenario).scenario),
)
