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

test('the size of the text and the theme are chosen once for all pages, and nothing moves when they load', async () => {
  const { page, faults } = await openPage('/rules/')
  const usual = Number.parseFloat(await textSize(page))
  await page.getByRole('button', { name: 'Appearance' }).click()
  await page.getByRole('radio', { name: 'Larger' }).waitFor()
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
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await choose(page, 'Usual')
  expect(Number.parseFloat(await textSize(page))).toBe(usual)
  await page.reload()
  expect(Number.parseFloat(await textSize(page))).toBe(usual)
  expect(faults).toEqual([])
})

test('counters, dots and lines of a side have colours that all eyes can tell apart, where one wants that', async () => {
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
  await choose(page, 'Easy to tell apart')
  const apart = await faces()
  expect(apart.map((colours) => colours.length)).toEqual([1, 1])
  expect(nations).not.toEqual(expect.arrayContaining(apart.flat()))
  expect(new Set(apart.flat()).size).toBe(2)
  await choose(page, 'Of their armies')
  expect((await faces()).flat()).toEqual(nations)
  expect(faults).toEqual([])
})
