/** Everyone can come in: axe finds nothing serious, and without JavaScript there is still a picture and an order of battle. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { launch, openPage, sitDown, smallest } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const bundle = smallest()
const screens = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const

describe.each(screens)('%s', (name, options) => {
  test('axe finds nothing serious on the scenario page, with a unit selected, and in dialogs', async () => {
    const table = await sitDown(browser, bundle, options)
    const { page } = table
    expect(await axeViolations(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Next unit/ })
      .last()
      .click()
    await page.waitForSelector('.unit-panel')
    await page.waitForTimeout(300)
    expect(await axeViolations(page)).toEqual([])
    for (const dialog of ['Units', 'Share', 'Games', 'New game']) {
      await page.getByRole('button', { name: dialog, exact: dialog === 'Units' || dialog === 'Games' }).click()
      await page.getByRole('dialog').waitFor()
      expect(await axeViolations(page), `${name}: ${dialog}`).toEqual([])
      await page.keyboard.press('Escape')
    }
    expect(table.faults).toEqual([])
    await table.context.close()
  })
})

test.each(['/', '/scenarios/', '/games/', '/rules/'])('axe finds nothing serious on %s', async (path) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, context, faults } = await openPage(browser, path, { colorScheme })
    expect(await axeViolations(page), colorScheme).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  }
})

test('on a phone a tap shows what an order would bring, and the second gives it', async () => {
  const table = await sitDown(browser, bundle, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const { page } = table
  await page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .tap()
  await page.waitForSelector('.side-panel.is-open .unit-panel')
  await page.waitForTimeout(400)
  const before = await table.record()
  const name = await page.locator('.unit-panel h2').textContent()
  const moves = (await table.legal()).flatMap((action) =>
    action.type === 'move' && bundle.scenario.units[action.unit]?.name === name ? [action.to] : [],
  )
  const to = await table.firstInSight(moves)
  await table.tapHex(to)
  await page.waitForSelector('.move-path')
  expect(await table.record()).toBe(before)
  await table.tapHex(to)
  await expect.poll(() => table.record()).not.toBe(before)
  expect(table.faults).toEqual([])
  await table.context.close()
})

test('without JavaScript there is a still picture and an order of battle', async () => {
  const { page, context, faults } = await openPage(browser, `/scenarios/${bundle.card.id}/`, {
    javaScriptEnabled: false,
  })
  const picture = page.locator('#player svg').first()
  await picture.waitFor()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(300)
  const text = await page.locator('main').textContent()
  for (const unit of bundle.scenario.units) if (unit.reserve !== 'security') expect(text).toContain(unit.name)
  for (const side of bundle.scenario.sides) expect(text).toContain(side.name)
  expect(faults).toEqual([])
  await context.close()
})

test('when the scenario cannot be loaded the still picture stays, and the page says so', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('**/data/scenarios/*.json?v=*', (route) => route.abort())
  await page.goto(`${inject('origin')}/scenarios/${bundle.card.id}/`)
  await page.getByRole('alert').waitFor()
  expect(await page.locator('#player svg').count()).toBeGreaterThan(0)
  await context.close()
})
