/**
 * The same record gives the same state hash in Node and in Chromium: a full game both ways of the scenarios that have their turn. With `SAME_HASH_GAMES=1000`
 * so many more of each rule system, shared out among its scenarios: most at random, each tenth by the planner.
 */
import { describe, expect } from 'vitest'
import { makePlayer, openGame } from '../../compiler/systems/games.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import type {} from '../../site/player/console.ts'
import { hashOf, selfPlay } from '../../site/player/replay.ts'
import { hasTurn } from '../support/turns.ts'
import { test } from './page.ts'
import { allScenarioIds, anyBundleOf, openBattle } from './table.ts'

const ids = allScenarioIds()
const gamesOf = (id: string): number => {
  const { system } = anyBundleOf(id).scenario
  const among = ids.filter((other) => anyBundleOf(other).scenario.system === system).length
  return Math.ceil(Number(process.env.SAME_HASH_GAMES ?? 0) / among)
}

describe.each(ids.filter((_, index) => hasTurn(index)))('%s', (id) => {
  test('a game that Chromium played hashes alike in Node, and the other way round', async () => {
    const bundle = anyBundleOf(id)
    const game = openGame(bundle.scenario)
    const table = await openBattle(bundle)
    const there = await table.page.evaluate(() => window.sandtable?.selfPlay('veteran', 1943))
    if (!there) throw new Error('the page has no console')
    expect(there.over).toBe(true)
    expect(hashOf(game, there.record)).toEqual(there)

    const here = selfPlay(game, bundle.identity, randomPlayer(), 44)
    expect(await table.page.evaluate((record) => window.sandtable?.hashOf(record), here.record)).toEqual(here)
    expect(table.faults).toEqual([])
  })

  test.runIf(gamesOf(id) > 0)('many games that both play hash alike', async () => {
    const bundle = anyBundleOf(id)
    const game = openGame(bundle.scenario)
    const table = await openBattle(bundle)
    for (let seed = 0; seed < gamesOf(id); seed++) {
      const player = seed % 10 === 0 ? 'veteran' : 'random'
      const playing = table.page.evaluate(([who, from]) => window.sandtable?.selfPlay(who, from), [
        player,
        seed,
      ] as const)
      const here = selfPlay(game, bundle.identity, makePlayer(player, game), seed)
      expect(await playing).toEqual(here)
    }
  })
})
