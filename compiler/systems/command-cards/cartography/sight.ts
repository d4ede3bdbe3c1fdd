/** Lines of sight on the board of a worked example. command-cards.C13 */
import { distance, type Hex } from '../../../../engine/hex.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { centreOf, tenth } from '../../../cartography/geometry.ts'

/** From the middle of a hex to where its counter ends. */
const rim = 26

/** A line of sight that is asked about. command-cards.C13 */
export interface SightLine {
  readonly from: Hex
  readonly to: Hex
  readonly isFree: boolean
}

/** From the rim of one counter to that of the other, or to the middle of an empty hex: whole when it is free, else broken and barred. Short ones lie on long ones. */
export const drawSight = (
  { map, units }: Pick<CommandCardsScenario, 'map' | 'units'>,
  lines: readonly SightLine[],
): string =>
  [...lines]
    .sort((one, other) => distance(map, other.from, other.to) - distance(map, one.from, one.to))
    .map(({ from, to, isFree }) => {
      const [a, b] = [centreOf(map, from), centreOf(map, to)]
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length]
      const start = { x: a.x + dx * rim, y: a.y + dy * rim }
      const short = units.some(({ hex }) => hex === to) ? rim : 0
      const end = { x: b.x - dx * short, y: b.y - dy * short }
      const path = `M${tenth(start.x)} ${tenth(start.y)}L${tenth(end.x)} ${tenth(end.y)}`
      const bar = `M${tenth(end.x - dy * 7)} ${tenth(end.y + dx * 7)}L${tenth(end.x + dy * 7)} ${tenth(end.y - dx * 7)}`
      return (
        `<path class="sight-casing" d="${path}"/>` +
        (isFree
          ? `<path class="sight-free" d="${path}"/><circle class="sight-end" cx="${tenth(end.x)}" cy="${tenth(end.y)}" r="3.4"/>`
          : `<path class="sight-blocked" d="${path}"/><path class="sight-bar" d="${bar}"/>`)
      )
    })
    .join('')
