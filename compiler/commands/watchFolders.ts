/**
 * Watches a folder and all folders below it for changes. Each folder has a watcher of its own: Node's recursive one loses sight of a file
 * on Linux once an editor has put another in its place, as most do when they save.
 */
import { type FSWatcher, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'

export interface FolderWatch {
  /** Watches folders that are new, and lets go of those that are gone. */
  refresh(): void
  stop(): void
}

/** Calls `changed` at every change below `root`, whose folders are known after `refresh`; `failed` when it cannot be watched. */
export const watchFolders = (root: string, changed: () => void, failed: (error: Error) => void): FolderWatch => {
  const watchers = new Map<string, FSWatcher>()
  const release = (folder: string): void => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  const hold = (folder: string): void => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, changed)
    watcher.on('error', (error) => {
      release(folder)
      if (folder === root) failed(error)
      else changed()
    })
    watchers.set(folder, watcher)
  }
  return {
    refresh() {
      const found = new Set<string>()
      const visit = (folder: string): void => {
        try {
          hold(folder)
          found.add(folder)
          for (const entry of readdirSync(folder, { withFileTypes: true })) {
            if (entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
              visit(join(folder, entry.name))
          }
        } catch (error) {
          // A folder that vanished meanwhile is of no interest; the root is, and reading it will tell.
          if (folder === root && (error as NodeJS.ErrnoException).code !== 'ENOENT') failed(error as Error)
        }
      }
      visit(root)
      for (const folder of [...watchers.keys()]) if (!found.has(folder)) release(folder)
    },
    stop() {
      for (const folder of [...watchers.keys()]) release(folder)
    },
  }
}
