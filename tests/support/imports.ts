/** The imports between sources, as `tests/arrows.test.ts` and `tests/shape.test.ts` examine them. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export interface Import {
  readonly file: string
  /** Path below the root, or the name of a package. */
  readonly target: string
}

/** All sources of a folder, without its tests. */
export const sourcesOf = (folder: string): string[] =>
  sourcesAndTestsOf(folder).filter((file) => !/\.test\.tsx?$/.test(file))

/** Lists the source files below a folder, their tests as well. */
export const sourcesAndTestsOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|astro|mjs)$/.test(file))
    .map((name) => join(folder, name))

const anyImport = /(?:^(?:import|export)\b[^'=]*\bfrom\s*|^import\s*|\bimport\s*\(\s*)'([^']+)'/gm

/** Lists the imports of a file, including types and modules loaded later. */
export const importsIn = (file: string): Import[] =>
  [...textOf(file).matchAll(anyImport)].map(([, target]) => ({ file, target: targetFrom(file, target) }))

/** Where an import of a file leads. */
export const targetFrom = (file: string, target: string): string =>
  target.startsWith('.') ? relative(root, join(root, dirname(file), target)) : target

/** Imports of all sources of a folder. */
export const importsOf = (folder: string): Import[] => sourcesOf(folder).flatMap(importsIn)
