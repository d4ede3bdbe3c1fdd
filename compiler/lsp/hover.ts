/** Hover texts: the meaning of a field, the thing that an id names, the ground of a space. */
import type { Hover, Position } from 'vscode-languageserver-types'
import { meaningOf } from '../lint/codes.ts'
import { shapeInWords } from '../schemas/located.ts'
import { type Field, fieldAt, keyField } from '../schemas/walk.ts'
import { type Spot, spotAt } from '../yaml/tree.ts'
import { docOf } from './docs.ts'
import type { Documents, Found } from './documents.ts'
import { figuresInWords } from './figures.ts'
import { definitionsOf, nameAt } from './find.ts'
import { type Space, standingAt, terrainAt } from './ground.ts'
import { isSpace, type Name } from './names.ts'
import type { Page } from './pages.ts'
import { offsetOf, rangeOf } from './positions.ts'
import { inWords } from './readable.ts'

export const hoverAt = (documents: Documents, page: Page, position: Position): Hover | null => {
  const offset = offsetOf(page, position)
  const name = nameAt(page, offset)
  const spot = spotAt(page.tree(), offset)
  const parts = [...(name ? describeName(documents, page, name) : []), ...(spot ? describeField(page, spot) : [])]
  if (parts.length === 0) return null
  const stretch = name ?? spot?.leaf ?? { start: offset, end: offset }
  return {
    contents: { kind: 'markdown', value: parts.filter((part) => part !== '').join('\n\n') },
    range: rangeOf(page, stretch),
  }
}

const describeName = (documents: Documents, page: Page, name: Name): readonly string[] => {
  if (isSpace(name.kind)) return describeSpace(documents, page, name)
  if (name.kind === 'code') return describeCode(name.id)
  const [first, ...others] = definitionsOf(documents, page, name).toReversed()
  if (first === undefined) return []
  const heading = first.title === undefined || first.title === name.id ? '' : `**${first.title}** · `
  return [
    `${heading}${inWords(name.kind)} \`${name.id}\``,
    ...(first.about === undefined ? [] : [first.about]),
    ...figuresInWords(documents, first),
    ...(name.defines && others.length === 0 ? [] : [placeInWords(first)]),
  ]
}

const placeInWords = ({ page, start }: Found): string =>
  `${page.path}, line ${page.text.slice(0, start).split('\n').length}`

const describeSpace = (documents: Documents, page: Page, space: Space): readonly string[] => {
  const ground = terrainAt(documents, page, space) ?? 'off the map'
  const lines = standingAt(documents, page, space).map((line) => `- ${line}`)
  return [`**${space.id}**${ground === '' ? '' : ` · ${ground}`}`, ...(lines.length > 0 ? [lines.join('\n')] : [])]
}

const describeCode = (code: string): readonly string[] => {
  const meaning = meaningOf(code)
  return meaning === undefined ? [] : [`**${code}** · ${meaning}`, docOf(code) ?? '']
}

const describeField = (page: Page, { path, isKey }: Spot): readonly string[] => {
  const schema = page.schema()
  if (schema === undefined) return []
  const field = fieldAt(schema, path)
  const parent = fieldAt(schema, path.slice(0, -1))
  const isRecordKey = isKey && parent !== undefined && keyField(schema, parent) !== undefined
  if (isRecordKey && parent !== undefined) return inMarkdown(parent)
  return field ? inMarkdown(field) : []
}

const inMarkdown = ({ node }: Field): readonly string[] => [
  ...(node.description === undefined ? [] : [node.description]),
  ...shapeInWords(node),
]
