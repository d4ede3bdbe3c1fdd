/** The search answers those who play before those who make battles. */
import { expect } from 'vitest'
import { openPage, test } from './page.ts'

const forAuthors = /^\/(diagnostics|guides\/fields|rules\/[^/]+\/coverage)\//

/** Addresses of the pages that are found, best first. */
const found = async (query: string): Promise<readonly string[]> => {
  const { page, faults } = await openPage('/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill(query)
  await page.locator('.results a').first().waitFor()
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

test('how to undo is told by the guide for players', async () => {
  expect((await found('how do I undo'))[0]).toBe('/guides/playing/')
})

test('authors still find what is theirs', async () => {
  expect(await found('map-row-length')).toContainEqual(expect.stringMatching(/^\/diagnostics\//))
})
