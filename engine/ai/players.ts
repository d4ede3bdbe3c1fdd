/** The kinds of players, whatever rule system they play. They see a view and the legal actions, nothing else. */
import type { AnyGame, Changes, Player, Thinkers } from '../game.ts'
import { type LevelId, levelIds } from './opponents.ts'
import { carelessPlayer, randomPlayer } from './random.ts'
import { type Budget, searchPlayer } from './search.ts'

/** How much a search may think that is not told otherwise. */
const usualBudget: Budget = { nodes: 300, most: 5, turns: 2, doubt: 100 }

/** One of so many decisions of a careless planner is not thought about. */
const usualSlips = 8

/**
 * Makes a player for an opened game of a system, by name: a level, `random`, `greedy`, `planner`, `search`, or a style of the system's
 * planner. `careless` is the planner with random actions in one of so many decisions: `careless:oneIn=4`. A search may follow a style,
 * `search.cautious`, and weigh the answers of other styles, `search.tuned+planner+cautious`. Planners and searches may have other
 * weights, and a search another budget: `planner:cover=60,ownLost=120`, `search:nodes=500,cover=60`.
 * @throws RangeError when the system has none of that name
 */
export const playerAmong = (thinkers: Thinkers<never>, name: string, game: AnyGame): Player => {
  if (name === 'random') return randomPlayer(thinkers.givesUp)
  if (isLevel(name)) return { ...playerAmong(thinkers, thinkers.levels[name], game), id: name }
  const [who, changed] = name.split(':')
  if (who === 'greedy' && thinkers.greedy !== undefined) return thinkers.greedy(game as never)
  if (who === 'careless') {
    const { oneIn = usualSlips } = changesOf(changed)
    return carelessPlayer(name, thinkers.planner(game as never), oneIn, thinkers.givesUp)
  }
  const [id, followed = 'planner'] = who.split('.')
  const { styles = {} } = thinkers
  const [own, ...others] = (id === 'search' ? followed : who).split('+').map((style): Changes => {
    if (style === 'planner') return {}
    if (!Object.hasOwn(styles, style))
      throw new RangeError(`the system “${game.scenario.system}” has no player “${name}”`)
    return styles[style]
  })
  const changes = { ...own, ...changesOf(changed) }
  if (id !== 'search') return thinkers.planner(game as never, name, changes)
  const { nodes, most, turns, doubt, ...weights } = { ...usualBudget, ...changes }
  const insightOf = (style: Changes) => thinkers.insight(game as never, style)
  return searchPlayer(name, game, insightOf(weights), { nodes, most, turns, doubt }, others.map(insightOf))
}

const isLevel = (name: string): name is LevelId => (levelIds as readonly string[]).includes(name)

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
