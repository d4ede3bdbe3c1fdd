/** Tests of `sandtable list`: the built-in content, and a pack over it. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'
import { systemIds } from '../systems/index.ts'

const house = fileURLToPath(new URL('../../content', import.meta.url))

let home = ''
beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'sandtable-list-'))
  await type('new', 'pack', 'mine')
  await type('new', 'scenario', 'a', '--pack', 'mine')
  const german = readFileSync(join(house, 'systems/operational/units/german.yaml'), 'utf8')
  const infantry = /^ {2}german-infantry:\n(?: {4}.*\n)+/m.exec(german)?.[0] ?? ''
  put(
    'mine/systems/operational/units/own.yaml',
    `kind: units\nentries:\n${infantry.replace('german-infantry', 'guards')}`,
  )
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

const type = (...words: string[]) => typeIn(home, words)

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

const fromHouse = (...words: string[]) => type('list', ...words, '--content', house)

describe('sandtable list', () => {
  it('says which kinds there are', async () => {
    const { code, out } = await fromHouse()
    expect(out).toMatch(/^operational\n {2}terrain +\d+ {2}The terrain table/)
    expect(out).toMatch(/\ncommand-cards\n {2}boards +\d+ /)
    expect(code).toBe(0)
  })

  it('lists unit types of a nation with their figures, aligned', async () => {
    const { code, out } = await fromHouse('units', '--system', 'operational', '--nation', 'german')
    const [title, head, ...lines] = out.trimEnd().split('\n')
    expect(title).toBe(`operational units, ${lines.length}`)
    const column = head.indexOf('nation')
    expect(lines.every((line) => line.slice(column).startsWith('german  '))).toBe(true)
    expect(out).toMatch(
      /\n {2}german-infantry +German infantry division, 1943-45 +german +infantry +division +3 +4 +4 +3 +infantry +1\n/,
    )
    expect(code).toBe(0)
  })

  it('knows the nation of cards whose file says it for all of them, and shows their years', async () => {
    const { code, out } = await fromHouse('units', '--system', 'skirmish', '--nation', 'soviet')
    const [title, head, ...lines] = out.trimEnd().split('\n')
    expect(title).toBe(`skirmish units, ${lines.length}`)
    expect(head.trimEnd()).toMatch(/ year$/)
    expect(lines.every((line) => line.startsWith('  soviet-'))).toBe(true)
    expect(out).toMatch(/\n {2}soviet-t34-76 .* 19\d\d\n/)
    expect(code).toBe(0)
  })

  it('lists a kind of each rule system that has it', async () => {
    const { out } = await fromHouse('terrain')
    expect(out.match(/^\S+ terrain, \d+$/gm)).toHaveLength(systemIds.length)
    expect(out).toMatch(/\n {2}forest +Forest +s? *f /)
  })

  it('gives every field to programs', async () => {
    const { out } = await fromHouse('units', '--system', 'operational', '--format', 'json')
    const { entries } = JSON.parse(out) as { readonly entries: readonly object[] }
    expect(entries).toContainEqual(
      expect.objectContaining({
        id: 'german-infantry',
        system: 'operational',
        file: 'systems/operational/units/german.yaml',
        own: false,
        armour: { points: 1, counts: 'defence' },
      }),
    )
  })

  it('lists what a pack has over what comes with the program, and marks it', async () => {
    const units = await type('list', 'units', '--system', 'operational', '--content', 'mine')
    expect(units.out).toMatch(/\n {2}guards .*yours\n/)
    expect(units.out).toMatch(/\n {2}german-infantry [^\n]*\d\n/)
    const scenarios = await type('list', 'scenarios', '--content', 'mine')
    expect(scenarios.out).toMatch(/\n {2}a +A .*yours\n/)
    expect(scenarios.out).toMatch(/\n {2}korsun +The Korsun pocket +\d+ +1944-01-25\n/)
  })

  it('says what letters mean that stand for figures', async () => {
    const { out } = await fromHouse('terrain', '--system', 'operational')
    expect(out).toMatch(/\n {2}Movement points to enter: [^\n]*; X is impossible [^`\n]*\.\n$/)
  })

  it('lists what comes with the program for who has nothing yet', async () => {
    const { code, out, error } = await type('list', 'ways')
    expect(out).toMatch(/\n {2}rail +Railway /)
    expect(error).toContain('this is what comes with sandtable; --content <dir>')
    expect(code).toBe(0)
  })

  it('lists the rest when something is broken, and says so', async () => {
    put('mine/systems/operational/units/broken.yaml', 'kind: units\nentries: {militia: {name: 3}}\n')
    const { code, out, error } = await type('list', 'units', '--content', 'mine')
    rmSync(join(home, 'mine/systems/operational/units/broken.yaml'))
    expect(out).toContain('  guards ')
    expect(error).toContain('what is broken in them is missing here')
    expect(code).toBe(1)
  })

  it.each([
    [['unit'], 'No kind of content is called "unit". Did you mean "units"?'],
    [['units', '--system', 'operationl'], 'No rule system is called "operationl". Did you mean "operational"?'],
    [['units', '--nation', 'germn'], 'No nation here is called "germn". Did you mean "german"?'],
    [['terrain', '--nation', 'german'], '--nation means nothing here: no entry of terrain has one.'],
    [['units', 'terrain'], 'Unexpected argument "terrain".'],
    [['units', '--format', 'xml'], '--format takes text, json, not "xml".'],
  ])('%j is wrong usage', async (words, message) => {
    const { code, error } = await fromHouse(...words)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})
