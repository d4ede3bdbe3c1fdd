/** Rolling battle dice. command-cards.C14 */
import { type Face, faces } from '../rules.ts'
import type { CommandCardsDraft, Kit } from '../verbs/verb.ts'

/** Rolls battle dice: each is an index into `faces`; `state.roll` counts them. */
export const rollDice = (kit: Kit, draft: CommandCardsDraft, count: number): number[] => {
  const sides = kit.table.scenario.rules.dice.faces
  const all = faces.reduce((sum, face) => sum + sides[face], 0)
  draft.state.roll.fill(0)
  const rolled: number[] = []
  for (let die = 0; die < count; die++) {
    let at = draft.dice.below(all)
    let face = 0
    while (at >= sides[faces[face]]) at -= sides[faces[face++]]
    draft.state.roll[face]++
    rolled.push(face)
  }
  return rolled
}

/** How many of the dice show one of these faces. */
export const countFaces = (dice: readonly number[], wanted: readonly Face[]): number => {
  let count = 0
  for (const face of dice) if (wanted.includes(faces[face])) count++
  return count
}
