/** The kinds of players, whatever rule system they play. They see a view and the legal actions, nothing else. */
import type { AnyGame, Changes, Player, Thinkers } from '../game.ts'
import { randomPlayer } from './random.ts'
import { type Budget, searchPlayer } from './search.ts'

/** All there can be, from weak to strong. Everything can be played at random. */
export const playerIds = ['random', 'greedy', 'planner', 'search'] as const
export type PlayerId = (typeof playerIds)[number]

/** The ids of those who can play a system with these thinking players, from weak to strong. */
export const playersAmong = (thinkers: Thinkers<never>): readonly PlayerId[] =>
  playerIds.filter((id) => id !== 'greedy' || thinkers.greedy !== undefined)

/** How much the usual search may think. */
const usualBudget: Budget = { nodes: 300, most: 5, turns: 1 }

/**
 * A player for an opened game of a system, by name: one of the kinds, or a style of the system's planner. The planner and the search
 * may have other weights, the search another budget: `planner:cover=60,ownLost=120`, `search:nodes=500,cover=60`.
 * @throws RangeError when the system has none of that name
 */
export const playerAmong = (thinkers: Thinkers<never>, name: string, game: AnyGame): Player => {
  if (name === 'random') return randomPlayer()
  const [id, changed] = name.split(':')
  if (id === 'greedy' && thinkers.greedy !== undefined) return thinkers.greedy(game as never)
  if (id === 'search') {
    const { nodes, most, turns, ...weights } = { ...usualBudget, ...changesOf(changed) }
    return searchPlayer(name, game, thinkers.insight(game as never, weights), { nodes, most, turns })
  }
  const style = id === 'planner' ? {} : thinkers.styles?.[id]
  if (style === undefined) throw new RangeError(`the system “${game.scenario.system}” has no player “${name}”`)
  return thinkers.planner(game as never, name, { ...style, ...changesOf(changed) })
}

const changesOf = (text = ''): Changes => {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([weight, value]) => [weight, Number(value)]))
}

/** The usual weights with some changed. @throws RangeError when there is no weight of a name, or a value is no number. */
export const withChanges = <W extends object>(usual: W, changes: Changes = {}): W => {
  for (const [name, value] of Object.entries(changes))
    if (typeof usual[name as keyof W] !== 'number' || !Number.isFinite(value))
      throw new RangeError(`no weight “${name}” of ${value}`)
  return { ...usual, ...changes }
}
