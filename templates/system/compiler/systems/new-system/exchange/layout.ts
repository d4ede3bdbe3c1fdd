/** The layout of this system's maps, and their possible signs. */
import type { NewSystemRules } from '../../../../engine/systems/new-system/rules.ts'
import { type MapExchange, terrainTiles } from '../../../exchange/layout.ts'

export const mapExchange: MapExchange<NewSystemRules> = {
  layout: { words: [], signs: [{ field: 'terrain' }], lists: [{ field: 'names', shape: 'place' }] },
  tiles: ({ terrain }) => terrainTiles(terrain),
}
