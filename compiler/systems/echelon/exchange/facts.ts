/** The facts of an echelon scenario, for comparing two versions of it. */
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import {
  atHexes,
  byKind,
  byName,
  bySpace,
  edgeName,
  type Fact,
  type Facts,
  fieldsIn,
  identified,
  numbered,
  wordsIn,
} from '../../../exchange/facts.ts'

export const factsOf = (scenario: EchelonScenario): Facts => {
  const { map, sides, units, objectives, supplies, owned, tie, margin, invaded } = scenario
  const write = wordsIn(scenario)
  const fields = (thing: object): Fact['fields'] => fieldsIn(thing, write)
  /** Of what is called by its kind or its hex. */
  const others = (thing: object): Fact['fields'] => fieldsIn(thing, write, ['kind', 'name', 'text'])
  const sideId = (side: number | null): string => (side === null ? 'nobody' : sides[side].id)
  const owners = new Map(owned.flatMap((hexes, side) => hexes.map((hex) => [hex, sides[side].id] as const)))
  const areaOf = (names: readonly string[], numbers: readonly number[]): Readonly<Record<string, string>> =>
    bySpace(map, (hex) => names[numbers[hex]] || 'none')
  return {
    settings: {
      turns: String(scenario.turns),
      date: scenario.date,
      tie: sideId(tie),
      margin: margin.join(':'),
      invaded: sideId(invaded),
      size: `${map.width} x ${map.height}`,
    },
    things: {
      side: identified(sides, fields),
      unit: identified(units, fields),
      objective: numbered(objectives, byName, fields),
      supply: atHexes(map, supplies, others),
      hexside: numbered(map.hexsides, byKind, others),
      bridge: map.bridges.map((edge) => ({ id: edgeName(map, edge), name: edgeName(map, edge), fields: {} })),
      way: numbered(map.ways, byKind, others),
      feature: numbered(map.features, byKind, others),
      port: atHexes(map, map.ports, others),
      airbase: atHexes(map, map.airbases, others),
      'anti-aircraft': atHexes(map, map.antiAircraft, others),
      pipeline: numbered(map.pipelines, () => 'pipeline', others),
      name: numbered(map.names, ({ text }) => text, fields),
    },
    hexes: {
      terrain: bySpace(map, (hex) => (map.terrain[hex] === 0 ? 'off the map' : map.terrainIds[map.terrain[hex]])),
      owner: bySpace(map, (hex) => owners.get(hex) ?? 'nobody'),
      weather: areaOf(map.zones, map.zone),
      country: areaOf(map.countries, map.country),
      district: areaOf(map.districts, map.district),
    },
  }
}
