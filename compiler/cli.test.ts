import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typeIn } from '../tests/support/commandLine.ts'
import { commands } from './commands/index.ts'

const all = await Promise.all(Object.entries(commands).map(async ([name, load]) => ({ name, ...(await load()) })))

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'sandtable-cli-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const type = (line: string) => typeIn(directory, line === '' ? [] : line.split(' '))

describe('the command line', () => {
  it.each(['--help', '-h', 'help'])('%s lists the commands', async (line) => {
    const { code, out } = await type(line)
    expect(code).toBe(0)
    for (const { name, summary } of all) expect(out).toMatch(new RegExp(`${name} +${summary}`))
  })

  it('says its version', async () => {
    expect(await type('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })

  it.each([
    ['', 'Usage: sandtable'],
    ['chekc', 'there is no command "chekc". Did you mean "check"?'],
    ['toString', 'there is no command "toString".'],
    ['--verison', 'there is no option "--verison".'],
    ['help nothing', 'there is no command "nothing".'],
    ['check --fromat json', 'Unknown option "--fromat". Did you mean --format?'],
    ['playtest --games -5', '--games takes a value, as in --games=<value>'],
    ['playtest --games', '--games takes a value'],
    ['playtest --force=yes', '--force takes no value.'],
    ['check --format yaml', '--format takes text, json, sarif, github, not "yaml".'],
    ['check a b', 'Unexpected argument "b".'],
    ['check nowhere', 'There is no directory'],
    ['dev --port many', '--port takes a whole number from 1 to 65535, not "many".'],
  ])('%j is wrong usage: exit code 2 and what to do', async (line, message) => {
    const { code, error, out } = await type(line)
    expect(code).toBe(2)
    expect(error).toContain(message)
    expect(out).toBe('')
  })
})

describe.each(all)('the command $name', ({ name, usage, summary }) => {
  it('has a summary and a usage with exit codes', async () => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/)
    expect(usage).toContain(`Usage: sandtable ${name}`)
    expect(usage).toMatch(/Exit codes?: /)
    expect((await type(`${name} --help`)).out).toBe(`${usage.trim()}\n`)
    expect((await type(`help ${name}`)).out).toBe(`${usage.trim()}\n`)
  })
})

describe('check', () => {
  it('exits with 0 and says nothing of clean content, with 1 and says why otherwise', async () => {
    await cp(new URL('../content/systems', import.meta.url), join(directory, 'content/systems'), {
      recursive: true,
      filter: (path) => !path.includes('/rules'),
    })
    const clean = await type('check')
    expect(clean.out).toBe('')
    expect(clean.code).toBe(0)
    await writeFile(
      join(directory, 'content/systems/operational/tables/ways.yaml'),
      'kind: ways\nentries: {road: {}}\n',
    )
    const broken = await type('check content')
    expect(broken.code).toBe(1)
    expect(broken.out).toContain('error field-missing  content/systems/operational/tables/ways.yaml:2:11')
  })
})
