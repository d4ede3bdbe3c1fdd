/** The commands of `sandtable`, one line each. */
import { build } from './build.ts'
import { check } from './check.ts'
import type { Command } from './command.ts'
import { examples } from './examples.ts'

export const commands = {
  build,
  check,
  examples,
} as const satisfies Record<string, Command>
