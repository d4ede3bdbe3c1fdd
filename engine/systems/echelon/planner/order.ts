/** The order in which units are considered. */
import type { Table } from '../table.ts'

/**
 * The order in which units are thought of: those that fight first, the weakest of them first, so that they keep what is to be kept and the
 * strong are free to attack; then guns, staffs and trains at last.
 */
export const orderOf = ({ profiles, unitsOf }: Table): readonly [readonly number[], readonly number[]] => {
  const rank = (unit: number): number => (profiles[unit].fights ? (profiles[unit].isArtillery ? 1 : 0) : 2)
  const sorted = (units: readonly number[]): readonly number[] =>
    units.toSorted(
      (one, other) =>
        rank(one) - rank(other) || profiles[one].faces[0].attack - profiles[other].faces[0].attack || one - other,
    )
  return [sorted(unitsOf[0]), sorted(unitsOf[1])]
}
