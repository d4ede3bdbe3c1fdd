/** Units, cards, places, phases and answers of battles led by cards in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { ordersGiven } from '../../../../engine/systems/command-cards/cards/orders.ts'
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
  type Phase,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'
import { orderedUnits } from '../../../../engine/systems/command-cards/units.ts'
import { cardName, count, placeName, unitName } from '../../../../engine/systems/command-cards/words.ts'
import type { PlayerState } from './types.ts'

export { cardName, count, placeName, unitName } from '../../../../engine/systems/command-cards/words.ts'
export { hexName, perCent, sideName } from '../../words.ts'

type Position = Readonly<CommandCardsState>

/** For each phase its name, the decision in it, and the button that ends it. */
const phaseWords: Readonly<Record<Phase, readonly [name: string, asked: string, end: string]>> = {
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
  [phase.mines]: ['Mines', 'Lay the minefields', 'No more minefields'],
  [phase.prepare]: ['Prepare', 'Put a card aside', 'Done'],
  [phase.announce]: ['Announce', 'Lay open the next strike?', 'Say nothing'],
}

export const phaseName = (at: Phase): string => phaseWords[at][0]

/** The decision that is due in a few words, as a heading. */
export const askedWords = (state: Position): string => {
  if (state.phase === phase.retreat && state.mayIgnore > 0) return 'Ignore flags?'
  if (state.phase === phase.react && state.battle === battleKind.back) return 'Battle back?'
  if (state.phase === phase.move && state.again === 1) return 'Move once more'
  if (state.phase === phase.play && state.spent > 0) return 'Put a card aside'
  return phaseWords[state.phase][1]
}

/** The label of the button that ends the phase or declines. */
export const nextWords = (state: Position): string => {
  if (state.phase === phase.react && state.battle === battleKind.back) return 'Hold fire'
  if (state.phase === phase.move && state.again === 1) return 'End the turn'
  return phaseWords[state.phase][2]
}

/** Details of the decision: whom it is about, and how much of it is done. */
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
    case phase.mines:
      return `${count(state.minefieldsLeft[state.side], 'minefield')} left. The enemy sees where they lie, and not what they are worth.`
    case phase.prepare:
      return state.opening ? 'It will be played in the first turn.' : 'It will be played next turn.'
    case phase.announce:
      return 'The enemy’s radar watches: only a strike that lies open can be flown next turn.'
    default:
      return ''
  }
}

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

/** Names that the words for an action are made of; those that it does not have are empty. */
interface Names {
  readonly unit: string
  readonly target: string
  readonly card: string
  readonly place: string
}

/** The words for a kind of action. */
interface ActWords {
  /** In a sentence, as the staff would put it. */
  readonly say?: (names: Names) => string
  /** On the button of a touch screen. */
  readonly verb?: string
  /** On a button beside the card with which it is done. */
  readonly withCard?: string
}

const actWords: Readonly<Partial<Record<CommandCardsAction['type'], ActWords>>> = {
  play: { say: ({ card }) => `Play ${card}` },
  prepare: { say: ({ card }) => `Put ${card} aside`, withCard: 'Put it aside' },
  discard: { say: ({ card }) => `Give up ${card}`, withCard: 'Give it up' },
  keep: { say: ({ card }) => `Keep ${card}`, withCard: 'Keep it' },
  announce: { say: ({ card }) => `Lay open ${card}`, withCard: 'Lay it open' },
  blow: {
    say: ({ place, card }) => `Blow up the bridge at ${place} with ${card}`,
    verb: 'Blow it up',
    withCard: 'Blow up a bridge with it',
  },
  bridge: {
    say: ({ place, card }) => `Build a bridge at ${place} with ${card}`,
    verb: 'Build',
    withCard: 'Build a bridge with it',
  },
  order: { say: ({ unit }) => `Order ${unit}`, verb: 'Order' },
  aim: { say: ({ unit }) => `Aim at ${unit}`, verb: 'Aim' },
  clear: { say: ({ unit }) => `Let ${unit} clear its ground` },
  seal: { say: ({ unit }) => `Let ${unit} seal the cave` },
  recover: { say: ({ unit }) => `Let ${unit} recover` },
  land: { say: ({ unit, place }) => `Bring ${unit} in at ${place}`, verb: 'Bring in' },
  move: { say: ({ unit, place }) => `Move ${unit} to ${place}`, verb: 'Move' },
  attack: { say: ({ unit, target }) => `Attack ${target} with ${unit}`, verb: 'Attack' },
  retreat: { say: ({ place }) => `Fall back to ${place}`, verb: 'Fall back' },
  follow: { say: ({ place }) => `Go on to ${place}`, verb: 'Go on' },
  advance: { verb: 'Take it' },
  mine: { say: ({ place }) => `Lay a minefield at ${place}`, verb: 'Lay mines' },
  smoke: { say: ({ place }) => `Lay smoke at ${place}`, verb: 'Lay smoke' },
}

