/** Fixes for wrong names in Markdown: where only one name can be meant, it replaces the wrong one. */
import type { Fix, Place } from '../diagnostics/diagnostic.ts'
import { onlyMeant } from '../diagnostics/suggest.ts'
import { type LinkTargets, namesFor } from './links.ts'

/** The fix that puts another text where one stands; undefined where that is not to be found in the source as it is read. */
export const writeInMarkdown = (
  source: string,
  at: Place,
  written: string,
  meant: string | undefined,
): Fix | undefined =>
  meant === undefined || !standsAt(source, at, written)
    ? undefined
    : { title: `Write "${meant}"`, edits: [{ do: 'replace', at, text: meant }] }

const standsAt = (source: string, { within }: Place, written: string): boolean => {
  if (within === undefined) return false
  const line = source.split('\n', within.line + 1)[within.line] ?? ''
  return within.length === written.length && line.startsWith(written, within.column)
}

/** The scheme before the name in a link, and the name. */
const linkForm = /^(#|[a-z]+:)(.*)$/s

/** The address that alone can be meant by one that leads nowhere; undefined when there is none, or are several. */
export const meantLink = (url: string, targets: LinkTargets, anchors: ReadonlySet<string>): string | undefined => {
  const [, lead = '', name = ''] = linkForm.exec(url) ?? []
  if (lead === 'http:') {
    const safe = `https:${name}`
    return URL.canParse(safe) && !/\s/.test(safe) ? safe : undefined
  }
  const known = lead === '#' ? anchors : namesFor(lead.slice(0, -1), targets)
  const meant = known && onlyMeant(name, [...known])
  return meant === undefined ? undefined : `${lead}${meant}`
}
