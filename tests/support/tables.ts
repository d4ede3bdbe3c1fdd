/** The files of rule systems as tests read them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'

const content = new URL('../../content/', import.meta.url).pathname

/** A table that stands in another way, by its path below `content/`. */
let changed: SourceFile | undefined

/** Gives a table another text: `npm run mutate` looks which test fails then. */
export const changeTable = (path: string, text: string): void => {
  changed = { path, text }
}

/** Gives all tables their own texts again. */
export const restoreTables = (): void => {
  changed = undefined
}

/** A file by its path below `content/systems/`. */
export const readTable = (path: string): Record<string, unknown> =>
  load(
    changed?.path === `systems/${path}` ? changed.text : readFileSync(join(content, 'systems', path), 'utf8'),
  ) as Record<string, unknown>

/** All files of a rule system as they are compiled. */
export const systemFiles = async (system: string): Promise<readonly SourceFile[]> =>
  (await readDirectory(content, makeReport()))
    .filter(({ path }) => path.startsWith(`systems/${system}/`))
    .map((file) => (changed?.path === file.path ? { ...file, text: changed.text } : file))

/** The files of a folder by its path below `content/systems/`. */
export const readTables = (folder: string): readonly Record<string, unknown>[] =>
  readdirSync(join(content, 'systems', folder)).map((file) => readTable(`${folder}/${file}`))
