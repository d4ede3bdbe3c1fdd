/** Writes numbers, tables and links into parsed Markdown, and makes safe HTML of it. */

import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { CompiledSystem } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown, onlyMeant } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { meantLink, writeInMarkdown } from './fixes.ts'
import { type LinkTargets, resolveLink } from './links.ts'
import { type MarkdownHeading, type MarkdownRule, type ParsedMarkdown, replace, text } from './markdown.ts'
import { setPictures } from './pictures.ts'
import { writeReference } from './references.ts'
import { placeOf, placeOfUrl, startOf } from './spots.ts'
import { tableElement } from './tableElement.ts'
import type { RulebookTable } from './tables.ts'
import { writeHtml } from './unified.ts'

export interface Rendered {
  readonly html: string
  readonly rules: readonly MarkdownRule[]
  readonly headings: readonly MarkdownHeading[]
}

/** Writes numbers, tables and links, and makes the HTML. Edits the parsed tree: call it once. */
export const renderMarkdown = (
  parsed: ParsedMarkdown,
  system: CompiledSystem,
  targets: LinkTargets,
  report: Report,
): Rendered => {
  prepareMarkdown(parsed, system, targets, report)
  return { html: writeHtml(parsed.root), rules: withTexts(parsed.root, parsed.rules), headings: parsed.headings }
}

/** Writes numbers, tables and links into the tree. */
export const prepareMarkdown = (
  parsed: ParsedMarkdown,
  system: CompiledSystem,
  targets: LinkTargets,
  report: Report,
): void => {
  const { root, file } = parsed
  setTables(root, file, system, report)
  writeReferences(root, file, system, report)
  const anchors = new Set([...parsed.headings.map(({ slug }) => slug), ...parsed.rules.map(({ anchor }) => anchor)])
  setLinks(root, file, targets, anchors, report)
  setPictures(root, file, targets.pictures, report)
}

/** Renders part of a parsed file, as the glossary does term by term. */
export const renderNodes = (nodes: readonly RootContent[]): string => writeHtml({ type: 'root', children: [...nodes] })

const withTexts = (root: Root, rules: readonly MarkdownRule[]): MarkdownRule[] => {
  const texts = new Map<number, string>()
  visit(root, 'paragraph', (node) => {
    if (node.data?.hProperties?.dataRule !== undefined) texts.set(startOf(node), plainText(node).replace(/\s+/g, ' '))
  })
  return rules.map((rule) => ({ ...rule, text: texts.get(rule.offset) ?? '' }))
}

const tablePattern = /^\{\{\s*table\s+(\S+?)(?:\s+(\S+?))?\s*\}\}$/

const setTables = (root: Root, file: SourceFile, system: CompiledSystem, report: Report): void => {
  visit(root, 'paragraph', (node) => {
    const [, name, kind] = tablePattern.exec(plainText(node).trim()) ?? []
    if (name === undefined) return
    const table = findKind(name, kind, system, (unknown, message, known) => {
      const at = placeOf(file, node, unknown)
      const fix = writeInMarkdown(file.text, at, unknown, onlyMeant(unknown, known))
      report.error('reference-unknown', at, message, { hint: hintForUnknown(unknown, known), fix })
    })
    node.children = []
    node.data = {
      hName: 'div',
      hProperties: { dataTable: name },
      hChildren: table ? [tableElement(table)] : [],
    }
    return SKIP
  })
}

const findKind = (
  name: string,
  kind: string | undefined,
  system: CompiledSystem,
  refuse: (unknown: string, message: string, known: readonly string[]) => void,
): RulebookTable | undefined => {
  const { tables } = systemCompilerOf(system.id).rulebook
  if (!Object.hasOwn(tables, name)) {
    refuse(name, `There is no table "${name}".`, Object.keys(tables).sort())
    return undefined
  }
  const table = tables[name]
  const kinds = table.kinds?.(system) ?? []
  if (kind !== undefined && !kinds.includes(kind)) {
    refuse(kind, `The table "${name}" has no kind "${kind}".`, kinds)
    return undefined
  }
  return table.make(system, kind)
}

const braces = /\{\{([^{}]*)\}\}/g

const writeReferences = (root: Root, file: SourceFile, system: CompiledSystem, report: Report): void => {
  visit(root, 'text', (node, index, parent) => {
    if (parent === undefined || index === undefined || !node.value.includes('{{')) return
    const parts: PhrasingContent[] = []
    let done = 0
    for (const found of node.value.matchAll(braces)) {
      const [whole, inner = ''] = found
      const written = writeReference(system.rules, inner)
      if (!written.ok) {
        const at = placeOf(file, node, whole)
        const { message, hint, meant } = written
        const fix = writeInMarkdown(file.text, at, whole, meant && `{{${meant}}}`)
        report.error('reference-unknown', at, message, { hint, fix })
        continue
      }
      parts.push(text(node.value.slice(done, found.index)), figure(written.path, written.text))
      done = found.index + whole.length
    }
    parts.push(text(node.value.slice(done)))
    replace(parent, index, ...parts)
    return index + parts.length
  })
}

/** A number of the rules, marked with where it comes from. */
const figure = (path: string, value: string): PhrasingContent => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { className: ['figure'], dataPath: path } },
  children: [text(value)],
})

const setLinks = (
  root: Root,
  file: SourceFile,
  targets: LinkTargets,
  anchors: ReadonlySet<string>,
  report: Report,
): void => {
  visit(root, (node: Nodes) => {
    if (node.type !== 'link' && node.type !== 'definition') return
    const link = resolveLink(node.url, targets, anchors)
    if (!link.ok) {
      const at = placeOfUrl(file, node, node.url)
      const fix = writeInMarkdown(file.text, at, node.url, meantLink(node.url, targets, anchors))
      report.error(link.code, at, link.message, { hint: link.hint, fix })
      node.url = ''
      if (node.type === 'link') node.data = { hName: 'span', hProperties: {} }
      return
    }
    node.url = link.href
    if (link.kind === 'external') node.data = { hProperties: { rel: ['noopener', 'noreferrer', 'nofollow'] } }
    else if (node.type === 'link' && link.kind !== 'anchor')
      node.data = { hProperties: { className: [`link-${link.kind}`] } }
  })
}
