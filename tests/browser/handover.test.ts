/**
 * Two persons who hide from each other at one screen. While it is handed over, nothing that is drawn, listed, replayed or read out
 * tells anything of the game, whatever was open before and whatever key is pressed: pages of different games are compared whole, with
 * their accessibility trees.
 */
import { describe, expect } from 'vitest'
import { battles, cover, gameOf, handOver, hiddenTwins, keys, linkTo, lookAround, pastOf, shown } from './hotseat.ts'
import { atRest, gamesInStore, test } from './page.ts'
import { openBattle } from './table.ts'

describe.each(battles)('%s', (_, bundle) => {
  const game = gameOf(bundle)

  test('the covered screen is the same whatever happened, and stays so at every key', async () => {
    const [one, other] = [pastOf(game, 1, 0), pastOf(game, 2, 7)]
    expect(one.moves).not.toEqual(other.moves)
    const seat = await openBattle(bundle, { hash: linkTo(bundle, one, 1) })
    const twin = await openBattle(bundle, { hash: linkTo(bundle, other, 2) })
    await lookAround(seat.page)
    await handOver(seat.page)
    await handOver(twin.page)
    expect(await seat.record()).not.toBe(await twin.record())
    const covered = await shown(twin.page)
    expect(await shown(seat.page)).toBe(covered)
    for (const focused of [true, false]) {
      for (const key of keys) {
        if (focused) await cover(seat.page).getByRole('button').focus()
        else await seat.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await seat.page.keyboard.press(key)
      }
      await atRest(seat.page)
      expect(await shown(seat.page)).toBe(covered)
      expect(await seat.page.getByRole('dialog').count()).toBe(0)
    }
    expect(seat.faults).toEqual([])
  })

  test('so is it after a reload, when nobody knows who sits there', async () => {
    const seat = await openBattle(bundle)
    const { page } = seat
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('dialog').waitFor()
    for (const choice of await page.getByRole('dialog').locator('select').all()) await choice.selectOption('human')
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await expect.poll(() => gamesInStore(page)).toContainEqual(expect.objectContaining({ seats: ['human', 'human'] }))
    await page.reload()
    await cover(page).waitFor()
    const covered = await shown(page)
    for (const key of keys) await page.keyboard.press(key)
    expect(await shown(page)).toBe(covered)
    expect(await page.locator('.player').getByRole('button').count()).toBe(1)
    expect(seat.faults).toEqual([])
  })
})

test.each(battles)('%s: who is left alone when the players change is handed the screen first', async (_, bundle) => {
  const past = pastOf(gameOf(bundle), 1, 0)
  const { page } = await openBattle(bundle, { hash: linkTo(bundle, past, 1) })
  const [mover = 0] = gameOf(bundle).actors(past.position.state)
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select').nth(mover).selectOption('veteran')
  await dialog
    .locator('select')
    .nth(1 - mover)
    .selectOption('human')
  await dialog.getByRole('button', { name: 'Change players, play on' }).click()
  await cover(page).waitFor()
  expect(await cover(page).getByRole('heading').textContent()).toContain(bundle.scenario.sides[1 - mover]?.name)
  expect(await page.locator('.map-viewport').count()).toBe(0)
  const record = await page.evaluate(() => window.sandtable?.record())
  await atRest(page)
  expect(await page.evaluate(() => window.sandtable?.record())).toBe(record)
  await cover(page).getByRole('button').click()
  await page.locator('.map-viewport').waitFor()
})

test('the next player’s page is the same whatever was done out of sight, in the replay too', async () => {
  const bundle = battles.find(([system]) => system === 'operational')?.[1]
  if (!bundle) throw new Error('no battle in fog')
  const game = gameOf(bundle)
  const pages = await Promise.all(
    hiddenTwins(game).map(async (past) => openBattle(bundle, { hash: linkTo(bundle, past, 1) })),
  )
  const [seat, twin] = pages
  if (!seat || !twin) throw new Error('no pages')
  // One looks around before, the other does not.
  await lookAround(seat.page)
  for (const { page } of pages) await handOver(page)
  const same = async (): Promise<void> => {
    for (const { page } of pages) await atRest(page)
    expect(await shown(seat.page)).toBe(await shown(twin.page))
  }
  for (const { page } of pages) await cover(page).getByRole('button').click()
  await same()
  for (const { page } of pages) {
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
  }
  await same()
  for (let back = 0; back < 3; back++) {
    for (const { page } of pages) await page.getByRole('button', { name: 'One action back' }).click()
    await same()
  }
  for (const { page } of pages) {
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await page.getByRole('button', { name: 'New game' }).click()
  }
  await same()
})

test('who takes over the side of the computer in the fog is asked first', async () => {
  const bundle = battles.find(([system]) => system === 'operational')?.[1]
  if (!bundle) throw new Error('no battle in fog')
  const { page } = await openBattle(bundle)
  await page.getByRole('button', { name: 'New game' }).click()
  const [first, second] = [0, 1].map((at) => page.getByRole('dialog').locator('select').nth(at))
  await first?.selectOption('veteran')
  await second?.selectOption('human')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await cover(page).waitFor()
  expect(await page.locator('.map-viewport').count()).toBe(0)
})
