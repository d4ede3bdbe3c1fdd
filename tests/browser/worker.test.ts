/** A computer's worker that dies or hangs is told about and started again, and the game goes on. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readRecord } from '../../site/player/replay.ts'
import { gamesInStore, openPage, stopClock, test } from './page.ts'
import { type BrowserTable, sitDown, smallest, wonRecords } from './table.ts'

/** In the page: stops its next worker as soon as it begins, with an event or without. */
const stopNext = (isTold: boolean): void => {
  const Real = Worker
  let isFirst = true
  window.Worker = class extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options)
      if (!isFirst) return
      isFirst = false
      this.terminate()
      if (isTold) queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
  }
}

const stopNextWorker = (page: Page, isTold: boolean): Promise<void> => page.evaluate(stopNext, isTold)

/** A page whose worker is stopped at once when the computer is to begin. */
const withDeadWorker = async (isTold: boolean) => {
  const table = await sitDown(smallest())
  const { page } = table
  await stopNextWorker(page, isTold)
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption('veteran')
  await page.clock.install()
  await stopClock(page)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await page.waitForSelector('.player[data-busy="true"]')
  return table
}

const notice = ({ page }: BrowserTable) => expect.poll(() => page.locator('.notice').allTextContents())

const goesOn = async (table: BrowserTable): Promise<void> => {
  await table.page.clock.resume()
  await expect.poll(async () => readRecord(await table.record()).moves.length).toBeGreaterThan(0)
  expect(table.faults).toEqual([])
}

test('a worker that breaks down is started again', async () => {
  const table = await withDeadWorker(true)
  await notice(table).toEqual([expect.stringContaining('is started again')])
  await goesOn(table)
})

test('a worker that never answers is told about within ten seconds and started again', async () => {
  const table = await withDeadWorker(false)
  await table.page.clock.fastForward(10_000)
  await notice(table).toEqual([expect.stringContaining('has not answered')])
  await table.page.clock.fastForward(20_000)
  await notice(table).toEqual([expect.stringContaining('is started again')])
  await goesOn(table)
})

test('a computer whose workers all break down keeps its side, and goes on when it is asked to', async () => {
  const table = await sitDown(smallest())
  const { page } = table
  await page.evaluate(() => {
    const Real = Worker
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options)
        this.terminate()
        queueMicrotask(() => this.dispatchEvent(new Event('error')))
      }
    }
    addEventListener('mend', () => {
      window.Worker = Real
    })
  })
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  for (const side of [0, 1]) await dialog.getByRole('combobox').nth(side).selectOption('veteran')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  const again = page.getByRole('button', { name: 'Go on' })
  await again.waitFor()
  await notice(table).toEqual([expect.stringContaining('The computer waits')])
  expect(await page.getByRole('region', { name: 'Hand over the screen' }).count()).toBe(0)
  expect(await gamesInStore(page)).toContainEqual(expect.objectContaining({ seats: ['veteran', 'veteran'] }))
  await page.evaluate(() => dispatchEvent(new Event('mend')))
  await again.click()
  await expect.poll(async () => readRecord(await table.record()).moves.length).toBeGreaterThan(0)
  expect(table.faults).toEqual([])
})

test('a part of the page that cannot be fetched is told of, and no dialog stays open in silence', async () => {
  const table = await sitDown(smallest())
  const { page } = table
  await page.route('**/_astro/dialogs.*', (route) => route.abort())
  await page.reload()
  await notice(table).toEqual([expect.stringContaining('cannot be loaded')])
  await page.getByRole('button', { name: 'New game' }).click()
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  // Keys order as before: nothing stands in their way.
  const before = await table.state()
  await page.locator('.map-viewport').press('n')
  await page.waitForSelector('.unit[aria-pressed="true"]')
  expect(await table.state()).toEqual(before)
})

test('a staff that never answers is told about within ten seconds, and answers when it is asked again', async () => {
  const table = await sitDown(smallest())
  const { page } = table
  await stopNextWorker(page, false)
  await page.clock.install()
  await stopClock(page)
  await page.locator('.map-viewport').press('g')
  await notice(table).toEqual(['The staff is thinking.'])
  await page.clock.fastForward(10_000)
  await notice(table).toEqual([expect.stringContaining('The staff has not answered')])
  await page.clock.fastForward(20_000)
  await notice(table).toEqual([expect.stringContaining('Ask it again')])
  await page.clock.resume()
  await page.locator('.map-viewport').press('g')
  await page.locator('.suggestion').waitFor()
  expect(table.faults).toEqual([])
})

test('a review of a game that gets no answer is told about within ten seconds, and can be asked for again', async () => {
  const { card } = smallest()
  const { page, faults } = await openPage('/404.html')
  await page.addInitScript(stopNext, false)
  await page.clock.install()
  await page.goto(new URL(`/scenarios/${card.id}/#r=${wonRecords(card.id)[0]}`, page.url()).href)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The computer looks for the decisive moment.').waitFor()
  await page.clock.fastForward(10_000)
  await dialog.getByText('It takes longer than usual.').waitFor()
  await page.clock.fastForward(20_000)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByText('The decisive moment').waitFor()
  expect(faults).toEqual([])
})
