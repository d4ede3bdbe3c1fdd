/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import { hexsideOfEdge, neighbourOf } from '../../hex.ts'
import type * as shared from '../../words.ts'
import { type LogLine, lineFinder, plain, quiet } from '../../words.ts'
import { combatLine } from './combat/words.ts'
import { staffLines } from './headquarters/words.ts'
import type { OperationalScenario } from './scenario.ts'
import { type Crossing, crossing, type OperationalEvent } from './types.ts'
import { count, placeName, sideName, signed, unitName } from './words.ts'

type EventOf<T extends OperationalEvent['type']> = shared.EventOf<OperationalEvent, T>

const losses = (lost: number, suppressed: number): string => {
  const parts = [lost > 0 && `${lost} lost`, suppressed > 0 && `${suppressed} suppressed`].filter(Boolean)
  return parts.length === 0 ? 'no loss' : parts.join(', ')
}

/** What is at a hexside now, by `crossing`. */
const bridgeWords: Readonly<Record<number, string>> = {
  [crossing.none]: 'The pontoon bridge % is gone.',
  [crossing.bridge]: 'The bridge % can be used again.',
  [crossing.damaged]: 'The bridge % is down.',
  [crossing.pontoon]: 'The pontoon bridge % is open.',
  [crossing.pontoonSoon]: 'A pontoon bridge is being built %.',
  [crossing.repairSoon]: 'The bridge % is being repaired.',
} satisfies Record<Crossing, string>

const turnWords = (turn: number): string => (turn === 0 ? 'Battle preparation' : `Turn ${turn}`)

const arrivals = { land: 'arrives at', sea: 'lands at', air: 'drops at' } as const

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = lineFinder<OperationalScenario, OperationalEvent>({
  ...staffLines,
  turn: (scenario, { turn, side }) => ({ text: `${turnWords(turn)}: ${sideName(scenario, side)}`, tone: 'turn' }),
  moved: (scenario, { unit, path }) =>
    withEnd(path, (to) => quiet(`${unitName(scenario, unit)} moves to ${placeName(scenario, to)}.`)),
  stopped: (scenario, { unit, at }) =>
    plain(`${unitName(scenario, unit)} meets an enemy that nobody knew of, at ${placeName(scenario, at)}.`),
  entrenched: (scenario, { unit, level }) =>
    plain(`${unitName(scenario, unit)} ${level === 1 ? 'digs in' : 'fortifies itself'}.`),
  bridge: (scenario, event) => plain(bridgeLine(scenario, event)),
  hub: (scenario, { at, trucks }) => ({
    ...quiet(
      `The hub at ${placeName(scenario, at)} ${trucks === 0 ? 'is closed' : `has ${count(trucks, 'truck')} now`}.`,
    ),
    about: `hub ${at}`,
  }),
  entered: (scenario, { unit, by, to }) =>
    plain(`${unitName(scenario, unit)} ${arrivals[by]} ${placeName(scenario, to)}.`),
  combat: (scenario, event) => plain(combatLine(scenario, event)),
  retreated: (scenario, { unit, path }) =>
    withEnd(path, (to) => plain(`${unitName(scenario, unit)} falls back to ${placeName(scenario, to)}.`)),
  destroyed: (scenario, { unit, at }) =>
    plain(`${unitName(scenario, unit)} is destroyed at ${placeName(scenario, at)}.`),
  disbanded: (scenario, { unit, at }) =>
    plain(`${unitName(scenario, unit)} is disbanded at ${placeName(scenario, at)}.`),
  'fort-destroyed': (scenario, { at }) => plain(`The fort at ${placeName(scenario, at)} is destroyed.`),
  'city-ruined': (scenario, { at }) => plain(`${placeName(scenario, at)} falls to ruins.`),
  strike(scenario, { asset, target, lost, suppressed }) {
    const name = Object.values(scenario.rules.assets)[asset].name
    return plain(`${name} on ${unitName(scenario, target)}: ${losses(lost, suppressed)}.`)
  },
  'air-supplied': (scenario, { unit, recovered }) =>
    plain(
      `${unitName(scenario, unit)} is supplied from the air${recovered > 0 ? `; ${count(recovered, 'step')} recovered` : ''}.`,
    ),
  scouted: (scenario, event) => plain(scoutedLine(scenario, event)),
  revealed: (scenario, { units }) =>
    units.length === 0 ? undefined : quiet(`Sighted: ${units.map((unit) => unitName(scenario, unit)).join(', ')}.`),
  card: (scenario, { side, card }) => plain(`${sideName(scenario, side)} plays ${scenario.rules.cards[card].name}.`),
  bonus: (scenario, event) => bonusLine(scenario, event),
  prize: (scenario, { side, of, prize }) =>
    plain(
      `${sideName(scenario, side)} draws ${(of === 'card' ? scenario.rules.cards : scenario.rules.specialists)[prize].name}.`,
    ),
  'hub-overrun': (scenario, { side, at }) =>
    plain(`${sideName(scenario, side)} overruns the hub at ${placeName(scenario, at)}.`),
  ground: (scenario, { side, hexes }) =>
    quiet(`${sideName(scenario, side)} gains ${count(hexes.length, 'hex', 'hexes')}.`),
  objective: (scenario, { objective, holder, prestige }) =>
    plain(`${sideName(scenario, holder)} takes ${scenario.objectives[objective].name}${prestigeWords(prestige)}.`),
  supply: (scenario, event) => supplyLine(scenario, event),
  over: (scenario, { winner }) => ({ text: outcomeLine(scenario, winner), tone: 'turn' }),
})

