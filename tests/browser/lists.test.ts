/** Lists that can be narrowed and compared: what was chosen comes back with the page, and what was ticked is never out of sight. */
import { expect } from 'vitest'
import { addressOn, openPage, test } from './page.ts'

test('the battles that were chosen are there again on the way back', async () => {
  const { page, faults } = await openPage('/scenarios/')
  const shown = () =>
    page.locator('.scenario-card:visible').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-system')))
  const all = await shown()
  await page.getByRole('radio', { name: 'Echelons' }).check()
  const chosen = await shown()
  expect(chosen.length).toBeLessThan(all.length)
  expect(new Set(chosen)).toEqual(new Set(['echelon']))
  await page.locator('.scenario-card:visible a').first().click()
  await page.waitForURL(/\/scenarios\/[\w-]+\//)
  await page.goBack()
  await page.waitForURL(/\?system=echelon$/)
  await expect.poll(shown).toEqual(chosen)
  await page.getByRole('group', { name: 'Rules' }).getByRole('radio', { name: 'All' }).check()
  expect((await addressOn(page)).search).toBe('')
  expect(faults).toEqual([])
})

test('a filter and a comparison stand in one address, and a sign says that rows are ticked wherever one is', async () => {
  const { page, faults } = await openPage('/reference/operational/units/')
  await page.getByRole('searchbox').fill('infantry')
  const boxes = page.locator('.units tbody tr:visible input[type=checkbox]')
  const sign = page.locator('.compare-sign')
  await boxes.first().check()
  await expect.poll(() => sign.textContent()).toBe('Tick another one to compare')
  expect(await sign.isDisabled()).toBe(true)
  await boxes.last().check()
  const address = (await addressOn(page)).href
  expect(new URL(address).search).toMatch(/^\?text=infantry&compare=[\w-]+,[\w-]+$/)
  // Far below the comparison the sign is in view, and leads there.
  expect(await page.locator('.compare').evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(0)
  await sign.click()
  await expect
    .poll(() => page.locator('.compare').evaluate((one) => one.getBoundingClientRect().top))
    .toBeGreaterThan(0)
  expect(await page.locator('.compare').evaluate((one) => one === document.activeElement)).toBe(true)
  const other = await openPage(new URL(address).pathname + new URL(address).search)
  expect(await other.page.locator('.compare').isVisible()).toBe(true)
  expect(await other.page.locator('.units tbody tr:visible').count()).toBe(
    await page.locator('.units tbody tr:visible').count(),
  )
  // Whatever comes first, the address reads the same.
  await other.page.getByRole('searchbox').fill('Infantry')
  expect((await addressOn(other.page)).search).toBe(
    `${new URL(address).search.replace('text=infantry&', '')}&text=Infantry`,
  )
  expect([...faults, ...other.faults]).toEqual([])
})

test.each(['/rules/echelon/combat/', '/reference/echelon/combat/', '/rules/operational/losses/'])(
  'every table of %s is whole on paper',
  async (path) => {
    const { page } = await openPage(path)
    // A4 upright without its margins.
    await page.setViewportSize({ width: 700, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    const wide = await page
      .locator('table')
      .evaluateAll((tables) =>
        tables.flatMap((table) =>
          table.getBoundingClientRect().right > innerWidth + 1 ? [`${table.textContent?.slice(0, 60)}`] : [],
        ),
      )
    expect(await page.locator('table').count()).toBeGreaterThan(0)
    expect(wide).toEqual([])
  },
)
