/** What an echelon scenario consists of, for comparing two versions of it. */
import { directions, type Hex, makeHexName } from '../../../../engine/hex.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { hexsideOfEdge } from '../../../cartography/geometry.ts'
import { byHexName, byName, type Fact, type Facts, identified, numbered } from '../../../exchange/facts.ts'

export const factsOf = (scenario: EchelonScenario): Facts => {
  const { map, sides, units, objectives, supplies, owned, tie, margin, invaded } = scenario
  const name = (hex: Hex): string => makeHexName(map, hex)
  const place = (hex: Hex | undefined): string | undefined => (hex === undefined || hex === 0 ? undefined : name(hex))
  const points = (pair: readonly number[]): string => pair.join(' and ')
  const owners = new Map(owned.flatMap((hexes, side) => hexes.map((hex) => [hex, sides[side].id] as const)))
  return {
    settings: {
      turns: String(scenario.turns),
      date: scenario.date,
      tie: tie === null ? 'nobody' : sides[tie].id,
      margin: margin.join(':'),
      invaded: invaded === null ? 'nobody' : sides[invaded].id,
      size: `${map.width} x ${map.height}`,
      weather: map.zones.join(', '),
    },
    things: {
      side: identified(sides, ({ id, name: _, colour: __, nations, home, entry, sources, ...side }) => ({
        nations: nations.join(', '),
        home: home.join(', ') || undefined,
        entry: place(entry),
        sources: sources.map(name).join(' ') || undefined,
        ...Object.fromEntries(Object.entries(side).map(([field, value]) => [wordsOf(field), wordOf(value)])),
      })),
      unit: identified(units, (unit) => ({
        side: sides[unit.side].id,
        design: unit.design,
        nation: unit.nation,
        hex: place(unit.hex),
        arrives: unit.turn === undefined ? undefined : `turn ${unit.turn} at ${place(unit.entry)}`,
        'other side': unit.reversed ? 'yes' : undefined,
        abilities: unit.extra.join(', ') || undefined,
        carrier: unit.carrier,
        depot: unit.depot,
        reserve: unit.inReserve ? 'yes' : undefined,
        eliminated: unit.eliminated ? 'yes' : undefined,
      })),
      objective: numbered(objectives, byName, (one) => ({
        hex: name(one.hex),
        'each turn': points(one.perTurn),
        'at the end': points(one.atEnd),
      })),
      supply: supplies.map(({ hex, side, points: supply, special }) => ({
        id: name(hex),
        name: name(hex),
        fields: { side: sides[side].id, supply: String(supply), special: String(special) },
      })),
      ...mapFacts(scenario),
    },
    hexes: {
      terrain: byHexName(map, (hex) => (map.terrain[hex] === 0 ? 'off the map' : map.terrainIds[map.terrain[hex]])),
      owner: byHexName(map, (hex) => owners.get(hex) ?? 'nobody'),
    },
  }
}

const mapFacts = ({ map }: EchelonScenario): Readonly<Record<string, readonly Fact[]>> => {
  const name = (hex: Hex): string => makeHexName(map, hex)
  const edge = (one: number): string => {
    const { hex, direction } = hexsideOfEdge(one)
    return `${name(hex)} ${directions[direction]}`
  }
  const atHex = ({ hex }: { readonly hex: Hex }, fields: Fact['fields']): Fact => ({
    id: name(hex),
    name: name(hex),
    fields,
  })
  return {
    hexside: numbered(
      map.hexsides,
      ({ kind, name: text }) => (text === undefined ? kind : `${kind} ${text}`),
      ({ edges }) => ({ course: edges.map(edge).join(', ') }),
    ),
    bridge: map.bridges.map((one) => ({ id: edge(one), name: edge(one), fields: {} })),
    way: numbered(
      map.ways,
      ({ kind }) => kind,
      ({ hexes }) => ({ course: hexes.map(name).join(' ') }),
    ),
    feature: numbered(
      map.features,
      ({ kind, name: text }) => (text === undefined ? kind : `${kind} ${text}`),
      ({ hex }) => ({ hex: name(hex) }),
    ),
    port: map.ports.map((port) =>
      atHex(port, { capacity: String(port.capacity), 'coast defence': String(port.coastDefence) }),
    ),
    airbase: map.airbases.map((base) =>
      atHex(base, { capacity: String(base.capacity), permanent: base.permanent ? 'yes' : undefined }),
    ),
    name: numbered(
      map.names,
      ({ text }) => text,
      ({ kind, hex }) => ({ kind, hex: name(hex) }),
    ),
  }
}

/** `airPoints` as words. */
const wordsOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const wordOf = (value: unknown): string | undefined => {
  if (value === undefined || value === false || value === 0) return undefined
  if (value === true) return 'yes'
  if (typeof value !== 'object' || value === null) return String(value)
  const some = Object.entries(value).filter(([, number]) => number > 0)
  return some.map(([name, number]) => `${name} ${number}`).join(', ') || undefined
}
