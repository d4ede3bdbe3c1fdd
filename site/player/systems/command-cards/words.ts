/** Units, cards, places, phases and answers of battles led by cards in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { groundsAt, unitAt } from '../../../../engine/systems/command-cards/ground.ts'
import { sections } from '../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import {
  asStrike,
  battleKind,
  type CommandCardsAction,
  type CommandCardsState,
  destroyed,
  exited,
  gear,
  noUnit,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'
import { cardName, count, placeName, unitName } from '../../../../engine/systems/command-cards/words.ts'
import { orderedUnits, ordersGiven } from './preview.ts'
import type { PlayerState } from './types.ts'

export { cardName, count, placeName, unitName } from '../../../../engine/systems/command-cards/words.ts'
export { hexName, sideName } from '../../words.ts'

type Position = Readonly<CommandCardsState>

/** What every phase is called, and what is asked in it, of oneself. */
const phaseWords: Readonly<Record<number, readonly [name: string, asked: string, end: string]>> = {
  [phase.play]: ['Play', 'Play a card', 'Go on'],
  [phase.aim]: ['Aim', 'Name the targets', 'Strike'],
  [phase.order]: ['Order', 'Order units', 'Orders given'],
  [phase.move]: ['Move', 'Move the ordered units', 'No more moves'],
  [phase.battle]: ['Battle', 'Battle with the ordered units', 'End battles'],
  [phase.react]: ['React', 'Ambush?', 'Let it happen'],
  [phase.retreat]: ['Retreat', 'Fall back', 'Stop here'],
  [phase.advance]: ['Take ground', 'Take the ground?', 'Stay'],
  [phase.overrun]: ['Overrun', 'Go on and battle again?', 'Stay here'],
  [phase.second]: ['Second assault', 'Assault once more?', 'No more'],
  [phase.discard]: ['Give up a card', 'Give up a card', 'Done'],
  [phase.keep]: ['Draw', 'Keep one of the drawn cards', 'Done'],
  [phase.announce]: ['Announce', 'Lay open the next strike?', 'Say nothing'],
}

export const phaseName = (at: number): string => phaseWords[at]?.[0] ?? ''

/** What is asked now in a few words, as a heading. */
export const askedWords = (state: Position): string => {
  if (state.phase === phase.retreat && state.mayIgnore > 0) return 'Ignore flags?'
  if (state.phase === phase.react && state.battle === battleKind.back) return 'Battle back?'
  if (state.phase === phase.move && state.again === 1) return 'Move once more'
  if (state.phase === phase.play && state.spent > 0) return 'Put a card aside'
  return phaseWords[state.phase]?.[1] ?? ''
}

/** The one next button. */
export const nextWords = (state: Position): string => {
  if (state.phase === phase.react && state.battle === battleKind.back) return 'Hold fire'
  if (state.phase === phase.move && state.again === 1) return 'End the turn'
  return phaseWords[state.phase]?.[2] ?? 'Done'
}

/** More about what is asked: who is meant, and how much of it is done. */
export const taskWords = (scenario: CommandCardsScenario, state: Position): string => {
  const { attacker, target } = state
  switch (state.phase) {
    case phase.play:
      return state.spent > 0 ? 'It will be played next turn.' : 'Its section or its kinds of unit say who acts.'
    case phase.aim:
      return 'Enemies beside each other, in the order in which they are struck.'
    case phase.order:
      return `${orderedUnits(state).length} of ${Math.max(ordersGiven(state), orderedUnits(state).length)} ordered.`
    case phase.move: {
      const moved = orderedUnits(state).filter((unit) => (state.status[unit] & status.moved) !== 0).length
      return `${moved} of ${count(orderedUnits(state).length, 'unit')} moved.`
    }
    case phase.battle: {
      const battled = orderedUnits(state).filter((unit) => state.battles[unit] > 0).length
      return `${battled} of ${count(orderedUnits(state).length, 'unit')} battled.`
    }
    case phase.react:
      return state.battle === battleKind.back
        ? `${unitName(scenario, attacker)} stands and may battle back at ${unitName(scenario, target)}.`
        : `${unitName(scenario, attacker)} attacks ${unitName(scenario, target)} at close quarters.`
    case phase.retreat:
      return state.mayIgnore > 0
        ? `${unitName(scenario, target)} has ${count(state.flags, 'flag')}, and may ignore ${state.mayIgnore}.`
        : state.flags > 0
          ? `${unitName(scenario, target)} falls back: ${count(state.flags, 'flag')}.`
          : `${unitName(scenario, target)} may go on, or stop here.`
    case phase.advance:
      return `${unitName(scenario, attacker)} may move into ${placeName(scenario, state.contested)}.`
    case phase.overrun:
    case phase.second:
      return `${unitName(scenario, attacker)} may battle again.`
    case phase.discard:
      return 'A unit was lost: it costs a card.'
    case phase.keep:
      return `${count(state.keeps, 'card is', 'cards are')} kept, the others are discarded.`
    case phase.announce:
      return 'The enemy’s radar watches: only a strike that lies open can be flown next turn.'
    default:
      return ''
  }
}

/** The section that is named with a card. */
export const choiceWords = (choice: number): string =>
  choice === asStrike ? 'as a strike from the air' : `in the ${sectionWords[choice] ?? ''}`

const sectionWords = sections.map((section) => (section === 'centre' ? 'centre' : `${section} section`))

