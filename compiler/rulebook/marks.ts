/**
 * Links and numbers of a text that is not parsed. Where all of them lead somewhere, whatever the parser would make of them, and
 * nothing else could be wrong, the text need not be parsed to know that nothing is.
 */
import { isQuiet } from './bounds.ts'
import { type LinkTargets, resolveLink } from './links.ts'
import { writeReference } from './references.ts'

/**
 * A link or a number in its plainest form: nothing in its address or path is a sign of Markdown, so that it is taken as it stands
 * or not at all.
 */
const plain = /(!?)\[([^[\]]*)\]\(([a-z]+:[A-Za-z0-9/.-]+)\)|\{\{([A-Za-z0-9. -]+)\}\}/g

const noAnchors: ReadonlySet<string> = new Set()

/** True if a text is surely free of faults. If false, it has to be parsed to find out. */
export const isSurelySound = (text: string, rules: object, targets: () => LinkTargets): boolean => {
  if (isQuiet(text)) return true
  let isSound = true
  const rest = text.replace(plain, (mark: string, isPicture: string, words?: string, url?: string, path?: string) => {
    if (isPicture !== '' && isPicture !== undefined) return mark
    if (url !== undefined) isSound &&= resolveLink(url, targets(), noAnchors).ok
    // `{{table x}}` by itself is no number.
    if (path !== undefined) isSound &&= !/^\s*table\b/.test(path) && writeReference(rules, path).ok
    return words ?? ''
  })
  return isSound && isQuiet(rest)
}
