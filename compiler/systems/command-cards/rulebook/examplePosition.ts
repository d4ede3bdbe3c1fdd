/** The position of a worked example: a game that is opened, and its pieces and cards laid as the example says. */
import { lowestDice } from '../../../../engine/dice.ts'
import { type CommandCardsGame, commandCards, type Table } from '../../../../engine/systems/command-cards/index.ts'
import { afterPlay } from '../../../../engine/systems/command-cards/phases.ts'
import { sections } from '../../../../engine/systems/command-cards/rules.ts'
import { mineState } from '../../../../engine/systems/command-cards/special/mines.ts'
import { type CommandCardsState, type Phase, phase, status } from '../../../../engine/systems/command-cards/types.ts'
import { verbs } from '../../../../engine/systems/command-cards/verbs/index.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../../../diagnostics/suggest.ts'
import { firstAction, numbersOf, readSpaceKey, sideOf } from '../../../rulebook/examples/read.ts'
import type { ExampleBlock } from '../schemas/types.generated.ts'
import { type CommandCardsSystem, makeExampleScenario } from './exampleScenario.ts'

export { findUnit } from '../../../rulebook/examples/read.ts'

export interface ExamplePosition {
  readonly game: CommandCardsGame
  readonly state: CommandCardsState
  /** Numbers by ids in the example. */
  readonly unitNumbers: ReadonlyMap<string, number>
}

/** The number of a card by its id; undefined and reported when there is none. */
export const findCard = ({ cardIds }: Table, id: string, place: Place, report: Report): number | undefined => {
  const found = cardIds.indexOf(id)
  if (found >= 0) return found
  report.error('card-unknown', place, `No card is called "${id}".`, { hint: hintForUnknown(id, cardIds) })
  return undefined
}

/** Opens an example and lays it out; undefined when something in it is wrong, which is reported. */
export const openExample = (
  example: ExampleBlock,
  system: CommandCardsSystem,
  place: Place,
  report: Report,
): ExamplePosition | undefined => {
  const side = sideToMove(example)
  const scenario = makeExampleScenario(example, side, system, place, report)
  if (scenario === undefined) return undefined
  const game = commandCards.open(scenario)
  const state = game.setup(lowestDice)
  const chosen = phaseOf(example)
  state.turn = example.turn ?? 1
  state.active = side
  state.side = side
  state.phase = chosen
  state.opening = (chosen === phase.prepare || chosen === phase.mines) && example.turn === undefined ? 1 : 0
  state.visibility = example.visibility ?? example.special?.night?.start ?? 0
  state.from.set(state.hex)
  const isLaid = [
    layCards(example, side, game, state, place, report),
    layMines(example, game, state, place, report),
  ].every(Boolean)
  if (!isLaid) return undefined
  for (const [index, medals] of (example.won ?? []).entries()) state.destroyedMedals[index] = medals
  const actsAnyway = chosen === phase.move || chosen === phase.battle
  state.status.fill(0)
  for (const [unit, { figures, ordered, side: owner }] of example.units.entries()) {
    if (figures !== undefined) state.figures[unit] = figures
    const isOrdered = ordered ?? (actsAnyway && owner - 1 === side)
    if (isOrdered) state.status[unit] |= status.ordered
  }
  if (chosen === phase.order || chosen === phase.aim) {
    afterPlay(game.services, { state, dice: lowestDice, emit: () => undefined })
    if (![phase.order, phase.aim, phase.move, phase.battle].some((one) => one === state.phase)) {
      report.error('example-wrong', place, 'The card gives nobody an order here: the turn is over at once.', {
        hint: 'Let the card order a unit of the example, or leave the card out.',
      })
      return undefined
    }
  }
  return { game, state, unitNumbers: numbersOf(scenario.units) }
}

/** Whose turn it is: that of the unit that acts first or is asked about, unless the example says otherwise. */
const sideToMove = (example: ExampleBlock): Side => {
  const { side, explain, forecast, units } = example
  if (side !== undefined) return sideOf(side)
  const id =
    firstAction(example)?.[1].unit ??
    explain?.dice?.attacker ??
    explain?.movement?.unit ??
    explain?.flags?.unit ??
    forecast?.attacker
  return units.find((unit) => unit.id === id)?.side === 2 ? 1 : 0
}

/** Returns the phase of an example: that of its first action, else moves for a question about movement, and battles. */
const phaseOf = (example: ExampleBlock): Phase => {
  if (example.phase !== undefined) return phase[example.phase]
  const first = firstAction(example)
  if (first === undefined) return example.explain?.movement ? phase.move : phase.battle
  const verb = first[0] === 'done' ? undefined : verbs.find(({ type }) => type === first[0])
  return verb?.in[0] ?? phase.battle
}

/** Takes each card that an example names from the deck; false when there is no such card, or no copy left. */
const layCards = (
  { hands, waiting, discarded, deck, last, card, section }: ExampleBlock,
  side: Side,
  { table }: CommandCardsGame,
  state: CommandCardsState,
  place: Place,
  report: Report,
): boolean => {
  let isSound = true
  const find = (id: string, at: Place): number => {
    const found = findCard(table, id, at, report)
    if (found === undefined) isSound = false
    return found ?? -1
  }
  const take = (id: string, ...path: (string | number)[]): number | undefined => {
    const at = below(place, ...path)
    const found = find(id, at)
    if (found < 0) return undefined
    if (state.deck[found] > 0) {
      state.deck[found]--
      return found
    }
    isSound = false
    report.error('example-invalid', at, `The deck has no more copies of "${id}".`)
    return undefined
  }
  for (const pile of [state.hand, state.discard, state.waiting, state.drawn]) pile.fill(0)
  state.deck.set(table.copies)
  for (const [owner, hand] of (hands ?? []).entries())
    for (const [index, id] of hand.entries()) {
      const found = take(id, 'hands', owner, index)
      if (found !== undefined) state.hand[owner * table.cards.length + found]++
    }
  for (const [owner, id] of (waiting ?? []).entries()) {
    const found = id === 'none' ? undefined : take(id, 'waiting', owner)
    if (found !== undefined) state.waiting[owner] = found + 1
  }
  for (const [index, id] of (discarded ?? []).entries()) {
    const found = take(id, 'discarded', index)
    if (found !== undefined) state.discard[found]++
  }
  if (last !== undefined) {
    const found = find(last, below(place, 'last'))
    state.last[1 - side] = found + 1
    state.lastChoice[1 - side] = 0
  }
  const played = card === undefined ? undefined : take(card, 'card')
  if (played !== undefined) {
    state.card = played + 1
    state.spent = state.card
    state.choice = section === undefined ? 0 : sections.indexOf(section)
    state.last[side] = state.card
    state.lastChoice[side] = state.choice
  }
  if (deck !== undefined) {
    state.deck.fill(0)
    for (const [index, id] of deck.entries()) {
      const found = find(id, below(place, 'deck', index))
      if (found >= 0) state.deck[found]++
    }
  }
  return isSound
}

const layMines = (
  { mines }: ExampleBlock,
  { scenario }: CommandCardsGame,
  state: CommandCardsState,
  place: Place,
  report: Report,
): boolean =>
  Object.entries(mines ?? {}).every(([key, value]) => {
    const hex = readSpaceKey(scenario.map, key, below(place, 'mines', key), report)
    if (hex !== undefined) state.mine[hex] = value + mineState.revealed
    return hex !== undefined
  })
