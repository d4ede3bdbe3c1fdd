/** Against whom one plays: players are loaded late, think at their level, and can be stopped. */
import { expect } from 'vitest'
import { opponentIds } from '../../engine/ai/opponents.ts'
import { readRecord } from '../../site/player/replay.ts'
import { test } from './page.ts'
import { sitDown, smallest } from './table.ts'

test('a computer is loaded when it is to play, at the level that was chosen, and a person can take over', async () => {
  const table = await sitDown(smallest())
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
  await dialog.getByText(/^Of \d+ trial games against the Recruit, the Veteran won \d+ %/).waitFor()
  await choices.selectOption('general')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect.poll(async () => readRecord(await table.record()).moves.length).toBeGreaterThan(0)
  expect(await loaded()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Stop' }).click()
  await table.computerDone()
  const { moves } = readRecord(await table.record())
  // Its worker answers this after all that it was thinking of.
  await page.evaluate((record) => window.sandtable?.hashOf(record), await table.record())
  expect(readRecord(await table.record()).moves).toEqual(moves)
  expect(await page.getByRole('button', { name: /^End turn/ }).isEnabled()).toBe(true)
  expect(table.faults).toEqual([])
})
