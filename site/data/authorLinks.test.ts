/** Codes are explained on every site, whatever rule systems it has. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { acceptingLink } from './authorLinks.ts'

const folder = mkdtempSync(join(tmpdir(), 'sandtable-alone-'))
const write = (name: string, value: unknown): void => writeFileSync(join(folder, name), JSON.stringify(value))

beforeAll(() => {
  mkdirSync(join(folder, 'fields'))
  write('index.json', { format: 1, scenarios: [], systems: [{ id: 'echelon', title: 'Echelon', summary: '' }] })
  const scenario = { kind: 'scenario', home: 'scenarios/<scenario>/scenario.yaml', description: '', sections: [] }
  write('fields/echelon.json', { format: 1, system: 'echelon', kinds: [scenario] })
  vi.stubEnv('SANDTABLE_BUILD', folder)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('a code of a rule system that the site has not leads to none of its fields', () => {
  expect(acceptingLink('operational')).toBeUndefined()
  expect(acceptingLink('echelon')?.href).toContain('/guides/fields/echelon/scenario/')
  expect(acceptingLink()).toEqual(acceptingLink('echelon'))
})
