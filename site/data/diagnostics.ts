/** The compiler's messages: one line each, and a page for each design rule, read from the rule's own folder. */
import type { AstroInstance } from 'astro'
import { stageCodes } from '../../compiler/diagnostics/codes.ts'
import type { Severity } from '../../compiler/diagnostics/diagnostic.ts'
import { lintRules } from '../systems/index.ts'
import { address, diagnosticAddress } from './addresses.ts'

interface RuleDoc {
  readonly Content: AstroInstance['default']
  rawContent(): string
}

const docs = import.meta.glob<RuleDoc>('../../compiler/{lint,systems/*/lint}/*/doc.md', { eager: true })
const samples = import.meta.glob<string>('../../compiler/{lint,systems/*/lint}/*/{bad,good}.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The file of a rule's folder, wherever that stands. */
const fileOf = <T>(files: Readonly<Record<string, T>>, code: string, name: string): T | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(`/lint/${code}/${name}`))?.[1]

export interface LintDoc {
  readonly code: string
  readonly severity: Severity
  readonly summary: string
  /** The doc's own title, in words. */
  readonly title: string
  readonly Content: RuleDoc['Content']
  /** What to change in a sound scenario so that the rule finds something, or finds nothing. */
  readonly bad: string | undefined
  readonly good: string | undefined
}

export const lintDocs = (): readonly LintDoc[] =>
  lintRules.flatMap(({ code, severity, summary }) => {
    const doc = fileOf(docs, code, 'doc.md')
    if (!doc) return []
    return [
      {
        code,
        severity,
        summary,
        title: /^# (.+)$/m.exec(doc.rawContent())?.[1] ?? code,
        Content: doc.Content,
        bad: fileOf(samples, code, 'bad.yaml'),
        good: fileOf(samples, code, 'good.yaml'),
      },
    ]
  })

export interface CodeLine {
  readonly code: string
  readonly meaning: string
  readonly href: string
}

export const lintLines = (): readonly CodeLine[] =>
  lintDocs().map(({ code, summary }) => ({ code, meaning: summary, href: diagnosticAddress(code) }))

export const stageLines = (): readonly CodeLine[] =>
  Object.entries(stageCodes).map(([code, meaning]) => ({
    code,
    meaning,
    href: `${address('/diagnostics/')}#${code}`,
  }))
