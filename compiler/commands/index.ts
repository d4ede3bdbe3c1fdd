/** The commands of `sandtable`, one line each. */
import { check } from './check.ts'
import type { Command } from './command.ts'
import { examples } from './examples.ts'

export const commands = {
  check,
  examples,
} as const satisfies Record<string, Command>
