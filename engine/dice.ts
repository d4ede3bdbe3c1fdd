import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** The only source of chance. */
export interface Dice {
  /** A uniform integer from 0 to `sides - 1`; `sides` is 1 to 2^31. */
  below(sides: number): number
  /** Dice that will roll the same from here on. */
  clone(): Dice
  /** What `restoreDice` needs to roll on from here. Plain JSON. */
  state(): readonly number[]
}

const words = 4

/**
 * Dice that roll the same row of numbers for the same seed, in Node and in every browser: xoroshiro128+ on 32-bit words.
 * Different streams of one seed are independent: a game's own dice are stream 0, players think with others.
 * @param seed any integer; its low 32 bits count
 */
export const rollingDice = (seed: number, stream = 0): Dice => {
  const state: number[] = []
  for (let word = 0; word < words; word++) state.push(scramble(scramble(seed + word * 0x9e3779b9) ^ scramble(~stream)))
  // All zeroes is the one state that the generator never leaves.
  if (state.every((word) => !word)) state[0] = 1
  return restoreDice(state)
}

/** Dice that go on from a `state()`; throws when that is not four 32-bit integers. */
export const restoreDice = (state: readonly number[]): Dice => {
  if (state.length !== words || !state.every((word) => Number.isInteger(word) && word === (word | 0)))
    throw new RangeError('the state of dice is four 32-bit integers')
  const generator = xoroshiro128plusFromState([...state])
  return {
    below(sides) {
      // Rolls beyond the last whole multiple of `sides` would favour low numbers: roll again.
      const fair = 0x100000000 - (0x100000000 % sides)
      let roll = generator.next() >>> 0
      while (roll >= fair) roll = generator.next() >>> 0
      return roll % sides
    },
    clone: () => restoreDice(generator.getState()),
    state: () => generator.getState(),
  }
}

/** Dice that return the given rolls one after the other, for tests and worked examples; throws when a roll does not fit or none is left. */
export const forcedDice = (rolls: readonly number[], used = 0): Dice => {
  let next = used
  return {
    below(sides) {
      const roll = rolls[next++]
      if (roll === undefined) throw new RangeError(`no roll is left after ${rolls.length}`)
      if (!Number.isInteger(roll) || roll < 0 || roll >= sides)
        throw new RangeError(`roll ${next} is ${roll}, but must be an integer from 0 to ${sides - 1}`)
      return roll
    },
    clone: () => forcedDice(rolls, next),
    state: () => rolls.slice(next),
  }
}

/** Spreads a 32-bit integer over all its bits, so that neighbouring seeds share nothing. */
const scramble = (seed: number): number => {
  let word = seed | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
