/** Attacks by several units of a stack, step by step: target, units, support, dice, losses, advance. By keys alone, and by touch. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { makeHexBoard } from '../../engine/board.ts'
import { type Position, replay } from '../../engine/play.ts'
import { parseRecord } from '../../engine/record.ts'
import { mayAttack } from '../../engine/systems/echelon/combat/attack.ts'
import { echelon } from '../../engine/systems/echelon/index.ts'
import { type EchelonState, type Phase, phase, status } from '../../engine/systems/echelon/types.ts'
import { test } from './page.ts'
import { anyBundleOf, endByKey, endTurnOn, openBattle, type SeatOptions } from './table.ts'

const bundle = anyBundleOf('compass')
const game = echelon.open(bundle.scenario)
const board = makeHexBoard(bundle.scenario.map)
const hexOf = (name: string): number => board.parseName(name) ?? 0
const unitOf = (id: string): number => game.scenario.units.findIndex((unit) => unit.id === id)

/** Where both battles of the tests are fought; with the dice of the tests the first costs losses, the second opens an advance. */
const [sidiBarrani, sofafi] = [hexOf('1408'), hexOf('1310')]

const sit = async (options: SeatOptions = {}) => {
  const battle = await openBattle(bundle, options)
  const position = async (): Promise<Position<EchelonState>> => {
    const record = parseRecord(await battle.record())
    const replayed = record && replay(game, record)
    if (!replayed?.ok) throw new Error('the page gives no record')
    return replayed.position
  }
  return { ...battle, state: async (): Promise<EchelonState> => (await position()).state }
}
type Table = Awaited<ReturnType<typeof sit>>

const settled = async ({ page }: Table): Promise<void> => {
  await page.waitForSelector('.player[data-busy="false"]')
}
const isOwnDecision = (state: EchelonState): boolean =>
  state.side === 0 && state.phase > phase.commit && state.phase <= phase.advance

/** Until the fight is over: every decision that it asks of the attacker is made by `decide`. Returns what was asked. */
const seeThrough = async (table: Table, decide: () => Promise<void>): Promise<ReadonlySet<Phase>> => {
  const asked = new Set<Phase>()
  await settled(table)
  for (let state = await table.state(); isOwnDecision(state); state = await table.state()) {
    asked.add(state.phase)
    const before = await table.record()
    await decide()
    await expect.poll(table.record).not.toBe(before)
    await settled(table)
  }
  return asked
}

describe('by keys alone', () => {
  /** Tabs from the first order of the panel to a button, and presses it. */
  const pressInPanel = async (page: Page, name: RegExp): Promise<void> => {
    const isThere = (): Promise<string> =>
      page.evaluate(() => {
        const button = document.activeElement
        return button?.closest('.side-panel') ? (button.textContent ?? '') : ''
      })
    await page.keyboard.press('o')
    for (let presses = 0; presses < 60; presses++) {
      if (name.test(await isThere())) return page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
    }
    throw new Error(`no button ${name} is reached by Tab: ${await page.locator('.side-panel').textContent()}`)
  }

  /** Steps through what can be attacked with T, and chooses a hex. */
  const chooseTarget = async (table: Table, hex: number): Promise<void> => {
    const { page } = table
    const cursor = (): Promise<number> =>
      page.evaluate(() => Number((document.activeElement as HTMLElement | null)?.dataset.hex))
    await page.keyboard.press('m')
    for (let at = await cursor(); at !== hex; ) {
      const before = at
      await page.keyboard.press('t')
      // The focus follows the cursor.
      await expect.poll(cursor).not.toBe(before)
      at = await cursor()
    }
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await table.state()).target).toBe(hex)
  }

  const endPhase = async (table: Table, to: Phase): Promise<void> => {
    await endByKey(table.page)
    await expect.poll(async () => (await table.state()).phase).toBe(to)
  }

  const select = async ({ page }: Table, unit: number): Promise<void> => {
    const name = game.scenario.units[unit].name
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('n')
      if ((await page.locator('.unit-panel h2').textContent()) === name) return
    }
    throw new Error(`${name} is not reached with N`)
  }

  /** Goes from the selected piece, under which the cursor lies, over the map. */
  const walk = async ({ page }: Table, keys: string): Promise<void> => {
    await page.keyboard.press('m')
    for (const key of keys) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
  }

  test('units attack together with support from the air, pay for it, and take ground', async () => {
    const table = await sit()
    const { page, faults } = table
    const indians = unitOf('4-indian')
    await endPhase(table, phase.declare)
    await endPhase(table, phase.movement)
    await select(table, indians)
    await pressInPanel(page, /^Along: 7th Royal Tank/)
    await walk(table, 'aq')
    await expect.poll(async () => (await table.state()).hex[unitOf('7-tanks')]).toBe(hexOf('1509'))
    await endPhase(table, phase.combat)

    // N goes through those that can attack, and through nobody else.
    const now = await table.state()
    const targets = game
      .legal(now, 0, { type: 'target' })
      .flatMap((action) => (action.type === 'target' ? [action.to] : []))
    const able = game.table.unitsOf[0].filter((unit) => targets.some((hex) => mayAttack(game.table, now, unit, hex)))
    expect(able.length).toBeLessThan(game.table.unitsOf[0].filter((unit) => now.hex[unit] > 0).length)
    const gone: string[] = []
    for (const _ of able) {
      await page.keyboard.press('n')
      gone.push((await page.locator('.unit-panel h2').textContent()) ?? '')
    }
    expect(gone.toSorted()).toEqual(able.map((unit) => game.scenario.units[unit].name).toSorted())

    // The selected unit joins at once.
    await select(table, indians)
    await chooseTarget(table, sidiBarrani)
    await pressInPanel(page, /^Join: 7th Royal Tank/)
    await pressInPanel(page, /^Call for air support/)
    const { airSupport } = await table.state()
    expect(airSupport[0]).toBe(1)
    await pressInPanel(page, /^Attack at/)
    const paid = await seeThrough(table, () => pressInPanel(page, /^(Lose|Disrupt)/))
    expect(paid).toContain(phase.losses)

    await chooseTarget(table, sofafi)
    await pressInPanel(page, /^All \d join/)
    for (let calls = 0; calls < 3; calls++) await pressInPanel(page, /^Call for air support/)
    await pressInPanel(page, /^Attack at/)
    const taken = await seeThrough(table, () => pressInPanel(page, /Sofafi/))
    expect(taken).toContain(phase.advance)
    expect((await table.state()).owner[sofafi]).toBe(1)
    expect(faults).toEqual([])
  })
})