const sectionWords = sections.map((section) => (section === 'centre' ? 'centre' : `${section} section`))

/** The section with which a card is played, where that is chosen, as the end of a sentence. */
const inSection = (scenario: CommandCardsScenario, action: CommandCardsAction): string => {
  if (action.type !== 'play') return ''
  const card = Object.values(scenario.rules.cards)[action.card]
  const isNamed = card?.orders.some(({ section }) => section === 'chosen') === true
  return isNamed || (card?.echoes === true && action.choice > 0) ? ` in the ${sectionWords[action.choice] ?? ''}` : ''
}

/** Words the use of a card, as a button: the card itself is named beside it. */
export const cardActWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string => {
  if (action.type !== 'play') return actWords[action.type]?.withCard ?? nextWords(state)
  return action.choice === asStrike ? 'Fly a strike with it' : `Play it${inSection(scenario, action)}`
}

/** The button that gives an order on a touch screen. */
export const actionVerb = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string =>
  actWords[action.type]?.verb ?? answerWords(scenario, state, action)

/** An action in a sentence, as the staff would put it. */
export const actionWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string => {
  const sentence = actWords[action.type]?.say?.({
    unit: 'unit' in action ? unitName(scenario, action.unit) : '',
    target: 'target' in action ? unitName(scenario, action.target) : '',
    card: 'card' in action ? `“${cardName(scenario, action.card)}”` : '',
    place: 'to' in action ? placeName(scenario, action.to) : 'hex' in action ? placeName(scenario, action.hex) : '',
  })
  const isStrike = action.type === 'play' && action.choice === asStrike
  const how = isStrike ? ' as a strike from the air' : inSection(scenario, action)
  return `${sentence ?? answerWords(scenario, state, action)}${how}.`
}

/** Names the terrain and the obstacle on a hex. */
export const groundWords = (state: PlayerState, hex: Hex): string =>
  groundsAt(state.derived.table, state.derived.known, hex)
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
  const unit = unitAt(state.derived.known, hex)
  return unit === noUnit ? undefined : unit
}

/** Names the gear of a unit. */
export const gearNames = (bits: number): readonly (readonly [name: string, rule: string])[] =>
  gearWords.flatMap(([bit, name, rule]) => (bits & bit ? [[name, rule] as const] : []))

const gearWords = [
  [gear.leader, 'Leader', 'A8'],
  [gear.camouflage, 'Camouflaged', 'A15'],
  [gear.boat, 'Boats', 'A5'],
  [gear.prisoners, 'Freed prisoners', 'A7'],
  [gear.equipment, 'Captured equipment', 'A12'],
] as const

/** Names the actions of a unit in this turn. */
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

/** A battle in a few characters: its dice, and the figures that it costs on average. */
export const poolPill = ({ dice, hits }: { readonly dice: number; readonly hits: number }): string =>
  `${count(dice, 'die', 'dice')}: loss ${(hits / 1000).toFixed(1)}`
