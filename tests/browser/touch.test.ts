/** By finger on a phone: what is to be seen is in sight, what is to be pressed is in reach, and nothing moves under a second tap. */
import type { Locator } from 'playwright-core'
import { describe, expect } from 'vitest'
import { atOnce, atRest, test } from './page.ts'
import {
  allScenarioIds,
  anyBundleOf,
  type BrowserTable,
  bundleOf,
  openBattle,
  type SeatOptions,
  scenarioIds,
  sitDown,
} from './table.ts'

/** With all that glides. */
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'no-preference',
} as const

const bundle = scenarioIds()
  .map(bundleOf)
  .find(({ tutorial }) => tutorial !== null)

const sitDownToLearn = async (options: SeatOptions = {}): Promise<BrowserTable> => {
  if (!bundle) throw new Error('no battle has a tutorial')
  const table = await sitDown(bundle, { ...phone, ...options })
  await atRest(table.page)
  return table
}

/** True if the middle of an element lies open on the screen. */
const isOpen = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return one === top || one.contains(top)
  })

/** True if the ring lies on the free part of the map. */
const isRingInSight = ({ page }: BrowserTable): Promise<boolean> =>
  page.locator('.tutorial-pointer').evaluate((ring) => {
    const { x, y, width, height } = ring.getBoundingClientRect()
    const inside = [0.2, 0.5, 0.8].map((part) => document.elementFromPoint(x + width / 2, y + height * part))
    return inside.every((top) => top?.closest('.map-viewport') != null)
  })

const nextUnit = ({ page }: BrowserTable): Promise<void> =>
  page
    .getByRole('button', { name: /^Next unit/ })
    .last()
    .tap()

describe('the tutorial on a phone', () => {
  test('what it points at is never under its card or under the sheet', async () => {
    const table = await sitDownToLearn()
    const { page } = table
    expect(await isRingInSight(table)).toBe(true)
    const [moving] = bundle?.tutorial?.steps ?? []
    const unit = moving?.tasks[0]?.show?.unit ?? -1
    const to = moving?.tasks[1]?.show?.hex ?? -1
    await table.tapHex((await table.state()).hex[unit] ?? 0)
    await page.waitForSelector('.side-panel.is-open .unit-panel')
    await atRest(page)
    expect(await isRingInSight(table)).toBe(true)
    await table.tapHex(to)
    await page.waitForSelector('.move-path')
    expect(await isRingInSight(table)).toBe(true)
    await table.tapHex(to)
    await expect.poll(async () => (await table.state()).hex[unit]).toBe(to)
    await atRest(page)
    expect(await isRingInSight(table)).toBe(true)
    expect(table.faults).toEqual([])
  })

  test('its card says what to do in two lines above a sheet, and the rest when asked', async () => {
    const table = await sitDownToLearn()
    const { page } = table
    const card = page.getByRole('region', { name: 'Tutorial' })
    await nextUnit(table)
    await atRest(page)
    const folded = (await card.boundingBox())?.height ?? 0
    expect(folded).toBeLessThan(80)
    await card.getByRole('button', { name: 'More' }).tap()
    await expect.poll(async () => (await card.boundingBox())?.height ?? 0).toBeGreaterThan(folded)
  })

  test('neither it nor the help speaks of keys', async () => {
    const table = await sitDownToLearn()
    expect(
      await table.page.locator('.key-hint, kbd').evaluateAll((all) => all.filter((one) => one.checkVisibility())),
    ).toEqual([])
    await table.page.getByRole('button', { name: 'Help' }).tap()
    await table.page.getByRole('dialog').waitFor()
    expect(await table.page.locator('.keys').isVisible()).toBe(false)
    const said = JSON.stringify(bundle?.tutorial)
    expect(said).not.toMatch(/\b[Pp]ress(es)? [A-Z0-9]\b/)
  })
})

test('a first player is told at once who the enemy is and how the battle is won', () => {
  const [first] = bundle?.tutorial?.steps[0]?.tasks ?? []
  if (bundle?.tutorial?.opponent === 'random') expect(first?.say).toContain('at random')
  expect(first?.say).toContain('Claim victory')
})

test('the ring leaves a unit when its task is done', () => {
  const tasks = bundle?.tutorial?.steps.flatMap((step) => step.tasks) ?? []
  const last = tasks.at(-1)
  expect(last?.done.turn).toBe(2)
  expect(last?.show).not.toHaveProperty('unit')
})

