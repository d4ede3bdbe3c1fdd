/**
 * Links, saves, files of games and bundles, spoilt in thousands of ways: the page says that they cannot be used or plays on, hangs nowhere, and executes
 * nothing that they bring. `npm run fuzz:browser` spoils 10,000, other runs a few, which the commit chooses; `FUZZ_SEED` begins elsewhere.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { beforeEach, expect, inject } from 'vitest'
import type { ScenarioBundle as AnyBundle } from '../../compiler/bundle.ts'
import { makePick } from '../fuzz/mutate.ts'
import { oddities, spoilJson, spoilRecord, spoilValue } from '../fuzz/spoil.ts'
import { isLong, turn } from '../support/turns.ts'
import { atRest, openPage, test } from './page.ts'
import { allBundles, allScenarioIds, anyBundleOf } from './table.ts'

const count = Number(process.env.FUZZ_PAGE ?? (isLong ? 10_000 : 39))
const first = Number(process.env.FUZZ_SEED ?? (isLong ? 0 : turn * count))
/** The most processor time that the page may take over a spoilt thing, in seconds. A busy machine counts for nothing. */
const patience = 5
const hours = 3_600_000

const dist = inject('dist')
/** A chapter whose worked examples can be played; its boards are mounted in a dialog again and again. */
const chapters = readdirSync(join(dist, 'rules'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('index.html'))
  .map((name) => ({
    path: `/rules/${name.replace('index.html', '')}`,
    html: readFileSync(join(dist, 'rules', name), 'utf8'),
  }))
  .filter(({ html }) => html.includes('data-bundle='))

const systems = [...new Set(chapters.map(({ html }) => /data-system="([\w-]+)"/.exec(html)?.[1] ?? ''))]
/** Spoilt things of each sort: three sorts for each rule system, and files of games. */
const share = Math.ceil(count / (3 * systems.length + 1))

let page: Page
let metrics: CDPSession
/**
 * The page's answer for a bundle that it fetches, where that is not the real one. A script would hand over large ones in the page's own
 * time.
 */
let served: string | undefined
/** Errors that nothing caught, with the number of the spoilt thing. */
const uncaught: string[] = []
let number = 0

/** Processor time that the page has taken, in seconds. */
const timeTaken = async (): Promise<number> => {
  const { metrics: all } = await metrics.send('Performance.getMetrics')
  const time = all.find(({ name }) => name === 'ThreadTime')
  if (time === undefined) throw new Error('Chromium does not say what time a page has taken')
  return time.value
}

/** Hears of what nothing catches, and of what only a script of a stranger would do; begins to measure. */
const watch = async (): Promise<void> => {
  metrics = await page.context().newCDPSession(page)
  await metrics.send('Performance.enable')
  page.on('pageerror', (error) => uncaught.push(`${number}: ${error.stack ?? error.message}`))
  page.on('dialog', (dialog) => {
    uncaught.push(`${number}: a dialog of the browser: ${dialog.message()}`)
    void dialog.dismiss()
  })
}

const openChapter = async (
  system: string,
): Promise<{ readonly bundle: string; readonly records: readonly string[] }> => {
  const chapter = chapters.find(({ html }) => html.includes(`data-system="${system}"`))
  page = (await openPage(chapter?.path ?? '')).page
  await page.route('**/data/examples/**', (route) =>
    served === undefined ? route.continue() : route.fulfill({ contentType: 'application/json', body: served }),
  )
  await watch()
  const address = (await page.locator('.play-board').first().getAttribute('data-bundle')) ?? ''
  await page.locator('.play-board').first().click()
  await page.locator('.board-mount .player').waitFor()
  const records = await page.evaluate(() =>
    Promise.all([1, 2, 3].map(async (seed) => (await window.sandtable?.selfPlay('random', seed))?.record ?? '')),
  )
  await page.keyboard.press('Escape')
  return { bundle: readFileSync(join(dist, address.replace(/\?.*/, '')), 'utf8'), records }
}
beforeEach(() => {
  uncaught.length = 0
  served = undefined
})

/** A save with all that one may hold. */
const savedGame = (record: string): object => ({
  record,
  seats: ['human', 'veteran'],
  moves: 12,
  at: 1_700_000_000_000,
  turn: 2,
  name: 'At the bridge',
  given: 1,
  pieces: [12, 0, 13, 1],
  position: { turn: 2 },
  ended: { winners: [0], score: [3, 1] },
})

interface Tried {
  /** The visible result: the player, a note that there is nothing to play, or neither. */
  readonly shown: 'player' | 'note' | 'nothing'
  readonly executed: boolean
  readonly record: string
}

/** Mounts the first board of the page with a bundle and a saved game or a link, looks what is shown, and closes it. */
const tryBoard = (bundle: string, saved?: unknown, link?: string): Promise<Tried> => {
  served = bundle
  return page.evaluate(
    async ({ key, saved, link }) => {
      const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))
      if (key !== undefined) {
        const open = indexedDB.open('sandtable')
        open.onupgradeneeded = () => open.result.createObjectStore('games')
        const database = await new Promise<IDBDatabase>((done, fail) => {
          open.onsuccess = () => done(open.result)
          open.onerror = () => fail(open.error)
        })
        const transaction = database.transaction('games', 'readwrite')
        transaction.objectStore('games').clear()
        transaction.objectStore('games').put(saved, key)
        await new Promise((done) => {
          transaction.oncomplete = done
        })
        database.close()
      }
      history.replaceState(null, '', link === undefined ? location.pathname : `#r=${link}`)
      document.querySelector<HTMLElement>('.play-board')?.click()
      const mount = () => document.querySelector('.board-mount')
      let shown: 'player' | 'note' | 'nothing' = 'nothing'
      for (let tries = 0; tries < 4000 && shown === 'nothing'; tries++) {
        await wait(5)
        if (mount()?.querySelector('.player')) shown = 'player'
        else if (mount()?.querySelector('.player-note:not([role="status"])')) shown = 'note'
      }
      await wait(10)
      let record = ''
      try {
        if (shown === 'player') record = window.sandtable?.record() ?? ''
      } catch {
        // A game of a spoilt bundle need not have a record.
      }
      const dialog = document.querySelector<HTMLDialogElement>('.board-dialog')
      const closed = new Promise((done) => dialog?.addEventListener('close', done))
      dialog?.close()
      await closed
      return { shown, executed: 'executed' in window, record }
    },
    { key: saved === undefined ? undefined : keyOf(bundle), saved, link },
  )
}

