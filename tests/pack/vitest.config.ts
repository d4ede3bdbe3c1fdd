/** The package as a stranger gets it; minutes long, so on its own. `npm run test:pack` */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    // Far more than anything takes, on busy machines too: it only ends what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    runner: '../time/runner.ts',
    reporters: ['default', '../time/reporter.ts'],
  },
})