describe('by touch', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

  /** Taps a hex that lies open on the map, and gives the order that the sheet then shows. */
  const giveAt = async ({ page, onScreen }: Table, hex: number): Promise<void> => {
    const { x, y } = await onScreen(hex)
    const isOpen = await page.evaluate(
      (at) => document.elementFromPoint(at.x, at.y)?.closest('.map-viewport') != null,
      { x, y },
    )
    expect(isOpen).toBe(true)
    await page.touchscreen.tap(x, y)
    await page.locator('.confirm .main').tap()
  }

  test('two stacks attack together, each chosen on the map', async () => {
    const table = await sit(phone)
    const { page, faults } = table
    const panel = page.locator('.side-panel')
    const stateIs = (read: (state: EchelonState) => number, wanted: number): Promise<void> =>
      expect.poll(async () => read(await table.state())).toBe(wanted)
    const endPhase = async (to: Phase): Promise<void> => {
      await endTurnOn(page, (button) => button.tap())
      await stateIs(({ phase: now }) => now, to)
    }
    await endPhase(phase.declare)
    await endPhase(phase.movement)
    const [indians, armoured] = [unitOf('4-indian'), unitOf('4-armoured')]
    for (const [unit, to] of [
      [indians, '1509'],
      [armoured, '1410'],
    ] as const) {
      const { x, y } = await table.onScreen((await table.state()).hex[unit])
      await page.touchscreen.tap(x, y)
      await panel.getByRole('button', { name: /^All . together/ }).tap()
      await giveAt(table, hexOf(to))
      await stateIs(({ hex }) => hex[unit], hexOf(to))
    }
    await endPhase(phase.combat)

    const nibeiwa = hexOf('1409')
    await giveAt(table, nibeiwa)
    await stateIs(({ target }) => target, nibeiwa)
    await giveAt(table, hexOf('1509'))
    await panel.getByRole('button', { name: /^All . join/ }).tap()
    const isIn = (unit: number) => (state: EchelonState) => state.status[unit] & status.committed
    for (const unit of [indians, armoured]) await stateIs(isIn(unit), status.committed)
    await panel.getByRole('button', { name: /^All ?: Call for air support/ }).tap()
    await panel.getByRole('button', { name: /^Attack at/ }).tap()
    await seeThrough(table, () => panel.locator('.ec-combat .ec-row .button, .ec-combat .target').first().tap())
    expect((await table.state()).phase).toBe(phase.combat)
    expect(faults).toEqual([])
  })
})

test('the tutorial has the unit that it rings chosen, whatever lies above it', async () => {
  const { page, onScreen } = await sit()
  const card = page.getByRole('region', { name: 'Tutorial' })
  for (let tasks = 0; tasks < 20 && !(await card.textContent())?.includes('ringed headquarters'); tasks++)
    await card.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  const { x, y } = await onScreen(hexOf('1710'))
  await page.mouse.click(x, y)
  await page.locator('.unit-panel h2').filter({ hasText: 'Headquarters of the force' }).waitFor()
})
