import '../support/host.ts'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { levelsOf, stylesOf } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import type { Ladder } from '../../engine/ai/ladder.ts'
import { duel, loadScenarios } from '../support/scenarios.ts'
import { ladderKey } from './key.ts'

const scenarios = await loadScenarios()

describe.each(systemIds)('the committed ladder of %s', (system) => {
  const text = readFileSync(new URL(`../../engine/systems/${system}/ladder.json`, import.meta.url), 'utf8')
  const { key, rungs } = JSON.parse(text) as Ladder
  const players: Readonly<Record<string, string>> = levelsOf(system)

  it('knows how the system plays now, so that pages say which contests are out of date', () => {
    expect(key, `run npm run ladder -- ${system} --check`).toBe(
      ladderKey(scenarios.filter((one) => one.system === system)),
    )
  })

  it('is about the levels and styles as they are set now', () => {
    expect(rungs.length).toBeGreaterThan(0)
    for (const { one, other, plays } of rungs) {
      expect(plays).toEqual([players[one] ?? one, players[other] ?? other])
      if (players[one] === undefined && !one.startsWith('search')) expect(stylesOf(system)).toContain(one)
    }
  })

  it('shows no level to be weaker than the one below', () => {
    for (const { one, share, answer } of rungs)
      if (players[one] !== undefined && answer === 'weak') expect(share).toBeGreaterThan(50)
  })
})

describe('the key of a ladder', () => {
  const keyWith = (changes: Partial<typeof duel>): string => ladderKey([{ ...duel, ...changes }])
  const key = keyWith({})

  it('changes with a number of a scenario or of its tables, and with another scenario', () => {
    const objectives = duel.objectives.map((one) => ({ ...one, by: one.by + 1 }))
    expect(keyWith({ objectives })).not.toBe(key)
    const supply = { ...duel.rules.supply, hubRange: duel.rules.supply.hubRange.map((range) => range + 1) }
    expect(keyWith({ rules: { ...duel.rules, supply } })).not.toBe(key)
    expect(ladderKey([duel, { ...duel, id: 'other' }])).not.toBe(key)
  })

  it('stays when only words change', () => expect(keyWith({ title: 'Another title' })).toBe(key))
})
