/** The tiles of a layer as numbers, from every encoding that Tiled writes but one. */
import { gunzipSync, inflateSync } from 'node:zlib'
import type { Place } from '../diagnostics/diagnostic.ts'
import { limits, TiledError } from './document.ts'

/** How the tiles of a layer are written. */
export interface Encoded {
  readonly encoding: string
  readonly compression: string
  readonly place: Place
  readonly layer: string
}

/** Numbers of `count` tiles. @throws TiledError for what cannot be read. */
export const decodeTiles = (data: string, count: number, how: Encoded): number[] => {
  const { encoding, compression, place, layer } = how
  const fail = (message: string, hint?: string): never => {
    throw new TiledError(message, 'tiled-encoding', place, hint)
  }
  if (count > limits.bytes / 4) fail(`The layer "${layer}" has too many tiles.`)
  if (encoding === 'csv' || encoding === '') {
    const gids = data.split(',').map((text) => (/^\s*\d{1,10}\s*$/.test(text) ? Number(text) : -1))
    if (gids.length !== count || gids.some((gid) => gid < 0 || gid > 0xffffffff))
      fail(`The layer "${layer}" holds ${gids.length} numbers of tiles; ${count} are needed.`)
    return gids
  }
  if (encoding !== 'base64') fail(`The layer "${layer}" is encoded as "${encoding}", which is not read.`, other)
  if (!['', 'zlib', 'gzip'].includes(compression))
    fail(`The layer "${layer}" is packed with ${compression}, which is not read.`, other)
  if (!/^[A-Za-z0-9+/=\s]*$/.test(data)) fail(`The layer "${layer}" is not base64.`)
  const bytes = unpack(Buffer.from(data, 'base64'), compression, count * 4, fail, layer)
  if (bytes.length !== count * 4) fail(`The layer "${layer}" holds ${bytes.length} bytes; ${count * 4} are needed.`)
  return Array.from({ length: count }, (_, index) => bytes.readUInt32LE(index * 4))
}

const other = 'In Tiled set Map > Map Properties > Tile Layer Format to CSV.'

const unpack = (
  packed: Buffer,
  compression: string,
  most: number,
  fail: (message: string, hint?: string) => never,
  layer: string,
): Buffer => {
  try {
    if (compression === 'zlib') return inflateSync(packed, { maxOutputLength: most + 1 })
    return compression === 'gzip' ? gunzipSync(packed, { maxOutputLength: most + 1 }) : packed
  } catch {
    return fail(`The layer "${layer}" cannot be unpacked.`, other)
  }
}
