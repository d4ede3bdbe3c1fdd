import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { engineDirectory, makeVersionSource, versionFile } from './engineVersion.ts'

it('the engine states the versions of its own code; run `npm run generate` when this fails', () => {
  const directory = fileURLToPath(engineDirectory)
  expect(readFileSync(new URL(versionFile, engineDirectory), 'utf8')).toBe(makeVersionSource(directory))
})
