/** No saved game is lost: what does not replay is kept, and storage that fails or never answers is told about. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { readRecord } from '../../site/player/replay.ts'
import { atOnce, newPage, test } from './page.ts'
import { allBundles, type BrowserTable, endTurnOn, quietMoveIn, type SeatOptions, sitDown, smallest } from './table.ts'

const bundle = smallest()

const game = operational.open(bundle.scenario)
/** How a game begins, and a move that brings nothing to light. */
const opening = start(game, 1944).position
const quietMove = quietMoveIn(game, opening)
const move = makeMove(0, game.makeAction(quietMove))

/** Opens the battle where one's own game has been left so. */
const sitDownAt = (value: unknown, options: SeatOptions = {}): Promise<BrowserTable> =>
  sitDown(bundle, { ...options, stored: { [`${bundle.card.id}/${bundle.identity.scenario}/own`]: value } })

const reload = async (page: Page): Promise<void> => {
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
}

/** Moves any unit that can, by the list of units. */
const moveAUnit = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary').first().click()
  await dialog
    .getByRole('button', { name: /^Move to / })
    .first()
    .click()
}

const notice = (page: Page) => expect.poll(() => page.locator('.notice').textContent())

/** Opens the list of saved games; returns its rows. */
const openGames = async (page: Page) => {
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  return page.getByRole('dialog').locator('.saved-game')
}

/** The text of the last game of the list as a file. */
const keptFile = async (page: Page): Promise<string> => {
  const games = await openGames(page)
  const saving = page.waitForEvent('download')
  await games.last().getByRole('button', { name: 'Save as a file' }).click()
  return readFileSync(await (await saving).path(), 'utf8').trim()
}

const seats = ['human', 'veteran']

test('what is ordered in the moment in which the page is left is kept', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  for (let orders = 1; orders <= 6; orders++) {
    await page.locator('.map-viewport').press('g')
    await page.locator('.suggestion').waitFor()
    // Until the page has gone, the one that is left is ready, too.
    const loaded = page.waitForEvent('load')
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.suggestion .main')?.click()
      location.reload()
    })
    await loaded
    await page.waitForSelector('[data-ready="true"] .player')
    expect(readRecord(await table.record()).moves.length).toBeGreaterThanOrEqual(orders)
  }
})

test('a battle in which nothing was done begins alike when its page is loaded again, and otherwise in another browser', async () => {
  const battle = allBundles().find(({ tutorial, card }) => tutorial === null && card.system === 'skirmish')
  const dealt = async (page: Page): Promise<string> => {
    await page.goto(`${inject('origin')}/scenarios/${battle?.card.id}/`)
    await page.waitForSelector('[data-ready="true"] .player')
    return page.evaluate(() => window.sandtable?.record() ?? '')
  }
  const [page, other] = [await newPage(), await newPage()]
  const first = await dealt(page)
  expect(await dealt(page)).toBe(first)
  expect(await dealt(other)).not.toBe(first)
})

test('a save that does not replay is played as far as it goes, kept, and never overwritten', async () => {
  const broken = makeRecord({ format: 2, ...bundle.identity, seed: 1944, moves: [move, '0never'] })
  const table = await sitDownAt({ record: broken, seats, moves: 2 })
  const { page } = table
  await notice(page).toContain('Action 2 of the record cannot be played')
  const whole = makeRecord({ format: 2, ...bundle.identity, seed: 1944, moves: [move] })
  expect(await table.record()).toBe(whole)
  await moveAUnit(page)
  await expect.poll(() => table.record()).not.toBe(whole)
  const further = await table.record()
  await reload(page)
  expect(await table.record()).toBe(further)
  expect(await keptFile(page)).toBe(broken)
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = page.getByRole('dialog')
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
  expect((await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(0)
  expect(table.faults).toEqual([])
})

test('a save of other rules says so and is kept as it was', async () => {
  const moves = [move]
  const old = makeRecord({ format: 2, ...bundle.identity, rules: '00000000', seed: 1944, moves })
  const table = await sitDownAt({ record: old, seats, moves: 1 })
  const { page } = table
  await notice(page).toContain('recorded under other rules')
  expect(await table.record()).toBe(makeRecord({ format: 2, ...bundle.identity, seed: 1944, moves }))
  expect(await keptFile(page)).toBe(old)
})

test('a save that is no game at all is kept', async () => {
  const table = await sitDownAt({ what: 'is this' })
  await notice(table.page).toContain('damaged')
  expect(await keptFile(table.page)).toBe('{"what":"is this"}')
  expect(table.faults).toEqual([])
})

test('seats that nobody knows are told about, and the game goes on', async () => {
  const record = makeRecord({ format: 2, ...bundle.identity, seed: 1944, moves: [move] })
  const table = await sitDownAt({ record, seats: ['human', 'constructor'], moves: 1 })
  await notice(table.page).toContain('does not say who leads each side')
  expect(await table.record()).toBe(record)
  expect(table.faults).toEqual([])
})

test('a disk that becomes full in the middle of a game is told about', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  await moveAUnit(page)
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.keyboard.press('Escape')
  await moveAUnit(page)
  await notice(page).toContain('is not saving this game')
})

test('a database that never answers does not hold up play, and is told about', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await reload(page)
  await notice(page).toContain('cannot be read now')
  const before = await table.record()
  await moveAUnit(page)
  await expect.poll(() => table.record()).not.toBe(before)
  expect(table.faults).toEqual([])
})

