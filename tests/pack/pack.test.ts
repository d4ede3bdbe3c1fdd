/**
 * The package as a stranger gets it: packed, installed into an empty folder elsewhere, run from there on content of its
 * own. Needs the npm registry, as `npm ci` does.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const sandtable = (...args: string[]): string => run(join(home, 'node_modules', '.bin', 'sandtable'), args)

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
  const program = join(home, 'node_modules', '.bin', 'sandtable')
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
