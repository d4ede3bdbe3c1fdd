/** The whole picture of a skirmish: the sheet for a bundle, and stills of the start position that stand alone. */
import type { Space } from '../../../../engine/board.ts'
import type { SkirmishScenario, TeamIndex } from '../../../../engine/systems/skirmish/scenario.ts'
import { sides as teams } from '../../../../engine/twoSides.ts'
import type { MapPicture } from '../../../bundle.ts'
import type { Coloured } from '../../../cartography/colours.ts'
import { fieldRules } from '../../../cartography/fields/styles.ts'
import { extentOf } from '../../../cartography/geometry.ts'
import { drawBoardOf, drawStillOf, placedAt } from '../../../cartography/pieces.ts'
import { stillStyles } from '../../../cartography/styles.ts'
import type { Focus } from '../../systemCompiler.ts'
import { drawCounter } from './counter.ts'
import type { BoardExtras } from './extras.ts'
import { drawSheet } from './ground.ts'
import { drawHeadquarters, placedOnHeadquarters } from './headquarters.ts'
import { drawPlaceNames, drawSquareNames } from './labels.ts'
import { drawLand } from './land.ts'
import { styleRules } from './styles.ts'

/** The sheet of a scenario, for its bundle: cards hold their drawings. On the page it needs `mapStyles(styleRules, fieldRules)`, and the colours of its sides. */
export const drawPicture = (scenario: SkirmishScenario): MapPicture => {
  const { width, height } = extentOf(scenario.map)
  return { width, height, base: drawSheet(scenario), symbols: {} }
}

/** A sheet without country, for diagrams. */
const drawPaper = ({ map }: SkirmishScenario): string => {
  const { width, height } = extentOf(map)
  return `<rect class="map-paper" width="${width}" height="${height}"/>`
}

/** Draws the terrain on the spaces at the start. */
const drawGround = (scenario: SkirmishScenario, damage: BoardExtras['damage'] = {}): string =>
  drawLand(
    scenario,
    scenario.terrain.map(({ space, kind }) => ({
      space,
      terrain: scenario.rules.terrain[kind],
      damage: damage[space] ?? 0,
    })),
  )

/** Both headquarters, each called after the seats of its side. */
const drawCamps = (
  { map, sides, generals, rules }: SkirmishScenario,
  damage: readonly [number, number] = [0, 0],
): string =>
  teams
    .map((side) => {
      const seats = sides.filter(({ team }) => team === side)
      const points = rules.nations[seats[0].nation].points + (seats.length > 1 ? rules.frame.teams.headquarters : 0)
      const general = generals[side]
      const facts = {
        side,
        names: seats.map(({ name }) => name),
        damage: damage[side],
        points,
        general: general === null ? undefined : rules.generals[general].name,
      }
      return `<g transform="${placedAt(map, map.width * map.height + 1 + side)}">${drawHeadquarters(facts)}</g>`
    })
    .join('')

/** Draws the units on the field at the start. Two on one space are a vehicle and the infantry behind it; aircraft lie side by side. */
const drawUnits = ({ map, units, sides, generals, rules }: SkirmishScenario, extras?: BoardExtras): string => {
  const seen = units.map((unit, index) => ({ ...unit, index })).filter(({ index }) => !extras?.hidden[index])
  return seen
    .map(({ space, type, side, index, upgrades = [] }) => {
      const together = seen.filter((other) => other.space === space)
      const place = together.findIndex((other) => other.index === index)
      const team = space - map.width * map.height - 1
      const counter = drawCounter({
        unit: rules.unitTypes[type],
        side: sides[side].team,
        wounds: extras?.wounds[index] ?? 0,
        isSuppressed: extras?.suppressed[index] ?? false,
        upgrades: upgrades.map(() => true),
        readiness: 'idle',
        selected: false,
      })
      if (team >= 0) {
        const lies = placedOnHeadquarters(place, together.length, generals[team] !== null)
        return `<g transform="${placedAt(map, space)} ${lies}">${counter}</g>`
      }
      const isAlone = together.length === 1
      const aside = isAlone ? 0 : 14 * place - 7
      return `<g transform="${placedAt(map, space, aside, aside)}${isAlone ? '' : ' scale(.78)'}">${counter}</g>`
    })
    .join('')
}

/** Draws the pieces at the start, as a fragment in drawing order. */
const drawPieces = (scenario: SkirmishScenario, extras?: BoardExtras, below = ''): string =>
  `${drawGround(scenario, extras?.damage)}${below}${drawCamps(scenario, extras?.headquarters)}` +
  `<g class="units">${drawUnits(scenario, extras)}</g>${drawPlaceNames(scenario)}`

/** The opening position, drawn over the sheet. */
export const drawStart = (scenario: SkirmishScenario): string => drawPieces(scenario)

/** A side has the colour of its first seat. */
const coloursOf = ({ sides }: SkirmishScenario): Coloured => ({
  sides: [sides[0], sides[sides.length / 2]],
  rules: {},
})

/** A complete `<svg>` of the start position with its styles inside; no script, no variables, no fonts needed. */
export const drawStill = (
  scenario: SkirmishScenario,
  { id, night = false }: { readonly id: string; readonly night?: boolean },
): string => {
  const { look } = scenario.rules.frame.weather[scenario.weather]
  const styles = stillStyles(coloursOf(scenario), {
    look,
    night: night ? 1 : 0,
    scope: `#${id}`,
    own: styleRules,
    ground: fieldRules,
  })
  const sheet = { title: scenario.title, ...extentOf(scenario.map) }
  return drawStillOf(id, sheet, styles, `${drawSheet(scenario)}${drawPieces(scenario)}`)
}

const margin = 4

/** A small start position for a page that has `mapStyles(styleRules, fieldRules)`, with the names of its spaces. */
export const drawBoard = (scenario: SkirmishScenario, _id: string, extras?: BoardExtras): string => {
  const { map, title } = scenario
  const content =
    drawPaper(scenario) + drawPieces(scenario, extras, `<g class="space-names">${drawSquareNames(map)}</g>`)
  return drawBoardOf({ title, ...extentOf(map) }, margin, content)
}

/** Where the small pictures look: units of each side, or their deployment lines, and what both want. */
export const focusOf = ({ map, units, sides, aims }: SkirmishScenario): Focus => {
  const row = (team: TeamIndex): readonly Space[] =>
    [4, 5].map((column) => column + (team === 0 ? 0 : map.width * (map.height - 1)))
  const piecesOf = (team: TeamIndex): readonly Space[] => {
    const own = units.flatMap(({ side, space }) => (sides[side].team === team ? [space] : []))
    return own.length > 0 ? own : row(team)
  }
  const goals = aims.flatMap(({ objectives }) =>
    objectives.flatMap((objective) =>
      objective.is === 'occupy' ? objective.spaces : objective.is === 'hold' ? [objective.space] : [],
    ),
  )
  return { pieces: [piecesOf(0), piecesOf(1)], goals: [...new Set(goals)] }
}
