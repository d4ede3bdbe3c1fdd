/** The map of a position: who holds what now, what has fallen to ruins, which bridges and forts stand. */
import { degree, type Hexside, hexsideOfEdge } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { crossing, nobody, type OperationalState } from '../../../../engine/systems/operational/types.ts'
import { type Feature, makeMapText } from '../../../exchange/features.ts'
import { type Clock, count, lostIf } from '../../../exchange/position.ts'
import { signRows } from '../../../exchange/writeYaml.ts'
import { mapExchange } from './layout.ts'

type State = Readonly<OperationalState>

/** `map.yaml`, and what it cannot say. */
export const mapOf = (
  game: OperationalGame,
  state: State,
  { order }: Clock,
): { readonly text: string; readonly lost: readonly string[] } => {
  const { map, rules } = game.scenario
  const { table } = game
  const ground = [...map.terrain]
  table.cities.forEach((hex, city) => {
    if (state.ruined[city] === 1) ground[hex] = table.ruinOf[map.terrain[hex]]
  })
  const { bridges, damaged, atWork } = bridgesOf(game, state)
  const text = makeMapText(
    {
      grid: { width: map.width, height: map.height },
      words: {},
      signs: {
        terrain: signRows(map, (hex) => rules.terrain[table.terrainIds[ground[hex]]].sign),
        owner: signRows(map, (hex) =>
          state.owner[hex] === nobody ? '-' : String(order.indexOf(state.owner[hex] as 0 | 1) + 1),
        ),
      },
      lists: {
        ways: map.ways,
        barriers: map.barriers.map(
          ({ kind, name, hexsides }): Feature => ({ kind, ...(name !== undefined && { name }), sides: hexsides }),
        ),
        bridges: bridges.map((side) => ({ sides: [side] })),
        damagedBridges: damaged.map((side) => ({ sides: [side] })),
        forts: map.forts.flatMap((hex, fort) => (state.fortIntact[fort] === 1 ? [{ hexes: [hex] }] : [])),
        names: map.names.map(({ kind, name, hexes }): Feature => {
          const runs = hexes.length > 1 || kind === 'hills' || kind === 'sea' || kind === 'region'
          return { kind, name, hexes, ...(runs && { along: true }) }
        }),
      },
    },
    mapExchange.layout,
  )
  return {
    text,
    lost: lostIf(
      atWork,
      `${count(atWork, 'bridge')} on which engineers are at work ${atWork === 1 ? 'is' : 'are'} open at once.`,
    ),
  }
}

/** Those of the map first, in its order; bridges of boats stand like others. operational.F29 */
const bridgesOf = ({ scenario: { map }, table }: OperationalGame, state: State) => {
  const bridges: Hexside[] = []
  const damaged: Hexside[] = []
  let atWork = 0
  const seen = new Set<number>()
  const take = (edge: number): void => {
    const at = table.crossingAt[edge]
    if (at < 0) return
    const side = hexsideOfEdge(table.crossings[at])
    if (seen.has(at) || state.crossing[at] === crossing.none) return
    seen.add(at)
    bridges.push(side)
    if (state.crossing[at] === crossing.damaged) damaged.push(side)
    if (state.crossing[at] === crossing.pontoonSoon || state.crossing[at] === crossing.repairSoon) atWork++
  }
  for (const side of map.bridges) {
    const edge = side.hex * degree + side.direction
    if (table.crossingAt[edge] < 0) bridges.push(side)
    else take(edge)
  }
  for (const side of map.damagedBridges)
    if (table.crossingAt[side.hex * degree + side.direction] < 0) damaged.push(side)
  for (const edge of table.crossings) take(edge)
  return { bridges, damaged, atWork }
}
