/** Addresses of the rules. */
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'

/** Addresses by full rule id, such as `system.A1`. */
export const ruleAddresses = (system: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [rule.id, `${chapterAddress(system, chapter.slug)}#${rule.anchor}`]),
    ),
  )

/** A rule id without its system. */
export const shortRule = (id: string): string => id.slice(id.indexOf('.') + 1)

/** A number of a rule in its parts: `49a` or `D15`. */
const partsOf = (number: string): readonly [letters: string, at: number, rest: string] => {
  const [, letters = '', at = '', rest = ''] = /^([A-Z]*)(\d*)(.*)$/.exec(number) ?? []
  return [letters, Number(at), rest]
}

/** Numbers of rules in order, each run as `D1–D4`. */
export const rangesOf = (numbers: readonly string[]): string => {
  const sorted = [...new Set(numbers)].sort((one, other) => {
    const [[a, b, c], [d, e, f]] = [partsOf(one), partsOf(other)]
    return a.localeCompare(d) || b - e || c.localeCompare(f)
  })
  const runs: string[][] = []
  for (const number of sorted) {
    const run = runs.at(-1)
    const [letters, at] = partsOf(number)
    const [before, last] = partsOf(run?.at(-1) ?? '')
    // 49a, 49b and 50 are one run.
    if (run && letters === before && at - last <= 1) run.push(number)
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
