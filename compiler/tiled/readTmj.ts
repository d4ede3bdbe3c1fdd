/** Reads maps and tilesets of Tiled that are written as JSON. */

import { isObject, textOf } from '../values.ts'
import { TiledError, type TiledMap } from './document.ts'
import { type LoadTileset, readMap, readTiles, type TileNames } from './read.ts'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    // The parser's message may quote more than fits into a line.
    const why = error instanceof Error ? error.message.replace(/\p{Cc}+/gu, ' ') : String(error)
    throw new TiledError(`This is not JSON: ${why}.`)
  }
}

/** @throws TiledError */
export const readTmj = (file: string, text: string, load: LoadTileset): TiledMap => {
  const root = parse(text)
  if (textOf(root, 'type') === 'tileset') throw new TiledError('This is a tileset of Tiled, and no map.')
  if (textOf(root, 'type', 'map') !== 'map' || !isObject(root) || !Object.hasOwn(root, 'layers'))
    throw new TiledError('This is not a map of Tiled: it has no "layers".')
  return readMap(root, (_, path) => ({ file, path }), load)
}

/** `.tsj`. @throws TiledError */
export const readTsj = (text: string): TileNames => readTiles(parse(text))
