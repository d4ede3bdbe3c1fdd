/** The ground of skirmishes: what lies on a square of 64 x 64 map units around 0,0, and the headquarters beside the board. */

import type { TerrainRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { centreOf, squareSide, tenth } from '../../../cartography/geometry.ts'
import { jitter } from '../../../cartography/noise.ts'
import { escapeText } from '../../../cartography/text.ts'

/** A patch with a soft edge, another one for each space. */
const patch = (space: number, radius: number): string => {
  const count = 10
  const points = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    const far = radius * (1 + 0.1 * jitter(space, at, 7))
    // Towards the corners of the square it reaches further.
    const square = Math.min(1.16, 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))))
    return { x: Math.cos(angle) * far * square, y: Math.sin(angle) * far * square }
  })
  const middles = points.map((point, at) => {
    const next = points[(at + 1) % count]
    return { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
  })
  const curves = points.map((point, at) => {
    const to = middles[at]
    return `Q${tenth(point.x)} ${tenth(point.y)} ${tenth(to.x)} ${tenth(to.y)}`
  })
  const start = middles[count - 1]
  return `M${tenth(start.x)} ${tenth(start.y)}${curves.join('')}Z`
}

const ground = (space: number, kind: string, radius = 29): string =>
  `<path class="ground-${kind}" d="${patch(space, radius)}"/>`
const strokes = (kind: string, d: string): string => `<path class="${kind}" d="${d}"/>`

/** Points around the edge of the square, where a counter hides nothing. */
const rim = (space: number, count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.35 * jitter(space, at, 3))) / count
    const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
    const far = radius * Math.min(1.2, square) * (1 + 0.08 * jitter(space, at, 5))
    return [tenth(Math.cos(angle) * far), tenth(Math.sin(angle) * far)] as const
  })

const dots = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `M${x} ${y}h.1`).join('')
/** Draws terrain that fills its square, because it goes on in those beside it. */
const filled = (kind: string): string => `<path class="${kind}" d="M-32-32h64v64h-64z"/>`
const water = filled('sk-water')
const waves = strokes('map-echo', 'M-26-24q6-5 12 0t12 0 12 0 12 0M-26 26q6-5 12 0t12 0 12 0 12 0')

type Draw = (space: number) => string

const woods: Draw = (space) => {
  const trees = rim(space, 15, 23)
  const inner = rim(space + 50, 7, 10)
  return (
    ground(space, 'forest') +
    strokes('sign-wood-light', dots([...trees, ...inner])) +
    strokes(
      'sign-wood-dark',
      dots([...trees, ...inner].filter((_, at) => at % 2 === 0).map(([x, y]) => [x + 1, y + 1])),
    )
  )
}

const house = 'M-24-26h20v14h-20zM-24-26l10-6 10 6M6-28h18v12h-18zM-27 14h16v14h-16zM8 16h19v13h-19z'

