/** Reads who has the spaces of a map at the start: a layer of the size of its terrain. */
import { boardSize, type MapGrid, type Space } from '../../engine/board.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { layMeanings, readLayer } from './grid.ts'
import { placeIn } from './terrain.ts'

export interface Owners {
  /** The meaning of each space's sign; nobody's where there is none. */
  readonly owner: readonly number[]
  ownerAt(space: Space): Place
}

/**
 * Reads the layer `owner`. A sign that means nothing is reported, each once.
 * @param meanings of the signs 1, 2 and -
 * @param does `holds` or `owns`: what the system calls it
 */
export const readOwners = (
  grid: MapGrid,
  text: string,
  meanings: ReadonlyMap<string, number>,
  does: 'holds' | 'owns',
  place: Place,
  report: Report,
): Owners => {
  const layer = readLayer(text, place, report)
  if (layer.height !== grid.height || layer.width !== grid.width)
    report.error(
      'map-rows',
      place,
      `The layer "owner" has ${layer.width} x ${layer.height} hexes; the terrain has ${grid.width} x ${grid.height}.`,
      { hint: 'Both layers show every hex of the map.' },
    )
  const owner = new Array<number>(boardSize(grid)).fill(meanings.get('-') ?? 0)
  const unknown = new Set<string>()
  layMeanings(grid, layer, meanings, owner, (_, sign, row, column) => {
    if (sign === undefined || unknown.has(sign)) return
    unknown.add(sign)
    report.error('sign-unknown', layer.placeOf(row, column), `"${sign}" says nothing about who ${does} the hex.`, {
      hint: '1 is the first side, 2 the second, - nobody.',
    })
  })
  return { owner, ownerAt: placeIn(grid, layer) }
}
