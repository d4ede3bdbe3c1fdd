/**
 * Nothing comes from nowhere or is lost unseen: after each action every side has as many steps, figures and cards as before, but for
 * those that the action and its events tell of.
 */
import { describe, expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, Player, State, View } from '../../engine/game.ts'
import { chooseFor, start, step } from '../../engine/play.ts'
import type { CommandCardsEvent } from '../../engine/systems/command-cards/events.ts'
import { type CommandCardsGame, commandCards } from '../../engine/systems/command-cards/index.ts'
import { commandCardsPlayers } from '../../engine/systems/command-cards/players.ts'
import type { CommandCardsState, CommandCardsView } from '../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../engine/systems/command-cards/verbs/index.ts'
import type { EchelonEvent } from '../../engine/systems/echelon/events.ts'
import { type EchelonGame, echelon } from '../../engine/systems/echelon/index.ts'
import { echelonPlayers } from '../../engine/systems/echelon/players.ts'
import type { EchelonState, EchelonView } from '../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../engine/systems/echelon/verbs/index.ts'
import type { OperationalEvent } from '../../engine/systems/operational/events.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import { operationalPlayers } from '../../engine/systems/operational/players.ts'
import { inReserve, type OperationalState } from '../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../engine/systems/operational/verbs/index.ts'
import type { OperationalView } from '../../engine/systems/operational/viewTypes.ts'
import { calledAway, campaign } from '../support/echelonCampaign.ts'
import { contact } from '../support/echelonContact.ts'
import { strait } from '../support/echelonStrait.ts'
import { shore } from '../support/shore.ts'
import { anyOf, moverOf } from './choices.ts'
import { inTurn } from './inTurn.ts'

/** Counts that only change as an action and its events say. */
interface Ledger<S extends State, A extends Action, E extends GameEvent, G> {
  /** Counts the pieces of each kind. */
  counts(game: G, state: Readonly<S>): number[]
  /** By how much each count changes with an action. */
  changes(game: G, before: Readonly<S>, action: A, events: readonly E[], after: Readonly<S>): number[]
}

/** Most actions of a game, planned or random, that are looked at. */
const mostActions = 1500

/** Plays a game, and holds the counts after each action against those before it. */
const playCounting = <
  S extends State,
  A extends Action,
  E extends GameEvent,
  V extends View,
  Q,
  G extends Game<S, A, E, V, Q>,
>(
  game: G,
  ledger: Ledger<S, A, E, G>,
  seed: number,
  choose: (state: Readonly<S>) => A,
): void => {
  let { position } = start(game, seed)
  let counts = ledger.counts(game, position.state)
  for (let actions = 0; !game.outcome(position.state) && actions < mostActions; actions++) {
    const action = choose(position.state)
    const stepped = step(game, position, moverOf(game, position.state), action)
    if (!stepped.ok) throw new Error(stepped.reason)
    const { state } = stepped.position
    const changes = ledger.changes(game, position.state, action, stepped.events, state)
    const now = ledger.counts(game, state)
    const told = counts.map((count, at) => count + changes[at])
    if (now.join() !== told.join())
      expect(now, `${JSON.stringify(action)} of turn ${state.turn}: ${JSON.stringify(stepped.events)}`).toEqual(told)
    counts = now
    position = stepped.position
  }
}

/** Random games, and one of the system's planner, of each scenario. */
const conserves = <
  S extends State,
  A extends Action,
  E extends GameEvent,
  V extends View,
  Q,
  G extends Game<S, A, E, V, Q>,
>(
  name: string,
  games: readonly G[],
  ledger: Ledger<S, A, E, G>,
  plannerOf: (game: G) => Player<A, V>,
): void => {
  describe.each(games.map((game) => ({ id: game.scenario.id, game })))(`${name}: $id`, ({ game }) => {
    test.each([1, 2])('in random game %i', (seed) => {
      const choices = rollingDice(seed, 1)
      playCounting(game, ledger, seed, (state) => anyOf(game.legal(state, moverOf(game, state)), choices))
    })
    test('in a game of the planner', () => {
      const choices = rollingDice(3, 1)
      const planner = plannerOf(game)
      playCounting(game, ledger, 3, (state) => chooseFor(game, planner, state, moverOf(game, state), choices))
    })
  })
}

