/**
 * The package as a stranger gets it: packed, installed into an empty folder elsewhere, run from there on content of its
 * own. Needs the npm registry, as `npm ci` does.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'sandtable-pack-'))
const minutes = 60_000

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

beforeAll(() => {
  run('npm', ['pack', '--pack-destination', home], root)
  const [archive] = readdirSync(home).filter((name) => name.endsWith('.tgz'))
  writeFileSync(join(home, 'package.json'), '{"name": "stranger", "private": true}')
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', join(home, archive)])
  cpSync(join(root, 'content'), join(home, 'content'), { recursive: true })
}, 6 * minutes)

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the packed program', () => {
  it('says its version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(sandtable('--version').trim()).toBe(version)
  })

  it('checks content and stays silent', () => expect(sandtable('check', 'content')).toBe(''), minutes)

  it(
    'plays a scenario',
    () => {
      const [scenario] = readdirSync(join(home, 'content', 'scenarios'))
      const { games } = JSON.parse(readFileSync(join(home, 'content', 'scenarios', scenario, 'evidence.json'), 'utf8'))
      expect(sandtable('playtest', scenario, '--verify')).toContain('sample games ended as recorded')
      expect(games).toBeGreaterThan(0)
    },
    minutes,
  )

  it(
    'builds the site',
    () => {
      sandtable('build', 'content')
      expect(existsSync(join(home, 'build', 'index.json'))).toBe(true)
      expect(existsSync(join(home, 'dist', 'index.html'))).toBe(true)
      expect(readdirSync(join(home, 'dist', 'scenarios')).length).toBeGreaterThan(0)
    },
    5 * minutes,
  )
})
