/** A position of a game as a scenario that begins with it. */
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import { skies } from '../../../../engine/systems/tactical/rules.ts'
import { fate, type TacticalState } from '../../../../engine/systems/tactical/types.ts'
import { groundName } from '../../../../engine/systems/tactical/units.ts'
import { type Side, sides } from '../../../../engine/twoSides.ts'
import { makeMapText } from '../../../exchange/features.ts'
import {
  type About,
  count,
  type ExportedPosition,
  field,
  makeClock,
  plain,
  writePosition,
} from '../../../exchange/position.ts'
import { flow, hexName, hexNames, lines, signRows, table, type WritableEntry } from '../../../exchange/writeYaml.ts'
import { mapExchange } from './layout.ts'

/** The files, or why there can be none. */
export const exportPosition = (
  { scenario, table: known }: TacticalGame,
  state: TacticalState,
  about: About,
): ExportedPosition | string => {
  const { map, rules, units, objectives } = scenario
  if (state.side === 1) return 'The first side is to move: the scenario begins with the turn of that side.'
  if (state.turn >= scenario.turns - 1) return 'The battle is as good as over.'
  const left = (side: Side): WritableEntry[] =>
    known.unitsOf[side].flatMap((unit) => {
      const { id, name, type, transport, arrives } = units[unit]
      const isWaiting = state.fate[unit] === fate.waiting
      if (state.hex[unit] === 0 && !isWaiting) return []
      return [
        {
          id,
          name,
          type,
          ...(isWaiting
            ? {
                zone: scenario.sides[side].zones[units[unit].zone ?? 0].id,
                arrives: Math.max(2, arrives - state.turn + 2),
              }
            : { hex: hexName(map, state.hex[unit]) }),
          ...(transport !== undefined && { transport }),
          strength: state.strength[unit],
          experience: state.experience[unit],
        },
      ]
    })
  const empty = sides.find((side) => left(side).length === 0)
  if (empty !== undefined) return `${scenario.sides[empty].name} have no units left.`
  const sideIdOf = (holder: number): string => scenario.sides[Math.max(0, holder - 1)].id
  const clock = makeClock({ turn: state.turn, active: state.side }, { ...scenario, daysPerTurn: 1 })
  const text = makeMapText(
    {
      grid: { width: map.width, height: map.height },
      words: {},
      signs: { terrain: signRows(map, (hex) => rules.terrain[map.terrainIds[map.terrain[hex]]].sign) },
      lists: { names: map.names.map(({ text: name, hex }) => ({ name, hexes: [hex] })) },
    },
    mapExchange.layout,
  )
  const held = known.places.flatMap(({ kind, hex }, place) =>
    kind === 'objective' || state.holder[place] === 0
      ? []
      : [{ side: sideIdOf(state.holder[place]), hexes: hexName(map, hex) }],
  )
  return writePosition({ system: 'tactical', scenario, clock, turn: state.turn }, about, {
    head: [],
    side: (side) => [
      `    edges: ${flow(scenario.sides[side].edges)}`,
      ...table(
        'zones',
        scenario.sides[side].zones.map(({ id, hexes }) => ({ id, hexes: hexNames(map, hexes) })),
        '    ',
      ),
      `    purses: ${flow(Object.fromEntries(known.purses.flatMap(({ side: of, nation }, at) => (of === side ? [[nation, state.prestige[at]]] : []))))}`,
      ...table('units', left(side), '    '),
    ],
    rest: [
      ...field('region', scenario.region, ''),
      `weather: ${flow({ sky: skies[state.sky], ground: groundName(known, state) })}`,
      ...field('needed', scenario.needed, ''),
      ...table(
        'objectives',
        objectives.map(({ name, hex }, place) => ({
          name,
          hex: hexName(map, hex),
          side: sideIdOf(state.holder[place]),
        })),
      ),
      ...(held.length > 0 ? table('holdings', held) : []),
    ],
    map:
      map.roads.length === 0
        ? text
        : `${text}${lines(
            'roads',
            map.roads.map((run) => hexNames(map, run)),
          ).join('\n')}\n`,
    standing: (side) => `**${plain(scenario.sides[side].name)}** have ${count(left(side).length, 'unit')}.`,
    lost: ['All units have their ammunition and fuel again, and begin to dig in anew.'],
  })
}
