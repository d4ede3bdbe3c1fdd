/** Which entries of the tables play a part in a scenario. */
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { terrainOf } from '../../../emit/reference.ts'
import type { EntryKind } from '../bundle.ts'

/** Ids by kind: of features those that stand at the start. */
export const usesOf = ({
  map,
  units,
  sides,
  rules,
}: EchelonScenario): Readonly<Record<EntryKind, ReadonlySet<string>>> => ({
  terrain: terrainOf(map),
  features: new Set(map.features.map(({ kind }) => kind)),
  hexsides: new Set(map.hexsides.map(({ kind }) => kind)),
  unitTypes: new Set(units.map(({ design }) => rules.designs[design].type)),
  nations: new Set([...sides.flatMap(({ nations }) => nations), ...units.map(({ nation }) => nation)]),
  designs: new Set(units.map(({ design }) => design)),
})
