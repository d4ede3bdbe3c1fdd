/** Rolling battle dice, and counting what they show. command-cards.C14, C21 */
import type { Rolls } from '../../../dice.ts'
import type { Hex } from '../../../hex.ts'
import type { RollReason } from '../events.ts'
import { type Face, faces } from '../rules.ts'
import type { CommandCardsDraft } from '../services.ts'
import type { Table } from '../table.ts'

/** Draws one of some kinds of which there are so many each; `total` is their sum. Returns the index of the kind. */
export const drawOneOf = (dice: Rolls, counts: ArrayLike<number>, total: number, first = 0): number => {
  let at = dice.below(total)
  let index = first
  while (at >= counts[index]) at -= counts[index++]
  return index - first
}

/**
 * Rolls battle dice for an occasion: each is an index into `faces`. `state.roll` keeps how often each face fell.
 * @param about the hex or unit that the roll is about
 */
export const rollDice = (
  table: Table,
  draft: CommandCardsDraft,
  count: number,
  occasion: string,
  about?: number,
): number[] => {
  const { faces: weights } = table.scenario.rules.dice
  const byFace = faces.map((face) => weights[face])
  const sides = sidesOf(weights)
  const rolls = draft.dice.at(draft.state, occasion, about)
  draft.state.roll.fill(0)
  const rolled: number[] = []
  for (let die = 0; die < count; die++) {
    const face = drawOneOf(rolls, byFace, sides)
    draft.state.roll[face]++
    rolled.push(face)
  }
  return rolled
}

/** Sides of a die. */
export const sidesOf = (weights: Readonly<Record<Face, number>>): number =>
  faces.reduce((sum, face) => sum + weights[face], 0)

/** Faces with which a unit hits another one. command-cards.C14 */
export const hittingFaces = ({ types }: Table, unit: number, target: number): readonly Face[] =>
  types[unit].hitsWith?.[types[target].kind] ?? types[target].hitBy

/** How many of the dice show one of these faces. */
export const countFaces = (dice: readonly number[], wanted: readonly string[]): number => {
  let count = 0
  for (const face of dice) if (wanted.includes(faces[face])) count++
  return count
}

/** Rolls dice outside of a battle, reports them, and returns how many show one of the wanted faces. */
export const rollFor = (
  table: Table,
  draft: CommandCardsDraft,
  count: number,
  wanted: readonly string[],
  about: { readonly unit?: number; readonly hex?: Hex; readonly why: RollReason },
): number => {
  const dice = rollDice(table, draft, count, about.why, about.hex ?? about.unit)
  const hits = countFaces(dice, wanted)
  draft.emit({ type: 'rolled', ...about, dice, hits, rolled: true })
  return hits
}

/** How many of the hits on a target count: against a heavy unit each of them is rolled again. command-cards.C21 */
export const confirmHits = (table: Table, draft: CommandCardsDraft, target: number, hits: number): number => {
  const { hitConfirmedBy } = table.types[target]
  if (hitConfirmedBy === undefined || hits === 0) return hits
  const shown = draft.state.roll.slice()
  const confirmed = rollFor(table, draft, hits, hitConfirmedBy, { unit: target, why: 'confirm' })
  draft.state.roll.set(shown)
  return confirmed
}
