/** Links and references into the tables while they are typed. */
import { CompletionItemKind } from 'vscode-languageserver-types'
import type { Documents } from './documents.ts'
import { thingsOf } from './find.ts'
import { linked } from './markdownNames.ts'
import type { Offer } from './offer.ts'
import type { Page } from './pages.ts'
import { firstSentence } from './readable.ts'

export const completeMarkdown = (
  documents: Documents,
  page: Page,
  offset: number,
): { readonly offers: readonly Offer[]; readonly start: number; readonly end: number } => {
  const line = page.text.slice(page.text.lastIndexOf('\n', offset - 1) + 1, offset)
  const [, scheme, typed] = /\]\((?:(\w+):)?([\w-]*)$/.exec(line) ?? []
  const none = { offers: [], start: offset, end: offset }
  if (typed === undefined) return none
  const start = offset - typed.length
  if (scheme === undefined) {
    const offers = Object.keys(linked).map((label) => ({
      label: `${label}:`,
      kind: CompletionItemKind.Keyword,
    }))
    return { offers, start, end: offset }
  }
  const kind = linked[scheme]
  if (kind === undefined) return none
  const offers = thingsOf(documents, page, kind).map(({ id, title, about }) => ({
    label: id,
    detail: title,
    about: about && firstSentence(about),
    kind: CompletionItemKind.Reference,
  }))
  return { offers, start, end: offset }
}
