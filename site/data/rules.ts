/** Where each rule stands. */
import { chapterAddress } from './addresses.ts'
import { readRulebook } from './bundles.ts'

/** Addresses by full rule id, for example `operational.D4`. */
export const ruleAddresses = (system: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readRulebook(system).chapters.flatMap((chapter) =>
      chapter.rules.map((rule) => [rule.id, `${chapterAddress(system, chapter.slug)}#${rule.anchor}`]),
    ),
  )

/** A rule id as readers know it: without its system. */
export const shortRule = (id: string): string => id.slice(id.indexOf('.') + 1)
