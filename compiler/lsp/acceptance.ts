/** Accepting a finding: an entry of `suppress`, with a reason, in the file of the scenario, rule system or pack that it is in. */
import type { SnippetTextEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import { type Diagnostic, makePath } from '../diagnostics/diagnostic.ts'
import { lintCodes } from '../lint/codes.ts'
import { manifestName } from '../packs/manifest.ts'
import { entryOf } from '../yaml/tree.ts'
import type { Documents } from './documents.ts'
import type { Page } from './pages.ts'
import { rangeOf, uriOf } from './positions.ts'

export interface Acceptance {
  readonly title: string
  /** The change as text, and so that an editor lets one type the reason. */
  readonly change: { readonly plain: WorkspaceEdit; readonly withSnippet: WorkspaceEdit }
}

const reasonMeant = 'Why it is right here'

/** How a finding can be accepted; undefined when it cannot: mistakes that no design rule has found are to be mended. */
export const acceptanceOf = (documents: Documents, page: Page, finding: Diagnostic): Acceptance | undefined => {
  const { code, severity, about } = finding
  const isOfDesign = lintCodes().includes(code)
  if (severity === 'error' && !isOfDesign) return undefined
  const target =
    page.path === manifestName
      ? page
      : documents.pagesIn(page.home).find(({ path }) => /\/(?:scenario|system)\.yaml$/.test(path))
  const entry = `code: ${code}${isOfDesign ? aboutField(about) : placeFields(page, target, finding)}`
  const plain = target && insertion(target, `{${entry}, reason: ${reasonMeant}}`)
  const snippet = target && insertion(target, `{${entry}, reason: \${1:${reasonMeant}}}`)
  if (target === undefined || plain === undefined || snippet === undefined) return undefined
  const range = rangeOf(target, { start: plain.offset, end: plain.offset })
  const uri = uriOf(target.file)
  const edit: SnippetTextEdit = { range, snippet: { kind: 'snippet', value: snippet.text } }
  return {
    title: `Accept ${code}${about === undefined ? '' : ` for ${about}`} with a reason`,
    change: {
      plain: { changes: { [uri]: [{ range, newText: plain.text }] } },
      withSnippet: { documentChanges: [{ textDocument: { uri, version: null }, edits: [edit] }] },
    },
  }
}

/** Where an entry comes in, and the text of it with what goes around it. */
const insertion = (
  { text, tree }: Page,
  item: string,
): { readonly offset: number; readonly text: string } | undefined => {
  const root = tree()
  if (root?.type !== 'mapping') return undefined
  const list = entryOf(root, 'suppress')?.value
  if (list === undefined) return { offset: text.trimEnd().length, text: `\nsuppress:\n  - ${item}` }
  if (list.type !== 'list') return undefined
  if (list.isFlow) return { offset: list.start + 1, text: list.items.length > 0 ? `${item}, ` : item }
  const lineStart = text.lastIndexOf('\n', list.start - 1) + 1
  return { offset: list.start, text: `- ${item}\n${' '.repeat(list.start - lineStart)}` }
}

const quoted = (text: string): string =>
  /^[a-z0-9-]*[a-z][a-z0-9-]*$/.test(text) ? text : `'${text.replaceAll("'", "''")}'`

/** Returns the `at` field that names the subject of a lint finding. */
const aboutField = (about: string | undefined): string => (about === undefined ? '' : `, at: ${quoted(about)}`)

/** Where any other finding is: its file, when that is not the one that accepts it, and the place in it. */
const placeFields = (page: Page, target: Page | undefined, { path }: Diagnostic): string => {
  const file = page === target ? '' : `, file: ${page.path.slice(page.home.length + 1)}`
  const place = page.path.endsWith('.yaml') ? makePath(path) : ''
  return `${file}${place === '' ? '' : `, at: ${quoted(place)}`}`
}
