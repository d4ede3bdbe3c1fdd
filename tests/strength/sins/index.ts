/** Looks through games for sins. */
import { keyedDice } from '../../../engine/dice.ts'
import type { AnyGame, GameEvent } from '../../../engine/game.ts'
import { readMove } from '../../../engine/play.ts'
import { addTallies, type Sins, type Tally } from './sin.ts'

export * from './sin.ts'

export const sinsOf = async (system: string): Promise<Sins> =>
  ((await import(`./${system}.ts`)) as { readonly sins: Sins }).sins

export interface PlayedGame {
  readonly seed: number
  readonly moves: readonly string[]
}

/** Counts the sins of some sides in games, which are played again from their records. */
export const lookThrough = (
  { list, watch }: Sins,
  game: AnyGame,
  games: readonly PlayedGame[],
  sides: readonly number[],
): Tally => {
  let tally: Tally = { games: 0, counts: Object.fromEntries(list.map(({ id }) => [id, [0, 0] as const])) }
  for (const { seed, moves } of games) {
    const dice = keyedDice(seed)
    const state = game.setup(dice)
    const witness = watch(game)
    for (const text of moves) {
      const move = readMove(game, text)
      if (move === undefined) throw new Error(`“${text}” is no move`)
      const { side, action } = move
      const events: GameEvent[] = []
      witness.before?.(state, side, action)
      game.apply({ state, dice, emit: (event) => events.push(event) }, side, action)
      witness.after?.(state, side, action, events)
    }
    const found = witness.end(state, game.outcome(state)?.winners ?? [])
    for (const side of sides) {
      const counts = Object.entries(found).map(([id, bySide]) => [id, bySide[side] ?? [0, 0]] as const)
      tally = addTallies(tally, { games: 1, counts: Object.fromEntries(counts) })
    }
  }
  return tally
}
