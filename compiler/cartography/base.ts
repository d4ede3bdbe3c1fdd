/** The sheet: everything of the map that never changes in play. */

import type { Grid } from '../../engine/hex.ts'
import { hexAt } from '../../engine/hex.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { latticeOf } from './field.ts'
import { centreOf, cornersOf, extentOf } from './geometry.ts'
import { maskOf } from './mask.ts'
import { drawNames } from './names.ts'
import { jitter } from './noise.ts'
import { flattenOpen, penOf } from './path.ts'
import { coursesOf, drawRivers, drawSlopes } from './rivers.ts'
import { drawSigns } from './signs.ts'
import { drawRelief, drawSea, drawTerrain } from './terrain.ts'
import { drawForts, drawTowns, settlementsOf } from './towns.ts'
import { drawBridges } from './water.ts'
import { drawWays, tracksOf } from './ways.ts'

/** The hex grid as one path, every side once. */
const drawGrid = (grid: Grid): string => {
  const pen = penOf()
  for (let row = 0; row < grid.height; row++) {
    for (let column = 0; column < grid.width; column++) {
      const corners = cornersOf(grid, hexAt(grid, column, row))
      // The west, north-west and north-east sides; the others belong to neighbours, or to the rim.
      for (const [i, corner] of [4, 5, 0, 1].entries()) {
        const { x, y } = corners[corner] ?? { x: 0, y: 0 }
        if (i === 0) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      }
      const rim: number[] = []
      if (column === grid.width - 1) rim.push(1, 2)
      if (row === grid.height - 1) rim.push(2, 3, 4)
      else if (row % 2 === 1 && column === grid.width - 1) rim.push(3)
      else if (row % 2 === 0 && column === 0) rim.push(3, 4)
      rim.forEach((corner, i) => {
        const { x, y } = corners[corner] ?? { x: 0, y: 0 }
        if (i === 0 || rim[i - 1] === corner) pen.moveTo(x, y)
        else pen.lineTo(x, y)
      })
    }
  }
  return `<path class="map-grid" d="${pen.path()}"/>`
}

/** A scenario's id as part of an element's id. */
const idOf = (scenario: OperationalScenario): string => scenario.id.replace(/[^a-z0-9-]/gi, '_')

/** Hatching for mud and flakes for snow, shown by the stylesheet when the weather is so. */
const drawWeather = (scenario: OperationalScenario, whole: string): string => {
  const flakes = penOf(1)
  for (let i = 0; i < 9; i++) {
    flakes.dot(40 * (i % 3) + 20 + 16 * jitter(i, 1, 81), 40 * Math.floor(i / 3) + 20 + 16 * jitter(i, 2, 81))
  }
  const kinds = [
    ['mud', 12, 'M-3 15L15-3M-3 3L3-3M9 15L15 9'],
    ['snow', 120, flakes.path()],
  ] as const
  return kinds
    .map(([name, size, path]) => {
      const id = `map-${name}-${idOf(scenario)}`
      return (
        `<g class="map-weather map-weather-${name}"><pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
        `<path d="${path}"/></pattern><rect ${whole} fill="url(#${id})" stroke="none"/></g>`
      )
    })
    .join('')
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The sheet as an SVG fragment; see `styles.ts` for its classes. */
export const drawBase = (scenario: OperationalScenario): string => {
  const { map } = scenario
  const sheet = extentOf(map)
  const lattice = latticeOf(scenario)
  const rivers = coursesOf(scenario, ['minor-river', 'major-river'])
  const slopes = (['wadi', 'ridge', 'escarpment'] as const).flatMap((look) => coursesOf(scenario, [look]))
  const tracks = tracksOf(scenario)

  const streets = maskOf(sheet)
  const ink = maskOf(sheet)
  for (const { knots } of tracks) {
    streets.line(knots, 2)
    ink.line(knots, 5)
  }
  for (const { poles, look } of [...rivers, ...slopes]) {
    const line = flattenOpen(poles)
    streets.line(line, 3)
    ink.line(line, look === 'major-river' ? 9 : look === 'minor-river' || look === 'wadi' ? 6 : 8)
  }
  const towns = drawTowns(scenario, streets)
  for (const { hex, radius } of settlementsOf(scenario)) {
    const centre = centreOf(map, hex)
    ink.line([centre, centre, centre], radius)
    ink.line([centre, { x: centre.x + 0.1, y: centre.y }], radius)
  }
  for (const hex of map.forts) {
    const { x, y } = centreOf(map, hex)
    ink.box(x - 9, y - 34, 18, 18)
  }
  const names = maskOf(sheet)
  const courses = [...rivers, ...slopes.filter((course) => course.look === 'wadi')]
  const lettering = drawNames(scenario, courses, ink, names)
  const free = { ...ink, isFree: (x: number, y: number) => ink.isFree(x, y) && names.isFree(x, y) }
  const signs = drawSigns(scenario, lattice, free)

  const [width, height] = [tenth(sheet.width), tenth(sheet.height)]
  const whole = `width="${width}" height="${height}"`
  return (
    `<svg class="map-sheet" ${whole} viewBox="0 0 ${width} ${height}" overflow="hidden">` +
    `<rect class="map-paper" ${whole}/>` +
    `<g class="map-ground">${drawTerrain(lattice)}${drawRelief(lattice, idOf(scenario))}</g>` +
    `<g class="map-water">${drawRivers(rivers)}${drawSea(lattice)}</g>` +
    `<g class="map-signs">${signs}</g>` +
    drawGrid(map) +
    drawWeather(scenario, whole) +
    `<g class="map-lines">${drawSlopes(scenario, slopes)}${drawWays(tracks)}${drawBridges(scenario)}${towns}${drawForts(scenario)}</g>` +
    `<g class="map-names">${lettering}</g>` +
    `<rect class="map-neatline" x="1" y="1" width="${tenth(width - 2)}" height="${tenth(height - 2)}"/>` +
    '</svg>'
  )
}
