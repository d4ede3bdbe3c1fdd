/** Games of an experiment: each on the scenario with other ends of its levers. Runs here or in a worker. */
import type { Player, Side, View } from '../../../engine/game.ts'
import type { BattleScenario } from '../../bundle.ts'
import { leversFor, makePlayer, openGame } from '../../systems/games.ts'
import { playGame } from '../game.ts'
import { makeDesign } from './design.ts'
import { type End, type Setting, withSettings } from './lever.ts'
import { type Meeting, meetingAt } from './styles.ts'

export interface Trials {
  readonly scenario: BattleScenario
  /** The settings at each lever's ends; empty where it stays as it is. With no levers the scenario is played as it is. */
  readonly levers: readonly Readonly<Record<End, readonly Setting[]>>[]
  /** The players, the same for both games of a pair. */
  readonly meetings: readonly Meeting[]
  /** Number of the first game and of the one after the last. Games 2n and 2n + 1 are a pair: the same dice, opposite ends. */
  readonly from: number
  readonly to: number
  readonly seed: number
}

/** The outcome of a game. */
export interface Trial {
  readonly winner: Side | null
  /** How clearly the first side has won, in the unit of its system. */
  readonly margin: number
  readonly actions: number
}

/** Plays the games of experiments, on any number of cores. */
export interface TrialPool {
  /** Plays a row of them; results come in the order of the games. `progress` hears how many are done so far. */
  try(trials: Trials, progress?: (done: number) => void): Promise<Trial[]>
}

/** Plays some games of an experiment one after the other. */
export const playTrials = (trials: Trials): Trial[] => {
  const { scenario, levers, meetings, from, to, seed } = trials
  const design = makeDesign(levers.length, seed)
  const results: Trial[] = []
  for (let number = from; number < to; number++) {
    const pair = Math.floor(number / 2)
    const sign = number % 2 === 0 ? 1 : -1
    const ends = design(pair)
    const settings = levers.flatMap((lever, index) => lever[sign * ends[index] > 0 ? 'more' : 'less'])
    const deal = levers.length > 0 ? pair : number
    results.push(playTrial(meetingAt(meetings, deal).players, withSettings(scenario, settings), seed + deal, number))
  }
  return results
}

const playTrial = (names: readonly string[], scenario: BattleScenario, seed: number, number: number): Trial => {
  const { marginOf } = leversFor(scenario.system)
  const game = openGame(scenario)
  const players: Player[] = []
  for (const [team, seats] of game.teams.entries())
    for (const seat of seats) players[seat] = makePlayer(names[team], game)
  const measure = (view: View) => ({ margin: [marginOf(scenario, view)] })
  const { winner, metrics, actions } = playGame(game, players, seed, number, scenario.turns, measure, false)
  return { winner, margin: metrics.margin[0], actions }
}
