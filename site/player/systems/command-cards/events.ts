/** How the events of a battle led by cards are shown. */
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import { lineOf } from '../../../../engine/systems/command-cards/events.ts'
import type { UnitSymbol } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { battleKind, noUnit } from '../../../../engine/systems/command-cards/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { SoundId } from '../../sound/kinds.ts'
import { hexSubject, unitSubject } from '../../subject.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash, Scene, Subject } from '../../types.ts'
import type { CommandCardsTypes } from './types.ts'

/** Milliseconds for which a card, a move, and dice are shown. */
const cardTime = 900
const moveTime = 320
const diceTime = 1500

/** Of a place whose hexes count one by one it is not told which one was taken. */
const takenOf = ({ hexes, group }: CommandCardsScenario['medals'][number], side: Side): Scene | undefined =>
  group === 'all' || hexes.length === 1 ? { taken: { hexes, side } } : undefined

const flash = (at: Subject, text: string, tone: Flash['tone']): Scene => ({ flashes: [{ at, text, tone }] })

/** Events that show a card or a value that was hidden. */
const revealing: ReadonlySet<CommandCardsEvent['type']> = new Set(['ambush', 'announced', 'drew', 'obstacle'])

/** How units sound by their symbols: as they move, and as they fire. */
const unitSounds: Readonly<Record<UnitSymbol, readonly [moves: SoundId, fires: SoundId]>> = {
  infantry: ['foot', 'small-arms'],
  'special-forces': ['foot', 'machine-gun'],
  engineers: ['foot', 'machine-gun'],
  partisans: ['foot', 'small-arms'],
  sniper: ['foot', 'small-arms'],
  ski: ['foot', 'small-arms'],
  cavalry: ['hooves', 'small-arms'],
  armour: ['tracks', 'anti-tank'],
  'elite-armour': ['tracks', 'anti-tank'],
  'heavy-armour': ['tracks', 'light-artillery'],
  artillery: ['wheels', 'medium-artillery'],
  'mobile-artillery': ['tracks', 'medium-artillery'],
  'heavy-artillery': ['wheels', 'heavy-artillery'],
  ship: ['ship', 'heavy-artillery'],
  train: ['rail', 'heavy-artillery'],
}

const soundsOfUnit = ({ units, rules }: CommandCardsScenario, unit: number) =>
  unitSounds[rules.unitTypes[units[unit].type].symbol]

const soundsOf = (scenario: CommandCardsScenario, event: CommandCardsEvent): readonly SoundId[] => {
  switch (event.type) {
    case 'played':
    case 'prepared':
    case 'announced':
    case 'ambush':
      return ['card-played']
    case 'drew':
      return ['card-drawn']
    case 'arrived':
    case 'moved':
    case 'retreated':
    case 'advanced':
    case 'exited':
      return [soundsOfUnit(scenario, event.unit)[0]]
    case 'battle':
      // A strike comes from the air, or from guns far behind.
      return [
        'dice',
        event.kind === battleKind.strike || event.unit === noUnit ? 'bombs' : soundsOfUnit(scenario, event.unit)[1],
      ]
    case 'rolled':
      return ['dice']
    case 'destroyed':
      return ['loss']
    case 'medal':
      // One for a destroyed unit is heard as its loss.
      return event.count > 0 && event.why !== 'unit' && event.why !== 'place-lost' ? ['capture'] : []
    case 'landmark':
      return event.is === 'demolished' ? ['bombs'] : []
    default:
      return []
  }
}

export const events: EventDisplay<CommandCardsTypes> = {
  line: lineOf,
  scene({ medals }, event) {
    switch (event.type) {
      case 'battle': {
        const isStrike = event.kind === battleKind.strike || event.unit === noUnit
        const from = isStrike ? [] : [unitSubject(event.unit)]
        return { fire: { from, at: unitSubject(event.target), misses: event.hits === 0 } }
      }
      case 'lost':
        return flash(unitSubject(event.unit), `−${event.figures}`, 'loss')
      case 'destroyed': {
        const gone = unitSubject(event.unit)
        return { flashes: [{ at: gone, text: 'destroyed', tone: 'loss', gone }] }
      }
      case 'retreated':
        return flash(hexSubject(event.from), 'falls back', 'harm')
      case 'stood':
        return flash(unitSubject(event.unit), 'stands', 'none')
      case 'restored':
        return flash(unitSubject(event.unit), `+${event.figures}`, 'none')
      case 'medal':
        return event.why === 'place' && event.place !== undefined ? takenOf(medals[event.place], event.side) : undefined
      default:
        return undefined
    }
  },
  sounds: soundsOf,
  duration(shown) {
    const has = (type: CommandCardsEvent['type']): boolean => shown.some((event) => event.type === type)
    if (has('battle') || has('rolled')) return diceTime
    if (has('played') || has('ambush')) return cardTime
    return has('moved') || has('retreated') || has('advanced') || has('arrived') ? moveTime : 0
  },
  reveals: ({ type }) => revealing.has(type),
}
