/** A link reproduces a position; a damaged one says so; files come back as they went. */
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { launch, sitDown, smallest } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const bundle = smallest()

/** The record of a game in which the first side moved once, attacked if it could, and ended its turn. */
const someRecord = async (): Promise<string> => {
  const table = await sitDown(browser, bundle)
  const state = await table.state()
  const legal = table.game.legal(state, state.side)
  const action = legal.find((candidate) => candidate.type === 'attack') ?? legal[0]
  await table.context.close()
  if (!action) throw new Error('nothing is legal')
  const moves = [makeMove(state.side, table.game.makeAction(action))]
  return makeRecord({ format: 2, ...bundle.identity, seed: 20_430, moves })
}

test('a link opens the very position, and one’s own game is untouched', async () => {
  const record = await someRecord()
  const table = await sitDown(browser, bundle)
  const { page } = table
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  await page.getByRole('dialog').locator('summary').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Move to / })
    .first()
    .click()
  const own = await table.record()
  await page.goto(`${page.url()}#r=${record}`)
  await expect.poll(() => table.record()).toBe(record)
  await page.getByRole('button', { name: 'Back to my game' }).click({ timeout: 5_000 })
  await expect.poll(() => table.record()).toBe(own)
  expect(table.faults).toEqual([])
  await table.context.close()
})

test('a link works in a browser that has never been here', async () => {
  const record = await someRecord()
  const table = await sitDown(browser, bundle, { hash: `#r=${record}` })
  expect(await table.record()).toBe(record)
  expect(await table.page.locator('.banner').textContent()).toContain('link')
  await table.context.close()
})

test('a damaged link says so and leaves a playable game', async () => {
  const table = await sitDown(browser, bundle, { hash: '#r=1.0000000000000000.1.t_t' })
  await expect.poll(() => table.page.locator('.notice').textContent()).toContain('cannot be followed')
  expect((await table.legal()).length).toBeGreaterThan(0)
  await table.context.close()
})

/** Lays a game into the browser's store as an earlier version of the page has left it. */
const leaveGame = (page: Page, version: string, record: string): Promise<void> =>
  page.evaluate(
    ({ key, record }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sandtable')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games')
        opening.onsuccess = () => {
          const put = opening.result.transaction('games', 'readwrite').objectStore('games')
          put.put({ record, seats: ['human', 'planner'], moves: 1 }, key).onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { key: `${bundle.card.id}/${version}/own`, record },
  )

test('a game of an earlier version of the scenario is kept, and offered as what it is', async () => {
  const table = await sitDown(browser, bundle)
  const { page } = table
  const legal = await table.legal()
  const move = legal.find((action) => action.type === 'move')
  if (!move) throw new Error('nobody can move')
  const text = makeMove(0, table.game.makeAction(move))
  await leaveGame(page, '00000000000000aa', `2.00000000000000aa.${bundle.identity.rules}.1.${text}`)
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
  await expect.poll(() => page.locator('.notice').textContent()).toContain('could not go on')
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => table.record()).toBe(`2.${bundle.identity.scenario}.${bundle.identity.rules}.1.${text}`)
  expect(table.faults).toEqual([])
  await table.context.close()
})

test('a game whose record is of an older form is kept, told about, and saved as a file', async () => {
  const table = await sitDown(browser, bundle)
  const { page } = table
  const old = '1.00000000000000ab.1.t'
  await leaveGame(page, '00000000000000ab', old)
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player')
  await page.getByRole('button', { name: 'Games', exact: true }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect(readFileSync(await (await saving).path(), 'utf8')).toBe(`${old}\n`)
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.poll(() => page.locator('.notice').textContent()).toContain('of an older form')
  await table.context.close()
})

test('the shared link and the saved file hold the record of the game', async () => {
  const table = await sitDown(browser, bundle)
  const { page } = table
  await page.getByRole('button', { name: 'Share' }).click()
  const fields = page.getByRole('dialog').locator('input[readonly]')
  const link = await fields.first().inputValue()
  const command = await fields.last().inputValue()
  expect(new URL(link).hash).toBe(`#r=${await table.record()}`)
  expect(command).toBe(`npx sandtable export ${bundle.scenario.id} "${link}" --out scenarios/my-scenario`)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await waiting).path()
  expect(readFileSync(file, 'utf8').trim()).toBe(await table.record())
  await page.setInputFiles('input[type=file]', {
    name: 'x.sandtable',
    mimeType: 'text/plain',
    buffer: Buffer.from('nonsense'),
  })
  await expect.poll(() => page.getByRole('dialog').textContent()).toContain('not a record')
  await table.context.close()
})
