/** Playing on the page: by mouse, by keys, to the end, and on after a reload. */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import type { OperationalAction } from '../../engine/systems/operational/verbs/index.ts'
import { pillOf } from '../../site/player/systems/operational/names.ts'
import { atOnce, atRest, test } from './page.ts'
import { bundleOf, endTurnOn, keysAlong, scenarioIds, sitDown, smallest, wonRecords } from './table.ts'

const bundle = smallest()
const isMove = (action: OperationalAction) => action.type === 'move'
const isAttack = (action: OperationalAction) => action.type === 'attack'

describe('a whole turn by mouse', () => {
  test('a unit is selected, moved and taken back; another attacks; the turn ends and the computer answers', async () => {
    const table = await sitDown(bundle, atOnce)
    const { page } = table
    const before = await table.state()
    const move = await table.quietMove()

    await table.clickHex(before.hex[move.unit] ?? 0)
    await expect.poll(() => page.locator('.unit-panel h2').textContent()).toBe(bundle.scenario.units[move.unit]?.name)
    await table.pointAtHex(move.to)
    await page.waitForSelector('.move-path')
    await table.clickHex(move.to)
    expect((await table.state()).hex[move.unit]).toBe(move.to)

    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    expect((await table.state()).hex[move.unit]).toBe(before.hex[move.unit])

    const attack = (await table.legal()).find(isAttack)
    if (attack?.type !== 'attack') throw new Error('nobody can attack')
    await page.keyboard.press('Escape')
    await table.clickHex(before.hex[attack.unit] ?? 0)
    await table.pointAtHex(before.hex[attack.target] ?? 0)
    await page.waitForSelector('.pill-fight')
    const forecast = table.game.forecast(before, attack.unit, attack.target)
    await expect
      .poll(() => page.locator('.pill-fight').textContent())
      .toBe(forecast && pillOf(forecast, [forecast.attackerLoss, forecast.defenderLoss]))
    await table.clickHex(before.hex[attack.target] ?? 0)
    await page.waitForSelector('.flash')

    // Dice were rolled: undo says why it cannot.
    await page.getByRole('button', { name: 'Undo', exact: true }).click({ force: true })
    await expect.poll(() => page.locator('.notice').textContent()).toContain('Dice were rolled')

    await endTurnOn(page)
    await expect.poll(async () => (await table.state()).turn).toBe(2)
    await table.computerDone()
    expect(await page.locator('.player .facts').textContent()).toContain('2 / ')
    expect(table.faults).toEqual([])
  })
})

/** Comes to a button by Tab, and presses it. */
const pressByKeys = async (page: Page, name: string): Promise<void> => {
  const isThere = () => page.evaluate((name) => document.activeElement?.textContent?.trim() === name, name)
  for (let presses = 0; presses < 40 && !(await isThere()); presses++) await page.keyboard.press('Tab')
  expect(await isThere(), name).toBe(true)
  await page.keyboard.press('Enter')
}

describe('a battle by keys alone', () => {
  test('units are found, moved and spoken of without the mouse, and turns ended up to the result and its replay', async () => {
    const table = await sitDown(bundle, atOnce)
    const { page } = table
    const spoken = () => page.locator('.player > [aria-live="polite"]').textContent()
    // Focus comes to the map by Tab, past the bar above it.
    for (let presses = 0; presses < 40; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.closest('.map-viewport') !== null)) break
    }
    expect(await page.evaluate(() => document.activeElement?.closest('.map-viewport') !== null)).toBe(true)

    const state = await table.state()
    const able = await table.quietMove()
    const name = bundle.scenario.units[able.unit]?.name ?? ''
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('n')
      if ((await page.locator('.unit-panel h2').textContent()) === name) break
    }
    await expect.poll(spoken).toContain(name)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-unit'))).toBe(String(able.unit))

    for (const key of keysAlong(table.game, table.game.reach(state, able.unit).path(able.to)))
      await page.keyboard.press(key)
    await expect.poll(spoken).toContain('Enter moves here')
    await page.keyboard.press('i')
    await expect.poll(spoken).toContain('together')
    await page.keyboard.press('Enter')
    expect((await table.state()).hex[able.unit]).toBe(able.to)
    await page.keyboard.press('u')
    expect((await table.state()).hex[able.unit]).toBe(state.hex[able.unit])

    // Half the units stand idle: E asks.
    await page.keyboard.press('e')
    const asked = page.getByRole('dialog', { name: 'End turn?' })
    await asked.waitFor()
    await pressByKeys(page, 'End turn')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await table.state()).turn).toBe(2)

    await table.computerDone()
    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'How to play' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    const isOver = async () => table.game.outcome(await table.state()) !== undefined
    while (!(await isOver())) {
      const { turn } = await table.state()
      await page.keyboard.press('e')
      await asked.waitFor()
      await pressByKeys(page, 'End turn')
      await expect.poll(async () => (await isOver()) || (await table.state()).turn > turn).toBe(true)
      if (!(await isOver())) await table.computerDone()
    }
    await expect.poll(() => page.getByRole('dialog').textContent()).toMatch(/wins|draw/)
    await pressByKeys(page, 'Watch the replay')
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
    expect(table.faults).toEqual([])
  })

  test('the list of units gives orders as buttons', async () => {
    const table = await sitDown(bundle)
    const { page } = table
    await page.getByRole('button', { name: 'Units', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Units' })
    await dialog.locator('summary').first().click()
    await dialog
      .getByRole('button', { name: /^(Move to|Attack) / })
      .first()
      .click()
    expect((await table.record()).split('.')[3]).not.toBe('')
  })
})

