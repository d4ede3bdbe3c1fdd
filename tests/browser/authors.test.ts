/**
 * The reference pages for authors: codes narrowed by keys, ways from a code to its fields, and the author's claims on a scenario's page.
 */
import { describe, expect } from 'vitest'
import { axeViolations } from './axe.ts'
import { openPage, test } from './page.ts'
import { allBundles } from './table.ts'

describe('the list of codes', () => {
  test('is narrowed by typing, counts what is left, and Enter opens the only one', async () => {
    const { page, faults } = await openPage('/diagnostics/')
    const lines = page.locator('.codes > div:visible')
    const all = await lines.count()
    expect(all).toBeGreaterThan(150)
    await page.getByRole('searchbox', { name: /Words of a code/ }).focus()
    await page.keyboard.type('weather')
    const some = await lines.count()
    expect(some).toBeGreaterThan(1)
    expect(some).toBeLessThan(20)
    expect(await page.getByRole('status').last().textContent()).toBe(`${some} of ${all} codes`)
    await page.keyboard.type(' list length')
    expect(await lines.count()).toBe(1)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/diagnostics/weather-list-length/')
    await page.goBack()
    await page.waitForSelector('code-filter form:not([hidden])')
    expect(await page.locator('code-filter input').inputValue()).toBe('weather list length')
    expect(await lines.count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('is narrowed to a group by keys, and a link to another group shows all again', async () => {
    const { page } = await openPage('/diagnostics/', { viewport: { width: 1400, height: 900 } })
    await page.getByRole('combobox', { name: 'About' }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.locator('code-filter section:visible').count()).toBe(1)
    await page
      .getByRole('navigation', { name: 'On this page' })
      .last()
      .getByRole('link', { name: 'Evidence' })
      .press('Enter')
    await expect.poll(() => page.locator('code-filter section:visible').count()).toBeGreaterThan(5)
  })

  test('is whole without JavaScript', async () => {
    const { page } = await openPage('/diagnostics/', { javaScriptEnabled: false })
    expect(await page.locator('.codes > div:visible').count()).toBeGreaterThan(150)
    expect(await page.locator('code-filter form').isVisible()).toBe(false)
  })
})

test('the page of a code shows a bad case, what is printed and a good case, and leads to its field', async () => {
  const { page, faults } = await openPage('/diagnostics/weather-unknown/')
  for (const part of ['What it finds', 'What it says', 'What it accepts', 'Where to look'])
    expect(await page.getByRole('heading', { level: 2, name: part }).count(), part).toBe(1)
  expect(await page.locator('pre').nth(1).textContent()).toContain('weather-unknown')
  await page.locator('.look-up a', { hasText: 'weather' }).first().press('Enter')
  await page.waitForURL(/\/guides\/fields\/operational\/scenario\/#file\.weather$/)
  const field = page.locator(':target')
  expect(await field.textContent()).toContain('weather')
  const below = await field.evaluate(
    (row) => row.getBoundingClientRect().top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
  )
  expect(below).toBeGreaterThanOrEqual(0)
  expect(faults).toEqual([])
})

test('a field names the design rules that look at it', async () => {
  const { page, faults } = await openPage('/guides/fields/operational/scenario/#sides-units.experience')
  const checks = page.locator(':target').getByRole('list', { name: 'Checks of experience' })
  await checks.getByRole('link', { name: 'experience-over-maximum' }).press('Enter')
  await page.waitForURL('**/diagnostics/experience-over-maximum/')
  expect(faults).toEqual([])
})

test('a scenario shows what its author claims and what the games say, who wrote it, and a won game to be watched', async () => {
  const bundle = allBundles().find(({ claims }) => claims.length > 0)
  if (!bundle) throw new Error('no scenario claims anything')
  const { page, faults } = await openPage(`/scenarios/${bundle.card.id}/`)
  const claims = page.locator('.claims li')
  expect(await claims.count()).toBe(bundle.claims.length)
  for (const [index, { claim, found }] of bundle.claims.entries()) {
    expect(await claims.nth(index).textContent()).toContain(claim)
    expect(await claims.nth(index).textContent()).toContain(found)
  }
  const origin = page.locator('.origin')
  for (const word of ['Sources', 'Written by', 'Licence', 'Pack']) expect(await origin.textContent()).toContain(word)
  await page.locator('a[data-replay]').first().press('Enter')
  await page.waitForURL(/#r=/)
  await expect
    .poll(() => page.locator('#player').evaluate((player) => player.getBoundingClientRect().top))
    .toBeLessThan(120)
  expect(faults).toEqual([])
})

test.each([
  ['/guides/', false],
  ['/guides/authoring/', true],
  ['/guides/fields/', false],
  ['/guides/fields/operational/scenario/', true],
  ['/diagnostics/', true],
  ['/diagnostics/weather-unknown/', true],
  ['/diagnostics/image-missing/', false],
] as const)(
  'a phone shows %s without scrolling sideways, and axe finds nothing on one of each kind',
  async (path, isLookedAt) => {
    const { page, faults } = await openPage(path)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    if (isLookedAt) expect(await axeViolations(page)).toEqual([])
    expect(faults).toEqual([])
  },
)
