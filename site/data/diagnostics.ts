/** The compiler's messages: one line each, and a page for each design rule, read from the rule's own folder. */
import type { AstroInstance } from 'astro'
import { stageCodes } from '../../compiler/diagnostics/codes.ts'
import { address, diagnosticAddress } from './addresses.ts'

interface RuleDoc {
  readonly Content: AstroInstance['default']
  readonly frontmatter: Readonly<Record<string, unknown>>
  rawContent(): string
}

const docs = import.meta.glob<RuleDoc>('../../compiler/lint/*/doc.md', { eager: true })
const samples = import.meta.glob<string>('../../compiler/lint/*/{bad,good}.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const codeOf = (path: string): string => path.split('/').at(-2) ?? ''

/** The first paragraph below the title. */
const summaryOf = (doc: RuleDoc): string =>
  doc
    .rawContent()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replaceAll('\n', ' '))
    .find((paragraph) => paragraph !== '' && !paragraph.startsWith('#')) ?? ''

export interface LintDoc {
  readonly code: string
  readonly summary: string
  readonly Content: RuleDoc['Content']
  readonly bad: string | undefined
  readonly good: string | undefined
}

export const lintDocs = (): readonly LintDoc[] =>
  Object.entries(docs).map(([path, doc]) => ({
    code: codeOf(path),
    summary: summaryOf(doc).replaceAll(/[`*_]/g, ''),
    Content: doc.Content,
    bad: samples[path.replace('doc.md', 'bad.yaml')],
    good: samples[path.replace('doc.md', 'good.yaml')],
  }))

export interface CodeLine {
  readonly code: string
  readonly meaning: string
  readonly href: string
}

export const lintLines = (): readonly CodeLine[] =>
  lintDocs().map(({ code, summary }) => ({ code, meaning: summary, href: diagnosticAddress(code) }))

export const stageLines = (): readonly CodeLine[] =>
  Object.entries(stageCodes).map(([code, meaning]) => ({ code, meaning, href: `${address('/diagnostics/')}#${code}` }))
