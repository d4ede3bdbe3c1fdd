/** Finds what YAML allows and content does not, in the events of a file: aliases, tags, odd keys, duplicate keys. */
import {
  type AliasEvent,
  EVENT_ID,
  type Event,
  getScalarValue,
  type MappingEvent,
  type ScalarEvent,
  type SequenceEvent,
} from 'js-yaml'
import type { StageCode } from '../diagnostics/codes.ts'
import type { Extra, Place, Report } from '../diagnostics/diagnostic.ts'
import { placeAt } from '../rulebook/spots.ts'

/** Keys that would reach into JavaScript's own objects. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const mostReports = 50

/** A list, a mapping or a document that is not closed yet. */
interface Open {
  /** Where each key of a mapping stands; undefined when it is no mapping. */
  readonly keys?: Map<string, number>
  /** True if the next node of a mapping is a key. */
  atKey: boolean
}

/** A line of a key and a plain value, and how far the next one is indented. */
const keyLine = /^([ ]*(?:- )?)[\w-]+:[ ]+([^\s#{}[\]|>&*!'"%@`][^\n#]*?)[ ]*(?:#[^\n]*)?(?:\r?\n\s*?([ ]*)(?=\S)|\s*$)/

/** The plain value after a key that stands on a line with nothing else; undefined when it is anything else. */
const valueOnLine = (text: string, end: number): string | undefined => {
  const begin = text.lastIndexOf('\n', end) + 1
  const [, indent = '', value, next = ''] = keyLine.exec(text.slice(begin, end + 400)) ?? []
  return next.length > indent.length ? undefined : value
}

/** Says whether the node that begins now is a key. */
const takesKey = (parent: Open | undefined): boolean => {
  if (parent?.keys === undefined) return false
  parent.atKey = !parent.atKey
  return !parent.atKey
}

/** Reports the mistakes of one file by kind. */
const makeInspector = (file: string, text: string, report: Report) => {
  const counts = new Map<StageCode, number>()
  let isSound = true

  const placeOf = (offset: number, length: number): Place => placeAt({ path: file, text }, offset, length)

  /** To find a line costs time: it is done only for what is reported. */
  const tell = (code: StageCode, offset: number, length: number, message: string, extra: () => Extra): void => {
    const count = (counts.get(code) ?? 0) + 1
    counts.set(code, count)
    if (count <= mostReports) report.error(code, placeOf(offset, length), message, extra())
  }
  const refuse = (code: StageCode, offset: number, length: number, message: string, hint?: string): void => {
    isSound = false
    tell(code, offset, length, message, () => ({ hint }))
  }
  const tellDuplicate = (key: string, first: number, second: number, length: number): void =>
    tell('yaml-duplicate-key', second, length, `The key "${key}" stands twice in the same mapping.`, () => ({
      hint: 'Keep one of the two.',
      related: [{ ...placeOf(first, length), message: 'The first one.' }],
      ...(valueOnLine(text, first + length) === (valueOnLine(text, second + length) ?? '') && {
        fix: { title: `Remove the second "${key}"`, edits: [{ do: 'remove' as const, at: placeOf(second, length) }] },
      }),
    }))

  return {
    /** True if a value may be made of the events. */
    isSound: () => isSound,
    inspectTag({ tagStart, tagEnd }: ScalarEvent | SequenceEvent | MappingEvent): void {
      if (tagStart < 0) return
      const tag = text.slice(tagStart, tagEnd)
      const hint = 'Remove it; quote the value if it must be text.'
      refuse('yaml-tag', tagStart, tag.length, `The tag ${tag} is not accepted.`, hint)
    },
    refuseAlias({ anchorStart, anchorEnd }: AliasEvent): void {
      const name = text.slice(anchorStart, anchorEnd)
      const hint = 'Write the value out; content does without anchors and aliases.'
      refuse('yaml-alias', anchorStart - 1, name.length + 1, `The alias *${name} is not accepted.`, hint)
    },
    refuseNestedKey: ({ start }: SequenceEvent | MappingEvent): void =>
      refuse('yaml-key', start, 1, 'A list or mapping cannot be a key.'),
    inspectKey(keys: Map<string, number>, scalar: ScalarEvent): void {
      const key = getScalarValue(text, scalar)
      const start = Math.max(0, scalar.valueStart)
      const length = scalar.valueEnd - scalar.valueStart
      const first = keys.get(key)
      if (key === '') refuse('yaml-key', start, 1, 'A key is empty.')
      else if (forbiddenKeys.has(key))
        refuse('yaml-key', start, length, `"${key}" is not accepted as a key.`, 'Choose another id.')
      else if (first === undefined) keys.set(key, start)
      else tellDuplicate(key, first, start, length)
    },
    inspectCount(documents: number): void {
      if (documents > 1) {
        const hint = 'Remove the lines `---`, or make a file of each document.'
        refuse('yaml-documents', 0, 1, 'The file holds more than one YAML document.', hint)
      }
      if (documents === 0) {
        const hint = 'Begin it with a line such as "kind: scenario", or remove it.'
        refuse('yaml-documents', 0, 1, 'The file is empty.', hint)
      }
    },
  }
}

/** Reports it all; false when no value should be made of the events. Duplicate keys are reported and can be lived with. */
export const inspect = (file: string, text: string, events: readonly Event[], report: Report): boolean => {
  const inspector = makeInspector(file, text, report)
  const open: Open[] = []
  let documents = 0
  for (const event of events) {
    const parent = open.at(-1)
    switch (event.type) {
      case EVENT_ID.DOCUMENT:
        documents++
        open.push({ atKey: false })
        break
      case EVENT_ID.POP:
        open.pop()
        break
      case EVENT_ID.ALIAS:
        takesKey(parent)
        inspector.refuseAlias(event)
        break
      case EVENT_ID.SCALAR:
        inspector.inspectTag(event)
        if (takesKey(parent) && parent?.keys !== undefined) inspector.inspectKey(parent.keys, event)
        break
      default:
        inspector.inspectTag(event)
        if (takesKey(parent)) inspector.refuseNestedKey(event)
        open.push(event.type === EVENT_ID.MAPPING ? { keys: new Map(), atKey: true } : { atKey: false })
    }
  }
  inspector.inspectCount(documents)
  return inspector.isSound()
}
