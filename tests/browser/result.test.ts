/** The result tells how a game went and leads back to where it was decided. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allScenarioIds, anyBundleOf, launch, openBattle, smallest } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Records of games that sides of a scenario won, as its page links them. */
const wonRecords = (id: string): readonly [string, ...string[]] => {
  const page = readFileSync(join(inject('dist'), 'scenarios', id, 'index.html'), 'utf8')
  const [first, ...others] = [...page.matchAll(/#r=([^"]+)"/g)].map(([, record]) => record)
  if (first === undefined) throw new Error(`nobody has won ${id}`)
  return [first, ...others]
}

const firstOfSystem = (system: string): string => {
  const found = allScenarioIds().find((id) => anyBundleOf(id).card.system === system)
  if (found === undefined) throw new Error(`no scenario of ${system}`)
  return found
}

const dialogOf = (page: Page) => page.getByRole('dialog')

test.each([smallest().card.id, firstOfSystem('command-cards')])(
  'the result of %s tells what decided it, and leads back there',
  async (id) => {
    const [record] = wonRecords(id)
    const {
      page,
      context,
      faults,
      record: current,
    } = await openBattle(browser, anyBundleOf(id), { hash: `#r=${record}` })
    const dialog = dialogOf(page)
    await dialog.getByText('The decisive moment').waitFor()
    expect(await dialog.locator('.lead').textContent()).toMatch(/(fell|was destroyed|was won).* in /)
    expect(await dialog.locator('.story tbody tr').count()).toBeGreaterThan(2)
    await dialog.getByText(/The General would have/).waitFor({ timeout: 60_000 })
    const decisive = dialog.locator('.moment').first()
    await decisive.getByRole('button', { name: 'Watch' }).click()
    const at = Number(await page.locator('.scrub').inputValue())
    const moves = record.split('_')
    expect(at).toBeGreaterThan(0)
    expect(at).toBeLessThan(moves.length)
    await page.getByRole('button', { name: 'Back to the game' }).click()
    // The computer’s moves of a game that came by a link stay.
    await page.getByRole('button', { name: 'Undo' }).click({ force: true })
    await expect.poll(() => page.locator('.notice').textContent()).toContain('stays as it is')
    expect(await current()).toBe(record)
    await page.getByRole('button', { name: 'Result' }).click()
    await decisive.getByRole('button', { name: 'Play on from here' }).click()
    await expect.poll(current).toBe(moves.slice(0, at).join('_'))
    expect(await dialog.count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  },
)
