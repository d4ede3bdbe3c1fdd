import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writePack } from '../../tests/bench/pack/pack.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { homeOf } from '../files.ts'
import { openPacks } from '../packs/open.ts'
import { makeStopwatch } from '../timing.ts'
import { type Finding, findAll } from './findAll.ts'
import { callTeam, type Team } from './team.ts'

const scratch = mkdtempSync(join(tmpdir(), 'sandtable-threads-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const count = 330
const content = { names: ['pack'], cwd: scratch }

beforeAll(() => {
  const pack = join(scratch, 'pack')
  writePack(pack, count)
  for (let number = 1; number < count; number += 20) {
    const path = join(pack, `scenarios/village-${number}/scenario.yaml`)
    writeFileSync(path, readFileSync(path, 'utf8').replace('type: infantry', 'type: infantrie'))
  }
})

const said = (found: readonly Diagnostic[]): string[] => found.map((one) => JSON.stringify(one))

const find = (team: Team | undefined, more: Partial<Finding>) => {
  const look = openPacks(content.names, scratch, (path) => team?.scenarios.has(homeOf(path) ?? '') === true).look()
  const kept = new Map<string, unknown>()
  const memory = { isEmpty: true, recall: (key: string) => kept.get(key), keep: kept.set.bind(kept) }
  const known = look.found
  const options = { known, given: new Set(look.untouched(0)), evidence: false, memory, ...more }
  return findAll(look.files, { ...options, ...(team && { team }) }).then((found) => ({
    found: said(found),
    keys: [...kept.keys()].sort(),
  }))
}

describe('content that is looked at in several threads', () => {
  it('gives the findings of one thread, and remembers them by the same keys', async () => {
    const alone = await find(undefined, { threads: 1 })
    expect(alone.found.filter((one) => one.includes('unit-type-unknown'))).toHaveLength(17)
    const late = await find(undefined, { threads: 2, many: 100, source: content })
    expect(late).toEqual(alone)
    const scenarios = Array.from({ length: count }, (_, at) => `scenarios/${at % 2 === 0 ? 'march' : 'village'}-${at}`)
    const team = callTeam(2, { ...content, scenarios, evidence: false, timed: false })
    expect(team.scenarios.size).toBeGreaterThan(10)
    expect(await find(team, {})).toEqual(alone)
  })

  it('takes the time of all threads', async () => {
    const stopwatch = makeStopwatch()
    await find(undefined, { threads: 2, many: 100, source: content, stopwatch })
    expect(stopwatch.times.get('lint')?.count).toBe(count - 17)
  })
})
