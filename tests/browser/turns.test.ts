/** Ends of turns are guarded; what the computer and the replay show can be paused, sped up, and is followed by the map. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Action } from '../../engine/game.ts'
import { readMove } from '../../engine/play.ts'
import { makeRecord } from '../../engine/record.ts'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../engine/systems/command-cards/scenario.ts'
import { readRecord } from '../../site/player/replay.ts'
import { axeViolations } from './axe.ts'
import { atOnce, atRest, stopClock, test } from './page.ts'
import { allBundles, type BrowserTable, endTurnOn, openBattle, sitDown, smallest, wonRecords } from './table.ts'

const endButton = (page: Page) => page.locator('.top-bar .button.main')

const middleOf = async (page: Page, selector: string): Promise<{ x: number; y: number }> => {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not there`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Thirteen clicks at one place, as fast as an impatient finger. */
const clickFast = async (page: Page, { x, y }: { x: number; y: number }): Promise<void> => {
  for (let clicks = 0; clicks < 13; clicks++) {
    await page.mouse.click(x, y)
    await page.clock.runFor(120)
  }
}

interface Recorded {
  record(): Promise<string>
}

const movesOf = async ({ record }: Recorded): Promise<readonly string[]> => readRecord(await record()).moves

/** Returns the actions of the side that began, whatever the other has answered. */
const ownMoves = async <A extends Action>(seat: Recorded, game: Parameters<typeof readMove<A>>[0]): Promise<A[]> => {
  const moves = (await movesOf(seat)).map((text) => readMove(game, text))
  return moves.flatMap((move) => (move && move.side === moves[0]?.side ? [move.action] : []))
}

describe('thirteen fast clicks', () => {
  test('do not end a turn in which units can still act, at any size of the window', async () => {
    const table = await sitDown(smallest())
    const { page } = table
    const before = await table.record()
    await page.clock.install()
    for (const [width, height] of [
      [1280, 800],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await stopClock(page)
      await clickFast(page, await middleOf(page, '.top-bar .button.main'))
      expect(await table.record()).toBe(before)
      await page.clock.resume()
      await page.keyboard.press('Escape')
    }
  })

  test('end one phase of a battle led by cards, and not the next ones', async () => {
    const bundle = allBundles().find(({ card, tutorial }) => card.system === 'command-cards' && tutorial !== null)
    if (!bundle) throw new Error('no battle led by cards has a tutorial')
    const seat = await openBattle(bundle)
    const { page } = seat
    const able = page.locator('.cc-hand .is-able').first()
    await able.click()
    await able.click()
    await expect.poll(async () => (await movesOf(seat)).length).toBe(1)
    await page.waitForSelector('.player[data-busy="false"]')
    await page.clock.install()
    await stopClock(page)
    await clickFast(page, await middleOf(page, '.top-bar .button.main'))
    // However soon the enemy answers: the card, and the end of one phase.
    const own = await ownMoves(seat, commandCards.open(bundle.scenario as CommandCardsScenario))
    expect(own.length).toBe(2)
  })

  test('on Skip end no turn when the computer is done, nor those on the end of the turn the computer’s', async () => {
    const table = await sitDown(smallest())
    const { page } = table
    const end = await middleOf(page, '.top-bar .button.main')
    await endButton(page).click()
    const sure = page.getByRole('dialog', { name: 'End turn?' }).locator('.main')
    await sure.waitFor()
    await page.clock.install()
    await stopClock(page)
    await sure.click()
    await page.waitForSelector('.watch-bar')
    const skip = await middleOf(page, '.watch-bar button:has-text("Skip")')
    const isEnd = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
      page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('.top-bar .button.main') !== null, { x, y })
    expect(await isEnd(skip)).toBe(false)
    await page.mouse.click(end.x, end.y)
    expect(await page.locator('.player').getAttribute('data-busy')).toBe('true')
    await clickFast(page, skip)
    await table.computerDone()
    expect((await table.state()).turn).toBe(2)
    expect((await ownMoves(table, table.game)).filter(({ type }) => type === 'end-turn').length).toBe(1)
    expect(await isEnd(skip)).toBe(false)
  })
})

