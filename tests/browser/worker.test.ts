/** A computer's worker that dies or hangs is told about and started again, and the game goes on. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRecord } from '../../site/player/replay.ts'
import { launch, sitDown, smallest } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Stops the next worker of a page as soon as it begins, with an event or without. */
const stopNextWorker = (page: Page, isTold: boolean): Promise<void> =>
  page.evaluate((isTold) => {
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
  }, isTold)

/** A page whose worker is stopped at once when the computer is to begin. */
const withDeadWorker = async (isTold: boolean) => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  await stopNextWorker(page, isTold)
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

test('a worker that never answers is told about within ten seconds and started again', {
  timeout: 70_000,
}, async () => {
  const table = await withDeadWorker(false)
  await notice(table, 10_000).toEqual([expect.stringContaining('has not answered')])
  await notice(table, 20_000).toEqual([expect.stringContaining('is started again')])
  await goesOn(table)
})

test('a staff that never answers is told about within ten seconds, and answers when it is asked again', {
  timeout: 90_000,
}, async () => {
  const table = await sitDown(browser, smallest())
  const { page } = table
  await stopNextWorker(page, false)
  await page.locator('.map-viewport').press('g')
  await notice(table, 10_000).toEqual([expect.stringContaining('The staff has not answered')])
  await notice(table, 20_000).toEqual([expect.stringContaining('Ask it again')])
  await page.locator('.map-viewport').press('g')
  await page.locator('.suggestion').waitFor({ timeout: 20_000 })
  expect(table.faults).toEqual([])
  await table.context.close()
})
