/** The map of a scenario as hovers and definitions need it: the sign of each space and what stands there. */

import { entryOf, nodeAt, textOf } from '../yaml/tree.ts'
import type { Documents, Found } from './documents.ts'
import { definitionsOf, thingsOf, usesOf } from './find.ts'
import { isSpace } from './names.ts'
import type { Page } from './pages.ts'
import { inWords } from './readable.ts'

/** A space by its name, and what the map is laid on. */
export type Space = Pick<Found, 'kind' | 'id'>

/** A sign of a map. */
export interface Sign {
  readonly sign: string
  readonly start: number
  readonly end: number
  readonly page: Page
}

/** Column and row of a space, from 1. */
const cellOf = ({ kind, id }: Space): readonly [column: number, row: number] =>
  kind === 'hex'
    ? [Number(id.slice(0, 2)), Number(id.slice(2))]
    : [id.charCodeAt(0) - 'a'.charCodeAt(0) + 1, Number(id.slice(1))]

/** The sign of a space in the grid of terrain; undefined where there is none. */
const signAt = (documents: Documents, page: Page, space: Space): Sign | undefined => {
  const map = documents.pagesIn(page.home).find(({ path }) => path === `${page.home}/map.yaml`)
  const grid = entryOf(map?.tree(), 'terrain')?.value
  if (map === undefined || grid?.type !== 'leaf' || !grid.isBlock) return undefined
  const [column, row] = cellOf(space)
  const found = gridRows(map.text, grid)[row - 1]?.[column - 1]
  return found && { ...found, page: map }
}

/** The signs of a block of text, line by line, each with its place. */
const gridRows = (text: string, { start, end }: { readonly start: number; readonly end: number }) => {
  // Behind the bar of a block that is read loosely its own line goes on.
  const begin = /[|>]/.test(text[start]) ? text.indexOf('\n', start) + 1 : start
  let at = begin
  return text
    .slice(begin, end)
    .split('\n')
    .map((line) => {
      const signs = [...line.matchAll(/\S+/g)].map((match) => ({
        sign: match[0],
        start: at + match.index,
        end: at + match.index + match[0].length,
      }))
      at += line.length + 1
      return signs
    })
}

/** A terrain by its sign. */
export interface Terrain {
  readonly sign: string
  readonly thing: Found
}

/** The terrains of the rule system that have a sign. */
export const terrainsOf = (documents: Documents, page: Page): readonly Terrain[] =>
  thingsOf(documents, page, 'terrain').flatMap((thing) => {
    const sign = textOf(nodeAt(thing.page.tree(), thing.path), 'sign')
    return sign === undefined ? [] : [{ sign, thing }]
  })

/** Describes the things on a space, or through it, one line each. */
export const standingAt = (documents: Documents, page: Page, { kind, id }: Space): readonly string[] => {
  const uses = usesOf(documents, page, {
    kind,
    id,
    defines: false,
    start: 0,
    end: 0,
    path: [],
    title: undefined,
    about: undefined,
    whole: { start: 0, end: 0 },
  })
  const lines = uses.map((use) => {
    const lists = use.path.filter((step) => typeof step === 'string')
    const list = lists.length > 1 ? lists.at(-2) : lists.at(-1)
    const owner = ownerOf(use)
    return owner === undefined ? inWords(list) : `${inWords(list)}: ${owner}`
  })
  return [...new Set(lines)]
}

/** Returns the name in the nearest mapping around a name. */
const ownerOf = ({ page, path }: Found): string | undefined => {
  for (let depth = path.length - 1; depth > 0; depth--) {
    const node = nodeAt(page.tree(), path.slice(0, depth))
    const title = textOf(node, 'name') ?? textOf(node, 'id') ?? textOf(node, 'kind')
    if (title !== undefined) return title
  }
  return undefined
}

/** Terrain of a space in words: empty where nothing lies that the table knows; undefined off the map. */
export const terrainAt = (documents: Documents, page: Page, space: Space): string | undefined => {
  const found = signAt(documents, page, space)
  if (found === undefined) return undefined
  const thing = terrainsOf(documents, page).find(({ sign }) => sign === found.sign)?.thing
  return thing?.title ?? thing?.id ?? ''
}

/** Where the thing of a name gets it; a space gets it on the map. */
export const placesOf = (
  documents: Documents,
  page: Page,
  name: Pick<Found, 'kind' | 'id'>,
): readonly { readonly page: Page; readonly start: number; readonly end: number }[] => {
  if (!isSpace(name.kind)) return definitionsOf(documents, page, name)
  const sign = signAt(documents, page, name)
  return sign ? [sign] : []
}
