import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../../tests/support/turns.ts'
import { systemIds } from './index.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const content = join(root, 'content')
const scratch = mkdtempSync(join(tmpdir(), 'sandtable-lazy-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Prints at the end the folders `systems/<id>` of the compiler and of the engine whose modules were loaded. */
const watcher = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  const seen = new Set()
  registerHooks({
    load: (url, context, next) => {
      const [, folder] = /\\/((?:compiler|engine)\\/systems\\/[^/]+)\\//.exec(url) ?? []
      if (folder) seen.add(folder)
      return next(url, context)
    },
  })
  process.on('exit', () => console.error([...seen].sort().join()))
`)}`

/** The folders of rule systems that a command line loads. */
const loadedBy = (...words: readonly string[]): string => {
  const { stderr } = spawnSync(process.execPath, ['--import', watcher, join(root, 'compiler/cli.ts'), ...words], {
    cwd: scratch,
    encoding: 'utf8',
  })
  return stderr.trim()
}

/** A folder with a rule system and the first scenario of its. */
const contentOf = (system: string): string => {
  const folder = join(scratch, system)
  const scenarios = readdirSync(join(content, 'scenarios')).filter((id) =>
    readFileSync(join(content, 'scenarios', id, 'scenario.yaml'), 'utf8').includes(`\nsystem: ${system}\n`),
  )
  mkdirSync(join(folder, 'scenarios'), { recursive: true })
  cpSync(join(content, 'systems', system), join(folder, 'systems', system), {
    recursive: true,
    // Rulebooks take longest, and load nothing that the tables of their system do not.
    filter: (path) => basename(path) !== 'rules',
  })
  cpSync(join(content, 'scenarios', scenarios[0]), join(folder, 'scenarios', scenarios[0]), { recursive: true })
  return folder
}

describe('the code of a rule system', () => {
  it.each(systemIds.filter((_, index) => hasTurn(index)))(
    'is loaded for content of %s, and that of no other one',
    (system) => {
      expect(loadedBy('check', contentOf(system))).toBe(`compiler/systems/${system},engine/systems/${system}`)
    },
  )

  it('is not loaded for a command line that asks about none', () => {
    expect(loadedBy('--version')).toBe('')
  })

  it('is loaded for a pack that speaks its words, although the content below has both', () => {
    const pack = join(scratch, 'pack')
    const id = 'on-its-own'
    expect(loadedBy('new', 'pack', pack)).not.toContain('compiler/systems')
    expect(loadedBy('new', 'scenario', id, '--pack', pack, '--system', systemIds[1])).toContain(systemIds[1])
    expect(loadedBy('check', pack)).toBe(`compiler/systems/${systemIds[1]},engine/systems/${systemIds[1]}`)
  })
})
