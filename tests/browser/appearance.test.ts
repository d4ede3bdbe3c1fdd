/** How pages look is chosen at their top, for all pages and for the next visit. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { axeViolations } from './axe.ts'
import { openPage, test } from './page.ts'
import { openBattle, smallest } from './table.ts'

const choose = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name, exact: true }).check()
  await page.keyboard.press('Escape')
}

const textSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

test('the size of the text and the theme are chosen once for all pages', async () => {
  const { page, faults } = await openPage('/rules/')
  const usual = Number.parseFloat(await textSize(page))
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Larger' }).waitFor()
  const chosen = (): Promise<readonly string[]> =>
    page
      .locator('#appearance label:has(:checked)')
      .evaluateAll((all) => all.map(({ textContent }) => textContent.trim()))
  expect(await chosen()).toEqual(['As the system', 'Usual', 'Of their armies'])
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await choose(page, 'Larger')
  await choose(page, 'Dark')
  expect(Number.parseFloat(await textSize(page))).toBe(1.25 * usual)
  await page.goto(`${inject('origin')}/reference/`)
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
    text: 'larger',
    theme: 'dark',
  })
  for (const width of [360, 390, 820, 1000]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    const button = await page.getByRole('button', { name: 'Appearance' }).boundingBox()
    expect((button?.x ?? width) + (button?.width ?? 0), `at ${width}`).toBeLessThanOrEqual(width)
  }
  // On a phone on its side the last choice can be scrolled to.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Easy to tell apart' }).check()
  await page.getByRole('radio', { name: 'Of their armies' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Appearance' }).click()
  expect(await chosen()).toEqual(['Dark', 'Larger', 'Of their armies'])
  await page.keyboard.press('Escape')
  await choose(page, 'Usual')
  expect(Number.parseFloat(await textSize(page))).toBe(usual)
  await page.reload()
  expect(Number.parseFloat(await textSize(page))).toBe(usual)
  expect(faults).toEqual([])
})

test('counters of a side have colours that all eyes can tell apart, where one wants that', async () => {
  const { page, faults } = await openBattle(smallest())
  /** Colours of the faces of counters, by side. */
  const faces = (): Promise<readonly string[][]> =>
    page.evaluate(() =>
      [0, 1].map((side) => {
        const all = document.querySelectorAll(`.player .unit[data-side="${side}"] .counter-face`)
        return [...new Set([...all].map((face) => getComputedStyle(face).fill))]
      }),
    )
  const nations = (await faces()).flat()
  await page.getByRole('button', { name: 'Menu of the site' }).click()
  await choose(page, 'Easy to tell apart')
  const apart = await faces()
  expect(apart.map((colours) => colours.length)).toEqual([1, 1])
  for (const [colour = ''] of apart) expect(nations).not.toContain(colour)
  expect(new Set(apart.flat()).size).toBe(2)
  await choose(page, 'Of their armies')
  expect((await faces()).flat()).toEqual(nations)
  expect(faults).toEqual([])
})
