/** The commands of `sandtable`, one line each. A command is loaded when it is asked for: `check` needs no pictures. */
import type { Command } from './command.ts'

export const commands = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  coverage: async () => (await import('./coverage.ts')).coverage,
  dev: async () => (await import('./dev.ts')).dev,
  diff: async () => (await import('./diff.ts')).diff,
  editor: async () => (await import('./editor.ts')).editor,
  examples: async () => (await import('./examples.ts')).examples,
  explain: async () => (await import('./explain.ts')).explain,
  export: async () => (await import('./export.ts')).exportCommand,
  fmt: async () => (await import('./fmt.ts')).fmt,
  list: async () => (await import('./list.ts')).list,
  lsp: async () => (await import('./lsp.ts')).lsp,
  new: async () => (await import('./new.ts')).newCommand,
  playtest: async () => (await import('./playtest.ts')).playtest,
  replay: async () => (await import('./replay.ts')).replay,
  tiled: async () => (await import('./tiled.ts')).tiled,
  worker: async () => (await import('./worker.ts')).worker,
} as const satisfies Record<string, () => Promise<Command>>
