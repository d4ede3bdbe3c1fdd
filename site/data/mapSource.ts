/** A scenario's map in its YAML form. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import { isOfSquares, type Space } from '../../engine/board.ts'
import { type Grid, hexAt } from '../../engine/hex.ts'

/** The fields that scenarios of all rule systems share, on hexes and on squares: lists there leave out open ground. */
interface MappedScenario extends BattleScenario {
  readonly map: BattleScenario['map'] & { readonly terrainIds: readonly string[]; readonly terrain: readonly number[] }
  readonly terrain: readonly { readonly space: Space; readonly kind: string }[]
  readonly rules: { readonly terrain: Readonly<Record<string, { readonly sign: string }>> }
}

/** The id of the terrain at a column and row, from 0; undefined where it is open ground that has none. */
const terrainAt = ({ map, terrain }: MappedScenario, column: number, row: number): string | undefined => {
  if (!isOfSquares(map)) return map.terrainIds[map.terrain[hexAt(map as Grid, column, row)] ?? 0]
  return terrain.find(({ space }) => space === row * map.width + column + 1)?.kind
}

/** The terrain grid, one line per row. */
export const mapSource = (scenario: BattleScenario): string => {
  const mapped = scenario as MappedScenario
  const { map, rules } = mapped
  const rows = Array.from({ length: map.height }, (_, row) => {
    const signs = Array.from(
      { length: map.width },
      (_, column) => rules.terrain[terrainAt(mapped, column, row) ?? '']?.sign ?? (isOfSquares(map) ? '.' : ' '),
    )
    return `  ${row % 2 === 0 || isOfSquares(map) ? '' : ' '}${signs.join(' ')}`.trimEnd()
  })
  return `kind: map\nterrain: |\n${rows.join('\n')}`
}
