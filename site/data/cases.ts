/** The test cases of diagnostic codes, as changes to a valid small scenario. */
import { dump, load } from 'js-yaml'
import { stageCodes } from '../../compiler/diagnostics/codes.ts'

const samples = import.meta.glob<string>('../../compiler/{diagnostics/codes,lint,systems/*/lint}/*/{bad,good}.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A change to a file, or a whole file. */
export interface Change {
  readonly file: string
  /** Path of the value that is set; empty for a change of the text. */
  readonly path: string
  /** The old text; undefined for a whole file. */
  readonly from?: string
  /** The new text; undefined when the file is deleted. */
  readonly to?: string
  /** A description for files without readable text. */
  readonly note?: string
}

/** A place where a case is expected to fail. */
export interface Spot {
  readonly file: string
  /** Empty for a place in a text. */
  readonly path: string
}

export interface Case {
  readonly changes: readonly Change[]
  readonly spots: readonly Spot[]
}

/** A case file: cases of stage codes change texts, cases of design rules set values. */
interface Sample {
  readonly files?: Readonly<Record<string, string | null>>
  readonly over?: Readonly<Record<string, string>>
  readonly disk?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly evidence?: string
  readonly witness?: string
  readonly change?: Readonly<Record<string, unknown>>
  readonly expect?: readonly (string | { readonly file: string; readonly path?: string })[]
}

interface TextChange {
  readonly from: string
  readonly to: string
}

/** The bad or the good case of a code. */
export const caseOf = (code: string, name: 'bad' | 'good'): Case => {
  const text = samples[Object.keys(samples).find((path) => path.endsWith(`/${code}/${name}.yaml`)) ?? '']
  const sample = (text === undefined ? {} : (load(text) ?? {})) as Sample
  return {
    changes: changesOf(sample, Object.hasOwn(stageCodes, code)),
    spots: (sample.expect ?? []).map((one) =>
      typeof one === 'string' ? placeOf(one) : { file: one.file, path: one.path ?? '' },
    ),
  }
}

const changesOf = (sample: Sample, isText: boolean): readonly Change[] => [
  ...Object.entries(sample.files ?? {}).map(([file, to]) => ({ file, path: '', ...(to !== null && { to }) })),
  ...Object.entries(sample.over ?? {}).map(([file, to]) => ({ file: `mine/${file}`, path: '', to })),
  ...Object.entries(sample.disk ?? {}).map(([file, facts]) => ({ file, path: '', note: diskWords(facts) })),
  ...Object.entries(sample.change ?? {}).flatMap(([where, to]): readonly Change[] =>
    isText
      ? (to as readonly TextChange[]).map((one) => ({ file: where, path: '', ...one }))
      : [{ ...placeOf(where), to: written(to) }],
  ),
  ...evidenceOf('evidence.json', sample.evidence),
  ...evidenceOf('witness.json', sample.witness),
]

/** `scenario.sides[0].units` is a path in `scenario.yaml`; the briefing is a text. */
const placeOf = (where: string): Spot => {
  const [, root = '', path = ''] = /^(\w+)\.?(.*)$/.exec(where) ?? []
  return { file: root === 'briefing' ? 'briefing.md' : `${root}.yaml`, path }
}

/** A value as YAML with one line per field. */
const written = (value: unknown): string =>
  typeof value === 'string' ? value.trimEnd() : dump(value, { flowLevel: 1, lineWidth: 72 }).trim()

const diskWords = ({ bytes, link, size, locked }: Readonly<Record<string, unknown>>): string => {
  if (typeof link === 'string') return `a symbolic link to ${link}`
  if (typeof bytes === 'string') return `the bytes ${bytes.length > 24 ? `${bytes.slice(0, 24)} …` : bytes}`
  if (locked === true) return 'a file that nobody may read'
  return `${String(size)} bytes of text`
}

const evidenceOf = (file: string, kind: string | undefined): readonly Change[] =>
  kind === undefined ? [] : [{ file, path: '', note: evidenceWords[kind] ?? kind }]

/** Descriptions of the kinds of evidence. */
const evidenceWords: Readonly<Record<string, string>> = {
  sound: 'gathered from the scenario as it stands, and within what its author declares',
  stale: 'gathered before the scenario changed',
  missed: 'another balance than the author declares',
  lost: 'one side never won',
  broken: 'a game that ends before it is won',
  'one-sided': 'no won game of the second side',
}
