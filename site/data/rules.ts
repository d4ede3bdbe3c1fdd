/** Addresses of the rules. */
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'
import { byNumber } from './format.ts'

/** Addresses by full rule id, such as `system.A1`. */
export const ruleAddresses = (system: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [rule.id, `${chapterAddress(system, chapter.slug)}#${rule.anchor}`]),
    ),
  )

/** A rule id without its system. */
export const shortRule = (id: string): string => id.slice(id.indexOf('.') + 1)

/** A number of a rule in its parts: `49a` or `D15`; the last one is the code of its letter, 0 without. */
const partsOf = (number: string): readonly [chapter: string, at: number, letter: number] => {
  const [, chapter = '', at = '', letter = ''] = /^([A-Z]*)(\d*)(.*)$/.exec(number) ?? []
  return [chapter, Number(at), letter === '' ? 0 : letter.charCodeAt(0)]
}

/** True if nothing can stand between two numbers: D1 and D2, 49a and 49b. */
const isNext = (before: string, number: string): boolean => {
  const [[one, first, a], [other, second, b]] = [partsOf(before), partsOf(number)]
  if (one !== other) return false
  return a === 0 && b === 0 ? second === first + 1 : second === first && b === a + 1 && a > 0
}

/** Numbers of rules in order, each run of three or more as `D1–D4`. */
export const rangesOf = (numbers: readonly string[]): string => {
  const runs: string[][] = []
  for (const number of [...new Set(numbers)].sort(byNumber.compare)) {
    const run = runs.at(-1)
    if (run && isNext(run.at(-1) ?? '', number)) run.push(number)
    else runs.push([number])
  }
  return runs.map(([first, ...others]) => [first, ...others.slice(-1)].join(others.length > 1 ? '–' : ', ')).join(', ')
}

export interface LinePart {
  readonly text: string
  readonly href?: string
}

/** Splits a line such as `Armour 30 − 7: +2.3 (D4)` so that its rule ids are links. */
export const partsOfLine = (
  line: string,
  system: string,
  addresses: Readonly<Record<string, string>>,
): readonly LinePart[] =>
  line.split(/(\b[A-Z]\d+\b|(?<=\((?:[^()]*, )?)\d+[a-z]?(?=[,)]))/).flatMap((text): readonly LinePart[] => {
    if (text === '') return []
    const href = addresses[`${system}.${text}`]
    return [href === undefined ? { text } : { text, href }]
  })
