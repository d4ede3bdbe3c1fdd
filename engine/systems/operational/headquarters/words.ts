/** The wording of events about headquarters, force pools and stragglers, for the log. */

import type * as shared from '../../../words.ts'
import { type Lines, plain, quiet } from '../../../words.ts'
import { itemsOf } from '../items.ts'
import { itemName } from '../pool.ts'
import type { Branch } from '../rules.ts'
import type { OperationalScenario } from '../scenario.ts'
import type { OperationalEvent } from '../types.ts'
import { count, placeName, sideName, unitName } from '../words.ts'

type EventOf<T extends OperationalEvent['type']> = shared.EventOf<OperationalEvent, T>

/** Kinds of events of headquarters, pools and stragglers. */
type StaffEvent =
  | 'order'
  | 'pool'
  | 'formed'
  | 'stragglers'
  | 'prisoners'
  | 'rallied'
  | Extract<OperationalEvent['type'], `hq-${string}`>

const staffName = ({ headquarters }: OperationalScenario, hq: number): string => headquarters[hq].name

/** The headquarters as a piece on the map; the bare name reads as that of its army. */
const staffPiece = (scenario: OperationalScenario, hq: number): string =>
  `The headquarters of ${staffName(scenario, hq)}`

/** The lines of events of headquarters, pools and stragglers. */
export const staffLines: Pick<Lines<OperationalScenario, OperationalEvent>, StaffEvent> = {
  order: (scenario, { hq, order, unit, cost }) =>
    quiet(
      `${staffName(scenario, hq)}: ${scenario.rules.orders[order].name} for ${unitName(scenario, unit)} (${count(cost, 'command point')}).`,
    ),
  pool: (scenario, event) => quiet(poolWords(scenario, event)),
  formed: (scenario, { unit, at, steps }) =>
    plain(`${unitName(scenario, unit)} is formed at ${placeName(scenario, at)} with ${count(steps, 'step')}.`),
  stragglers: (scenario, { at, steps }) =>
    steps === 0 ? undefined : quiet(`Stragglers at ${placeName(scenario, at)}: ${count(steps, 'step')}.`),
  prisoners: (scenario, { side, at, steps }) =>
    plain(`${sideName(scenario, side)} takes ${count(steps, 'step')} prisoner at ${placeName(scenario, at)}.`),
  rallied: (scenario, { hq, at, steps }) =>
    quiet(
      `${count(steps, 'straggling step')} of ${staffName(scenario, hq)} in order again at ${placeName(scenario, at)}.`,
    ),
  'hq-moved'(scenario, { hq, path }) {
    const to = path.at(-1)
    return to === undefined ? undefined : plain(`${staffPiece(scenario, hq)} moves to ${placeName(scenario, to)}.`)
  },
  'hq-entered': (scenario, { hq, to }) => plain(`${staffPiece(scenario, hq)} arrives at ${placeName(scenario, to)}.`),
  'hq-suppressed': (scenario, { hq, branches }) =>
    plain(`${staffName(scenario, hq)}: ${branchWords(scenario, branches)} suppressed.`),
  'hq-overrun'(scenario, { hq, at, to, shed }) {
    const lost = shed > 0 ? `; ${count(shed, 'step')} of its pool scattered` : ''
    const [from, hex] = [placeName(scenario, at), placeName(scenario, to)]
    return plain(`${staffPiece(scenario, hq)} is overrun at ${from} and flees to ${hex}${lost}.`)
  },
  'hq-destroyed': (scenario, { hq, at }) =>
    plain(`${staffPiece(scenario, hq)} is destroyed at ${placeName(scenario, at)}.`),
  'hq-supply'(scenario, { hq, turns, lost }) {
    if (turns === 0) return quiet(`${staffName(scenario, hq)} is in supply again.`)
    const points = lost > 0 ? `: ${count(lost, 'command point')} less` : ''
    return plain(`${staffName(scenario, hq)} is without supply for ${count(turns, 'turn')}${points}.`)
  },
  'hq-upgrade-due': (scenario, { hq }) => plain(`${staffName(scenario, hq)} has learned: an upgrade can be chosen.`),
  'hq-upgraded': (scenario, event) => plain(`${staffName(scenario, event.hq)}: ${upgradeWords(scenario, event)}.`),
}

const poolWords = (scenario: OperationalScenario, event: EventOf<'pool'>): string => {
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
      return `${name} gives ${what} to ${unitName(scenario, event.to)}.`
  }
}

/** `intelligence and operations`; a branch that lost two levels stands once. */
const branchWords = ({ rules }: OperationalScenario, branches: readonly Branch[]): string =>
  [...new Set(branches)].map((branch) => rules.headquarters.branches[branch].name.toLowerCase()).join(' and ')

const upgradeWords = ({ rules }: OperationalScenario, event: EventOf<'hq-upgraded'>): string => {
  if (event.order !== undefined) return `${rules.orders[event.order].name} costs a point less`
  return event.choice === 0 ? 'one more command point' : 'prestige instead of an upgrade'
}
