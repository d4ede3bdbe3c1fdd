/** Where each rule stands. */
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'

/** Addresses by full rule id, its system before its number. */
export const ruleAddresses = (system: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [rule.id, `${chapterAddress(system, chapter.slug)}#${rule.anchor}`]),
    ),
  )

/** A rule id as readers know it: without its system. */
export const shortRule = (id: string): string => id.slice(id.indexOf('.') + 1)

export interface LinePart {
  readonly text: string
  readonly href?: string
}

/** A line of an account such as `Armour 30 − 7: +2.3 (D4)`, its rule ids linked. */
export const partsOfLine = (
  line: string,
  system: string,
  addresses: Readonly<Record<string, string>>,
): readonly LinePart[] =>
  line.split(/\b([A-Z]\d+)\b/).flatMap((text): readonly LinePart[] => {
    if (text === '') return []
    const href = addresses[`${system}.${text}`]
    return [href === undefined ? { text } : { text, href }]
  })
