/** How the events of a battle led by cards are shown. */
import type { Hex } from '../../../../engine/hex.ts'
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import { lineOf } from '../../../../engine/systems/command-cards/events.ts'
import type { UnitSymbol } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { battleKind, noUnit } from '../../../../engine/systems/command-cards/types.ts'
import type { SoundId } from '../../sound/kinds.ts'
import type { EventDisplay } from '../../systemUi.ts'
import type { Flash } from '../../types.ts'
import type { CommandCardsTypes, PlayerState } from './types.ts'

/** Milliseconds for which a card, a move, and dice are shown. */
const cardTime = 900
const moveTime = 320
const diceTime = 1500

const flash = (hex: Hex, text: string, tone: Flash['tone']): readonly Flash[] => (hex > 0 ? [{ hex, text, tone }] : [])

/** Where a unit stood when it was destroyed: it is on no hex any more. */
const lastHex = (state: PlayerState, unit: number): Hex => {
  const { first, steps } = state.timeline.value
  return (steps.at(-2)?.after ?? first).state.hex[unit]
}

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
  flashes(state, event) {
    const { hex } = state.position.value.state
    switch (event.type) {
      case 'lost':
        return flash(hex[event.unit] > 0 ? hex[event.unit] : lastHex(state, event.unit), `−${event.figures}`, 'loss')
      case 'destroyed':
        return flash(lastHex(state, event.unit), 'destroyed', 'loss')
      case 'retreated':
        return flash(event.from, 'falls back', 'harm')
      case 'stood':
        return flash(hex[event.unit], 'stands', 'none')
      case 'restored':
        return flash(hex[event.unit], `+${event.figures}`, 'none')
      default:
        return []
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
