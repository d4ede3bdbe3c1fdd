/** How the events of an echelon campaign are shown. */
import type { Hex } from '../../../../engine/hex.ts'
import { type EchelonEvent, lineOf } from '../../../../engine/systems/echelon/events.ts'
import type { UnitTypeRules } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { SoundId } from '../../sound/kinds.ts'
import { hexSubject, unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash, Scene, Subject } from '../../types.ts'
import type { EchelonTypes } from './types.ts'

/** Milliseconds for which a move, something done at a place, and dice are shown. */
const moveTime = 320
const doneTime = 650
const diceTime = 1500

const flashOf = (at: Subject, text: string, tone: Flash['tone'], gone?: Subject): Scene => ({
  flashes: [{ at, text, tone, gone }],
})
const flash = (hex: Hex, ...told: [text: string, tone: Flash['tone'], gone?: Subject]): Scene =>
  flashOf(hexSubject(hex), ...told)

/** Events that show a unit or a number that was hidden; all others that bar undo are rolls. */
const revealing: ReadonlySet<EchelonEvent['type']> = new Set(['inspected', 'heard', 'phase', 'overran', 'left'])

const times: Readonly<Partial<Record<EchelonEvent['type'], number>>> = {
  fought: diceTime,
  bombed: diceTime,
  withdrew: diceTime,
  surprised: diceTime,
  scattered: doneTime,
  attacked: doneTime,
  overran: doneTime,
  taken: doneTime,
  lifted: doneTime,
  lost: doneTime,
  moved: moveTime,
  retreated: moveTime,
  advanced: moveTime,
}

/** How units on tracks fire, by their symbols. */
const trackedSounds: Readonly<Partial<Record<UnitTypeRules['symbol'], SoundId>>> = {
  armour: 'anti-tank',
  'heavy-armour': 'light-artillery',
  'light-armour': 'anti-tank',
  amphibious: 'anti-tank',
  'engineer-armour': 'light-artillery',
  'assault-gun': 'light-artillery',
  mechanised: 'machine-gun',
  'landing-vehicle': 'machine-gun',
}

/** How all others fire, where it is not with machine guns. */
const fireSounds: Readonly<Partial<Record<UnitTypeRules['symbol'], SoundId>>> = {
  light: 'small-arms',
  ski: 'small-arms',
  commando: 'small-arms',
  partisan: 'small-arms',
  security: 'small-arms',
  cavalry: 'small-arms',
  camel: 'small-arms',
  'anti-tank': 'anti-tank',
  'anti-air': 'light-artillery',
  mortar: 'light-artillery',
  'mountain-artillery': 'light-artillery',
  artillery: 'medium-artillery',
  siege: 'heavy-artillery',
  rocket: 'rockets',
}

const moveSounds: Readonly<Record<UnitTypeRules['moves'], SoundId>> = {
  motor: 'wheels',
  artillery: 'wheels',
  semi: 'hooves',
  rail: 'rail',
  other: 'foot',
}

const liftSounds = { rail: 'rail', sea: 'ship', air: 'aircraft', assault: 'aircraft', drop: 'aircraft' } as const

/** The sounds of a unit as it moves and fires; of units that are not seen those of any. */
const soundsOfUnit = (
  { units, rules }: EchelonScenario,
  unit: number | undefined,
): readonly [moves: SoundId, fires: SoundId] => {
  if (unit === undefined) return ['foot', 'machine-gun']
  const { type, motorised } = rules.designs[units[unit].design]
  const { symbol, moves } = rules.unitTypes[type]
  const tracked = trackedSounds[symbol]
  if (tracked) return ['tracks', tracked]
  return [motorised && moves === 'other' ? 'wheels' : moveSounds[moves], fireSounds[symbol] ?? 'machine-gun']
}

const soundsOf = (scenario: EchelonScenario, event: EchelonEvent): readonly SoundId[] => {
  switch (event.type) {
    case 'moved':
    case 'arrived':
      return [soundsOfUnit(scenario, event.units[0])[0]]
    case 'retreated':
    case 'advanced':
      return [soundsOfUnit(scenario, event.unit)[0]]
    case 'lifted':
      return [liftSounds[event.by]]
    case 'hauled':
      return ['wheels']
    case 'attacked':
      return [soundsOfUnit(scenario, event.units[0])[1]]
    case 'overran':
      return [soundsOfUnit(scenario, event.units[0])[1], 'loss']
    case 'bombed':
      return ['dice', event.by === 'air' ? 'bombs' : 'heavy-artillery']
    case 'coastFired':
      return ['dice', 'heavy-artillery']
    case 'demolished':
      return ['medium-artillery']
    case 'fought':
    case 'withdrew':
    case 'surprised':
    case 'scattered':
    case 'swam':
      return ['dice']
    case 'lost':
      return ['loss']
    case 'captured':
    case 'taken':
    case 'surrendered':
      return ['capture']
    default:
      return []
  }
}

export const events: EventDisplay<EchelonTypes> = {
  line: lineOf,
  scene(_, event) {
    switch (event.type) {
      case 'attacked':
        return { fire: { from: event.units.map(unitSubject), at: hexSubject(event.hex) } }
      case 'fought':
        return flash(event.hex, `${event.die} → ${event.result}`, 'none')
      case 'lost':
        if (event.to === 'cadre') return flash(event.hex, 'cadre', 'loss')
        return flash(event.hex, 'lost', 'loss', unitSubject(event.unit))
      case 'disrupted':
        return flashOf(unitSubject(event.unit), 'disrupted', 'harm')
      case 'retreated':
        return flash(event.from, 'falls back', 'harm')
      case 'overran':
        return {
          fire: { from: event.units.map(unitSubject), at: hexSubject(event.hex) },
          ...flash(event.hex, 'overrun', 'loss'),
        }
      case 'withdrew':
        return flashOf(unitSubject(event.units[0]), event.code.startsWith('S') ? 'slips away' : 'held', 'none')
      case 'bombed':
        return {
          fire: { from: [], at: hexSubject(event.hex), misses: event.hits === 0 },
          ...flash(event.hex, event.hits === 0 ? 'no hit' : `−${event.hits}`, event.hits === 0 ? 'none' : 'harm'),
        }
      case 'taken':
        return { ...flash(event.hex, 'taken', 'none'), taken: { hexes: [event.hex], side: event.side } }
      default:
        return undefined
    }
  },
  sounds: soundsOf,
  duration: (shown) => Math.max(0, ...shown.map(({ type }) => times[type] ?? 0)),
  reveals: ({ type }) => revealing.has(type),
}
