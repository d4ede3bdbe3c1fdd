/** Ends of turns are guarded; what the computer and the replay show can be paused, sped up, and is followed by the map. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readMove } from '../../engine/play.ts'
import { readRecord } from '../../site/player/replay.ts'
import { allScenarioIds, anyBundleOf, endTurnOn, launch, openBattle, sitDown, smallest, type Table } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const endButton = (page: Page) => page.locator('.top-bar .button.main')

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Thirteen clicks at one place, as fast as an impatient finger. */
const clickFast = async (page: Page, { x, y }: { x: number; y: number }): Promise<void> => {
  for (let clicks = 0; clicks < 13; clicks++) {
    await page.mouse.click(x, y)
    await page.waitForTimeout(120)
  }
}

const movesOf = async ({ record }: { record(): Promise<string> }): Promise<readonly string[]> =>
  readRecord(await record()).moves

describe('thirteen fast clicks', () => {
  test('do not end a turn in which units can still act, at any size of the window', async () => {
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 820, height: 1180 },
      { width: 390, height: 844 },
    ]) {
      const table = await sitDown(browser, smallest(), { viewport })
      const before = await table.record()
      await clickFast(table.page, await middleOf(table.page, '.top-bar .button.main'))
      expect(await table.record()).toBe(before)
      await table.context.close()
    }
  })

  test('end one phase of a battle led by cards, and not the next ones', async () => {
    const bundle = allScenarioIds()
      .map(anyBundleOf)
      .find(({ card, tutorial }) => card.system === 'command-cards' && tutorial !== null)
    if (!bundle) throw new Error('no battle led by cards has a tutorial')
    const seat = await openBattle(browser, bundle)
    const { page } = seat
    const able = page.locator('.cc-hand .is-able').first()
    await able.click()
    await page.waitForTimeout(300)
    await able.click()
    await expect.poll(async () => (await movesOf(seat)).length).toBe(1)
    await page.waitForTimeout(1_000)
    const ended = (await movesOf(seat)).length
    await clickFast(page, await middleOf(page, '.top-bar .button.main'))
    await page.waitForTimeout(500)
    expect((await movesOf(seat)).length).toBeLessThanOrEqual(ended + 1)
    await seat.context.close()
  })

  test('on Skip end no turn when the computer is done, nor those on the end of the turn the computer’s', async () => {
    const table = await sitDown(browser, smallest())
    const { page } = table
    const end = await middleOf(page, '.top-bar .button.main')
    await endTurnOn(page)
    await page.waitForSelector('.watch-bar')
    const skip = await middleOf(page, '.watch-bar button:has-text("Skip")')
    const isEnd = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
      page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.top-bar .button.main') !== null, { x, y })
    expect(await isEnd(skip)).toBe(false)
    await page.mouse.click(end.x, end.y)
    expect(await page.locator('.player').getAttribute('data-busy')).toBe('true')
    await clickFast(page, skip)
    await table.computerDone()
    expect((await table.state()).turn).toBe(2)
    const ended = (await movesOf(table)).map((move) => readMove(table.game, move))
    expect(ended.filter((move) => move?.side === 0 && move.action.type === 'end-turn').length).toBe(1)
    expect(await isEnd(skip)).toBe(false)
    await table.context.close()
  })
})

describe('the end of a turn', () => {
  test('is asked about with the units that can still act, by button and by key', async () => {
    const table = await sitDown(browser, smallest())
    const { page } = table
    await endButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'End turn?' })
    await dialog.waitFor()
    const { units } = smallest().scenario
    const names = await dialog.locator('.idle-units button').allTextContents()
    expect(names.length).toBeGreaterThan(0)
    expect(units.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    await dialog.getByRole('button', { name: names[0] ?? '' }).click()
    await expect.poll(() => page.locator('.unit-panel h2').textContent()).toBe(names[0])
    expect((await table.state()).turn).toBe(1)
    await page.keyboard.press('e')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'End turn' }).press('Enter')
    await expect.poll(async () => (await table.state()).turn, { timeout: 60_000 }).toBe(2)
    expect(table.faults).toEqual([])
    await table.context.close()
  })

  test('is not asked about when one does not want to be, also after a reload', async () => {
    const table = await sitDown(browser, smallest())
    const { page } = table
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('Ask before a turn ends').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.waitForSelector('[data-ready="true"] .player')
    await endButton(page).click()
    await expect.poll(async () => (await table.state()).turn, { timeout: 60_000 }).toBe(2)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await table.context.close()
  })
})

/** A battle that two computers play, with nothing hidden from who watches. */
const watched = async (): Promise<Table> => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('dialog').waitFor()
  for (const at of [0, 1]) await page.getByRole('dialog').locator('select').nth(at).selectOption('recruit')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  return table
}

