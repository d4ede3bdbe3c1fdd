import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const home = mkdtempSync(join(tmpdir(), 'sandtable-code-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))

/** Asks the program for help in an environment of its own. */
const start = (env: Readonly<Record<string, string>>) => {
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...usual } = process.env
  return spawnSync(process.execPath, [cli, 'check', '--help'], { encoding: 'utf8', env: { ...usual, ...env } })
}

describe('the code that is kept', () => {
  it('lies in the folder for caches of the user', () => {
    const { status, stderr } = start({ XDG_CACHE_HOME: home })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(existsSync(join(home, 'sandtable', 'code'))).toBe(true)
  })

  it('lies where NODE_COMPILE_CACHE says', () => {
    const own = join(home, 'own')
    expect(start({ NODE_COMPILE_CACHE: own, XDG_CACHE_HOME: join(home, 'unused') }).status).toBe(0)
    expect(existsSync(own)).toBe(true)
    expect(existsSync(join(home, 'unused'))).toBe(false)
  })

  it('is not missed where nothing can be written', () => {
    const file = join(home, 'file')
    writeFileSync(file, '')
    for (const env of [
      { XDG_CACHE_HOME: file, HOME: home },
      { XDG_CACHE_HOME: '', HOME: file },
      { XDG_CACHE_HOME: 'relative', HOME: '/nowhere/at/all' },
    ]) {
      const { status, stdout, stderr } = start(env)
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain('Usage: sandtable check')
    }
    expect(existsSync('relative')).toBe(false)
  })
})
