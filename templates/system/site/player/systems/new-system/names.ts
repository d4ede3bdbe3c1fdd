/** Units, hexes and chances in words, for panels and for the screen reader alike. */
import type { Hex } from '../../../../engine/hex.ts'
import { hittingFaces } from '../../../../engine/systems/new-system/combat.ts'
import type { Position } from '../../../../engine/systems/new-system/memory.ts'
import type { Table } from '../../../../engine/systems/new-system/table.ts'
import { count } from '../../../../engine/words.ts'
import type { Condition } from '../../panels/parts.tsx'

export { placeName } from '../../../../engine/systems/new-system/fields.ts'
export { actionWords } from '../../../../engine/systems/new-system/verbs/sentences.ts'
export { count, sideName, unitName } from '../../../../engine/words.ts'

/** How strong a unit is, such as `2 steps`. */
export const strengthWords = ({ hex, steps }: Position, unit: number): string =>
  hex[unit] === 0 ? 'destroyed' : count(steps[unit], 'step')

export const conditionsOf = ({ attacked }: Position, unit: number): readonly Condition[] =>
  attacked[unit] === 1 ? [{ text: 'Has attacked', rule: 'new-system.F1' }] : []

export const groundName = ({ terrain }: Table, hex: Hex): string => terrain[hex]?.name ?? 'Off the map'

export const unitAt = ({ hex }: Position, at: Hex): number | undefined => {
  const unit = hex.indexOf(at)
  return at === 0 || unit < 0 ? undefined : unit
}

/** The chance of a hit in per cent. */
export const chanceOf = (table: Table, state: Position, unit: number, target: number): number =>
  Math.round((100 * hittingFaces(table, state, unit, target)) / table.scenario.rules.combat.faces)
