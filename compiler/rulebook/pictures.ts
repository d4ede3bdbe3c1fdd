/**
 * Pictures in texts: `![what it shows](name.png)`. They lie in the folder of the text, are of their type, and are bounded. On the
 * page stands another picture that `emit` makes of each, under the name of its hash: no byte of theirs is published.
 */
import type { Image, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { StageCode } from '../diagnostics/codes.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown, onlyMeant } from '../diagnostics/suggest.ts'
import type { SourceFile, SourceFiles } from '../files.ts'
import { writeInMarkdown } from './fixes.ts'
import { replace, text } from './markdown.ts'
import {
  largestPicture,
  longestSide,
  mostPixels,
  type PictureFacts,
  type Pictures,
  parseFacts,
  typeByName,
} from './pictureFacts.ts'
import { placeOfUrl } from './spots.ts'

const mostPictures = 30

/** Widest that a picture is shown, in pixels: twice the column of text, for screens with many. */
const widest = 1600

/** The pictures among the files that lie in a folder itself. */
export const picturesIn = (folder: string, files: SourceFiles): Pictures =>
  new Map(
    files.flatMap(({ path, text }): [string, PictureFacts][] => {
      const name = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : ''
      const facts = name.includes('/') || typeByName(name) === undefined ? undefined : parseFacts(text)
      return facts === undefined ? [] : [[name, facts]]
    }),
  )

/** Where a picture is published, below `build/`. */
export const publishedAt = ({ hash }: PictureFacts): string => `pictures/${hash}.webp`

/** The size in which a picture is published. */
export const publishedSize = ({ width, height }: PictureFacts): { readonly width: number; readonly height: number } =>
  width <= widest ? { width, height } : { width: widest, height: Math.max(1, Math.round((height * widest) / width)) }

interface Fault {
  readonly code: StageCode
  readonly message: string
  readonly hint?: string | undefined
  /** The picture that alone can be meant, when that is so. */
  readonly meant?: string | undefined
}

/** Sets the pictures of a text. What cannot be shown is reported, and its words stand there instead. */
export const setPictures = (root: Root, file: SourceFile, pictures: Pictures | undefined, report: Report): void => {
  let shown = 0
  visit(root, 'image', (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    shown++
    const facts = pictures?.get(nameOf(node))
    const fault = faultOf(node, facts, pictures, shown)
    if (fault === undefined && facts !== undefined) {
      node.url = `/media/${publishedAt(facts)}`
      node.title = null
      const { width, height } = publishedSize(facts)
      node.data = { hProperties: { width, height, loading: 'lazy', decoding: 'async' } }
      return
    }
    if (fault !== undefined) {
      const at = placeOfUrl(file, node, node.url)
      const fix = writeInMarkdown(file.text, at, node.url, fault.meant)
      report.error(fault.code, at, fault.message, { hint: fault.hint, fix })
    }
    replace(parent, index, text(node.alt ?? ''))
  })
}

/** The name of the file that is meant. Markdown has it as an address. */
const nameOf = ({ url }: Image): string => {
  try {
    return decodeURIComponent(url).replace(/^\.\//, '')
  } catch {
    return url
  }
}

const faultOf = (
  node: Image,
  facts: PictureFacts | undefined,
  pictures: Pictures | undefined,
  number: number,
): Fault | undefined => {
  const name = nameOf(node)
  if (pictures === undefined) {
    return {
      code: 'html-refused',
      message: 'Pictures are not accepted here.',
      hint: 'Briefings and chapters of rulebooks can have some.',
    }
  }
  if (!/^[^/\\:?#]+$/.test(name) || name.startsWith('.')) {
    return {
      code: 'link-refused',
      message: `A picture "${node.url}" is not allowed: it does not lie beside the text.`,
      hint: 'Put the file into the folder of the text, and write its name alone.',
    }
  }
  if (typeByName(name) === undefined) {
    return {
      code: 'image-invalid',
      message: `"${name}" is no picture that is accepted.`,
      hint: 'Take PNG, JPEG or WebP.',
    }
  }
  if (facts === undefined) {
    return {
      code: 'image-missing',
      message: `There is no picture "${name}" beside the text.`,
      hint: hintForUnknown(name, [...pictures.keys()]),
      // A name with other signs would have to be written as an address.
      meant: onlyMeant(
        name,
        [...pictures.keys()].filter((one) => /^[\w.-]+$/.test(one)),
      ),
    }
  }
  const words = node.alt?.trim() ?? ''
  if (words === '') {
    return {
      code: 'image-without-alt',
      message: `The picture "${name}" has no words for those who cannot see it.`,
      hint: `Say what it shows: ![Ruins of the bridge from the west](${name}).`,
    }
  }
  if (number > mostPictures)
    return { code: 'image-too-large', message: `A text shows at most ${mostPictures} pictures.` }
  return sizeFault(name, facts)
}

const sizeFault = (name: string, { type, width, height, bytes }: PictureFacts): Fault | undefined => {
  if (bytes > largestPicture) {
    return {
      code: 'image-too-large',
      message: `"${name}" has ${Math.ceil(bytes / 1024)} KiB; at most ${largestPicture / 1024} are read.`,
      hint: `Make it smaller: on the page it is at most ${widest} pixels wide.`,
    }
  }
  if (type === undefined || type !== typeByName(name)) {
    return {
      code: 'image-invalid',
      message:
        type === undefined
          ? `What "${name}" holds is no PNG, JPEG or WebP.`
          : `What "${name}" holds is ${type.toUpperCase()}, not what its name says.`,
      hint: type === undefined ? 'Save it anew with a program for pictures.' : `Let its name end in .${type}.`,
    }
  }
  if (width < 1 || height < 1 || width > longestSide || height > longestSide || width * height > mostPixels) {
    return {
      code: 'image-too-large',
      message: `"${name}" has ${width} x ${height} pixels; at most ${longestSide} either way and ${mostPixels / 1_000_000} million in all are taken.`,
      hint: `Make it smaller: on the page it is at most ${widest} pixels wide.`,
    }
  }
  return undefined
}
