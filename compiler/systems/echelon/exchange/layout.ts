/** The layout of this system's maps, and their possible signs. */
import type { EchelonRules } from '../../../../engine/systems/echelon/rules.ts'
import { type MapExchange, ownerTiles, terrainTiles } from '../../../exchange/layout.ts'

export const mapExchange: MapExchange<EchelonRules> = {
  layout: {
    words: ['zone'],
    signs: [
      { field: 'terrain', empty: '-' },
      { field: 'owner', empty: '-' },
    ],
    lists: [
      { field: 'hexsides', shape: 'barrier' },
      { field: 'bridges', shape: 'hexside' },
      { field: 'ways', shape: 'run' },
      { field: 'features', shape: 'place' },
      { field: 'names', shape: 'label' },
    ],
    kept: ['zones', 'ports', 'airbases', 'countries', 'districts', 'antiAircraft', 'pipelines'],
  },
  tiles: ({ terrain }) => [...terrainTiles(terrain), ...ownerTiles],
}
