/** How the template is laid on a map of another size. */
import { type MapSize, marginsOf } from '../../packs/enlarge.ts'
import type { Fit } from '../systemCompiler.ts'

const size: MapSize = { width: 12, height: 10 }

/** The name of a hex has two digits for its column and two for its row. */
const most = 99

const fit = (wanted: MapSize): Fit | string => {
  const margins = marginsOf(size, wanted)
  if (margins === undefined) return `is too small: the scenario to begin with takes ${size.width}x${size.height}.`
  if (wanted.width > most || wanted.height > most) return `is too large: at most ${most} hexes either way have names.`
  return { margins, lines: [] }
}

export const beginning = { size, ground: '.', fit }
