/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import type { Side } from '../../game.ts'
import { type Direction, neighbourOf } from '../../hex.ts'
import { combatLine } from './combat/words.ts'
import { staffLine } from './headquarters/words.ts'
import type { OperationalScenario } from './scenario.ts'
import { crossing, type OperationalEvent } from './types.ts'
import { count, type LogLine, placeName, plain, quiet, sideName, signed, unitName } from './words.ts'

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
}

const turnWords = (turn: number): string => (turn === 0 ? 'Battle preparation' : `Turn ${turn}`)

const arrivals = { land: 'arrives at', sea: 'lands at', air: 'drops at' } as const

/** The line of an event, or undefined for one not worth a line. */
export const lineOf = (scenario: OperationalScenario, event: OperationalEvent): LogLine | undefined => {
  const unit = (index: number): string => unitName(scenario, index)
  const side = (index: Side): string => sideName(scenario, index)
  const place = (hex: number): string => placeName(scenario, hex)
  switch (event.type) {
    case 'turn':
      return { text: `${turnWords(event.turn)}: ${side(event.side)}`, tone: 'turn' }
    case 'moved':
      return withEnd(event.path, (to) => quiet(`${unit(event.unit)} moves to ${place(to)}.`))
    case 'stopped':
      return plain(`${unit(event.unit)} meets an enemy that nobody knew of, at ${place(event.at)}.`)
    case 'entrenched':
      return plain(`${unit(event.unit)} ${event.level === 1 ? 'digs in' : 'fortifies itself'}.`)
    case 'bridge':
      return plain(bridgeLine(scenario, event))
    case 'hub':
      return quiet(
        `The hub at ${place(event.at)} ${event.trucks === 0 ? 'is closed' : `has ${count(event.trucks, 'truck')} now`}.`,
      )
    case 'entered':
      return plain(`${unit(event.unit)} ${arrivals[event.by]} ${place(event.to)}.`)
    case 'combat':
      return plain(combatLine(scenario, event))
    case 'retreated':
      return withEnd(event.path, (to) => plain(`${unit(event.unit)} falls back to ${place(to)}.`))
    case 'destroyed':
      return plain(`${unit(event.unit)} is destroyed at ${place(event.at)}.`)
    case 'fort-destroyed':
      return plain(`The fort at ${place(event.at)} is destroyed.`)
    case 'city-ruined':
      return plain(`${place(event.at)} falls to ruins.`)
    case 'strike':
      return plain(
        `${Object.values(scenario.rules.assets)[event.asset]?.name ?? '?'} on ${unit(event.target)}: ${losses(event.lost, event.suppressed)}.`,
      )
    case 'air-supplied': {
      const recovered = event.recovered > 0 ? `; ${count(event.recovered, 'step')} recovered` : ''
      return plain(`${unit(event.unit)} is supplied from the air${recovered}.`)
    }
    case 'scouted':
      return plain(scoutedLine(scenario, event))
    case 'revealed':
      return event.units.length === 0 ? undefined : quiet(`Sighted: ${event.units.map(unit).join(', ')}.`)
    case 'card':
      return plain(`${side(event.side)} plays ${scenario.rules.cards[event.card]?.name ?? '?'}.`)
    case 'bonus':
      return bonusLine(scenario, event)
    case 'hub-overrun':
      return plain(`${side(event.side)} overruns the hub at ${place(event.at)}.`)
    case 'ground':
      return quiet(`${side(event.side)} gains ${count(event.hexes.length, 'hex', 'hexes')}.`)
    case 'objective': {
      const name = scenario.objectives[event.objective]?.name ?? '?'
      return plain(`${side(event.holder)} takes ${name}${prestigeWords(event.prestige)}.`)
    }
    case 'supply':
      return supplyLine(scenario, event)
    case 'over':
      return { text: outcomeLine(scenario, event.winner), tone: 'turn' }
    default:
      return staffLine(scenario, event)
  }
}

type EventOf<T extends OperationalEvent['type']> = Extract<OperationalEvent, { type: T }>

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
    return plain(`${name} is without supply for ${count(event.turns, 'turn')}${harm === 'no loss' ? '' : `: ${harm}`}.`)
  }
  return event.recovered > 0 ? quiet(`${name} recovers ${count(event.recovered, 'step')}.`) : undefined
}

const bridgeLine = (scenario: OperationalScenario, { edge, crossing: now }: EventOf<'bridge'>): string => {
  const hex = Math.floor(edge / 6)
  const far = neighbourOf(scenario.map, hex, (edge % 6) as Direction)
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
  return plain(`${sideName(scenario, objective.side)}: ${objective.name} ${end}${prestigeWords(event.prestige)}.`)
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
