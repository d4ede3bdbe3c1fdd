/**
 * A player at the table: opens a scenario's page, knows where hexes are on the screen, and watches that the page keeps
 * quiet (no error in the console) and at home (no request to another origin).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { ScenarioBundle as AnyBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { type Direction, directionTo, type Hex } from '../../engine/hex.ts'
import { canUndo, replay, step } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalAction, OperationalState } from '../../engine/systems/operational/types.ts'
import type {} from '../../site/player/console.ts'
import { launch } from './chromium.ts'

const data = join(inject('dist'), 'data/scenarios')

/** Ids of all scenarios that the site offers. */
export const allScenarioIds = (): readonly string[] =>
  readdirSync(data)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort()

export const anyBundleOf = (id: string): AnyBundle =>
  JSON.parse(readFileSync(join(data, `${id}.json`), 'utf8')) as AnyBundle

/** Ids of the operational battles, which most tests here play. */
export const scenarioIds = (): readonly string[] =>
  allScenarioIds().filter((id) => anyBundleOf(id).card.system === 'operational')

export const bundleOf = (id: string): ScenarioBundle => anyBundleOf(id) as ScenarioBundle

/** The scenario to learn on, or else the smallest. */
export const smallest = (): ScenarioBundle => {
  const bundles = scenarioIds().map(bundleOf)
  const area = ({ scenario }: ScenarioBundle): number => scenario.map.width * scenario.map.height
  const found = bundles.sort((a, b) => area(a) - area(b))[0]
  if (!found) throw new Error(`no scenario in ${data}`)
  return found
}

export interface Table {
  readonly page: Page
  readonly context: BrowserContext
  readonly game: OperationalGame
  /** What the page did wrong so far: errors in the console, requests that left the origin. */
  readonly faults: readonly string[]
  record(): Promise<string>
  /** The state of the game on the table, as Node's engine replays its record. */
  state(): Promise<OperationalState>
  legal(): Promise<readonly OperationalAction[]>
  /** A legal move that can be taken back: it brings nothing hidden to light. */
  quietMove(): Promise<Extract<OperationalAction, { type: 'move' }>>
  clickHex(hex: Hex): Promise<void>
  pointAtHex(hex: Hex): Promise<void>
  tapHex(hex: Hex): Promise<void>
  /** The first of some hexes that lies open on the screen, under no panel and no button. */
  firstInSight(hexes: readonly Hex[]): Promise<Hex>
  /** Ends the turn and skips what the computer shows. */
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

export const openPage = async (browser: Browser, path: string, options: BrowserContextOptions = {}) => {
  const origin = inject('origin')
  // Only the test of it keeps pages: it would fetch all that a scenario needs in every other one.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    ...options,
  })
  const page = await context.newPage()
  const faults: string[] = []
  quietly(page, origin, faults)
  await page.addInitScript(rollKnownDice, firstSeed)
  await page.goto(origin + path)
  return { page, context, faults }
}

export type SeatOptions = BrowserContextOptions & { hash?: string }

/** Opens the page of a scenario of any system and waits for its player. */
export const openBattle = async (browser: Browser, bundle: AnyBundle, options: SeatOptions = {}) => {
  const { hash = '', ...contextOptions } = options
  const opened = await openPage(browser, `/scenarios/${bundle.card.id}/${hash}`, contextOptions)
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

/** Milliseconds after which a press on the end of a turn or phase counts again: somewhat more than the page takes for a slip. */
export const endGuard = 450

/**
 * What ends turns and phases on a page, no sooner after each other than the page takes it, and also when it asks whether to. `press`
 * presses a button as the player does.
 */
export const makeEnding = (
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): (() => Promise<void>) => {
  const record = (): Promise<string | undefined> => page.evaluate(() => window.sandtable?.record())
  const sure = page.getByRole('dialog').locator('.main')
  let endedAt = 0
  return async () => {
    await page.waitForTimeout(Math.max(0, endedAt + endGuard - Date.now()))
    const before = await record()
    await press(page.locator('.top-bar .main'))
    await expect
      .poll(async () => (await sure.isVisible()) || (await record()) !== before, { timeout: 20_000 })
      .toBe(true)
    if ((await record()) === before) await press(sure)
    endedAt = Date.now()
  }
}

/** Ends the turn. */
export const endTurnOn = (page: Page): Promise<void> => makeEnding(page)()

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

/** Opens an operational battle and waits for its player. */
export const sitDown = async (browser: Browser, bundle: ScenarioBundle, options: SeatOptions = {}): Promise<Table> => {
  const { onScreen, ...opened } = await openBattle(browser, bundle, options)
  const { page, record } = opened
  const game = operational.open(bundle.scenario)
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
      const { position } = replayed
      for (const action of game.legal(position.state, position.state.side)) {
        if (action.type !== 'move') continue
        const stepped = step(game, position, position.state.side, action)
        if (stepped.ok && canUndo(stepped.events)) return action
      }
      throw new Error('nobody can move without seeing something new')
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
      // A computer with nothing to do is done before it can be skipped.
      await page
        .getByRole('button', { name: 'Skip' })
        .click({ timeout: 1_000 })
        .catch(() => undefined)
      await page.waitForSelector('.player[data-busy="false"]', { timeout: 60_000 })
    },
    async computerDone() {
      await page.waitForSelector('.player[data-busy="false"]', { timeout: 60_000 })
    },
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

export { launch }
