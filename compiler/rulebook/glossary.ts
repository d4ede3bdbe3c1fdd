/** The glossary of a system: a heading `## Term {#slug}` and what it means for each term. */
import type { RootContent } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import type { GlossaryTerm } from '../bundle.ts'
import type { CompiledSystem } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { readFrontMatter } from './frontMatter.ts'
import type { LinkTargets } from './links.ts'
import { type ParsedMarkdown, parseMarkdown } from './markdown.ts'
import { prepareMarkdown, renderNodes } from './renderMarkdown.ts'
import { placeOf } from './spots.ts'

export const parseGlossary = (file: SourceFile, report: Report): ParsedMarkdown =>
  parseMarkdown(file, readFrontMatter(file, report).length, undefined, report)

/** The terms with their meanings as HTML, in the order of the alphabet. */
export const renderGlossary = (
  parsed: ParsedMarkdown,
  system: CompiledSystem,
  targets: LinkTargets,
  report: Report,
): GlossaryTerm[] => {
  prepareMarkdown(parsed, system, targets, report)
  const seen = new Set<string>()
  const terms = sectionsOf(parsed.root.children).flatMap(({ heading, body }, index): GlossaryTerm[] => {
    const { slug, text } = parsed.headings[index] ?? { slug: '', text: '' }
    if (seen.has(slug))
      report.error('id-duplicate', placeOf(parsed.file, heading), `The glossary has two terms "${slug}".`)
    seen.add(slug)
    if (body.length === 0)
      report.error('chapter-invalid', placeOf(parsed.file, heading), `The glossary says nothing about "${text}".`)
    const also = body.flatMap(namesIn)
    return [
      {
        slug,
        term: text,
        ...(also.length > 0 && { also }),
        html: renderNodes(body),
        text: body.map((node) => plainText(node)).join(' '),
      },
    ]
  })
  return terms.sort((a, b) => (a.term.toLowerCase() < b.term.toLowerCase() ? -1 : 1))
}

/** Returns the other names that players use for a thing: a paragraph that begins with “Also:”. */
const namesIn = (node: RootContent): readonly string[] => {
  const [, names] = /^Also:\s+(.+?)\.?$/s.exec(plainText(node)) ?? []
  return names?.replace(/\s+/g, ' ').split(', ') ?? []
}

interface Section {
  readonly heading: RootContent
  readonly body: RootContent[]
}

const sectionsOf = (nodes: readonly RootContent[]): readonly Section[] => {
  const sections: Section[] = []
  for (const node of nodes) {
    if (node.type === 'heading') sections.push({ heading: node, body: [] })
    else sections.at(-1)?.body.push(node)
  }
  return sections
}
