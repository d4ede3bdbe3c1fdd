/** The tiny rule systems in Chromium: led by buttons and by the worker, and the same as in Node. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect } from 'vitest'
import { stateHash } from '../../engine/hash.ts'
import { replay } from '../../engine/play.ts'
import { parseMove, parseRecord } from '../../engine/record.ts'
import { tinySystems } from '../contract/tiny.ts'
import { newPage, test } from './page.ts'
import { type Served, serve } from './serve.ts'

const page = mkdtempSync(join(tmpdir(), 'sandtable-tiny-'))

let served: Served
beforeAll(async () => {
  const bundle = await rolldown({
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    input: { page: fileURLToPath(new URL('tinyPage.ts', import.meta.url)) },
    platform: 'browser',
  })
  await bundle.write({ dir: page, format: 'es' })
  await bundle.close()
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Tiny</title>'
  writeFileSync(join(page, 'index.html'), `${head}<body><script type="module" src="page.js"></script>`)
  served = await serve(page, {
    'content-security-policy': "default-src 'none'; script-src 'self'; worker-src 'self'",
  })
})
afterAll(async () => {
  await served.close()
  rmSync(page, { recursive: true, force: true })
})

test.each(Object.entries(tinySystems))('%s is played to its end, and Node comes to the same', async (id, tiny) => {
  const tab = await newPage()
  const errors: string[] = []
  tab.on('pageerror', ({ message }) => errors.push(message))
  await tab.goto(`${served.origin}/#${id}`)
  const status = tab.getByRole('status')
  for (let press = 0; press < 400; press++) {
    await expect.poll(() => status.textContent()).toMatch(/^(Turn|Over)/)
    if ((await status.textContent())?.startsWith('Over')) break
    // Another button each time, by keyboard.
    const buttons = tab.getByRole('button')
    await buttons.nth((press * 7) % (await buttons.count())).press('Enter')
  }
  expect(errors).toEqual([])
  const record = parseRecord((await tab.locator('code').textContent()) ?? '')
  if (record === undefined) throw new Error('the page shows no record')
  const game = tiny.open(tiny.scenario)
  const played = replay(game, record)
  if (!played.ok) throw new Error(`move ${played.at}: ${played.reason}`)
  expect(await status.textContent()).toBe(`Over: ${stateHash(game, played.position.state)}`)
  expect(await tab.locator('pre').textContent()).toBe(JSON.stringify(game.view(played.position.state, 0)))
  const movers = record.moves.map((move) => {
    const parsed = parseMove(move)
    return parsed?.kind === 'action' ? parsed.side : -1
  })
  expect(new Set(movers)).toEqual(new Set(game.teams.flat()))
})
