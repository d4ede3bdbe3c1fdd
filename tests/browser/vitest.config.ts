/** The browser tests: the built site in `dist/`, in a real Chromium. `npm run test:browser` */
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

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
    // A browser for each core: the tests watch motion and must not starve each other.
    maxWorkers: '100%',
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What a page does takes as long as the machine needs.
    expect: { poll: { timeout: 20_000 } },
  },
})
