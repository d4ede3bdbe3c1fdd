/**
 * The pictures of texts as they are published: decoded within bounds and made anew, so that nothing is left of the bytes that came from
 * strangers: no second file behind the picture, no note about the camera, no colour profile.
 */
import sharp from 'sharp'
import type { Compiled } from '../content.ts'
import type { SourceFile } from '../files.ts'
import { mostPixels, type PictureFacts, parseFacts } from '../rulebook/pictureFacts.ts'
import { publishedAt, publishedSize } from '../rulebook/pictures.ts'
import type { Cache } from './cache.ts'
import { type Files, OutputError } from './write.ts'

/** The bytes of a picture of content by its path; undefined when they are not those any more that the facts were read from. */
export type ReadPicture = (path: string, facts: PictureFacts) => Uint8Array | undefined

/** All pictures that are shown somewhere, by their paths below `build/`. Throws `OutputError` for one that is broken. */
export const makePictures = async (compiled: Compiled, read: ReadPicture, cache: Cache): Promise<Files> => {
  const files = new Map<string, Uint8Array>()
  for (const { path, facts } of shownIn(compiled)) {
    const target = publishedAt(facts)
    if (files.has(target)) continue
    const { width, height } = publishedSize(facts)
    const parts = ['picture of a text', sharp.versions, facts.hash, width, height]
    files.set(target, await cache.bytes(parts, () => makeAnew(path, facts, read)))
  }
  return files
}

interface Shown {
  readonly path: string
  readonly facts: PictureFacts
}

function* shownIn({ scenarios, systems, rulebooks }: Compiled): Iterable<Shown> {
  for (const { briefingHtml, historyHtml, pictures } of scenarios) yield* shownBy(briefingHtml + historyHtml, pictures)
  for (const { system, chapters } of rulebooks) {
    const pictures = systems.find(({ id }) => id === system)?.pictures
    if (pictures !== undefined) yield* shownBy(chapters.map(({ html }) => html).join(''), pictures)
  }
}

function* shownBy(html: string, pictures: readonly SourceFile[] = []): Iterable<Shown> {
  for (const { path, text } of pictures) {
    const facts = parseFacts(text)
    if (facts !== undefined && html.includes(`"/media/${publishedAt(facts)}"`)) yield { path, facts }
  }
}

const makeAnew = async (path: string, facts: PictureFacts, read: ReadPicture): Promise<Uint8Array> => {
  const bytes = read(path, facts)
  if (bytes === undefined)
    throw new OutputError(`${path} has changed meanwhile, or cannot be read any more. Build again.`)
  const { width, height } = publishedSize(facts)
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    const { format } = await picture.metadata()
    if (format !== facts.type) throw new Error(`it is ${format}`)
    return await picture.resize(width, height, { fit: 'fill' }).webp({ quality: 80, effort: 5 }).toBuffer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OutputError(`${path} is no picture that can be shown: ${reason.split('\n')[0]}.`)
  }
}