/** Known kinds of terrain by their ids; what an author adds is drawn by its class. */
const drawings: Readonly<Record<string, Draw>> = {
  forest: woods,
  bushes: (space) => ground(space, 'bocage', 27) + strokes('sign-orchard', dots(rim(space, 13, 22))),
  mountain: (space) =>
    ground(space, 'mountains', 30) +
    strokes('sign-peak-flank', 'M-26 0L-14-24-8 0zM8 28L20 2l8 26z') +
    strokes('sign-peak', 'M-28 0L-14-24 0 0M6 28L20 2l10 26M-28 30l9-14 8 14'),
  hill: (space) =>
    ground(space, 'hills', 29) +
    strokes('sign-hill', 'M-27-10q6-16 20-15M-22-4q5-11 14-12M27 10q-6 16-20 15M22 4q-5 11-14 12'),
  lake: (space) => `<path class="sk-water" d="${patch(space, 29)}"/>${waves}`,
  river: () => water + waves,
  sea: () => water + waves,
  ford: (space) => water + strokes('sk-ford', dots(rim(space, 12, 20)) + dots(rim(space + 9, 6, 8))),
  marsh: (space) =>
    ground(space, 'bog') +
    strokes(
      'sign-tuft',
      rim(space, 9, 21)
        .map(([x, y]) => `M${x - 4} ${y}h8M${x - 2} ${y}v-4M${x + 2} ${y}v-4M${x} ${y}v-5`)
        .join(''),
    ),
  beach: (space) => filled('ground-dunes') + strokes('sign-sand', dots(rim(space, 16, 24))),
  hedgerow: () => strokes('sk-hedge', 'M-28-28H28V28H-28z') + strokes('sign-hedge', 'M-28-28H28V28H-28z'),
  craters: (space) =>
    rim(space, 5, 20)
      .map(([x, y]) => `<ellipse class="sk-crater" cx="${x}" cy="${y}" rx="7" ry="5"/>`)
      .join(''),
  bridge: () =>
    water +
    strokes('map-bridge-deck sk-deck', 'M0-34V34') +
    strokes('map-bridge', 'M-11-34V34M11-34V34M-15-30h4M-15 30h4M11-30h4M11 30h4'),
  trenches: () =>
    strokes('sk-trench-edge', 'M-30-24l10 6 10-6 10 6 10-6 10 6 10-6M-30 24l10-6 10 6 10-6 10 6 10-6 10 6') +
    strokes('sk-trench', 'M-30-24l10 6 10-6 10 6 10-6 10 6 10-6M-30 24l10-6 10 6 10-6 10 6 10-6 10 6'),
  barriers: () =>
    strokes(
      'work-heavy',
      'M-28-28l8 8m0-8l-8 8M-4-28l8 8m0-8l-8 8M20-28l8 8m0-8l-8 8M-28 20l8 8m0-8l-8 8M-4 20l8 8m0-8l-8 8M20 20l8 8m0-8l-8 8',
    ),
  walls: () =>
    '<path class="work-solid" d="M-30-30h60v6h-60zM-30 24h60v6h-60z"/>' +
    strokes('work-line', 'M-18-30v6M-6-30v6M6-30v6M18-30v6M-24 24v6M-12 24v6M0 24v6M12 24v6M24 24v6'),
  wire: () =>
    strokes(
      'work-line',
      [-26, 26]
        .map((y) => Array.from({ length: 9 }, (_, at) => `M${-26 + at * 6.2} ${y}a4.4 4.4 0 1 1 .1 0`).join(''))
        .join(''),
    ),
  'tank-traps': () =>
    `<path class="work-solid" d="${[-26, -9, 8, 25].flatMap((x) => [`M${x - 6}-18l6-11 6 11z`, `M${x - 6} 29l6-11 6 11z`]).join('')}"/>`,
  'gun-pit': () =>
    strokes('sk-trench-edge', 'M-27 12A28 28 0 1 1 27 12') + strokes('work-heavy', 'M-27 12A28 28 0 1 1 27 12'),
  bunker: () =>
    '<path class="work-solid sk-bunker" d="M-30-14L-14-30H14L30-14V22L22 30H-22L-30 22z"/>' +
    strokes('work-heavy', 'M-16-23h32'),
  house: () => `<path class="map-blocks" d="${house}"/>`,
  factory: () =>
    '<path class="map-blocks" d="M-30 28V-18l12-9v9l12-9v9l12-9v9l12-9v9h12V28z"/><path class="map-blocks" d="M18-31h7v16h-7z"/>',
  ruins: (space) =>
    ground(space, 'ruins', 28) +
    strokes('sign-rubble', 'M-27-10v-16h14M-20-18v8M12-27h15v12M27 12v15h-13M-13 27h-14v-9M-4-26h5M24-4v5'),
}

const byClass: Readonly<Record<TerrainRules['class'], Draw>> = {
  natural: (space) => ground(space, 'bocage'),
  works: () => strokes('work-heavy', 'M-28-26H28M-28 26H28'),
  building: () => `<path class="map-blocks" d="${house}"/>`,
}

