/** Looks names up: where a thing gets its name, and where it is used. */

import { entryOf, type Node, textOf } from '../yaml/tree.ts'
import type { Documents, Found } from './documents.ts'
import { isSpace, type Name } from './names.ts'
import type { Page } from './pages.ts'

/** Pages whose names a page may use: those of its own folder, of its rule system, and what belongs to all. */
const inReach = (documents: Documents, page: Page): readonly Page[] => {
  const system = `systems/${documents.systemOf(page)}`
  const own = page.home === '' || page.home === system ? [] : documents.pagesIn(page.home)
  return [...own, ...documents.pagesIn(system), ...documents.pagesIn('')]
}

/** Kinds of things that every page may name. */
const isForAll = (kind: string): boolean => kind === 'system' || kind === 'scenario' || kind === 'guide'

const definesIn = (pages: Iterable<Page>, wanted: (name: Name) => boolean): readonly Found[] => {
  const found: Found[] = []
  for (const page of pages)
    for (const name of page.names()) if (name.defines && wanted(name)) found.push({ ...name, page })
  return found
}

/** The things of a kind that a page may name; of those with the same id the last one counts. */
export const thingsOf = (documents: Documents, page: Page, kind: string): readonly Found[] => {
  const pages = isForAll(kind) ? [...documents.pages()].filter((one) => isHead(one, kind)) : inReach(documents, page)
  return definesIn(pages, (name) => name.kind === kind)
}

const isHead = ({ path }: Page, kind: string): boolean =>
  kind === 'guide' ? path.startsWith('guides/') : path.endsWith(`/${kind}.yaml`)

/** Where things called so get their name. */
export const definitionsOf = (
  documents: Documents,
  page: Page,
  { kind, id }: Pick<Name, 'kind' | 'id'>,
): readonly Found[] =>
  kind === 'number' ? numberAt(documents, page, id) : thingsOf(documents, page, kind).filter((name) => name.id === id)

/** The name at an offset of a page. */
export const nameAt = (page: Page, offset: number): Name | undefined => {
  const here = page.names().filter(({ start, end }) => start <= offset && offset <= end)
  return here.sort((a, b) => a.end - a.start - (b.end - b.start))[0]
}

/** Every place where a thing is named, definitions too, over all files that may name it. */
export const usesOf = (documents: Documents, page: Page, { kind, id, defines }: Name): readonly Found[] => {
  const [home = defines ? page : undefined] = definitionsOf(documents, page, { kind, id }).map((found) => found.page)
  const system = documents.systemOf(page)
  const isLocal = isSpace(kind) || home === undefined || home.home.startsWith('scenarios/')
  const pages =
    isLocal && !isForAll(kind)
      ? documents.pagesIn(page.home)
      : [...documents.pages()].filter((one) => isForAll(kind) || documents.systemOf(one) === system)
  const written = kind === 'hex' ? id.replace(/^0/, '') : id
  return pages
    .filter(({ text }) => text.includes(written))
    .flatMap((one) =>
      one.names().flatMap((name): Found[] => (name.kind === kind && name.id === id ? [{ ...name, page: one }] : [])),
    )
}

/** Where a number of the tables stands that a chapter names, as in `terrain.hills.cost.infantry`. */
const numberAt = (documents: Documents, page: Page, id: string): readonly Found[] => {
  const [first, ...steps] = id.split('.')
  const kind = first.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const pages = documents
    .pagesIn(`systems/${documents.systemOf(page)}`)
    .filter(({ path }) => (kind === 'unit-types' ? path.includes('/units/') : path.endsWith(`/tables/${kind}.yaml`)))
  for (const one of pages) {
    const tree = one.tree()
    for (const path of [['entries', ...steps], steps]) {
      const found = walk(tree, path)
      if (found === undefined) continue
      const { start, end } = found
      const whole = { start, end }
      const about = found.type === 'leaf' ? found.value : undefined
      return [{ kind: 'number', id, defines: true, start, end, path, title: id, about, whole, page: one }]
    }
  }
  return []
}

/** The node at steps as chapters write them: keys, indices, ids of items. */
const walk = (root: Node | undefined, steps: readonly string[]): Node | undefined =>
  steps.reduce<Node | undefined>((node, step) => {
    if (node?.type !== 'list') return entryOf(node, step)?.value
    return node.items.find((item) => textOf(item, 'id') === step) ?? node.items[Number(step)]
  }, root)
