/** Small samples of the board. */
import { drawBase } from '../../../../compiler/cartography/base.ts'
import { groundOf } from '../../../../compiler/systems/command-cards/cartography/ground.ts'
import { drawWorks, type WorkLook } from '../../../../compiler/systems/command-cards/cartography/works.ts'
import { type Direction, type Grid, hexAt } from '../../../../engine/hex.ts'
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type {
  CommandCardsMap,
  CommandCardsScenario,
  CommandCardsSide,
} from '../../../../engine/systems/command-cards/scenario.ts'
import { type Picture, terrainNumbers, viewOf } from '../../../data/swatch.ts'

const grid: Grid = { width: 5, height: 5 }
const middle = { column: 2, row: 2 }
/** Size of the visible part, in map units. */
const size = { width: 120, height: 100 }
const view = viewOf(grid, size)

/** The visible part moved to the origin, for `use` elements. */
export const swatchBox = `0 0 ${size.width} ${size.height}`

const side = (id: string, edge: CommandCardsSide['edge']): CommandCardsSide => ({
  id,
  name: id,
  colour: { light: '#7a6a4a', dark: '#9a8a6a' },
  edge,
  nation: '',
  hand: 0,
  medals: 0,
})

/** A scenario with nothing but terrain. */
const boardOf = (
  rules: CommandCardsRules,
  id: string,
  terrainAt: (column: number, row: number) => string,
  ways: CommandCardsMap['ways'] = [],
): CommandCardsScenario => {
  const terrainIds = ['off-map', ...Object.keys(rules.terrain)]
  const terrain = terrainNumbers(grid, terrainIds, terrainAt)
  return {
    system: 'command-cards',
    id: `swatch-${id}`,
    title: '',
    summary: '',
    turns: 1,
    tie: null,
    date: '1943-01-01',
    daysPerTurn: 1,
    map: { ...grid, terrainIds, terrain, borders: [0, 0], obstacles: [], ways, ends: [], names: [] },
    sides: [side('first', 'south'), side('second', 'north')],
    units: [],
    medals: [],
    deck: '',
    special: {},
    rules,
  }
}

/** The open terrain that surrounds the sample. */
const openTerrain = ({ terrain }: CommandCardsRules): string =>
  Object.keys(terrain).find((id) => terrain[id]?.openCountry) ?? ''

const drawTerrain = (rules: CommandCardsRules, id: string): string => {
  const open = openTerrain(rules)
  return drawBase(groundOf(boardOf(rules, id, (column, row) => (column + row / 2 < 3.6 ? id : open))))
}

/** A way from edge to edge. */
export const wayPicture = (rules: CommandCardsRules, id: string): Picture => {
  const hexes = Array.from({ length: grid.width }, (_, column) => hexAt(grid, column, middle.row))
  const board = boardOf(rules, id, () => openTerrain(rules), [{ kind: id, hexes }])
  return { drawing: drawBase(groundOf(board)), view }
}

/** The hexsides on which a wall stands. */
const walled: readonly Direction[] = [5, 0, 1]

/** An obstacle on its hex; a bridge leads over water. */
const drawObstacle = (rules: CommandCardsRules, id: string): string => {
  const look = (rules.obstacles[id]?.look ?? 'block') as WorkLook
  const open = openTerrain(rules)
  const water = Object.keys(rules.terrain).find((one) => rules.terrain[one]?.boats) ?? open
  const isBridge = look === 'bridge'
  const board = boardOf(rules, id, (column) => (isBridge && column === middle.column ? water : open))
  const hex = hexAt(grid, middle.column, middle.row)
  const work = { hex, look, ...(look === 'wall' && { sides: walled }), ...(isBridge && { along: 1 as const }) }
  return drawBase(groundOf(board)) + drawWorks(board.map, [work])
}

/** `id` is unique on the page. */
export const groundPicture = (rules: CommandCardsRules, kind: 'terrain' | 'obstacles', id: string): Picture => ({
  drawing: kind === 'terrain' ? drawTerrain(rules, id) : drawObstacle(rules, id),
  view,
})
