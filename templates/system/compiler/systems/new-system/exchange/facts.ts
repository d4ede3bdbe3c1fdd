/** The facts of a scenario, for comparing two versions of it. */
import { makeHexName } from '../../../../engine/hex.ts'
import type { NewSystemScenario } from '../../../../engine/systems/new-system/scenario.ts'
import { bySpace, type Facts, identified, numbered } from '../../../exchange/facts.ts'

export const factsOf = ({ map, sides, units, turns, date, objective }: NewSystemScenario): Facts => ({
  settings: {
    turns: String(turns),
    date,
    objective: makeHexName(map, objective),
    size: `${map.width} x ${map.height}`,
  },
  things: {
    side: identified(sides, () => ({})),
    unit: identified(units, ({ side, type, hex }) => ({ side: sides[side].id, type, hex: makeHexName(map, hex) })),
    name: numbered(
      map.names,
      ({ text }) => text,
      ({ hex }) => ({ hex: makeHexName(map, hex) }),
    ),
  },
  hexes: { terrain: bySpace(map, (hex) => map.terrainIds[map.terrain[hex]]) },
})
