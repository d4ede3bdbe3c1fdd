/** Code actions at a finding: its fix, all fixes at once, and its suppression with a reason. */
import {
  type CodeAction,
  CodeActionKind,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-types'
import type { Fix } from '../diagnostics/diagnostic.ts'
import { textEditsOf } from '../fix/edits.ts'
import { acceptanceOf } from './acceptance.ts'
import type { Shown } from './diagnostics.ts'
import type { Documents } from './documents.ts'
import type { Page } from './pages.ts'
import { rangeOf, uriOf } from './positions.ts'

/** The input of the code actions for a range of a file. */
export interface Asked {
  readonly documents: Documents
  readonly page: Page
  readonly range: Range
  /** The findings of this file, in order. */
  readonly shown: readonly Shown[]
  /** Only such kinds are wanted, when it says so. */
  readonly only: readonly string[] | undefined
  /** True if the editor supports snippets, whose placeholders the author fills in. */
  readonly hasSnippets: boolean
}

export const actionsFor = ({ documents, page, range, shown, only, hasSnippets }: Asked): readonly CodeAction[] => {
  const here = shown.filter(({ diagnostic }) => overlaps(diagnostic.range, range))
  const actions: CodeAction[] = []
  for (const one of here) {
    const { finding } = one
    const { fix } = finding
    const edit = fix && editOf(documents, [fix])
    if (fix && edit) actions.push({ ...quick(fix.title, one, edit), isPreferred: true })
    const acceptance = acceptanceOf(documents, page, finding)
    if (acceptance) {
      const { title, change } = acceptance
      actions.push(quick(title, one, hasSnippets ? change.withSnippet : change.plain))
    }
  }
  const all = fixAll(documents, shown)
  if (all && (here.length > 0 || only?.some((kind) => kind.startsWith('source')))) actions.push(...all)
  return actions.filter(({ kind = '' }) => only === undefined || only.some((wanted) => isWithin(kind, wanted)))
}

const isWithin = (kind: string, wanted: string): boolean =>
  wanted === '' || kind === wanted || kind.startsWith(`${wanted}.`)

const quick = (title: string, { diagnostic }: Shown, edit: WorkspaceEdit): CodeAction => ({
  title,
  kind: CodeActionKind.QuickFix,
  diagnostics: [diagnostic],
  edit,
})

const overlaps = (a: Range, b: Range): boolean => !isBefore(a.end, b.start) && !isBefore(b.end, a.start)

const isBefore = (a: Range['start'], b: Range['start']): boolean =>
  a.line < b.line || (a.line === b.line && a.character < b.character)

/** One change of all files for several fixes; of those that touch each other the first one is done. */
const editOf = (documents: Documents, fixes: readonly Fix[]): WorkspaceEdit | undefined => {
  const changes: Record<string, TextEdit[]> = {}
  const taken = new Map<string, { readonly start: number; readonly end: number }[]>()
  for (const fix of fixes) {
    const edits = textEditsOf(fix, (file) => documents.pageOf(file)?.text) ?? []
    const isFree = edits.every(({ file, start, end }) =>
      (taken.get(file) ?? []).every((other) => end < other.start || other.end < start),
    )
    if (!isFree) continue
    for (const { file, start, end, text } of edits) {
      const page = documents.pageOf(file)
      if (page === undefined) continue
      taken.set(file, [...(taken.get(file) ?? []), { start, end }])
      const uri = uriOf(file)
      changes[uri] ??= []
      changes[uri].push({ range: rangeOf(page, { start, end }), newText: text })
    }
  }
  return Object.keys(changes).length > 0 ? { changes } : undefined
}

const fixAll = (documents: Documents, shown: readonly Shown[]): readonly CodeAction[] | undefined => {
  const fixes = shown.flatMap(({ finding }) => finding.fix ?? [])
  const edit = fixes.length > 1 ? editOf(documents, fixes) : undefined
  const title = `Mend all ${fixes.length} findings of this file that have one right answer`
  return edit && [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll].map((kind) => ({ title, kind, edit }))
}