/** Terrain on a space, with the damage that it has taken. */
export const drawTerrain = (
  id: string,
  { name, class: terrainClass, points }: TerrainRules,
  space: number,
  damage = 0,
): string =>
  `<g class="sk-terrain"><title>${escapeText(name)}</title>${(drawings[id] ?? byClass[terrainClass])(space)}` +
  (damage > 0
    ? `<path class="sk-cracks" d="M-31-8l9 4-5 6 8 5-6 7M31 6l-9-3 4-7-8-3"/><text class="sk-damage" x="30" y="-24.4">${damage}${points === undefined ? '' : `/${points}`}</text>`
    : '') +
  '</g>'

const mostLetters = 20
const shortened = (name: string): string => (name.length > mostLetters ? `${name.slice(0, mostLetters - 1)}…` : name)

/** A name of one seat on up to two lines, broken where the first one is full. */
const brokenName = (name: string): readonly string[] => {
  const end = name.length > mostLetters ? name.lastIndexOf(' ', mostLetters) : -1
  return end < 1 ? [name] : [name.slice(0, end), name.slice(end + 1)]
}

/** The text on a headquarters. */
export interface HeadquartersFacts {
  readonly side: number
  /** Of its seats. */
  readonly names: readonly string[]
  readonly damage: number
  readonly points: number
  readonly general?: string | undefined
}

/** A headquarters: two squares wide, with what is left of it. */
export const drawHeadquarters = ({ side, names, damage, points, general }: HeadquartersFacts): string => {
  const left = Math.max(0, points - damage)
  const step = Math.min(7, 82 / points)
  const lines = names.length > 1 ? names : names.flatMap(brokenName)
  const top = lines.length > 1 ? -17 : -14
  const pips = Array.from(
    { length: points },
    (_, at) =>
      `<rect class="${at < left ? 'sk-hq-left' : 'sk-hq-lost'}" x="${tenth(-54 + at * step)}" y="16.6" width="${tenth(step - 1.6)}" height="6" rx="1.4"/>`,
  )
  return (
    `<g class="sk-hq of-side-${side}${left === 0 ? ' is-fallen' : ''}">` +
    '<rect class="counter-face" x="-61" y="-29" width="122" height="58" rx="7"/><rect class="sk-shade" x="-61" y="-29" width="122" height="58" rx="7"/><rect class="sk-hq-edge" x="-58" y="-26" width="116" height="52" rx="5"/>' +
    lines
      .map((name, at) => `<text class="sk-hq-name" x="-54" y="${top + 9.5 * at}">${escapeText(shortened(name))}</text>`)
      .join('') +
    `<text class="sk-hq-count" x="54" y="22.8">${left}/${points}</text>` +
    (general === undefined ? '' : `<text class="sk-hq-general" x="-54" y="12">★ ${escapeText(general)}</text>`) +
    `${pips.join('')}</g>`
  )
}

/** Where an aircraft of several beside a headquarters lies on it: from the right, clear of the names and of the general. */
export const placedOnHeadquarters = (at: number, count: number, hasGeneral: boolean): string => {
  const step = Math.min(28, (hasGeneral ? 34 : 86) / Math.max(1, count - 1))
  return `translate(${tenth(44 - at * step)} 4.8) scale(.46)`
}

/** How wide a letter of a name is, about. */
const letter = 5.6

/** Names of places, below the counters of their spaces and above those of the next row. Those of neighbours are drawn together, so that they do not meet. */
export const drawPlaceNames = ({ map }: SkirmishScenario): string => {
  const texts = map.names.map(({ space, text }) => {
    const { x, y } = centreOf(map, space)
    const row = Math.floor((space - 1) / map.width)
    const isBeside = map.names.some(
      (other) => Math.abs(other.space - space) === 1 && Math.floor((other.space - 1) / map.width) === row,
    )
    const most = squareSide - 6
    const fit = isBeside && text.length * letter > most ? ` textLength="${most}" lengthAdjust="spacingAndGlyphs"` : ''
    return `<text class="name-place" x="${x}" y="${tenth(y + squareSide / 2 + 1)}"${fit}>${escapeText(text)}</text>`
  })
  return `<g class="map-names">${texts.join('')}</g>`
}
