/** The whole picture of a scenario: the sheet for a bundle, counters, and stills of the start position that stand alone. */
import type { Hex } from '../../../../engine/hex.ts'
import type { TacticalScenario, TacticalUnit } from '../../../../engine/systems/tactical/scenario.ts'
import type { MapPicture } from '../../../bundle.ts'
import { drawBase } from '../../../cartography/base.ts'
import { extentOf, tenth } from '../../../cartography/geometry.ts'
import { drawHexNames } from '../../../cartography/hexNames.ts'
import { maskOf } from '../../../cartography/mask.ts'
import {
  coverHexes,
  drawBoardOf,
  drawObjective,
  drawStillOf,
  hexesBySide,
  placedAt,
} from '../../../cartography/pieces.ts'
import { stillStyles } from '../../../cartography/styles.ts'
import type { WeatherLook } from '../../../cartography/weather.ts'
import type { Focus } from '../../systemCompiler.ts'
import type { BoardExtras } from '../rulebook/example.ts'
import { drawCounter, drawFlag, shared } from './counter.ts'
import { drawSites, groundOf } from './ground.ts'
import { styleRules } from './styles.ts'
import { symbolsOf } from './symbols.ts'

/** The looks that its weather can have: what falls in its month, and the ground after that. */
const looksOf = ({ region, date, rules }: TacticalScenario): readonly WeatherLook[] => {
  const months = rules.weather.regions[region]
  const { falls, snow } = months[(Number(date.slice(5, 7)) - 1) % months.length]
  if (falls === 0) return []
  return [...(snow < 100 ? (['rain', 'mud'] as const) : []), ...(snow > 0 ? (['frost', 'snow'] as const) : [])]
}

const drawGround = (scenario: TacticalScenario): string => {
  const pieces = maskOf(extentOf(scenario.map))
  coverHexes(
    scenario.map,
    pieces,
    scenario.units.map(({ hex }) => hex).filter((hex) => hex > 0),
    [-21, -21, 42],
  )
  return drawBase(groundOf(scenario), pieces, looksOf(scenario)) + drawSites(scenario)
}

/** The pieces at the start, or with the strength that an example says. */
const drawPieces = (
  { map, units, objectives, holdings, rules }: TacticalScenario,
  strengths: readonly number[] = [],
): string => {
  const isAir = (unit: number): boolean => rules.unitTypes[units[unit].type].kind === 'air'
  const isShared = ({ hex }: TacticalUnit): boolean => units.filter((one) => one.hex === hex).length > 1
  const placeOf = (unit: TacticalUnit, at: number): string => {
    const place = placedAt(map, unit.hex)
    return isShared(unit) ? `${place} ${shared[isAir(at) ? 'air' : 'surface']}` : place
  }
  const symbols = symbolsOf(rules.unitTypes)
  const isPlace = (hex: Hex): boolean => rules.terrain[map.terrainIds[map.terrain[hex]]]?.place !== undefined
  const flags = holdings.flatMap(({ side, hexes }) =>
    hexes
      .filter((hex) => isPlace(hex) && !objectives.some((one) => one.hex === hex))
      .map((hex) => drawFlag(map, hex, side)),
  )
  const order = [...units.keys()].sort((one, other) => Number(isAir(one)) - Number(isAir(other)))
  const counters = order.map((unit) => {
    const { hex, type, side, strength } = units[unit]
    if (hex === 0) return ''
    const counter = drawCounter({ symbol: symbols[type], side, strength: strengths[unit] ?? strength })
    return `<g transform="${placeOf(units[unit], unit)}">${counter}</g>`
  })
  // Stars lie above counters: who stands there must not hide them.
  return [...flags, ...counters, ...objectives.map((one) => drawObjective(map, one, one.side, true))].join('')
}

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
