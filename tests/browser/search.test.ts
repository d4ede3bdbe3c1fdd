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
