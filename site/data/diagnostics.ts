/** The compiler's messages: a page for each code, read from the folder that the code has in the compiler. */
import { type Family, families } from '../../compiler/diagnostics/codes.ts'
import { sharedRules } from '../../compiler/lint/index.ts'
import { lintRules as systemRules } from '../systems/index.ts'
import { diagnosticAddress } from './addresses.ts'
import { type AuthorLink, acceptingLink, fieldLinks, guideLink } from './authorLinks.ts'
import { readIndex } from './bundles.ts'
import { type Change, caseOf } from './cases.ts'

interface RuleDoc {
  rawContent(): string
  compiledContent(): Promise<string>
}

const docs = import.meta.glob<RuleDoc>('../../compiler/{diagnostics/codes,lint,systems/*/lint}/*/doc.md', {
  eager: true,
})
/** What the compiler says of the bad cases, as tests hold it. */
const goldens = import.meta.glob<string>('../../tests/golden/{diagnostics-*,lint-messages*}.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface CodeDoc {
  readonly code: string
  /** What kind of message it is, for the overline. */
  readonly group: string
  readonly summary: string
  /** The doc's own title, in words. */
  readonly title: string
  /** What the doc says below its title, as HTML. */
  readonly text: Promise<string>
  readonly bad: readonly Change[]
  readonly good: readonly Change[]
  /** What the compiler prints of the bad case; undefined when nothing is kept. */
  readonly printed: string | undefined
  /** `error` or `warning`, as printed. */
  readonly severity: string | undefined
  /** The fields that the bad case is about, and the guide that speaks of such things. */
  readonly fields: readonly AuthorLink[]
  readonly guide: AuthorLink | undefined
  /** Where a warning is accepted; undefined for an error, which never is. */
  readonly accepting: AuthorLink | undefined
  /** Its neighbours in its group. */
  readonly before: CodeLine | undefined
  readonly after: CodeLine | undefined
}

export interface CodeLine {
  readonly code: string
  readonly meaning: string
  readonly href: string
}

export interface CodeGroup {
  readonly id: string
  readonly title: string
  readonly lines: readonly CodeLine[]
}

const titles: Readonly<Record<Family, string>> = {
  reading: 'Reading files',
  packs: 'Packs',
  fields: 'Fields and values',
  names: 'Names',
  maps: 'Maps',
  texts: 'Rulebooks and texts',
  evidence: 'Evidence',
  exchange: 'Maps of other programs',
}

/** The path of a file of a code's folder, wherever that stands. */
const pathOf = (files: Readonly<Record<string, unknown>>, code: string, name: string): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(`/${code}/${name}`))

const anySystem = 'Design of all battles'

/** The rule system to which a folder of a code belongs; undefined for what holds for all. */
const systemOf = (path: string): string | undefined => /\/systems\/([\w-]+)\/lint\//.exec(path)?.[1]

/** The design rules, those of each rule system first. */
const designRules = [...systemRules, ...sharedRules]

/** Which design rules stand together: those of one rule system, or those of all. */
const designGroup = (code: string): string => {
  const system = systemOf(pathOf(docs, code, 'doc.md') ?? '')
  return readIndex().systems.find(({ id }) => id === system)?.title ?? system ?? anySystem
}

const stageGroups = (): readonly CodeGroup[] =>
  Object.entries(families).map(([family, codes]) => ({
    id: family,
    title: titles[family as Family],
    lines: Object.entries(codes).map(([code, meaning]) => lineOf(code, meaning)),
  }))

const lineOf = (code: string, meaning: string): CodeLine => ({ code, meaning, href: diagnosticAddress(code) })

/** All codes, by what they are about: those of the stages in the order of the work, then those of design. */
export const codeGroups = (): readonly CodeGroup[] => {
  const design = new Map<string, CodeLine[]>()
  for (const { code, summary } of designRules) {
    const group = designGroup(code)
    const lines = design.get(group) ?? []
    lines.push(lineOf(code, summary))
    design.set(group, lines)
  }
  return [
    ...stageGroups(),
    ...[...design].map(([title, lines]) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title: title === anySystem ? title : `Design: ${title}`,
      lines,
    })),
  ]
}

/** What is shown of one code. */
export const codeDocs = (): readonly CodeDoc[] => {
  const said = printed()
  return codeGroups().flatMap((group) =>
    group.lines.flatMap(({ code, meaning }, index) => {
      const path = pathOf(docs, code, 'doc.md') ?? ''
      const doc = docs[path]
      if (!doc) return []
      const severity = /^\w+/.exec(said.get(code) ?? '')?.[0]
      const bad = caseOf(code, 'bad')
      return [
        {
          code,
          group: group.title,
          summary: meaning,
          title: /^# (.+)$/m.exec(doc.rawContent())?.[1] ?? code,
          text: doc.compiledContent().then((html) => html.replace(/<h1[^>]*>.*?<\/h1>/s, '')),
          bad: bad.changes,
          good: caseOf(code, 'good').changes,
          printed: said.get(code),
          severity,
          fields: fieldLinks(bad, systemOf(path)),
          guide: guideLink(group.id),
          accepting: severity === 'warning' ? acceptingLink(systemOf(path)) : undefined,
          before: group.lines[index - 1],
          after: group.lines[index + 1],
        },
      ]
    }),
  )
}

let watched: ReadonlyMap<string, readonly CodeLine[]> | undefined

/** The design rules whose bad case is about a field, by the address of the field. */
export const codesOfFields = (): ReadonlyMap<string, readonly CodeLine[]> => {
  if (watched) return watched
  const found = new Map<string, CodeLine[]>()
  for (const { code, summary } of designRules) {
    const system = systemOf(pathOf(docs, code, 'doc.md') ?? '')
    for (const { href } of fieldLinks(caseOf(code, 'bad'), system).filter((link) => link.href.includes('#')))
      found.set(href, [...(found.get(href) ?? []), lineOf(code, summary)])
  }
  watched = found
  return found
}

/** The first two messages of each code, without the count that ends a run. */
const printed = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string[]>()
  for (const text of Object.values(goldens)) {
    for (const block of text.split(/^(?=(?:error|warning) [a-z-]+ {2})/m)) {
      const [, code] = /^(?:error|warning) ([a-z-]+) {2}/.exec(block) ?? []
      if (code === undefined) continue
      const messages = found.get(code) ?? []
      if (messages.length < 2) found.set(code, [...messages, block.split(/\n\n/, 1)[0].trimEnd()])
    }
  }
  return new Map([...found].map(([code, messages]) => [code, messages.join('\n\n')]))
}
