/** The map of a position: who owns what now, which bridges and works stand, what ports and airbases can do. */
import { type Hex, hexsideOfEdge } from '../../../../engine/hex.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { type Position, rail } from '../../../../engine/systems/echelon/types.ts'
import { type Feature, makeMapText } from '../../../exchange/features.ts'
import { type About, type Clock, lostIf } from '../../../exchange/position.ts'
import { hexName, hexNames, signRows, type WritableEntry, table as writeTable } from '../../../exchange/writeYaml.ts'
import { mapExchange } from './layout.ts'

/** `map.yaml`, and what it cannot say. */
export const mapOf = (
  game: EchelonGame,
  state: Position,
  { order }: Clock,
  { wayNames }: About,
): { readonly text: string; readonly lost: readonly string[] } => {
  const { map, rules } = game.scenario
  const text = makeMapText(
    {
      grid: { width: map.width, height: map.height },
      words: { zone: map.zones[0] },
      signs: {
        terrain: signRows(map, (hex) =>
          map.terrain[hex] === 0 ? '-' : rules.terrain[map.terrainIds[map.terrain[hex]]].sign,
        ),
        owner: signRows(map, (hex) =>
          state.owner[hex] === 0 ? '-' : String(order.indexOf(state.owner[hex] === 1 ? 0 : 1) + 1),
        ),
      },
      lists: {
        hexsides: map.hexsides.map(
          ({ kind, name, edges }): Feature => ({ kind, ...(name && { name }), sides: edges.map(hexsideOfEdge) }),
        ),
        bridges: map.bridges.flatMap((edge, index) =>
          state.bridge[index] === 0 ? [{ sides: [hexsideOfEdge(edge)] }] : [],
        ),
        ways: map.ways.map(({ kind, hexes, wide }, index): Feature => {
          const name = wayNames[index]
          return { kind, ...(name !== undefined && { name }), hexes, ...(wide && { wide }) }
        }),
        features: featuresOf(game, state),
        names: map.names.map(({ kind, text: name, hex }) => ({ kind, name, hexes: [hex] })),
      },
    },
    mapExchange.layout,
  )
  const more = placesOf(game, state)
  return { text: [text, ...more.map((line) => `${line}\n`)].join(''), lost: lostOf(game, state) }
}

/** The lines of what no other program carries: zones, ports, airbases, areas, guns, pipelines. */
const placesOf = ({ scenario: { map, sides }, table }: EchelonGame, state: Position): string[] => {
  const at = (hex: Hex): WritableEntry['at'] => hexName(map, hex)
  const ports = map.ports.flatMap(({ hex, capacity, coastDefence }): WritableEntry[] =>
    state.portGone[hex] === 1
      ? []
      : [
          {
            at: at(hex),
            capacity,
            coastDefence: coastDefence || undefined,
            reduced: state.port[hex] < capacity || undefined,
          },
        ],
  )
  const airbases = [...table.board.spaces].flatMap((hex): WritableEntry[] => {
    if (state.airbase[hex] === 0) return []
    const permanent = map.airbases.find((one) => one.hex === hex)?.permanent || undefined
    return [{ at: at(hex), capacity: state.airbase[hex], permanent }]
  })
  const hexesOf = (numbers: readonly number[], number: number): Hex[] =>
    [...table.board.spaces].filter((hex) => map.terrain[hex] !== 0 && numbers[hex] === number)
  const areas = (ids: readonly string[], byHex: readonly number[]): WritableEntry[] =>
    ids.flatMap((id, number): WritableEntry[] => {
      const hexes = number === 0 ? [] : hexesOf(byHex, number)
      // One that has every hex that no other one names: more of them than a list may have.
      const isUsual = number === byHex[0] && number > 0
      return isUsual ? [{ id }] : hexes.length === 0 ? [] : [{ id, hexes: hexNames(map, hexes) }]
    })
  return [
    ...writeTable(
      'zones',
      map.zones.flatMap((zone, number) => {
        const hexes = number === 0 ? [] : hexesOf(map.zone, number)
        return hexes.length === 0 ? [] : [{ zone, hexes: hexNames(map, hexes) }]
      }),
    ),
    ...writeTable('ports', ports),
    ...writeTable('airbases', airbases),
    ...writeTable('countries', areas(map.countries, map.country)),
    ...writeTable('districts', areas(map.districts, map.district)),
    ...writeTable(
      'antiAircraft',
      map.antiAircraft.map(({ hex, side, points }) => ({ at: at(hex), side: sides[side].id, points })),
    ),
    ...(map.pipelines.length === 0
      ? []
      : [`pipelines: [${map.pipelines.map(({ hexes }) => hexNames(map, hexes)).join(', ')}]`]),
  ]
}

/** Lists the parts of a map that the export loses. */
const lostOf = ({ scenario: { map } }: EchelonGame, state: Position): string[] => {
  const hits = [state.portHits, state.airbaseHits, state.coastHits].flatMap((list) => [...list])
  const damaged = hits.filter((number) => number > 0).length
  const broken = [...state.rail].filter((bits) => (bits & rail.broken) !== 0).length
  const isWide = new Set(map.ways.flatMap(({ hexes, wide }) => (wide ? hexes : [])))
  const changed = [...state.rail.keys()].filter(
    (hex) => (state.rail[hex] & rail.grown) === 0 && (state.rail[hex] & rail.wide) > 0 !== isWide.has(hex),
  ).length
  const laid = [...state.rail].filter((bits) => (bits & rail.grown) !== 0).length
  const piped = map.pipelines.flatMap(({ hexes }) => hexes)
  const pumped = [...state.pipeline.keys()].filter((hex) => state.pipeline[hex] > 0 && !piped.includes(hex)).length
  const jobs = [...state.job].filter((job) => job > 0).length
  const gone = map.ports.filter(({ hex }) => state.portGone[hex] === 1).length
  return [
    ...lostIf(damaged, 'Ports and airbases that were hit are whole again.'),
    ...lostIf(broken, 'Railways that are broken run again.'),
    ...lostIf(gone, 'Destroyed ports are left out.'),
    ...lostIf(changed, 'Railways have the gauge that they began with.'),
    ...lostIf(laid + pumped, 'Railways and pipelines that engineers laid are left out.'),
    ...lostIf(jobs, 'Engineers begin their work anew.'),
  ]
}

/** Settlements as they were, and the works that stand now. */
const featuresOf = ({ scenario, table }: EchelonGame, state: Position): Feature[] => {
  const { map, rules } = scenario
  const standing: Feature[] = []
  for (const hex of table.board.spaces) {
    if (state.fort[hex] > 0) standing.push({ kind: table.featureIds[state.fort[hex] - 1], hexes: [hex] })
    const work = Object.keys(rules.features).find((id) => rules.features[id].isWork)
    if (state.entrenched[hex] === 1 && work !== undefined) standing.push({ kind: work, hexes: [hex] })
  }
  const settlements = map.features.flatMap(({ kind, hex, name }): Feature[] => {
    const { isFortification, isWork } = rules.features[kind]
    return isFortification || isWork ? [] : [{ kind, ...(name && { name }), hexes: [hex] }]
  })
  return [...settlements, ...standing]
}
