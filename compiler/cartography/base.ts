/** Draws everything on the map that never changes in play. */

import type { Grid } from '../../engine/hex.ts'
import { latticeOf } from './field.ts'
import { centreOf, circumradius, extentOf, inradius, rowHeight, tenth } from './geometry.ts'
import type { Ground } from './ground.ts'
import type { Mask } from './mask.ts'
import { maskOf } from './mask.ts'
import { drawNames } from './names.ts'
import { flattenOpen, penOf } from './path.ts'
import { coursesOf, drawRivers, drawSlopes, inkOf, waterCourses } from './rivers.ts'
import { drawSigns } from './signs.ts'
import { drawRelief, drawSea, drawTerrain } from './terrain.ts'
import { drawForts, drawTowns, settlementsOf } from './towns.ts'
import { drawBridges } from './water.ts'
import { drawStreams, drawWays, tracksOf } from './ways.ts'
import { drawWeather, type WeatherLook } from './weather.ts'

/** The hex grid as one path, every side once: a saw line above each row and below the last, uprights between them. */
const drawGrid = (grid: Grid): string => {
  const pen = penOf()
  const half = circumradius / 2
  const saw = (left: number, teeth: number, yOf: (tooth: number) => number) => {
    pen.moveTo(left, yOf(0))
    for (let tooth = 1; tooth <= teeth; tooth++) pen.lineTo(left + tooth * inradius, yOf(tooth))
  }
  for (let row = 0; row < grid.height; row++) {
    const odd = row & 1
    const top = rowHeight * row
    // Between two rows the saw is one tooth longer: one of them sticks out.
    saw(0, grid.width * 2 + (row === 0 ? 0 : 1), (tooth) => top + ((tooth + odd) % 2 === 1 ? 0 : half))
    for (let column = 0; column <= grid.width; column++) {
      const x = inradius * (2 * column + odd)
      pen.moveTo(x, top + half)
      pen.lineTo(x, top + rowHeight)
    }
  }
  const bottom = rowHeight * grid.height
  saw(inradius * ((grid.height - 1) & 1), grid.width * 2, (tooth) => bottom + (tooth % 2 === 1 ? half : 0))
  return `<path class="map-grid" d="${pen.path()}"/>`
}

const idOf = (ground: Ground): string => ground.id.replace(/[^a-z0-9-]/gi, '_')

/**
 * The sheet as an SVG fragment; see `styles.ts` for its classes. `pieces` covers what stands on it when the game begins: names
 * look for places where it does not hide them. `looks` are those that its weather can have.
 */
export const drawBase = (
  ground: Ground,
  pieces: Mask = maskOf(extentOf(ground.map)),
  looks: readonly WeatherLook[] = [],
): string => {
  const { map } = ground
  const sheet = extentOf(map)
  const lattice = latticeOf(ground)
  const rivers = coursesOf(ground, waterCourses)
  const slopes = (['wadi', 'ridge', 'escarpment'] as const).flatMap((look) => coursesOf(ground, [look]))
  const tracks = tracksOf(ground)

  const streets = maskOf(sheet)
  const ink = maskOf(sheet)
  for (const { knots, look } of tracks) {
    const width = look === 'river' ? 9 : 5
    streets.line(knots, width - 3)
    ink.line(knots, width)
  }
  for (const { poles, look } of [...rivers, ...slopes]) {
    const line = flattenOpen(poles)
    streets.line(line, 3)
    ink.line(line, inkOf(look))
  }
  const towns = drawTowns(ground, streets)
  for (const { hex, radius } of settlementsOf(ground)) {
    const centre = centreOf(map, hex)
    ink.line([centre, centre, centre], radius)
    ink.line([centre, { x: centre.x + 0.1, y: centre.y }], radius)
  }
  for (const hex of map.forts) {
    const { x, y } = centreOf(map, hex)
    ink.box(x - 9, y - 34, 18, 18)
  }
  const names = maskOf(sheet)
  const lettering = drawNames(ground, { ink, names, pieces })
  const free = { ...ink, isFree: (x: number, y: number) => ink.isFree(x, y) && names.isFree(x, y) }
  const signs = drawSigns(ground, lattice, free)

  const [width, height] = [tenth(sheet.width), tenth(sheet.height)]
  const whole = `width="${width}" height="${height}"`
  return (
    `<svg class="map-sheet" ${whole} viewBox="0 0 ${width} ${height}" overflow="hidden">` +
    `<rect class="map-paper" ${whole}/>` +
    `<g class="map-ground">${drawTerrain(lattice)}${drawRelief(lattice, idOf(ground), sheet)}</g>` +
    drawWeather(looks, idOf(ground), whole) +
    `<g class="map-water">${drawStreams(tracks)}${drawRivers(rivers)}${drawSea(lattice)}</g>` +
    `<g class="map-signs">${signs}</g>` +
    drawGrid(map) +
    `<g class="map-lines">${drawSlopes(ground, slopes)}${drawWays(tracks)}${drawBridges(ground)}${towns}${drawForts(map, map.forts)}</g>` +
    `<g class="map-names" id="map-names-${idOf(ground)}">${lettering}</g>` +
    `<rect class="map-neatline" x="1" y="1" width="${tenth(width - 2)}" height="${tenth(height - 2)}"/>` +
    '</svg>'
  )
}
