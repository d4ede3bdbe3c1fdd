/** The files of rule systems as tests read them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'

const content = new URL('../../content/systems/', import.meta.url).pathname

/** Where one file stands in another way: `npm run mutate` changes a table and looks which test fails. */
const changed = process.env.SANDTABLE_MUTATED

/** A file by its path below `content/systems/`. */
export const readTable = (path: string): Record<string, unknown> => {
  const other = join(changed ?? '', path)
  return load(readFileSync(changed && existsSync(other) ? other : join(content, path), 'utf8')) as Record<
    string,
    unknown
  >
}

/** All files of a rule system as they are compiled. */
export const systemFiles = async (system: string): Promise<readonly SourceFile[]> => {
  const files = await readDirectory(join(content, '..'), makeReport())
  return files
    .filter(({ path }) => path.startsWith(`systems/${system}/`))
    .map((file) => {
      const other = join(changed ?? '', file.path.slice('systems/'.length))
      return changed && existsSync(other) ? { ...file, text: readFileSync(other, 'utf8') } : file
    })
}

/** The files of a folder by its path below `content/systems/`. */
export const readTables = (folder: string): readonly Record<string, unknown>[] =>
  readdirSync(join(content, folder)).map((file) => readTable(`${folder}/${file}`))
