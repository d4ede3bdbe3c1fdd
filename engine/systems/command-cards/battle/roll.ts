/** Rolling battle dice, and counting what they do. command-cards.C14, C21 */
import { type Face, faces } from '../rules.ts'
import type { CommandCardsDraft, Services } from '../verbs/verb.ts'

/** Rolls battle dice: each is an index into `faces`; `state.roll` counts them. */
export const rollDice = (services: Services, draft: CommandCardsDraft, count: number): number[] => {
  const weights = services.table.scenario.rules.dice.faces
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

/** Of the hits on a target, those that hurt it: against a heavy unit every one of them is rolled again. command-cards.C21 */
export const confirmHits = (services: Services, draft: CommandCardsDraft, target: number, hits: number): number => {
  const { hitConfirmedBy } = services.table.types[target]
  if (hitConfirmedBy === undefined || hits === 0) return hits
  const shown = draft.state.roll.slice()
  const dice = rollDice(services, draft, hits)
  draft.state.roll.set(shown)
  const confirmed = countFaces(dice, hitConfirmedBy)
  draft.emit({ type: 'rolled', unit: target, why: 'confirm', dice, hits: confirmed, rolled: true })
  return confirmed
}
