/** The search answers those who play before those who make battles. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage, test } from './page.ts'

const forAuthors = /^\/(diagnostics|guides\/fields|rules\/[^/]+\/coverage)\//

/** Opens the search on a page. */
const openSearch = async (from = '/') => {
  const opened = await openPage(from)
  // Of battles the header lies under the bar above the map.
  if (/^\/scenarios\/./.test(from)) await opened.page.getByRole('button', { name: 'Menu of the site' }).click()
  await opened.page.getByRole('button', { name: 'Search' }).click()
  return opened
}

/** Addresses of the answers and pages that are found, best first. */
const ask = async (page: Page, query: string): Promise<readonly string[]> => {
  await page.getByRole('searchbox').fill('')
  await page.locator('site-search .status:empty').waitFor({ state: 'attached' })
  await page.getByRole('searchbox').fill(query)
  await page.locator('site-search .status:not(:empty)').waitFor()
  return page
    .locator('.results a:not(.place)')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

test('players are answered first', async () => {
  const { page, faults } = await openSearch()
  for (const query of ['out of supply', 'snow', 'how do I undo', 'What is a zone of control?']) {
    const pages = await ask(page, query)
    expect(pages[0], query).not.toMatch(forAuthors)
    const authors = pages.findIndex((one) => forAuthors.test(one))
    if (authors >= 0)
      expect(
        pages.slice(authors).filter((one) => /^\/rules\/[^/]+\/(?!coverage)/.test(one)),
        query,
      ).toEqual([])
  }
  // The guide for players tells how to undo, below what the word means.
  expect((await ask(page, 'how do I undo')).filter((one) => !one.startsWith('/rules/'))[0]).toBe('/guides/playing/')
  // Authors still find what is theirs.
  expect(await ask(page, 'map-row-length')).toContainEqual(expect.stringMatching(/^\/diagnostics\//))
  expect(faults).toEqual([])
})

test('battles are found by titles with accents, with them or without, and made-up words find nothing', async () => {
  const { page, faults } = await openSearch()
  for (const query of ['Los Baños', 'los banos', 'Göring', 'Goring'])
    expect(
      (await ask(page, query)).some((address) => /^\/(?:scenarios|reference)\//.test(address)),
      query,
    ).toBe(true)
  // A village that no text tells of stands on a map.
  expect((await ask(page, 'Francofonte'))[0]).toBe('/scenarios/road-to-catania/')
  expect(await ask(page, 'Qwertzuiop')).toEqual([])
  expect(faults).toEqual([])
})

test('opened from a battle, the search answers by its rules first, and by others alone when told so', async () => {
  const { page, faults } = await openSearch('/scenarios/vierville-1944/')
  const about = (pages: readonly string[]) => pages.map((one) => /^\/(?:rules|reference)\/([\w-]+)\//.exec(one)?.[1])
  expect(about(await ask(page, 'suppressed')).slice(0, 2)).toEqual(['skirmish', 'skirmish'])
  await page.getByRole('combobox', { name: 'Rule system' }).selectOption('Operational warfare')
  const others = about(await ask(page, 'suppressed'))
  expect(new Set(others.filter((system) => system !== undefined))).toEqual(new Set(['operational']))
  expect(faults).toEqual([])
})

test('arrows choose in the list of rule systems, and lead through the results elsewhere', async () => {
  const { page } = await openSearch()
  const list = page.getByRole('combobox', { name: 'Rule system' })
  await list.focus()
  await page.keyboard.press('ArrowDown')
  expect(await list.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await list.inputValue()).not.toBe('')
  await page.getByRole('searchbox').fill('supply')
  await page.locator('.results a').first().waitFor()
  await page.keyboard.press('ArrowDown')
  expect(
    await page
      .locator('.results a')
      .first()
      .evaluate((one) => one === document.activeElement),
  ).toBe(true)
})

test('one Escape closes it, whatever stands in its field', async () => {
  const { page } = await openSearch()
  await page.getByRole('searchbox').fill('supply')
  await page.keyboard.press('Escape')
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
})

test('what was asked before does not appear below an empty field', async () => {
  const { page } = await openPage('/')
  let answer = (): void => undefined
  const asked = new Promise<void>((done) => {
    void page.route('**/search/rules.json', async (route) => {
      done()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.continue()
    })
  })
  await page.getByRole('button', { name: 'Search' }).click()
  await asked
  const index = page.waitForResponse(/pagefind.*\.pf_/)
  await page.getByRole('searchbox').fill('snow')
  await index
  await page.evaluate(() => {
    const results = document.querySelector('.results')
    const shown: string[] = []
    Object.assign(window, { shown })
    if (results)
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const { textContent } of addedNodes) shown.push(textContent ?? '')
      }).observe(results, { childList: true })
  })
  await page.getByRole('searchbox').fill('')
  answer()
  // Answered in their order: what is told of a later word comes behind whatever came of the first.
  await page.getByRole('searchbox').fill('Qwertzuiop')
  await page.getByText('Nothing about “Qwertzuiop”.').waitFor()
  // Put there above.
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([])
})
