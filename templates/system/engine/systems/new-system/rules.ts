/** The rules of the system as its tables say them. `npm run generate` makes their types of the schemas. */
import type { CombatFile, TerrainEntry, UnitTypeEntry } from './tables.generated.ts'

/** With what its author left out, and without its description, which no rule reads. */
export type TerrainRules = Omit<TerrainEntry, 'description'> & { readonly cover: number }
export type UnitTypeRules = Omit<UnitTypeEntry, 'description'>

/** All tables. */
export interface NewSystemRules {
  readonly terrain: Readonly<Record<string, TerrainRules>>
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly combat: Omit<CombatFile, 'kind'>
}
