/** The layout of this system's maps, and their possible signs. */
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import { type MapExchange, ownerTiles, terrainTiles } from '../../../exchange/layout.ts'

export const mapExchange: MapExchange<OperationalRules> = {
  layout: {
    words: [],
    signs: [{ field: 'terrain' }, { field: 'owner', empty: '-' }],
    lists: [
      { field: 'ways', shape: 'run' },
      { field: 'barriers', shape: 'barrier' },
      { field: 'bridges', shape: 'hexside' },
      { field: 'damagedBridges', shape: 'hexside' },
      { field: 'forts', shape: 'hex' },
      { field: 'names', shape: 'labels' },
    ],
  },
  tiles: ({ terrain }) => [...terrainTiles(terrain), ...ownerTiles],
}
