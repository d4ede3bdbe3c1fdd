/** The board of a battle as the pen of all systems knows it: looks of terrain and ways, and names of places. */
import { type Hex, hexAt } from '../../../../engine/hex.ts'
import type { CommandCardsMap, CommandCardsScenario } from '../../../../engine/systems/command-cards/scenario.ts'
import { extentOf, hexesOf, inradius } from '../../../cartography/geometry.ts'
import type { Ground, PlaceName, TerrainLook, WayLook } from '../../../cartography/ground.ts'

/** What a name of a board is to the pen. */
const nameKinds: Readonly<Record<CommandCardsMap['names'][number]['kind'], PlaceName['kind']>> = {
  town: 'village',
  water: 'region',
  height: 'hills',
  area: 'region',
}

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
    names: map.names.map(({ kind, text, hex }) => ({ kind: nameKinds[kind], name: text, hexes: [hex] })),
  },
  rules: {
    terrain: looksOf<TerrainLook>(rules.terrain),
    hexsides: {},
    ways: looksOf<WayLook>(rules.ways),
  },
})

/** Looks of a table; the schemas let authors write none but these. */
const looksOf = <L extends string>(
  table: Readonly<Record<string, { readonly look: string }>>,
): Readonly<Record<string, { readonly look: L }>> =>
  Object.fromEntries(Object.entries(table).map(([id, { look }]) => [id, { look: look as L }]))

/** The terrain with that of its western neighbour in each hex that is not played on. */
const filled = (map: CommandCardsMap): readonly number[] =>
  map.terrain.map((terrain, hex) => (terrain === 0 ? (map.terrain[hex - 1] ?? 0) : terrain))

/** Whether every second row is a hex shorter: then half hexes stand out on both sides, and the sheet is cut through them. */
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
export const unplayedOf = (map: CommandCardsMap): Hex[] => [...hexesOf(map)].filter((hex) => map.terrain[hex] === 0)
