/**
 * The type and the size of a picture from its first bytes. Bounded and without decoding anything, so that checking content costs little;
 * `emit` re-encodes the picture and so reads what follows the header.
 */

const pictureTypes = ['png', 'jpeg', 'webp'] as const
export type PictureType = (typeof pictureTypes)[number]

/** A picture beside a text. Stands as JSON in the place of its text among the files of content. */
export interface PictureFacts {
  /** Undefined when it is no picture of a type that is accepted. */
  readonly type?: PictureType
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** The first 16 hex digits of the SHA-256 of its bytes; empty for those that are too large to be read. */
  readonly hash: string
}

/** Pictures that a text can show, by their names. */
export type Pictures = ReadonlyMap<string, PictureFacts>

/** Most bytes of a picture, most pixels either way, and most pixels in all: more is no help on a page. */
export const largestPicture = 4 * 1024 * 1024
export const longestSide = 8192
export const mostPixels = 24_000_000

/** Bytes in which a header has to end. */
export const headerLength = 256 * 1024

/** The endings of file names, and what stands in such files. */
const endings: Readonly<Record<string, PictureType>> = { png: 'png', jpg: 'jpeg', jpeg: 'jpeg', webp: 'webp' }

/** The type that the name of a file promises; undefined when it is not that of a picture. */
export const typeByName = (path: string): PictureType | undefined => {
  const ending = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(endings, ending) ? endings[ending] : undefined
}

/** The facts as the text of a file, and back; undefined for a text that is none. */
export const makeFacts = (facts: PictureFacts): string => JSON.stringify(facts)

export const parseFacts = (text: string): PictureFacts | undefined => {
  try {
    const { type, width, height, bytes, hash } = JSON.parse(text)
    const isSound = [width, height, bytes].every(Number.isInteger) && /^(?:[0-9a-f]{16})?$/.test(hash)
    return isSound ? { ...(pictureTypes.includes(type) && { type }), width, height, bytes, hash } : undefined
  } catch {
    return undefined
  }
}

interface Header {
  readonly type: PictureType
  readonly width: number
  readonly height: number
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte)

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/** Type and size; undefined when the bytes begin like no picture that is accepted. */
export const readHeader = (bytes: Uint8Array): Header | undefined =>
  readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const readPng = (bytes: Uint8Array): Header | undefined => {
  if (bytes.length < 24 || !startsWith(bytes, pngSignature) || !startsWith(bytes, letters('IHDR'), 12)) return undefined
  const view = viewOf(bytes)
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of frames: baseline, progressive and so on, without tables and arithmetic conditioning. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

const readJpeg = (bytes: Uint8Array): Header | undefined => {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]
    // Bytes 0xff may fill the room between segments.
    if (marker === 0xff) {
      at++
      continue
    }
    if (isFrame(marker)) return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    const length = view.getUint16(at + 2)
    // The picture itself begins: no frame came before it.
    if (marker === 0xda || length < 2) return undefined
    at += 2 + length
  }
  return undefined
}

const readWebp = (bytes: Uint8Array): Header | undefined => {
  if (bytes.length < 30 || !startsWith(bytes, letters('RIFF')) || !startsWith(bytes, letters('WEBP'), 8))
    return undefined
  const view = viewOf(bytes)
  const size24 = (at: number): number => view.getUint16(at, true) + (bytes[at + 2] << 16) + 1
  if (startsWith(bytes, letters('VP8X'), 12)) return { type: 'webp', width: size24(24), height: size24(27) }
  if (startsWith(bytes, letters('VP8L'), 12) && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true)
    return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (startsWith(bytes, letters('VP8 '), 12) && startsWith(bytes, [0x9d, 0x01, 0x2a], 23)) {
    return { type: 'webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  }
  return undefined
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
