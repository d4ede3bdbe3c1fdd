/** Packs as the command line lays them over each other. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'

const house = fileURLToPath(new URL('../../content', import.meta.url))

/** A folder with a pack of one scenario, which each test has a copy of. */
const made = mkdtempSync(join(tmpdir(), 'sandtable-packs-'))
let home = ''
beforeAll(async () => {
  await typeIn(made, ['new', 'pack', 'mine'])
  await typeIn(made, ['new', 'scenario', 'a', '--pack', 'mine'])
})
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'sandtable-packs-'))
  cpSync(made, home, { recursive: true })
})
afterEach(() => rmSync(home, { recursive: true, force: true }))
afterAll(() => rmSync(made, { recursive: true, force: true }))

const type = (...words: string[]) => typeIn(home, words)

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
}

const overrides = (...names: string[]): void =>
  writeFileSync(
    join(home, 'mine/pack.yaml'),
    `${readFileSync(join(home, 'mine/pack.yaml'), 'utf8')}overrides: [${names.join(', ')}]\n`,
  )

/** An entry of a table of the house as it is written there. */
const entryOf = (path: string, id: string): string => {
  const text = readFileSync(join(house, 'systems/operational', path), 'utf8')
  return new RegExp(`^ {2}${id}:\\n(?: {4}.*\\n)+`, 'm').exec(text)?.[0] ?? ''
}

const check = async (...words: string[]): Promise<string[]> => {
  const { out, error } = await type('check', '--format', 'json', '--no-evidence', ...words)
  expect(error).toBe('')
  const { diagnostics } = JSON.parse(out) as { readonly diagnostics: readonly { code: string; file: string }[] }
  return [...new Set(diagnostics.map(({ code, file }) => `${code} ${file}`))]
}

const suppress = (...entries: string[]): void =>
  writeFileSync(
    join(home, 'mine/pack.yaml'),
    `${readFileSync(join(home, 'mine/pack.yaml'), 'utf8')}suppress: [${entries.join(', ')}]\n`,
  )

describe('a warning about a pack', () => {
  const meant = '{code: override-unused, file: pack.yaml, at: "overrides[0]", reason: It is in the next version.}'

  it('is accepted in its manifest, and listed with the reason', async () => {
    overrides('scenarios/later')
    suppress(meant)
    expect(await check('mine')).toEqual([])
    const { out } = await type('check', '--no-evidence', '--show-suppressed', 'mine')
    expect(out).toContain('suppressed override-unused  mine/pack.yaml')
    expect(out).toContain('It is in the next version.')
  })

  it('that is gone leaves an entry that accepts nothing, which --fix takes out', async () => {
    suppress(meant)
    expect(await check('mine')).toEqual(['suppression-unused mine/pack.yaml'])
    await type('check', '--fix', '--no-evidence', 'mine')
    expect(readFileSync(join(home, 'mine/pack.yaml'), 'utf8')).not.toContain('override-unused')
    expect(await check('mine')).toEqual([])
  })

  it('is not accepted by an entry about another, nor without a reason', async () => {
    overrides('scenarios/later')
    suppress(
      '{code: override-unused, at: "overrides[7]", reason: TODO}',
      '{code: overide-unused, reason: A mere slip.}',
    )
    expect((await check('mine')).sort()).toEqual([
      'override-unused mine/pack.yaml',
      'suppression-unused mine/pack.yaml',
      'suppression-without-reason mine/pack.yaml',
    ])
  })

  it('of which nobody asks leaves no such entry', async () => {
    suppress('{code: evidence-stale, reason: They are played with our tables.}')
    expect(await check('mine')).toEqual([])
  })

  it('about a scenario of its own is accepted in the scenario', async () => {
    await type('new', 'scenario', 'a-trial', '--pack', 'mine')
    suppress('{code: evidence-missing, file: scenarios/a-trial/scenario.yaml, reason: It is a trial.}')
    const { out } = await type('check', 'mine')
    expect(out).toContain('What evidence-missing finds in scenarios/a-trial is not accepted here.')
    expect(out).toContain('Move the entry to "suppress" in scenarios/a-trial/scenario.yaml.')
    expect(out).not.toContain('can be mended')
  })

  it('caused below it is accepted there too', async () => {
    const path = 'units/german.yaml'
    put(
      `mine/systems/operational/${path}`,
      `kind: units\nentries:\n${entryOf(path, 'german-infantry').replace('nation: german', 'nation: british')}`,
    )
    overrides('operational/units/german-infantry')
    const found = await check('mine')
    const below = found.filter((one) => one.startsWith('unit-of-enemy-nation'))
    expect(below.length).toBeGreaterThan(0)
    suppress(...new Set(below.map((one) => `{code: ${one.split(' ')[0]}, reason: They are as old as that.}`)))
    expect((await check('mine')).filter((one) => below.includes(one))).toEqual([])
  })
})

