/** A player at the table: opens a scenario's page, knows where hexes are on the screen, and what the engine says of the game there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { ScenarioBundle as AnyBundle } from '../../compiler/bundle.ts'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { type Direction, directionTo, type Hex } from '../../engine/hex.ts'
import { canUndo, type Position, replay, step } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../engine/systems/operational/verbs/index.ts'
import type {} from '../../site/player/console.ts'
import { openPage, type PageOptions } from './page.ts'

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

/** All battles that the site offers, in the order of their ids. */
export const allBundles = (): readonly AnyBundle[] => allScenarioIds().map(anyBundleOf)

/** The shortest battle of each rule system. */
export const shortestBattles = (): readonly AnyBundle[] => {
  const byLength = allBundles().toSorted((a, b) => b.scenario.turns - a.scenario.turns)
  return [...new Map(byLength.map((bundle) => [bundle.card.system, bundle])).values()]
}

/** Ids of the operational battles, which most tests here play. */
export const scenarioIds = (): readonly string[] =>
  allBundles().flatMap(({ card }) => (card.system === 'operational' ? [card.id] : []))

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

export interface BrowserTable {
  readonly page: Page
  readonly game: OperationalGame
  /** The page's faults so far: errors in the console, requests that left the origin. */
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
export const sitDown = async (bundle: ScenarioBundle, options: SeatOptions = {}): Promise<BrowserTable> => {
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
