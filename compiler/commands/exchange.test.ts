import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { start } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { identityOf } from '../resolve/identity.ts'
import { openGame } from '../systems/games.ts'
import { openWorkspace } from '../workspace.ts'
import { type Command, UsageError } from './command.ts'
import { exportCommand } from './export.ts'
import { tiled } from './tiled.ts'

const content = fileURLToPath(new URL('../../content/', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-exchange-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const run = async (command: Command, ...args: string[]) => {
  let out = ''
  let error = ''
  const io = {
    out: (text: string) => {
      out += text
    },
    error: (text: string) => {
      error += text
    },
    cwd: scratch,
    colour: false,
    interactive: false,
  }
  const code = await command.run([...args, '--content', small], io).catch((thrown: unknown) => {
    if (!(thrown instanceof UsageError)) throw thrown
    error += thrown.message
    return 2
  })
  return { code, out, error }
}

/** Content with the tables of all systems and three scenarios: rulebooks take long, and say nothing here. */
const small = join(scratch, 'content')
let record: string
beforeAll(async () => {
  const files = (await readDirectory(content, makeReport())).filter(
    ({ path }) =>
      /^systems\/[^/]+\/(tables|units|system)/.test(path) || /^scenarios\/(arras-1940|asan|korsun)\//.test(path),
  )
  for (const { path, text } of files) {
    mkdirSync(join(small, path, '..'), { recursive: true })
    writeFileSync(join(small, path), text)
  }
  const asan = openWorkspace(files)
    .compiled()
    .scenarios.find(({ id }) => id === 'asan')
  if (asan === undefined) throw new Error('asan')
  const game = openGame(asan.scenario)
  const { state } = start(game, 7).position
  const [first] = game.legal(state, 0)
  record = makeRecord({
    format: 2,
    ...identityOf(asan.scenario),
    seed: 7,
    moves: [makeMove(0, game.makeAction(first))],
  })
})

const textOf = (path: string): string => readFileSync(join(scratch, path), 'utf8')

describe('sandtable tiled', () => {
  it.each(['korsun.tmx', 'korsun.tmj'])('writes %s with a picture, and reads it back without loss', async (name) => {
    const ending = name.slice(-3)
    const folder = `back-${ending}`
    expect(await run(tiled, 'export', 'korsun', '--out', name)).toMatchObject({ code: 0, out: '' })
    expect(existsSync(join(scratch, 'korsun-tiles.png'))).toBe(true)
    mkdirSync(join(scratch, folder))
    writeFileSync(join(scratch, folder, 'map.yaml'), textOf('content/scenarios/korsun/map.yaml'))
    expect(await run(tiled, 'import', name, '--into', folder, '--force')).toMatchObject({ code: 0, out: '' })
    expect(textOf(`${folder}/map.yaml`)).toBe(textOf('content/scenarios/korsun/map.yaml'))
    rmSync(join(scratch, 'korsun-tiles.png'))
  })

  it('says of a board of squares that it does not go there', async () => {
    const { code, error } = await run(tiled, 'export', 'arras-1940', '--out', 'arras.tmj')
    expect(code).toBe(2)
    expect(error).toContain('skirmish')
  })

  it('writes over nothing unless it is told to, and follows no link', async () => {
    expect((await run(tiled, 'export', 'asan', '--out', 'asan.tmj')).code).toBe(0)
    const again = await run(tiled, 'export', 'asan', '--out', 'asan.tmj')
    expect(again).toMatchObject({
      code: 2,
      error: expect.stringContaining('asan.tmj is there already; --force writes over it.'),
    })
    mkdirSync(join(scratch, 'linked'))
    symlinkSync('/etc/hostname', join(scratch, 'linked/map.yaml'))
    const linked = await run(tiled, 'import', 'asan.tmj', '--into', 'linked', '--force')
    expect(linked).toMatchObject({ code: 2, error: expect.stringContaining('map.yaml is in the way: it is no file.') })
    expect(readdirSync(join(scratch, 'linked'))).toEqual(['map.yaml'])
  })

  it('says what it could not carry, with the place in the file', async () => {
    writeFileSync(join(scratch, 'odd.tmj'), textOf('asan.tmj').replace('"name": "ways"', '"name": "roads"'))
    const { code, out, error } = await run(tiled, 'import', 'odd.tmj', '--into', 'odd')
    expect(code).toBe(1)
    expect(out).toMatch(
      /^warning tiled-layer-unknown {2}odd\.tmj:\d+:\d+\n {2}The layer "roads" with its \d+ objects has no place/,
    )
    expect(error).toContain('odd/map.yaml has the map.')
    expect(textOf('odd/map.yaml')).not.toContain('ways:')
  })

  it('reads tilesets in the folder of the map only, whatever leads out of it', async () => {
    mkdirSync(join(scratch, 'far'))
    mkdirSync(join(scratch, 'near'))
    writeFileSync(join(scratch, 'far/signs.tsx'), '<tileset name="far"/>')
    symlinkSync(join(scratch, 'far'), join(scratch, 'near/way'))
    writeFileSync(
      join(scratch, 'near/map.tmj'),
      textOf('asan.tmj').replace('"firstgid": 1,', '"firstgid": 1, "source": "way/signs.tsx",'),
    )
    const { code, out } = await run(tiled, 'import', 'near/map.tmj', '--into', 'near')
    expect(code).toBe(1)
    expect(out).toContain('The tileset "way/signs.tsx" cannot be read.')
  })

  it('says of a file that is neither JSON nor XML that it is not what its name says', async () => {
    writeFileSync(join(scratch, 'bad.tmx'), 'hello\n')
    writeFileSync(join(scratch, 'bad.tmj'), 'hello\n')
    expect((await run(tiled, 'import', 'bad.tmx', '--into', 'x')).out).toMatch(/This is not XML: [^.]+\.\n/)
    expect((await run(tiled, 'import', 'bad.tmj', '--into', 'x')).out).toContain('This is not JSON: ')
  })

  it('writes nothing when the map cannot be read', async () => {
    writeFileSync(join(scratch, 'iso.tmj'), textOf('asan.tmj').replace('"hexagonal"', '"isometric"'))
    const { code, out, error } = await run(tiled, 'import', 'iso.tmj', '--into', 'iso')
    expect([code, out.split('  ')[0], error]).toEqual([
      1,
      'error tiled-orientation',
      'Nothing was written to iso/map.yaml.\n',
    ])
    expect(existsSync(join(scratch, 'iso'))).toBe(false)
  })

  it.each([
    [['paint'], 'Say "export" or "import".'],
    [['export', 'nowhere'], 'No scenario of'],
    [['export', 'asan', '--out', 'asan.png'], '--out takes a file that ends in .tmj or .tmx.'],
    [['import', 'gone.tmx', '--into', 'x'], 'gone.tmx cannot be read'],
    [['import', 'asan.tmj'], 'Say with --into'],
    [['import', 'asan.tmj', '--into', 'x', '--system', 'chess'], 'There is no rule system "chess".'],
  ])('does not understand %j', async (args, message) => {
    expect(await run(tiled, ...args)).toMatchObject({ code: 2, error: expect.stringContaining(message) })
  })
})

describe('sandtable export', () => {
  it('writes a scenario that stands beside the others', async () => {
    const { code, out } = await run(
      exportCommand,
      'asan',
      record,
      '--out',
      'content/scenarios/asan-on',
      '--title',
      'Asan, on',
    )
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'The Asan Beachhead, turn 1, is the scenario "asan-on" in content/scenarios/asan-on.',
    ])
    const files = (await readDirectory(small, makeReport())).filter(({ path }) => !path.includes('/rules/'))
    const workspace = openWorkspace(files)
    expect(workspace.compiled().scenarios.map(({ id }) => id)).toContain('asan-on')
    expect(workspace.findingsOf('scenarios/asan-on').filter(({ severity }) => severity === 'error')).toEqual([])
    expect(textOf('content/scenarios/asan-on/scenario.yaml')).toContain('title: Asan, on\n')
    rmSync(join(scratch, 'content/scenarios/asan-on'), { recursive: true })
  })

  it('takes files and links', async () => {
    writeFileSync(join(scratch, 'game.txt'), `${record}\n`)
    expect((await run(exportCommand, 'asan', 'game.txt', '--out', 'from-file')).code).toBe(0)
    expect(
      (await run(exportCommand, 'asan', `https://example.org/scenarios/asan/#r=${record}`, '--out', 'from-link')).code,
    ).toBe(0)
    expect(textOf('from-link/scenario.yaml')).toBe(textOf('from-file/scenario.yaml'))
  })

  it.each([
    [['asan'], 2, 'Name a scenario, and a record'],
    [['asan', 'no record', '--out', 'x'], 2, 'neither a record nor a file'],
    [['korsun', 'game.txt', '--out', 'x'], 1, 'it is another one, or has changed since'],
    [['nowhere', 'game.txt', '--out', 'x'], 1, 'is called "nowhere"'],
    [['asan', 'game.txt', '--out', 'X Y'], 2, '"X Y" is no id'],
    [['asan', 'game.txt', '--out', 'from-file'], 2, '--force writes over it'],
    [['asan', 'game.txt', '--out', 'x', '--title', 'x'.repeat(81)], 2, '--title takes a line'],
  ])('does not understand %j', async (args, code, message) => {
    expect(await run(exportCommand, ...args)).toMatchObject({ code, error: expect.stringContaining(message) })
  })

  it('refuses moves that cannot be made', async () => {
    const broken = `${record}_zzzz`
    expect(await run(exportCommand, 'asan', broken, '--out', 'y')).toMatchObject({
      code: 1,
      error: expect.stringContaining('Move 2 of the record cannot be made'),
    })
    expect(existsSync(join(scratch, 'y'))).toBe(false)
  })
})