/** Where the page looks for a saved game of a bundle. */
const keyOf = (bundle: string): string => {
  const { scenario, identity } = JSON.parse(bundle) as AnyBundle
  return `${scenario.id}/${identity.scenario}/own`
}

/** Tries a board, and looks that nothing bad came of it. */
const tryAndLook = async (...what: Parameters<typeof tryBoard>): Promise<Tried> => {
  const before = await timeTaken()
  const tried = await tryBoard(...what)
  expect((await timeTaken()) - before, `spoilt ${number}`).toBeLessThan(patience)
  expect(tried.executed, `spoilt ${number} was executed`).toBe(false)
  expect(tried.shown, `spoilt ${number}`).not.toBe('nothing')
  // Whoever mounts a player hears of what the note says, too.
  if (tried.shown === 'note') uncaught.length = 0
  expect(uncaught, `spoilt ${number}`).toEqual([])
  return tried
}

test('a board that is closed while it is set up does not appear in the next one', async () => {
  const { card } = anyBundleOf(allScenarioIds()[0] ?? '')
  await openChapter(card.system)
  const boards = page.locator('.play-board')
  // The first bundle comes after the second one.
  let letGo = (): void => undefined
  const held = new Promise<void>((done) => {
    letGo = done
  })
  const address = (await boards.first().getAttribute('data-bundle')) ?? ''
  await page.route(`**${address}`, async (route) => {
    await held
    await route.continue()
  })
  await boards.first().click()
  await page.keyboard.press('Escape')
  await boards.nth(1).click()
  await page.locator('.board-mount .player').waitFor()
  const arrived = page.waitForResponse(`**${address}`)
  letGo()
  await (await arrived).finished()
  await atRest(page)
  expect(await page.locator('.board-mount').count()).toBe(1)
  expect(await page.locator('.board-mount .player').count()).toBe(1)
  expect(uncaught).toEqual([])
})

test.each(systems)('spoilt bundles, links and saves of a battle of %s', { timeout: 3 * hours }, async (system) => {
  const { bundle, records } = await openChapter(system)
  const all = Array.from({ length: share }, (_, index) => first + index)
  for (number of all) await tryAndLook(spoilJson(bundle, makePick(number)))

  let changed = 0
  for (number of all) {
    const pick = makePick(number)
    const link = spoilRecord(pick.of(records), pick)
    const tried = await tryAndLook(bundle, undefined, pick.below(2) === 0 ? encodeURIComponent(link) : link)
    expect(tried.shown, `spoilt ${number}`).toBe('player')
    if (tried.record !== link) changed++
  }
  // Most of what happens to a link makes it another one.
  expect(changed).toBeGreaterThan(share / 3)

  for (number of all) {
    const pick = makePick(number)
    const saved = savedGame(pick.of(records))
    if (pick.below(2) === 0) Object.assign(saved, { record: spoilRecord(pick.of(records), pick) })
    else spoilValue(saved, pick)
    const tried = await tryAndLook(bundle, pick.below(10) === 0 ? pick.of(oddities) : saved)
    expect(tried.shown, `spoilt ${number}`).toBe('player')
  }
})

test('spoilt files of games', { timeout: 3 * hours }, async () => {
  const result = { verdict: 'won', side: 0, opponent: 'veteran', score: [3, 1], turn: 4, at: 1_700_000_000_000 }
  const battles = allBundles().slice(0, 3)
  const entries = battles.flatMap(({ card, identity }, at) => [
    [`${card.id}/${identity.scenario}/game-${at}`, savedGame(`2.${identity.scenario}.${identity.rules}.1.`)],
    [`result/${card.id}/game-${at}`, result],
  ])
  const file = JSON.stringify({ format: 'sandtable-profile', version: 1, entries })
  page = (await openPage('/games/')).page
  await watch()
  const input = page.locator('input[type="file"]')
  const status = page.locator('section', { has: input }).getByRole('status')
  const takeIn = async (text: string): Promise<string> => {
    await input.setInputFiles({ name: `${number}.json`, mimeType: 'application/json', buffer: Buffer.from(text) })
    await expect.poll(() => status.textContent()).not.toBe('')
    return (await status.textContent()) ?? ''
  }
  await takeIn(file)
  await status.getByText('6 of 6 entries were taken in').waitFor()
  for (number = first; number < first + share; number++) {
    const before = await timeTaken()
    const told = await takeIn(spoilJson(file, makePick(number)))
    expect(await page.evaluate(() => 'executed' in window), `spoilt ${number} was executed`).toBe(false)
    expect((await timeTaken()) - before, `spoilt ${number}`).toBeLessThan(patience)
    expect(told, `spoilt ${number}`).toMatch(/taken in|damaged|later version|too long/)
    expect(uncaught, `spoilt ${number}`).toEqual([])
  }
  await page.reload()
  await page.getByRole('heading', { name: 'In progress' }).waitFor()
  expect(uncaught).toEqual([])
})
