/** Rolling battle dice, and counting what they do. command-cards.C14, C21 */
import { type Face, faces } from '../rules.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** Rolls battle dice: each is an index into `faces`; `state.roll` counts them. */
export const rollDice = (kit: Kit, draft: CommandCardsDraft, count: number): number[] => {
  const weights = kit.table.scenario.rules.dice.faces
  const all = sidesOf(weights)
  draft.state.roll.fill(0)
  const rolled: number[] = []
  for (let die = 0; die < count; die++) {
    let at = draft.dice.below(all)
    let face = 0
    while (at >= weights[faces[face]]) at -= weights[faces[face++]]
    draft.state.roll[face]++
    rolled.push(face)
  }
  return rolled
}

/** Sides of a die. */
export const sidesOf = (weights: Readonly<Record<Face, number>>): number =>
  faces.reduce((sum, face) => sum + weights[face], 0)

/** How many of the dice show one of these faces. */
export const countFaces = (dice: readonly number[], wanted: readonly Face[]): number => {
  let count = 0
  for (const face of dice) if (wanted.includes(faces[face])) count++
  return count
}

/**
 * Figures that dice take from a target: one for each face that hits it. Against a heavy unit every hit is rolled again.
 * @param wanted the faces that hit; absent: those of the target's type
 */
export const hitsOn = (
  kit: Kit,
  draft: CommandCardsDraft,
  dice: readonly number[],
  target: number,
  wanted?: readonly Face[],
): number => {
  const { hitBy, hitConfirmedBy } = kit.table.types[target]
  const hits = countFaces(dice, wanted ?? hitBy)
  if (hitConfirmedBy === undefined || hits === 0) return hits
  const shown = draft.state.roll.slice()
  const again = rollDice(kit, draft, hits)
  draft.state.roll.set(shown)
  const confirmed = countFaces(again, hitConfirmedBy)
  draft.emit({ type: 'rolled', unit: target, why: 'confirm', dice: again, hits: confirmed, rolled: true })
  return confirmed
}
