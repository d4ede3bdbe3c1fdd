import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { BattleScenario } from '../../compiler/bundle.ts'
import type { GameResult } from '../../compiler/playtest/game.ts'
import type { Pool } from '../../compiler/playtest/series.ts'
import { part } from '../support/part.ts'
import type { Arena } from './arena.ts'
import { makePairs } from './pairs.ts'

const scenarios = part<readonly BattleScenario[]>([{ id: 'plain' }, { id: 'hills' }])

/** The strong player wins every game; sample games end as `endings` says of a player. Stops in the game of a number. */
const poolWith = (endings: Readonly<Record<string, string>>, stopAt = Number.POSITIVE_INFINITY) => {
  const played: number[] = []
  const pool: Pool & Pick<Arena, 'batch'> = {
    batch: 1,
    async play({ players: [one, other], from }) {
      const hash = endings[one]
      if (one === other) return [{ hash, actions: 1 } as GameResult]
      if (from === stopAt) throw new Error('stopped')
      played.push(from)
      return [{ winner: one === 'strong' ? 0 : 1 } as GameResult]
    },
    async close() {},
  }
  return { pool, played }
}

const file = (): string => join(mkdtempSync(join(tmpdir(), 'pairs-')), 'memory.jsonl')
const endings = { strong: 'a', weak: 'b' }

it('goes on where it was stopped in the middle of a round', async () => {
  const memory = file()
  await expect(
    makePairs(poolWith(endings, 1).pool, scenarios, 10, memory).play('strong', 'weak', 0, 3),
  ).rejects.toThrow()
  writeFileSync(memory, `${readFileSync(memory, 'utf8')}\n{"key":"cut in the mid`)
  const { pool, played } = poolWith(endings)
  expect(await makePairs(pool, scenarios, 10, memory).play('strong', 'weak', 0, 3)).toEqual([4, 4, 4, 4, 4, 4])
  expect(played).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
  const again = poolWith(endings)
  await makePairs(again.pool, scenarios, 10, memory).play('strong', 'weak', 0, 3)
  expect(again.played).toEqual([])
})

it('plays again what a player plays in another way, and nothing else', async () => {
  const memory = file()
  await makePairs(poolWith(endings).pool, scenarios, 10, memory).play('strong', 'weak', 0, 2)
  const same = poolWith(endings)
  await makePairs(same.pool, scenarios, 10, memory).play('strong', 'weak', 0, 2)
  expect(same.played).toEqual([])
  const changed = poolWith({ ...endings, weak: 'c' })
  await makePairs(changed.pool, scenarios, 10, memory).play('strong', 'weak', 0, 2)
  expect(changed.played).toHaveLength(8)
})
