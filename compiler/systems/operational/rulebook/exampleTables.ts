/** What readers of authored content must know of the rules, for worked examples: they have no files of their own. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { SystemTables } from '../resolve/tables.ts'

export type ExampleTables = SystemTables

export const tablesOf = (rules: OperationalRules): ExampleTables => ({
  rules,
  terrainBySign: new Map(Object.entries(rules.terrain).map(([id, { sign }]) => [sign, id])),
  isTerrainComplete: true,
  knownTerrain: Object.keys(rules.terrain),
  knownWeather: Object.keys(rules.weather),
  knownWays: Object.keys(rules.ways),
  knownHexsides: Object.keys(rules.hexsides),
  knownUnitTypes: Object.keys(rules.unitTypes),
  unitTypes: rules.unitTypes,
  nations: rules.nations,
  knownNations: Object.keys(rules.nations),
  knownSpecialists: Object.keys(rules.specialists),
  knownAssets: Object.keys(rules.assets),
  knownCards: Object.keys(rules.cards),
  knownProfiles: Object.keys(rules.headquarters.profiles),
  profiles: rules.headquarters.profiles,
  limits: rules.headquarters,
})
