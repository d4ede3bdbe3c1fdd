/** How the events of a battle are shown. */
import { lineOf, type TacticalEvent } from '../../../../engine/systems/tactical/events.ts'
import type { MovementType, UnitClass } from '../../../../engine/systems/tactical/rules.ts'
import { lifts, type TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import type { SoundId } from '../../sound/kinds.ts'
import { hexSubject, unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash, Scene } from '../../types.ts'
import type { TacticalTypes } from './types.ts'

const flash = (unit: number, text: string, tone: Flash['tone']): Scene => ({
  flashes: [{ at: unitSubject(unit), text, tone }],
})

/** A unit that is no more. */
const gone = (unit: number, text: string, tone: Flash['tone']): Scene => ({
  flashes: [{ at: unitSubject(unit), text, tone, gone: unitSubject(unit) }],
})

/** Events that show an enemy or what it has done unseen; all others that bar undo are rolls. */
const revealing: ReadonlySet<TacticalEvent['type']> = new Set(['moved', 'spotted', 'ambushed', 'supplied', 'replaced'])

/** Milliseconds for which events are shown. */
const times: Readonly<Partial<Record<TacticalEvent['type'], number>>> = {
  fired: 950,
  destroyed: 950,
  surrendered: 950,
  ambushed: 950,
  taken: 650,
  landed: 650,
  brokenUp: 650,
  fled: 500,
  moved: 300,
}

const moveSounds: Readonly<Partial<Record<MovementType, SoundId>>> = {
  tracked: 'tracks',
  halftrack: 'tracks',
  wheeled: 'wheels',
  towed: 'wheels',
  all_terrain: 'wheels',
  amphibious: 'tracks',
  air: 'aircraft',
  deep: 'ship',
  coastal: 'ship',
}

const fireSounds: Readonly<Record<UnitClass, SoundId>> = {
  infantry: 'machine-gun',
  tank: 'anti-tank',
  recon: 'machine-gun',
  anti_tank: 'anti-tank',
  artillery: 'medium-artillery',
  anti_air: 'light-artillery',
  fort: 'medium-artillery',
  transport: 'small-arms',
  fighter: 'machine-gun',
  tac_bomber: 'bombs',
  level_bomber: 'bombs',
  air_transport: 'small-arms',
  destroyer: 'light-artillery',
  submarine: 'bombs',
  cruiser: 'heavy-artillery',
  battleship: 'heavy-artillery',
  carrier: 'light-artillery',
  sea_transport: 'small-arms',
}

const soundsOf = ({ units, rules }: TacticalScenario, event: TacticalEvent): readonly SoundId[] => {
  const typeOf = (unit: number) => rules.unitTypes[units[unit].type]
  switch (event.type) {
    case 'moved':
    case 'fled':
    case 'arrived':
    case 'bought':
      return [moveSounds[typeOf(event.unit).movement] ?? 'foot']
    case 'mounted':
      return ['wheels']
    case 'embarked':
      return [lifts[event.lift] === 'sea' ? 'ship' : 'aircraft']
    case 'landed':
      return ['foot']
    case 'fired':
      return ['dice', fireSounds[typeOf(event.unit).class]]
    case 'destroyed':
    case 'surrendered':
      return ['loss']
    case 'taken':
      return ['capture']
    default:
      return []
  }
}

const firedScene = ({ unit, target, kills, suppressed }: Extract<TacticalEvent, { type: 'fired' }>): Scene => {
  const text = kills > 0 ? `−${kills}` : suppressed > 0 ? `${suppressed} suppressed` : 'no effect'
  const tone = kills > 0 ? 'loss' : suppressed > 0 ? 'harm' : 'none'
  const at = unitSubject(target)
  return { fire: { from: [unitSubject(unit)], at, misses: tone === 'none' }, ...flash(target, text, tone) }
}

export const events: EventDisplay<TacticalTypes> = {
  line: lineOf,
  scene(_, event) {
    switch (event.type) {
      case 'fired':
        return firedScene(event)
      case 'destroyed':
        return gone(event.unit, 'destroyed', 'loss')
      case 'surrendered':
        return gone(event.unit, 'surrenders', 'loss')
      case 'escaped':
        return gone(event.unit, 'gets away', 'none')
      case 'ambushed':
        return flash(event.unit, 'surprised', 'harm')
      case 'stubborn':
        return flash(event.target, 'rugged defence', 'none')
      case 'brokenUp':
        return flash(event.unit, 'broken up', 'harm')
      case 'evaded':
        return flash(event.target, 'evades', 'none')
      case 'fled':
        return flash(event.unit, 'flees', 'harm')
      case 'outOfFuel':
        return flash(event.unit, 'no fuel', 'harm')
      case 'upgraded':
        return flash(event.unit, 'upgraded', 'none')
      case 'led':
        return flash(event.unit, 'a leader', 'none')
      case 'replaced':
        return flash(event.unit, `+${event.points}`, 'none')
      case 'landed':
        return event.lost > 0 ? flash(event.unit, `−${event.lost}`, 'loss') : undefined
      case 'taken':
        return {
          flashes: [{ at: hexSubject(event.hex), text: 'taken', tone: 'none' }],
          taken: { hexes: [event.hex], side: event.side },
        }
      default:
        return undefined
    }
  },
  sounds: soundsOf,
  duration: (shown) => Math.max(0, ...shown.map(({ type }) => times[type] ?? 0)),
  reveals: ({ type }) => revealing.has(type),
}
