/** Offsets and lines: an editor counts lines and UTF-16 units, the compiler counts characters of the text. */

import { TextDocument } from 'vscode-languageserver-textdocument'
import type { Location, Position, Range } from 'vscode-languageserver-types'
import { oncePer } from '../../engine/once.ts'
import { getHost } from '../host.ts'
import type { Page } from './pages.ts'

const documentOf = oncePer(({ file, text }: Page) => TextDocument.create(uriOf(file), 'yaml', 0, text))

export const uriOf = (file: string): string => getHost().uriOf(file)

export const rangeOf = (page: Page, { start, end }: { readonly start: number; readonly end: number }): Range => {
  const document = documentOf(page)
  return { start: document.positionAt(start), end: document.positionAt(end) }
}

export const offsetOf = (page: Page, position: Position): number => documentOf(page).offsetAt(position)

export const locationOf = (page: Page, stretch: { readonly start: number; readonly end: number }): Location => ({
  uri: uriOf(page.file),
  range: rangeOf(page, stretch),
})
