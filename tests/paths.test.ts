/** The paths that the documents of the project name: each file and folder between backticks is there. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, textOf } from './support/imports.ts'

const rooms = ['engine', 'compiler', 'site', 'tests', 'templates', 'content']

/** Every file and folder of the tree, with what is generated; a folder ends with a slash. */
const paths: readonly string[] = [
  ...rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.isDirectory() ? `${entry.name}/` : entry.name).slice(root.length),
    ),
  ),
  ...rooms.map((room) => `${room}/`),
  ...readdirSync(root).map((name) => name),
].map((path) => `/${path.replaceAll('\\', '/')}`)

/** What authors and readers write themselves, or programs write outside of the tree. */
const elsewhere = [
  'pack.yaml',
  'scenario.yaml',
  'map.yaml',
  'briefing.md',
  'tutorial.yaml',
  'witness.json',
  'evidence.json',
  '.sandtable/test-times.json',
  'build/',
  'lib/',
  'dist/',
]

const isPath = (words: string): boolean => /^[\w.<>*{},/-]+(\.(tsx?|mjs|json|ya?ml|md|astro|css|txt)|\/)$/.test(words)

/** A path as a document writes it, as a part of one in the tree: `<system>` and `*` stand for any name, `{a,b}` for either. */
const partOf = (path: string): string =>
  `/${path
    .replace(/^(\.\.?\/)+/, '')
    .replaceAll('.', '\\.')
    .replaceAll(/<\w+>|\*/g, '[^/]+')
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)}`

const endingOf = (path: string): RegExp => new RegExp(`${partOf(path)}$`)

/** Paths in a document that are not there. A file without a folder has to lie below the document's, or below one that its section names. */
const missingIn = (text: string, home = ''): readonly string[] =>
  text.split(/^#+ /m).flatMap((section) => {
    const named = [...section.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words).filter(isPath)
    const folders = named
      .filter((path) => path.includes('/'))
      .map((path) => partOf(path.slice(0, path.lastIndexOf('/') + 1)))
    const isNear = new RegExp(`^/[^/]+$|^/${home || '/'}|${folders.join('|') || '^$'}`)
    return named
      .filter((path) => !elsewhere.includes(path))
      .filter((path) => !paths.some((one) => endingOf(path).test(one) && (path.includes('/') || isNear.test(one))))
  })

const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'README.md',
  ...paths.filter((path) => path.endsWith('/README.md') && path.split('/').length > 2).map((path) => path.slice(1)),
]

it('finds a path that is not there', () => {
  expect(
    missingIn('`engine/nowhere.ts`, `engine/game.ts`, `<system>/verbs/`, `systems/{index,games}.ts`, `npm test`'),
  ).toEqual(['engine/nowhere.ts'])
})

it('finds a file that is only in other folders than those of its section', () => {
  const text =
    '`explain.ts`, `questions.ts` in `engine/systems/<system>/`\n\n## Commands\n\n`explain.ts` in `compiler/commands/`'
  expect(missingIn(text)).toEqual(['explain.ts'])
})

it.each(documents)('%s names files and folders that are there', (document) => {
  expect(documents.length).toBeGreaterThan(7)
  expect(missingIn(textOf(document), document.slice(0, document.lastIndexOf('/') + 1))).toEqual([])
})
