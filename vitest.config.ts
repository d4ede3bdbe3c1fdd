import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { patience, testPatience } from './tests/time/patience.ts'
import { maxWorkers } from './tests/time/workers.ts'

export default defineConfig({
  test: {
    globalSetup: './compiler/schemas/generate.ts',
    testTimeout: testPatience,
    hookTimeout: testPatience,
    expect: { poll: { timeout: patience } },
    maxWorkers,
    runner: './tests/time/runner.ts',
    reporters: ['default', './tests/time/reporter.ts'],
    env: { XDG_CACHE_HOME: resolve('.sandtable/test-cache') },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{engine,compiler,tests}/**/*.test.ts'],
          exclude: ['tests/browser/**', 'tests/pack/**', 'node_modules/**'],
          setupFiles: ['tests/support/host.ts'],
          // A worker loads each module once and not for every file: no test here puts another module in the place of one.
          isolate: false,
          // Node runs these as it runs the program: one copy of each module, however it is loaded.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { name: 'site', isolate: false, include: ['site/**/*.test.ts'], setupFiles: ['tests/support/host.ts'] },
      },
    ],
  },
})
