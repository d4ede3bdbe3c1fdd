import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleProgram } from './bundleProgram.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
mkdirSync(join(root, '.sandtable'), { recursive: true })
const home = mkdtempSync(join(root, '.sandtable', 'program-'))
const program = join(home, 'compiler', 'cli.js')
const run = (...args: string[]): string => execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' })

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('the program in a folder of its own', () => {
  beforeAll(() => bundleProgram(home))

  it('says the version of the package above it', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(run('--version').trim()).toBe(version)
  })

  it('loads every command that there is', () => {
    const commands = readFileSync(join(root, 'compiler/commands/index.ts'), 'utf8').match(/^ {2}\w+(?=: async)/gm) ?? []
    const help = run('--help')
    expect(commands.length).toBeGreaterThan(10)
    for (const command of commands) expect(help).toContain(`\n${command} `)
  })

  it('has the door of the threads that play games where the sources look for it', () => {
    expect(existsSync(join(home, 'compiler/playtest/worker.js'))).toBe(true)
  })

  it('is a few files, and needs no package of which it holds the code', () => {
    const files = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js'))
    expect(files.length).toBeLessThan(140)
    const notice = readFileSync(join(home, 'THIRD-PARTY.txt'), 'utf8')
    for (const library of ['js-yaml', 'yaml', 'pure-rand', 'vscode-languageserver']) {
      expect(notice).toMatch(new RegExp(`^${library} \\d`, 'm'))
      for (const file of files)
        expect(readFileSync(join(home, file), 'utf8'), file).not.toMatch(new RegExp(`from"${library}["/]`))
    }
  })
})
