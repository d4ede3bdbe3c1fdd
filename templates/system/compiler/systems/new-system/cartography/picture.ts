/** The whole picture of a scenario: the sheet for a bundle, counters, and stills of the start position that stand alone. */
import type { UnitTypeRules } from '../../../../engine/systems/new-system/rules.ts'
import type { NewSystemScenario } from '../../../../engine/systems/new-system/scenario.ts'
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
import { crossed, drawStrokes, frame, tracks } from '../../../cartography/unitSymbols.ts'
import type { Focus } from '../../systemCompiler.ts'
import type { BoardExtras } from '../rulebook/example.ts'

/** Styles for the classes that only its maps have; for `mapStyles` and `stillStyles`. */
export const styleRules: readonly Rule[] = [...sideRules]

const symbols: Readonly<Record<UnitTypeRules['symbol'], string>> = {
  infantry: drawStrokes(frame + crossed),
  armour: drawStrokes(frame + tracks),
}

/** Symbols by unit type id. */
export const symbolsOf = (types: Readonly<Record<string, UnitTypeRules>>): Record<string, string> =>
  Object.fromEntries(Object.entries(types).map(([id, { symbol }]) => [id, symbols[symbol]]))

/** The ground as the pen of all systems knows it. */
const groundOf = ({ id, map, rules }: NewSystemScenario): Ground => ({
  id,
  map: {
    ...map,
    ways: [],
    barriers: [],
    bridges: [],
    forts: [],
    names: map.names.map(({ text, hex }) => ({ kind: 'village', name: text, hexes: [hex] })),
  },
  rules: { terrain: looksOf(rules.terrain), hexsides: {}, ways: {} },
})

const drawGround = (scenario: NewSystemScenario): string => {
  const pieces = maskOf(extentOf(scenario.map))
  coverHexes(
    scenario.map,
    pieces,
    scenario.units.map(({ hex }) => hex),
    [-21, -21, 42],
  )
  return drawBase(groundOf(scenario), pieces)
}

/** A counter around 0,0, 40 x 40 map units, with a pip for each step. Classes: `counter`, `of-side-0`, `is-ready` and its like. */
export const drawCounter = (
  { symbol }: UnitTypeRules,
  side: Side,
  steps: number,
  readiness: Readiness = 'idle',
  selected = false,
): string => {
  const pips = Array.from(
    { length: steps },
    (_, at) => `<circle class="pip" cx="${5 * at - (5 * (steps - 1)) / 2}" cy="14.9" r="2"/>`,
  ).join('')
  const face = `<path class="counter-band" d="M-20 9.8h40v4.2q0 6-6 6h-28q-6 0-6-6z"/>${symbols[symbol]}${pips}`
  return `<g class="counter of-side-${side} is-${readiness}${selected ? ' is-selected' : ''}">${drawCard({ readiness, selected }, face)}</g>`
}

/** The pieces at the start, or with the steps that an example says. */
const drawPieces = ({ map, units, rules, objective }: NewSystemScenario, steps: readonly number[] = []): string =>
  units
    .map(({ hex, side, type }, unit) => {
      const rule = rules.unitTypes[type]
      return `<g transform="${placedAt(map, hex)}">${drawCounter(rule, side, steps[unit] ?? rule.steps)}</g>`
    })
    .join('') + drawObjective(map, { hex: objective, name: 'Objective' }, 0, false)

/** Draws the pieces at the start, as a fragment in drawing order. */
export const drawStart = (scenario: NewSystemScenario): string => drawPieces(scenario)

/** The sheet and the symbols of a scenario, for its bundle. */
export const drawPicture = (scenario: NewSystemScenario): MapPicture => {
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
  scenario: NewSystemScenario,
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
export const drawBoard = (scenario: NewSystemScenario, id: string, { steps }: BoardExtras): string =>
  drawBoardOf(
    { title: scenario.title, ...extentOf(scenario.map) },
    9,
    drawGround({ ...scenario, id }) + drawHexNames(scenario.map, () => true) + drawPieces(scenario, steps),
  )

/** Where the small pictures look. */
export const focusOf = ({ units, objective }: NewSystemScenario): Focus => ({
  pieces: hexesBySide(units),
  goals: [objective],
})