describe('reinforcements', () => {
  test('come on where the player points', async () => {
    const arriving = scenarioIds()
      .map(bundleOf)
      .find(({ scenario }) => scenario.units.some((unit) => unit.arrives))
    if (!arriving) throw new Error('no scenario has reinforcements')
    // Both sides wait until somebody may enter.
    const game = operational.open(arriving.scenario)
    let { position } = start(game, 7)
    const moves: string[] = []
    const enters = () => game.legal(position.state, position.state.side).find((action) => action.type === 'enter')
    while (enters() === undefined) {
      const { side } = position.state
      const waited = step(game, position, side, { type: 'end-turn' })
      if (!waited.ok) throw new Error(waited.reason)
      position = waited.position
      moves.push(makeMove(side, game.makeAction({ type: 'end-turn' })))
    }
    const record = makeRecord({ format: 2, ...arriving.identity, seed: 7, moves })
    const table = await sitDown(arriving, { hash: `#r=${record}` })
    const { page } = table
    await page.getByRole('button', { name: /^Reinforcements/ }).click()
    await page.getByRole('button', { name: 'Choose the place on the map' }).click()
    const name = await page.locator('.unit-panel h2').textContent()
    const enter = (await table.legal()).find(
      (action) => action.type === 'enter' && arriving.scenario.units[action.unit]?.name === name,
    )
    if (enter?.type !== 'enter') throw new Error('the selected unit cannot enter')
    await page.keyboard.press('0')
    await atRest(page)
    await table.clickHex(enter.to)
    await expect.poll(async () => (await table.state()).hex[enter.unit]).toBe(enter.to)
    expect(table.faults).toEqual([])
  })
})

describe('a game against the computer', () => {
  test('ends with a result and its reasons, and can be stepped through', async () => {
    const table = await sitDown(bundle, { hash: `#r=${wonRecords(bundle.card.id)[0]}` })
    const { page } = table
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    expect(await dialog.textContent()).toMatch(/wins|draw/)
    expect(await dialog.getByRole('row', { name: /Score/ }).count()).toBe(1)

    await dialog.getByRole('button', { name: 'Watch the replay' }).click()
    const bar = page.getByRole('toolbar', { name: 'Replay' })
    // It runs by itself.
    await bar.getByRole('button', { name: 'Pause' }).click()
    await bar.getByRole('button', { name: 'To the beginning' }).click({ force: true })
    await bar.getByRole('button', { name: 'One action forward' }).click()
    expect(await bar.textContent()).toContain('1 / ')
    await bar.getByRole('button', { name: 'Back to the game' }).click()
    expect(table.faults).toEqual([])
  })

  test('is there again after a reload in the middle', async () => {
    const table = await sitDown(bundle, atOnce)
    const { page } = table
    const move = (await table.legal()).find(isMove)
    if (move?.type !== 'move') throw new Error('nobody can move')
    await table.clickHex((await table.state()).hex[move.unit] ?? 0)
    await table.clickHex(move.to)
    await table.endTurn()
    const record = await table.record()
    await page.reload()
    await page.waitForSelector('[data-ready="true"] .player')
    // Moves of the computer that the browser had no time to keep are made again.
    await expect.poll(() => table.record()).toBe(record)
    expect(table.faults).toEqual([])
  })

  test('a reload while the computer moves loses nothing: it moves on', async () => {
    const table = await sitDown(bundle)
    const { page } = table
    await endTurnOn(page)
    await page.waitForSelector('.player[data-busy="true"]')
    await page.reload()
    await page.waitForSelector('[data-ready="true"] .player')
    await expect.poll(async () => (await table.state()).turn).toBe(2)
  })
})
