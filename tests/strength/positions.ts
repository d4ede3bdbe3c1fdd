/** Positions of games, and what came of them: for those who find out what tells who wins, and whether chances are right. */

import type { BattleScenario } from '../../compiler/bundle.ts'
import { insightOf, makePlayer, openGame } from '../../compiler/systems/games.ts'
import { latenessOf } from '../../engine/ai/chances.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { advance, chooseFor } from '../../engine/play.ts'

/** A position at the moment in which the turn passes on, as the first team sees it. */
export interface SampledPosition {
  readonly game: number
  readonly turn: number
  readonly lateness: number
  readonly features: Readonly<Record<string, number>>
  /** The points of the first team: 1 for a win, a half for a draw. */
  readonly won: number
}

export interface Sampling {
  readonly scenario: BattleScenario
  /** The players drawn for each side; game n rolls from seed + n. */
  readonly players: readonly string[]
  readonly from: number
  readonly to: number
  readonly seed: number
}

export const samplePositions = ({ scenario, players, from, to, seed }: Sampling): SampledPosition[] => {
  const game = openGame(scenario)
  const { features } = insightOf(game)
  if (features === undefined) throw new RangeError(`${scenario.system} has no features to fit`)
  const known = players.map((id) => makePlayer(id, game))
  const [[first]] = game.teams
  const positions: SampledPosition[] = []
  for (let number = from; number < to; number++) {
    const dice = keyedDice(seed + number)
    const own = rollingDice(seed + number, 1)
    const seats = game.teams.flat().map(() => known[own.below(known.length)])
    const state = game.setup(dice)
    const looks: Omit<SampledPosition, 'won'>[] = []
    let seen = ''
    while (game.outcome(state) === undefined) {
      const [side] = game.actors(state)
      const now = `${state.turn} ${side}`
      if (now !== seen) {
        seen = now
        const { turn } = state
        const lateness = latenessOf(turn, scenario.turns)
        looks.push({ game: number, turn, lateness, features: features(state, first) })
      }
      advance(game, state, dice, side, chooseFor(game, seats[side], state, side, own))
    }
    const winners = game.outcome(state)?.winners ?? []
    const won = winners.length === 0 ? 0.5 : winners.includes(first) ? 1 : 0
    for (const look of looks) positions.push({ ...look, won })
  }
  return positions
}
