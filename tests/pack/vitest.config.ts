/** The package as a stranger gets it; minutes long, so on its own. `npm run test:pack` */
import { defineConfig } from 'vitest/config'
import { testPatience } from '../time/patience.ts'

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: testPatience,
    hookTimeout: testPatience,
    runner: '../time/runner.ts',
    reporters: ['default', '../time/reporter.ts'],
  },
})
