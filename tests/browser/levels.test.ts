/** Against whom one plays: players are loaded late, think at their level, and can be stopped. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { opponentIds } from '../../engine/ai/opponents.ts'
import { readRecord } from '../../site/player/replay.ts'
import { launch, sitDown, smallest } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

test('a computer is loaded when it is to play, at the level that was chosen, and a person can take over', async () => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  const loaded = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/players-')).length,
    )
  expect(await loaded()).toBe(0)
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  const choices = dialog.getByRole('combobox').first()
  await choices.waitFor()
  expect(
    await choices.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
  ).toEqual(['human', 'away', ...opponentIds.toReversed()])
  await choices.selectOption('veteran')
  await dialog.getByText(/^The Veteran won \d+ % of \d+ games against the Recruit\./).waitFor()
  await choices.selectOption('general')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect.poll(async () => readRecord(await table.record()).moves.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await loaded()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await table.computerDone()
  const { moves } = readRecord(await table.record())
  await page.waitForTimeout(1_500)
  expect(readRecord(await table.record()).moves).toEqual(moves)
  expect(await page.getByRole('button', { name: /^End turn/ }).isEnabled()).toBe(true)
  expect(table.faults).toEqual([])
  await table.context.close()
})
