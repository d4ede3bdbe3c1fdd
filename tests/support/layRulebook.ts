/** For tests of what the site reads: a build that has nothing but a rulebook. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import type { Rulebook } from '../../compiler/bundle.ts'

/** The site reads this book while the tests of the file run. */
export const layRulebook = (book: Rulebook): void => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-rulebook-'))
  beforeAll(() => {
    mkdirSync(join(folder, 'rulebook'))
    writeFileSync(join(folder, 'rulebook', `${book.system}.json`), JSON.stringify(book))
    vi.stubEnv('SANDTABLE_BUILD', folder)
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
}
