import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,compiler,site,tests}/**/*.test.ts'],
    exclude: ['tests/browser/**', 'tests/pack/**', 'node_modules/**'],
    globalSetup: './compiler/schemas/generate.ts',
    testTimeout: 60_000,
  },
})
