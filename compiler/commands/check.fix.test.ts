/** `sandtable check --fix`: what has one right answer is written, everything else stays, letter by letter. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { filesOf } from '../../tests/support/codeCases.ts'
import { run } from '../cli.ts'

let root = ''

const slips: readonly (readonly [string, string, string])[] = [
  ['scenario.yaml', 'level: learn', 'levle: learn # for beginners'],
  ['scenario.yaml', 'type: british-armour', 'type: british-armuor'],
  ['scenario.yaml', 'turns: 4', 'turns: "4"'],
  ['map.yaml', 'kind: map\n', '# A small map.\n'],
  ['map.yaml', '   . C . h', '     . C . h'],
]
const right: readonly (readonly [string, string, string])[] = [
  ['scenario.yaml', 'level: learn', 'level: learn # for beginners'],
  ['map.yaml', 'kind: map\n', '# A small map.\nkind: map\n'],
]

const textWith = (changes: typeof slips, name: string, text: string): string =>
  changes.filter(([file]) => file === name).reduce((all, [, from, to]) => all.replace(from, to), text)

const folder = 'pack/scenarios/grey-river'
const originals = new Map<string, string>()

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sandtable-mend-'))
  for (const { path, text } of await filesOf({})) {
    const target = join(root, 'pack', path)
    mkdirSync(dirname(target), { recursive: true })
    const name = path.split('/').at(-1) ?? ''
    const isOwn = path.startsWith('scenarios/')
    if (isOwn) originals.set(name, text)
    writeFileSync(target, isOwn ? textWith(slips, name, text) : text)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const check = async (...options: readonly string[]): Promise<{ code: number; out: string; error: string }> => {
  const said = { out: '', error: '' }
  const code = await run(['check', 'pack', '--no-evidence', ...options], {
    out: (text) => {
      said.out += text
    },
    error: (text) => {
      said.error += text
    },
    cwd: root,
    colour: false,
    interactive: false,
  })
  return { code, ...said }
}

const read = (name: string): string => readFileSync(join(root, folder, name), 'utf8')

describe('mending', () => {
  it('says that it can', async () => {
    const { code, out } = await check()
    expect(code).toBe(1)
    expect(out).toMatch(/can be mended with sandtable check \S+ --fix\./)
  })

  it('writes what was meant, keeps comments and layout, and is content then', async () => {
    const { code, out, error } = await check('--fix')
    expect({ code, out }).toEqual({ code: 0, out: '' })
    expect(error).toBe('5 findings in 2 files mended.\n')
    for (const name of ['scenario.yaml', 'map.yaml'])
      expect(read(name)).toBe(textWith(right, name, originals.get(name) ?? ''))
    expect(readdirSync(join(root, folder)).sort()).toEqual(['briefing.md', 'map.yaml', 'scenario.yaml'])
  })

  it('as a dry run prints a patch and writes nothing', async () => {
    const before = read('scenario.yaml')
    const { code, out, error } = await check('--fix', '--dry-run')
    expect(code).toBe(1)
    expect(out).toContain(`--- a/${folder}/scenario.yaml\n+++ b/${folder}/scenario.yaml\n@@`)
    expect(out).toContain('-levle: learn # for beginners\n')
    expect(out).toContain('+level: learn # for beginners\n')
    expect(error).toBe('5 findings in 2 files would be mended.\n')
    expect(read('scenario.yaml')).toBe(before)
  })

  it('leaves what has no one answer, and prints it', async () => {
    writeFileSync(join(root, folder, 'scenario.yaml'), read('scenario.yaml').replace('hex: 0303', 'hex: 9999'))
    const { code, out } = await check('--fix')
    expect(code).toBe(1)
    expect(out).toContain('hex-off-map')
    expect(out).not.toContain('field-unknown')
  })

  it('has nothing to do twice', async () => {
    await check('--fix')
    expect(await check('--fix', '--dry-run')).toEqual({ code: 0, out: '', error: 'Nothing can be mended by itself.\n' })
  })

  it('does not run dry by itself', async () => {
    expect((await check('--dry-run')).code).toBe(2)
  })

  it('never touches the content that comes with the program', async () => {
    const pack = join(root, 'mine')
    mkdirSync(pack)
    writeFileSync(
      join(pack, 'pack.yaml'),
      'kind: pack\nid: mine\ntitle: Mine\nsummary: For a test.\nversion: 1.0.0\nauthors: [Someone]\nlicence: CC0-1.0\n',
    )
    cpSync(join(root, folder), join(pack, 'scenarios/grey-river'), { recursive: true })
    const io = { out: () => {}, error: () => {}, cwd: root, colour: false, interactive: false }
    await run(['check', 'mine', '--no-evidence', '--fix'], io)
    expect(readFileSync(join(pack, 'scenarios/grey-river/scenario.yaml'), 'utf8')).toContain(
      'level: learn # for beginners',
    )
  })
})
