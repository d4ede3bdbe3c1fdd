/** Updates the text of a map: unchanged parts keep their words and comments, changed parts are written anew. */
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import {
  type AuthoredMap,
  type Feature,
  featuresOf,
  listLines,
  listOf,
  type MapFeatures,
  mapLines,
  readEntry,
} from '../exchange/features.ts'
import type { MapLayout } from '../exchange/layout.ts'
import { parseYaml } from '../yaml/parse.ts'

/** A field of the file: its lines, from the comments above it to the next one. */
interface Chunk {
  readonly key: string
  /** First line in the file. */
  readonly start: number
  readonly comments: readonly string[]
  readonly lines: readonly string[]
}

/** The new text of a file. Comments that have nothing to stand beside any more are reported. */
export const keepComments = (
  old: string,
  map: MapFeatures,
  layout: MapLayout,
  file: string,
  report: Report,
): string => {
  const fresh = mapLines(map, layout)
  const whole = `${[...fresh.values()].flat().join('\n')}\n`
  const authored = parseYaml(file, old, makeReport())?.value
  if (typeof authored !== 'object' || authored === null) {
    tellLost(old.split('\n'), 0, [], file, report)
    return whole
  }
  const { chunks, tail } = splitFields(old)
  const before = featuresOf(authored as AuthoredMap, layout)
  const isSameGrid = JSON.stringify(before.grid) === JSON.stringify(map.grid)
  const written: string[] = []
  const keys = new Set<string>()
  for (const chunk of chunks) {
    const lines = fresh.get(chunk.key)
    keys.add(chunk.key)
    if (layout.kept?.includes(chunk.key)) {
      written.push(...chunk.comments, ...chunk.lines)
      continue
    }
    if (lines === undefined) {
      tellLost([...chunk.comments, ...chunk.lines], chunk.start, [], file, report)
      continue
    }
    const body = isSameGrid ? bodyOf(chunk, lines, before, map, layout, authored as AuthoredMap) : lines
    tellLost(chunk.lines, chunk.start + chunk.comments.length, body, file, report)
    written.push(...chunk.comments, ...body)
  }
  for (const [key, lines] of fresh) if (!keys.has(key)) written.push(...lines)
  const text = `${[...written, ...tail].join('\n').trimEnd()}\n`
  // The merged text must parse to the same map as the drawn one; if it does not, plain text without comments is right.
  const check = parseYaml(file, text, makeReport())?.value
  if (typeof check === 'object' && check !== null && isSame(featuresOf(check as AuthoredMap, layout), map)) return text
  tellLost(old.split('\n'), 0, [], file, report)
  return whole
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const splitFields = (text: string): { readonly chunks: Chunk[]; readonly tail: readonly string[] } => {
  const chunks: Chunk[] = []
  let comments: string[] = []
  let lines: string[] | undefined
  let key = ''
  let start = 0
  const close = (): void => {
    if (lines !== undefined) chunks.push({ key, start, comments, lines })
  }
  text.split('\n').forEach((line, number) => {
    const found = /^([A-Za-z]\w*):(?:\s|$)/.exec(line)
    if (found === null) {
      if (lines === undefined) comments.push(line)
      else lines.push(line)
      return
    }
    // Comments and empty lines right above a key belong to it.
    const above: string[] = lines === undefined ? comments : []
    if (lines !== undefined) while (/^(#.*)?\s*$/.test(lines.at(-1) ?? 'x')) above.unshift(lines.pop() ?? '')
    close()
    comments = above
    lines = [line]
    key = found[1]
    start = number - above.length
  })
  const tail: string[] = []
  if (lines !== undefined)
    while (/^(#.*)?\s*$/.test((lines as string[]).at(-1) ?? 'x')) tail.unshift((lines as string[]).pop() ?? '')
  close()
  return { chunks, tail }
}

const bodyOf = (
  chunk: Chunk,
  lines: readonly string[],
  before: MapFeatures,
  map: MapFeatures,
  layout: MapLayout,
  authored: AuthoredMap,
): readonly string[] => {
  const { key } = chunk
  if (key === 'kind') return chunk.lines
  if (key in map.words || key in before.words) return before.words[key] === map.words[key] ? chunk.lines : lines
  if (key in map.signs) return isSame(before.signs[key], map.signs[key]) ? chunk.lines : lines
  const shape = layout.lists.find(({ field }) => field === key)?.shape
  if (shape === undefined || isSame(before.lists[key], map.lists[key])) return chunk.lines
  const items = splitItems(chunk.lines)
  const entries = listOf(authored[key])
  if (items === undefined || items.length !== entries.length) return lines
  return mergeItems(
    chunk.lines[0],
    items,
    entries.map((entry) => readEntry(map.grid, shape, entry)),
    map.lists[key],
    (features) => listLines(map.grid, key, shape, features),
  )
}

/** The lines of each item of a list that is written a line below the other, with the comments above them. */
const splitItems = (lines: readonly string[]): string[][] | undefined => {
  const first = lines.slice(1).find((line) => /^\s*- /.test(line))
  if (first === undefined) return undefined
  const dash = first.indexOf('-')
  const items: string[][] = []
  let above: string[] = []
  for (const line of lines.slice(1)) {
    if (line.indexOf('- ') === dash && line.slice(0, dash).trim() === '') {
      items.push([...above, line])
      above = []
    } else if (/^\s*(#.*)?$/.test(line)) above.push(line)
    else items.at(-1)?.push(line)
  }
  items.at(-1)?.push(...above)
  return items
}

/** New features in their order: those that an old item says keep its lines. */
const mergeItems = (
  head: string,
  items: readonly (readonly string[])[],
  old: readonly (readonly Feature[])[],
  features: readonly Feature[],
  write: (features: readonly Feature[]) => readonly string[],
): readonly string[] => {
  const left = new Set(items.keys())
  const merged: string[] = []
  let fresh: Feature[] = []
  const flush = (): void => {
    if (fresh.length > 0) merged.push(...write(fresh).slice(1))
    fresh = []
  }
  for (let at = 0; at < features.length; ) {
    const found = [...left].find((index) => {
      const own = old[index]
      return own.length > 0 && own.every((feature, offset) => isSame(feature, features[at + offset]))
    })
    if (found === undefined) {
      fresh.push(features[at])
      at++
      continue
    }
    flush()
    merged.push(...items[found])
    left.delete(found)
    at += old[found].length
  }
  flush()
  // A list in one line cannot be mixed with one in many.
  return write(features).length === 1 ? write(features) : [head.replace(/\s*\[.*$/, ''), ...merged]
}

const commentIn = (line: string): string | undefined =>
  /(?:^|\s)(#.*)$/.exec(line.replace(/'[^']*'|"[^"]*"/g, (quoted) => '.'.repeat(quoted.length)))?.[1]

const tellLost = (
  old: readonly string[],
  start: number,
  kept: readonly string[],
  file: string,
  report: Report,
): void => {
  const left = new Map<string, number>()
  for (const line of kept) left.set(line, (left.get(line) ?? 0) + 1)
  old.forEach((line, index) => {
    const count = left.get(line) ?? 0
    if (count > 0) {
      left.set(line, count - 1)
      return
    }
    const comment = commentIn(line)
    if (comment === undefined) return
    const place: Place = {
      file,
      path: [],
      within: { line: start + index, column: line.lastIndexOf(comment), length: comment.length },
    }
    report.warning(
      'tiled-comment-lost',
      place,
      `What the comment “${comment.slice(0, 60)}” stood beside is not there any more.`,
    )
  })
}
