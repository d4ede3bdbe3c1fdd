/** The commands of `sandtable`, one line each. */
import { build } from './build.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { dev } from './dev.ts'
import { examples } from './examples.ts'
import { explain } from './explain.ts'
import { playtest } from './playtest.ts'
import { replay } from './replay.ts'

export const commands = {
  build,
  check,
  dev,
  examples,
  explain,
  playtest,
  replay,
} as const satisfies Record<string, Command>
