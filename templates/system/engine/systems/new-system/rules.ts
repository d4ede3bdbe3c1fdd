/** The rules of the system as its tables say them. `npm run generate` makes their types of the schemas. */
import type { CombatFile, TerrainEntry, UnitTypeEntry } from './tables.generated.ts'

/** With what its author left out. */
export type TerrainRules = TerrainEntry & { readonly cover: number }
export type UnitTypeRules = UnitTypeEntry

/** All tables. */
export interface NewSystemRules {
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly combat: Omit<CombatFile, 'kind'>
}
