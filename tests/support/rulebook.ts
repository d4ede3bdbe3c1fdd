/** A rulebook of a few lines, compiled with the tables of `content/`. */
import type { CompiledRulebook, CompiledSystem } from '../../compiler/content.ts'
import { type Diagnostic, makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { compileRulebook } from '../../compiler/rulebook/rulebook.ts'
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'
import { capital } from '../../engine/words.ts'
import { contentRules } from './operational.ts'

export const systemWith = (files: Readonly<Record<string, string>>): CompiledSystem<OperationalRules> => ({
  id: 'operational',
  directory: 'systems/operational',
  title: 'Operational warfare',
  summary: 'Divisions on hexes.',
  sequence: [],
  difficulties: Object.fromEntries(
    ['easy', 'normal', 'classic', 'hard'].map((id) => [id, { name: capital(id), description: id }]),
  ),
  rules: contentRules(),
  chapters: Object.entries(files).map(([name, text]) => ({ path: `systems/operational/rules/${name}`, text })),
})

const frontMatter = '---\ntitle: Test\nsummary: A chapter for a test.\n---\n'

export interface Written {
  readonly rulebook: CompiledRulebook
  readonly diagnostics: readonly Diagnostic[]
  /** `line:column code message`, both from 1, without the findings about rules that have no example. */
  readonly messages: readonly string[]
}

export const compileFiles = (files: Readonly<Record<string, string>>): Written => {
  const report = makeReport()
  const { rulebook } = compileRulebook(
    systemWith(files),
    { scenarios: new Set(['gabes']), guides: new Set(['playing']) },
    report,
  )
  const messages = report.diagnostics
    .filter(({ code }) => code !== 'rule-unproven')
    .map(({ within, code, message }) => `${(within?.line ?? -1) + 1}:${(within?.column ?? -1) + 1} ${code} ${message}`)
  return { rulebook, diagnostics: report.diagnostics, messages }
}

/** A chapter of its own, whose text begins on line 5. */
export const compileChapter = (text: string): Written & { readonly html: string } => {
  const written = compileFiles({ '01-test.md': `${frontMatter}${text}` })
  return { ...written, html: written.rulebook.chapters[0]?.html ?? '' }
}
