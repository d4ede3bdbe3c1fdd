/** A system's rulebook: its chapters and glossary, their rules, links and numbers, and the worked examples, run. */
import type { CompiledChapter, CompiledRulebook, CompiledSystem } from '../content.ts'
import type { Place, Report } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { checkExample } from './example.ts'
import { type FrontMatter, readFrontMatter } from './frontMatter.ts'
import { parseGlossary, renderGlossary } from './glossary.ts'
import type { LinkTargets } from './links.ts'
import { type ParsedMarkdown, parseMarkdown } from './markdown.ts'
import { picturesIn } from './pictures.ts'
import { provenByTests } from './proofs.generated.ts'
import { renderMarkdown } from './renderMarkdown.ts'
import { placeAt } from './spots.ts'

/** The targets outside a rulebook that it may link to. */
export interface Surroundings {
  readonly scenarios: ReadonlySet<string>
  readonly guides: ReadonlySet<string>
}

interface ReadChapter {
  readonly slug: string
  readonly front: FrontMatter
  readonly parsed: ParsedMarkdown
}

const chapterName = /^(?:.*\/)?(\d+)-([a-z0-9][a-z0-9-]*)\.md$/
export const isGlossary = (path: string): boolean => path.endsWith('/glossary.md')

/** File name without number and extension, or undefined when it has not that form. */
export const slugOf = (path: string): string | undefined => chapterName.exec(path)?.[2]

/** The same, reported when it has not. */
export const readSlug = ({ path }: SourceFile, what: string, such: string, report: Report): string | undefined => {
  const slug = slugOf(path)
  if (slug === undefined)
    report.error(
      'file-misplaced',
      { file: path, path: [] },
      `The name of a ${what} is a number, a hyphen and a name.`,
      {
        hint: `Rename it, for example to ${such}.`,
      },
    )
  return slug
}

/** Makes a system's rulebook, and the targets that other texts may link to. */
export const compileRulebook = (
  system: CompiledSystem,
  around: Surroundings,
  report: Report,
): { readonly rulebook: CompiledRulebook; readonly targets: LinkTargets } => {
  const chapters = system.chapters
    .filter(({ path }) => !isGlossary(path))
    .flatMap((file) => readChapter(file, system.id, report))
  const glossaryFile = system.chapters.find(({ path }) => isGlossary(path))
  const glossary = glossaryFile === undefined ? undefined : parseGlossary(glossaryFile, report)
  const rules = collectRules(chapters, report)
  const chapterByRule = new Map([...rules].map(([anchor, { slug }]) => [anchor, slug]))
  const targets: LinkTargets = {
    system: system.id,
    rules: chapterByRule,
    terms: new Set(glossary?.headings.map(({ slug }) => slug)),
    chapters: new Set(chapters.map(({ slug }) => slug)),
    unitTypes: new Set(systemCompilerOf(system.id).rulebook.unitTypes(system.rules)),
    pictures: picturesIn(`${system.directory}/rules`, system.pictures ?? []),
    ...around,
  }
  const proven = new Set<string>(provenByTests)
  const finished = chapters.map((chapter) => finishChapter(chapter, system, targets, chapterByRule, proven, report))
  findUnproven(rules, system.id, proven, report)
  return {
    targets,
    rulebook: {
      system: system.id,
      title: system.title,
      chapters: finished,
      glossary: glossary === undefined ? [] : renderGlossary(glossary, system, targets, report),
    },
  }
}

const readChapter = (file: SourceFile, system: string, report: Report): readonly ReadChapter[] => {
  const slug = readSlug(file, 'chapter', '03-movement.md', report)
  if (slug === undefined) return []
  const front = readFrontMatter(file, report)
  return [{ slug, front, parsed: parseMarkdown(file, front.length, system, report) }]
}

interface StatedRule {
  readonly slug: string
  readonly place: Place
}

const collectRules = (chapters: readonly ReadChapter[], report: Report): ReadonlyMap<string, StatedRule> => {
  const rules = new Map<string, StatedRule>()
  for (const { slug, parsed } of chapters) {
    for (const { anchor, offset } of parsed.rules) {
      const mark = parsed.file.text.indexOf(`{#${anchor}}`, offset)
      const place = placeAt(parsed.file, mark, anchor.length + 3)
      const first = rules.get(anchor)
      if (first === undefined) rules.set(anchor, { slug, place })
      else {
        report.error('rule-duplicate', place, `Two paragraphs state rule ${anchor}.`, {
          hint: 'Give one of them another number, or make them one paragraph.',
          related: [{ ...first.place, message: 'The first one.' }],
        })
      }
    }
  }
  return rules
}

const finishChapter = (
  { slug, front, parsed }: ReadChapter,
  system: CompiledSystem,
  targets: LinkTargets,
  known: ReadonlyMap<string, string>,
  proven: Set<string>,
  report: Report,
): CompiledChapter => {
  const examples = parsed.examples.flatMap((block) => checkExample(parsed.file, block, system, known, report) ?? [])
  for (const example of examples) for (const rule of example.rules) proven.add(rule)
  const { html, rules, headings } = renderMarkdown(parsed, system, targets, report)
  return {
    slug,
    title: front.title,
    summary: front.summary,
    html,
    rules: rules.map(({ anchor, text }) => ({ id: `${system.id}.${anchor}`, anchor, text })),
    headings,
    examples,
  }
}

const findUnproven = (
  rules: ReadonlyMap<string, StatedRule>,
  system: string,
  proven: ReadonlySet<string>,
  report: Report,
): void => {
  for (const [anchor, { place }] of rules) {
    if (proven.has(`${system}.${anchor}`)) continue
    report.warning('rule-unproven', place, `Rule ${anchor} has no worked example and no test.`, {
      hint: `Add an example block with rules: [${anchor}], or name ${system}.${anchor} in a test.`,
    })
  }
}
