/** Finds what texts may link to in a rulebook that is not compiled: only chapters that are linked to are parsed. */

import { oncePer } from '../../engine/once.ts'
import type { CompiledSystem } from '../content.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../files.ts'
import { systemCompilerOf } from '../systems/index.ts'
import { readFrontMatter } from './frontMatter.ts'
import { parseGlossary } from './glossary.ts'
import type { LinkTargets, Names, RuleTargets } from './links.ts'
import { parseMarkdown } from './markdown.ts'
import { isGlossary, type Surroundings, slugOf } from './rulebook.ts'

/** Returns the link targets of texts: the same as with the rulebook compiled, but each part is read on demand. */
export const readTargets = (system: CompiledSystem, around: Surroundings): LinkTargets => {
  return { ...openBook(system), ...around }
}

type Book = Omit<LinkTargets, keyof Surroundings>

/** By system: many texts link to its rulebook. */
const openBook = oncePer((system: CompiledSystem): Book => {
  const chapters = system.chapters.flatMap((file) => {
    const slug = isGlossary(file.path) ? undefined : slugOf(file.path)
    return slug === undefined ? [] : [{ slug, file }]
  })
  const found = new Map<string, string | undefined>()
  const find = (anchor: string): string | undefined =>
    chapters.find(({ file }) => mayState(file, anchor) && anchorsOf(file).includes(anchor))?.slug
  const rules: RuleTargets = {
    get: (anchor) => {
      if (!found.has(anchor)) found.set(anchor, find(anchor))
      return found.get(anchor)
    },
    keys: () => new Set(chapters.flatMap(({ file }) => anchorsOf(file))),
  }
  return {
    system: system.id,
    rules,
    chapters: new Set(chapters.map(({ slug }) => slug)),
    terms: lazily(() => {
      const glossary = system.chapters.find(({ path }) => isGlossary(path))
      return glossary === undefined ? [] : termsOf(glossary)
    }),
    unitTypes: lazily(() => systemCompilerOf(system.id).rulebook.unitTypes(system.rules)),
  }
})

/** Names that are looked up when somebody asks for one. */
const lazily = (find: () => readonly string[]): Names => ({
  has: (name) => find().includes(name),
  [Symbol.iterator]: () => new Set(find()).values(),
})

/** True if a chapter can state a rule: its mark stands there, or some of its signs may be written as `&#123;` or `\\{`. */
const mayState = ({ text }: SourceFile, anchor: string): boolean => text.includes(`{#${anchor}}`) || /[&\\]/.test(text)

const anchorsOf = oncePer((file: SourceFile): readonly string[] => {
  const { length } = readFrontMatter(file, makeReport())
  return parseMarkdown(file, length, '', makeReport()).rules.map(({ anchor }) => anchor)
})

const termsOf = oncePer((file: SourceFile): readonly string[] =>
  parseGlossary(file, makeReport()).headings.map(({ slug }) => slug),
)
