/** render: Proven -> Compiled. All Markdown as safe HTML: rulebooks with their examples run, guides, briefings. */
import type { Guide } from '../bundle.ts'
import type { Compiled, CompiledSystem, Proven, ProvenScenario, RenderedScenario } from '../content.ts'
import type { Report } from '../diagnostics/diagnostic.ts'
import { hintForUnknown } from '../diagnostics/suggest.ts'
import type { SourceFile } from '../files.ts'
import { readGuideFrontMatter } from '../rulebook/frontMatter.ts'
import type { LinkTargets } from '../rulebook/links.ts'
import { parseMarkdown } from '../rulebook/markdown.ts'
import { prepareMarkdown, renderMarkdown, renderNodes } from '../rulebook/renderMarkdown.ts'
import { compileRulebook, slugOf } from '../rulebook/rulebook.ts'
import { placeAt } from '../rulebook/spots.ts'
import { findWorkshop, systemIds, usualWorkshop } from '../systems/index.ts'

export const render = ({ systems, scenarios, scenarioIds, guides }: Proven, report: Report): Compiled => {
  const around = {
    scenarios: new Set(scenarioIds),
    guides: new Set(guides.flatMap(({ path }) => slugOf(path) ?? [])),
  }
  const books = systems.map((system) => ({ system, ...compileRulebook(system, around, report) }))
  return {
    systems,
    rulebooks: books.map(({ rulebook }) => rulebook),
    scenarios: scenarios.flatMap((scenario) => {
      const book = books.find(({ system }) => system.id === scenario.scenario.system)
      return book === undefined ? [] : [renderBriefing(scenario, book.system, book.targets, report)]
    }),
    guides: guides.flatMap((file) => renderGuide(file, books, report)),
  }
}

const historyHeading = 'what happened'

/** The briefing, and below the heading `What happened` the history. */
const renderBriefing = (
  scenario: ProvenScenario,
  system: CompiledSystem,
  targets: LinkTargets,
  report: Report,
): RenderedScenario => {
  const parsed = parseMarkdown(scenario.briefing, 0, undefined, report)
  prepareMarkdown(parsed, system, targets, report)
  const headings = parsed.root.children.filter((node) => node.type === 'heading')
  const heading = headings[parsed.headings.findIndex(({ text }) => text.trim().toLowerCase() === historyHeading)]
  const nodes = parsed.root.children
  const at = heading === undefined ? nodes.length : nodes.indexOf(heading)
  return { ...scenario, briefingHtml: renderNodes(nodes.slice(0, at)), historyHtml: renderNodes(nodes.slice(at + 1)) }
}

/** A rule system with what texts may link to in its rulebook. */
interface Book {
  readonly system: CompiledSystem
  readonly targets: LinkTargets
}

/** A guide; none when the rule system whose words it uses has errors. */
const renderGuide = (file: SourceFile, books: readonly Book[], report: Report): readonly Guide[] => {
  const slug = slugOf(file.path)
  if (slug === undefined) {
    report.error(
      'file-misplaced',
      { file: file.path, path: [] },
      'The name of a guide is a number, a hyphen and a name.',
      {
        hint: 'Rename it, for example to 02-authoring.md.',
      },
    )
    return []
  }
  const { title, summary, length, system = usualWorkshop.id } = readGuideFrontMatter(file, report)
  if (findWorkshop(system) === undefined) {
    report.error('system-unknown', placeAt(file, 0), `There is no rule system "${system}".`, {
      hint: hintForUnknown(system, systemIds),
    })
  }
  const book = books.find((one) => one.system.id === system)
  if (book === undefined) return []
  const parsed = parseMarkdown(file, length, undefined, report)
  const { html, headings } = renderMarkdown(parsed, book.system, book.targets, report)
  return [{ slug, title, summary, html, headings }]
}
