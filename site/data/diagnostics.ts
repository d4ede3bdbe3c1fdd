/** The compiler's messages: a page for each code, read from the folder that the code has in the compiler. */
import type { AstroInstance } from 'astro'
import { load } from 'js-yaml'
import { type Family, families, stageCodes } from '../../compiler/diagnostics/codes.ts'
import { lintRules } from '../../compiler/lint/index.ts'
import { diagnosticAddress } from './addresses.ts'
import { readIndex } from './bundles.ts'

interface RuleDoc {
  readonly Content: AstroInstance['default']
  rawContent(): string
}

const docs = import.meta.glob<RuleDoc>('../../compiler/{diagnostics/codes,lint,systems/*/lint}/*/doc.md', {
  eager: true,
})
const samples = import.meta.glob<string>('../../compiler/{diagnostics/codes,lint,systems/*/lint}/*/{bad,good}.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})
/** What the compiler says of the bad cases, as tests hold it. */
const goldens = import.meta.glob<string>('../../tests/golden/{diagnostics-*,lint-messages*}.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A change that a case makes to a sound scenario, or a whole text. */
export interface Change {
  /** The file, or what in it is set. */
  readonly where: string
  /** What stood there; undefined for a whole text. */
  readonly from?: string
  /** What stands there now; undefined when the file is gone. */
  readonly to?: string
}

export interface CodeDoc {
  readonly code: string
  /** What kind of message it is, for the overline. */
  readonly group: string
  readonly summary: string
  /** The doc's own title, in words. */
  readonly title: string
  readonly Content: RuleDoc['Content']
  readonly bad: readonly Change[]
  readonly good: readonly Change[]
  /** What the compiler prints of the bad case; undefined when nothing is kept. */
  readonly printed: string | undefined
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

/** Which design rules stand together: those of one rule system, or those of all. */
const designGroup = (code: string): string => {
  const [, system] = /\/systems\/([\w-]+)\/lint\//.exec(pathOf(docs, code, 'doc.md') ?? '') ?? []
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
  for (const { code, summary } of lintRules) {
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
export const codeDocs = (): readonly CodeDoc[] =>
  codeGroups().flatMap(({ title: group, lines }) =>
    lines.flatMap(({ code, meaning }) => {
      const doc = docs[pathOf(docs, code, 'doc.md') ?? '']
      if (!doc) return []
      return [
        {
          code,
          group,
          summary: meaning,
          title: /^# (.+)$/m.exec(doc.rawContent())?.[1] ?? code,
          Content: doc.Content,
          bad: changesOf(code, 'bad.yaml'),
          good: changesOf(code, 'good.yaml'),
          printed: printed().get(code),
        },
      ]
    }),
  )

/** What a case file may hold: that of a code changes texts, that of a design rule sets values. */
interface Sample {
  readonly files?: Readonly<Record<string, string | null>>
  readonly disk?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly evidence?: string
  readonly witness?: string
  readonly change?: Readonly<Record<string, unknown>>
}

interface TextChange {
  readonly from: string
  readonly to: string
}

const changesOf = (code: string, name: 'bad.yaml' | 'good.yaml'): readonly Change[] => {
  const text = samples[pathOf(samples, code, name) ?? '']
  const sample = (text === undefined ? {} : (load(text) ?? {})) as Sample
  return [
    ...Object.entries(sample.files ?? {}).map(([where, to]) => ({ where, ...(to !== null && { to }) })),
    ...Object.entries(sample.disk ?? {}).map(([where, facts]) => ({ where, to: diskWords(facts) })),
    ...Object.entries(sample.change ?? {}).flatMap(([where, to]): readonly Change[] =>
      isStage(code) ? (to as readonly TextChange[]).map((one) => ({ where, ...one })) : [{ where, to: written(to) }],
    ),
    ...(sample.evidence === undefined
      ? []
      : [{ where: 'evidence.json', to: evidenceWords[sample.evidence] ?? sample.evidence }]),
    ...(sample.witness === undefined
      ? []
      : [{ where: 'witness.json', to: evidenceWords[sample.witness] ?? sample.witness }]),
  ]
}

const isStage = (code: string): boolean => Object.hasOwn(stageCodes, code)

const written = (value: unknown): string => (typeof value === 'string' ? value.trimEnd() : JSON.stringify(value))

const diskWords = ({ bytes, link, size, locked }: Readonly<Record<string, unknown>>): string => {
  if (typeof link === 'string') return `(a symbolic link to ${link})`
  if (typeof bytes === 'string') return `(the bytes ${bytes})`
  if (locked === true) return '(a file that nobody may read)'
  return `(${String(size)} bytes of text)`
}

/** What games may have shown of the small scenario. */
const evidenceWords: Readonly<Record<string, string>> = {
  sound: '(gathered from the scenario as it stands, and within what its author declares)',
  stale: '(gathered before the scenario changed)',
  missed: '(another balance than the author declares)',
  lost: '(one side never won)',
  broken: '(a game that ends before it is won)',
  'one-sided': '(no won game of the second side)',
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
