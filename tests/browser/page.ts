/**
 * The pages of browser tests: where nobody has been, with nothing in the browser's store but what a test lays there, and watched: each keeps quiet (no
 * error in the console) and at home (no request to another origin).
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { test as base, inject, onTestFinished } from 'vitest'
import { type Settings, settingsKey } from '../../site/player/settings.ts'
import { patience } from '../time/patience.ts'
import { launch } from './chromium.ts'

let browser: Browser

/** A test in the browser of its worker: it starts with the first one and stays for the files that come after. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what the browser depends on.
export const test = base.extend('browser', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  browser = await launch()
  onCleanup(() => browser.close())
  return browser
})

const quietly = (page: Page, origin: string, faults: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) faults.push(`request: ${url}`)
  })
}

/** The seed of a new game on a page that a test opens: the same fortunes of war in every run. */
const firstSeed = 1944

/** In the page: a single random number is the one given, which is how a new game gets its seed. */
const rollKnownDice = (seed: number): void => {
  const roll = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T =>
    into instanceof Uint32Array && into.length === 1 ? (into.fill(seed) as T) : (roll(into as never) as T)
}

export interface PageOptions extends BrowserContextOptions {
  /** The initial contents of the browser's store of games, by key. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** How whoever sits there wants to play, where that is not as usual. */
  readonly settings?: Partial<Settings>
}

/** Options under which computers move without delay. */
export const atOnce: PageOptions = { settings: { speed: 'at once' } }

/** In the page: keeps settings, unless it has been used before. */
const keepSettings = ([key, settings]: readonly [key: string, settings: string]): void => {
  // A page without an origin, as about:blank, keeps nothing.
  if (origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, settings)
}

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

const makePage = async ({ settings, ...options }: Omit<PageOptions, 'stored'>): Promise<Page> => {
  const context = await browser.newContext({ ...desk, ...options })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  // Whoever sits there has been asked about sounds.
  await page.addInitScript(keepSettings, [settingsKey, JSON.stringify({ sound: false, ...settings })] as const)
  return page
}

/** A page in a browser where nobody has been before, which is gone when the test is over. Nothing glides unless a test wants to see it. */
export const newPage = async (options: PageOptions = {}): Promise<Page> => {
  const page = await makePage(options)
  onTestFinished(() => page.context().close())
  return page
}

/** A page that one test after the other opens: what the browser has at hand from the test before is half of what a page costs. */
interface Seat {
  readonly page: Page
  /** Forgets all that the browser has kept of the site. */
  forget(): Promise<unknown>
  /** True if a test has changed it irreversibly. */
  isSpoilt(): boolean
}

/** Seats that are free, by the options of their pages. */
const freeSeats = new Map<string, Seat[]>()

const makeSeat = async (options: PageOptions): Promise<Seat> => {
  const page = await makePage(options)
  await page.addInitScript(rollKnownDice, firstSeed)
  const protocol = await page.context().newCDPSession(page)
  const site = { origin: inject('origin'), storageTypes: 'all' }
  let isSpoilt = false
  const spoils = (object: object, name: string): void => {
    const method = Reflect.get(object, name)
    Reflect.set(object, name, (...words: readonly unknown[]) => {
      isSpoilt = true
      return Reflect.apply(method, object, words)
    })
  }
  spoils(page, 'addInitScript')
  spoils(page.clock, 'install')
  spoils(page.context(), 'newCDPSession')
  return {
    page,
    forget: () => protocol.send('Storage.clearDataForOrigin', site),
    isSpoilt: () => isSpoilt,
  }
}

/** A text of the site, which runs no script that could keep something. */
const emptyPage = '/licences.txt'

/** Leaves a page as a browser has it where nobody has been before. */
const leave = async ({ page, forget }: Seat, { viewport = desk.viewport, ...options }: PageOptions): Promise<void> => {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  for (const event of ['console', 'pageerror', 'request', 'dialog']) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.goto(inject('origin') + emptyPage)
  // The page's own copy of it, too: a renderer may not have heard yet that the browser has forgotten it.
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await forget()
  await page.mouse.move(-9, -9)
  if (viewport) await page.setViewportSize(viewport)
  const { colorScheme = 'light', forcedColors = 'none', reducedMotion = desk.reducedMotion } = options
  await page.emulateMedia({ media: null, colorScheme, forcedColors, reducedMotion })
}

const takeSeat = async (options: PageOptions): Promise<Page> => {
  const key = JSON.stringify(options)
  const seats = freeSeats.get(key) ?? []
  freeSeats.set(key, seats)
  const seat = seats.pop() ?? (await makeSeat(options))
  const { page } = seat
  onTestFinished(async ({ task }) => {
    const isAsUsual = options.javaScriptEnabled !== false && options.serviceWorkers === 'block'
    if (!isAsUsual || seat.isSpoilt() || task.result?.state === 'fail') return page.context().close()
    await leave(seat, options)
    seats.push(seat)
  })
  return page
}

export const openPage = async (path: string, { stored, ...options }: PageOptions = {}) => {
  const origin = inject('origin')
  // Only the test of it keeps pages: it would fetch all that a scenario needs in every other one.
  const page = await takeSeat({ serviceWorkers: 'block', ...options })
  const faults: string[] = []
  quietly(page, origin, faults)
  if (stored) {
    await page.goto(origin + emptyPage)
    for (const [key, value] of Object.entries(stored)) await leaveInStore(page, key, value)
  }
  await page.goto(origin + path)
  return { page, faults }
}

/** Shows the page in light or dark. */
export const showIn = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor()
}

/**
 * The page's clock, which a test has installed, stands still from now on, a minute later, and goes on as the test tells it: however slow
 * the machine is. No dialog opens before it goes on.
 */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Until the page has come to rest: nothing is animated, and the map stands where it stood in the frames before. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise<void>((done) => {
        let [before, alike] = ['', 0]
        const look = (): void => {
          const places = [...document.querySelectorAll('.map-layer, .player :is(aside, section)')]
          const now = JSON.stringify(places.map((one) => one.getBoundingClientRect()))
          // Endless animations stay where they are.
          const moving = document
            .getAnimations()
            .filter(
              ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            )
          alike = now === before && moving.length === 0 ? alike + 1 : 0
          before = now
          if (alike >= frames) done()
          else requestAnimationFrame(look)
        }
        look()
      }),
    4,
  )

/** The address that the page has now, which it may have changed itself: `page.url()` hears of that later. */
export const addressOn = async (page: Page): Promise<URL> => new URL(await page.evaluate(() => location.href))

/** All values of the browser's store of games. */
export const gamesInStore = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(
    () =>
      new Promise<readonly unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('sandtable')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games')
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result)
          }
        }
      }),
  )

/** Lays a value into the browser's store of games. */
export const leaveInStore = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ({ key, value }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('sandtable')
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => opening.result.createObjectStore('games')
        opening.onsuccess = () => {
          const writing = opening.result.transaction('games', 'readwrite')
          writing.objectStore('games').put(value, key)
          // Not when it is put: a page that is left takes that back.
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { key, value },
  )
