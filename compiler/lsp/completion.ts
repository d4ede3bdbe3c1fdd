/** Completions: missing fields, values of a choice, ids of the kind that is meant, signs of a map. */
import { type CompletionItem, CompletionItemKind, type Position } from 'vscode-languageserver-types'
import { lintCodes, meaningOf } from '../lint/codes.ts'
import { schemaFor, takes } from '../schemas/located.ts'
import { type Field, fieldAt, fieldBelow, keyField, propertiesOf } from '../schemas/walk.ts'
import { entryOf, type Node, nodeAt, textOf } from '../yaml/tree.ts'
import type { Documents, Found } from './documents.ts'
import { thingsOf } from './find.ts'
import { terrainsOf } from './ground.ts'
import { type Hole, makeHole } from './hole.ts'
import { completeKind } from './kindCompletion.ts'
import { completeMarkdown } from './markdownCompletion.ts'
import { isSpace } from './names.ts'
import type { Offer } from './offer.ts'
import type { Page } from './pages.ts'
import { offsetOf, rangeOf } from './positions.ts'
import { firstSentence, inWords } from './readable.ts'

export const completionsAt = (documents: Documents, page: Page, position: Position): readonly CompletionItem[] => {
  const offset = offsetOf(page, position)
  if (page.path.endsWith('.md')) return place(page, completeMarkdown(documents, page, offset))
  const signs = completeSigns(documents, page, offset)
  if (signs) return place(page, { offers: signs, start: offset, end: offset })
  const hole = makeHole(page.text, offset)
  if (hole === undefined) return []
  return place(page, { offers: offersFor(documents, page, hole), start: hole.start, end: hole.end })
}

/** Offers in their order, as an editor takes them. */
const place = (
  page: Page,
  { offers, start, end }: { readonly offers: readonly Offer[]; readonly start: number; readonly end: number },
): readonly CompletionItem[] =>
  offers.map(({ label, text = label, detail, about, kind }, index) => ({
    label,
    kind,
    sortText: String(index).padStart(4, '0'),
    filterText: label,
    textEdit: { range: rangeOf(page, { start, end }), newText: text },
    ...(detail !== undefined && { detail }),
    ...(about !== undefined && { documentation: { kind: 'markdown' as const, value: about } }),
  }))

const offersFor = (documents: Documents, page: Page, hole: Hole): readonly Offer[] => {
  const kind = textOf(hole.root, 'kind')
  const schema = kind === undefined ? undefined : schemaFor(documents.systemOf(page), kind)
  if (schema === undefined) return completeKind(documents, page, hole)
  const field = fieldAt(schema, hole.path)
  if (field === undefined) return []
  if (hole.isKey) {
    const keys = keyField(schema, field)
    if (keys) return references(documents, page, keys, hole)
    const has = nodeAt(hole.root, hole.path)
    const there = new Set(has?.type === 'mapping' ? has.entries.map(({ key }) => key.value) : [])
    return missingFields(schema, field, there, hole)
  }
  const values = [...choices(field), ...references(documents, page, field, hole)]
  if (values.length > 0 || hole.isFlow) return values
  // Below a key whose value is still to come stands a mapping or a list.
  if (takes(field, 'array') && !hole.isOnLineOfKey) return [{ label: '- ', kind: CompletionItemKind.Snippet }]
  return takes(field, 'object') ? missingFields(schema, field, new Set(), hole) : []
}

type Schema = NonNullable<ReturnType<typeof schemaFor>>

const missingFields = (schema: Schema, field: Field, there: ReadonlySet<string>, hole: Hole): readonly Offer[] =>
  propertiesOf(schema, field)
    .filter(({ name }) => !there.has(name))
    .sort((a, b) => Number(b.required) - Number(a.required))
    .map(({ name, field: { node, file }, required }) => ({
      label: name,
      text: `${name}:${behindKey(schema, { node, file }, hole)}`,
      detail: required ? 'must be there' : 'may be there',
      about: node.description,
      kind: CompletionItemKind.Field,
    }))

/** Returns the text after the colon of a new field. */
const behindKey = (schema: Schema, field: Field, hole: Hole): string => {
  if (hole.hasColon) return ''
  const indent = `\n${' '.repeat(hole.indent + 2)}`
  if (field.node.const !== undefined) return ` ${String(field.node.const)}`
  if (takes(field, 'object')) return hole.isFlow ? ' {}' : indent
  if (!takes(field, 'array') || takes(field, 'string')) return ' '
  const items = fieldBelow(schema, field, 0)
  return hole.isFlow || !items || !takes(items, 'object') ? ' []' : `${indent}- `
}

