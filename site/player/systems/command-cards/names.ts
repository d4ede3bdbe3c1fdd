/** Units, cards, places, phases and answers of battles led by cards in words. */
import type { Hex } from '../../../../engine/hex.ts'
import { ordersGiven } from '../../../../engine/systems/command-cards/cards/orders.ts'
import { placeName } from '../../../../engine/systems/command-cards/fields.ts'
import { groundsAt, unitAt } from '../../../../engine/systems/command-cards/ground.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import {
  battleKind,
  destroyed,
  exited,
  gear,
  noUnit,
  type Phase,
  type Position,
  phase,
  status,
} from '../../../../engine/systems/command-cards/types.ts'
import { orderedUnits } from '../../../../engine/systems/command-cards/units.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { actionWords, words } from '../../../../engine/systems/command-cards/verbs/sentences.ts'
import { count, unitName, withVerb } from '../../../../engine/words.ts'
import type { PlayerState } from './types.ts'

export { cardName, placeName } from '../../../../engine/systems/command-cards/fields.ts'
export { unitName } from '../../../../engine/words.ts'
export { count, hexName, perCent, sideName } from '../../words.ts'
export { actionWords }

/** For each phase its name, and the decision in it. */
const phaseWords: Readonly<Record<Phase, readonly [name: string, asked: string]>> = {
  [phase.play]: ['Play', 'Play a card'],
  [phase.aim]: ['Aim', 'Name the targets'],
  [phase.order]: ['Order', 'Order units'],
  [phase.move]: ['Move', 'Move the ordered units'],
  [phase.battle]: ['Battle', 'Battle with the ordered units'],
  [phase.react]: ['React', 'Ambush?'],
  [phase.retreat]: ['Retreat', 'Fall back'],
  [phase.advance]: ['Take ground', 'Take the ground?'],
  [phase.overrun]: ['Overrun', 'Go on and battle again?'],
  [phase.second]: ['Second assault', 'Assault once more?'],
  [phase.discard]: ['Give up a card', 'Give up a card'],
  [phase.keep]: ['Draw', 'Keep one of the drawn cards'],
  [phase.mines]: ['Mines', 'Lay the minefields'],
  [phase.prepare]: ['Prepare', 'Put a card aside'],
  [phase.announce]: ['Announce', 'Lay open the next strike?'],
}

export const phaseName = (at: Phase): string => phaseWords[at][0]

/** The decision that is due in a few words, as a heading. */
export const askedWords = (state: Position): string => {
  if (state.phase === phase.retreat && state.mayIgnore > 0) return 'Ignore flags?'
  if (state.phase === phase.react && state.battle === battleKind.back) return 'Strike back?'
  if (state.phase === phase.move && state.again === 1) return 'Move once more'
  if (state.phase === phase.play && state.spent > 0) return 'Put a card aside'
  return phaseWords[state.phase][1]
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
        ? `${withVerb(unitName(scenario, attacker), 'stands', 'stand')} and may strike back at ${unitName(scenario, target)}.`
        : `${withVerb(unitName(scenario, attacker), 'attacks', 'attack')} ${unitName(scenario, target)} at close quarters.`
    case phase.retreat:
      return state.mayIgnore > 0
        ? `${withVerb(unitName(scenario, target), 'has', 'have')} ${count(state.flags, 'flag')}, and may ignore ${state.mayIgnore}.`
        : state.flags > 0
          ? `${withVerb(unitName(scenario, target), 'falls', 'fall')} back: ${count(state.flags, 'flag')}.`
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

/** Words the use of a card, as a button: the card itself is named beside it, and the place is chosen after it. */
export const cardActWords = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string =>
  'hex' in action ? `${words[action.type].button} with it` : actionWords(scenario, state, action, { card: () => 'it' })

/** The button that gives an order on a touch screen. */
export const actionVerb = (scenario: CommandCardsScenario, state: Position, action: CommandCardsAction): string =>
  words[action.type].button ?? actionWords(scenario, state, action)

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
