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
  'tutorial.yaml',
  'witness.json',
  'evidence.json',
  '.sandtable/test-times.json',
  'build/',
  'lib/',
  'dist/',
]

const isPath = (words: string): boolean => /^[\w.<>*{},/-]+(\.(tsx?|mjs|json|ya?ml|md|astro|css|txt)|\/)$/.test(words)

/** A path as a document writes it, as the end of one in the tree: `<system>` and `*` stand for any name, `{a,b}` for either. */
const endingOf = (path: string): RegExp =>
  new RegExp(
    `/${path
      .replace(/^(\.\.?\/)+/, '')
      .replaceAll('.', '\\.')
      .replaceAll(/<\w+>|\*/g, '[^/]+')
      .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`)}$`,
  )

const missingIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, words]) => words)
    .filter((words) => isPath(words) && !elsewhere.includes(words))
    .filter((path) => !paths.some((one) => endingOf(path).test(one)))

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

it.each(documents)('%s names files and folders that are there', (document) => {
  expect(documents.length).toBeGreaterThan(7)
  expect(missingIn(textOf(document))).toEqual([])
})
