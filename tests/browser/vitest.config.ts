/** The browser tests: the built site in `dist/`, in a real Chromium. `npm run test:browser` */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience, testPatience } from '../time/patience.ts'
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
    testTimeout: testPatience,
    hookTimeout: testPatience,
    expect: { poll: { timeout: patience } },
  },
})
