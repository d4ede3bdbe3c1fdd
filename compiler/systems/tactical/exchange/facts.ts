/** The facts of a scenario, for comparing two versions of it. */
import { makeHexName } from '../../../../engine/hex.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import { bySpace, type Facts, identified, numbered } from '../../../exchange/facts.ts'

export const factsOf = (scenario: TacticalScenario): Facts => {
  const { map, sides, units, objectives } = scenario
  const { turns, date, region, weather, needed, house } = scenario
  return {
    settings: {
      turns: String(turns),
      date,
      region,
      sky: weather.sky,
      ground: weather.ground,
      needed: String(needed),
      size: `${map.width} x ${map.height}`,
      ...Object.fromEntries(Object.entries(house).map(([name, value]) => [name, String(value)])),
    },
    things: {
      side: identified(sides, ({ edges, purses }) => ({
        edges: edges.join(' '),
        purses: purses.map(({ nation, prestige }) => `${nation} ${prestige}`).join(' '),
      })),
      unit: identified(units, ({ side, type, hex, strength, experience, arrives, transport, leader }) => ({
        side: sides[side].id,
        type,
        hex: hex === 0 ? '' : makeHexName(map, hex),
        strength: String(strength),
        experience: String(experience),
        arrives: String(arrives),
        transport: transport ?? '',
        leader: leader ?? '',
      })),
      objective: numbered(
        objectives,
        ({ name }) => name,
        ({ hex, side }) => ({ hex: makeHexName(map, hex), side: sides[side].id }),
      ),
      name: numbered(
        map.names,
        ({ text }) => text,
        ({ hex }) => ({ hex: makeHexName(map, hex) }),
      ),
    },
    hexes: {
      terrain: bySpace(map, (hex) => map.terrainIds[map.terrain[hex]]),
      road: bySpace(map, (hex) => (map.roads.some((run) => run.includes(hex)) ? 'road' : '')),
    },
  }
}
