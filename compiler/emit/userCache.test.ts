import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMemory } from '../checking/memory.ts'
import { openCache } from './cache.ts'
import { cacheOf } from './userCache.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const onlyFileIn = (directory: string): string => {
  const [first] = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return join(first.parentPath, first.name)
}

describe('what is kept between two runs', () => {
  it('lies outside the folder that content comes in', () => {
    const cache = cacheOf(folder)
    expect(cache.startsWith(folder)).toBe(false)
    const other = join(folder, 'other')
    mkdirSync(other)
    expect(cacheOf(other)).not.toBe(cache)
  })

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, 20)],
    ['empty', () => Buffer.alloc(0)],
    ['planted', () => Buffer.from('{"base":"<img src=x onerror=alert(1)>"}')],
    ['altered', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')])],
  ])('is made again when a picture is %s', async (_, damage) => {
    const take = () => openCache(folder, 'code').json(['map'], () => ({ base: '<g/>' }))
    await take()
    const path = onlyFileIn(folder)
    writeFileSync(path, damage(readFileSync(path)))
    expect(await take()).toEqual({ base: '<g/>' })
    expect(await openCache(folder, 'code').json(['map'], () => ({ base: 'made again' }))).toEqual({ base: '<g/>' })
  })

  it('is forgotten when findings are planted', () => {
    const path = join(folder, 'findings.json')
    const memory = openMemory(path, 'code')
    memory.keep('a', [1])
    memory.save()
    expect(openMemory(path, 'code').recall('a')).toEqual([1])
    writeFileSync(path, JSON.stringify({ code: 'code', known: { a: [] } }))
    expect(openMemory(path, 'code').recall('a')).toBeUndefined()
  })
})
