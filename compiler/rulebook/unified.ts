/**
 * The libraries that read and write Markdown: some two hundred modules, which are loaded when the first text needs them. Most
 * checks parse none.
 */
import { createRequire } from 'node:module'
import type { Root as HtmlRoot } from 'hast'
import type { Root } from 'mdast'
import { safeHtml } from './safeHtml.ts'

const require = createRequire(import.meta.url)

const once = <T>(load: () => T): (() => T) => {
  let loaded: { readonly value: T } | undefined
  return () => {
    loaded ??= { value: load() }
    return loaded.value
  }
}

const unified = once(() => (require('unified') as typeof import('unified')).unified)

const parser = once(() => {
  const { default: remarkParse } = require('remark-parse') as typeof import('remark-parse')
  const { default: remarkGfm } = require('remark-gfm') as typeof import('remark-gfm')
  return unified()().use(remarkParse).use(remarkGfm)
})

const sanitizer = once(() => require('rehype-sanitize') as typeof import('rehype-sanitize'))

const cleaner = once(() => {
  const { default: remarkRehype } = require('remark-rehype') as typeof import('remark-rehype')
  const { default: rehypeSanitize, defaultSchema } = sanitizer()
  return unified()().use(remarkRehype).use(rehypeSanitize, safeHtml(defaultSchema))
})

const writer = once(() => {
  const { default: rehypeStringify } = require('rehype-stringify') as typeof import('rehype-stringify')
  return unified()().use(rehypeStringify)
})

/** Markdown as GitHub writes it, as a tree. */
export const parseTree = (text: string): Root => parser()().parse(text)

/** A tree of Markdown as HTML in which nothing stands that `safeHtml` does not allow. */
export const writeHtml = (root: Root): string => writer()().stringify(cleaner()().runSync(root) as HtmlRoot)

/** Elements of HTML by name, attributes and children. */
export const makeElement: () => typeof import('hastscript').h = once(
  () => (require('hastscript') as typeof import('hastscript')).h,
)
