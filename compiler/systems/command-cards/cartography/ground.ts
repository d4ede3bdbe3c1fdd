/** The board of a battle as the pen of all systems knows it: looks of terrain and ways, and names of places. */
import { type Hex, hexAt } from '../../../../engine/hex.ts'
import type { CommandCardsMap, CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { extentOf, inradius, spacesOf } from '../../../cartography/geometry.ts'
import { type Ground, looksOf, placeNames } from '../../../cartography/ground.ts'

/** The ground of a scenario; half hexes at the edges look like the hexes beside them. */
export const groundOf = ({ id, map, rules }: CommandCardsScenario): Ground => ({
  id,
  map: {
    width: map.width,
    height: map.height,
    terrainIds: map.terrainIds,
    terrain: filled(map),
    ways: map.ways,
    barriers: [],
    bridges: [],
    forts: [],
    names: placeNames(map.names),
  },
  rules: {
    terrain: looksOf(rules.terrain),
    hexsides: {},
    ways: looksOf(rules.ways),
  },
})

/** The terrain with that of its western neighbour in each hex that is not played on. */
const filled = (map: CommandCardsMap): readonly number[] =>
  map.terrain.map((terrain, hex) => (terrain === 0 ? (map.terrain[hex - 1] ?? 0) : terrain))

/** True if every second row is a hex shorter: then half hexes stand out on both sides, and the sheet is cut through them. */
const isStaggered = (map: CommandCardsMap): boolean =>
  map.height > 1 &&
  Array.from({ length: map.height }, (_, row) => row).every(
    (row) => row % 2 === 0 || map.terrain[hexAt(map, map.width - 1, row)] === 0,
  )

/** Size of the sheet. */
export const sheetOf = (map: CommandCardsMap): { readonly width: number; readonly height: number } => {
  const { width, height } = extentOf(map)
  return { width: isStaggered(map) ? width - inradius : width, height }
}

/** Hexes within the grid that are not played on. */
export const unplayedOf = (map: CommandCardsMap): Hex[] => [...spacesOf(map)].filter((hex) => map.terrain[hex] === 0)