describe('the end of a turn', () => {
  test('is asked about with the units that can still act, by button and by key', async () => {
    const table = await sitDown(smallest(), atOnce)
    const { page } = table
    await endButton(page).click()
    const dialog = page.getByRole('dialog', { name: 'End turn?' })
    await dialog.waitFor()
    const { units } = smallest().scenario
    const names = await dialog.locator('.idle-units button').allTextContents()
    expect(names.length).toBeGreaterThan(0)
    expect(units.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    await dialog.getByRole('button', { name: names[0] ?? '' }).click()
    await expect.poll(() => page.locator('.unit-panel h2').textContent()).toBe(names[0])
    expect((await table.state()).turn).toBe(1)
    await page.keyboard.press('e')
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'End turn' }).press('Enter')
    await expect.poll(async () => (await table.state()).turn).toBe(2)
    expect(table.faults).toEqual([])
  })

  test('is not asked about when one does not want to be, also after a reload', async () => {
    const table = await sitDown(smallest(), atOnce)
    const { page } = table
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('Ask before a phase or turn ends').uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await page.waitForSelector('[data-ready="true"] .player')
    await endButton(page).click()
    await expect.poll(async () => (await table.state()).turn).toBe(2)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})

/** A battle that two computers play on a page whose clock stands still, with nothing hidden from who watches. */
const watched = async (): Promise<BrowserTable> => {
  const table = await sitDown(smallest(), { reducedMotion: 'no-preference' })
  const { page } = table
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByRole('dialog').waitFor()
  await page.clock.install()
  await stopClock(page)
  for (const at of [0, 1]) await page.getByRole('dialog').locator('select').nth(at).selectOption('recruit')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  return table
}

/** Until the computer has shown another move, and the map has come to rest. */
const seeMove = async (table: BrowserTable): Promise<void> => {
  const known = (await movesOf(table)).length
  await expect
    .poll(async () => {
      await table.page.clock.runFor(50)
      return (await movesOf(table)).length
    })
    .toBeGreaterThan(known)
}

/** True if the unit that acted in a move stands open on the screen. */
const isActorInView = async (table: BrowserTable, move: string | undefined): Promise<boolean | undefined> => {
  const action = readMove(table.game, move ?? '')?.action
  if (!action || !('unit' in action)) return undefined
  return table.page.evaluate((unit) => {
    const piece = document.querySelector(`[data-unit="${unit}"]`)?.getBoundingClientRect()
    const map = document.querySelector('.map-viewport')?.getBoundingClientRect()
    if (!piece || !map) return undefined
    const [x, y] = [piece.x + piece.width / 2, piece.y + piece.height / 2]
    return x > map.left && x < map.right && y > map.top && y < map.bottom
  }, action.unit)
}

/** Brings the map so near that a few hexes fill it, at its upper left. */
const lookElsewhere = async (page: Page): Promise<void> => {
  await page.locator('.map-viewport').focus()
  for (const key of ['+', 'Shift+ArrowLeft', 'Shift+ArrowUp'])
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press(key)
}

describe('what the computer does', () => {
  test('waits while it is paused, and goes on', async () => {
    const table = await watched()
    const { page } = table
    await seeMove(table)
    await page.getByRole('button', { name: 'Pause' }).click()
    /** The worker answers after all that it was thinking of, and then much time passes. */
    const goOn = async (): Promise<string> => {
      const record = await table.record()
      await page.evaluate((text) => window.sandtable?.hashOf(text), record)
      await page.clock.fastForward(60_000)
      return table.record()
    }
    const paused = await goOn()
    expect(await goOn()).toBe(paused)
    await page.keyboard.press('p')
    await seeMove(table)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.resume()
    await page.getByRole('button', { name: 'Stop' }).click()
    await table.computerDone()
    expect(table.faults).toEqual([])
  })

  test('is there at once where one wants that: nothing waits for a clock', async () => {
    const table = await sitDown(smallest())
    const { page } = table
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('at once').check()
    await page.keyboard.press('Escape')
    // Whoever waits for some time waits for ever.
    await page.evaluate(() => {
      const soon = window.setTimeout
      window.setTimeout = ((call: TimerHandler, wait = 0) => (wait > 0 ? 0 : soon(call))) as typeof setTimeout
    })
    await endTurnOn(page)
    await table.computerDone()
    expect((await table.state()).turn).toBe(2)
    expect((await movesOf(table)).length).toBeGreaterThan(3)
    expect(table.faults).toEqual([])
  })

  test('is followed by the map, unless one does not want that', async () => {
    const table = await watched()
    const { page } = table
    await lookElsewhere(page)
    let seen = 0
    for (let looks = 0; looks < 40 && seen < 4; looks++) {
      await seeMove(table)
      await page.keyboard.press('p')
      const lastInView = async () => isActorInView(table, (await movesOf(table)).at(-1))
      // The map comes to rest; on a busy machine it has not set out yet.
      await page.clock.runFor(400)
      let inView = await lastInView()
      for (let waits = 0; waits < 20 && inView === false; waits++) {
        await page.clock.runFor(100)
        inView = await lastInView()
      }
      if (inView !== undefined) {
        expect(inView).toBe(true)
        seen++
      }
      await page.keyboard.press('p')
    }
    expect(seen).toBeGreaterThanOrEqual(3)
    await page.clock.resume()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('dialog').getByLabel('The map follows').uncheck()
    await page.keyboard.press('Escape')
    await stopClock(page)
    await lookElsewhere(page)
    const transform = (): Promise<string | null> => page.locator('.map-layer').getAttribute('style')
    await page.clock.runFor(400)
    const still = await transform()
    for (let moves = 0; moves < 3; moves++) await seeMove(table)
    expect(await transform()).toBe(still)
  })
})

describe('the replay', () => {
  /** The beginning of a game that somebody has won. */
  const played = async (): Promise<BrowserTable> => {
    const bundle = smallest()
    const whole = readRecord(wonRecords(bundle.card.id)[0])
    const record = makeRecord({ ...whole, moves: whole.moves.slice(0, 13) })
    const table = await sitDown(bundle, { hash: `#r=${record}` })
    await table.page.getByRole('button', { name: 'Replay' }).click()
    // Its bar is fetched: a clock that stops before would keep it away for ever.
    await table.page.getByRole('toolbar', { name: 'Replay' }).waitFor()
    return table
  }

  test('is followed by the map', async () => {
    const table = await played()
    const { page } = table
    await page.getByRole('button', { name: 'To the beginning' }).click()
    const moves = await movesOf(table)
    await lookElsewhere(page)
    for (const move of moves.slice(0, 12)) {
      await page.getByRole('button', { name: 'One action forward' }).click()
      await atRest(page)
      expect(await isActorInView(table, move)).not.toBe(false)
    }
  })

  test('runs faster or slower, and no two of its buttons look alike', async () => {
    const table = await played()
    const { page } = table
    await page.clock.install()
    await stopClock(page)
    const bar = page.getByRole('toolbar', { name: 'Replay' })
    // Run has a word on it; of the others no two have the same drawing.
    expect(await bar.getByRole('button', { name: 'Run' }).locator('.visually-hidden').count()).toBe(0)
    const drawings = await bar.locator('button path').evaluateAll((all) => all.map((path) => path.getAttribute('d')))
    expect(new Set(drawings).size).toBe(drawings.length)
    const shownIn = async (milliseconds: number): Promise<number> => {
      await page.getByRole('button', { name: 'To the beginning' }).click()
      await page.getByRole('button', { name: 'Run' }).click()
      await page.clock.runFor(milliseconds)
      await page.getByRole('button', { name: 'Pause' }).click()
      return Number(await bar.getByRole('slider').inputValue())
    }
    const speed = bar.getByRole('button', { name: /^Speed/ })
    await speed.click()
    expect(await speed.textContent()).toContain('fast')
    const fast = await shownIn(1_500)
    await speed.click()
    expect(await speed.textContent()).toContain('slow')
    expect(await shownIn(1_500)).toBeLessThan(fast)
    expect(table.faults).toEqual([])
  })

  test('has names for all its parts, and tells what is shown', async () => {
    const table = await played()
    const { page } = table
    const bar = page.getByRole('toolbar', { name: 'Replay' })
    await bar.waitFor()
    expect(await axeViolations(page, '.player')).toEqual([])
    // Nothing at the beginning, and the last action at the end.
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await expect.poll(() => bar.locator('.replay-line').textContent()).toMatch(/The opening position\.$/)
    await page.getByRole('button', { name: 'To the end' }).click()
    const line = bar.locator('.replay-line')
    await expect.poll(() => line.textContent()).toMatch(/^Action (\d+) \/ \1\. .+/)
    // The link tells of as many actions.
    const [, actions] = /(\d+) \//.exec((await line.textContent()) ?? '') ?? []
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByText(`(${actions} actions)`).waitFor()
    expect(table.faults).toEqual([])
  })
})
