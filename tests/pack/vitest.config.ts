/** The package as a stranger gets it; minutes long, so on its own. `npm run test:pack` */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    runner: '../time/runner.ts',
    reporters: ['default', '../time/reporter.ts'],
  },
})