/** Begins another game with the players that are offered. */
const beginAnother = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
}

test('games are listed with picture, turn and date; they are named, opened, deleted and brought back', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  await moveAUnit(page)
  const first = await table.record()
  await page.keyboard.press('Escape')
  await beginAnother(page)
  await moveAUnit(page)
  await page.keyboard.press('Escape')
  const games = await openGames(page)
  await expect.poll(() => games.count()).toBe(2)
  const older = games.last()
  expect(await older.locator('.game-picture circle').count()).toBeGreaterThan(1)
  expect(await older.getAttribute('aria-label')).toBe('Turn 1')
  expect(await older.locator('time').getAttribute('datetime')).toMatch(/^20/)
  await older.getByRole('button', { name: 'Name' }).click()
  await older.getByRole('textbox').fill('Landing <b>first</b>')
  await older.getByRole('button', { name: 'Keep the name' }).click()
  await expect.poll(() => older.locator('h3').textContent()).toBe('Landing <b>first</b>')
  await older.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => games.count()).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => games.count()).toBe(2)
  await older.getByRole('button', { name: 'Open' }).click()
  await expect.poll(() => table.record()).toBe(first)
  expect(table.faults).toEqual([])
})

test('a second tab follows the game, and takes it over when asked or when the first is closed', async () => {
  const table = await sitDown(bundle, atOnce)
  const { page: first } = table
  await moveAUnit(first)
  await first.keyboard.press('Escape')
  const second = await first.context().newPage()
  await second.goto(first.url())
  await second.waitForSelector('[data-ready="true"] .player')
  const recordIn = (page: Page) => page.evaluate(() => window.sandtable?.record() ?? '')
  const banner = (page: Page) => page.locator('.banner')
  await expect.poll(() => banner(second).textContent()).toContain('This game is being played in another tab')
  expect(await second.getByRole('button', { name: 'End turn' }).isDisabled()).toBe(true)
  // The first tab's actions are seen in the second.
  await endTurnOn(first)
  await first.waitForSelector('.player[data-busy="false"]')
  const record = await table.record()
  await expect.poll(() => recordIn(second)).toBe(record)
  await banner(second).getByRole('button', { name: 'Play it here' }).click()
  await expect.poll(() => banner(first).textContent()).toContain('This game is being played in another tab')
  expect(await banner(second).count()).toBe(0)
  await second.close()
  await expect.poll(() => banner(first).count()).toBe(0)
  await first.waitForSelector('.player[data-busy="false"]')
  expect(table.faults).toEqual([])
})

test('a save of other rules that leads elsewhere goes on from where it was left, unverified', async () => {
  const after = step(game, opening, 0, quietMove)
  if (!after.ok) throw new Error(after.reason)
  const position = game.encode(after.position.state)
  const old = makeRecord({ format: 2, ...bundle.identity, rules: '00000000', seed: 1944, moves: [] })
  const table = await sitDownAt({ record: old, seats, moves: 1, at: 1, position }, atOnce)
  const { page } = table
  await notice(page).toContain('cannot be verified')
  expect(await page.getByText('Unverified').count()).toBe(1)
  // The computer plays on from there, too.
  await endTurnOn(page)
  await table.computerDone()
  const further = await table.record()
  await reload(page)
  expect(await table.record()).toBe(further)
  expect(await page.getByText('Unverified').count()).toBe(1)
  expect(table.faults).toEqual([])
})
