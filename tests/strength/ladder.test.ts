import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { levelsOf, stylesOf } from '../../compiler/systems/games.ts'
import { systemIds } from '../../compiler/systems/index.ts'
import type { Ladder } from '../../engine/ai/ladder.ts'

describe.each(systemIds)('the committed ladder of %s', (system) => {
  const text = readFileSync(new URL(`../../engine/systems/${system}/ladder.json`, import.meta.url), 'utf8')
  const ladder = JSON.parse(text) as Ladder
  const players: Readonly<Record<string, string>> = levelsOf(system)

  it('is about the levels and styles as they play now', () => {
    expect(ladder.length).toBeGreaterThan(0)
    for (const { one, other, plays } of ladder) {
      expect(plays).toEqual([players[one] ?? one, players[other] ?? other])
      if (players[one] === undefined && !one.startsWith('search')) expect(stylesOf(system)).toContain(one)
    }
  })

  it('shows no level to be weaker than the one below', () => {
    for (const { one, share, answer } of ladder)
      if (players[one] !== undefined && answer === 'weak') expect(share).toBeGreaterThan(50)
  })
})
