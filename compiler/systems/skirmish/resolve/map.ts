/** Reads the field of a battle. */
import { nameOfSpace, type Space, spaceNamed } from '../../../../engine/board.ts'
import { battlefield, height, type SkirmishScenario, width } from '../../../../engine/systems/skirmish/scenario.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { readLayer } from '../../../resolve/grid.ts'
import { listed } from '../../../resolve/read.ts'
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
  { terrain: text, names = [] }: Pick<MapFile, 'terrain' | 'names'>,
  { terrainBySign, isTerrainComplete }: SystemTables,
  place: Place,
  report: Report,
): ResolvedMap => {
  const at = below(place, 'terrain')
  const layer = readLayer(text, at, report, 'squares')
  if (layer.width !== width || layer.height !== height)
    report.error('map-rows', at, `The field is ${layer.width} wide and ${layer.height} high.`, {
      hint: `It has ${height} rows of ${width} signs; \`${open}\` is open ground.`,
    })
  const placeOf = (space: Space): Place => layer.placeOf(Math.floor((space - 1) / width), (space - 1) % width)
  const reported = new Set<string>()
  const terrain = Array.from({ length: width * height }, (_, index) => index + 1).flatMap((space) => {
    const sign = layer.rows[Math.floor((space - 1) / width)]?.[(space - 1) % width]?.sign ?? open
    const kind = terrainBySign.get(sign)
    if (kind !== undefined) return [{ space, kind }]
    if (sign === open || !isTerrainComplete || reported.has(sign)) return []
    reported.add(sign)
    report.error('sign-unknown', placeOf(space), `No terrain has the sign "${sign}".`, {
      hint:
        [...sign].length > 1
          ? 'Put a blank between signs.'
          : `Signs are ${open} for open ground, ${[...terrainBySign].map(([one, id]) => `${one} ${id}`).join(', ')}.`,
    })
    return []
  })
  const read = listed(names, below(place, 'names'), (name) => ({ space: spaceOf(name.space), text: name.text }))
  return { map: { ...battlefield, names: read.values }, terrain, names: read.places, terrainAt: placeOf }
}
