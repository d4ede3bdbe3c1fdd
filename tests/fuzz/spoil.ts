/** Spoils what a page reads: plain JSON, and records. */
import { mutate, type Pick } from './mutate.ts'

/** Texts that would execute if they were believed. */
const payloads = [
  '<img src=x onerror="window.executed=1">',
  '"><script>window.executed=1</script>',
  '</title></style><svg onload="window.executed=1"/>',
  'javascript:window.executed=1',
  "');window.executed=1;('",
  '<iframe srcdoc="<script>parent.executed=1</script>"></iframe>',
  'red;background:url(javascript:window.executed=1)',
]

export const oddities: readonly unknown[] = [
  ...payloads,
  null,
  true,
  -1,
  0,
  0.5,
  1e9,
  2 ** 53,
  '',
  '__proto__',
  'constructor',
  [],
  {},
  [null],
  { __proto__: null, toString: 1 },
  'x'.repeat(10_000),
]

/** Changes one value somewhere in plain JSON, in place. */
export const spoilValue = (root: unknown, pick: Pick): void => {
  let holder = root as Record<string, unknown>
  for (;;) {
    const keys = Object.keys(holder)
    if (keys.length === 0) return
    const key = pick.of(keys)
    const value = holder[key]
    // Deep things are met as often as shallow ones.
    if (typeof value === 'object' && value !== null && Object.keys(value).length > 0 && pick.below(5) > 0) {
      holder = value as Record<string, unknown>
      continue
    }
    const change = pick.below(4)
    if (change === 0) delete holder[key]
    else if (change === 1 && Array.isArray(value)) holder[key] = [...value, ...value]
    // A copy: what is changed next may be inside of it.
    else holder[key] = structuredClone(pick.of(oddities))
    return
  }
}

/** A text of JSON with one to three values changed, or with what happens to any text. */
export const spoilJson = (text: string, pick: Pick): string => {
  if (pick.below(8) === 0) return mutate(text, pick)
  const value: unknown = JSON.parse(text)
  for (let changes = 1 + pick.below(3); changes > 0; changes--) spoilValue(value, pick)
  return JSON.stringify(value)
}

/** Changes some of the words of a record, as torn, mistyped and forged links have them. */
export const spoilRecord = (record: string, pick: Pick): string => {
  const words = record.split(/(?<=[._])/)
  for (let changes = 1 + pick.below(3); changes > 0; changes--) {
    const at = pick.below(words.length)
    const word = words[at] ?? ''
    const place = pick.below(word.length + 1)
    const changed = [
      () => words.splice(at, 1),
      () => words.splice(at, 0, words[pick.below(words.length)] ?? ''),
      () => words.splice(at),
      () =>
        words.splice(
          at,
          1,
          `${word.slice(0, place)}${pick.of(['0', 'z', '~', '-', '.', '_', '%', '\u0000', '\u{1f600}'])}${word.slice(place)}`,
        ),
      () => words.splice(at, 1, word.slice(0, place) + word.slice(place + 1)),
      () => words.splice(at, 1, pick.of(payloads)),
      () => words.splice(at, 1, word.repeat(1 + pick.below(2_000))),
      () => words.splice(at, 1, `${pick.below(36).toString(36)}${word.slice(1)}`),
    ]
    pick.of(changed)()
  }
  return words.join('')
}
