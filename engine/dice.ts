import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'

/** Rolls one after the other. */
export interface Rolls {
  /** A uniform integer from 0 to `sides - 1`; `sides` is 1 to 2^31. */
  below(sides: number): number
}

export interface Dice extends Rolls {
  /** Dice that will roll the same from here on. */
  clone(): Dice
}

/**
 * The chance of a game. What is rolled has a key: turn, side, occasion, what it is about, and how often that was rolled for. Rolls
 * of different keys have nothing to do with each other: a fight here does not change how another one ends, and what is rolled in
 * secret shifts nothing that is seen. No key is rolled for twice.
 */
export interface KeyedDice {
  /**
   * Rolls for an occasion, such as a fight; asked again for the same, other ones.
   * @throws RangeError when the turn lies before one that was rolled for: its keys would come again
   * @param about tells occasions of a turn apart, usually a unit or a hex
   */
  at(when: When, occasion: string, about?: number): Rolls
  /** How many rolls there were so far. */
  used(): number
  /** Dice that from here on depend on another seed, too: nobody who gave only one of them knows what will be rolled. */
  withSeed(seed: number): KeyedDice
  /** Dice that will roll the same from here on. */
  clone(): KeyedDice
}

/** The turn and the side of a roll. */
interface When {
  readonly turn: number
  readonly side: number
}

/**
 * Dice of a game that roll the same for the same seed, in Node and in every browser.
 * @param seed any integer; its low 32 bits count
 */
export const keyedDice = (seed: number): KeyedDice => rollOn(seed, '', 0, 0, new Map())

/**
 * @param added the seeds that were added to the first one
 * @param times how often each key of the turn was rolled for
 */
const rollOn = (
  seed: number,
  added: string,
  lastTurn: number,
  alreadyUsed: number,
  times: Map<string, number>,
): KeyedDice => {
  let turn = lastTurn
  let used = alreadyUsed
  return {
    at(when, occasion, about = 0) {
      if (when.turn < turn) throw new RangeError(`a roll for turn ${when.turn} after one for turn ${turn}`)
      if (when.turn > turn) times.clear()
      turn = when.turn
      const key = `${when.side} ${occasion} ${about}`
      const time = times.get(key) ?? 0
      times.set(key, time + 1)
      const dice = makeDice(seed, `${turn} ${key} ${time}${added}`)
      return {
        below(sides) {
          used++
          return dice.below(sides)
        },
      }
    },
    used: () => used,
    withSeed: (other) => rollOn(seed, `${added}+${other >>> 0}`, turn, used, new Map(times)),
    clone: () => rollOn(seed, added, turn, used, new Map(times)),
  }
}

/**
 * Dice that roll the same row of numbers for the same seed, in Node and in every browser. Players think with them, and samples are
 * drawn with them. Different streams of one seed are independent.
 * @param seed any integer; its low 32 bits count
 */
export const rollingDice = (seed: number, stream = 0): Dice => makeDice(seed, String(stream))

const words = 4

/** xoroshiro128+ on 32-bit words: all four of its state depend on all of seed and key. */
const makeDice = (seed: number, key: string): Dice => {
  const state: number[] = []
  for (let word = 0; word < words; word++) {
    let hash = scramble(seed + word * 0x9e3779b9)
    for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
    state.push(scramble(hash))
  }
  // All zeroes is the one state that the generator never leaves.
  if (state.every((word) => !word)) state[0] = 1
  return diceFrom(state)
}

const diceFrom = (state: readonly number[]): Dice => {
  const generator = xoroshiro128plusFromState([...state])
  return {
    below(sides) {
      // Rolls beyond the last whole multiple of `sides` would favour low numbers: roll again.
      const fair = 0x100000000 - (0x100000000 % sides)
      let roll = generator.next() >>> 0
      while (roll >= fair) roll = generator.next() >>> 0
      return roll % sides
    },
    clone: () => diceFrom(generator.getState()),
  }
}

/** Keyed dice that roll what others would, whatever for: for players who try something out. */
export const unkeyedDice = (dice: Dice, alreadyUsed = 0): KeyedDice => {
  let used = alreadyUsed
  const rolls: Rolls = {
    below(sides) {
      used++
      return dice.below(sides)
    },
  }
  const all: KeyedDice = {
    at: () => rolls,
    used: () => used,
    withSeed: () => all,
    clone: () => unkeyedDice(dice.clone(), used),
  }
  return all
}

/** Dice that always roll 0: for positions before which nothing shall have happened by chance. */
export const lowestDice: KeyedDice = {
  at: () => ({ below: () => 0 }),
  used: () => 0,
  withSeed: () => lowestDice,
  clone: () => lowestDice,
}

/** Dice that return the given rolls, whatever they are rolled for. */
export interface ForcedDice extends Dice, KeyedDice {
  /** How many rolls are left. */
  left(): number
  clone(): ForcedDice
}

/** For tests and worked examples. They throw when a roll does not fit or none is left. */
export const forcedDice = (rolls: readonly number[], used = 0): ForcedDice => {
  let next = used
  const dice: ForcedDice = {
    below(sides) {
      const roll = rolls[next++]
      if (roll === undefined) throw new RangeError(`no roll is left after ${rolls.length}`)
      if (!Number.isInteger(roll) || roll < 0 || roll >= sides)
        throw new RangeError(`roll ${next} is ${roll}, but must be an integer from 0 to ${sides - 1}`)
      return roll
    },
    at: () => dice,
    used: () => next,
    withSeed: () => dice,
    left: () => rolls.length - next,
    clone: () => forcedDice(rolls, next),
  }
  return dice
}

/** Spreads a 32-bit integer over all its bits, so that neighbouring seeds share nothing. */
const scramble = (seed: number): number => {
  let word = seed | 0
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
