/** The same record gives the same state hash in Node and in Chromium: a full game per scenario, both ways. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame } from '../../compiler/systems/games.ts'
import { randomPlayer } from '../../engine/ai/random.ts'
import type {} from '../../site/player/console.ts'
import { hashOf, selfPlay } from '../../site/player/replay.ts'
import { allScenarioIds, anyBundleOf, launch, openBattle } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

describe.each(allScenarioIds())('%s', (id) => {
  test('a game that Chromium played hashes alike in Node, and the other way round', { timeout: 180_000 }, async () => {
    const bundle = anyBundleOf(id)
    const game = openGame(bundle.scenario)
    const table = await openBattle(browser, bundle)
    const there = await table.page.evaluate(() => window.sandtable?.selfPlay('planner', 1943))
    if (!there) throw new Error('the page has no console')
    expect(there.over).toBe(true)
    expect(hashOf(game, there.record)).toEqual(there)

    const here = selfPlay(game, bundle.identity, randomPlayer(), 44)
    expect(await table.page.evaluate((record) => window.sandtable?.hashOf(record), here.record)).toEqual(here)
    expect(table.faults).toEqual([])
    await table.context.close()
  })
})