/** Whether who acted in a move stands open on the screen. */
const isActorInView = async (table: Table, move: string | undefined): Promise<boolean | undefined> => {
  const action = readMove(table.game, move ?? '')?.action
  if (!action || !('unit' in action)) return undefined
  return table.page.evaluate((unit) => {
    const piece = document.querySelector(`[data-unit="${unit}"]`)?.getBoundingClientRect()
    const map = document.querySelector('.map-viewport')?.getBoundingClientRect()
    if (!piece || !map) return undefined
    const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2]
    return x > map.left && x < map.right && y > map.top && y < map.bottom
  }, action.unit)
}

/** Brings the map so near that a few hexes fill it, at its upper left. */
const lookElsewhere = async (page: Page): Promise<void> => {
  await page.locator('.map-viewport').focus()
  for (const key of ['+', 'Shift+ArrowLeft', 'Shift+ArrowUp'])
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press(key)
}

describe('what the computer does', () => {
  test('waits while it is paused, and goes on', async () => {
    const table = await watched()
    const { page } = table
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.waitForTimeout(1_000)
    const paused = await table.record()
    await page.waitForTimeout(1_500)
    expect(await table.record()).toBe(paused)
    await page.keyboard.press('p')
    await expect.poll(() => table.record()).not.toBe(paused)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.getByRole('button', { name: 'Stop' }).click()
    await table.computerDone()
    expect(table.faults).toEqual([])
    await table.context.close()
  })

  test('is there at once where one wants that: nothing waits for a clock', async () => {
    const table = await sitDown(browser, smallest())
    const { page } = table
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('at once').check()
    await page.keyboard.press('Escape')
    // Whoever waits for some time waits for ever.
    await page.evaluate(() => {
      const soon = window.setTimeout
      window.setTimeout = ((call: TimerHandler, wait = 0) => (wait > 0 ? 0 : soon(call))) as typeof setTimeout
    })
    await endTurnOn(page)
    await table.computerDone()
    expect((await table.state()).turn).toBe(2)
    expect((await movesOf(table)).length).toBeGreaterThan(3)
    expect(table.faults).toEqual([])
    await table.context.close()
  })

  test('is followed by the map, unless one does not want that', async () => {
    const table = await watched()
    const { page } = table
    await lookElsewhere(page)
    let seen = 0
    for (let looks = 0; looks < 40 && seen < 4; looks++) {
      const known = (await movesOf(table)).length
      await page.keyboard.press('p')
      await page.waitForTimeout(400)
      const inView = await isActorInView(table, (await movesOf(table)).at(-1))
      if (inView !== undefined && known > 0) {
        expect(inView).toBe(true)
        seen++
      }
      await page.keyboard.press('p')
      await page.waitForTimeout(250)
    }
    expect(seen).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('The map follows').uncheck()
    await page.keyboard.press('Escape')
    await lookElsewhere(page)
    const transform = (): Promise<string | null> => page.locator('.map-layer').getAttribute('style')
    await page.waitForTimeout(300)
    const still = await transform()
    const known = (await movesOf(table)).length
    await expect.poll(async () => (await movesOf(table)).length, { timeout: 20_000 }).toBeGreaterThan(known + 2)
    expect(await transform()).toBe(still)
    await table.context.close()
  })
})

describe('the replay', () => {
  const played = async (): Promise<Table> => {
    const table = await watched()
    await expect.poll(async () => (await movesOf(table)).length, { timeout: 60_000 }).toBeGreaterThan(12)
    await table.page.getByRole('button', { name: 'Stop' }).click()
    await table.page.getByRole('button', { name: 'Replay' }).click()
    return table
  }

  test('is followed by the map', async () => {
    const table = await played()
    const { page } = table
    await page.getByRole('button', { name: 'To the beginning' }).click()
    const moves = await movesOf(table)
    await lookElsewhere(page)
    for (const move of moves.slice(0, 12)) {
      await page.getByRole('button', { name: 'One action forward' }).click()
      await page.waitForTimeout(350)
      expect(await isActorInView(table, move)).not.toBe(false)
    }
    await table.context.close()
  })

  test('runs faster or slower, and no two of its buttons look alike', async () => {
    const table = await played()
    const { page } = table
    const bar = page.getByRole('toolbar', { name: 'Replay' })
    // Run has a word on it; of the others no two have the same drawing.
    expect(await bar.getByRole('button', { name: 'Run' }).locator('.visually-hidden').count()).toBe(0)
    const drawings = await bar.locator('button path').evaluateAll((all) => all.map((path) => path.getAttribute('d')))
    expect(new Set(drawings).size).toBe(drawings.length)
    const shownIn = async (milliseconds: number): Promise<number> => {
      await page.getByRole('button', { name: 'To the beginning' }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.waitForTimeout(milliseconds)
      await page.getByRole('button', { name: 'Pause' }).click()
      return Number(await bar.getByRole('slider').inputValue())
    }
    const speed = bar.getByRole('button', { name: /^Speed/ })
    await speed.click()
    expect(await speed.textContent()).toContain('fast')
    const fast = await shownIn(1_500)
    await speed.click()
    expect(await speed.textContent()).toContain('slow')
    expect(await shownIn(1_500)).toBeLessThan(fast)
    expect(table.faults).toEqual([])
    await table.context.close()
  })
})
