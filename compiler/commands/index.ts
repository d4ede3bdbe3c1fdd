/** The commands of `sandtable`, one line each. */
import { check } from './check.ts'
import type { Command } from './command.ts'

export const commands = {
  check,
} as const satisfies Record<string, Command>
