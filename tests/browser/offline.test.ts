/** Visited pages can be played to the end without a network, and a new build changes no game that runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import { makeRecord } from '../../engine/record.ts'
import { readRecord } from '../../site/player/replay.ts'
import { hasTurn } from '../support/turns.ts'
import { atOnce, leaveInStore, newPage, test } from './page.ts'
import { type Served, serve } from './serve.ts'
import { allBundles, shortestBattles, wonRecords } from './table.ts'

const dist = inject('dist')
/** The files that the next build has changed on the server. */
const changed = new Map<string, string | undefined>()
let served: Served
let page: Page
const faults: string[] = []
beforeEach(async () => {
  changed.clear()
  served = await serve(dist, {}, changed)
  page = await newPage(atOnce)
  faults.length = 0
  page.on('pageerror', (error) => faults.push(error.message))
})
afterEach(() => served.close())

const battles = shortestBattles()

/** By which a page names the list of what it needs. */
const listHash = (path: string): string => {
  const [, hash] =
    /<meta name="offline" content="(\w+)"/.exec(readFileSync(join(dist, path, 'index.html'), 'utf8')) ?? []
  if (hash === undefined) throw new Error(`${path} names no list`)
  return hash
}

/** The list of a page. */
const listAt = (path: string): string => readFileSync(join(dist, 'offline', `${listHash(path)}.json`), 'utf8')

const addressOf = ({ card }: ScenarioBundle): string => `${served.origin}/scenarios/${card.id}/`
const ready = () => page.waitForSelector('[data-ready="true"] .player')

/** From now on nothing goes with a page that is visited: no rulebook, and no entry pages. */
const keepNothingAround = (): void => void changed.set('/offline/sets.json', '{ "entryPages": {}, "systems": [] }')

/** Opens a scenario for the first time, until it is kept. */
const visit = async (bundle: ScenarioBundle): Promise<void> => {
  await page.goto(addressOf(bundle))
  await ready()
  await page.waitForSelector('html[data-offline]', { state: 'attached' })
}

test.each(battles.filter((_, index) => hasTurn(index)).map((bundle) => [bundle.card.id, bundle] as const))(
  '%s is opened again and played to its result without a network',
  async (id, bundle) => {
    keepNothingAround()
    await visit(bundle)
    // Computers have played a game almost to its end.
    const whole = readRecord(wonRecords(id)[0])
    const moves = whole.moves.slice(0, -3)
    const seats = bundle.scenario.sides.map(() => 'recruit')
    const saved = { record: makeRecord({ ...whole, moves }), seats, moves: moves.length, at: 1_700_000_000_000 }
    await leaveInStore(page, `${id}/${bundle.identity.scenario}/own`, saved)
    await served.close()
    await page.reload()
    await ready()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'New game' }).waitFor()
    const played = readRecord(await page.evaluate(() => window.sandtable?.record() ?? '')).moves
    expect(played.length).toBeGreaterThan(moves.length)
    expect(played.slice(0, moves.length)).toEqual(moves)
    await dialog.getByRole('button', { name: 'New game' }).click()
    await dialog.getByRole('combobox').first().waitFor()
    await page.reload()
    await ready()
    expect(readRecord(await page.evaluate(() => window.sandtable?.record() ?? '')).moves).toEqual(played)
    expect(faults).toEqual([])
  },
)

test('a battle that ready armies are led into from their page is opened again without a network', async () => {
  keepNothingAround()
  await page.goto(`${served.origin}/reference/skirmish/armies/us-1944/`)
  const link = page.locator('a[href*="army1="]').first()
  const rival = (await link.textContent())?.trim() ?? ''
  await link.click()
  await ready()
  await page.waitForSelector('html[data-offline]', { state: 'attached' })
  await served.close()
  await page.reload()
  await ready()
  expect(page.url()).toContain('army1=')
  expect(await page.locator('#player').textContent()).toContain(rival)
  expect(faults).toEqual([])
})

/** Until all that goes with a page is kept, too. */
const isWhole = () => page.waitForSelector('html[data-offline="whole"]', { state: 'attached' })
const openKept = () => page.goto(`${served.origin}/offline/`)
const keptPaths = () =>
  page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  })

