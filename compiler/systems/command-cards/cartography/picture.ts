/** The whole picture of a battle: the sheet for a bundle, and stills of the start position that stand alone. */
import { type Direction, directions, directionTo, type Hex, isOnMap, neighbourOf } from '../../../../engine/hex.ts'
import type { CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import type { MapPicture } from '../../../bundle.ts'
import { drawBase } from '../../../cartography/base.ts'
import type { Coloured } from '../../../cartography/colours.ts'
import { extentOf, inradius, spacePath, tenth } from '../../../cartography/geometry.ts'
import { drawHexNames } from '../../../cartography/hexNames.ts'
import { type Mask, maskOf } from '../../../cartography/mask.ts'
import { coverHexes, drawBoardOf, drawStillOf, hexesBySide, placedAt } from '../../../cartography/pieces.ts'
import { stillStyles } from '../../../cartography/styles.ts'
import type { Focus } from '../../systemCompiler.ts'
import { drawCounter } from './counter.ts'
import { groundOf, sheetOf, unplayedOf } from './ground.ts'
import { drawMedals, drawSpots } from './places.ts'
import { drawSight, type SightLine } from './sight.ts'
import { styleRules } from './styles.ts'
import { drawSymbol, symbolsOf } from './symbols.ts'
import { drawSmoke, drawWorks, type Work, type WorkLook } from './works.ts'

/** The parts of a board that a scenario does not begin with. */
export interface BoardExtras {
  /** Ids of units that are ordered. */
  readonly ordered: readonly string[]
  /** Figures of units that have lost some, by id. */
  readonly figures: Readonly<Record<string, number>>
  /** True if sections matter: their borders are drawn. */
  readonly sections: boolean
  readonly sight: readonly SightLine[]
  /** Hexes under smoke that was laid, where sight through it is asked about. command-cards.A20 */
  readonly smoke: readonly Hex[]
}

const noExtras: BoardExtras = { ordered: [], figures: {}, sections: true, sight: [], smoke: [] }

/** The sheet and the marks of a scenario, for its bundle. On the page it needs `mapStyles(styleRules)`, and the colours of its sides. */
export const drawPicture = (scenario: CommandCardsScenario): MapPicture => {
  const { width, height } = sheetOf(scenario.map)
  return {
    width: tenth(width),
    height: tenth(height),
    base: drawSheet(scenario),
    symbols: symbolsOf(scenario.rules.unitTypes),
  }
}

/** The ground, cut through its half hexes, with the borders of the sections. */
const drawSheet = (scenario: CommandCardsScenario, { sections } = noExtras): string => {
  const { map } = scenario
  const { width, height } = sheetOf(map)
  const [w, h] = [tenth(width), tenth(height)]
  const off = unplayedOf(map)
    .map((hex) => spacePath(map, hex))
    .join('')
  return (
    `<svg width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" overflow="hidden">` +
    drawBase(groundOf(scenario), piecesOf(scenario)) +
    (off ? `<path class="board-off" d="${off}"/>` : '') +
    (sections ? drawSections(scenario) : '') +
    `<rect class="board-neatline" x="1" y="1" width="${tenth(w - 2)}" height="${tenth(h - 2)}"/></svg>`
  )
}

/** The borders of the middle section as dotted lines: a hex under one belongs to both sections beside it. command-cards.C2 */
const drawSections = ({ map }: CommandCardsScenario): string => {
  const { height } = sheetOf(map)
  const path = map.borders.map((border) => `M${tenth(inradius * (1 + border))} 0v${tenth(height)}`).join('')
  return `<path class="section-casing" d="${path}"/><path class="section-border" d="${path}"/>`
}

const worksOf = ({ map, rules }: CommandCardsScenario): Work[] =>
  map.obstacles.map(({ hex, kind, sides }) => {
    const look = rules.obstacles[kind].look as WorkLook
    return { hex, look, ...(sides && { sides }), ...(look === 'bridge' && { along: bridgeAlong({ map, rules }, hex) }) }
  })

/** Where a bridge leads: along the way that crosses it, or from bank to bank. */
export const bridgeAlong = ({ map, rules }: Pick<CommandCardsScenario, 'map' | 'rules'>, hex: Hex): Direction => {
  for (const { hexes } of map.ways) {
    const at = hexes.indexOf(hex)
    const next = at < 0 ? undefined : (hexes[at + 1] ?? hexes[at - 1])
    const direction = next === undefined ? undefined : directionTo(map, hex, next)
    if (direction !== undefined) return direction
  }
  const isBank = (direction: number): boolean => {
    const next = neighbourOf(map, hex, direction as Direction)
    const terrain = rules.terrain[map.terrainIds[map.terrain[next] ?? 0] ?? '']
    return isOnMap(map, next) && terrain !== undefined && !terrain.boats
  }
  const across = [0, 1, 2].find((direction) => isBank(direction) && isBank(direction + 3))
  const any = directions.findIndex((_, direction) => isBank(direction))
  return (across ?? Math.max(0, any)) as Direction
}

/** Returns the area that pieces cover at the start: names look for free places. */
const piecesOf = ({ map, units, medals }: CommandCardsScenario): Mask => {
  const pieces = maskOf(extentOf(map))
  coverHexes(
    map,
    pieces,
    units.map(({ hex }) => hex),
    [-21, -21, 42],
  )
  coverHexes(
    map,
    pieces,
    medals.flatMap(({ hexes }) => hexes),
    [-29, -29, 20],
  )
  coverHexes(
    map,
    pieces,
    map.obstacles.map(({ hex }) => hex),
    [-26, -26, 52],
  )
  return pieces
}

const drawUnits = ({ map, units, rules }: CommandCardsScenario, { ordered, figures: left }: BoardExtras): string =>
  units
    .map(({ id, hex, type, side, figures, leader, camouflaged, boat }) => {
      if (hex === undefined) return ''
      const rule = rules.unitTypes[type]
      const most = figures ?? rule.figures
      const now = left[id] ?? most
      const counter = drawCounter({
        symbol: drawSymbol(rule),
        side,
        figures: now,
        lost: Math.max(0, most - now),
        leader,
        camouflaged,
        boat,
        readiness: ordered.includes(id) ? 'ready' : 'idle',
        selected: false,
      })
      return `<g transform="${placedAt(map, hex)}">${counter}</g>`
    })
    .join('')

/** Draws the pieces at the start, as a fragment in drawing order. */
export const drawStart = (scenario: CommandCardsScenario): string => drawPieces(scenario, noExtras)

const drawPieces = (scenario: CommandCardsScenario, extras: BoardExtras): string =>
  `<g class="works">${drawWorks(scenario.map, worksOf(scenario))}</g>` +
  `<g class="units">${drawUnits(scenario, extras)}</g>` +
  `<g class="marks">${drawSpots(scenario)}${drawSmoke(scenario.map, extras.smoke)}${drawSight(scenario, extras.sight)}${drawMedals(scenario)}</g>`

export interface StillOptions {
  /** Drawn for the night. */
  readonly night?: boolean
  /** Unique on its page. */
  readonly id: string
}

/** A complete `<svg>` of the start position with its styles inside; no script, no variables, no fonts needed. */
export const drawStill = (scenario: CommandCardsScenario, { id, night = false }: StillOptions): string => {
  const styles = stillStyles(coloursOf(scenario), {
    look: 'dry',
    night: night ? 1 : 0,
    scope: `#${id}`,
    own: styleRules,
  })
  const sheet = { title: scenario.title, ...sheetOf(scenario.map) }
  return drawStillOf(id, sheet, styles, `${drawSheet(scenario)}${drawStart(scenario)}`)
}

/** Sides have colours of their own here, nations none. */
const coloursOf = ({ sides }: Pick<CommandCardsScenario, 'sides'>): Coloured => ({ sides, rules: {} })

const margin = 9

/** A small start position for a page that has `mapStyles(styleRules)`, with the names of its hexes. `id` must be unique on the page. */
export const drawBoard = (scenario: CommandCardsScenario, id: string, extras: BoardExtras = noExtras): string => {
  const { map, title } = scenario
  const names = drawHexNames(map, (hex) => map.terrain[hex] !== 0)
  const content = drawSheet({ ...scenario, id }, extras) + names + drawPieces(scenario, extras)
  return drawBoardOf({ title, ...sheetOf(map) }, margin, content)
}

/** Where the small pictures look. */
export const focusOf = ({ units, medals }: CommandCardsScenario): Focus => ({
  pieces: hexesBySide(units),
  goals: medals.flatMap(({ hexes }) => hexes),
})
