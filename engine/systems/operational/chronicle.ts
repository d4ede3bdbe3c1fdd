/** Events in words: for the log on the page, the screen reader and the terminal alike. */
import { type Direction, neighbourOf } from '../../hex.ts'
import { combatLine } from './combat/words.ts'
import { staffLine } from './headquarters/words.ts'
import type { OperationalScenario } from './scenario.ts'
import { crossing, type OperationalEvent } from './types.ts'
import { count, placeName, sideName, signed, unitName } from './words.ts'

export interface LogLine {
  readonly text: string
  /** `turn` opens a turn; `quiet` is shown paler. */
  readonly tone: 'turn' | 'plain' | 'quiet'
}

const losses = (lost: number, suppressed: number): string => {
  const parts = [lost > 0 && `${lost} lost`, suppressed > 0 && `${suppressed} suppressed`].filter(Boolean)
  return parts.length === 0 ? 'no loss' : parts.join(', ')
}

type Supply = Extract<OperationalEvent, { type: 'supply' }>

const supplyLine = (scenario: OperationalScenario, event: Supply): string | undefined => {
  const name = unitName(scenario, event.unit)
  if (event.turns > 0) {
    const harm = losses(event.lost, event.suppressed)
    return `${name} is without supply for ${count(event.turns, 'turn')}${harm === 'no loss' ? '' : `: ${harm}`}.`
  }
  return event.recovered > 0 ? `${name} recovers ${count(event.recovered, 'step')}.` : undefined
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
  switch (event.type) {
    case 'turn':
      return { text: `${turnWords(event.turn)}: ${sideName(scenario, event.side)}`, tone: 'turn' }
    case 'moved': {
      const to = event.path.at(-1)
      if (to === undefined) return undefined
      return { text: `${unitName(scenario, event.unit)} moves to ${placeName(scenario, to)}.`, tone: 'quiet' }
    }
    case 'stopped':
      return {
        text: `${unitName(scenario, event.unit)} meets an enemy that nobody knew of, at ${placeName(scenario, event.at)}.`,
        tone: 'plain',
      }
    case 'entrenched': {
      const works = event.level === 1 ? 'digs in' : 'fortifies itself'
      return { text: `${unitName(scenario, event.unit)} ${works}.`, tone: 'plain' }
    }
    case 'bridge': {
      const { map } = scenario
      const hex = Math.floor(event.edge / 6)
      const far = neighbourOf(map, hex, (event.edge % 6) as Direction)
      const place = `between ${placeName(scenario, hex)} and ${placeName(scenario, far)}`
      return { text: bridgeWords[event.crossing].replace('%', place), tone: 'plain' }
    }
    case 'hub': {
      const trucks = event.trucks === 0 ? 'is closed' : `has ${count(event.trucks, 'truck')} now`
      return { text: `The hub at ${placeName(scenario, event.at)} ${trucks}.`, tone: 'quiet' }
    }
    case 'entered':
      return {
        text: `${unitName(scenario, event.unit)} ${arrivals[event.by]} ${placeName(scenario, event.to)}.`,
        tone: 'plain',
      }
    case 'combat':
      return { text: combatLine(scenario, event), tone: 'plain' }
    case 'retreated': {
      const to = event.path.at(-1)
      if (to === undefined) return undefined
      return { text: `${unitName(scenario, event.unit)} falls back to ${placeName(scenario, to)}.`, tone: 'plain' }
    }
    case 'destroyed':
      return {
        text: `${unitName(scenario, event.unit)} is destroyed at ${placeName(scenario, event.at)}.`,
        tone: 'plain',
      }
    case 'fort-destroyed':
      return { text: `The fort at ${placeName(scenario, event.at)} is destroyed.`, tone: 'plain' }
    case 'city-ruined':
      return { text: `${placeName(scenario, event.at)} falls to ruins.`, tone: 'plain' }
    case 'strike': {
      const name = Object.values(scenario.rules.assets)[event.asset]?.name ?? '?'
      const harm = losses(event.lost, event.suppressed)
      return { text: `${name} on ${unitName(scenario, event.target)}: ${harm}.`, tone: 'plain' }
    }
    case 'air-supplied': {
      const recovered = event.recovered > 0 ? `; ${count(event.recovered, 'step')} recovered` : ''
      return { text: `${unitName(scenario, event.unit)} is supplied from the air${recovered}.`, tone: 'plain' }
    }
    case 'scouted': {
      const found = event.markers.map((hex) => placeName(scenario, hex)).join(', ')
      return {
        text:
          found === ''
            ? event.hexes.length > 0
              ? 'Photographs show nobody.'
              : 'Reports are in.'
            : `Reports: enemy units at ${found}.`,
        tone: 'plain',
      }
    }
    case 'revealed': {
      const names = event.units.map((unit) => unitName(scenario, unit)).join(', ')
      return names === '' ? undefined : { text: `Sighted: ${names}.`, tone: 'quiet' }
    }
    case 'card': {
      const name = scenario.rules.cards[event.card]?.name ?? '?'
      return { text: `${sideName(scenario, event.side)} plays ${name}.`, tone: 'plain' }
    }
    case 'bonus': {
      const objective = scenario.bonuses[event.bonus]
      if (objective === undefined) return undefined
      const prestige = event.prestige === 0 ? '' : ` (prestige ${signed(event.prestige * 1000)})`
      const end = event.won ? 'is achieved' : event.prestige < 0 ? 'is lost again' : 'was not achieved'
      return { text: `${sideName(scenario, objective.side)}: ${objective.name} ${end}${prestige}.`, tone: 'plain' }
    }
    case 'hub-overrun':
      return {
        text: `${sideName(scenario, event.side)} overruns the hub at ${placeName(scenario, event.at)}.`,
        tone: 'plain',
      }
    case 'ground':
      return {
        text: `${sideName(scenario, event.side)} gains ${count(event.hexes.length, 'hex', 'hexes')}.`,
        tone: 'quiet',
      }
    case 'objective': {
      const name = scenario.objectives[event.objective]?.name ?? '?'
      const prestige = event.prestige === 0 ? '' : ` (prestige ${signed(event.prestige * 1000)})`
      return { text: `${sideName(scenario, event.holder)} takes ${name}${prestige}.`, tone: 'plain' }
    }
    case 'supply': {
      const text = supplyLine(scenario, event)
      return text === undefined ? undefined : { text, tone: event.turns > 0 ? 'plain' : 'quiet' }
    }
    case 'over':
      return { text: outcomeLine(scenario, event.winner), tone: 'turn' }
    default:
      return staffLine(scenario, event)
  }
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
