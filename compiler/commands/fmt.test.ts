import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from '../cli.ts'

let folder: string
let out: string
let error: string

const sandtable = (...args: readonly string[]): Promise<number> => {
  out = ''
  error = ''
  return run(args, {
    out: (text) => {
      out += text
    },
    error: (text) => {
      error += text
    },
    cwd: folder,
    colour: false,
    interactive: false,
  })
}

const map = join('content', 'scenarios', 'a', 'map.yaml')
const untidy = 'kind: map\nways:\n- {run: 0101 0201,kind: road} # the coast road\n'
const tidy = 'kind: map\nways:\n  - {kind: road, run: 0101 0201} # the coast road\n'

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-fmt-'))
  mkdirSync(join(folder, 'content/scenarios/a'), { recursive: true })
  writeFileSync(join(folder, map), untidy)
  writeFileSync(join(folder, 'content/scenarios/a/briefing.md'), 'Left   alone  \n')
})
afterEach(() => rmSync(folder, { recursive: true }))

const text = (path: string): string => readFileSync(join(folder, path), 'utf8')

describe('sandtable fmt', () => {
  it('formats what lies below the content directory, says which files it changed, and has nothing to do again', async () => {
    expect(await sandtable('fmt')).toBe(0)
    expect([out, error]).toEqual([`${map}\n`, ''])
    expect(text(map)).toBe(tidy)
    expect(text('content/scenarios/a/briefing.md')).toBe('Left   alone  \n')
    expect(await sandtable('fmt')).toBe(0)
    expect(out).toBe('')
  })

  it('formats one file in the words of its rule system', async () => {
    expect(await sandtable('fmt', map)).toBe(0)
    expect(text(map)).toBe(tidy)
  })

  it('says with --check what it would change, and changes nothing', async () => {
    expect(await sandtable('fmt', '--check')).toBe(1)
    expect(out).toBe(`${map}\n`)
    expect(text(map)).toBe(untidy)
  })

  it('leaves what is no YAML as it is, and says where', async () => {
    writeFileSync(join(folder, map), 'kind: map\nways: [\n')
    expect(await sandtable('fmt')).toBe(1)
    expect(error).toContain(`yaml-syntax  ${map}:3:1`)
    expect(text(map)).toBe('kind: map\nways: [\n')
  })

  it('follows no link, and knows what is not there', async () => {
    writeFileSync(join(folder, 'outside.yaml'), untidy)
    symlinkSync(join(folder, 'outside.yaml'), join(folder, 'content/scenarios/a/tutorial.yaml'))
    expect(await sandtable('fmt')).toBe(0)
    expect(text('outside.yaml')).toBe(untidy)
    expect(await sandtable('fmt', 'content/scenarios/a/tutorial.yaml')).toBe(2)
    expect(await sandtable('fmt', 'nowhere')).toBe(2)
    expect(error).toContain('There is no file or directory')
  })
})