/** Figures of each side, and copies of each card, wherever it lies. command-cards.C2, C14 */
const figuresAndCards: Ledger<CommandCardsState, CommandCardsAction, CommandCardsEvent, CommandCardsGame> = {
  counts({ table }, state) {
    const figures = [0, 0]
    for (const [unit, side] of table.side.entries()) figures[side] += state.figures[unit]
    const held = [...state.waiting, ...state.drawn, state.spent]
    const cards = table.cards.map(
      (_, card) =>
        state.hand[card] +
        state.hand[table.cards.length + card] +
        state.deck[card] +
        state.discard[card] +
        state.lost[card] +
        held.filter((one) => one === card + 1).length,
    )
    return [...figures, ...cards]
  },
  changes({ table }, before, _action, events) {
    const changes = [0, 0, ...table.cards.map(() => 0)]
    for (const event of events)
      if (event.type === 'lost') changes[table.side[event.unit]] -= event.figures
      else if (event.type === 'restored') changes[table.side[event.unit]] += event.figures
      else if (event.type === 'failed-to-land') changes[table.side[event.unit]] -= before.figures[event.unit]
    return changes
  },
}

conserves(
  'figures and cards',
  (await inTurn('command-cards')).map((scenario) => commandCards.open(scenario) as CommandCardsGame),
  figuresAndCards,
  (game) => commandCardsPlayers.planner(game) as Player<CommandCardsAction, CommandCardsView>,
)

/**
 * Steps of each side: with its units, straggling, in its force pools, and killed; a step in a pool is the men of one. What is bought
 * comes in, prisoners go out. Only where every unit has a headquarters: stragglers of others get home to no pool. operational.B1, D21, F13, F18, G3, I3
 */
const steps: Ledger<OperationalState, OperationalAction, OperationalEvent, OperationalGame> = {
  counts({ table, scenario }, state) {
    const held = [...state.killed]
    for (const [unit, side] of table.side.entries())
      if (state.hex[unit] !== inReserve) held[side] += state.active[unit] + state.suppressed[unit]
    for (const from of state.stragglers) if (from > 0) held[table.side[from - 1]]++
    const men = new Set(table.components.map(([{ item }]) => item))
    for (const [hq, { side }] of scenario.headquarters.entries())
      for (const item of men) {
        const at = hq * table.items.length + item
        held[side] += state.pool[at] + state.poolNext[at] + state.poolLater[at]
      }
    return held
  },
  changes({ table }, before, action, events, after) {
    const changes = [0, 0]
    for (const [unit, side] of table.side.entries())
      if (before.hex[unit] === inReserve && after.hex[unit] !== inReserve && action.type !== 'security-unit')
        changes[side] += after.active[unit] + after.suppressed[unit]
    for (const event of events)
      if (event.type === 'pool' && event.what === 'store' && event.item === 0) changes[table.side[event.unit]]++
      else if (event.type === 'prisoners') changes[1 - event.side] -= event.steps
    return changes
  },
}

conserves(
  'steps',
  [shore, ...(await inTurn('operational'))].map((scenario) => operational.open(scenario)),
  steps,
  (game) => operationalPlayers.planner(game) as Player<OperationalAction, OperationalView>,
)

/** Steps of each side: two of a unit that has a cadre, one of the others. echelon.S5, R2 */
const divisions: Ledger<EchelonState, EchelonAction, EchelonEvent, EchelonGame> = {
  counts({ table }, state) {
    const held = [0, 0]
    for (const [unit, side] of table.side.entries()) held[side] += stepsOf(table, state, unit)
    return held
  },
  changes({ table }, before, _action, events, after) {
    const changes = [0, 0]
    const told = new Set<number>()
    for (const event of events)
      if (['lost', 'left', 'rebuilt', 'restored'].includes(event.type) && 'unit' in event) told.add(event.unit)
    for (const unit of told) changes[table.side[unit]] += stepsOf(table, after, unit) - stepsOf(table, before, unit)
    return changes
  },
}

const stepsOf = (
  { profiles }: EchelonGame['table'],
  { hex, reversed }: Readonly<EchelonState>,
  unit: number,
): number => (hex[unit] < 0 ? 0 : profiles[unit].hasCadre && reversed[unit] === 0 ? 2 : 1)

conserves(
  'divisions',
  [
    campaign({ turns: 2 }),
    calledAway(campaign({ turns: 2 })),
    strait(2),
    { ...contact(), id: 'contact' },
    ...(await inTurn('echelon')),
  ].map((scenario) => echelon.open(scenario) as EchelonGame),
  divisions,
  (game) => echelonPlayers.planner(game) as Player<EchelonAction, EchelonView>,
)
