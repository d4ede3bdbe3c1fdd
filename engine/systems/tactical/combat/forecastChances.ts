/**
 * What a fight can come to, exactly: every outcome with its weight, a whole number out of a power of the die's faces. Nothing is sampled.
 * tactical.G11, G21
 */
import type { Faces } from './shot.ts'

/** The weights of the kills and suppressed points of a shot: `[kills][suppressed]`, out of `total`. */
export interface ShotChances {
  readonly weights: readonly (readonly bigint[])[]
  readonly total: bigint
}

/** The coefficients of (kill·x + suppress·y + rest) to the power of the dice. */
export const shotChances = (die: number, { kill, suppress }: Faces, dice: number): ShotChances => {
  const faces = [kill, suppress, die - kill - suppress].map(BigInt)
  let weights: bigint[][] = [[1n]]
  for (let rolled = 1; rolled <= dice; rolled++) {
    const before = weights
    const at = (kills: number, suppressed: number): bigint => before[kills]?.[suppressed] ?? 0n
    weights = Array.from({ length: rolled + 1 }, (_, kills) =>
      Array.from(
        { length: rolled + 1 - kills },
        (__, suppressed) =>
          faces[0] * at(kills - 1, suppressed) +
          faces[1] * at(kills, suppressed - 1) +
          faces[2] * at(kills, suppressed),
      ),
    )
  }
  return { weights, total: BigInt(die) ** BigInt(dice) }
}

/** Two units in a fight: strength, and the points of it that are suppressed. */
export interface Strengths {
  readonly strength: readonly [attacker: number, defender: number]
  readonly suppressed: readonly [attacker: number, defender: number]
}

/** Outcomes by a text of their numbers, with their weights out of `total`. */
export interface Outcomes {
  readonly list: ReadonlyMap<string, { readonly now: Strengths; readonly weight: bigint }>
  readonly total: bigint
}

export const certain = (now: Strengths): Outcomes => ({
  list: new Map([[JSON.stringify(now), { now, weight: 1n }]]),
  total: 1n,
})

/** One of two in a fight: 0 attacks, 1 defends. */
type Who = 0 | 1

const changed = <T>(pair: readonly [T, T], who: Who, value: T): readonly [T, T] =>
  who === 0 ? [value, pair[1]] : [pair[0], value]

/** What a shot by as many points as have effect leaves of its target. tactical.G15 */
const hit = (now: Strengths, who: Who, kills: number, suppressed: number): Strengths => {
  const strength = Math.max(0, now.strength[who] - kills)
  return {
    strength: changed(now.strength, who, strength),
    suppressed: changed(now.suppressed, who, Math.min(strength, now.suppressed[who] + suppressed)),
  }
}

const effect = ({ strength, suppressed }: Strengths, who: Who): number => strength[who] - suppressed[who]

/** Outcomes of outcomes, each with a weight out of `total`. */
const spread = (
  { list, total }: Outcomes,
  factor: bigint,
  of: (now: Strengths, add: (next: Strengths, weight: bigint) => void) => void,
): Outcomes => {
  const next = new Map<string, { now: Strengths; weight: bigint }>()
  for (const { now, weight } of list.values())
    of(now, (then, share) => {
      if (share === 0n) return
      const key = JSON.stringify(then)
      const before = next.get(key)?.weight ?? 0n
      next.set(key, { now: then, weight: before + weight * share })
    })
  return { list: next, total: total * factor }
}

/** A unit fires at the other one; its shot has so many faces. @param most the dice that it has at most */
export const afterShot = (die: number, outcomes: Outcomes, by: Who, faces: Faces, most: number): Outcomes => {
  const other: Who = by === 0 ? 1 : 0
  const whole = BigInt(die) ** BigInt(most)
  return spread(outcomes, whole, (now, add) => {
    const { weights, total } = shotChances(die, faces, effect(now, by))
    const factor = whole / total
    for (const [kills, row] of weights.entries())
      for (const [suppressed, weight] of row.entries()) add(hit(now, other, kills, suppressed), weight * factor)
  })
}

/** Others fire at the attacker: supporters, with so many dice each. */
export const afterSupport = (die: number, outcomes: Outcomes, faces: Faces, dice: number): Outcomes => {
  const { weights, total } = shotChances(die, faces, dice)
  return spread(outcomes, total, (now, add) => {
    if (effect(now, 0) === 0) return add(now, total)
    for (const [kills, row] of weights.entries())
      for (const [suppressed, weight] of row.entries()) add(hit(now, 0, kills, suppressed), weight)
  })
}

/** Both fire at once, with what they had before. */
export const afterBoth = (die: number, outcomes: Outcomes, faces: readonly [Faces, Faces], most: number): Outcomes => {
  const whole = BigInt(die) ** BigInt(most)
  return spread(outcomes, whole * whole, (now, add) => {
    const shots = ([0, 1] as const).map((who) => shotChances(die, faces[who], effect(now, who)))
    const factor = (whole / shots[0].total) * (whole / shots[1].total)
    for (const [kills, row] of shots[0].weights.entries())
      for (const [suppressed, weight] of row.entries())
        for (const [ownKills, ownRow] of shots[1].weights.entries())
          for (const [ownSuppressed, ownWeight] of ownRow.entries())
            add(hit(hit(now, 1, kills, suppressed), 0, ownKills, ownSuppressed), weight * ownWeight * factor)
  })
}

/** Several outcomes of which each comes to pass with a weight. */
export const mixed = (parts: readonly (readonly [Outcomes, weight: number])[]): Outcomes => {
  const weights = parts.reduce((sum, [, weight]) => sum + weight, 0)
  const product = parts.reduce((all, [{ total }]) => all * total, 1n)
  const list = new Map<string, { now: Strengths; weight: bigint }>()
  for (const [{ list: own, total }, share] of parts)
    for (const [key, { now, weight }] of own) {
      const before = list.get(key)?.weight ?? 0n
      list.set(key, { now, weight: before + weight * BigInt(share) * (product / total) })
    }
  return { list, total: product * BigInt(weights) }
}

/** How likely something is, in ten-thousandths. */
export const chanceThat = ({ list, total }: Outcomes, holds: (now: Strengths) => boolean): number => {
  let sum = 0n
  for (const { now, weight } of list.values()) if (holds(now)) sum += weight
  return Number((20_000n * sum + total) / (2n * total))
}
