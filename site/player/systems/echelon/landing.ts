/** The chances of a landing from the air before its roll. echelon.L5 */
import { type LandingModifier, landingChances, sumOf } from '../../../../engine/systems/echelon/air/dispersion.ts'
import { assaultModifiers, dropModifiers } from '../../../../engine/systems/echelon/air/drop.ts'
import type { Landing } from '../../../../engine/systems/echelon/events.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import type { EchelonState } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'

export interface LandingShown {
  readonly modifiers: readonly LandingModifier[]
  readonly sum: number
  /** Per cent. */
  readonly chances: Readonly<Record<Landing, number>>
}

/** Undefined for what does not come from the air onto ground of the enemy. */
export const landingOf = (
  { table }: EchelonGame,
  known: EchelonState,
  action: EchelonAction | undefined,
): LandingShown | undefined => {
  if (action?.type !== 'drop' && action?.type !== 'assault') return undefined
  const modifiers =
    action.type === 'drop'
      ? dropModifiers(table, known, action.unit, action.to, action.gliders)
      : assaultModifiers(table, known, action.to)
  const sum = sumOf(modifiers)
  const { lost, dispersed, intact } = landingChances(table, sum)
  const perCent = (faces: number): number => Math.round((faces * 100) / table.scenario.rules.air.die)
  return { modifiers, sum, chances: { intact: perCent(intact), dispersed: perCent(dispersed), lost: perCent(lost) } }
}