/** Where the list of kept pages leads to, once it is there. */
const linksOfKept = async (): Promise<readonly string[]> => {
  await page.locator('kept-pages section').first().waitFor()
  return page
    .locator('.sheet a, .main-nav a, footer nav a:not([href$=".txt"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname))
}

/** Opens a page: it is the one that it is called by, or ready to be played. */
const openThere = async (path: string): Promise<void> => {
  await page.goto(`${served.origin}${path}`)
  expect(page.url()).toBe(`${served.origin}${path}`)
  expect(await page.locator('.missing:not([hidden])').count(), `${path} is kept`).toBe(0)
  if (/^\/scenarios\/[\w-]+\/$/.test(path)) await ready()
}

test('without a network the list of kept pages leads to all that was played and read, with its rulebook, and nowhere else', async () => {
  const bundle = battles.find(({ card }) => card.system === 'echelon') ?? battles[0]
  await visit(bundle)
  await isWhole()
  const kept = await keptPaths()
  // The example of the home page has its own.
  const home = listAt('/')
  const others = battles
    .map(({ card }) => card.system)
    .filter((id) => id !== bundle.card.system && !home.includes(`engine-${id}.`))
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(kept.join()).not.toContain(`engine-${other}.`)
  await page.goto(`${served.origin}/reference/${bundle.card.system}/`)
  await page.waitForSelector('html[data-offline]', { state: 'attached' })
  await served.close()
  await openKept()
  const walked = await linksOfKept()
  for (const path of new Set(walked)) await openThere(path)
  for (const path of ['/', '/scenarios/', '/games/', '/rules/', `/rules/${bundle.card.system}/`])
    expect(walked).toContain(path)
  expect(walked).toContain(`/scenarios/${bundle.card.id}/`)
  expect(walked).toContain(`/reference/${bundle.card.system}/`)
  expect(walked.filter((path) => /^\/scenarios\/./.test(path))).toEqual([`/scenarios/${bundle.card.id}/`])
  // A chapter of the rulebook that nobody has read, and a page that is not kept.
  await page.goto(`${served.origin}/rules/${bundle.card.system}/glossary/`)
  expect(await page.locator('h1').textContent()).toContain('Glossary')
  await page.goto(`${served.origin}/guides/playing/`)
  await page.getByRole('alert').getByText('not kept on this device').waitFor()
  expect(faults).toEqual([])
})

test('a rule system is kept for a journey and removed again', async () => {
  await openKept()
  const heads = page.locator('kept-pages header')
  const head = heads.filter({ has: page.locator('h2', { hasText: 'Echelons' }) })
  await head.getByRole('button', { name: 'Keep all of' }).click()
  const told = page.locator('kept-pages').getByRole('status')
  await told.getByText(/^Fetched \d+ of \d+ pages$/).waitFor()
  await told.getByText(/^Kept all \d+ pages\.$/).waitFor()
  const remove = head.getByRole('button', { name: 'Remove all of' })
  await remove.waitFor()
  await served.close()
  const battlesOfKept = (await linksOfKept()).filter((path) => /^\/scenarios\/./.test(path))
  const addresses = allBundles().flatMap(({ card }) => (card.system === 'echelon' ? [`/scenarios/${card.id}/`] : []))
  expect(addresses.length).toBeGreaterThan(1)
  expect(battlesOfKept.toSorted()).toEqual(addresses.toSorted())
  await openThere(battlesOfKept.at(-1) ?? '')
  await openKept()
  await remove.click()
  // The home page is kept, with the engine of its example.
  const home = listAt('/')
  const isOfBattles = (path: string): boolean =>
    (path.includes('echelon') && path.startsWith('/_astro/') && !home.includes(path)) || /^\/scenarios\/./.test(path)
  await expect.poll(async () => (await keptPaths()).filter(isOfBattles)).toEqual([])
  await head.getByRole('button', { name: 'Keep all of' }).waitFor()
  expect(faults).toEqual([])
})

test('a new build changes no game that runs, and is there when the page is opened next', async () => {
  const [bundle] = battles
  if (!bundle) throw new Error('no scenario')
  keepNothingAround()
  await visit(bundle)
  // The next build has other scripts: what the page has not loaded yet lies on the server no more.
  for (const name of readdirSync(join(dist, '_astro')))
    if (name.startsWith('dialogs.')) changed.set(`/_astro/${name}`, undefined)
  const path = `/scenarios/${bundle.card.id}/`
  changed.set(path, readFileSync(join(dist, path, 'index.html'), 'utf8').replace('<title>', '<title>New: '))
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  expect(await page.title()).not.toContain('New: ')
  await page.reload()
  await ready()
  expect(await page.title()).toContain('New: ')
  expect(faults).toEqual([])
})

test('what a proxy or half a deploy answers in place of a script is not kept, and what was kept wrongly is mended', async () => {
  const [bundle] = battles
  if (!bundle) throw new Error('no scenario')
  keepNothingAround()
  // Without what every page needs nothing is kept at all.
  const frame = listAt('/offline/')
  for (const name of readdirSync(join(dist, '_astro')))
    if (name.startsWith('dialogs.') && !frame.includes(name))
      changed.set(`/_astro/${name}`, '<!doctype html><title>Log in</title>')
  const dialogs = [...changed.keys()].filter((path) => path.startsWith('/_astro/'))
  expect(dialogs.length).toBeGreaterThan(0)
  await page.goto(addressOf(bundle))
  await ready()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active)
  // Earlier builds of the page have kept it.
  await page.evaluate(async (paths) => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    for (const path of paths) await cache.put(path, new Response('<!doctype html>'))
  }, dialogs)
  for (const path of dialogs) changed.delete(path)
  await visit(bundle)
  await page.reload()
  await ready()
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('dialog').waitFor()
  expect(faults).toEqual([])
})

test('a page whose list is another than it names is not kept', async () => {
  const [bundle, other] = battles
  if (!bundle || !other) throw new Error('no scenarios')
  keepNothingAround()
  const path = `/scenarios/${bundle.card.id}/`
  changed.set(`/offline/${listHash(path)}.json`, listAt(path).replace('{', '{"/theme.js":"0123456789ab",'))
  await page.goto(addressOf(bundle))
  await ready()
  // Another page that is asked for later is kept.
  const kept = await page.evaluate(
    async (other) => {
      const { active } = await navigator.serviceWorker.ready
      const isKept = new Promise<void>((done) => {
        navigator.serviceWorker.addEventListener('message', ({ data }) => data.kept === other && done())
      })
      active?.postMessage({ keep: [location.pathname, other] })
      await isKept
      return (await caches.match(location.pathname)) !== undefined
    },
    new URL(addressOf(other)).pathname,
  )
  expect(kept).toBe(false)
})
