/** render: ScenarioWithEvidence -> RenderedScenario. All Markdown as safe HTML: rulebooks with their examples run, guides, briefings. */
import type { Guide } from '../bundle.ts'
import type { CompiledSystem, RenderedScenario, ScenarioWithEvidence } from '../content.ts'
import { makeReport, type Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { readGuideFrontMatter } from '../rulebook/frontMatter.ts'
import type { LinkTargets } from '../rulebook/links.ts'
import { parseMarkdown } from '../rulebook/markdown.ts'
import { picturesIn } from '../rulebook/pictures.ts'
import { prepareMarkdown, renderMarkdown, renderNodes } from '../rulebook/renderMarkdown.ts'
import { readSlug } from '../rulebook/rulebook.ts'
import { placeAt } from '../rulebook/spots.ts'
import { defaultSystem, findSystemCompiler, systemIds } from '../systems/index.ts'

export { compileRulebook as renderBook } from '../rulebook/rulebook.ts'

/** A rule system with what texts may link to in its rulebook. */
export interface Book {
  readonly system: CompiledSystem
  readonly targets: LinkTargets
}

const historyHeading = 'what happened'

/** The briefing, and below the heading `What happened` the history. */
export const renderBriefing = (
  scenario: ScenarioWithEvidence,
  { system, targets }: Book,
  report: Report,
): RenderedScenario => {
  const parsed = parseMarkdown(scenario.briefing, 0, undefined, report)
  const pictures = picturesIn(scenario.directory, scenario.pictures ?? [])
  prepareMarkdown(parsed, system, { ...targets, pictures }, report)
  const headings = parsed.root.children.filter((node) => node.type === 'heading')
  const heading = headings[parsed.headings.findIndex(({ text }) => text.trim().toLowerCase() === historyHeading)]
  const nodes = parsed.root.children
  const at = heading === undefined ? nodes.length : nodes.indexOf(heading)
  return { ...scenario, briefingHtml: renderNodes(nodes.slice(0, at)), historyHtml: renderNodes(nodes.slice(at + 1)) }
}

/** Id of the rule system whose words a guide uses. */
export const systemOfGuide = (file: SourceFile): string =>
  readGuideFrontMatter(file, makeReport()).system ?? defaultSystem

/** A guide; undefined when the rule system whose words it uses has errors, and so no `book`. */
export const renderGuide = (file: SourceFile, book: Book | undefined, report: Report): Guide | undefined => {
  const slug = readSlug(file, 'guide', '02-authoring.md', report)
  if (slug === undefined) return undefined
  const { title, summary, length, system = defaultSystem } = readGuideFrontMatter(file, report)
  if (findSystemCompiler(system) === undefined) {
    report.error('system-unknown', placeAt(file, 0), `There is no rule system "${system}".`, {
      hint: hintForUnknown(system, systemIds),
    })
  }
  if (book === undefined) return undefined
  const parsed = parseMarkdown(file, length, undefined, report)
  const { html, headings } = renderMarkdown(parsed, book.system, { ...book.targets, pictures: undefined }, report)
  return { slug, title, summary, html, headings }
}
