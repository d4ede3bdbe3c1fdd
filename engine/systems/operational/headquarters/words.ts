/** What befalls headquarters, force pools and stragglers, in words for the log. */

import { itemsOf } from '../items.ts'
import { itemName } from '../pool.ts'
import type { Branch } from '../rules.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { OperationalEvent } from '../types.ts'
import { count, type LogLine, placeName, plain, quiet, sideName, unitName } from '../words.ts'

/** The line of an event of headquarters, pools and stragglers; undefined for every other one. */
export const staffLine = (scenario: OperationalScenario, event: OperationalEvent): LogLine | undefined => {
  const staff = (hq: number): string => scenario.headquarters[hq]?.name ?? '?'
  const place = (hex: number): string => placeName(scenario, hex)
  switch (event.type) {
    case 'order': {
      const { name } = scenario.rules.orders[event.order]
      return quiet(
        `${staff(event.hq)}: ${name} for ${unitName(scenario, event.unit)} (${count(event.cost, 'command point')}).`,
      )
    }
    case 'pool':
      return quiet(poolWords(scenario, event))
    case 'formed':
      return plain(
        `${unitName(scenario, event.unit)} is formed at ${place(event.at)} with ${count(event.steps, 'step')}.`,
      )
    case 'stragglers':
      return event.steps === 0 ? undefined : quiet(`Stragglers at ${place(event.at)}: ${count(event.steps, 'step')}.`)
    case 'prisoners':
      return plain(
        `${sideName(scenario, event.side)} takes ${count(event.steps, 'step')} prisoner at ${place(event.at)}.`,
      )
    case 'rallied':
      return quiet(
        `${count(event.steps, 'straggling step')} of ${staff(event.hq)} in order again at ${place(event.at)}.`,
      )
    case 'hq-moved': {
      const to = event.path.at(-1)
      return to === undefined ? undefined : plain(`${staff(event.hq)} moves to ${place(to)}.`)
    }
    case 'hq-entered':
      return plain(`${staff(event.hq)} arrives at ${place(event.to)}.`)
    case 'hq-suppressed':
      return plain(`${staff(event.hq)}: ${branchWords(scenario, event.branches)} suppressed.`)
    case 'hq-overrun': {
      const shed = event.shed > 0 ? `; ${count(event.shed, 'step')} of its pool scattered` : ''
      return plain(`${staff(event.hq)} is overrun at ${place(event.at)} and flees to ${place(event.to)}${shed}.`)
    }
    case 'hq-destroyed':
      return plain(`${staff(event.hq)} is destroyed at ${place(event.at)}.`)
    case 'hq-supply': {
      if (event.turns === 0) return quiet(`${staff(event.hq)} is in supply again.`)
      const lost = event.lost > 0 ? `: ${count(event.lost, 'command point')} less` : ''
      return plain(`${staff(event.hq)} is without supply for ${count(event.turns, 'turn')}${lost}.`)
    }
    case 'hq-upgrade-due':
      return plain(`${staff(event.hq)} has learned: an upgrade can be chosen.`)
    case 'hq-upgraded':
      return plain(`${staff(event.hq)}: ${upgradeWords(scenario, event)}.`)
    default:
      return undefined
  }
}

const poolWords = (scenario: OperationalScenario, event: OperationalEvent & { type: 'pool' }): string => {
  const { rules } = scenario
  const items = itemsOf(scenario, Object.keys(rules.specialists))
  const what = itemName({ scenario, items, specialists: Object.values(rules.specialists) }, event.item)
  const name = unitName(scenario, event.unit)
  switch (event.what) {
    case 'deploy':
      return `${name} gets ${what} from the force pool.`
    case 'store':
      return `${name} gets ${what} from higher command.`
    case 'reorganise':
      return `${name} gives ${what} to the force pool.`
    case 'transfer':
      return `${name} gives ${what} to ${unitName(scenario, event.to ?? -1)}.`
  }
}

/** `intelligence and operations`; a branch that lost two levels stands once. */
const branchWords = ({ rules }: OperationalScenario, branches: readonly Branch[]): string =>
  [...new Set(branches)].map((branch) => rules.headquarters.branches[branch].name.toLowerCase()).join(' and ')

const upgradeWords = ({ rules }: OperationalScenario, event: OperationalEvent & { type: 'hq-upgraded' }): string => {
  if (event.order !== undefined) return `${rules.orders[event.order].name} costs a point less`
  return event.choice === 0 ? 'one more command point' : 'prestige instead of an upgrade'
}
