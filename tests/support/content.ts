/** The content of the house, as many tests take it: read once in a process, and resolved once. */
import { fileURLToPath } from 'node:url'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFiles } from '../../compiler/files.ts'
import { read } from '../../compiler/stages/read.ts'
import { validate } from '../../compiler/stages/validate.ts'
import { type Resolved, resolve } from './stages.ts'

export const contentFolder = fileURLToPath(new URL('../../content', import.meta.url))

let files: Promise<SourceFiles> | undefined

/** All files of the content. */
export const contentFiles = (): Promise<SourceFiles> => {
  files ??= readDirectory(contentFolder, makeReport())
  return files
}

const load = async (): Promise<Resolved> => {
  const report = makeReport()
  const all = await contentFiles()
  const resolved = resolve(validate(read(all, report), all, report), report)
  const errors = report.diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) throw new Error(errors.map(({ code, file }) => `${code} ${file}`).join('\n'))
  return resolved
}

let resolved: Promise<Resolved> | undefined

/** All rule systems and scenarios of the content; throws when there is an error in them. */
export const resolveContent = (): Promise<Resolved> => {
  resolved ??= load()
  return resolved
}
