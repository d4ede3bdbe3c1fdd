/**
 * The package as a stranger gets it: packed, installed into an empty folder elsewhere, run from there on content of its
 * own. Needs the npm registry, as `npm ci` does.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../support/turns.ts'
import { followGuide } from './followGuide.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** The folder of the stranger, who installs the package there once. */
const home = mkdtempSync(join(tmpdir(), 'sandtable-pack-'))
/** The folder that it is packed into. */
const packed = mkdtempSync(join(tmpdir(), 'sandtable-packed-'))

/** Runs a program in the stranger's folder; what it prints. Throws with all output when it fails. */
const run = (program: string, args: readonly string[], cwd = home): string => {
  try {
    return execFileSync(program, [...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}

const program = join(home, 'node_modules', '.bin', 'sandtable')
const sandtable = (...args: string[]): string => run(program, args)

const install = (): string => {
  const [archive] = readdirSync(packed)
  return run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join(packed, archive)])
}

beforeAll(() => {
  run('npm', ['pack', '--pack-destination', packed], root)
})

afterAll(() => {
  for (const folder of [home, packed]) rmSync(folder, { recursive: true, force: true })
})

describe('the guide to a first scenario', () => {
  const guide = readFileSync(join(root, 'content/guides/05-first-scenario.md'), 'utf8')

  it('followed word by word ends in a check that is silent, and a page', async () => {
    const outputs = new Map<string, string>()
    const { typed, changes } = await followGuide(guide, {
      directory: home,
      async type(line) {
        const printed = await typeLine(line)
        outputs.set(line, printed)
        return printed
      },
    })
    expect(typed.length).toBeGreaterThan(10)
    expect(changes).toBe(3)
    expect(outputs.get('npx sandtable check my-battles')).toBe('')
    const page = readFileSync(join(home, 'dist/scenarios/crossroads/index.html'), 'utf8')
    expect(page).toContain('The crossroads')
    expect(existsSync(join(home, 'dist/rules/operational/index.html'))).toBe(true)
  })
})

/** Guides whose commands are typed after those of the first one, in the same folder. */
const others = ['06-authoring', '07-editors', '08-packs', '09-balance', '10-exchange']

/** The test version of a guide's command: with fewer games to play, or nothing where another machine is needed. */
const inTest: ReadonlyMap<string, string> = new Map([
  ['npm install bullmq ioredis', ''],
  ['npx sandtable worker --queue redis://192.168.1.20', ''],
  ['npx sandtable playtest crossroads --content my-battles --games 5000 --queue redis://192.168.1.20', ''],
  [
    'npx sandtable playtest crossroads --content my-battles --levers',
    'npx sandtable playtest crossroads --content my-battles --levers --games 2',
  ],
  [
    'npx sandtable playtest --armies my-army --content my-battles --games 200 --dry-run',
    'npx sandtable playtest --armies my-army --content my-battles --games 2 --dry-run',
  ],
])

/** All commands of a guide, in its boxes and in its sentences, without what is said about them. */
const commandsOf = (name: string): readonly string[] => {
  const text = readFileSync(join(root, 'content/guides', `${name}.md`), 'utf8')
  return [...text.matchAll(/^```sh\n([\s\S]*?)^```$|`(npx sandtable [^`]+)`/gm)]
    .flatMap(([, box, word]) => (word ?? box).trim().split('\n'))
    .map((line) => line.replace(/\s+#.*$/, ''))
}

/** Prepares the things that guides take for granted: a game that was played, a pack of somebody else, an army of one's own. */
const prepare = (): void => {
  const page = join(home, 'dist/scenarios/crossroads/index.html')
  const [, record] = existsSync(page) ? (/#r=([^"]+)"/.exec(readFileSync(page, 'utf8')) ?? []) : []
  if (record === undefined)
    throw new Error('the guide to a first scenario was not followed to its page of a game that was won')
  // As it stood half way: of a game that is over no scenario can be made.
  const moves = record.split('_')
  writeFileSync(join(home, 'game.txt'), moves.slice(0, moves.length / 2).join('_'))
  sandtable('new', 'pack', 'their-tanks')
  const armies = readFileSync(join(root, 'content/systems/skirmish/tables/armies.yaml'), 'utf8')
  const [first] = armies.split(/\n(?= {2}\S)/).slice(1)
  const tables = join(home, 'my-battles/systems/skirmish/tables')
  mkdirSync(tables, { recursive: true })
  writeFileSync(join(tables, 'armies.yaml'), `kind: armies\nentries:\n${first.replace(/^ {2}\S+:/, '  my-army:')}\n`)
}

describe('the other guides for authors', () => {
  beforeAll(prepare)

  it.each(others.filter((_, index) => hasTurn(index)))('%s: each command does what it is for', (name) => {
    const typed = commandsOf(name)
    expect(typed.length).toBeGreaterThan(1)
    for (const line of typed) {
      const words = [...(inTest.get(line) ?? line).matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
      if (words.length === 0) continue
      const [, , command] = words
      const { status, stdout, stderr } = spawnSync(program, words.slice(2), { cwd: home, encoding: 'utf8' })
      // A check or a playtest may find something.
      expect(command === 'check' || command === 'playtest' ? [0, 1] : [0], `${line}\n${stdout}${stderr}`).toContain(
        status,
      )
    }
  })

  it('leave nothing in the list of exceptions that no guide says', () => {
    const all = others.flatMap(commandsOf)
    expect([...inTest.keys()].filter((line) => !all.includes(line))).toEqual([])
  })
})

describe('the packed program', () => {
  it('says its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(sandtable('--version').trim()).toBe(version)
  })

  it('has no tests, and does not call that a gap', () => {
    expect(() => sandtable('coverage', 'my-battles')).toThrow('This is no checkout of the project')
  })

  it('plays a scenario', () => {
    const [scenario] = readdirSync(join(root, 'content', 'scenarios'))
    expect(sandtable('playtest', scenario, '--verify', '--content', 'my-battles')).toContain(
      'sample games ended as recorded',
    )
  })
})

/** Types a line as the guide has it. The package comes from this checkout, and what runs until it is stopped is stopped when it is clean. */
const typeLine = async (line: string): Promise<string> => {
  if (line === 'npm init --yes') return run('npm', ['init', '--yes'])
  if (line === 'npm install sandtable') return install()
  const words = [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word)
  expect(words.slice(0, 2)).toEqual(['npx', 'sandtable'])
  const stops = words[2] === 'dev' ? 'http://localhost' : undefined
  return new Promise((done, fail) => {
    const child = spawn(program, words.slice(2), { cwd: home, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    const take = (chunk: Buffer): void => {
      printed += chunk
      if (stops !== undefined && printed.includes(stops) && child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', fail)
    child.on('close', (code) => {
      if (code === 2) fail(new Error(`${line} failed:\n${printed}`))
      else done(printed)
    })
  })
}
