/** The outline of a file: its fields, and in lists the things that have a name. */
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver-types'
import { type Node, type Stretch, textOf } from '../yaml/tree.ts'
import type { Page } from './pages.ts'
import { rangeOf } from './positions.ts'

/** Deepest level that is listed. */
const deepestSymbol = 6

export const symbolsOf = (page: Page): readonly DocumentSymbol[] => {
  if (page.path.endsWith('.md')) return headingsOf(page)
  const tree = page.tree()
  return tree ? below(page, tree, 0) : []
}

const below = (page: Page, node: Node, depth: number): DocumentSymbol[] => {
  if (depth >= deepestSymbol || node.type === 'leaf') return []
  if (node.type === 'mapping') {
    return node.entries.flatMap(({ key, value }) => {
      if (key.value === '') return []
      const stretch = { start: key.start, end: Math.max(key.end, value.end) }
      return [symbol(page, key.value, detailOf(value), value, stretch, key, depth)]
    })
  }
  return node.items.flatMap((item) => {
    const name = textOf(item, 'id') ?? textOf(item, 'name') ?? textOf(item, 'title') ?? textOf(item, 'kind')
    return name === undefined ? [] : [symbol(page, name, detailOf(item), item, item, item, depth)]
  })
}

const symbol = (
  page: Page,
  name: string,
  detail: string | undefined,
  value: Node,
  whole: Stretch,
  head: Stretch,
  depth: number,
): DocumentSymbol => ({
  name,
  ...(detail !== undefined && { detail }),
  kind: value.type === 'list' ? SymbolKind.Array : value.type === 'mapping' ? SymbolKind.Object : SymbolKind.Field,
  range: rangeOf(page, whole),
  selectionRange: rangeOf(page, head),
  ...(value.type !== 'leaf' && !value.isFlow && { children: below(page, value, depth + 1) }),
})

const detailOf = (value: Node): string | undefined =>
  value.type === 'leaf' && !value.isBlock && value.value.length <= 60 ? value.value : textOf(value, 'name')

const headingsOf = (page: Page): DocumentSymbol[] =>
  [...page.text.matchAll(/^#{1,6} +(.+)$/gm)].map((match) => {
    const range = rangeOf(page, { start: match.index, end: match.index + match[0].length })
    return { name: match[1].replace(/ *\{#[^}]*\} *$/, ''), kind: SymbolKind.String, range, selectionRange: range }
  })
