/** Chances of a roll of battle dice, counted exactly: every way in which the dice can fall is one of a whole number. command-cards.C14 */

/** The inputs that decide the result of a roll. */
export interface Roll {
  readonly dice: number
  /** Of the `sides` equal outcomes of a die, how many hit, and how many are flags. */
  readonly sides: number
  readonly hits: number
  readonly flags: number
  /** Figures of the target. */
  readonly figures: number
  /** Flags that it ignores, hexes that each of the others costs, and how many hexes it can fall back at most. */
  readonly ignores: number
  readonly hexes: number
  readonly room: number
}

export interface Chances {
  /** Figures that hits cost on average, in thousandths. */
  readonly hits: number
  /** Chance that the target is destroyed, per mille. */
  readonly kill: number
  /** Flags beyond those ignored, on average, in thousandths. */
  readonly flags: number
  /** Chance that it survives and gives way, per mille. */
  readonly retreat: number
}

const known = new Map<number, Chances>()

/** The chances of a roll; worked out once for each. */
export const chancesOf = (roll: Roll): Chances => {
  const key = keyOf(roll)
  const found = known.get(key)
  if (found !== undefined) return found
  const chances = count(roll)
  known.set(key, chances)
  return chances
}

/** One number for a roll: each of its numbers is less than 64. */
const keyOf = ({ dice, sides, hits, flags, figures, ignores, hexes, room }: Roll): number => {
  let key = dice
  for (const one of [sides, hits, flags]) key = key * 64 + one
  return (
    ((key * 32 + Math.min(figures, 31)) * 16 + Math.min(ignores, 15)) * 128 +
    Math.min(hexes, 7) * 16 +
    Math.min(room, 15)
  )
}

const count = ({ dice, sides, hits, flags, figures, ignores, hexes, room }: Roll): Chances => {
  const ways = waysOf(dice, hits, flags, sides - hits - flags)
  let all = 0
  let lost = 0
  let killed = 0
  let beyond = 0
  let gone = 0
  for (let hit = 0; hit <= dice; hit++)
    for (let flag = 0; hit + flag <= dice; flag++) {
      const count = ways[hit * (dice + 1) + flag]
      if (count === 0) continue
      const shaken = Math.max(0, flag - ignores)
      const steps = shaken * hexes
      const losses = Math.min(figures, hit) + Math.max(0, steps - room)
      all += count
      lost += count * Math.min(figures, hit)
      beyond += count * shaken
      if (losses >= figures) killed += count
      else if (Math.min(steps, room) > 0) gone += count
    }
  return {
    hits: rounded(lost * 1000, all),
    kill: rounded(killed * 1000, all),
    flags: rounded(beyond * 1000, all),
    retreat: rounded(gone * 1000, all),
  }
}

/** At `hits * (dice + 1) + flags`: in how many ways the dice show so many of each. */
const waysOf = (dice: number, hit: number, flag: number, other: number): readonly number[] => {
  const width = dice + 1
  let ways = new Array<number>(width * width).fill(0)
  ways[0] = 1
  for (let die = 0; die < dice; die++) {
    const next = new Array<number>(width * width).fill(0)
    for (let index = 0; index < ways.length; index++) {
      if (ways[index] === 0) continue
      next[index] += ways[index] * other
      if (index + width < next.length) next[index + width] += ways[index] * hit
      if (index + 1 < next.length) next[index + 1] += ways[index] * flag
    }
    ways = next
  }
  return ways
}

const rounded = (a: number, b: number): number => Math.floor((2 * a + b) / (2 * b))
