/** Reads the texts of rules from their chapters, without compiling the rulebook or running its examples. */
import type { CompiledSystem } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parseMarkdown } from './markdown.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { isGlossary, slugOf } from './rulebook.ts'
import { readTargets } from './targets.ts'

/** The text of each of some rules, by its id with that of its system before it; rules that no chapter states are left out. */
export const readRuleTexts = (system: CompiledSystem, ids: readonly string[]): ReadonlyMap<string, string> => {
  const targets = readTargets(system, { scenarios: new Set(), guides: new Set() })
  const slugs = new Set(ids.map((id) => targets.rules.get(id.slice(system.id.length + 1))))
  const report = makeReport()
  const chapters = system.chapters.filter(({ path }) => {
    const slug = isGlossary(path) ? undefined : slugOf(path)
    return slug !== undefined && slugs.has(slug)
  })
  const texts = chapters.flatMap((file) => {
    const parsed = parseMarkdown(file, readFrontMatter(file, report).length, system.id, report)
    return renderMarkdown(parsed, system, targets, report).rules.map(
      ({ anchor, text }) => [`${system.id}.${anchor}`, text] as const,
    )
  })
  return new Map(texts.filter(([id]) => ids.includes(id)).reverse())
}
