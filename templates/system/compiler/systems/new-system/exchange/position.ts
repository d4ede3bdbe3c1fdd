/** A position of a game as a scenario that begins with it. */
import type { NewSystemGame } from '../../../../engine/systems/new-system/index.ts'
import type { NewSystemState } from '../../../../engine/systems/new-system/memory.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { makeMapText } from '../../../exchange/features.ts'
import {
  type About,
  count,
  type ExportedPosition,
  field,
  lostIf,
  makeClock,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { hexName, signRows, table, type WritableEntry } from '../../../exchange/writeYaml.ts'
import { mapExchange } from './layout.ts'

/** The files, or why there can be none. */
export const exportPosition = (
  { scenario, table: { unitsOf, types } }: NewSystemGame,
  state: NewSystemState,
  about: About,
): ExportedPosition | string => {
  const { map, rules, units, objective } = scenario
  if (state.side === 1) return 'The first side is to move: the scenario begins with the turn of that side.'
  const left = (side: Side): WritableEntry[] =>
    unitsOf[side].flatMap((unit) => {
      const { id, name, type } = units[unit]
      return state.hex[unit] === 0 ? [] : [{ id, name, type, hex: hexName(map, state.hex[unit]) }]
    })
  const empty = sides.find((side) => left(side).length === 0)
  if (empty !== undefined) return `${scenario.sides[empty].name} have no units left.`
  const weak = units.filter((_, unit) => state.hex[unit] > 0 && state.steps[unit] < types[unit].steps).length
  const clock = makeClock({ turn: state.turn, active: state.side }, { ...scenario, daysPerTurn: 1 })
  return writePosition({ system: 'new-system', scenario, clock, turn: state.turn }, about, {
    head: [],
    side: (side) => table('units', left(side), '    '),
    rest: field('objective', hexName(map, objective), ''),
    map: makeMapText(
      {
        grid: { width: map.width, height: map.height },
        words: {},
        signs: { terrain: signRows(map, (hex) => rules.terrain[map.terrainIds[map.terrain[hex]]].sign) },
        lists: { names: map.names.map(({ text: name, hex }) => ({ name, hexes: [hex] })) },
      },
      mapExchange.layout,
    ),
    standing: (side) => `**${plain(scenario.sides[side].name)}** have ${count(left(side).length, 'unit')}.`,
    lost: lostIf(weak, `${count(weak, 'unit')} that lost steps have all of them again.`),
  })
}
