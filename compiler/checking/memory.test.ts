import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openMemory } from './memory.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-memory-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what is remembered between two runs', () => {
  it('is there again for the same code, as far as it was asked for', () => {
    const path = join(folder, '.sandtable', 'findings.json')
    const first = openMemory(path, 'code')
    first.keep('a', [1])
    first.keep('b', [2])
    first.save()
    const second = openMemory(path, 'code')
    expect([second.recall('a'), second.recall('c')]).toEqual([[1], undefined])
    second.keep('a', second.recall('a'))
    second.save()
    expect(openMemory(path, 'code').recall('b')).toBeUndefined()
    expect(openMemory(path, 'other code').recall('a')).toBeUndefined()
  })

  it('is lost without a word where nothing can be written', () => {
    const place = join(folder, '.sandtable')
    writeFileSync(place, 'A file of somebody.')
    const memory = openMemory(join(place, 'findings.json'), 'code')
    memory.keep('a', [])
    expect(() => memory.save()).not.toThrow()
    expect(readFileSync(place, 'utf8')).toBe('A file of somebody.')
  })
})