/** An answer as a button. */
export const answerWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string => {
  switch (action.type) {
    case 'ignore':
      return action.count === 0 ? 'Ignore none' : `Ignore ${count(action.count, 'flag')}`
    case 'spring':
      return 'Spring the ambush'
    case 'advance':
      return 'Take the ground'
    case 'attack':
      return state.phase === phase.react ? 'Battle back' : `Attack ${unitName(scenario, action.target)}`
    default:
      return nextWords(state)
  }
}

/** What is done with a card, as a button: the card itself is named beside it. */
export const cardActWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string => {
  switch (action.type) {
    case 'play': {
      const card = Object.values(scenario.rules.cards)[action.card]
      const isNamed = card?.orders.some(({ section }) => section === 'chosen') === true
      if (action.choice === asStrike) return 'Fly a strike with it'
      return isNamed || (card?.echoes === true && action.choice > 0)
        ? `Play it ${choiceWords(action.choice)}`
        : 'Play it'
    }
    case 'prepare':
      return 'Put it aside'
    case 'discard':
      return 'Give it up'
    case 'keep':
      return 'Keep it'
    case 'announce':
      return 'Lay it open'
    case 'blow':
      return 'Blow up a bridge with it'
    case 'bridge':
      return 'Build a bridge with it'
    default:
      return nextWords(state)
  }
}

/** An action in a sentence, as the staff would put it. */
export const actionWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string => {
  const unit = 'unit' in action ? unitName(scenario, action.unit) : ''
  const card = 'card' in action ? `“${cardName(scenario, action.card)}”` : ''
  switch (action.type) {
    case 'play':
      return `Play ${card}${action.choice === asStrike ? ' as a strike from the air' : ''}.`
    case 'prepare':
      return `Put ${card} aside.`
    case 'discard':
      return `Give up ${card}.`
    case 'keep':
      return `Keep ${card}.`
    case 'announce':
      return `Lay open ${card}.`
    case 'blow':
      return `Blow up the bridge at ${placeName(scenario, action.hex)} with ${card}.`
    case 'bridge':
      return `Build a bridge at ${placeName(scenario, action.hex)} with ${card}.`
    case 'order':
      return `Order ${unit}.`
    case 'aim':
      return `Aim at ${unit}.`
    case 'clear':
      return `Let ${unit} clear its ground.`
    case 'seal':
      return `Let ${unit} seal the cave.`
    case 'recover':
      return `Let ${unit} recover.`
    case 'land':
      return `Bring ${unit} in at ${placeName(scenario, action.to)}.`
    case 'move':
      return `Move ${unit} to ${placeName(scenario, action.to)}.`
    case 'attack':
      return `Attack ${unitName(scenario, action.target)} with ${unit}.`
    case 'retreat':
      return `Fall back to ${placeName(scenario, action.to)}.`
    case 'follow':
      return `Go on to ${placeName(scenario, action.to)}.`
    case 'smoke':
      return `Lay smoke at ${placeName(scenario, action.hex)}.`
    default:
      return `${answerWords(scenario, state, action)}.`
  }
}

/** What stands on a hex: terrain and obstacle. */
export const groundWords = (state: PlayerState, hex: Hex): string =>
  groundsAt(state.game.table, state.desk.known.value, hex)
    .map(({ name }, at) => (at === 0 ? name : name.toLowerCase()))
    .join(' with ')

/** Where a unit is. */
export const whereWords = (scenario: CommandCardsScenario, hex: number): string => {
  if (hex > 0) return placeName(scenario, hex)
  if (hex === destroyed) return 'destroyed'
  return hex === exited ? 'left the board' : 'in reserve'
}

/** Figures of a unit: `3 of 4 figures`. */
export const figureWords = (figures: number, most: number): string =>
  figures === most ? count(most, 'figure') : `${figures} of ${count(most, 'figure')}`

/** The unit on a hex as the viewer sees it. */
export const unitOn = (state: PlayerState, hex: Hex): number | undefined => {
  const unit = unitAt(state.desk.known.value, hex)
  return unit === noUnit ? undefined : unit
}

/** What a unit has with it. */
export const gearNames = (bits: number): readonly (readonly [name: string, rule: string])[] => [
  ...(bits & gear.leader ? [['Leader', 'A8'] as const] : []),
  ...(bits & gear.camouflage ? [['Camouflaged', 'A15'] as const] : []),
  ...(bits & gear.boat ? [['Boats', 'A5'] as const] : []),
  ...(bits & gear.prisoners ? [['Freed prisoners', 'A7'] as const] : []),
  ...(bits & gear.equipment ? [['Captured equipment', 'A12'] as const] : []),
]

/** What a unit has done in this turn. */
export const statusNames = (state: Position, unit: number): readonly string[] => {
  const marks = state.status[unit]
  return [
    marks & status.ordered ? 'Ordered' : '',
    marks & status.moved ? `Moved ${count(state.steps[unit], 'hex', 'hexes')}` : '',
    marks & status.barred ? 'May not battle: the ground forbids it' : '',
    state.battles[unit] > 0 ? 'Battled' : '',
    marks & status.arrived ? 'Came in this turn' : '',
    marks & status.aimed ? `Target ${state.aim[unit]} of the strike` : '',
  ].filter((name) => name !== '')
}

/** A battle in a few signs: its dice, and the figures that it costs on average. */
export const poolPill = ({ dice, hits }: { readonly dice: number; readonly hits: number }): string =>
  `${count(dice, 'die', 'dice')} −${(hits / 1000).toFixed(1)}`
