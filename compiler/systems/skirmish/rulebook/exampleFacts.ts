/** Facts about a position that worked examples may expect, by the names that they have there. */
import { deckSize, handSize } from '../../../../engine/systems/skirmish/cards/deck.ts'
import { isReady, weaponOf } from '../../../../engine/systems/skirmish/combat/weapons.ts'
import type { SkirmishGame } from '../../../../engine/systems/skirmish/index.ts'
import { unitName } from '../../../../engine/systems/skirmish/names.ts'
import { classes } from '../../../../engine/systems/skirmish/rules.ts'
import { phase, question, reasons, type SkirmishState } from '../../../../engine/systems/skirmish/types.ts'
import { pointsLeft } from '../../../../engine/systems/skirmish/units.ts'
import { sides } from '../../../../engine/twoSides.ts'
import { count, listWords } from '../../../../engine/words.ts'
import { conditionFacts } from '../../../rulebook/examples/conditions.ts'
import { courseFacts, nameOfNumber, type StateFacts, type WordsOf } from '../../../rulebook/examples/facts.ts'
import { nameOf } from '../resolve/map.ts'
import type { Expectation, UnitExpectation } from '../schemas/types.generated.ts'
import { conditionIds, type ExamplePosition, findUnit } from './examplePosition.ts'
import { none } from './exampleScenario.ts'
import { units } from './exampleUnits.ts'

/** Returns the facts of a unit and its place. */
const unitFacts = (position: ExamplePosition, state: SkirmishState, unit: number) => {
  const { table } = position.game
  const { options } = table.cards[table.card[unit]]
  const isOnField = state.space[unit] > 0 && state.space[unit] <= table.field
  return {
    ...conditionFacts(units.conditions, conditionIds(position), state, unit),
    space: () => (isOnField ? nameOf(state.space[unit]) : undefined),
    place: () => (isOnField ? 'field' : state.space[unit] > 0 ? 'headquarters' : 'off'),
    destroyed: () => state.fallen[unit] === 1,
    ready: () =>
      ['main', ...options.map(({ id }) => id)].filter(
        (_, weapon) => weaponOf(table, state, unit, weapon) !== undefined && isReady(table, state, unit, weapon),
      ),
    movement: () => pointsLeft(table, state, unit),
  } satisfies Record<keyof UnitExpectation, () => unknown>
}

const unitWords: WordsOf<ReturnType<typeof unitFacts>> = {
  wounds: (wounds) => count(wounds, 'wound'),
  upgrades: (ids) => (ids.length === 0 ? 'no upgrade' : `with ${listWords(ids)}`),
  grey: (ids) => (ids.length === 0 ? undefined : `${listWords(ids)} turned over`),
  ready: (weapons) => (weapons.length === 0 ? 'no weapon that can fire' : `can fire ${listWords(weapons)}`),
  cards: (ids) => (ids.length === 0 ? undefined : `under it ${listWords(ids)}`),
  rank: (rank) => (rank === none ? undefined : rank),
  movement: (points) => `${count(points, 'movement point')} left`,
  suppressed: (is) => (is ? 'suppressed' : 'not suppressed'),
}

const unitLine = (
  { game: { table } }: ExamplePosition,
  state: SkirmishState,
  unit: number,
  words: readonly string[],
) => {
  const space = state.space[unit]
  const where =
    space === 0
      ? state.fallen[unit]
        ? 'destroyed'
        : 'off the board'
      : space > table.field
        ? 'beside its headquarters'
        : `at ${nameOf(space)}`
  return `${unitName(table, unit)}: ${listWords([where, ...words])}`
}

/** Facts about the whole game. */
const wholeFacts = (game: SkirmishGame, state: SkirmishState) => {
  const { table } = game
  const seats = [...table.teamOf.keys()]
  const cardsOf = (pile: Uint8Array): string[][] =>
    seats.map((seat) =>
      table.cards.flatMap(({ id }, card) => Array<string>(pile[seat * table.cards.length + card]).fill(id)),
    )
  const { winner, ...course } = courseFacts(game, state as never)
  return {
    ap: () => [...state.ap],
    bids: () => [...state.bid],
    headquarters: () => [...state.hit],
    generals: () => sides.map((team) => (state.general[team] === 0 ? none : table.generalIds[state.general[team] - 1])),
    hands: () => cardsOf(state.hand),
    handSizes: () => seats.map((seat) => handSize(table, state, seat)),
    deckSizes: () => seats.map((seat) => deckSize(table, state, seat)),
    discarded: () => cardsOf(state.discard),
    lost: () => sides.map((team) => classes.reduce((sum, _, at) => sum + state.lost[team * classes.length + at], 0)),
    phase: () => nameOfNumber(phase, state.phase),
    question: () => nameOfNumber(question, state.question),
    active: () => state.active + 1,
    turn: course.turn,
    side: () => (game.actors(state)[0] ?? -1) + 1,
    winner: () => (state.ended ? (state.winner === 0 ? 'nobody' : state.winner) : winner()),
    end: () => (state.ended ? reasons[state.reason] : undefined),
  } satisfies Partial<Record<keyof Expectation, () => unknown>>
}

const wholeWords: WordsOf<ReturnType<typeof wholeFacts>> = {
  ap: (points) => `Action points: ${points.join(' and ')}`,
  headquarters: (damage) => `Damage of the headquarters: ${damage.join(' and ')}`,
  handSizes: (cards) => `Cards in hand: ${cards.join(' and ')}`,
  lost: (units) => `Units lost: ${units.join(' and ')}`,
}

/** All that examples can expect of a position. */
export const facts: StateFacts<ExamplePosition, SkirmishState, Expectation> = {
  pieces: [{ field: 'units', find: findUnit, factsOf: unitFacts, wordsOf: () => unitWords, line: unitLine }],
  hexes: {
    terrain: ({ game: { table } }, { terrain }, space) =>
      terrain[space] === 0 ? none : table.terrainIds[terrain[space] - 1],
    damage: (_, { damage }, space) => damage[space],
    mines: ({ game: { table } }, { mine }, space) =>
      mine[space] === 0 ? none : table.cards[table.mines[(mine[space] - 1) % table.mines.length].card].id,
  },
  hexWord: 'at',
  hexLines: () => ({ damage: (space, taken: number) => `Damage at ${space}: ${taken}` }),
  whole: ({ game }, state) => wholeFacts(game, state),
  wholeWords: () => wholeWords,
}
