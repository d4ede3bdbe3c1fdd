/** The whole picture of a scenario: the sheet for a bundle, counters, and stills of the start position that stand alone. */
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import type { MapPicture } from '../../../bundle.ts'
import { drawBase } from '../../../cartography/base.ts'
import { extentOf, tenth } from '../../../cartography/geometry.ts'
import { type Ground, looksOf } from '../../../cartography/ground.ts'
import { drawHexNames } from '../../../cartography/hexNames.ts'
import { maskOf } from '../../../cartography/mask.ts'
import {
  coverHexes,
  drawBoardOf,
  drawCard,
  drawObjective,
  drawStillOf,
  hexesBySide,
  placedAt,
  type Readiness,
} from '../../../cartography/pieces.ts'
import { type Rule, sideRules, stillStyles } from '../../../cartography/styles.ts'
import { crossed, drawStrokes, frame } from '../../../cartography/unitSymbols.ts'
import type { Focus } from '../../systemCompiler.ts'
import type { BoardExtras } from '../rulebook/example.ts'

/** Styles for the classes that only its maps have; for `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [...sideRules]

/** Symbols by unit type id: all are drawn alike until there are more. */
export const symbolsOf = (types: object): Record<string, string> =>
  Object.fromEntries(Object.keys(types).map((id) => [id, drawStrokes(frame + crossed)]))

/** The ground as the pen of all systems knows it. */
const groundOf = ({ id, map, rules }: TacticalScenario): Ground => ({
  id,
  map: {
    ...map,
    ways: map.roads.map((hexes) => ({ kind: 'road', hexes })),
    barriers: [],
    bridges: [],
    forts: [],
    names: map.names.map(({ text, hex }) => ({ kind: 'village', name: text, hexes: [hex] })),
  },
  rules: { terrain: looksOf(rules.terrain), hexsides: {}, ways: { road: { look: 'paved' } } },
})

const drawGround = (scenario: TacticalScenario): string => {
  const pieces = maskOf(extentOf(scenario.map))
  coverHexes(
    scenario.map,
    pieces,
    scenario.units.map(({ hex }) => hex).filter((hex) => hex > 0),
    [-21, -21, 42],
  )
  return drawBase(groundOf(scenario), pieces)
}

/** A counter around 0,0, 40 x 40 map units, with its strength. Classes: `counter`, `of-side-0`, `is-ready` and its like. */
export const drawCounter = (side: Side, strength: number, readiness: Readiness = 'idle', selected = false): string => {
  const number = `<text class="counter-number" y="18" text-anchor="middle">${strength}</text>`
  const face = `<path class="counter-band" d="M-20 9.8h40v4.2q0 6-6 6h-28q-6 0-6-6z"/>${drawStrokes(frame + crossed)}${number}`
  return `<g class="counter of-side-${side} is-${readiness}${selected ? ' is-selected' : ''}">${drawCard({ readiness, selected }, face)}</g>`
}

/** The pieces at the start, or with the strength that an example says. */
const drawPieces = ({ map, units, objectives }: TacticalScenario, strengths: readonly number[] = []): string =>
  objectives.map((one) => drawObjective(map, one, one.side, false)).join('') +
  units
    .map(({ hex, side, strength }, unit) =>
      hex === 0 ? '' : `<g transform="${placedAt(map, hex)}">${drawCounter(side, strengths[unit] ?? strength)}</g>`,
    )
    .join('')

/** Draws the pieces at the start, as a fragment in drawing order. */
export const drawStart = (scenario: TacticalScenario): string => drawPieces(scenario)

/** The sheet and the symbols of a scenario, for its bundle. */
export const drawPicture = (scenario: TacticalScenario): MapPicture => {
  const { width, height } = extentOf(scenario.map)
  return {
    width: tenth(width),
    height: tenth(height),
    base: drawGround(scenario),
    symbols: symbolsOf(scenario.rules.unitTypes),
  }
}

/** A complete `<svg>` of the start position with its styles inside; `id` makes its element ids its own. */
export const drawStill = (
  scenario: TacticalScenario,
  { id, night = false }: { readonly id: string; readonly night?: boolean },
): string => {
  const colours = { sides: scenario.sides, rules: {} }
  const styles = stillStyles(colours, { look: 'dry', night: night ? 1 : 0, scope: `#${id}`, own: styleRules })
  return drawStillOf(
    id,
    { title: scenario.title, ...extentOf(scenario.map) },
    styles,
    drawGround(scenario) + drawStart(scenario),
  )
}

/** A small start position for a page, with the names of its hexes. */
export const drawBoard = (scenario: TacticalScenario, id: string, { strengths }: BoardExtras): string =>
  drawBoardOf(
    { title: scenario.title, ...extentOf(scenario.map) },
    9,
    drawGround({ ...scenario, id }) + drawHexNames(scenario.map, () => true) + drawPieces(scenario, strengths),
  )

/** Where the small pictures look. */
export const focusOf = ({ units, objectives }: TacticalScenario): Focus => ({
  pieces: hexesBySide(units.filter(({ hex }) => hex > 0)),
  goals: objectives.map(({ hex }) => hex),
})
