/** The players of an experiment: the styles that the verdict about the balance rests on, as often as they meet in it. */
import type { Side } from '../../../engine/game.ts'
import type { BattleScenario } from '../../bundle.ts'
import type { ScenarioWithEvidence } from '../../content.ts'
import { matrixFor, matrixOf, pairsOf } from '../../course/pairs.ts'
import { bestMixes, type Matrix } from '../../statistics/styles.ts'
import { isStillPlayedSo } from '../evidence.ts'
import { hasPanelOf, panelOf, playersIn, playUntilClear } from '../panel.ts'
import { parseEvidence } from '../parse.ts'
import { exploringSeed } from '../seeds.ts'
import type { Pool } from '../series.ts'

/** Players of the teams of a game, and the part of all games that they play. */
export interface Meeting {
  /** Which of the pairs of the panel they are. */
  readonly pair: number
  readonly players: readonly string[]
  readonly weight: number
}

/** Those of the best mixes of both sides: of their games the side wins the value. */
export const meetingsIn = (matrix: Matrix, scenario: BattleScenario, side: number): readonly Meeting[] => {
  const [own, theirs] = bestMixes(matrix)
  const weights = own.flatMap((part) => theirs.map((other) => part * other))
  return pairsOf(panelOf(scenario))
    .map((one, pair) => ({ pair, players: playersIn(scenario, side, one), weight: weights[pair] }))
    .filter(({ weight }) => weight > 0)
}

const goldenRatio = (Math.sqrt(5) - 1) / 2

/** Returns the players of game `number`: multiples of the golden ratio share out the games of every stretch by weight. */
export const meetingAt = (meetings: readonly Meeting[], number: number): Meeting => {
  let rest = (number * goldenRatio) % 1
  for (const meeting of meetings) {
    rest -= meeting.weight
    if (rest < 0) return meeting
  }
  return meetings[0]
}

/** A matrix with games more, of the scenario as it is: who won them, from the first one on. */
export const withGames = (
  matrix: Matrix,
  meetings: readonly Meeting[],
  winners: readonly (Side | null)[],
  side: Side,
): Matrix => {
  const cells = matrix.flat()
  for (const [number, winner] of winners.entries()) {
    const { pair } = meetingAt(meetings, number)
    const { games, won } = cells[pair]
    cells[pair] = { games: games + 1, won: won + (winner === side ? 1 : 0) }
  }
  return matrix.map((row, index) => cells.slice(index * row.length, (index + 1) * row.length))
}

/** Most games of a pair of styles that are played to learn how they meet: with so many, others would win 2 points more or less. */
const mostOfPair = 60

/**
 * The games of the committed evidence, when the scenario yields them as it stands; else those of a short playtest.
 * @param games most of a pair
 * @param progress hears how many of a short playtest are done of how many
 */
export const gamesOfStyles = async (
  pool: Pool,
  { scenario, balance: band, evidenceFile }: Pick<ScenarioWithEvidence, 'scenario' | 'balance' | 'evidenceFile'>,
  games = mostOfPair,
  progress: (done: number, all: number) => void = () => {},
): Promise<Matrix> => {
  const known = evidenceFile && parseEvidence(evidenceFile.text)
  if (known && isStillPlayedSo(known, scenario) && hasPanelOf(known, scenario)) return matrixFor(known, band.side)
  const panel = panelOf(scenario)
  const most = Math.min(games, mostOfPair)
  let played = 0
  const counting: Pool = {
    ...pool,
    play: async (series) => {
      const results = await pool.play(series)
      played += results.length
      progress(played, panel.length ** 2 * most)
      return results
    },
  }
  const question = { scenario, panel, seed: exploringSeed, band, least: 0, watched: 0, most }
  return matrixOf((await playUntilClear(counting, question, [])).games, band)
}
