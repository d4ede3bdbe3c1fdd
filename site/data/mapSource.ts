/** A scenario's map in its YAML form. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import { type Grid, hexAt } from '../../engine/hex.ts'

/** What the scenarios of all rule systems have. */
interface MappedScenario extends BattleScenario {
  readonly map: Grid & { readonly terrainIds: readonly string[]; readonly terrain: readonly number[] }
  readonly rules: { readonly terrain: Readonly<Record<string, { readonly sign: string }>> }
}

/** The terrain grid, one line per row. */
export const mapSource = (scenario: BattleScenario): string => {
  const { map, rules } = scenario as MappedScenario
  const signAt = (column: number, row: number): string =>
    rules.terrain[map.terrainIds[map.terrain[hexAt(map, column, row)] ?? 0] ?? '']?.sign ?? ' '
  const rows = Array.from({ length: map.height }, (_, row) => {
    const signs = Array.from({ length: map.width }, (_, column) => signAt(column, row)).join(' ')
    return `  ${row % 2 === 0 ? '' : ' '}${signs}`.trimEnd()
  })
  return `kind: map\nterrain: |\n${rows.join('\n')}`
}
