import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../../tests/support/turns.ts'
import type { Evidence, Manifest } from '../bundle.ts'
import { run as runProgram } from '../cli.ts'
import { cameAndWent, changesOf, isEmpty } from './difference.ts'
import { compareBuilds, type ReadBuild, readBuild } from './readBuild.ts'
import { isMoreThanNoise } from './scenarios.ts'
import { printDifference } from './text.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-diff-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** One battle that the tests below change, and one of another system, in turns. */
const chosen = ['korsun', ...['arras-1940', 'asan', 'compass'].filter((_, index) => hasTurn(index, 3))]

/** Those battles, all tables, and of two rulebooks a chapter and the glossary. */
const isTaken = (path: string): boolean =>
  path.startsWith('scenarios/')
    ? chosen.some((id) => path.startsWith(`scenarios/${id}/`))
    : /^systems\/[^/]+\/(?!rules\/)/.test(path) ||
      /^systems\/(?:operational\/rules\/06-.*|command-cards\/rules\/01-.*|[^/]+\/rules\/glossary)\.md$/.test(path)

/** A text without links to pages that are not taken, and examples without rules that stand there. */
const alone = (text: string): string =>
  text
    .replaceAll(/\]\((?:scenario|rule|chapter|guide):[^)]*\)/g, '](scenario:korsun)')
    .replaceAll(/^rules: \[(.*)\]/gm, (_, ids: string) => {
      const own = ids.split(', ').filter((id) => text.includes(`{#${id}}`))
      return `rules: [${own.join(', ')}]`
    })

/** A folder of content; files are put there in the order that is asked for. */
const layContent = (name: string, isBackwards: boolean): string => {
  const target = join(scratch, name)
  const paths = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'content').length + 1))
    .filter(isTaken)
    .sort()
  for (const path of isBackwards ? paths.reverse() : paths) {
    mkdirSync(join(target, 'content', path, '..'), { recursive: true })
    const bytes = readFileSync(join(root, 'content', path))
    writeFileSync(join(target, 'content', path), path.endsWith('.md') ? alone(bytes.toString()) : bytes)
  }
  return target
}

/** Builds in a process of its own: nothing is remembered, and the world is another one. */
const build = async (cwd: string, environment: Record<string, string>, umask: string): Promise<string> => {
  const command = `umask ${umask} && exec "${process.execPath}" "${join(root, 'compiler/cli.ts')}" build content --no-site --out build`
  const child = spawn('sh', ['-c', command], { cwd, env: { PATH: process.env.PATH, ...environment } })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  child.stderr.on('data', (data) => {
    printed += data
  })
  await once(child, 'close')
  if (!existsSync(join(cwd, 'build/index.json'))) throw new Error(printed)
  return join(cwd, 'build')
}

const bytesOf = (directory: string): Map<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name)
        return [path.slice(directory.length + 1), readFileSync(path).toString('base64')]
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

