/**
 * Markdown of content, made into safe HTML. One dialect everywhere: GitHub's tables and lists, numbers and tables of the
 * rules, links that name what they mean, ids of rules. It comes from strangers: no HTML of theirs passes, no link leaves the
 * site but by https, and what comes out is sanitised once more.
 */
import GithubSlugger from 'github-slugger'
import type { Code, Heading, Html, ListItem, Node, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { findExcess } from './bounds.ts'
import { placeAt, placeOf, startOf } from './spots.ts'
import { parseTree } from './unified.ts'

export interface MarkdownRule {
  /** As it is written: `C14`. */
  readonly anchor: string
  readonly text: string
  /** Offset in the file. */
  readonly offset: number
}

export interface MarkdownHeading {
  readonly depth: number
  readonly slug: string
  readonly text: string
}

/** An `example` block: its YAML and where that stands in the file. */
export interface ExampleSource {
  readonly text: string
  /** Offset of the first character of `text`. */
  readonly offset: number
}

/** A Markdown file whose ids are known and whose rules, numbers and links are still to be written. */
export interface ParsedMarkdown {
  readonly file: SourceFile
  readonly root: Root
  readonly rules: readonly MarkdownRule[]
  readonly headings: readonly MarkdownHeading[]
  readonly examples: readonly ExampleSource[]
}

/** Parses a file from `from` on. `system` is the system whose rules it states; undefined where none may be stated. */
export const parseMarkdown = (
  file: SourceFile,
  from: number,
  system: string | undefined,
  report: Report,
): ParsedMarkdown => {
  const root = parseSafely(file, from, report)
  refuseForeign(root, file, report)
  const rules = system === undefined ? [] : markRules(root, file, system, report)
  return { file, root, rules, headings: markHeadings(root), examples: markExamples(root, file, report) }
}

const parseSafely = (file: SourceFile, from: number, report: Report): Root => {
  const excess = findExcess(file.text)
  if (excess !== undefined) {
    const { code, offset, message, hint } = excess
    report.error(code, placeAt(file, offset), message, { hint })
    return { type: 'root', children: [] }
  }
  // The text before is blanked, so that offsets are those of the file.
  return parseTree(file.text.slice(0, from).replace(/[^\n]/g, ' ') + file.text.slice(from))
}

const farthestEnd = 100

/** HTML and references to pictures are reported and become plain text. An element is one mistake, whose end is told with its beginning. */
const refuseForeign = (root: Root, file: SourceFile, report: Report): void => {
  const reported = new Set<Node>()
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (node.type === 'html') {
      const end = endOf(node, parent.children.slice(index + 1, index + 1 + farthestEnd), reported)
      if (end !== undefined) reported.add(end)
      if (!reported.has(node)) {
        report.error('html-refused', placeOf(file, node), 'HTML is not accepted in Markdown.', {
          hint: 'Write it as Markdown, or put it between backticks to show it.',
          ...(end && { related: [{ ...placeOf(file, end), message: 'Its end.' }] }),
        })
      }
      replace(parent, index, 'children' in parent && parent.type === 'root' ? paragraph(node.value) : text(node.value))
    } else if (node.type === 'imageReference') {
      report.error('html-refused', placeOf(file, node), 'A picture is named where it stands.', {
        hint: 'Write ![what it shows](name.png).',
      })
      replace(parent, index, text(node.alt ?? ''))
    }
  })
}

/** Finds the end of an element of HTML among the nodes after its beginning, skipping the ends of others. */
const endOf = ({ value }: Html, after: readonly Node[], others: ReadonlySet<Node>): Html | undefined => {
  const [, name] = /^<([a-z][\w-]*)[^>]*>$/i.exec(value) ?? []
  if (name === undefined) return undefined
  const end = `</${name.toLowerCase()}>`
  return after.find(
    (node): node is Html => node.type === 'html' && (node as Html).value.toLowerCase() === end && !others.has(node),
  )
}

export const text = (value: string): Text => ({ type: 'text', value })
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] })

/** Puts nodes in the place of one. */
export const replace = (
  parent: { children: unknown[] },
  index: number,
  ...nodes: (RootContent | PhrasingContent)[]
): void => {
  parent.children.splice(index, 1, ...nodes)
}

const rulePattern = /\s*\{#([^{}\s]*)\}\s*$/
const ruleForm = /^[A-Z]?[0-9]+[a-z]?$/

/** Paragraphs that end with `{#C14}` state a rule: they get its id. */
const markRules = (root: Root, file: SourceFile, system: string, report: Report): MarkdownRule[] => {
  const rules: MarkdownRule[] = []
  visit(root, 'paragraph', (node, _, parent) => {
    const last = node.children.at(-1)
    if (last?.type !== 'text') return
    const [mark, anchor] = rulePattern.exec(last.value) ?? []
    if (mark === undefined || anchor === undefined) return
    if (!ruleForm.test(anchor)) {
      report.error('value-form', placeOf(file, node, `{#${anchor}}`), `"${anchor}" is no rule id.`, {
        hint: 'A rule id is a number, as a rule with a capital letter before it, as in {#C14}.',
      })
    }
    last.value = last.value.slice(0, -mark.length)
    // A tight list sets its items without paragraphs, and the rule needs one.
    if (parent?.type === 'listItem') (parent satisfies ListItem).spread = true
    node.data = { hProperties: { id: anchor, className: ['rule'], dataRule: `${system}.${anchor}` } }
    rules.push({ anchor, text: '', offset: startOf(node) })
  })
  return rules
}

const markHeadings = (root: Root): MarkdownHeading[] => {
  const slugger = new GithubSlugger()
  const headings: MarkdownHeading[] = []
  visit(root, 'heading', (node: Heading) => {
    const last = node.children.at(-1)
    const own = last?.type === 'text' ? /\s*\{#([a-z0-9-]+)\}\s*$/.exec(last.value) : null
    if (own !== null && last?.type === 'text') last.value = last.value.slice(0, -own[0].length)
    const title = plainText(node)
    const slug = own?.[1] ?? slugger.slug(title)
    node.data = { hProperties: { id: slug } }
    headings.push({ depth: node.depth, slug, text: title })
  })
  return headings
}

/** `example` blocks become places for the examples. */
const markExamples = (root: Root, file: SourceFile, report: Report): ExampleSource[] => {
  const examples: ExampleSource[] = []
  visit(root, 'code', (node: Code, index, parent) => {
    if (node.lang !== 'example' || parent === undefined || index === undefined) return
    if (parent.type !== 'root') {
      report.error('example-invalid', placeOf(file, node), 'An example stands by itself, not in a list or a quote.')
      return
    }
    const start = file.text.indexOf('\n', startOf(node)) + 1
    const data = { hName: 'div', hProperties: { dataExample: String(examples.length) } }
    replace(parent, index, { type: 'paragraph', children: [], data })
    examples.push({ text: node.value, offset: start })
  })
  return examples
}
