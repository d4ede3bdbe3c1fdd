/** What was visited is played to its end without a network, and a new build changes no game that runs. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { readRecord } from '../../site/player/replay.ts'
import { type Served, serve } from './serve.ts'
import { allScenarioIds, anyBundleOf, launch } from './table.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

let folder: string
let served: Served
let context: BrowserContext
let page: Page
const faults: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-offline-'))
  cpSync(inject('dist'), folder, { recursive: true })
  served = await serve(folder)
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  page = await context.newPage()
  faults.length = 0
  page.on('pageerror', (error) => faults.push(error.message))
})
afterEach(async () => {
  await context.close()
  await served.close()
  rmSync(folder, { recursive: true })
})

/** The shortest scenario of each rule system. */
const battles = [
  ...new Map(
    allScenarioIds()
      .map(anyBundleOf)
      .sort((a, b) => b.scenario.turns - a.scenario.turns)
      .map((bundle): [string, ScenarioBundle] => [bundle.card.system, bundle]),
  ).values(),
]

const addressOf = ({ card }: ScenarioBundle): string => `${served.origin}/scenarios/${card.id}/`
const ready = () => page.waitForSelector('[data-ready="true"] .player')

/** Opens a scenario for the first time, until it is kept. */
const visit = async (bundle: ScenarioBundle): Promise<void> => {
  await page.goto(addressOf(bundle))
  await ready()
  await page.waitForSelector('html[data-offline="kept"]', { state: 'attached', timeout: 30_000 })
}

/** A game between the computer's players, all from the dialog. */
const letComputersPlay = async (): Promise<void> => {
  await page.getByRole('button', { name: 'New game' }).click()
  const seats = page.getByRole('dialog').getByRole('combobox')
  await seats.first().waitFor()
  for (const seat of await seats.all())
    if ((await seat.locator('option[value="recruit"]').count()) > 0) await seat.selectOption('recruit')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
}

test.each(battles.map((bundle) => [bundle.card.id, bundle] as const))(
  '%s is opened again and played to its result without a network',
  async (_, bundle) => {
    await visit(bundle)
    await served.close()
    await page.reload()
    await ready()
    await letComputersPlay()
    // No other dialog opens by itself.
    const result = page.getByRole('dialog')
    await result.waitFor({ state: 'hidden' })
    for (let tries = 0; tries < 400 && !(await result.isVisible()); tries++) {
      await page
        .getByRole('button', { name: 'Skip' })
        .click({ timeout: 200 })
        .catch(() => undefined)
    }
    await result.waitFor()
    const played = readRecord(await page.evaluate(() => window.sandtable?.record() ?? '')).moves.length
    expect(played).toBeGreaterThan(0)
    await page.reload()
    await ready()
    expect(readRecord(await page.evaluate(() => window.sandtable?.record() ?? '')).moves).toHaveLength(played)
    expect(faults).toEqual([])
  },
)

test('a battle that ready armies are led into from their page is opened again without a network', async () => {
  await page.goto(`${served.origin}/reference/skirmish/armies/us-1944/`)
  const link = page.locator('a[href*="army1="]').first()
  const rival = (await link.textContent())?.trim() ?? ''
  await link.click()
  await ready()
  await page.waitForSelector('html[data-offline="kept"]', { state: 'attached', timeout: 30_000 })
  await served.close()
  await page.reload()
  await ready()
  expect(page.url()).toContain('army1=')
  expect(await page.locator('#player').textContent()).toContain(rival)
  expect(faults).toEqual([])
})

test('what was kept is a scenario and the frame: another page says which battles can be played', async () => {
  const [bundle] = battles
  if (!bundle) throw new Error('no scenario')
  await visit(bundle)
  const kept = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => path.endsWith('/')).sort()).toEqual(['/no-connection/', `/scenarios/${bundle.card.id}/`])
  for (const other of battles.slice(1)) expect(kept.join()).not.toContain(`engine-${other.card.system}.`)
  await served.close()
  await page.goto(`${served.origin}/rules/`)
  const link = page.getByRole('link', { name: bundle.card.title })
  expect(await link.getAttribute('href')).toBe(addressOf(bundle))
  await link.click()
  await ready()
  expect(faults).toEqual([])
})

test('a new build changes no game that runs, and is there when the page is opened next', async () => {
  const [bundle] = battles
  if (!bundle) throw new Error('no scenario')
  await visit(bundle)
  // The next build has other scripts: what the page has not loaded yet lies on the server no more.
  const scripts = join(folder, '_astro')
  for (const name of readdirSync(scripts)) if (name.startsWith('dialogs.')) rmSync(join(scripts, name))
  const file = join(folder, 'scenarios', bundle.card.id, 'index.html')
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title>', '<title>New: '))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.title()).not.toContain('New: ')
  await page.reload()
  await ready()
  expect(await page.title()).toContain('New: ')
  expect(faults).toEqual([])
})

test('a page that changes while it is fetched is not mixed with the files of another build', async () => {
  const [bundle] = battles
  if (!bundle) throw new Error('no scenario')
  const list = join(folder, 'scenarios', bundle.card.id, 'offline.json')
  writeFileSync(list, readFileSync(list, 'utf8').replace('"title":"', '"title":"Other '))
  await page.goto(addressOf(bundle))
  await ready()
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
  await page.waitForTimeout(2_000)
  const kept = await page.evaluate(
    async (path) => (await caches.match(path)) !== undefined,
    new URL(page.url()).pathname,
  )
  expect(kept).toBe(false)
})
