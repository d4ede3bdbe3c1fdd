/** The works of engineers and the damage of guns: bridges in every state, ruins, lost forts, stragglers. */
import type { Grid, Hex, Hexside } from '../../../../engine/hex.ts'
import type { OperationalMap } from '../../../../engine/systems/operational/scenario.ts'
import { crossing } from '../../../../engine/systems/operational/types.ts'
import { centreOf, hexsideKey, spacePath, tenth } from '../../../cartography/geometry.ts'
import { fraction, jitter } from '../../../cartography/noise.ts'
import { penOf } from '../../../cartography/path.ts'
import { placesOn, traceBridge, traceCross } from '../../../cartography/water.ts'

/** A hexside and what is there, a `crossing`. */
export interface Crossing {
  readonly side: Hexside
  readonly state: number
}

/** The bridges of the start, and which of them are down. */
export const firstCrossings = (map: OperationalMap): readonly Crossing[] => {
  const down = new Set(map.damagedBridges.map((side) => hexsideKey(map, side)))
  return map.bridges.map((side) => ({
    side,
    state: down.has(hexsideKey(map, side)) ? crossing.damaged : crossing.bridge,
  }))
}

/** Bridges as two bent rails; those that are down broken and crossed out; pontoons as boats; those under work dashed. */
export const drawCrossings = (grid: Grid, crossings: readonly Crossing[]): string => {
  const [whole, down, cross, boats, deck, soon] = [penOf(), penOf(), penOf(), penOf(), penOf(), penOf()]
  for (const { side, state } of crossings) {
    const put = placesOn(grid, side)
    const line = (pen: typeof whole, ...points: readonly (readonly [number, number])[]): void =>
      points.forEach(([u, v], at) => {
        if (at === 0) pen.moveTo(...put(u, v))
        else pen.lineTo(...put(u, v))
      })
    if (state === crossing.bridge) traceBridge(whole, put)
    else if (state === crossing.damaged) {
      for (const rail of [-1, 1]) {
        line(down, [rail * 6.5, -9], [rail * 4, -6], [rail * 4, -2.5])
        line(down, [rail * 6.5, 9], [rail * 4, 6], [rail * 4, 2.5])
      }
      traceCross(cross, put)
    } else if (state === crossing.pontoon) {
      for (const rail of [-1, 1]) line(deck, [rail * 2.6, -10], [rail * 2.6, 10])
      for (const v of [-6, 0, 6]) {
        line(boats, [-7, v], [-5, v - 1.9], [5, v - 1.9], [7, v], [5, v + 1.9], [-5, v + 1.9])
        boats.close()
      }
    } else if (state === crossing.pontoonSoon || state === crossing.repairSoon) traceBridge(soon, put)
  }
  const draw = (name: string, path: string): string => (path ? `<path class="${name}" d="${path}"/>` : '')
  return (
    draw('map-bridge-deck', whole.path()) +
    draw('map-bridge', whole.path()) +
    draw('map-bridge-deck', down.path()) +
    draw('bridge-down', down.path()) +
    draw('bridge-cross', cross.path()) +
    draw('map-bridge-deck', deck.path()) +
    draw('map-bridge', deck.path()) +
    draw('pontoon', boats.path()) +
    draw('map-bridge-deck', soon.path()) +
    draw('bridge-soon', soon.path())
  )
}

/** Cities that have fallen to ruins: rubble where blocks stood. */
export const drawRuins = (grid: Grid, hexes: readonly Hex[]): string => {
  const pen = penOf()
  for (const hex of hexes) {
    const { x, y } = centreOf(grid, hex)
    for (let at = 0; at < 26; at++) {
      const [dx, dy] = [22 * jitter(hex, at, 81), 22 * jitter(hex, at, 82)]
      if (dx * dx + dy * dy > 520) continue
      const turn = 3 * fraction(hex, at, 83) - 1.5
      pen.moveTo(x + dx - 2.4, y + dy + turn)
      pen.lineTo(x + dx, y + dy - 2.2)
      pen.lineTo(x + dx + 2.4, y + dy - turn)
    }
  }
  const ground = hexes.map((hex) => spacePath(grid, hex, 5)).join('')
  return ground ? `<path class="rubble-ground" d="${ground}"/><path class="rubble" d="${pen.path()}"/>` : ''
}

/** Forts that fell, crossed out. */
export const drawLostForts = (grid: Grid, hexes: readonly Hex[]): string => {
  const path = hexes
    .map((hex) => {
      const { x, y } = centreOf(grid, hex)
      return `M${tenth(x - 6)} ${tenth(y - 29)}l12 10m0-10l-12 10`
    })
    .join('')
  return path ? `<path class="fort-cross" d="${path}"/>` : ''
}

/** Straggling steps as men on the road at the left of their hex, in the colour of their side. */
export const drawStragglers = (
  grid: Grid,
  groups: readonly { readonly hex: Hex; readonly side: number; readonly steps: number }[],
): string =>
  groups
    .flatMap(({ hex, side, steps }) => {
      const { x, y } = centreOf(grid, hex)
      return Array.from(
        { length: steps },
        (_, at) =>
          `<path class="straggler of-side-${side}" d="M${tenth(x - 24 + at * 6.5)} ${tenth(y + 9 + (at & 1) * 4)}a3.1 3.1 0 1 1 .1 0zm-3.6 8.4q0-6.6 3.6-6.6t3.6 6.6z"/>`,
      )
    })
    .join('')