let first: string
let second: string
beforeAll(async () => {
  ;[first, second] = await Promise.all([
    build(layContent('one', false), { TZ: 'Pacific/Kiritimati', LANG: 'C', HOME: scratch }, '022'),
    build(
      layContent('two/deeper and with blanks', true),
      { TZ: 'America/St_Johns', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', HOME: '/' },
      '077',
    ),
  ])
})

describe('two builds of the same content', () => {
  it('are the same bytes in another folder, time zone, language and order of files', () => {
    const [one, two] = [bytesOf(first), bytesOf(second)]
    expect([...two.keys()]).toEqual([...one.keys()])
    expect([...one].filter(([path, bytes]) => two.get(path) !== bytes).map(([path]) => path)).toEqual([])
  })

  it('differ in nothing', () => {
    const difference = compareBuilds(readBuild(first, 'first'), readBuild(second, 'second'))
    expect(isEmpty(difference)).toBe(true)
    expect(printDifference(difference)).toBe('')
  })

  it('say what they hold, with a hash of every file and entity, and name no place and no time', () => {
    const text = readFileSync(join(first, 'manifest.json'), 'utf8')
    const manifest = JSON.parse(text) as Manifest
    const paths = [...bytesOf(first).keys()].filter((path) => path !== 'manifest.json' && path !== '.sandtable-output')
    expect(Object.keys(manifest.files)).toEqual(paths)
    expect(paths).toContain('schemas/operational/scenario.schema.json')
    const hashes = JSON.stringify([manifest.files, manifest.entities]).match(/:"[^"]*"/g) ?? []
    expect(hashes.filter((one) => !/^:"[0-9a-f]{16}"$/.test(one))).toEqual([])
    expect(Object.keys(manifest.entities.scenarios)).toEqual([...chosen].sort())
    const { operational } = manifest.entities.systems
    expect(operational.tables.terrain).toHaveProperty('forest')
    expect(operational.tables.units).toHaveProperty('soviet-tank-corps')
    expect(operational.rules).toHaveProperty(['operational.C14'])
    expect(manifest.entities.systems['command-cards'].tables.cards).toBeDefined()
    expect(manifest.scenarios.korsun.sources.length).toBeGreaterThan(0)
    expect(text).not.toContain(scratch)
    expect(text).not.toMatch(/\d\d:\d\d/)
  })
})

/** The bundles of a build with some words of one file replaced. */
const spoilt = (name: string, path: string, change: (value: never) => unknown): ReadBuild => {
  const copy = join(scratch, name)
  cpSync(first, copy, { recursive: true })
  writeFileSync(join(copy, path), JSON.stringify(change(JSON.parse(readFileSync(join(copy, path), 'utf8')) as never)))
  return readBuild(copy, name)
}
const difference = (to: ReadBuild): string => printDifference(compareBuilds(readBuild(first, 'first'), to))

type Bundle = {
  card: Record<string, unknown>
  briefing: string
  evidence: Evidence
  scenario: {
    turns: number
    weather: string[]
    units: { id: string; name: string; hex?: number; steps: number }[]
    objectives: unknown[]
    map: { terrain: number[]; terrainIds: string[]; width: number }
  }
}

describe('what changed for a player', () => {
  it('is told for a scenario: its turns, units, objectives, hexes, weather, texts and balance', () => {
    const to = spoilt('changed', 'scenarios/korsun.json', (bundle: Bundle) => {
      const { scenario, evidence } = bundle
      const [one, two, ...rest] = scenario.units
      const terrain = [...scenario.map.terrain]
      terrain[33] = scenario.map.terrainIds.indexOf('forest')
      return {
        ...bundle,
        briefing: `${bundle.briefing}<p>More.</p>`,
        evidence: {
          ...evidence,
          panel: evidence.panel.map((one) => ({
            ...one,
            wins: [one.games, 0],
            share: [
              { low: 99, high: 100 },
              { low: 0, high: 1 },
            ],
          })),
        },
        scenario: {
          ...scenario,
          turns: 11,
          weather: [...scenario.weather, 'clear'],
          units: [{ ...one, steps: 5 }, ...rest.slice(0, -1), { ...two, id: 'new-unit', name: 'New unit' }],
          objectives: scenario.objectives.slice(1),
          map: { ...scenario.map, terrain },
        },
      }
    })
    const text = difference(to)
    for (const line of [
      'Scenarios\n  korsun (The Korsun pocket)\n    turns 10 -> 11\n',
      'unit 20-tk (20th Tank Corps): steps 6 -> 5',
      'unit new-unit (New unit): added',
      'unit 29-tk (29th Tank Corps): removed',
      'objective Zvenigorodka: removed',
      'terrain clear -> forest: 0101',
      'reworded: briefing',
      ': more than chance',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/weather snow, snow, snow.* -> snow/)
  })

  it('is told for a number of a table, with what it means', () => {
    const to = spoilt(
      'numbers',
      'reference/operational.json',
      (reference: { rules: { terrain: Record<string, { cost: object }> } }) => {
        const { forest, ...others } = reference.rules.terrain
        const { swamp: _, ...left } = others
        return {
          ...reference,
          rules: {
            ...reference.rules,
            terrain: { ...left, forest: { ...forest, cost: { ...forest.cost, infantry: 9 } }, 'new-ground': forest },
          },
        }
      },
    )
    const text = difference(to)
    expect(text).toMatch(
      /Tables of operational\n {2}terrain\.new-ground: added\n {2}terrain\.swamp: removed\n {2}terrain\.forest\.cost\.infantry \d -> 9 {3}\[[A-Z]/,
    )
    expect(text).not.toContain('Scenarios')
  })

  it('is told for a rule that says something else', () => {
    const to = spoilt(
      'rules',
      'rulebook/command-cards.json',
      (book: { chapters: { rules: { id: string; text: string }[] }[] }) => ({
        ...book,
        chapters: book.chapters.map((chapter, index) =>
          index > 0
            ? chapter
            : {
                ...chapter,
                rules: chapter.rules
                  .slice(1)
                  .map((rule, number) => (number > 0 ? rule : { ...rule, text: `${rule.text} Nowhere else.` })),
              },
        ),
      }),
    )
    expect(difference(to)).toMatch(
      /Rulebook of command-cards\n {2}command-cards\.\w+: removed\n {2}command-cards\.\w+: reworded, “…?.*Nowhere else\.”\n$/,
    )
  })

  it('leaves with 0, 1 or 2 as diff does, and prints JSON', async () => {
    const run = async (...args: string[]) => {
      let out = ''
      let error = ''
      const code = await runProgram(['diff', ...args], {
        out: (text) => {
          out += text
        },
        error: (text) => {
          error += text
        },
        cwd: scratch,
        colour: false,
        interactive: false,
      })
      return { code, out, error }
    }
    expect(await run(first, second)).toEqual({ code: 0, out: '', error: '' })
    const changed = await run(first, 'changed', '--format', 'json')
    expect(changed.code).toBe(1)
    expect(JSON.parse(changed.out)).toMatchObject({ format: 1, scenarios: [{ id: 'korsun', is: 'changed' }] })
    const missing = 'There is no folder gone. sandtable build --no-site --out gone makes one.'
    expect(await run(first, 'gone')).toMatchObject({ code: 2, error: expect.stringContaining(missing) })
    // Nobody is told to build over a folder that holds something else.
    const other = await run(first, 'one')
    expect(other).toMatchObject({ code: 2, error: expect.stringContaining('one is no build: it has no index.json') })
    expect(other.error).not.toContain('--no-site')
  })

  it('names fields and entries that came and went', () => {
    expect(changesOf({ a: '1', b: '2' }, { a: '1', b: '3', c: '4' })).toEqual([
      { what: 'b', from: '2', to: '3' },
      { what: 'c', to: '4' },
    ])
    expect(cameAndWent(['a', 'b'], ['b', 'c'])).toEqual({ added: ['c'], removed: ['a'] })
  })

  it.each([
    // Newcombe 1998, table II: 56/70 and 48/80, difference 0.2 with the interval 0.0524 to 0.3339.
    [{ share: 60, low: 49.0, high: 70.0, games: 80 }, { share: 80, low: 69.2, high: 87.7, games: 70 }, true],
    [{ share: 50, low: 40, high: 60, games: 100 }, { share: 58, low: 48, high: 67, games: 100 }, false],
  ])('calls a change of a share chance or more than that', (from, to, expected) => {
    expect(isMoreThanNoise(from, to)).toBe(expected)
    expect(isMoreThanNoise(to, from)).toBe(expected)
  })
})
