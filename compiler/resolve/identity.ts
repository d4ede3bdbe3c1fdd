/** What a scenario is known by: any change of it makes it another one. */
import { hashJson } from '../../engine/hash.ts'
import type { BattleScenario } from '../bundle.ts'
import { oncePer } from '../lint/once.ts'

/** Identity of a resolved scenario with all its rules, 16 hex digits: the one that records name. A millisecond, the first time. */
export const identityOf: (scenario: BattleScenario) => string = oncePer(hashJson)
