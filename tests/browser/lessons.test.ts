/** Help that is at hand: keys from the first moment, tutorials that no click leads astray, the staff in every battle. */
import { describe, expect } from 'vitest'
import { atRest, test } from './page.ts'
import { allBundles, bundleOf, openBattle, scenarioIds, sitDown } from './table.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const taught = scenarioIds()
  .map(bundleOf)
  .find(({ tutorial }) => tutorial !== null)
if (!taught) throw new Error('no operational battle has a tutorial')

describe('keys', () => {
  test.each(['operational', 'command-cards'])('work at once after loading: %s', async (system) => {
    const bundle = allBundles().find(({ card }) => card.system === system)
    if (!bundle) throw new Error(`there is no ${system} battle`)
    const { page, faults } = await openBattle(bundle)
    await page.waitForSelector('.player[data-busy="false"]')
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'How to play' }).waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('+')
    // The map has the focus now, so that the cursor can be moved.
    expect(await page.evaluate(() => document.activeElement?.closest('.map-viewport') !== null)).toBe(true)
    expect(faults).toEqual([])
  })
})

describe('the tutorial', () => {
  test('rings the headquarters that it asks for, and a click on it marches nobody there', async () => {
    const table = await sitDown(taught)
    const { page } = table
    const card = page.getByRole('region', { name: 'Tutorial' })
    const tasks = taught.tutorial?.steps.flatMap((step) => step.tasks) ?? []
    const asked = tasks.findIndex(({ done }) => 'headquarters' in done)
    for (let task = 0; task < asked; task++) await card.getByRole('button', { name: 'Next' }).click()
    expect(await card.textContent()).toContain('Choose your headquarters')
    const side = taught.tutorial?.side ?? 0
    const view = table.game.view(await table.state(), side)
    const flag = view.headquarters.find((hq) => hq.side === side && hq.hex > 0)?.hex ?? 0
    const move = (await table.legal()).find((action) => action.type === 'move' && action.to === flag)
    if (move?.type !== 'move') throw new Error('no unit can reach the headquarters')
    expect(await page.locator('.tutorial-pointer').count()).toBe(1)
    await page.getByRole('button', { name: 'Show the whole map' }).click()
    await atRest(page)
    await table.clickHex((await table.state()).hex[move.unit] ?? 0)
    await page.waitForSelector('.unit-panel')
    const before = await table.record()
    await table.clickHex(flag)
    await page.waitForSelector('.hq-panel')
    expect(await table.record()).toBe(before)
    expect(table.faults).toEqual([])
  })

  test('is told on a phone with all its buttons, also above the sheet of a unit', async () => {
    const table = await sitDown(taught, phone)
    const { page } = table
    await page
      .getByRole('button', { name: /^Next unit/ })
      .last()
      .tap()
    await page.waitForSelector('.side-panel.is-open .unit-panel')
    const card = page.getByRole('region', { name: 'Tutorial' })
    for (const name of ['Show me', 'Next'])
      expect(await card.getByRole('button', { name }).isVisible(), name).toBe(true)
  })

  test('is silent where two persons play at one screen: it speaks of a computer', async () => {
    const { page } = await sitDown(taught)
    await page.getByRole('region', { name: 'Tutorial' }).waitFor()
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('dialog').waitFor()
    for (const at of [0, 1]) await page.getByRole('dialog').locator('select').nth(at).selectOption('human')
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.getByRole('region', { name: 'Tutorial' }).count()).toBe(0)
  })
})

test('the staff can be asked by a button in battles led by cards, too', async () => {
  const bundle = allBundles().find(({ card, tutorial }) => card.system === 'command-cards' && tutorial === null)
  if (!bundle) throw new Error('every battle led by cards has a tutorial')
  const { page, faults } = await openBattle(bundle)
  await page.waitForSelector('.player[data-busy="false"]')
  await page.getByRole('button', { name: 'Ask the staff' }).click()
  await expect
    .poll(() => page.locator('.notice, .suggestion').allTextContents())
    .toEqual([expect.stringContaining('The staff')])
  expect(faults).toEqual([])
})
