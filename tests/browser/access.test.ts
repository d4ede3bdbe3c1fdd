/** Everyone can come in: axe finds nothing serious, and without JavaScript there is still a picture and an order of battle. */
import { expect, inject } from 'vitest'
import { hasTurn } from '../support/turns.ts'
import { axeViolations, faintText } from './axe.ts'
import { atRest, newPage, openPage, test } from './page.ts'
import { openBattle, shortestBattles, sitDown, smallest } from './table.ts'

const bundle = smallest()
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

test.each(
  (
    [
      ['a desk', {}],
      ['a phone', phone],
    ] as const
  ).filter((_, index) => hasTurn(index, 2)),
)('axe finds nothing serious on the scenario page, with a unit selected, and in dialogs, at %s', async (_, options) => {
  const table = await sitDown(bundle, options)
  const { page } = table
  expect(await axeViolations(page)).toEqual([])
  await page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .click()
  await page.waitForSelector('.unit-panel')
  expect(await axeViolations(page, '.player')).toEqual([])
  for (const dialog of ['Units', 'Share', 'Games', 'New game']) {
    await page.getByRole('button', { name: dialog, exact: dialog === 'Units' || dialog === 'Games' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await axeViolations(page, 'dialog'), dialog).toEqual([])
    await page.keyboard.press('Escape')
  }
  expect(table.faults).toEqual([])
})

/** A battle of each system. */
const battles = shortestBattles().map((battle) => [battle.card.system, battle] as const)

test.each(battles.filter((_, index) => hasTurn(index)))(
  'text stands out in %s by day and by night, and on a phone all of the bar above the map is in sight',
  async (_, battle) => {
    const { page, faults } = await openBattle(battle)
    expect(await faintText(page)).toEqual([])
    await page.setViewportSize(phone.viewport)
    for (const button of await page.locator('.top-bar .button:visible').all()) {
      const { x = 0, width = 0 } = (await button.boundingBox()) ?? {}
      expect(x + width, (await button.textContent()) ?? '').toBeLessThanOrEqual(phone.viewport.width)
    }
    expect(faults).toEqual([])
  },
)

test.each(['/', '/scenarios/', '/games/', '/rules/'])('axe finds nothing serious on %s', async (path) => {
  const { page, faults } = await openPage(path)
  expect(await axeViolations(page)).toEqual([])
  expect(faults).toEqual([])
})

test('on a phone a tap shows what an order would bring, and the second gives it', async () => {
  const table = await sitDown(bundle, phone)
  const { page } = table
  await page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .tap()
  await page.waitForSelector('.side-panel.is-open .unit-panel')
  await atRest(page)
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
})

test('without JavaScript there is a still picture and an order of battle', async () => {
  const { page, faults } = await openPage(`/scenarios/${bundle.card.id}/`, {
    javaScriptEnabled: false,
  })
  const picture = page.locator('#player svg').first()
  await picture.waitFor()
  expect((await picture.boundingBox())?.width).toBeGreaterThan(300)
  const text = await page.locator('main').textContent()
  for (const unit of bundle.scenario.units) if (unit.reserve !== 'security') expect(text).toContain(unit.name)
  for (const side of bundle.scenario.sides) expect(text).toContain(side.name)
  expect(faults).toEqual([])
})

test('when the scenario cannot be loaded the still picture stays, and the page says so', async () => {
  const page = await newPage()
  await page.route('**/data/scenarios/*.json?v=*', (route) => route.abort())
  await page.goto(`${inject('origin')}/scenarios/${bundle.card.id}/`)
  await page.getByRole('alert').waitFor()
  expect(await page.locator('#player svg').count()).toBeGreaterThan(0)
})
