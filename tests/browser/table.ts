/**
 * A player at the table: opens a scenario's page, knows where hexes are on the screen, and watches that the page keeps
 * quiet (no error in the console) and at home (no request to another origin).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { test as base, expect, inject, onTestFinished } from 'vitest'
import type { ScenarioBundle as AnyBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { type Direction, directionTo, type Hex } from '../../engine/hex.ts'
import { canUndo, type Position, replay, step } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalAction, OperationalState } from '../../engine/systems/operational/types.ts'
import type {} from '../../site/player/console.ts'
import { type Settings, settingsKey } from '../../site/player/settings.ts'
import { launch } from './chromium.ts'

let browser: Browser

/** A test in the browser of its worker: it starts with the first one and stays for the files that come after. */
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what the browser depends on.
export const test = base.extend('browser', { scope: 'worker', auto: true }, async ({}, { onCleanup }) => {
  browser = await launch()
  onCleanup(() => browser.close())
  return browser
})

const data = join(inject('dist'), 'data/scenarios')

/** Ids of all scenarios that the site offers. */
export const allScenarioIds = (): readonly string[] =>
  readdirSync(data)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort()

const bundles = new Map<string, AnyBundle>()

export const anyBundleOf = (id: string): AnyBundle => {
  const bundle = bundles.get(id) ?? (JSON.parse(readFileSync(join(data, `${id}.json`), 'utf8')) as AnyBundle)
  bundles.set(id, bundle)
  return bundle
}

/** Ids of the operational battles, which most tests here play. */
export const scenarioIds = (): readonly string[] =>
  allScenarioIds().filter((id) => anyBundleOf(id).card.system === 'operational')

export const bundleOf = (id: string): ScenarioBundle => anyBundleOf(id) as ScenarioBundle

/** The scenario to learn on, or else the smallest. */
export const smallest = (): ScenarioBundle => {
  const area = ({ scenario }: ScenarioBundle): number => scenario.map.width * scenario.map.height
  const [found] = scenarioIds()
    .map(bundleOf)
    .sort((a, b) => area(a) - area(b))
  if (!found) throw new Error(`no scenario in ${data}`)
  return found
}

export interface Table {
  readonly page: Page
  readonly game: OperationalGame
  /** What the page did wrong so far: errors in the console, requests that left the origin. */
  readonly faults: readonly string[]
  record(): Promise<string>
  /** The state of the game on the table, as Node's engine replays its record. */
  state(): Promise<OperationalState>
  legal(): Promise<readonly OperationalAction[]>
  /** A legal move that can be taken back, as `quietMoveIn`. */
  quietMove(): Promise<QuietMove>
  clickHex(hex: Hex): Promise<void>
  pointAtHex(hex: Hex): Promise<void>
  tapHex(hex: Hex): Promise<void>
  /** The first of some hexes that lies open on the screen, under no panel and no button. */
  firstInSight(hexes: readonly Hex[]): Promise<Hex>
  /** Ends the turn, and waits for the computer's. */
  endTurn(): Promise<void>
  /** Until a person may act, or the game is over. */
  computerDone(): Promise<void>
}

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

/** Milliseconds that a busy machine may take for what a test waits for: far too many for an idle one. */
const patience = Number(process.env.PATIENCE ?? 120_000)

export interface PageOptions extends BrowserContextOptions {
  /** What the browser's store of games holds already, by its keys. */
  readonly stored?: Readonly<Record<string, unknown>>
  /** How whoever sits there wants to play, where that is not as usual. */
  readonly settings?: Partial<Settings>
}

/** What computers do is there at once. */
export const atOnce: PageOptions = { settings: { speed: 'at once' } }

/** In the page: keeps settings, unless it has been used before. */
const keepSettings = ([key, settings]: readonly [key: string, settings: string]): void => {
  if (localStorage.getItem(key) === null) localStorage.setItem(key, settings)
}

const desk = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const

