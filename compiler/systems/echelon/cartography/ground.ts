/** The map of a scenario as the pen of all systems knows it: looks of terrain, water, coasts and ways, and names of places. */
import { hexsideOfEdge } from '../../../../engine/hex.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { type Ground, looksOf, type PlaceName, placeNames } from '../../../cartography/ground.ts'

/** The drawing of each kind of settlement. */
const settlements: Readonly<Record<string, PlaceName['kind']>> = {
  town: 'village',
  city: 'town',
  'major-city': 'city',
}

/** The ground without beaches and works, which are drawn on it. */
export const groundOf = ({ id, map, rules }: Pick<EchelonScenario, 'id' | 'map' | 'rules'>): Ground => ({
  id,
  map: {
    ...map,
    barriers: map.hexsides
      .filter(({ kind }) => rules.hexsides[kind].look !== 'beach')
      .map(({ edges, ...run }) => ({ ...run, hexsides: edges.map(hexsideOfEdge) })),
    bridges: map.bridges.map(hexsideOfEdge),
    forts: [],
    names: [
      ...map.features.flatMap(({ hex, kind, name = '' }): PlaceName[] => {
        const settlement = settlements[rules.features[kind].look]
        return settlement === undefined ? [] : [{ kind: settlement, name, hexes: [hex] }]
      }),
      ...placeNames(map.names).map((name, index): PlaceName => {
        const { kind, hex } = map.names[index]
        return kind === 'water' && rules.terrain[map.terrainIds[map.terrain[hex]]].isSea
          ? { ...name, kind: 'sea' }
          : name
      }),
    ],
  },
  rules: {
    terrain: looksOf(rules.terrain),
    hexsides: looksOf(
      Object.fromEntries(
        Object.entries(rules.hexsides).map(([id, { look }]) => [id, { look: look === 'cliff' ? 'escarpment' : look }]),
      ),
    ),
    ways: { road: { look: 'paved' }, track: { look: 'track' }, rail: { look: 'rail' } },
  },
})
