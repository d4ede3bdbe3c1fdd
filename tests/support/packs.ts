/** Made-up scenarios of both rule systems, each another one, resolved with the rules of the house. */

import { fileURLToPath } from 'node:url'
import type { CompiledScenario } from '../../compiler/content.ts'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { readDirectory } from '../../compiler/disk.ts'
import type { SourceFile } from '../../compiler/files.ts'
import { read } from '../../compiler/stages/read.ts'
import { validate } from '../../compiler/stages/validate.ts'
import { makeScenario } from '../bench/pack/pack.ts'
import { resolve } from './stages.ts'

/** The first scenarios of every pack. Throws when there is an error in them. */
export const madeUpScenarios = async (count: number): Promise<readonly CompiledScenario[]> => {
  const report = makeReport()
  const systems = await readDirectory(fileURLToPath(new URL('../../content/systems', import.meta.url)), report)
  const files = [
    ...systems.map(({ path, text }) => ({ path: `systems/${path}`, text })),
    ...Array.from({ length: count }, (_, number) => filesOf(number)).flat(),
  ]
  const { scenarios } = resolve(validate(read(files, report), files, report), report)
  if (report.diagnostics.length > 0) throw new Error(report.diagnostics.map(({ message }) => message).join('\n'))
  return scenarios
}

const filesOf = (number: number): SourceFile[] => {
  const { id, files } = makeScenario(number)
  return Object.entries(files).map(([name, text]) => ({ path: `scenarios/${id}/${name}`, text }))
}
