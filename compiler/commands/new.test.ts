import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { typeIn } from '../../tests/support/commandLine.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { openPacks } from '../packs/open.ts'
import { playGame } from '../playtest/game.ts'
import { makePlayer, openGame } from '../systems/games.ts'
import { systemIds } from '../systems/index.ts'

let home = ''
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandtable-new-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

const type = (...words: string[]) => typeIn(home, words)

const newPack = () => type('new', 'pack', 'mine')
const newScenario = (id: string, ...options: string[]) => type('new', 'scenario', id, '--pack', 'mine', ...options)

/** Returns the findings in the pack and the rule systems below it, and the scenario itself. */
const look = (id: string) => {
  const packs = openPacks(['mine'], home).look()
  const report = makeReport(packs.found)
  const files = packs.files.filter(
    ({ path }) => path.startsWith(`scenarios/${id}/`) || /^systems\/.*\.yaml$/.test(path),
  )
  const compiled = compile(files, report)
  const own = report.diagnostics.map(packs.show).filter(({ file }) => file.startsWith('mine/'))
  return {
    found: own.map(({ code, file, message }) => `${code} ${file}: ${message}`),
    scenario: compiled.scenarios.find((one) => one.id === id)?.scenario,
  }
}

const unplayed = (id: string, title: string): string[] => [
  `evidence-missing mine/scenarios/${id}/scenario.yaml: ${title} has not been playtested.`,
]

describe('a new pack', () => {
  it('is written with a manifest that fits, and says what to do next', async () => {
    const { code, out } = await newPack()
    expect(code).toBe(0)
    expect(out).toContain('sandtable new scenario first-battle --pack mine')
    expect((await readdir(join(home, 'mine'))).sort()).toEqual(expect.arrayContaining(['README.md', 'pack.yaml']))
    expect(look('').found).toEqual([])
  })

  it('is not written over anything', async () => {
    await mkdir(join(home, 'mine'))
    await writeFile(join(home, 'mine/notes.txt'), 'Mine.')
    const { code, error } = await newPack()
    expect([code, error]).toEqual([2, expect.stringContaining('is there already')])
    expect(await readdir(home)).toEqual(['mine'])
    expect(await readdir(join(home, 'mine'))).toEqual(['notes.txt'])
  })

  it('may take the place of an empty folder, and gets its id of it', async () => {
    await mkdir(join(home, 'My Battles, 1944'))
    expect((await type('new', 'pack', 'My Battles, 1944', '--title', "Monty's: war")).code).toBe(0)
    const text = await readFile(join(home, 'My Battles, 1944/pack.yaml'), 'utf8')
    expect(text).toContain('id: my-battles-1944\n')
    expect(text).toContain("title: 'Monty''s: war'\n")
  })

  it('of a folder with accents and blanks has an id that is readable, and commands that can be typed', async () => {
    const { out } = await type('new', 'pack', 'Grüße aus Łódź')
    expect(out).toContain('sandtable new scenario first-battle --pack "Grüße aus Łódź"\n')
    const text = await readFile(join(home, 'Grüße aus Łódź/pack.yaml'), 'utf8')
    expect(text).toContain('id: grusse-aus-lodz\n')
    expect(text).toContain("title: 'Grüße aus Łódź'\n")
    const scenario = await type('new', 'scenario', 'a', '--pack', 'Grüße aus Łódź')
    expect(scenario.out).toContain('sandtable check "Grüße aus Łódź"\n')
  })

  it('can lie over another one', async () => {
    await newPack()
    await type('new', 'pack', 'theirs')
    expect(openPacks(['theirs', 'mine'], home).look().found).toEqual([])
  })

  it.each(['con', 'NUL', '..', '日本', '!'])('is not called %s', async (name) => {
    await mkdir(join(home, 'deep/er'), { recursive: true })
    expect((await typeIn(join(home, 'deep/er'), ['new', 'pack', name])).code).toBe(2)
    expect(await readdir(join(home, 'deep'))).toEqual(['er'])
    expect(await readdir(join(home, 'deep/er'))).toEqual([])
  })
})

