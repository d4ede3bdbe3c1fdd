/** The system's knowledge of good play: a planner, and what players who think ahead ask. It chooses among legal actions and adds no rule. */
import type { Insight, Player } from '../../../game.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { hittingFaces } from '../combat.ts'
import type { NewSystemGame } from '../index.ts'
import type { NewSystemState, Position } from '../memory.ts'
import type { NewSystemAction } from '../verbs/index.ts'
import { holdsObjective, stepsOf } from '../victory.ts'
import { knownState, type NewSystemView } from '../view.ts'

/** What an action seems to be worth; ending the turn is worth nothing, and what is worth less is not done. */
const worthOf = ({ table }: NewSystemGame, state: Position, action: NewSystemAction): number => {
  switch (action.type) {
    case 'attack':
      return 100 * hittingFaces(table, state, action.unit, action.target) - 50
    case 'move': {
      const { board, objective, terrain } = table
      const from = state.hex[action.unit]
      if (from === objective) return -1
      const nearer = board.distance(from, objective) - board.distance(action.to, objective)
      const isLast = table.side[action.unit] === 1 && board.distance(from, objective) < 2
      return isLast && action.to !== objective ? -1 : 10 * nearer + (nearer > 0 ? (terrain[action.to]?.cover ?? 0) : 0)
    }
    case 'end':
      return 0
  }
}

/** The best actions first; of those that are worth the same, the one that is listed first. */
const propose = (game: NewSystemGame, state: Position, side: Side, most: number): readonly NewSystemAction[] =>
  game
    .legal(state, side)
    .map((action) => ({ action, worth: worthOf(game, state, action) }))
    .filter(({ worth }) => worth >= 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ action }) => action)

/** The strength of a side: its steps, and the objective. */
const strengthOf = ({ table }: NewSystemGame, state: Position, side: Side): number =>
  stepsOf(table, state, side) + (holdsObjective(table, state, side) ? 5 : 0)

export const insightOf = (game: NewSystemGame): Insight<NewSystemState, NewSystemAction, NewSystemView> => ({
  imagine: (view) => knownState(game.table, view),
  propose: (state, side, most) => propose(game, state, side as Side, most),
  turnOf: ({ turn, side }) => 2 * turn + side,
  value(state, side) {
    const [own, enemy] = [side as Side, otherSide(side as Side)].map((one) => strengthOf(game, state, one))
    return Math.round((10_000 * (1 + own)) / (2 + own + enemy))
  },
})

export const newSystemPlanner = (game: NewSystemGame, id = 'planner'): Player<NewSystemAction, NewSystemView> => ({
  id,
  choose: (view, ask) => propose(game, knownState(game.table, view), view.viewer as Side, 1)[0] ?? ask()[0],
})
