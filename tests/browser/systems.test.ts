/** A page loads what its own rule system needs, and nothing of the others. */
import { readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { expect } from 'vitest'
import { openPage, test } from './page.ts'
import { smallest } from './table.ts'

const systems = readdirSync(resolve(import.meta.dirname, '../../engine/systems'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test('a battle is played and a dialog opened with the engine and the face of its own system alone', async () => {
  const { card } = smallest()
  const { page, faults } = await openPage('/404.html')
  const scripts = new Set<string>()
  page.on('request', (request) => scripts.add(basename(new URL(request.url()).pathname)))
  await page.goto(`${new URL(page.url()).origin}/scenarios/${card.id}/`)
  await page.waitForSelector('[data-ready="true"] .player')
  await page.getByRole('button', { name: 'Units', exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => window.sandtable?.selfPlay('random', 1))).toMatchObject({ over: true })
  const ofSystem = (system: string): readonly string[] =>
    [...scripts].filter((name) => /\.js$/.test(name) && [system, `engine-${system}`].includes(name.split('.')[0] ?? ''))
  // The face's script, and the engine that the page and the worker share.
  expect(ofSystem(card.system)).toHaveLength(2)
  for (const other of systems.filter((system) => system !== card.system)) expect(ofSystem(other), other).toEqual([])
  expect(faults).toEqual([])
})
