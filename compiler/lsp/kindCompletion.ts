/** The first line of a file: which kinds may lie where it lies. */
import { CompletionItemKind } from 'vscode-languageserver-types'
import { isAtHome, sharedPaths } from '../schemas/paths.ts'
import { systemCompilerOrDefault } from '../systems/index.ts'
import type { Documents } from './documents.ts'
import type { Hole } from './hole.ts'
import type { Offer } from './offer.ts'
import type { Page } from './pages.ts'

/** Offers `kind:` in a file that does not say yet what it is, and the kinds that are looked for at its place. */
export const completeKind = (documents: Documents, page: Page, { path, isKey, hasColon }: Hole): readonly Offer[] => {
  const systemCompiler = systemCompilerOrDefault(documents.systemOf(page))
  const homes: Readonly<Record<string, string>> = { ...systemCompiler.kinds, ...sharedPaths }
  const kinds = Object.keys(homes).filter((kind) => isAtHome(homes[kind], page.path))
  const isValue = !isKey && path.length === 1 && path[0] === 'kind'
  if (!isValue && (path.length > 0 || hasColon)) return []
  return kinds.map((kind) => ({
    label: isValue ? kind : `kind: ${kind}`,
    about: `A file of kind ${kind} lies at ${homes[kind]}.`,
    kind: CompletionItemKind.EnumMember,
  }))
}
