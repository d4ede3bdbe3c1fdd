/** The browser tests: the built site in `dist/`, in a real Chromium. `npm run test:browser` */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { maxWorkers } from '../time/workers.ts'

export default defineConfig({
  cacheDir: resolve(import.meta.dirname, '../../node_modules/.vite-browser'),
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./setup.ts'],
    setupFiles: ['../support/host.ts'],
    runner: '../time/runner.ts',
    reporters: ['default', '../time/reporter.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // A worker's browser and modules serve all its files.
    maxWorkers,
    isolate: false,
    // What hangs is found out; nothing here is so slow on a machine that has other things to do.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // What a page does takes as long as the machine needs.
    expect: { poll: { timeout: Number(process.env.PATIENCE ?? 120_000) } },
  },
})
