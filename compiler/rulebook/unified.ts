/**
 * The libraries that read and write Markdown: some two hundred modules, which are loaded when the first text needs them. Most
 * checks parse none.
 */
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { once } from '../../engine/once.ts'
import { lazily } from '../host.ts'
import { safeHtml } from './safeHtml.ts'

const parsing = lazily<typeof import('./libraries/parsing.ts')>('rulebook/libraries/parsing')
const writing = lazily<typeof import('./libraries/writing.ts')>('rulebook/libraries/writing')
const elements = lazily<typeof import('./libraries/elements.ts')>('rulebook/libraries/elements')

const parser = once(() => {
  const { unified, remarkParse, remarkGfm } = parsing()
  return unified().use(remarkParse).use(remarkGfm)
})

const cleaner = once(() => {
  const { unified, remarkRehype, rehypeSanitize, defaultSchema } = writing()
  return unified().use(remarkRehype).use(rehypeSanitize, safeHtml(defaultSchema))
})

const writer = once(() => {
  const { unified, rehypeStringify } = writing()
  return unified().use(rehypeStringify)
})

/** Markdown as GitHub writes it, as a tree. */
export const parseTree = (text: string): Root => parser().parse(text)

/** A tree of Markdown as HTML in which nothing stands that `safeHtml` does not allow. */
export const writeHtml = (root: Root): string => writer().stringify(cleaner().runSync(root) as HtmlRoot)

/** Elements of HTML by name, attributes and children. */
export const makeElement = (): typeof import('hastscript').h => elements().h
