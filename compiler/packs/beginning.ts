/** How a template is laid on a map of another size, where a system takes any size. */
import type { Beginning } from '../systems/systemCompiler.ts'
import { type MapSize, marginsOf } from './enlarge.ts'

/** The name of a hex has two digits for its column and two for its row. */
const most = 99

/** The beginning of a template whose map is as large as `size`: more ground of the sign `.` is laid round it. */
export const beginningOf = (size: MapSize): Beginning => ({
  size,
  ground: '.',
  fit(wanted) {
    const margins = marginsOf(size, wanted)
    if (margins === undefined) return `is too small: the scenario to begin with takes ${size.width}x${size.height}.`
    if (wanted.width > most || wanted.height > most) return `is too large: at most ${most} hexes either way have names.`
    return { margins, lines: [] }
  },
})
