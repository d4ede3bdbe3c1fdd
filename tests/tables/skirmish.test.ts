/**
 * What the tables of the skirmish rules say of each card, terrain, general, nation and army, beside a copy that is read when it
 * changes: `npm run mutate` changes the tables under these tests. `vitest run tests/tables/skirmish.test.ts -u` writes the copy anew.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contentRules } from '../support/skirmish.ts'

const { unitTypes, upgrades, support, terrain, generals, nations, armies } = contentRules()
const tables = { ...unitTypes, ...upgrades, ...support, ...terrain, ...generals, ...nations, ...armies }

/** What is read by people alone. */
const forPeople: ReadonlySet<string> = new Set(['name', 'adjective', 'text', 'description', 'rule', 'sign'])

/** A value in short: `weapon(range 2 accuracy(5 10) piercing 2 damage 1)`. */
const shortOf = (value: unknown): string =>
  typeof value !== 'object' || value === null
    ? `${value}`
    : Array.isArray(value)
      ? value.map(shortOf).join(' ')
      : Object.entries(value)
          .filter(([name]) => !forPeople.has(name))
          .map(([name, part]) => (typeof part === 'object' ? `${name}(${shortOf(part)})` : `${name} ${part}`))
          .join(' ')

const lines = Object.entries(tables).map(([id, entry]) => `${id}: ${shortOf(entry)}`)
const copy = '../golden/tables-skirmish.txt'
const copied = new Set(readFileSync(new URL(copy, import.meta.url), 'utf8').split('\n'))

test('the tables of skirmishes are those of the copy', async () => {
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(copy)
})

test.each(lines)('%s', (line) => {
  expect(copied.has(line)).toBe(true)
})
