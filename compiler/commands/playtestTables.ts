/** The part of `sandtable playtest` that is about the tables of rule systems: ready-made armies against each other, and cards. */
import { join } from 'node:path'
import type { CompiledSystem } from '../content.ts'
import { putFile } from '../emit/write.ts'
import { evidenceName } from '../playtest/names.ts'
import { openProgress } from '../playtest/progress.ts'
import type { Pool } from '../playtest/series.ts'
import type { PlayFindings, TablePlan, TableTests } from '../playtest/tableTests.ts'
import { modulesOf, systemCompilerOf } from '../systems/index.ts'
import type { Io } from './command.ts'
import type { OpenContent } from './content.ts'

const testsIn = modulesOf<{ readonly tables: TableTests }>('playtest/tables')

export interface TestedSystem extends CompiledSystem {
  readonly tests: TableTests
}

/** Systems that gather evidence about their tables. */
export const testedAmong = (systems: readonly CompiledSystem[]): readonly TestedSystem[] =>
  systems.flatMap((system) =>
    systemCompilerOf(system.id).playtest.checkTables ? [{ ...system, tests: testsIn(system.id).tables }] : [],
  )

/** True if its tables are the user's and not the built-in ones. */
export const isOwn = ({ directory }: CompiledSystem, { packs, ours }: OpenContent): boolean =>
  packs.layerOf({ file: `${directory}/system.yaml`, path: [] }) >= ours

export interface TableOptions {
  readonly plan: TablePlan
  readonly write: boolean
}

/** Plays what the evidence of a system does not tell; whether all is as it should be. */
export const playTables = async (
  pool: Pool,
  { id, directory, rules, evidence, tests }: TestedSystem,
  { plan, write }: TableOptions,
  content: OpenContent,
  io: Io,
): Promise<boolean> => {
  const bar = openProgress(io, id)
  const file = join(content.folderOf(directory), evidenceName)
  const found = await tests.gather(pool, rules, plan, evidence?.text, {
    save: (text) => {
      if (write && text !== evidence?.text) putFile(file, text)
    },
    tell: bar.at,
  })
  bar.clear()
  return say(id, found, io)
}

/** Plays games of the evidence of a system again. */
export const verifyTables = async (
  pool: Pool,
  { id, rules, evidence, tests }: TestedSystem,
  io: Io,
): Promise<boolean> => say(id, await tests.verify(pool, rules, evidence?.text), io)

const say = (id: string, { lines, passed }: PlayFindings, io: Io): boolean => {
  io.out(`${id}\n${lines.map((line) => `  ${line}\n`).join('')}\n`)
  return passed
}
