/** The laws over many games of every scenario: hours, not seconds. `npm run laws:long` runs it; the usual suite plays a few. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/laws/laws.test.ts', 'tests/laws/echelon.test.ts', 'tests/laws/skirmish.test.ts'],
    setupFiles: ['tests/support/host.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    env: { LAW_GAMES: process.env.LAW_GAMES ?? '1000', LAW_PLANNER_GAMES: process.env.LAW_PLANNER_GAMES ?? '200' },
    testTimeout: 24 * 3600 * 1000,
  },
})
