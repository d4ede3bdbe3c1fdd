/** The layout of this system's maps, and their possible signs. */
import type { TacticalRules } from '../../../../engine/systems/tactical/rules.ts'
import { type MapExchange, terrainTiles } from '../../../exchange/layout.ts'

export const mapExchange: MapExchange<TacticalRules> = {
  layout: {
    words: [],
    signs: [{ field: 'terrain' }],
    lists: [{ field: 'names', shape: 'place' }],
    kept: ['roads'],
  },
  tiles: ({ terrain }) => terrainTiles(terrain),
}
