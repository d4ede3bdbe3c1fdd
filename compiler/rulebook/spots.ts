/** Places in files by their offsets, as the Markdown parser gives them. */
import { type Place, spotOf } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'

/** The place of `length` characters from `offset` in a file. */
export const placeAt = ({ path, text }: SourceFile, offset: number, length = 1): Place => ({
  file: path,
  path: [],
  within: spotOf(text, offset, Math.max(1, length)),
})

interface Positioned {
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
}

export const startOf = (node: Positioned): number => node.position?.start.offset ?? 0
export const endOf = (node: Positioned): number => node.position?.end.offset ?? startOf(node)

/** The first line of a node, or `part` of it where the source of the node holds it. */
export const placeOf = (file: SourceFile, node: Positioned, part?: string): Place => {
  const source = file.text.slice(startOf(node), endOf(node))
  const at = part === undefined ? -1 : source.indexOf(part)
  if (part !== undefined && at >= 0) return placeAt(file, startOf(node) + at, part.length)
  const firstLine = source.split('\n', 1)[0] ?? ''
  return placeAt(file, startOf(node), firstLine.length)
}

/** The address of a link or picture where it stands behind its words; the first line of the node when it is written otherwise. */
export const placeOfUrl = (file: SourceFile, node: Positioned, url: string): Place => {
  const source = file.text.slice(startOf(node), endOf(node))
  const at = ['(', '<', ' '].map((lead) => source.lastIndexOf(lead + url)).find((found) => found >= 0)
  return at === undefined ? placeOf(file, node, url) : placeAt(file, startOf(node) + at + 1, url.length)
}
