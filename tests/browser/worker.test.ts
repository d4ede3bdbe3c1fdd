/** A computer's worker that dies or hangs is told about and started again, and the game goes on. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecord } from '../../site/player/replay.ts'
import { launch, openPage, sitDown, smallest, wonRecords } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

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
      if (isTold) setTimeout(() => this.dispatchEvent(new Event('error')))
    }
  }
}

const stopNextWorker = (page: Page, isTold: boolean): Promise<void> => page.evaluate(stopNext, isTold)

/** A page whose worker is stopped at once when the computer is to begin. */
const withDeadWorker = async (isTold: boolean) => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  await stopNextWorker(page, isTold)
  await page.clock.install()
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption('veteran')
  await dialog.getByRole('button', { name: 'Begin' }).click()
  return table
}

const notice = (table: Awaited<ReturnType<typeof withDeadWorker>>, timeout: number) =>
  expect.poll(() => table.page.locator('.notice').allTextContents(), { timeout })

const goesOn = async (table: Awaited<ReturnType<typeof withDeadWorker>>): Promise<void> => {
  await expect.poll(async () => readRecord(await table.record()).moves.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(table.faults).toEqual([])
  await table.context.close()
}

test('a worker that breaks down is started again', async () => {
  const table = await withDeadWorker(true)
  await notice(table, 5_000).toEqual([expect.stringContaining('is started again')])
  await goesOn(table)
})

test('a worker that never answers is told about within ten seconds and started again', async () => {
  const table = await withDeadWorker(false)
  await table.page.clock.fastForward(10_000)
  await notice(table, 5_000).toEqual([expect.stringContaining('has not answered')])
  await table.page.clock.fastForward(20_000)
  await notice(table, 5_000).toEqual([expect.stringContaining('is started again')])
  await goesOn(table)
})

test('a staff that never answers is told about within ten seconds, and answers when it is asked again', async () => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  await stopNextWorker(page, false)
  await page.clock.install()
  await page.locator('.map-viewport').press('g')
  await notice(table, 5_000).toEqual(['The staff thinks.'])
  await page.clock.fastForward(10_000)
  await notice(table, 5_000).toEqual([expect.stringContaining('The staff has not answered')])
  await page.clock.fastForward(20_000)
  await notice(table, 5_000).toEqual([expect.stringContaining('Ask it again')])
  await page.locator('.map-viewport').press('g')
  await page.locator('.suggestion').waitFor({ timeout: 20_000 })
  expect(table.faults).toEqual([])
  await table.context.close()
})

test('a review of a game that gets no answer is told about within ten seconds, and can be asked for again', async () => {
  const { card } = smallest()
  const { page, context, faults } = await openPage(browser, '/404.html')
  await page.addInitScript(stopNext, false)
  await page.clock.install()
  await page.goto(new URL(`/scenarios/${card.id}/#r=${wonRecords(card.id)[0]}`, page.url()).href)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The computer looks for the decisive moment.').waitFor({ timeout: 20_000 })
  await page.clock.fastForward(10_000)
  await dialog.getByText('It takes longer than usual.').waitFor()
  await page.clock.fastForward(20_000)
  await dialog.getByRole('button', { name: 'Ask again' }).click()
  await dialog.getByText('The decisive moment').waitFor({ timeout: 20_000 })
  expect(faults).toEqual([])
  await context.close()
})
