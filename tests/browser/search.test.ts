/** The search answers those who play before those who make battles. */
import { expect } from 'vitest'
import { openPage, test } from './page.ts'

const forAuthors = /^\/(diagnostics|guides\/fields|rules\/[^/]+\/coverage)\//

/** Addresses of the answers and pages that are found, best first. */
const found = async (
  query: string,
  { from = '/', system }: { from?: string; system?: string } = {},
): Promise<readonly string[]> => {
  const { page, faults } = await openPage(from)
  await page.getByRole('button', { name: 'Search' }).click()
  if (system !== undefined) await page.getByRole('combobox', { name: 'Rule system' }).selectOption(system)
  await page.getByRole('searchbox').fill(query)
  await page.locator('site-search .status:not(:empty)').waitFor()
  const addresses = await page
    .locator('.results a:not(.place)')
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  expect(faults).toEqual([])
  return addresses
}

test.each(['out of supply', 'snow', 'how do I undo', 'What is a zone of control?'])(
  'players are answered first: %s',
  async (query) => {
    const pages = await found(query)
    expect(pages[0]).not.toMatch(forAuthors)
    const authors = pages.findIndex((page) => forAuthors.test(page))
    if (authors >= 0)
      expect(pages.slice(authors).filter((page) => /^\/rules\/[^/]+\/(?!coverage)/.test(page))).toEqual([])
  },
)

test('how to undo is told by the guide for players, below what the word means', async () => {
  expect((await found('how do I undo')).filter((page) => !page.startsWith('/rules/'))[0]).toBe('/guides/playing/')
})

test('opened from a battle, the search answers by its rules first, and by others alone when told so', async () => {
  const about = (pages: readonly string[]) => pages.map((page) => /^\/(?:rules|reference)\/([\w-]+)\//.exec(page)?.[1])
  const [first, second] = about(await found('suppressed', { from: '/scenarios/vierville-1944/' }))
  expect([first, second]).toEqual(['skirmish', 'skirmish'])
  const others = about(await found('suppressed', { from: '/scenarios/vierville-1944/', system: 'Operational warfare' }))
  expect(new Set(others.filter((system) => system !== undefined))).toEqual(new Set(['operational']))
})

test('a word that nobody knows finds nothing', async () => {
  expect(await found('Qwertzuiop')).toEqual([])
})

test('authors still find what is theirs', async () => {
  expect(await found('map-row-length')).toContainEqual(expect.stringMatching(/^\/diagnostics\//))
})

test('arrows choose in the list of rule systems, and lead through the results elsewhere', async () => {
  const { page } = await openPage('/')
  await page.getByRole('button', { name: 'Search' }).click()
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
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([]) // put there above
})

test('battles are found by titles with accents, with them or without', async () => {
  for (const query of ['Los Baños', 'los banos', 'Göring', 'Goring'])
    expect(
      (await found(query)).some((address) => address.startsWith('/scenarios/') || address.startsWith('/reference/')),
      query,
    ).toBe(true)
})
