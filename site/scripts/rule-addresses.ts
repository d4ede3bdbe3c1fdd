/** Where rules stand in the rulebook, for a player that is asked why. */
import type { RuleId } from '../../engine/game.ts'

export type RuleAddresses = Readonly<Record<RuleId, string>>

/** Fetches the list, and answers from it once it is here: a map does not wait for its links. */
export const ruleLinks = (address: string): ((rule: RuleId) => string | undefined) => {
  let addresses: RuleAddresses = {}
  fetch(address)
    .then((response) => (response.ok ? response.json() : {}))
    .then((found: RuleAddresses) => {
      addresses = found
    })
    .catch(() => undefined)
  return (rule) => addresses[rule]
}
