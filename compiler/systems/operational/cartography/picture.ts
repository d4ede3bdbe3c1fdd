/** The whole picture of a scenario: the sheet for a bundle, and stills of the start position that stand alone. */
import type { Hex } from '../../../../engine/hex.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { MapPicture } from '../../../bundle.ts'
import { drawBase } from '../../../cartography/base.ts'
import { drawFront, frontierOf } from '../../../cartography/front.ts'
import { extentOf, tenth } from '../../../cartography/geometry.ts'
import { drawHexNames } from '../../../cartography/hexNames.ts'
import { drawBoardOf, drawStillOf, placedAt } from '../../../cartography/pieces.ts'
import { stillStyles } from '../../../cartography/styles.ts'
import { watersOf } from '../../../cartography/water.ts'
import type { WeatherLook } from '../../../cartography/weather.ts'
import { chevronsOf, drawCounter } from './counter.ts'
import { drawHeadquarters } from './headquarters.ts'
import { drawObjectives, drawSupplyMarks } from './marks.ts'
import { piecesOf } from './pieces.ts'
import { styleRules } from './styles.ts'
import { drawSymbol, symbolsOf } from './symbols.ts'
import { type Crossing, drawCrossings, drawLostForts, drawRuins, drawStragglers, firstCrossings } from './works.ts'

/** The sheet and the symbols of a scenario, for its bundle. On the page it needs `mapStyles(styleRules)`, and the colours of its sides and nations. */
export const drawPicture = (scenario: OperationalScenario): MapPicture => {
  const { width, height } = extentOf(scenario.map)
  return {
    width: tenth(width),
    height: tenth(height),
    base: drawBase(scenario, piecesOf(scenario), looksOf(scenario)),
    symbols: symbolsOf(scenario.rules.unitTypes),
  }
}

/** How the turns look, from the first. */
const looksOf = ({ rules, weather }: OperationalScenario): readonly WeatherLook[] =>
  weather.map((id) => rules.weather[id]?.look ?? 'dry')

/** A sheet of the first turn alone. */
const drawFirst = (scenario: OperationalScenario, id = scenario.id): string =>
  drawBase({ ...scenario, id }, piecesOf(scenario), looksOf(scenario).slice(0, 1))

const drawUnits = (scenario: OperationalScenario): string =>
  scenario.units
    .map((unit) => {
      const type = scenario.rules.unitTypes[unit.type]
      if (unit.hex === undefined || !type) return ''
      const counter = drawCounter({
        symbol: drawSymbol(type),
        nation: type.nation,
        active: unit.steps - unit.suppressed,
        suppressed: unit.suppressed,
        specialists: unit.specialists.map(() => true),
        chevrons: chevronsOf(scenario.rules.experience, unit.experience),
        entrenchment: unit.entrenchment,
        unsupplied: unit.unsupplied,
        weak: unit.steps - unit.suppressed < scenario.rules.movement.weakBelow,
        readiness: 'idle',
        selected: false,
      })
      return `<g transform="${placedAt(scenario.map, unit.hex)}">${counter}</g>`
    })
    .join('')

const drawStaffs = (scenario: OperationalScenario): string =>
  scenario.headquarters
    .flatMap(({ hex, profile }) => {
      if (hex === undefined) return []
      const isShared = scenario.units.some((unit) => unit.hex === hex)
      const nation = scenario.rules.headquarters.profiles[profile]?.nation ?? ''
      return `<g transform="${placedAt(scenario.map, hex)}">${drawHeadquarters({ nation, isShared, unsupplied: 0, isDue: false, selected: false })}</g>`
    })
    .join('')

/** Draws the pieces at the start, as a fragment in drawing order. */
export const drawStart = (scenario: OperationalScenario, id: string): string => {
  const front = frontierOf(scenario.map, watersOf(scenario))(scenario.map.owner)
  return (
    drawFront(scenario.map, front, id) +
    drawCrossings(scenario.map, firstCrossings(scenario.map)) +
    `<g class="marks">${drawSupplyMarks(scenario)}</g>` +
    `<g class="units">${drawStaffs(scenario)}${drawUnits(scenario)}</g>` +
    `<g class="marks">${drawObjectives(scenario, scenario.map.owner)}</g>`
  )
}

export interface StillOptions {
  /** Drawn for the night. */
  readonly night?: boolean
  /** Unique on its page; the scenario's id when absent. */
  readonly id?: string
}

/** A complete `<svg>` of the start position with its styles inside; no script, no variables, no fonts needed. */
export const drawStill = (scenario: OperationalScenario, options: StillOptions = {}): string => {
  const id = options.id ?? `still-${scenario.id.replace(/[^a-z0-9-]/gi, '_')}`
  const styles = stillStyles(scenario, {
    look: looksOf(scenario)[0] ?? 'dry',
    night: options.night ? 1 : 0,
    scope: `#${id}`,
    own: styleRules,
  })
  const content = `${drawFirst(scenario)}${drawStart(scenario, `${id}-front`)}`
  return drawStillOf(id, { title: scenario.title, ...extentOf(scenario.map) }, styles, content)
}

/** The parts of a board that a scenario does not begin with. */
export interface BoardExtras {
  readonly ruins: readonly Hex[]
  readonly lostForts: readonly Hex[]
  readonly crossings: readonly Crossing[]
  readonly stragglers: readonly { readonly hex: Hex; readonly side: number; readonly steps: number }[]
}

const margin = 7

/**
 * A small start position for a page that has `mapStyles(styleRules)`, with the names of its hexes: it follows light and dark. `id` must be
 * unique on the page.
 */
export const drawBoard = (scenario: OperationalScenario, id: string, extras?: BoardExtras): string => {
  const { map, title } = scenario
  const content =
    drawFirst(scenario, id) +
    drawHexNames(map) +
    (extras ? drawRuins(map, extras.ruins) + drawCrossings(map, extras.crossings) : '') +
    drawStart(scenario, id) +
    (extras ? drawLostForts(map, extras.lostForts) + drawStragglers(map, extras.stragglers) : '')
  return drawBoardOf({ title, ...extentOf(map) }, margin, content, ` data-weather="${looksOf(scenario)[0] ?? 'dry'}"`)
}
