import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { stampFiles } from './package.ts'

const root = mkdtempSync(join(tmpdir(), 'sandtable-stamp-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('the stamp of code changes with every file that is written, comes or goes, and with nothing else', () => {
  mkdirSync(join(root, 'code', 'inner'), { recursive: true })
  const file = join(root, 'code', 'inner', 'a.ts')
  writeFileSync(file, 'one')
  const stamp = (): string => stampFiles(root, ['code', 'missing'])
  const first = stamp()
  writeFileSync(join(root, 'code', 'a.test.ts'), 'a test')
  writeFileSync(join(root, 'code', 'doc.md'), 'a text')
  expect(stamp()).toBe(first)
  utimesSync(file, 1000, 1000)
  const second = stamp()
  expect(second).not.toBe(first)
  writeFileSync(file, 'other')
  utimesSync(file, 1000, 1000)
  const third = stamp()
  expect(third).not.toBe(second)
  writeFileSync(join(root, 'code', 'b.ts'), '')
  expect(stamp()).not.toBe(third)
  rmSync(join(root, 'code', 'b.ts'))
  expect(stamp()).toBe(third)
})