/** The line of a march to its last hex. */
const withEnd = (path: readonly number[], line: (to: number) => LogLine): LogLine | undefined => {
  const to = path.at(-1)
  return to === undefined ? undefined : line(to)
}

const prestigeWords = (prestige: number): string => (prestige === 0 ? '' : ` (prestige ${signed(prestige * 1000)})`)

const supplyLine = (scenario: OperationalScenario, event: EventOf<'supply'>): LogLine | undefined => {
  const name = unitName(scenario, event.unit)
  if (event.turns > 0) {
    const harm = losses(event.lost, event.suppressed)
    const why = event.rolled ? ` (rolled against a chance of ${event.chance} %)` : ''
    const turns = count(event.turns, 'turn')
    return plain(`${name} is without supply for ${turns}${why}${harm === 'no loss' ? '' : `: ${harm}`}.`)
  }
  return event.recovered > 0 ? quiet(`${name} recovers ${count(event.recovered, 'step')}.`) : undefined
}

const bridgeLine = (scenario: OperationalScenario, { edge, crossing: now }: EventOf<'bridge'>): string => {
  const { hex, direction } = hexsideOfEdge(edge)
  const far = neighbourOf(scenario.map, hex, direction)
  return bridgeWords[now].replace('%', `between ${placeName(scenario, hex)} and ${placeName(scenario, far)}`)
}

const scoutedLine = (scenario: OperationalScenario, { hexes, markers }: EventOf<'scouted'>): string => {
  if (markers.length > 0) return `Reports: enemy units at ${markers.map((hex) => placeName(scenario, hex)).join(', ')}.`
  return hexes.length > 0 ? 'Photographs show nobody.' : 'Reports are in.'
}

const bonusLine = (scenario: OperationalScenario, event: EventOf<'bonus'>): LogLine | undefined => {
  const objective = scenario.bonuses[event.bonus]
  if (objective === undefined) return undefined
  const end = event.won ? 'is achieved' : event.prestige < 0 ? 'is lost again' : 'was not achieved'
  return plain(`${sideName(scenario, objective.side)}: “${objective.name}” ${end}${prestigeWords(event.prestige)}.`)
}

export const outcomeLine = (scenario: OperationalScenario, winner: 0 | 1 | null): string =>
  winner === null ? 'The battle ends in a draw' : `${sideName(scenario, winner)} wins`

/** The reason of an outcome in words; an unknown key is shown as it stands. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason.replaceAll('-', ' ')

const reasons: Readonly<Record<string, string>> = {
  'objectives-held': 'All primary objectives were held.',
  'objectives-denied': 'The last turn ended before all primary objectives were taken.',
  'army-destroyed': 'The army that had to take the objectives is no more, and none is to come.',
  undecided: 'Neither side reached what it was to reach.',
}
