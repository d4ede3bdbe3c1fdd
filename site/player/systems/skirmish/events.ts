/** How the events of a skirmish are shown. */
import type { Side } from '../../../../engine/game.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import { lineOf } from '../../../../engine/systems/skirmish/events.ts'
import type { UnitRules, Weapon } from '../../../../engine/systems/skirmish/rules.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import type { SoundId } from '../../sound/kinds.ts'
import { hexSubject, unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash, Scene, Subject } from '../../types.ts'
import { cardName, count, tableOf } from './names.ts'
import { targetOf } from './struck.ts'
import type { SkirmishTypes } from './types.ts'

/** Milliseconds for which each is shown. */
const times: Readonly<Partial<Record<SkirmishEvent['type'], number>>> = {
  shot: 1300,
  initiative: 1500,
  played: 900,
  deployed: 600,
  moved: 360,
  covered: 360,
  assaults: 600,
  stormed: 700,
  boarded: 360,
  left: 360,
  swapped: 360,
  built: 500,
  equipped: 350,
  flew: 900,
  intercepted: 700,
  destroyed: 700,
}

const flash = (at: Subject, text: string, tone: Flash['tone']): Scene => ({ flashes: [{ at, text, tone }] })

/** Cards that come to light, and mines that are found. */
const revealing: ReadonlySet<SkirmishEvent['type']> = new Set(['drew', 'mine', 'dealt'])

const moveSoundOf = ({ class: unitClass, abilities, armour }: UnitRules): SoundId => {
  switch (unitClass) {
    case 'infantry':
      return 'foot'
    case 'aircraft':
      return 'aircraft'
    case 'artillery':
      return abilities.includes('towed') ? 'wheels' : 'tracks'
    case 'tank':
      // Armoured cars scout.
      return abilities.includes('recon') ? 'wheels' : 'tracks'
    case 'transport':
      return armour > 1 ? 'tracks' : 'wheels'
  }
}

/** The calibre of a weapon, as far as it can be told from who fires it and what it pierces and does. */
const fireSoundOf = (
  { class: unitClass, type }: Pick<UnitRules, 'class' | 'type'>,
  { range, accuracy, piercing, damage }: Weapon,
): SoundId => {
  if (type === 'bomber') return 'bombs'
  if (piercing < 3) return 'small-arms'
  switch (unitClass) {
    case 'aircraft':
      return damage > 2 ? 'rockets' : 'machine-gun'
    case 'artillery':
      if (type === 'gun') {
        // A great blast that pierces little.
        if (damage > 2) return piercing < 5 ? 'rockets' : 'heavy-artillery'
        return range > 4 ? 'medium-artillery' : 'light-artillery'
      }
      return type === 'anti-tank' || piercing > 5 ? 'anti-tank' : 'machine-gun'
    case 'tank':
      if (piercing < 5) return 'machine-gun'
      if (piercing > 7) return 'anti-tank'
      return damage > 2 ? 'heavy-artillery' : 'light-artillery'
    default:
      // A mortar reaches far and hits little.
      if (piercing < 5) return range > 3 && accuracy[0] > 4 ? 'light-artillery' : 'machine-gun'
      if (range < 3) return 'anti-tank'
      return damage > 1 ? 'rockets' : 'machine-gun'
  }
}

const soundsOfShot = (
  table: Table,
  { unit, weapon, roll }: Pick<Extract<SkirmishEvent, { type: 'shot' }>, 'unit' | 'weapon' | 'roll'>,
): readonly SoundId[] => {
  const dice: readonly SoundId[] = roll > 0 ? ['dice'] : []
  if (unit < 0) {
    const { support } = table.cards[weapon]
    return [...dice, (support?.barrage?.piercing ?? 0) > 5 ? 'heavy-artillery' : 'medium-artillery']
  }
  // What a unit has bought is fired by men, whatever the unit is.
  const fired =
    weapon === 0
      ? table.rules[unit]
      : ({ ...table.cards[table.card[unit]].options[weapon - 1].rules, class: 'infantry', type: 'light' } as const)
  return fired.weapon === undefined ? dice : [...dice, fireSoundOf(fired, fired.weapon)]
}

const soundsOf = (table: Table, event: SkirmishEvent): readonly SoundId[] => {
  switch (event.type) {
    case 'moved':
    case 'swapped':
    case 'boarded':
    case 'left':
    case 'covered':
    case 'deployed':
    case 'assaults':
      return [moveSoundOf(table.rules[event.unit])]
    case 'flew':
    case 'intercepted':
      return ['aircraft']
    case 'shot':
      return soundsOfShot(table, event)
    case 'initiative':
    case 'luck':
      return ['dice']
    case 'drew':
    case 'dealt':
      return ['card-drawn']
    case 'played':
      return ['card-played']
    case 'mine':
      return event.is === 'exploded' ? ['light-artillery'] : []
    case 'destroyed':
    case 'headquarters':
      return ['loss']
    case 'stormed':
      return event.is === 'taken' ? ['capture'] : []
    default:
      return []
  }
}

export const events: EventDisplay<SkirmishTypes> = {
  line: (scenario, event) => lineOf(tableOf(scenario), event),
  scene(scenario, event) {
    const table = tableOf(scenario)
    const headquartersOf = (side: Side): Subject => hexSubject(table.headquarters[table.teamOf[side]])
    switch (event.type) {
      case 'shot': {
        const from = event.unit < 0 ? [] : [unitSubject(event.unit)]
        return { fire: { from, at: targetOf(table, event.target), misses: event.result === 'miss' } }
      }
      case 'wounded':
        return flash(unitSubject(event.unit), `−${event.wounds}`, 'harm')
      case 'healed':
        return event.wounds > 0 ? flash(unitSubject(event.unit), `+${event.wounds}`, 'none') : undefined
      case 'destroyed': {
        const gone = unitSubject(event.unit)
        return { flashes: [{ at: gone, text: 'destroyed', tone: 'loss', gone }] }
      }
      case 'suppressed':
        return flash(unitSubject(event.unit), 'suppressed', 'harm')
      case 'promoted':
        return flash(unitSubject(event.unit), event.rank > 1 ? 'elite' : 'veteran', 'none')
      case 'stormed':
        return {
          ...flash(hexSubject(event.space), event.is, 'none'),
          ...(event.is === 'taken' && { taken: { hexes: [event.space], side: table.seat[event.unit] } }),
        }
      case 'headquarters':
        return flash(hexSubject(table.headquarters[event.team]), `−${event.damage}`, 'loss')
      case 'terrain':
        return flash(hexSubject(event.space), event.is === 'replaced' ? 'ruins' : event.is, 'none')
      case 'mine': {
        if (event.is !== 'exploded') return undefined
        const at = hexSubject(event.space)
        return { fire: { from: [], at }, ...flash(at, 'mine', 'loss') }
      }
      case 'played':
        return flash(headquartersOf(event.side), cardName(table, event.card), 'none')
      case 'income':
        return flash(headquartersOf(event.side), `+${count(event.ap, 'point')}`, 'none')
      default:
        return undefined
    }
  },
  sounds: (scenario, event) => soundsOf(tableOf(scenario), event),
  duration: (shown) => Math.max(0, ...shown.map(({ type }) => times[type] ?? 0)),
  reveals: ({ type }) => revealing.has(type),
}
