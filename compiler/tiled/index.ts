/** Maps to and from Tiled, as texts. */
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { MapFeatures } from '../exchange/features.ts'
import type { MapLayout, SignTile } from '../exchange/layout.ts'
import { limits, TiledError, type TiledMap, type Tileset } from './document.ts'
import { systemProperty } from './exportMap.ts'
import { foreignOf } from './foreign.ts'
import { importMap } from './importMap.ts'
import type { LoadTileset } from './read.ts'
import { readTmj, readTsj } from './readTmj.ts'
import { readTmx, readTsx } from './readTmx.ts'

export { exportMap } from './exportMap.ts'
export { keepComments } from './keepComments.ts'
export { makeTmj, makeTmx } from './write.ts'

/** Tiled writes XML and JSON, whatever the file is called; what is neither is what its name says. */
const isXml = (file: string, text: string): boolean => {
  const start = text.trimStart()
  return start.startsWith('<') || (!start.startsWith('{') && /\.t[ms]x$/i.test(file))
}

/** The text of a file beside the map; undefined when there is none that may be read. */
export type ReadBeside = (name: string) => string | undefined

/** Reads a map of Tiled; undefined and reported when it is none. */
export const readTiled = (file: string, text: string, beside: ReadBeside, report: Report): TiledMap | undefined => {
  const place: Place = { file, path: [] }
  try {
    if (text.length > limits.bytes) throw new TiledError(`The file is larger than ${limits.bytes / 1024 / 1024} MiB.`)
    const foreign = foreignOf(text)
    if (foreign) throw new TiledError(`This is ${foreign.what}.`, 'tiled-unreadable', undefined, foreign.hint)
    const load = loadFrom(beside)
    return isXml(file, text) ? readTmx(file, text, load) : readTmj(file, text, load)
  } catch (error) {
    if (error instanceof TiledError) report.error(error.code, error.place ?? place, error.message, { hint: error.hint })
    // Nesting without end.
    else if (error instanceof RangeError) report.error('tiled-unreadable', place, 'The file is nested too deeply.')
    else throw error
    return undefined
  }
}

const loadFrom =
  (beside: ReadBeside): LoadTileset =>
  (source, place): Pick<Tileset, 'name' | 'tiles'> => {
    const parts = source.split('/')
    const leadsOut = /^[/\\]|^[a-z]:|\\|\0/i.test(source) || parts.includes('..')
    if (leadsOut) {
      throw new TiledError(
        `The tileset "${source}" lies outside the folder of the map; it is not read.`,
        'tiled-tileset',
        place,
        'Put it beside the map, or choose Embed Tileset in Tiled.',
      )
    }
    const text = beside(source)
    if (text === undefined) throw new TiledError(`The tileset "${source}" cannot be read.`, 'tiled-tileset', place)
    return isXml(source, text) ? readTsx(source, text) : readTsj(text)
  }

/** The rule system that a map says it is for. */
export const systemOf = (map: TiledMap): string | undefined => {
  const system = map.properties[systemProperty]
  return typeof system === 'string' ? system : undefined
}

/** The features of a map that was read; undefined when an error says why there are none. */
export const featuresOfTiled = (
  map: TiledMap,
  layout: MapLayout,
  tiles: readonly SignTile[],
  report: Report,
): MapFeatures | undefined => {
  const found = importMap(map, layout, tiles, report)
  return report.hasErrors(map.place.file) ? undefined : found
}