const makePage = async ({ settings, ...options }: Omit<PageOptions, 'stored'>): Promise<Page> => {
  const context = await browser.newContext({ ...desk, ...options })
  context.setDefaultTimeout(patience)
  const page = await context.newPage()
  if (settings) await page.addInitScript(keepSettings, [settingsKey, JSON.stringify(settings)] as const)
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
  /** Whether a test has done to it what cannot be taken back. */
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
          // What pulses for ever stays where it is.
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

export interface SeatOptions extends PageOptions {
  readonly hash?: string
}

/** Opens the page of a scenario of any system and waits for its player. */
export const openBattle = async (bundle: AnyBundle, options: SeatOptions = {}) => {
  const { hash = '', ...pageOptions } = options
  const opened = await openPage(`/scenarios/${bundle.card.id}/${hash}`, pageOptions)
  const { page } = opened
  await page.waitForSelector('[data-ready="true"] .player')

  const onScreen = (hex: Hex): Promise<{ x: number; y: number }> =>
    page.evaluate(
      ({ x, y }) => {
        const drawing = document.querySelector<SVGSVGElement>('.map-units')
        const matrix = drawing?.getScreenCTM()
        if (!matrix) throw new Error('no map')
        const { x: screenX, y: screenY } = new DOMPoint(x, y).matrixTransform(matrix)
        return { x: screenX, y: screenY }
      },
      centreOf(bundle.scenario.map, hex),
    )
  const record = (): Promise<string> => page.evaluate(() => window.sandtable?.record() ?? '')
  return { ...opened, onScreen, record }
}

/** Records of games that sides of a scenario won, as its page links them. */
export const wonRecords = (id: string): readonly [string, ...string[]] => {
  const page = readFileSync(join(inject('dist'), 'scenarios', id, 'index.html'), 'utf8')
  const [first, ...others] = [...page.matchAll(/#r=([^"]+)"/g)].map(([, record]) => record)
  if (first === undefined) throw new Error(`nobody has won ${id}`)
  return [first, ...others]
}

/** Ends a turn or phase, also when the page asks whether to; `press` presses a button as the player does. */
const endBy = async (
  page: Page,
  end: () => Promise<void>,
  press: (button: Locator) => Promise<void>,
): Promise<void> => {
  const record = (): Promise<string | undefined> => page.evaluate(() => window.sandtable?.record())
  const before = await record()
  const sure = page.getByRole('dialog').locator('.main')
  await end()
  await expect.poll(async () => (await sure.isVisible()) || (await record()) !== before).toBe(true)
  if ((await record()) === before) await press(sure)
  await expect.poll(record).not.toBe(before)
}

/** Ends a turn or phase by E. */
export const endByKey = (page: Page): Promise<void> =>
  endBy(
    page,
    () => page.locator('.map-viewport').press('e'),
    (button) => button.press('Enter'),
  )

/** Milliseconds after which a press on the end of a turn or phase counts again: somewhat more than the page takes for a slip. */
const endGuard = 450

/** When a page's button for the end was pressed last. */
const ended = new WeakMap<Page, number>()

/** Ends a turn or phase by its button, no sooner after the one before than the page takes it. */
export const endTurnOn = async (
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> => {
  await page.waitForTimeout(Math.max(0, (ended.get(page) ?? 0) + endGuard - Date.now()))
  await endBy(page, () => press(page.locator('.top-bar .main')), press)
  ended.set(page, Date.now())
}

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
          const put = opening.result.transaction('games', 'readwrite').objectStore('games').put(value, key)
          put.onsuccess = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    { key, value },
  )

type QuietMove = Extract<OperationalAction, { type: 'move' }>

/** A legal move that can be taken back: it brings nothing hidden to light. */
export const quietMoveIn = (game: OperationalGame, position: Position<OperationalState>): QuietMove => {
  for (const action of game.legal(position.state, position.state.side)) {
    if (action.type !== 'move') continue
    const stepped = step(game, position, position.state.side, action)
    if (stepped.ok && canUndo(stepped.events)) return action
  }
  throw new Error('nobody can move without seeing something new')
}

/** Opens an operational battle and waits for its player. */
export const sitDown = async (bundle: ScenarioBundle, options: SeatOptions = {}): Promise<Table> => {
  const { onScreen, ...opened } = await openBattle(bundle, options)
  const { page, record } = opened
  const game = operational.open(bundle.scenario)
  const computerDone = async (): Promise<void> => {
    await page.waitForSelector('.player[data-busy="false"]')
  }
  const state = async (): Promise<OperationalState> => {
    const parsed = parseRecord(await record())
    if (!parsed) throw new Error('the page gives no record')
    const replayed = replay(game, parsed)
    if (!replayed.ok) throw new Error(`move ${replayed.at}: ${replayed.reason}`)
    return replayed.position.state
  }

  return {
    ...opened,
    game,
    state,
    async legal() {
      const now = await state()
      return game.legal(now, now.side)
    },
    async quietMove() {
      const parsed = parseRecord(await record())
      const replayed = parsed && replay(game, parsed)
      if (!replayed?.ok) throw new Error('the page gives no record')
      return quietMoveIn(game, replayed.position)
    },
    async clickHex(hex) {
      const { x, y } = await onScreen(hex)
      await page.mouse.click(x, y)
    },
    async pointAtHex(hex) {
      const { x, y } = await onScreen(hex)
      await page.mouse.move(x, y)
    },
    async tapHex(hex) {
      const { x, y } = await onScreen(hex)
      await page.touchscreen.tap(x, y)
    },
    async firstInSight(hexes) {
      for (const hex of hexes) {
        const found = await page.evaluate(
          ({ x, y }) => {
            const top = document.elementFromPoint(x, y)
            return top?.closest('.map-viewport') !== null && top?.closest('.map-controls') === null
          },
          await onScreen(hex),
        )
        if (found) return hex
      }
      throw new Error('none of the hexes is in sight')
    },
    async endTurn() {
      await endTurnOn(page)
      await computerDone()
    },
    computerDone,
  }
}

/** Keys that walk the cursor from a hex to another along a path of adjacent hexes. */
export const keysAlong = (game: OperationalGame, path: readonly Hex[]): readonly string[] => {
  const keys: Readonly<Record<Direction, string>> = { 0: 'w', 1: 's', 2: 'x', 3: 'z', 4: 'a', 5: 'q' }
  return path.slice(1).map((hex, at) => {
    const direction = directionTo(game.scenario.map, path[at] ?? 0, hex)
    if (direction === undefined) throw new Error('the path has a gap')
    return keys[direction]
  })
}
