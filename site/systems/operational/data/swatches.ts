/** Small samples of the map. */
import { drawBase } from '../../../../compiler/cartography/base.ts'
import { type Direction, type Hexside, hexAt } from '../../../../engine/hex.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalMap } from '../../../../engine/systems/operational/scenario.ts'
import { type Picture, viewOf } from '../../../data/swatch.ts'
import { boardOf } from './board.ts'

const grid = { width: 7, height: 7 }
const middle = { column: 3, row: 3 }
const view = viewOf(grid, { width: 168, height: 140 })

/** The open terrain that surrounds the sample. */
const openTerrain = (rules: OperationalRules): string =>
  Object.keys(rules.terrain).find((id) => rules.terrain[id]?.look === 'open') ?? Object.keys(rules.terrain)[0] ?? ''

const pictureOf = (
  rules: OperationalRules,
  id: string,
  terrain: string,
  map: Partial<Pick<OperationalMap, 'ways' | 'barriers'>>,
): Picture => {
  const open = openTerrain(rules)
  const terrainAt = (column: number, row: number): string => (column + row / 2 < 5.2 ? terrain : open)
  return { drawing: drawBase(boardOf(rules, { id: `swatch-${id}`, grid, terrainAt, map })), view }
}

export const terrainPicture = (rules: OperationalRules, id: string): Picture => pictureOf(rules, id, id, {})

/** A chain of hexsides from the top of the board to its foot. */
const chain: readonly Hexside[] = Array.from({ length: grid.height }, (_, row): readonly Hexside[] => {
  const hex = hexAt(grid, middle.column, row)
  const across: readonly Direction[] = row % 2 === 0 ? [1] : [0, 1, 2]
  return across.map((direction) => ({ hex, direction }))
}).flat()

export const hexsidePicture = (rules: OperationalRules, id: string): Picture =>
  pictureOf(rules, id, openTerrain(rules), { barriers: [{ kind: id, hexsides: chain }] })

/** A way from edge to edge through the middle. */
const crossing = Array.from({ length: grid.width }, (_, column) => hexAt(grid, column, middle.row))

export const wayPicture = (rules: OperationalRules, id: string): Picture =>
  pictureOf(rules, id, openTerrain(rules), { ways: [{ kind: id, hexes: crossing }] })
