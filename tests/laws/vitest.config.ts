/**
 * The laws over many games of every scenario: a quarter of an hour. `npm run laws:long` runs it, the usual suite plays a few; `LAW_GAMES`
 * and `LAW_PLANNER_GAMES` override the numbers.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/laws/*.test.ts'],
    // They play no more games than the usual suite.
    exclude: ['tests/laws/{conservation,lines,playthrough,tally}.test.ts'],
    setupFiles: ['tests/support/host.ts'],
    experimental: { viteModuleRunner: false, nodeLoader: false },
    env: { LAW_GAMES: process.env.LAW_GAMES ?? '100', LAW_PLANNER_GAMES: process.env.LAW_PLANNER_GAMES ?? '20' },
    testTimeout: 24 * 3600 * 1000,
  },
})
