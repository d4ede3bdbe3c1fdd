/** How the events of an operational battle are shown. */

import type { Hex } from '../../../../engine/hex.ts'
import { lineOf, type OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { crossing, type Losses } from '../../../../engine/systems/operational/types.ts'
import type { SoundId } from '../../sound/kinds.ts'
import { hexSubject, hqSubject, unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash, Scene, Subject } from '../../types.ts'
import type { OperationalTypes } from './types.ts'

/** Milliseconds for which a move, and a fight, are shown. */
const moveTime = 260
const fightTime = 900

type Harm = Pick<Losses, 'lost' | 'suppressed'>

/** The result of a fight, written as in the forecast: steps lost, and steps suppressed with an open pip. */
const flashOf = (at: Subject, { lost, suppressed }: Harm, end = ''): Flash => {
  const harm = [lost > 0 && `−${lost}`, suppressed > 0 && `${suppressed}○`].filter(Boolean).join(' ') || '0'
  return { at, text: harm + end, tone: lost > 0 ? 'loss' : suppressed > 0 ? 'harm' : 'none' }
}

const destroyed = (hex: Hex, gone: Subject): Scene => ({
  flashes: [{ at: hexSubject(hex), text: 'destroyed', tone: 'loss', gone }],
})

/** Events that show what was hidden. */
const revealing: ReadonlySet<OperationalEvent['type']> = new Set(['stopped', 'revealed', 'scouted'])

type UnitSymbol = OperationalScenario['rules']['unitTypes'][string]['symbol']

/** How units sound by their symbols: as they move, and as they fight. */
const unitSounds: Readonly<Record<UnitSymbol, readonly [moves: SoundId, fights: SoundId]>> = {
  infantry: ['foot', 'machine-gun'],
  mountain: ['foot', 'machine-gun'],
  airborne: ['foot', 'small-arms'],
  security: ['foot', 'small-arms'],
  cavalry: ['hooves', 'small-arms'],
  motorised: ['wheels', 'machine-gun'],
  mechanised: ['tracks', 'light-artillery'],
  armour: ['tracks', 'anti-tank'],
}

const strikeSounds: Readonly<Record<string, SoundId>> = { ship: 'heavy-artillery', rocket: 'rockets' }

const soundsOfUnit = ({ units, rules }: OperationalScenario, unit: number) =>
  unitSounds[rules.unitTypes[units[unit].type].symbol]

const soundsOf = (scenario: OperationalScenario, event: OperationalEvent): readonly SoundId[] => {
  switch (event.type) {
    case 'moved':
    case 'retreated':
      return [soundsOfUnit(scenario, event.unit)[0]]
    case 'entered':
      if (event.by !== 'land') return [event.by === 'sea' ? 'ship' : 'aircraft']
      return [soundsOfUnit(scenario, event.unit)[0]]
    case 'hq-moved':
    case 'hq-entered':
      return ['wheels']
    case 'combat':
      return [event.kind === 'suppressive-fire' ? 'medium-artillery' : soundsOfUnit(scenario, event.unit)[1]]
    case 'strike':
      return [strikeSounds[Object.values(scenario.rules.assets)[event.asset].symbol] ?? 'bombs']
    case 'air-supplied':
      return ['aircraft']
    case 'bridge':
      return event.crossing === crossing.damaged ? ['medium-artillery'] : []
    case 'card':
      return ['card-played']
    case 'prize':
      return ['card-drawn']
    case 'destroyed':
    case 'hq-overrun':
    case 'hq-destroyed':
      return ['loss']
    case 'prisoners':
    case 'hub-overrun':
    case 'objective':
      return ['capture']
    case 'bonus':
      return event.won ? ['capture'] : []
    default:
      return []
  }
}

export const events: EventDisplay<OperationalTypes> = {
  line: lineOf,
  scene({ objectives }, event) {
    switch (event.type) {
      case 'combat': {
        const { attacker, defender } = event
        const at = hexSubject(event.at)
        const unit = unitSubject(event.unit)
        const end = event.overrun ? ' overrun' : event.cornered ? ' cornered' : event.retreated ? ' falls back' : ''
        return {
          fire: { from: [unit], at, misses: defender.lost + defender.suppressed === 0 },
          flashes: [flashOf(at, defender, end), flashOf(unit, attacker)],
        }
      }
      case 'strike': {
        const at = unitSubject(event.target)
        return { fire: { from: [], at, misses: event.lost + event.suppressed === 0 }, flashes: [flashOf(at, event)] }
      }
      case 'destroyed':
        return destroyed(event.at, unitSubject(event.unit))
      case 'hq-destroyed':
        return destroyed(event.at, hqSubject(event.hq))
      case 'objective':
        return { taken: { hexes: [objectives[event.objective].hex], side: event.holder } }
      case 'ground':
        return { taken: event }
      default:
        return undefined
    }
  },
  sounds: soundsOf,
  duration(shown) {
    if (shown.some(({ type }) => type === 'combat' || type === 'strike')) return fightTime
    return shown.some(({ type }) => type === 'moved' || type === 'hq-moved') ? moveTime : 0
  },
  reveals: ({ type }) => revealing.has(type),
}
