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
