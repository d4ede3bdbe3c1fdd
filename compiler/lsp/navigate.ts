/** From a name to the thing and from a thing to its uses. */
import type { Location, Position, TextEdit, WorkspaceEdit } from 'vscode-languageserver-types'
import type { Documents } from './documents.ts'
import { definitionsOf, nameAt, usesOf } from './find.ts'
import { placesOf } from './ground.ts'
import type { Name } from './names.ts'
import type { Page } from './pages.ts'
import { locationOf, offsetOf, rangeOf, uriOf } from './positions.ts'

/** Where the thing gets its name that the one here names. */
export const goToDefinition = (documents: Documents, page: Page, position: Position): readonly Location[] => {
  const name = nameAt(page, offsetOf(page, position))
  return name ? placesOf(documents, page, name).map((found) => locationOf(found.page, found)) : []
}

/** Every place that names the same thing. */
export const findReferences = (
  documents: Documents,
  page: Page,
  position: Position,
  withDefinition: boolean,
): readonly Location[] => {
  const name = nameAt(page, offsetOf(page, position))
  if (name === undefined) return []
  return usesOf(documents, page, name)
    .filter(({ defines }) => withDefinition || !defines)
    .map((found) => locationOf(found.page, found))
}

/** Names of files, folders, spaces and rules are no mere ids. */
const fixed: ReadonlySet<string> = new Set('hex square number rule code system scenario guide chapter term'.split(' '))

/** The stretch that a new name replaces; null where nothing can be renamed. */
export const prepareRename = (page: Page, position: Position): ReturnType<typeof rangeOf> | null => {
  const name = nameAt(page, offsetOf(page, position))
  return name && !fixed.has(name.kind) ? rangeOf(page, name) : null
}

/** A thing cannot be called so: the message says why. */
export class RenameRefused extends Error {
  override name = 'RenameRefused'
}

/** Gives a thing another id wherever it is named. @throws RenameRefused with the reason when that cannot be. */
export const rename = (
  documents: Documents,
  page: Page,
  position: Position,
  to: string,
  isOwn: (file: string) => boolean,
): WorkspaceEdit | null => {
  const name = nameAt(page, offsetOf(page, position))
  if (name === undefined || fixed.has(name.kind)) return null
  refuse(documents, page, name, to, isOwn)
  const changes: Record<string, TextEdit[]> = {}
  for (const { page: where, start, end } of usesOf(documents, page, name)) {
    const uri = uriOf(where.file)
    changes[uri] ??= []
    changes[uri].push({ range: rangeOf(where, { start, end }), newText: to })
  }
  return { changes }
}

/** Says why a thing cannot be called so. */
const refuse = (documents: Documents, page: Page, name: Name, to: string, isOwn: (file: string) => boolean): void => {
  const stop = (why: string): never => {
    throw new RenameRefused(why)
  }
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(to)) stop('An id has lower-case letters, digits and single hyphens.')
  const found = definitionsOf(documents, page, name)
  if (found.length === 0) stop(`Nothing is called "${name.id}".`)
  if (definitionsOf(documents, page, { ...name, id: to }).length > 0) stop(`"${to}" is the name of something else.`)
  if (!found.every((one) => isOwn(one.page.file))) stop(`"${name.id}" is not of this content directory.`)
}
