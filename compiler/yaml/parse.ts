/**
 * YAML as content uses it: one document of mappings, lists, and plain values. Anchors, aliases and tags are refused,
 * depth is bounded, and every duplicate key is reported, not only the first. One pass of js-yaml's event stream gives
 * the value; places are found from the same events when a message needs them.
 */
import { CORE_SCHEMA, constructFromEvents, parseEvents, YAMLException } from 'js-yaml'
import { type Place, type Report, spotOf } from '../diagnostics/diagnostic.ts'
import { inspect } from './inspect.ts'

/** Deepest nesting of lists and mappings. */
export const deepest = 40

/** A parsed document; `undefined` stands for "not YAML that content accepts", which is reported. */
export interface Parsed {
  readonly value: unknown
}

/** Parses the text of a file. Never throws; takes time linear in the length of the text. */
export const parseYaml = (file: string, text: string, report: Report): Parsed | undefined => {
  try {
    const events = parseEvents(text, { maxDepth: deepest })
    if (!inspect(file, text, events, report)) return undefined
    // Of keys that stand twice, which are reported, the last one counts.
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, json: true, maxAliases: 0 })
    return { value }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { mark, reason } = error
    const place: Place = { file, path: [], ...(mark && { within: spotOf(text, Math.min(mark.position, text.length)) }) }
    report.error('yaml-syntax', place, `This is not valid YAML: ${reason}.`, {
      hint: hintFor(reason, text, mark?.position ?? 0),
    })
    return undefined
  }
}

const lineBefore = (text: string, position: number): string =>
  text
    .slice(0, text.lastIndexOf('\n', position - 1) + 1)
    .split('\n')
    .at(-2) ?? ''

const colonHint = 'Put quotes around a text that contains a colon and a blank.'

/** A way out of the commonest slips. */
const hintFor = (reason: string, text: string, position: number): string | undefined => {
  const start = text.lastIndexOf('\n', position - 1) + 1
  const line = text.slice(start).split('\n', 1)[0]
  const column = position - start
  if (reason.includes('tab')) return 'Indent with blanks; YAML does not take tabs.'
  if (reason.includes('nesting exceeded')) return `At most ${deepest} levels are read.`
  if (/: .*: /.test(line) && !/["'{]/.test(line)) return colonHint
  // In brackets: the parser stops at the second colon of an entry.
  if (
    reason.includes('flow collection') &&
    /[{,] *[\w-]+: [^,:'"{}[\]]+$/.test(line.slice(0, column)) &&
    /^:(?: |$)/.test(line.slice(column))
  )
    return colonHint
  if (reason.startsWith('deficient') && /[[{,:] *#[0-9a-f]{3}/i.test(lineBefore(text, position)))
    return 'A # after a blank begins a comment: put quotes around the colour above.'
  if (reason.startsWith('deficient'))
    return 'A bracket or quotation mark above is not closed, or this line is indented too little.'
  if (reason.includes('indentation')) return 'Entries of the same list or mapping begin in the same column.'
  if (reason.includes('quoted scalar')) return 'A quotation mark is opened and not closed.'
  if (reason.includes('flow collection')) return 'Close every [ and {, and put commas between the entries.'
  return undefined
}
