/** A link reproduces a position; a damaged one says so; files come back as they went. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { start } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { leaveInStore, test } from './page.ts'
import { sitDown, smallest } from './table.ts'

const bundle = smallest()

/** The record of a game in which the first side acted once, and attacked if it could. */
const someRecord = (): string => {
  const seed = 20_430
  const game = operational.open(bundle.scenario)
  const { state } = start(game, seed).position
  const legal = game.legal(state, state.side)
  const action = legal.find((candidate) => candidate.type === 'attack') ?? legal[0]
  if (!action) throw new Error('nothing is legal')
  return makeRecord({ format: 2, ...bundle.identity, seed, moves: [makeMove(state.side, game.makeAction(action))] })
}

test('a link opens the very position, and one’s own game is untouched', async () => {
  const record = someRecord()
  const table = await sitDown(bundle)
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
  await page.getByRole('button', { name: 'Back to my game' }).click()
  await expect.poll(() => table.record()).toBe(own)
  expect(table.faults).toEqual([])
})

test('a link works in a browser that has never been here', async () => {
  const record = someRecord()
  const table = await sitDown(bundle, { hash: `#r=${record}` })
  expect(await table.record()).toBe(record)
  expect(await table.page.locator('.banner').textContent()).toContain('link')
})

test('a link of other rules is played, and says that its dice may differ', async () => {
  const record = someRecord().replace(`.${bundle.identity.rules}.`, '.00000000.')
  const { page } = await sitDown(bundle, { hash: `#r=${record}` })
  await expect.poll(() => page.locator('.notice').textContent()).toContain('recorded under other rules')
  expect(await page.locator('.banner').textContent()).toContain('link')
})

test('a damaged link says so and leaves a playable game', async () => {
  const table = await sitDown(bundle, { hash: '#r=1.0000000000000000.1.t_t' })
  await expect.poll(() => table.page.locator('.notice').textContent()).toContain('cannot be followed')
  expect((await table.legal()).length).toBeGreaterThan(0)
})

/** Lays a game into the browser's store as an earlier version of the page has left it. */
const leaveGame = (page: Page, version: string, record: string): Promise<void> =>
  leaveInStore(page, `${bundle.card.id}/${version}/own`, { record, seats: ['human', 'planner'], moves: 1 })

test('a game of an earlier version of the scenario is kept, and offered as what it is', async () => {
  const table = await sitDown(bundle)
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
})

test('a game whose record is of an older form is kept, told about, and saved as a file', async () => {
  const table = await sitDown(bundle)
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
})

test('the shared link and the saved file hold the record of the game', async () => {
  const table = await sitDown(bundle)
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
})
