/** The map of a scenario as the pen of all systems knows it: rivers and streams are lines through their hexes; airfields and ports have signs. */
import { around, makeHexBoard } from '../../../../engine/board.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { TerrainRules } from '../../../../engine/systems/tactical/rules.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import { type Ground, looksOf, type PlaceName, type TerrainLook } from '../../../cartography/ground.ts'
import { placedAt } from '../../../cartography/pieces.ts'

/** Water through which one wades: a river where it looks like open water, else a stream. */
const flowOf = ({ ford, look }: TerrainRules): 'river' | 'stream' | undefined =>
  ford ? (look === 'sea' ? 'river' : 'stream') : undefined

const nameKinds: Readonly<Partial<Record<string, PlaceName['kind']>>> = {
  sea: 'sea',
  hills: 'hills',
  mountains: 'hills',
  forest: 'region',
  bocage: 'region',
  swamp: 'region',
  dunes: 'region',
  town: 'town',
}

export const groundOf = ({ id, map, rules, objectives }: TacticalScenario): Ground => {
  const board = makeHexBoard(map)
  const terrainOf = (hex: Hex): TerrainRules | undefined => rules.terrain[map.terrainIds[map.terrain[hex]]]
  const flowAt = (hex: Hex) => {
    const terrain = terrainOf(hex)
    return terrain && flowOf(terrain)
  }
  const flows = [...board.spaces].filter((hex) => flowAt(hex) !== undefined)
  const kindOfLink = (hex: Hex, next: Hex): string =>
    flowAt(hex) === 'river' && flowAt(next) !== 'stream' ? 'river' : 'stream'
  const near = new Map(flows.map((hex) => [hex, around(board, hex).filter((next) => flowAt(next) !== undefined)]))
  const pairs = flows.flatMap((hex) =>
    (near.get(hex) ?? []).flatMap((next) => (next > hex ? [[hex, next] as const] : [])),
  )
  const isRiver = ([hex, next]: readonly [Hex, Hex]): number => Number(kindOfLink(hex, next) === 'river')
  // Of three hexes that touch each other the last two are not linked, rivers first: no water runs in a ring.
  const linked = new Map<Hex, Hex[]>(flows.map((hex) => [hex, []]))
  for (const [hex, next] of pairs.toSorted((one, other) => isRiver(other) - isRiver(one))) {
    const [own, its] = [linked.get(hex) ?? [], linked.get(next) ?? []]
    if (own.some((third) => its.includes(third))) continue
    own.push(next)
    its.push(hex)
  }
  const links = flows.flatMap((hex) => {
    const onward = (linked.get(hex) ?? []).filter((next) => next > hex)
    // A course that ends beside wider water flows into it.
    const isEnd = (near.get(hex) ?? []).length < 2
    const mouth = isEnd ? around(board, hex).filter((next) => terrainOf(next)?.water === true) : []
    return [...onward, ...mouth.slice(0, 1)].map((next) => ({ kind: kindOfLink(hex, next), hexes: [hex, next] }))
  })
  const kindOf = (hex: Hex): PlaceName['kind'] => {
    const terrain = terrainOf(hex)
    return terrain && flowOf(terrain) ? 'region' : (nameKinds[terrain?.look ?? ''] ?? 'village')
  }
  const goals = objectives.map(({ name, hex }) => ({ text: name, hex }))
  const named = [
    ...goals,
    ...map.names.filter(({ hex, text }) => !goals.some((goal) => goal.hex === hex || goal.text === text)),
  ]
  const looks = looksOf<TerrainLook>(rules.terrain)
  return {
    id,
    map: {
      ...map,
      ways: [...map.roads.map((hexes) => ({ kind: 'road', hexes })), ...links],
      barriers: [],
      bridges: [],
      forts: [],
      names: named.map(({ text, hex }) => ({ kind: kindOf(hex), name: text, hexes: [hex] })),
    },
    rules: {
      terrain: {
        ...looks,
        ...Object.fromEntries(
          Object.entries(rules.terrain).flatMap(([terrain, of]) =>
            flowOf(of) ? [[terrain, { look: 'open' as const }]] : [],
          ),
        ),
      },
      hexsides: {},
      ways: { road: { look: 'paved' }, river: { look: 'river' }, stream: { look: 'stream' } },
    },
  }
}

const signs: Readonly<Partial<Record<string, string>>> = {
  airfield: 'M0-5.4v10.4M-5.6.2l5.6-2.4 5.6 2.4M-2.4 4.8l2.4-1 2.4 1',
  port: 'M0-5v9.4M-2.4-2.6h4.8M-4.6.8q.6 3.6 4.6 3.6t4.6-3.6',
}

/** Airfields and ports, each with its sign. */
export const drawSites = ({ map, rules }: TacticalScenario): string =>
  [...makeHexBoard(map).spaces]
    .map((hex) => {
      const sign = signs[rules.terrain[map.terrainIds[map.terrain[hex]]]?.place ?? '']
      if (sign === undefined) return ''
      const place = placedAt(map, hex, 17, 18)
      return `<g class="spot" transform="${place}"><circle class="spot-disc" r="8.4"/><path class="spot-sign" d="${sign}"/></g>`
    })
    .join('')
