/** The system's knowledge of good play: a planner, and what players who think ahead ask. It chooses among legal actions and adds no rule. */
import type { Space } from '../../../board.ts'
import type { Insight, Player } from '../../../game.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { forecastOf } from '../combat/forecast.ts'
import { imagine } from '../imagine.ts'
import type { TacticalGame } from '../index.ts'
import type { Position, TacticalState, TacticalView } from '../types.ts'
import { barsOf, effectOf, isLeft, modelOf } from '../units.ts'
import type { TacticalAction } from '../verbs/index.ts'
import { objectivesOf } from '../victory.ts'
import { knownState } from '../view.ts'

/** What a point of strength of a unit is worth. */
const worthOfPoint = ({ table }: TacticalGame, state: Position, unit: number): number =>
  (table.models[unit].price * (4 + barsOf(table, state, unit))) / 40

/** The worth of all units and objectives of a side. */
const strengthOf = (game: TacticalGame, state: Position, side: Side): number => {
  const units = game.table.unitsOf[side].filter((unit) => isLeft(state, unit))
  const points = units.reduce((sum, unit) => sum + state.strength[unit] * worthOfPoint(game, state, unit), 0)
  return points / 10 + 40 * objectivesOf(game.table, state, side)
}

/** The nearest objective that a side has to take, or to hold once it has them all. */
const goalOf = ({ table }: TacticalGame, state: Position, side: Side, from: Space): Space => {
  const all = table.scenario.objectives.map(({ hex }, place) => ({ hex, isOwn: state.holder[place] === side + 1 }))
  const isFree = (hex: Space): boolean => !table.unitsOf[side].some((unit) => state.hex[unit] === hex)
  const wanted = all.filter(({ hex, isOwn }) => !isOwn || isFree(hex))
  const goals = wanted.length > 0 ? wanted : all
  return goals
    .map(({ hex }) => hex)
    .toSorted((a, b) => table.board.distance(from, a) - table.board.distance(from, b))[0]
}

/** What an action seems to be worth; ending the turn is worth nothing, and what is worth less is not done. */
const worthOf = (game: TacticalGame, state: Position, action: TacticalAction): number => {
  const { table, services } = game
  switch (action.type) {
    case 'attack': {
      const { unit, target } = action
      const { attack, reply, supporters } = forecastOf(services, state, unit, target)
      const gain = (attack.kills + attack.suppressed / 3) * worthOfPoint(game, state, target)
      const loss = (reply.kills + supporters.length) * worthOfPoint(game, state, unit)
      return gain - 0.8 * loss
    }
    case 'move': {
      const { unit, to } = action
      const side = table.side[unit]
      const from = state.hex[unit]
      if (table.models[unit].isAir) return -1
      // What is held stays held.
      if (table.scenario.objectives.some(({ hex }) => hex === from)) return -1
      const goal = goalOf(game, state, side, from)
      const nearer = table.board.distance(from, goal) - table.board.distance(to, goal)
      const isGun = modelOf(table, state, unit).range > 1
      if (isGun && table.board.distance(to, goal) < 2) return -1
      return nearer > 0 ? nearer + (table.terrain[to]?.close ? 0.5 : 0) : -1
    }
    case 'supply':
      return state.ammunition[action.unit] === 0 ? 30 : -1
    case 'elite':
    case 'regular':
      return effectOf(state, action.unit) <= 5 && action.type === 'regular' ? 20 + action.points : -1
    case 'end':
      return 0
    case 'deploy':
    case 'mount':
    case 'embark':
    case 'disembark':
    case 'drop':
    case 'switch':
    case 'buy':
    case 'upgrade':
    case 'stop':
    case 'retreat':
    case 'surrender':
      return -1
  }
}

/** The best actions first; of those that are worth the same, the one that is listed first. */
const propose = (game: TacticalGame, state: Position, side: Side, most: number): readonly TacticalAction[] =>
  game
    .legal(state, side)
    .map((action) => ({ action, worth: worthOf(game, state, action) }))
    .filter(({ worth }) => worth >= 0)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ action }) => action)

export const insightOf = (game: TacticalGame): Insight<TacticalState, TacticalAction, TacticalView> => ({
  imagine: (view, dice) => imagine(game.services, view, dice),
  propose: (state, side, most) => propose(game, state, side as Side, most),
  turnOf: ({ turn, side }) => 2 * turn + side,
  value(state, side) {
    const [own, enemy] = [side as Side, otherSide(side as Side)].map((one) => strengthOf(game, state, one))
    return Math.round((10_000 * (1 + own)) / (2 + own + enemy))
  },
})

export const tacticalPlanner = (game: TacticalGame, id = 'planner'): Player<TacticalAction, TacticalView> => ({
  id,
  choose: (view, ask) =>
    propose(game, knownState(game.table, view), view.viewer as Side, 1)[0] ?? ask({ type: 'end' })[0],
})
