import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { engineDirectory, hashEngine, makeVersionSource, versionFile } from './engineVersion.ts'

it('the engine states the version of its own code; run `npm run generate` when this fails', () => {
  const directory = fileURLToPath(engineDirectory)
  expect(readFileSync(new URL(versionFile, engineDirectory), 'utf8')).toBe(makeVersionSource(hashEngine(directory)))
})
