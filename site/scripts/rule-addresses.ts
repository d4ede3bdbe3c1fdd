/** Addresses of the rules, for the player's links. */
import type { RuleId } from '../../engine/game.ts'

export type RuleAddresses = Readonly<Record<RuleId, string>>

/** Fetches the list; the result is undefined until it has arrived, so that the map does not wait for it. */
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
