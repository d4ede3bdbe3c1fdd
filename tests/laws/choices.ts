/** Positions, actions and numbers drawn from many, and how the laws compare them. */
import { expect } from 'vitest'
import type { Dice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, Side, State, View } from '../../engine/game.ts'

/** Lists the legal actions of all sides in a state. */
export const allLegal = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  state: Readonly<S>,
): unknown => game.teams.flat().map((side) => game.legal(state, side))

/** The numbers from 0 up to so many, in any order. */
export const shuffled = (count: number, dice: Dice): number[] => {
  const numbers = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = dice.below(last + 1)
    ;[numbers[last], numbers[other]] = [numbers[other], numbers[last]]
  }
  return numbers
}

/** That two plain things are equal: by their text, which is much faster than going through them, unless they are not. */
export const same = (actual: unknown, expected: unknown, what = ''): void => {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual, what).toEqual(expected)
}

export const hasList = (action: Action): boolean => Object.values(action).some(Array.isArray)

/** An action that differs in a field from a legal one: it has the value that the field has in another one, or half of its list. */
export const changedAction = <A extends Action>(action: A, legal: readonly A[], choices: Dice): A => {
  const fields = Object.entries(action).filter(([field]) => field !== 'type')
  if (fields.length === 0) return action
  const [field, value] = anyOf(fields, choices)
  const others = legal.filter(({ type }) => type === action.type)
  const other: unknown = Object.entries(anyOf(others, choices)).find(([name]) => name === field)?.[1]
  const half = Array.isArray(value) && value.length > 1 ? value.filter((_, at) => at % 2 === choices.below(2)) : []
  return { ...action, [field]: half.length > 0 ? half : (other ?? value) }
}

/** One of those who may act: the first, where any will do. */
export const moverOf = <S extends State>(game: Pick<Game<S>, 'actors'>, state: Readonly<S>): Side =>
  game.actors(state)[0]

export const anyOf = <T>(things: readonly T[], dice: Dice): T => things[dice.below(things.length)]

/** At most `count` of some things, spread over all of them. */
export const some = <T>(things: readonly T[], count: number): T[] => {
  const stride = Math.max(1, Math.floor(things.length / count))
  return things.filter((_, index) => index % stride === 0).slice(0, count)
}
