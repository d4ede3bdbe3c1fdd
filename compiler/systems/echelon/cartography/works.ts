/** The features of hexes besides their terrain: works, beaches, pipelines, ports, airbases, stores, and damage. */
import { type Grid, type Hex, hexsideOfEdge, neighbourOf } from '../../../../engine/hex.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { centreOf, hexsideEnds, movedAlong } from '../../../cartography/geometry.ts'
import { penOf, svgPath, traceLine } from '../../../cartography/path.ts'
import { placedAt } from '../../../cartography/pieces.ts'
import { escapeText } from '../../../cartography/text.ts'
import { drawForts } from '../../../cartography/towns.ts'
import { placesOn, traceCross } from '../../../cartography/water.ts'

/** The features that can change in play. */
export interface Works {
  readonly features: readonly { readonly hex: Hex; readonly kind: string }[]
  readonly pipelines: readonly { readonly hexes: readonly Hex[] }[]
  /** Edges whose bridge is down, and hexes in which the railway is broken. */
  readonly brokenBridges: readonly number[]
  readonly brokenRails: readonly Hex[]
}

export const firstWorks = ({ map: { features, pipelines } }: Pick<EchelonScenario, 'map'>): Works => ({
  features,
  pipelines,
  brokenBridges: [],
  brokenRails: [],
})

const trench = 'M-19 23.6q19 8.4 38 0'
const teeth = [-20, -10, 0, 10, 20].map((x) => `M${x - 4} 29l2.2-7.6h3.6l2.2 7.6z`).join('')

/** Marks around 0,0 that a counter leaves in sight. A fortress has a second wall around the bastions of a fort. */
const marks: Readonly<Record<string, string>> = {
  'fortified-zone': `<path class="work-solid" d="${teeth}"/>`,
  fortress:
    '<path class="work-casing" d="M-11-21a11 9 0 0 1 22 0"/><path class="work-heavy" d="M-11-21a11 9 0 0 1 22 0"/>',
  entrenchment: `<path class="counter-works-casing" d="${trench}"/><path class="counter-works" d="${trench}"/>`,
}

/** Works, under counters. */
export const drawWorks = (
  { map, rules }: Pick<EchelonScenario, 'map' | 'rules'>,
  { features, pipelines, brokenBridges, brokenRails }: Works,
): string => {
  const [pipes, crosses] = [penOf(), penOf()]
  const pointOf = (hex: Hex, right: number, down: number): readonly [number, number] => {
    const { x, y } = centreOf(map, hex)
    return [x + right, y + down]
  }
  for (const { hexes } of pipelines) traceLine(pipes, ...hexes.map((hex) => pointOf(hex, -4, 6)))
  for (const edge of brokenBridges) traceCross(crosses, placesOn(map, hexsideOfEdge(edge)))
  for (const hex of brokenRails) traceCross(crosses, (u, v) => [...pointOf(hex, 4.5 + u, v - 4.5)] as [number, number])
  const looks = features.map(({ hex, kind }) => ({ hex, look: rules.features[kind].look }))
  const forts = looks.filter(({ look }) => look === 'fort' || look === 'fortress').map(({ hex }) => hex)
  return (
    drawBeaches(map, rules) +
    svgPath('pipeline', pipes) +
    looks
      .map(({ hex, look }) => (marks[look] ? `<g transform="${placedAt(map, hex)}">${marks[look]}</g>` : ''))
      .join('') +
    drawForts(map, forts) +
    svgPath('bridge-cross', crosses)
  )
}

/** How far inland of its hexside a beach is drawn. */
const inland = 6

/** Sand along the hexsides over which landings come, on their land side. */
const drawBeaches = (map: EchelonScenario['map'], rules: EchelonScenario['rules']): string => {
  const pen = penOf()
  const isSea = (hex: Hex): boolean => rules.terrain[map.terrainIds[map.terrain[hex]]]?.isSea === true
  for (const { kind, edges } of map.hexsides) {
    if (rules.hexsides[kind].look !== 'beach') continue
    for (const edge of edges) {
      const side = hexsideOfEdge(edge)
      const land = isSea(side.hex) ? neighbourOf(map, side.hex, side.direction) : side.hex
      const centre = centreOf(map, land)
      const ends = hexsideEnds(map, side).map((end) => movedAlong(end, end, centre, inland))
      traceLine(pen, ...ends.map(({ x, y }) => [x, y] as const))
    }
  }
  return svgPath('beach', pen)
}

/** The sign of each kind of place, inside a disc. */
const signs = {
  port: 'M0-5v9.5M-2.6-2.6h5.2M-4.6 1q.4 3.6 4.6 3.6t4.6-3.6',
  airbase: 'M0-5.4v10M-5.4 0l5.4-2 5.4 2M-2.2 4.6h4.4',
  stores: 'M-4.4-3.4h8.8v7h-8.8zM-4.4 0h8.8M0-3.4v7',
  source: 'M-5 0h9M1-3.2l3.4 3.2-3.4 3.2',
} as const

/** A place as a disc at a corner of its hex. */
const drawSpot = (
  grid: Grid,
  {
    hex,
    sign,
    what,
    side,
  }: { readonly hex: Hex; readonly sign: keyof typeof signs; readonly what: string; readonly side?: number },
): string => {
  const [right, down] = corners[sign]
  return (
    `<g class="spot${side === undefined ? '' : ` of-side-${side}`}" transform="${placedAt(grid, hex, right, down)}"><title>${escapeText(what)}</title>` +
    `<circle class="spot-disc" r="7.4"/><path class="spot-sign" d="${signs[sign]}"/></g>`
  )
}

const corners = { port: [-21, 19], airbase: [21, 19], stores: [0, 24], source: [22, -15] } as const

/** Supply that lies in a hex. */
export type Store = EchelonScenario['supplies'][number]

/** Ports, airbases, stores, and ways home: under counters. */
export const drawSpots = (
  { map, sides, supplies: first }: Pick<EchelonScenario, 'map' | 'sides' | 'supplies'>,
  stores: readonly Store[] = first,
): string =>
  [
    ...map.ports.map(({ hex, capacity }) => ({ hex, sign: 'port' as const, what: `Port of ${capacity} REs` })),
    ...map.airbases.map(({ hex, capacity }) => ({
      hex,
      sign: 'airbase' as const,
      what: `Airbase of capacity ${capacity}`,
    })),
    ...stores.map(({ hex, side, points, special }) => ({
      hex,
      side,
      sign: 'stores' as const,
      what: `${points} SP${special > 0 ? `, ${special} SRP` : ''}`,
    })),
    ...sides.flatMap(({ sources }, side) =>
      sources.map((hex) => ({ hex, side, sign: 'source' as const, what: 'National source of supply' })),
    ),
  ]
    .map((spot) => drawSpot(map, spot))
    .join('')