const choices = ({ node }: Field): readonly Offer[] => {
  const values = node.const === undefined ? (node.enum ?? []) : [node.const]
  const all = node.type === 'boolean' ? [true, false] : values
  return all.map((value) => ({
    label: String(value),
    detail: value === node.default ? 'default' : undefined,
    about: node.description,
    kind: CompletionItemKind.EnumMember,
  }))
}

/** The things that an id may name here. */
const references = (documents: Documents, page: Page, { node }: Field, hole: Hole): readonly Offer[] => {
  const { refers } = node
  if (refers === undefined) return []
  if (refers === 'code') {
    return [...lintCodes()]
      .sort()
      .map((code) => ({ label: code, about: meaningOf(code), kind: CompletionItemKind.Value }))
  }
  if (isSpace(refers)) return namedSpaces(documents, page)
  const behind = hole.isKey && !hole.hasColon ? ': ' : ''
  const things = new Map(thingsOf(documents, page, refers).map((thing) => [thing.id, thing]))
  return nearest([...things.values()], page, hole).map(({ id, title, about }) => ({
    label: id,
    text: `${/^\d+$/.test(id) ? `'${id}'` : id}${behind}`,
    detail: title ?? inWords(refers),
    about: about && firstSentence(about),
    kind: CompletionItemKind.Reference,
  }))
}

/**
 * Things in the order in which they are likely to be meant: in the list of units of a side these alone, and what is of its nations
 * before what is of others.
 */
const nearest = (things: readonly Found[], page: Page, { root, path }: Hole): readonly Found[] => {
  const [list, side, part] = path
  const isUnitOf = ({ path: [top, index, own] }: Found): boolean => top === list && index === side && own === part
  const isOfUnits = list === 'sides' && part === 'units'
  // Elsewhere in a side the enemy's are meant as well: as a goal, say.
  if (isOfUnits && things.some((thing) => thing.page === page && thing.path[2] === part))
    return things.filter((thing) => thing.page === page && isUnitOf(thing))
  const nations = new Set(path.flatMap((_, depth) => nationsIn(nodeAt(root, path.slice(0, depth + 1)))))
  const isOurs = (thing: Found): boolean =>
    nationsIn(nodeAt(thing.page.tree(), thing.path)).some((one) => nations.has(one))
  return nations.size === 0 ? things : [...things.filter(isOurs), ...things.filter((thing) => !isOurs(thing))]
}

/** Nations that a mapping names, one or several. */
const nationsIn = (node: Node | undefined): readonly string[] => {
  const several = entryOf(node, 'nations')?.value
  const listed =
    several?.type === 'list' ? several.items.flatMap((item) => (item.type === 'leaf' ? [item.value] : [])) : []
  const one = textOf(node, 'nation')
  return one === undefined ? listed : [one, ...listed]
}

/** Spaces at which something with a name lies on the map, each once. */
const namedSpaces = (documents: Documents, page: Page): readonly Offer[] =>
  documents
    .pagesIn(page.home)
    .filter(({ path }) => path.endsWith('/map.yaml'))
    .flatMap((map) => {
      const titles = new Map<string, string>()
      for (const { kind, id, path } of map.names()) {
        const title = textOf(nodeAt(map.tree(), path.slice(0, 2)), 'name')
        const leaf = nodeAt(map.tree(), path)
        // A road goes through many spaces, and is the name of none.
        const isAlone = leaf?.type === 'leaf' && /^\S+$/.test(leaf.value)
        if (isSpace(kind) && title !== undefined && isAlone && !titles.has(id)) titles.set(id, title)
      }
      return [...titles].map(([label, detail]) => ({ label, detail, kind: CompletionItemKind.Constant }))
    })

/** The signs of a grid; undefined where no grid is. */
const completeSigns = (documents: Documents, page: Page, offset: number): readonly Offer[] | undefined => {
  const tree = page.tree()
  if (textOf(tree, 'kind') !== 'map') return undefined
  for (const layer of ['terrain', 'owner']) {
    const grid = nodeAt(tree, [layer])
    if (grid?.type !== 'leaf' || !grid.isBlock || offset < grid.start || offset > grid.end) continue
    if (layer === 'owner') {
      const sides = ['the first side', 'the second side', 'nobody']
      return ['1', '2', '-'].map((label, side) => ({ label, detail: sides[side], kind: CompletionItemKind.Value }))
    }
    return terrainsOf(documents, page).map(({ sign, thing }) => ({
      label: sign,
      detail: thing.title ?? thing.id,
      about: thing.about,
      kind: CompletionItemKind.Value,
    }))
  }
  return undefined
}