test('the last event stands at the foot of the map, and opens the log', async () => {
  const table = await sitDownToLearn(atOnce)
  const { page } = table
  await table.endTurn()
  const latest = page.getByRole('button', { name: /^Log \S/ })
  expect(await isOpen(latest)).toBe(true)
  await latest.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'What happened' })
  await dialog.waitFor()
  expect(await dialog.locator('.log-turn').count()).toBeGreaterThan(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => latest.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(table.faults).toEqual([])
})

test.each(['command-cards', 'skirmish'])(
  'the piles of cards stand beside the buttons of the game, however large the text is: %s',
  async (system) => {
    const id = allScenarioIds().find((one) => anyBundleOf(one).card.system === system) ?? ''
    const { page } = await openBattle(anyBundleOf(id), phone)
    for (const text of ['', 'larger']) {
      await page.evaluate((size) => document.documentElement.setAttribute('data-text', size), text)
      const piles = await page.locator(':is(.cc-pile, .sk-pile)').last().boundingBox()
      const buttons = await page.locator('.game-actions').boundingBox()
      expect((piles?.x ?? 0) + (piles?.width ?? 999)).toBeLessThanOrEqual(buttons?.x ?? 0)
      expect((buttons?.x ?? 0) + (buttons?.width ?? 999)).toBeLessThanOrEqual(phone.viewport.width)
    }
  },
)

describe('orders by finger', () => {
  test('the button that gives the order stands in sight as soon as the first tap has shown it', async () => {
    const table = await sitDownToLearn()
    const { page } = table
    await nextUnit(table)
    await atRest(page)
    const name = await page.locator('.unit-panel h2').textContent()
    const moves = (await table.legal()).flatMap((action) =>
      action.type === 'move' && bundle?.scenario.units[action.unit]?.name === name ? [action] : [],
    )
    const to = await table.firstInSight(moves.map((move) => move.to))
    await table.tapHex(to)
    const confirm = page.getByRole('button', { name: 'Move here' })
    await confirm.waitFor()
    expect(await isOpen(confirm)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    // Wherever the sheet is scrolled to.
    await page.locator('.side-panel').evaluate((sheet) => sheet.scrollTo(0, 400))
    expect(await isOpen(confirm)).toBe(true)
    await confirm.tap()
    await expect.poll(async () => (await table.state()).hex[moves[0]?.unit ?? -1]).toBe(to)
    expect(table.faults).toEqual([])
  })

  test.each([
    ['target', 'nothing'],
    ['Strike', 'nothing'],
    ['target', 'a headquarters'],
  ])(
    'a list of targets stands still after the first tap; the second gives the order: %s, with %s selected',
    async (second, selected) => {
      const table = await sitDownToLearn()
      const { page } = table
      const before = await table.record()
      if (selected !== 'nothing') await page.locator('.staff').first().tap()
      await page.locator('.asset').first().tap()
      const target = page.locator('.aim-card .target').first()
      await target.waitFor()
      await atRest(page)
      // The tap would do so.
      await target.scrollIntoViewIfNeeded()
      const first = await target.boundingBox()
      await target.tap()
      await page.getByRole('button', { name: 'Strike' }).waitFor()
      await atRest(page)
      expect(await target.boundingBox()).toEqual(first)
      expect(await table.record()).toBe(before)
      await (second === 'Strike' ? page.getByRole('button', { name: 'Strike' }) : target).tap()
      await expect.poll(() => table.record()).not.toBe(before)
      expect(table.faults).toEqual([])
    },
  )

  test('what an attack would bring stands right below the targets of a unit, before all else that it can do', async () => {
    const { page } = await sitDownToLearn()
    await page.getByRole('button', { name: 'Close the tutorial' }).tap()
    const attacker = page.locator('.targets-of .target')
    const next = page.getByRole('button', { name: 'Next unit' })
    await expect
      .poll(async () => {
        await next.tap()
        return attacker.count()
      })
      .toBeGreaterThan(0)
    await attacker.first().tap()
    const edges = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return { top, bottom }
      })
    const [targets, card, orders] = [
      await edges('.targets-of'),
      await edges('.forecast .card'),
      await edges('.unit-orders'),
    ]
    expect(card.top).toBeGreaterThan(targets.bottom)
    expect(card.top - targets.bottom).toBeLessThan(40)
    expect(orders.top).toBeGreaterThan(card.bottom)
  })

  test('no button lies on the map, and the whole map is among the layers', async () => {
    const table = await sitDownToLearn()
    const { page } = table
    expect(await page.locator('.map-controls').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Layers' }).tap()
    await page.getByRole('button', { name: 'The whole map' }).tap()
    await expect
      .poll(async () => (await page.locator('.map-layer').boundingBox())?.width ?? 999)
      .toBeLessThanOrEqual(phone.viewport.width)
  })
})
