/** What readers of authored content must know of the rules, for worked examples: they have no files of their own. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { SystemTables } from '../resolve/tables.ts'

export const tablesOf = (rules: OperationalRules): SystemTables => ({
  rules,
  terrainBySign: new Map(Object.entries(rules.terrain).map(([id, { sign }]) => [sign, id])),
  isTerrainComplete: true,
  known: {
    assets: Object.keys(rules.assets),
    cards: Object.keys(rules.cards),
    hexsides: Object.keys(rules.hexsides),
    nations: Object.keys(rules.nations),
    profiles: Object.keys(rules.headquarters.profiles),
    specialists: Object.keys(rules.specialists),
    terrain: Object.keys(rules.terrain),
    unitTypes: Object.keys(rules.unitTypes),
    ways: Object.keys(rules.ways),
    weather: Object.keys(rules.weather),
  },
  unitTypes: rules.unitTypes,
  nations: rules.nations,
  profiles: rules.headquarters.profiles,
  limits: rules.headquarters,
})
