/** The diagnostic codes of the compiler, read from each code's folder there. */
import { type Family, families } from '../../compiler/diagnostics/codes.ts'
import { sharedRules } from '../../compiler/lint/index.ts'
import { lintRules as systemRules } from '../systems/index.ts'
import { diagnosticAddress } from './addresses.ts'
import { acceptingLink, fieldLinks, guideLink } from './authorLinks.ts'
import { readIndex } from './bundles.ts'
import { caseOf } from './cases.ts'

interface RuleDoc {
  rawContent(): string
  compiledContent(): Promise<string>
}

const docs = import.meta.glob<RuleDoc>('../../compiler/{diagnostics/codes,lint,systems/*/lint}/*/doc.md', {
  eager: true,
})
/** The compiler's output for the bad cases, from the golden files of the tests. */
const goldens = import.meta.glob<string>('../../tests/golden/{diagnostics-*,lint-messages*}.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

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
  uses: 'Uses of tables',
  evidence: 'Evidence',
  exchange: 'Maps of other programs',
}

/** The path of a file in a code's folder. */
const pathOf = (files: Readonly<Record<string, unknown>>, code: string, name: string): string | undefined =>
  Object.keys(files).find((path) => path.endsWith(`/${code}/${name}`))

const anySystem = 'Design of all battles'

/** The rule system of a code's folder; undefined for codes of all systems. */
const systemOf = (path: string): string | undefined => /\/systems\/([\w-]+)\/lint\//.exec(path)?.[1]

/** The design rules, those of each rule system first. */
const designRules = [...systemRules, ...sharedRules]

/** The group of a design rule: its rule system, or the rules for all systems. */
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

/** All codes by group: those of the stages in the order of the pipeline, then the design rules. */
export const codeGroups = (): readonly CodeGroup[] => {
  const design = Map.groupBy(designRules, ({ code }) => designGroup(code))
  return [
    ...stageGroups(),
    ...[...design].map(([title, rules]) => ({
      id: title.toLowerCase().replaceAll(' ', '-'),
      title: title === anySystem ? title : `Design: ${title}`,
      lines: rules.map(({ code, summary }) => lineOf(code, summary)),
    })),
  ]
}

/** The contents of each code's page. */
export const codeDocs = () => {
  const said = printed()
  return codeGroups().flatMap((group) =>
    group.lines.flatMap(({ code, meaning }, index) => {
      const path = pathOf(docs, code, 'doc.md') ?? ''
      const doc = docs[path]
      if (!doc) return []
      /** `error` or `warning`, as printed. */
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
          /** The output for the bad case; undefined without a golden file. */
          printed: said.get(code),
          severity,
          fields: fieldLinks(bad, systemOf(path)),
          guide: guideLink(group.id),
          /** The field that accepts it; errors cannot be accepted. */
          accepting: severity === 'warning' ? acceptingLink(systemOf(path)) : undefined,
          before: group.lines[index - 1],
          after: group.lines[index + 1],
        },
      ]
    }),
  )
}

export type CodeDoc = ReturnType<typeof codeDocs>[number]

let watched: ReadonlyMap<string, readonly CodeLine[]> | undefined

/** The design rules that check a field, by the field's address. */
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

/** The first two messages of each code, without the summary line. */
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