describe('a new scenario', () => {
  it.each(systemIds)('of %s is sound, and has only not been played', async (system) => {
    await newPack()
    const { code } = await newScenario('first-battle', '--system', system)
    expect(code).toBe(0)
    expect(look('first-battle').found).toEqual(unplayed('first-battle', 'First battle'))
    expect((await type('fmt', '--check', 'mine')).code).toBe(0)
  })

  it.each(systemIds)('of %s is a game that either side can win', async (system) => {
    await newPack()
    await newScenario('first-battle', '--system', system)
    const { scenario } = look('first-battle')
    if (scenario === undefined) throw new Error('it is not sound')
    const game = openGame(scenario)
    const planner = () => makePlayer('planner', game)
    const winners = new Set<number | null>()
    for (let seed = 1; seed <= 12 && !(winners.has(0) && winners.has(1)); seed++)
      winners.add(playGame(game, [planner(), planner()], seed, seed, scenario.turns, () => ({}), false).winner)
    expect(winners).toContain(0)
    expect(winners).toContain(1)
  })

  it.each([
    ['operational', '12x10'],
    ['operational', '13x11'],
    ['operational', '40x33'],
    ['operational', '99x99'],
    ['command-cards', '13x17'],
    ['command-cards', '26x9'],
  ])('of %s can be as large as %s', async (system, size) => {
    await newPack()
    expect((await newScenario('wide', '--system', system, '--size', size)).code).toBe(0)
    const { found, scenario } = look('wide')
    expect(found).toEqual(unplayed('wide', 'Wide'))
    expect(`${scenario?.map.width}x${scenario?.map.height}`).toBe(size)
  })

  it('has the title and the date that were said, in the briefing too', async () => {
    await newPack()
    await newScenario('hill-112', '--title', 'Hill 112: "up"', '--date', '1944-07-10')
    const { found, scenario } = look('hill-112')
    expect(found).toEqual(unplayed('hill-112', 'Hill 112: "up"'))
    expect(scenario).toMatchObject({ title: 'Hill 112: "up"', date: '1944-07-10' })
    expect(await readFile(join(home, 'mine/scenarios/hill-112/briefing.md'), 'utf8')).toMatch(/^\*\*10 July 1944\.\*\*/)
  })

  it('goes to the pack that one stands in', async () => {
    await newPack()
    const { code, out } = await typeIn(join(home, 'mine'), ['new', 'scenario', 'a'])
    expect([code, out]).toEqual([0, expect.stringContaining('sandtable check .')])
    expect(await readdir(join(home, 'mine/scenarios'))).toEqual(['a'])
  })

  it('says what each field is for', async () => {
    await newPack()
    await newScenario('a')
    const lines = (await readFile(join(home, 'mine/scenarios/a/scenario.yaml'), 'utf8')).split('\n')
    expect(lines.filter((line) => line.trim().startsWith('#')).length).toBeGreaterThan(20)
  })

  it('has an id that neither the pack nor what it lies on has', async () => {
    await newPack()
    await newScenario('a')
    await writeFile(join(home, 'mine/scenarios/a/briefing.md'), 'Mine.')
    for (const id of ['a', 'singling']) {
      const { code, error } = await newScenario(id)
      expect([code, error]).toEqual([2, expect.stringContaining(`There is a scenario "${id}" already`)])
    }
    expect(await readFile(join(home, 'mine/scenarios/a/briefing.md'), 'utf8')).toBe('Mine.')
    expect(await readdir(join(home, 'mine/scenarios'))).toEqual(['a'])
  })

  it.each(['../a', 'A', 'a/b', 'con', 'com1', 'a--b', 'аb', 'a'.repeat(61), '/tmp/a', '.'])(
    'does not have the id %j',
    async (id) => {
      await newPack()
      expect((await newScenario(id)).code).toBe(2)
      expect(await readdir(join(home, 'mine'))).not.toContain('scenarios')
      expect(await readdir(home)).toEqual(['mine'])
    },
  )

  it.each([
    ['--date', '1944-02-30'],
    ['--date', 'tomorrow'],
    ['--size', '4x4'],
    ['--size', '100x10'],
    ['--size', 'large'],
    ['--system', 'chess'],
    ['--title', 'two\nlines'],
    ['--title', '\u001b[2J'],
    ['--title', ''],
  ])('does not have %s %j', async (option, value) => {
    await newPack()
    expect((await newScenario('a', `${option}=${value}`)).code).toBe(2)
    expect(await readdir(join(home, 'mine'))).not.toContain('scenarios')
  })

  it('is not put where a link leads', async () => {
    await newPack()
    await mkdir(join(home, 'elsewhere'))
    await symlink(join(home, 'elsewhere'), join(home, 'mine/scenarios'))
    expect((await newScenario('a')).code).toBe(2)
    expect(await readdir(join(home, 'elsewhere'))).toEqual([])
  })

  it('is not put where there is no pack', async () => {
    await mkdir(join(home, 'mine/scenarios'), { recursive: true })
    await writeFile(join(home, 'mine/scenarios/note.md'), 'A.')
    const { code, error } = await newScenario('a')
    expect([code, error]).toEqual([2, expect.stringContaining('sandtable new pack')])
  })
})
