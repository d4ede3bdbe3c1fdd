/** Spoils a text as people, editors and strangers do: the same seed spoils it the same way. */
import { rollingDice } from '../../engine/dice.ts'

type Mutation = (text: string, pick: Pick) => string

export interface Pick {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  of<T>(list: readonly T[]): T
}

export const makePick = (seed: number): Pick => {
  const dice = rollingDice(seed)
  const below = (limit: number): number => (limit <= 1 ? 0 : dice.below(limit))
  return { below, of: (list) => list[below(list.length)] }
}

const scalars = [
  '-1',
  '0',
  '1.5',
  '1e309',
  '-0',
  '99999999999999999999',
  '.nan',
  'null',
  '~',
  'true',
  '[]',
  '{}',
  '""',
  "'x'",
  '[1, [2, {a: 3}]]',
  '0x10',
  '2024-02-30',
  '*a',
  '&a b',
  '!!js/function x',
  '|',
  '>-',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '\u202e',
  '\u0000',
  '\u001b[31m',
  '\ud800',
  'ä'.repeat(300),
  '9999',
  '0000',
  '0101 0101',
  '# a',
  '{{terrain}}',
  '[x](javascript:alert)',
] as const

const spans = /[^\s:,[\]{}'"#-][^\s:,[\]{}'"#]*/g

/** The words of a text with where they stand. */
const wordsOf = (text: string): readonly { readonly word: string; readonly at: number }[] =>
  [...text.matchAll(spans)].map((match) => ({ word: match[0], at: match.index }))

const put = (text: string, at: number, drop: number, by: string): string =>
  text.slice(0, at) + by + text.slice(at + drop)

const lineAt = (text: string, pick: Pick): { readonly lines: string[]; readonly at: number } => {
  const lines = text.split('\n')
  return { lines, at: pick.below(lines.length) }
}

const mutations: readonly Mutation[] = [
  // A slip of the finger.
  (text, pick) => put(text, pick.below(text.length), pick.below(4), ''),
  (text, pick) =>
    put(
      text,
      pick.below(text.length),
      0,
      pick.of([
        ' ',
        '\n',
        '\t',
        ':',
        ': ',
        ',',
        '-',
        '- ',
        '{',
        '}',
        '[',
        ']',
        '"',
        "'",
        '#',
        '|',
        '`',
        '\r',
        '{{',
        '}}',
        '](',
        '<',
      ]),
    ),
  (text, pick) => put(text, pick.below(text.length), 1, String.fromCharCode(32 + pick.below(95))),
  // A word is another one.
  (text, pick) => {
    const words = wordsOf(text)
    if (words.length === 0) return text
    const { word, at } = pick.of(words)
    return put(text, at, word.length, pick.of(scalars))
  },
  (text, pick) => {
    const words = wordsOf(text)
    if (words.length === 0) return text
    const { word, at } = pick.of(words)
    return put(text, at, word.length, pick.of(words).word)
  },
  (text, pick) => {
    const words = wordsOf(text)
    if (words.length === 0) return text
    const { word, at } = pick.of(words)
    const cut = pick.below(word.length)
    return put(
      text,
      at,
      word.length,
      word.slice(0, cut) + pick.of(['', 'e', '-', word[cut] ?? '']) + word.slice(cut + 1),
    )
  },
  // Lines come twice, go, change places, move in and out.
  (text, pick) => {
    const { lines, at } = lineAt(text, pick)
    lines.splice(at, 0, lines[at])
    return lines.join('\n')
  },
  (text, pick) => {
    const { lines, at } = lineAt(text, pick)
    lines.splice(at, 1 + pick.below(5))
    return lines.join('\n')
  },
  (text, pick) => {
    const { lines, at } = lineAt(text, pick)
    const other = pick.below(lines.length)
    ;[lines[at], lines[other]] = [lines[other], lines[at]]
    return lines.join('\n')
  },
  (text, pick) => {
    const { lines, at } = lineAt(text, pick)
    lines[at] = pick.of([
      ` ${lines[at]}`,
      `    ${lines[at]}`,
      lines[at].replace(/^ /, ''),
      lines[at].trimStart(),
      `\t${lines[at]}`,
      `- ${lines[at]}`,
    ])
    return lines.join('\n')
  },
  // A file that was torn, or written twice, or by a machine that went mad.
  (text, pick) => text.slice(0, pick.below(text.length)),
  (text) => `${text}\n${text}`,
  (text, pick) => {
    const { lines, at } = lineAt(text, pick)
    lines.splice(at, 0, ...Array.from({ length: 400 }, () => lines[at]))
    return lines.join('\n')
  },
  (text, pick) => put(text, pick.below(text.length), 0, pick.of(['[', '{a: ', '- ', '> ', '* ']).repeat(60)),
  (text) => text.replaceAll('\n', '\r\n'),
  (text) => `\ufeff${text}`,
  () => '',
]

/** The text with one to three things wrong with it, or none by luck. */
export const mutate = (text: string, pick: Pick): string => {
  let spoilt = text
  for (let count = 1 + pick.below(3); count > 0; count--) spoilt = pick.of(mutations)(spoilt, pick)
  return spoilt
}
