/** Under the pieces: headquarters, places that are fought for, mines that are known, and ranges. */
import { centreOf, liesBeside, outlineOf, spacePath, squareSide } from '../../../../../compiler/cartography/geometry.ts'
import {
  drawHeadquarters,
  drawTallHeadquarters,
} from '../../../../../compiler/systems/skirmish/cartography/headquarters.ts'
import { drawPlaceNames, drawSquareNames } from '../../../../../compiler/systems/skirmish/cartography/labels.ts'
import { around, type Space, type SquareGrid } from '../../../../../engine/board.ts'
import { rangeOf, weaponOf, weaponsOf } from '../../../../../engine/systems/skirmish/combat/weapons.ts'
import type { Table } from '../../../../../engine/systems/skirmish/table.ts'
import { generalOf, isOnField } from '../../../../../engine/systems/skirmish/units.ts'
import { Drawn, translate } from '../../../map/Drawn.tsx'
import { seatName } from '../names.ts'
import { usePlayer } from '../types.ts'

/** From a headquarters to the left or right of the board along its edge to the squares that it touches. */
const wayFrom = ({ board, headquarters }: Table, map: SquareGrid, team: 0 | 1): string => {
  const { x: from, y: middle } = centreOf(map, headquarters[team])
  const touched = around(board, headquarters[team]).map((space) => centreOf(map, space))
  const [first, last] = [touched[0], touched[touched.length - 1]]
  const y = first.y + (team === 0 ? -1 : 1) * (squareSide / 2 + 3)
  const [left, right] = [first.x, last.x].map((x, at) => x + (at - 0.5) * squareSide)
  return (
    `<path class="sk-hq-way" d="M${team === 0 ? left : right} ${y}H${from}V${team === 0 ? y + 12 : middle}"/>` +
    `<path class="sk-hq-gate" d="M${left} ${y}H${right}"/>`
  )
}

const Headquarters = () => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const isTall = liesBeside(scenario.map)
  const drawn = ([0, 1] as const).map((team) => {
    const { x, y } = centreOf(scenario.map, table.headquarters[team])
    const draw = isTall ? drawTallHeadquarters : drawHeadquarters
    const box = draw({
      side: table.teams[team][0],
      names: table.teams[team].map((seat) => seatName(table, seat)),
      damage: known.hit[team],
      points: table.points[team],
      general: generalOf(table, known, team)?.name,
    })
    const way = isTall ? `<g class="of-side-${table.teams[team][0]}">${wayFrom(table, scenario.map, team)}</g>` : ''
    return `${way}<g transform="translate(${x} ${y})">${box}</g>`
  })
  return <Drawn svg={drawn.join('')} />
}

const spacesFoughtFor = ({ scenario }: Table): readonly Space[] =>
  scenario.aims.flatMap(({ objectives }) =>
    objectives.flatMap((one) => {
      if (one.is === 'occupy') return one.spaces
      if (one.is === 'points') return one.places.map(({ space }) => space)
      return 'space' in one && one.space !== undefined ? [one.space] : []
    }),
  )

const Goals = () => {
  const { derived, scenario } = usePlayer()
  return (
    <>
      {[...new Set(spacesFoughtFor(derived.table))].map((space) => (
        <path key={space} class="sk-goal" d={spacePath(scenario.map, space, 3)} />
      ))}
    </>
  )
}

const Mines = () => {
  const { derived, scenario } = usePlayer()
  const { known, table } = derived
  return (
    <>
      {[...table.board.spaces]
        .filter((space) => known.mine[space] > 0)
        .map((space) => (
          <path
            key={space}
            class="sk-mine"
            transform={translate(centreOf(scenario.map, space))}
            d="M-28 27a5 4 0 0 1 10 0zM-24 22v-3h2v3zM18 27a5 4 0 0 1 10 0zM22 22v-3h2v3z"
          />
        ))}
    </>
  )
}

/** How far each weapon of the selected unit reaches. */
const Ranges = () => {
  const { derived, scenario } = usePlayer()
  const { known, table, unit } = derived
  if (unit === null || !isOnField(table, known, unit)) return null
  const from = known.space[unit] * table.size
  const weapons = weaponsOf(table, known, unit).flatMap((weapon) => {
    const rules = weaponOf(table, known, unit, weapon)
    return rules === undefined ? [] : [[rangeOf(table, known, unit, rules), rules] as const]
  })
  return (
    <>
      {[...new Map(weapons)].map(([range, rules]) => {
        const isReached = (space: Space): boolean =>
          table.distance[from + space] <= rangeOf(table, known, unit, rules, space)
        const spaces = [...table.board.spaces].filter(isReached)
        const outline = outlineOf(scenario.map, spaces)
        return (
          <g key={range}>
            <path class="sk-range-casing" d={outline} />
            <path class="sk-range" d={outline} />
          </g>
        )
      })}
    </>
  )
}

/** The names of squares in the log, and those of places. */
const Names = () => {
  const { state, scenario } = usePlayer()
  const { grid, names } = state.layers.value
  return (
    <>
      {grid && <Drawn svg={drawSquareNames(scenario.map)} />}
      {names && <Drawn svg={drawPlaceNames(scenario)} />}
    </>
  )
}

export const Ground = () => {
  const { range } = usePlayer().state.layers.value
  return (
    <>
      <Headquarters />
      <Goals />
      <Mines />
      <Names />
      {range && <Ranges />}
    </>
  )
}
