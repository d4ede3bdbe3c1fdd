/** Which scenarios of `content/` play the laws beside the small ones of the tests. */
import { loadScenarios } from '../support/scenarios.ts'
import { hasTurn } from '../support/turns.ts'
import { isLong } from './means.ts'

/** Scenarios of a system in `content/` that play the laws now: some of them, which the commit chooses; all in `npm run laws:long`. */
export const inTurn = async (system: string) =>
  (await loadScenarios(system)).filter((_, index) => isLong || hasTurn(index))
