/** Reads the field of a battle. */
import { nameOfSpace, type Space, spaceNamed } from '../../../../engine/board.ts'
import { battlefield, height, type SkirmishScenario, width } from '../../../../engine/systems/skirmish/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readLayer } from '../../../resolve/grid.ts'
import { listed } from '../../../resolve/read.ts'
import { placeIn, readTerrain } from '../../../resolve/terrain.ts'
import type { MapFile } from '../schemas/types.generated.ts'
import type { SystemTables } from './tables.ts'

export interface ResolvedMap extends Pick<SkirmishScenario, 'map' | 'terrain'> {
  readonly names: readonly Place[]
  /** The place of a space in the rows of signs. */
  terrainAt(space: Space): Place
}

/** The sign of a space on which nothing lies. */
const open = '.'

/** The space of a name, whose form the schema has checked. */
export const spaceOf = (name: string): Space => spaceNamed(battlefield, name) ?? 0

/** The spaces of a list of names. */
export const spacesOf = (names: string): Space[] => names.trim().split(/\s+/).map(spaceOf)

export const nameOf = (space: Space): string => nameOfSpace(battlefield, space)

/** A field without anything on it, as an author draws it. */
export const openField = `${Array<string>(width).fill(open).join(' ')}\n`.repeat(height)

/** Reads a field; what is wrong is reported and left out. */
export const resolveMap = (
  { terrain: text, look = 'farmland', names = [] }: Pick<MapFile, 'terrain' | 'look' | 'names'>,
  tables: SystemTables,
  place: Place,
  report: Report,
): ResolvedMap => {
  const at = below(place, 'terrain')
  const layer = readLayer(text, at, report, 'squares')
  if (layer.width !== width || layer.height !== height)
    report.error('map-rows', at, `The field is ${layer.width} wide and ${layer.height} high.`, {
      hint: `It has ${height} rows of ${width} signs; \`${open}\` is open ground.`,
    })
  const { terrain, terrainIds } = readTerrain(battlefield, layer, tables, report, 'open', open)
  const read = listed(names, below(place, 'names'), (name) => ({ space: spaceOf(name.space), text: name.name }))
  return {
    map: { ...battlefield, look, names: read.values },
    terrain: terrain.flatMap((kind, space) => (kind === 0 ? [] : [{ space, kind: terrainIds[kind] }])),
    names: read.places,
    terrainAt: placeIn(battlefield, layer),
  }
}
