/**
 * YAML as content uses it: one document of mappings, lists, and plain values. Anchors, aliases and tags are refused,
 * depth is bounded, and every duplicate key is reported, not only the first. One pass of js-yaml's event stream gives
 * the value; places are found from the same events when a message needs them.
 */
import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  getScalarValue,
  parseEvents,
  YAMLException,
} from 'js-yaml'
import type { Place, Report, Spot } from '../diagnostics/diagnostic.ts'

/** Deepest nesting of lists and mappings. */
export const deepest = 40

/** Keys that would reach into JavaScript's own objects. */
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Most reports of one kind from one file. */
const mostReports = 50

/** A parsed document; `undefined` stands for "not YAML that content accepts", which is reported. */
export interface Parsed {
  readonly value: unknown
}

/** Parses the text of a file. Never throws; takes time linear in the length of the text. */
export const parseYaml = (file: string, text: string, report: Report): Parsed | undefined => {
  try {
    const events = parseEvents(text, { maxDepth: deepest })
    if (!isAcceptable(file, text, events, report)) return undefined
    const [value] = constructFromEvents(events, { source: text, schema: CORE_SCHEMA, json: true, maxAliases: 0 })
    return { value }
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error
    const { mark, reason } = error
    const place: Place = {
      file,
      path: [],
      ...(mark && { within: spotOf(text, Math.min(mark.position, text.length)) }),
    }
    report.error('yaml-syntax', place, `This is not valid YAML: ${reason}.`, {
      hint: hintFor(reason, text, mark?.position ?? 0),
    })
    return undefined
  }
}

/** Line and column of an offset, from 0. */
export const spotOf = (text: string, offset: number, length?: number): Spot => {
  let line = 0
  let start = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line++
    start = end + 1
  }
  return { line, column: offset - start, ...(length !== undefined && { length }) }
}

/** Reports what YAML allows and content does not; false when no value should be made of it. */
const isAcceptable = (file: string, text: string, events: readonly Event[], report: Report): boolean => {
  let sound = true
  let documents = 0
  let aliases = 0
  let tags = 0
  let duplicates = 0
  const at = (offset: number, length: number): Place => ({ file, path: [], within: spotOf(text, offset, length) })
  /** Per open collection: keys so far of a mapping, or null; and whether the next value is a key. */
  const open: { keys: Map<string, number> | null; atKey: boolean }[] = []

  /** Called for every node; says whether it is a key. */
  const takesKey = (): boolean => {
    const parent = open.at(-1)
    if (!parent?.keys) return false
    const isKey = parent.atKey
    parent.atKey = !isKey
    return isKey
  }
  const refuseKey = (offset: number, length: number, what: string): void => {
    sound = false
    report.error('yaml-key', at(offset, length), what)
  }

  for (const event of events) {
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents++
        open.push({ keys: null, atKey: false })
        if (documents === 2) {
          sound = false
          report.error('yaml-documents', { file, path: [] }, 'The file holds more than one YAML document.', {
            hint: 'Remove the lines `---`, or make a file of each document.',
          })
        }
        break
      case EVENT_ID.POP:
        open.pop()
        break
      case EVENT_ID.ALIAS:
        sound = false
        takesKey()
        if (++aliases <= mostReports) {
          const name = text.slice(event.anchorStart, event.anchorEnd)
          report.error(
            'yaml-alias',
            at(event.anchorStart - 1, name.length + 1),
            `The alias *${name} is not accepted.`,
            {
              hint: 'Write the value out; content does without anchors and aliases.',
            },
          )
        }
        break
      default: {
        if (event.tagStart >= 0) {
          sound = false
          if (++tags <= mostReports) {
            const tag = text.slice(event.tagStart, event.tagEnd)
            report.error('yaml-tag', at(event.tagStart, tag.length), `The tag ${tag} is not accepted.`, {
              hint: 'Remove it; quote the value if it must be text.',
            })
          }
        }
        const keys = open.at(-1)?.keys
        const isKey = takesKey()
        if (event.type !== EVENT_ID.SCALAR) {
          if (isKey) refuseKey(event.start, 1, 'A list or mapping cannot be a key.')
          open.push({ keys: event.type === EVENT_ID.MAPPING ? new Map() : null, atKey: true })
        } else if (isKey && keys) {
          const key = getScalarValue(text, event)
          const length = event.valueEnd - event.valueStart
          const first = keys.get(key)
          if (event.valueStart < 0 || key === '') refuseKey(Math.max(0, event.valueStart), 1, 'A key is empty.')
          else if (forbiddenKeys.has(key)) refuseKey(event.valueStart, length, `"${key}" is not accepted as a key.`)
          else if (first === undefined) keys.set(key, event.valueStart)
          else if (++duplicates <= mostReports) {
            report.error(
              'yaml-duplicate-key',
              at(event.valueStart, length),
              `The key "${key}" stands twice in the same mapping.`,
              {
                hint: 'Keep one of the two.',
                related: [{ ...at(first, length), message: 'The first one.' }],
              },
            )
          }
        }
      }
    }
  }
  if (documents === 0) {
    report.error('yaml-documents', { file, path: [] }, 'The file is empty.')
    return false
  }
  return sound
}

/** A way out of the commonest slips. */
const hintFor = (reason: string, text: string, position: number): string | undefined => {
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1).split('\n', 1)[0]
  if (reason.includes('tab')) return 'Indent with blanks; YAML does not take tabs.'
  if (reason.includes('nesting exceeded')) return `At most ${deepest} levels are read.`
  if (/: .*: /.test(line) && !/["'{]/.test(line)) return 'Put quotes around a text that contains a colon and a blank.'
  if (reason.startsWith('deficient'))
    return 'A bracket or quotation mark above is not closed, or this line is indented too little.'
  if (reason.includes('indentation')) return 'Entries of the same list or mapping begin in the same column.'
  if (reason.includes('quoted scalar')) return 'A quotation mark is opened and not closed.'
  if (reason.includes('flow collection')) return 'Close every [ and {, and put commas between the entries.'
  return undefined
}