describe('a pack', () => {
  it('lies over the content that comes with the program, of which nothing is told', async () => {
    const { code, out } = await type('check', 'mine')
    expect(code).toBe(1)
    expect(out).toContain('warning evidence-missing  mine/scenarios/a/scenario.yaml:1:1')
    expect(out).toContain('1 warning in 1 file.')
  })

  it('is what is meant when one stands in it', async () => {
    const { out } = await typeIn(join(home, 'mine'), ['check'])
    expect(out).toContain('warning evidence-missing  scenarios/a/scenario.yaml:1:1')
  })

  it('may use what lies below it', async () => {
    put('more/pack.yaml', readFileSync(join(home, 'mine/pack.yaml'), 'utf8').replace('id: mine', 'id: more'))
    const guards = entryOf('units/british.yaml', 'british-infantry').replace('british-infantry:', 'guards:')
    put('more/systems/operational/units/guards.yaml', `kind: units\nentries:\n${guards}`)
    const scenario = join(home, 'mine/scenarios/a/scenario.yaml')
    const text = readFileSync(scenario, 'utf8').replace('type: british-infantry, ', 'type: guards, ')
    writeFileSync(scenario, text)
    expect(await check('mine')).toEqual(['unit-type-unknown mine/scenarios/a/scenario.yaml'])
    expect(await check('mine', '--content', 'more')).toEqual([])
    const explained = await type('explain', 'a', '--content', 'more', '--content', 'mine')
    expect(explained.error).not.toContain('no sound scenario')
  })

  it('replaces one entry of a table, and what is wrong with it stands where it is written', async () => {
    overrides('operational/units/british-infantry')
    const entry = entryOf('units/british.yaml', 'british-infantry')
    put('mine/systems/operational/units/mine.yaml', `kind: units\nentries:\n${entry}`)
    expect(await check('mine')).toEqual([])
    put(
      'mine/systems/operational/units/mine.yaml',
      `kind: units\nentries:\n${entry.replace('nation: british', 'nation: brtish')}`,
    )
    expect(await check('mine')).toContain('nation-unknown mine/systems/operational/units/mine.yaml')
  })

  it('is told what it breaks below', async () => {
    overrides('operational/terrain/desert')
    const entry = entryOf('tables/terrain.yaml', 'desert').replace("sign: ':'", "sign: ';'")
    put('mine/systems/operational/tables/terrain.yaml', `kind: terrain\nentries:\n${entry}`)
    const { out } = await type('check', 'mine')
    expect(out).toContain(`sign-unknown  ${house}/scenarios/wadi-akarit/map.yaml`)
    expect(out).toMatch(/Hint: Signs are .* This file came with sandtable and is sound there/)
    expect(out).not.toMatch(new RegExp(`evidence-\\w+ {2}${house}`))
  })

  it('is told in words that can be typed as they stand', async () => {
    const { out } = await type('check', 'mine')
    expect(out).toContain('Run sandtable playtest a --content mine and commit mine/scenarios/a/evidence.json.')
  })

  it.each([
    ['check', 'There is no directory', 'A pack lies at mine'],
    ['check mine/scenarios/a', 'is the folder of one scenario.', 'name mine.'],
    ['check mine/scenarios/a/map.yaml', 'is not a directory.', 'name mine.'],
    ['check mine/pack.yaml', 'is not a directory.', 'name mine.'],
  ])('is named to somebody who types %j', async (line, what, wayOut) => {
    const { code, error } = await type(...line.split(' '))
    expect(code).toBe(2)
    expect(error).toContain(what)
    expect(error).toContain(wayOut)
  })

  it('takes back a map from Tiled without being named', async () => {
    await type('tiled', 'export', 'a', '--content', 'mine', '--out', 'a.tmx')
    const { code, error } = await type('tiled', 'import', 'a.tmx', '--into', 'mine/scenarios/a', '--force')
    expect([code, error]).toEqual([0, expect.stringContaining('sandtable check mine says')])
  })

  it('that is none is told what it lacks', async () => {
    rmSync(join(home, 'mine/pack.yaml'))
    expect(await check('mine')).toEqual(['pack-missing mine/pack.yaml'])
  })

  it('keeps what its games show, and nobody else’s', async () => {
    const { out } = await type('playtest', 'a', '--content', 'mine', '--games', '2', '--threads', '1')
    expect(out).toContain('2 games')
    expect(existsSync(join(home, 'mine/scenarios/a/evidence.json'))).toBe(true)
    const before = readdirSync(join(house, 'scenarios/wau'))
    const { code, error } = await type('playtest', 'wau', '--content', 'mine', '--games', '2', '--force')
    expect([code, error]).toEqual([2, expect.stringContaining('comes with sandtable')])
    expect(readdirSync(join(house, 'scenarios/wau'))).toEqual(before)
  })

  it('that stands alone has nothing below it', async () => {
    const alone = `${readFileSync(join(home, 'mine/pack.yaml'), 'utf8')}alone: true\n`
    writeFileSync(join(home, 'mine/pack.yaml'), alone)
    expect(await check('mine')).toEqual(['system-unknown mine/scenarios/a/scenario.yaml'])
  })
})

describe('a scenario that a pack does not have', () => {
  it.each([
    [['playtest', 'b', '--content', 'mine'], 'There is no sound scenario "b". Did you mean "a"?'],
    [['playtest', 'something-else', '--content', 'mine'], 'There is no sound scenario "something-else". In mine: a.'],
    [['playtest', 'korsum', '--content', 'mine'], 'Did you mean "korsun"?'],
    [['explain', 'something-else', 'odds', '--content', 'mine'], 'There is no scenario "something-else". In mine: a.'],
    [['replay', 'something-else', '--content', 'mine'], 'a sound scenario of mine. In mine: a.'],
  ])('is answered to %j by those that it has', async (words, message) => {
    const { code, error } = await type(...words)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})
