/** The level of difficulty is chosen by keyboard, shown, saved, linked, and known to the worker. */
import { expect } from 'vitest'
import { randomPlayer } from '../../engine/ai/random.ts'
import { makeRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { hashOf, readRecord, selfPlay } from '../../site/player/replay.ts'
import { test } from './page.ts'
import { allBundles, openBattle, sitDown, smallest } from './table.ts'

const bundle = smallest()

test('a new game begins at the level that was chosen, and is there again when one comes back', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  for (const { name, changes } of bundle.difficulties) {
    const choice = dialog.getByRole('radio', { name: new RegExp(`^${name}`) })
    await choice.waitFor()
    for (const change of changes) expect(await dialog.textContent()).toContain(change)
  }
  const own = dialog.getByRole('radio', { name: /^Normal/ })
  expect(await own.isChecked()).toBe(true)
  await own.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await dialog.getByRole('radio', { name: /^Hard/ }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await expect.poll(() => table.record()).toMatch(/-hard\./)
  expect(await page.locator('.chip-level').textContent()).toBe('Difficulty: Hard')
  await page.reload()
  await expect.poll(() => page.locator('.chip-level').textContent()).toBe('Difficulty: Hard')
  expect(await table.record()).toMatch(/-hard\./)
  expect(table.faults).toEqual([])
})

test('a record of another level ends alike in Chromium and in Node, and an unknown level is refused', async () => {
  const game = operational.open({ ...bundle.scenario, difficulty: 'easy' })
  const played = selfPlay(game, bundle.identity, randomPlayer(), 44)
  const record = makeRecord({ ...readRecord(played.record), difficulty: 'easy' })
  const table = await sitDown(bundle, { hash: `#r=${record}` })
  expect(await table.page.locator('.chip-level').textContent()).toBe('Difficulty: Easy')
  const there = await table.page.evaluate((text) => window.sandtable?.hashOf(text), record)
  expect(there).toEqual(hashOf(game, record))
  const brutal = makeRecord({ format: 2, ...bundle.identity, seed: 1, difficulty: 'brutal', moves: [] })
  await table.page.goto(`${table.page.url().replace(/#.*/, '')}#r=${brutal}`)
  await expect.poll(() => table.page.locator('.notice').textContent()).toContain('is no level of difficulty')
})

test('a game without levels offers none', async () => {
  const plain = allBundles().find(({ difficulties }) => difficulties.length === 0)
  if (plain === undefined) return
  const { page } = await openBattle(plain)
  await page.getByRole('button', { name: 'New game' }).click()
  expect(await page.getByRole('dialog').getByRole('radio').count()).toBe(0)
  expect(await page.locator('.chip-level').count()).toBe(0)
})
