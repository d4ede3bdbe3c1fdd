/** Lists that can be narrowed and compared: what was chosen comes back with the page, and what was ticked is never out of sight. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { addressOn, openPage, test } from './page.ts'
import { anyBundleOf, openBattle } from './table.ts'

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

test('the head of a table of units stays beside any row, and a comparison tells all that the table does', async () => {
  const { page } = await openPage('/reference/operational/units/')
  const row = page.locator('.units tbody tr').last()
  const table = page.getByRole('region', { name: 'All units' })
  await table.evaluate((one) => {
    one.scrollIntoView()
    one.scrollTo(0, one.scrollHeight)
  })
  const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { y: 0, height: 0 }
  const [head, last, around] = [
    await boxOf(page.locator('.units thead th').first()),
    await boxOf(row),
    await boxOf(table),
  ]
  expect(head.y).toBeGreaterThanOrEqual(around.y)
  expect(last.y).toBeGreaterThan(head.y + head.height)
  // Both are seen at once.
  expect(last.y + last.height).toBeLessThanOrEqual(around.y + around.height + 1)
  expect(around.height).toBeLessThan(800)
  const noted = page.locator('.units tbody tr:has(abbr)')
  await noted.first().locator('input').check()
  await page.locator('.units tbody tr:not(:has(abbr)) input').first().check()
  const columns = await page.locator('.units thead th[data-key]:not([data-key="name"])').allTextContents()
  expect(await page.locator('.compare tbody th').allTextContents()).toEqual(columns)
  expect(await page.locator('.compare abbr').count()).toBe(await noted.first().locator('abbr').count())
  await page.emulateMedia({ media: 'print' })
  for (const screen of ['.filters', '.units .tick', '.compare button', '.compare-sign'])
    expect(await page.locator(screen).first().isVisible(), screen).toBe(false)
})

test('a link to a rule shows what it says, to the pointer and to the focus, and Escape hides it', async () => {
  const { page, faults } = await openPage('/rules/operational/losses/')
  const link = page.getByRole('link', { name: 'B7', exact: true }).first()
  const shown = page.getByRole('tooltip')
  await link.hover()
  await shown.waitFor()
  expect(await shown.textContent()).toMatch(/^Specialists and the loss queue, B7\w/)
  expect(await link.getAttribute('aria-describedby')).toBe(await shown.getAttribute('id'))
  // It can be gone to, and read.
  await shown.hover()
  expect(await shown.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect(await shown.count()).toBe(0)
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  // An element that comes to lie under a resting pointer is not pointed at.
  await page.locator('main h1').evaluate((heading) => {
    heading.style.paddingTop = '90px'
  })
  await shown.waitFor()
  await page.keyboard.press('Tab')
  await expect.poll(() => shown.getByText(/, B7$/).count()).toBe(0)
  expect(faults).toEqual([])
})

test('in a dialog over a map, too, and Escape hides it alone', async () => {
  const { page } = await openBattle(anyBundleOf('road-to-catania'))
  await page.getByRole('button', { name: 'Bonus objectives, score and weather' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: /^Rule H1/ }).hover()
  const shown = page.getByRole('tooltip')
  await shown.waitFor()
  await shown.hover()
  expect(await shown.isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  expect([await shown.count(), await dialog.isVisible()]).toEqual([0, true])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test.each([
  '/rules/echelon/combat/',
  '/reference/echelon/combat/',
  '/reference/operational/units/',
  '/rules/operational/losses/',
])('every table of %s is whole on paper', async (path) => {
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
})
