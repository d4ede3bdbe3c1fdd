/** The page of matchups: in other conditions, of one unit, and of two, it shows what the engine forecasts. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject } from 'vitest'
import type { OperationalRules } from '../../engine/systems/operational/rules.ts'
import { lossesText, shiftText } from '../../site/systems/operational/data/matchupWords.ts'
import { type Conditions, meet, plainConditions } from '../../site/systems/operational/data/meeting.ts'
import { axeViolations } from './axe.ts'
import { openPage, test } from './page.ts'

const path = '/reference/operational/matchups/'
const rules = JSON.parse(readFileSync(join(inject('dist'), 'data/tables/operational.json'), 'utf8')) as OperationalRules
const types = Object.keys(rules.unitTypes)
const [first = '', second = ''] = types.filter((id) => rules.unitTypes[id]?.armour.counts !== 'never')
const nation = rules.unitTypes[first]?.nation ?? ''

const plain = plainConditions(rules)
/** Conditions that change the odds. */
const hard: Conditions = {
  ...plain,
  terrain: Object.keys(rules.terrain).find((id) => rules.terrain[id]?.city) ?? '',
  entrenchment: 2,
  attacker: { strength: 50, specialist: Object.keys(rules.specialists)[0] ?? '' },
}

const choose = async (
  page: Awaited<ReturnType<typeof openPage>>['page'],
  { terrain, entrenchment, attacker }: Conditions,
) => {
  await page.locator('[name=terrain]').selectOption(terrain)
  await page.locator('[name=entrenchment]').selectOption(String(entrenchment))
  await page.locator('[name=attacker-strength]').selectOption(String(attacker.strength))
  await page.locator('[name=attacker-specialist]').selectOption(attacker.specialist)
}

test('the matrix follows the conditions, and comes back to those it began with', async () => {
  const { page, faults } = await openPage(path)
  const cells = page.locator(`tr[data-attacker="${first}"] td`)
  const texts = (conditions: Conditions): readonly string[] =>
    types.map((other) => {
      const forecast = meet(rules, first, other, conditions)
      return forecast ? shiftText(forecast.odds) : '–'
    })
  expect(texts(hard)).not.toEqual(texts(plain))
  expect(await cells.allTextContents()).toEqual(texts(plain))
  await page.locator('[name=attacker]').selectOption(nation)
  await choose(page, hard)
  await expect.poll(() => cells.allTextContents()).toEqual(texts(hard))
  // Form values that a browser keeps must not pass for the conditions that the page came with.
  await page.reload()
  await expect.poll(() => cells.allTextContents()).toEqual(texts(hard))
  await choose(page, plain)
  await expect.poll(() => cells.allTextContents()).toEqual(texts(plain))
  expect(faults).toEqual([])
})

test.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)('one unit is set against all others, and two show how the odds come about, at %s', async (_, viewport) => {
  const { page, faults } = await openPage(path, { viewport })
  await choose(page, hard)
  await page.locator('[name=attacker]').selectOption(first)
  const against = page.locator('.against')
  await against.locator('tbody tr').first().waitFor()
  const fought = types.flatMap((other) => meet(rules, first, other, hard) ?? [])
  expect(await against.locator('tbody tr').count()).toBe(fought.length)
  const odds = await against.locator('tbody td:nth-child(2)').allTextContents()
  const overflow = (): Promise<number> =>
    page.evaluate(() => {
      const list = document.querySelector('.against')
      return Math.max(
        document.documentElement.scrollWidth - innerWidth,
        (list?.scrollWidth ?? 0) - (list?.clientWidth ?? 0),
      )
    })
  expect(await overflow()).toBeLessThanOrEqual(0)
  expect(odds).toEqual(fought.sort((a, b) => b.odds - a.odds).map((forecast) => shiftText(forecast.odds)))

  await page.locator('[name=defender]').selectOption(second)
  await against.locator('caption').waitFor()
  const forecast = meet(rules, first, second, hard)
  const terms = await against
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.lastElementChild?.textContent))
  expect(terms).toEqual(forecast?.terms.map(({ value }) => shiftText(value)))
  expect(await against.locator('tfoot').textContent()).toContain(forecast && lossesText(forecast))
  await expect.poll(() => against.locator('a.rule-id').first().getAttribute('href')).toMatch(/^\/rules\/operational\//)
  expect(await overflow()).toBeLessThanOrEqual(0)
  // The matrix, whose many cells take long to look at, is the same at both.
  expect(await axeViolations(page, viewport.width < 600 ? '.against' : 'html')).toEqual([])

  // Whoever gets the address sees the same.
  const sheet = await against.textContent()
  await page.reload()
  await against.locator('caption').waitFor()
  expect(await against.textContent()).toBe(sheet)
  expect(faults).toEqual([])
})
