import type { RuleId } from '../../engine/game.ts'
import { mountPlayer } from '../player/index.tsx'

type RuleAddresses = Readonly<Record<RuleId, string>>

const readRuleAddresses = async (address: string): Promise<RuleAddresses> => {
  const response = await fetch(address)
  return response.ok ? ((await response.json()) as RuleAddresses) : {}
}

const element = document.querySelector<HTMLElement>('#player')
const { bundle, rules, home } = element?.dataset ?? {}
if (element && bundle && rules) {
  // The links of rule numbers arrive when they arrive; the map does not wait for them.
  let addresses: RuleAddresses = {}
  readRuleAddresses(rules).then((found) => {
    addresses = found
  })
  mountPlayer(element, { bundle, home, ruleHref: (rule) => addresses[rule] })
}
