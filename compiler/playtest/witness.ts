/**
 * The witness of a scenario: for each side one game that it won, move by move. It stands beside the scenario and shows that
 * the scenario can be won by either side; replaying it takes a moment where finding it took hundreds of games.
 */

import { replay } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { openGame } from '../../engine/systems/index.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import type { GameResult } from './game.ts'
import type { Pool } from './pool.ts'

/** A won game. */
export interface Victory {
  readonly side: 0 | 1
  readonly seed: number
  /** As in a record, joined by `_`. */
  readonly moves: string
}

export interface Witness {
  readonly format: 1
  /** Key of the evidence that it was found with. */
  readonly key: string
  readonly victories: readonly Victory[]
}

/** Keeps the first game that each side won, if there is one. */
export const findWitness = async (
  pool: Pool,
  scenario: BattleScenario,
  key: string,
  seed: number,
  games: readonly GameResult[],
): Promise<Witness> => {
  const victories: Victory[] = []
  for (const side of [0, 1] as const) {
    const won = games.find(({ winner }) => winner === side)
    if (won === undefined) continue
    const [again] = await pool.play({
      scenario,
      players: ['planner', 'planner'],
      from: won.game,
      to: won.game + 1,
      seed,
      keepsMoves: true,
    })
    victories.push({ side, seed: seed + won.game, moves: again.moves.join('_') })
  }
  return { format: 1, key, victories }
}

/** What is wrong with a witness: it was not found with this evidence, misses a side that won games, or a game ends otherwise. Empty when it holds. */
export const doubtsAbout = (
  scenario: BattleScenario,
  { key, wins }: Pick<Evidence, 'key' | 'wins'>,
  witness: Witness,
): string[] => {
  if (witness.key !== key) return ['was found with other rules, another scenario or another engine']
  const game = openGame(scenario)
  const doubts: string[] = []
  for (const side of [0, 1] as const) {
    const { name } = scenario.sides[side]
    const victory = witness.victories.find((one) => one.side === side)
    if (victory === undefined) {
      if (wins[side] > 0) doubts.push(`holds no victory of ${name}`)
      continue
    }
    const record = parseRecord(`1.0000000000000000.${victory.seed.toString(36)}.${victory.moves}`)
    const replayed = record && replay(game, record)
    if (!replayed?.ok) doubts.push(`the victory of ${name} cannot be played again`)
    else if (game.outcome(replayed.position.state)?.winner !== side)
      doubts.push(`${name} does not win the game that is kept`)
  }
  return doubts
}
