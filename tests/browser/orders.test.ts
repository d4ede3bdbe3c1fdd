/** The orders besides moving and attacking: by headquarters, from the air; and the facts that a side must not see. */

import { describe, expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { start, step } from '../../engine/play.ts'
import { makeRecord } from '../../engine/record.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { winnerOf } from '../../engine/twoSides.ts'
import { readRecord } from '../../site/player/replay.ts'
import { isLong } from '../support/turns.ts'
import { atOnce, test } from './page.ts'
import { bundleOf, endTurnOn, scenarioIds, sitDown, smallest } from './table.ts'

const bundles = scenarioIds().map(bundleOf)

/** A game in which the first side waits for what the test is about, taken up by link so that no computer moves. */
const opening = (bundle: ScenarioBundle, moves: readonly string[] = []): string =>
  `#r=${makeRecord({ format: 2, ...bundle.identity, seed: 7, moves })}`

const firstPosition = (bundle: ScenarioBundle) => {
  const game = operational.open(bundle.scenario)
  return { game, state: start(game, 7).position.state }
}

describe('orders of a headquarters', () => {
  const bundle = smallest()

  test('a unit is given an order on its sheet, which costs command points', async () => {
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page } = table
    const before = await table.state()
    const order = (await table.legal()).find((action) => action.type === 'entrench')
    if (order?.type !== 'entrench') throw new Error('nobody can dig in')
    const hq = table.game.table.hqOf[order.unit] ?? -1
    await table.clickHex(before.hex[order.unit] ?? 0)
    const { name } = bundle.scenario.rules.orders.entrench
    await page
      .locator('.order-list')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click()
    await expect.poll(async () => (await table.state()).hqPoints[hq] ?? 9).toBeLessThan(before.hqPoints[hq] ?? 0)
    expect((await table.state()).dugIn[order.unit]).toBe(1)
    expect(table.faults).toEqual([])
  })

  test('what cannot be ordered says why, in the words of the engine', async () => {
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page } = table
    const state = await table.state()
    const unit = bundle.scenario.units.findIndex(({ side }, number) => side === 0 && (state.hex[number] ?? 0) > 0)
    await table.clickHex(state.hex[unit] ?? 0)
    const reasons = await page.locator('.refused dd').allTextContents()
    expect(reasons.length).toBeGreaterThan(0)
    const refused = table.game.refusal(state, 0, { type: 'emergency-supply', unit })
    expect(reasons).toContain(refused)
  })

  test('who can neither move nor attack any more says why, too', async () => {
    const table = await sitDown(bundle)
    const { page, game } = table
    const fresh = await table.state()
    const attack = (await table.legal()).find((action) => action.type === 'attack')
    if (attack?.type !== 'attack') throw new Error('nobody can attack')
    const { unit } = attack
    await page.getByRole('button', { name: 'Close the tutorial' }).click()
    await table.clickHex(fresh.hex[unit] ?? 0)
    await page.waitForSelector('.unit-panel')
    await table.clickHex(fresh.hex[attack.target] ?? 0)
    await expect.poll(async () => (await table.state()).actionPoint[unit]).not.toBe(fresh.actionPoint[unit])
    // A unit that has fought may still march; the way that takes all points is taken.
    const before = await table.state()
    const position = { ...start(game, 1).position, state: before }
    const move = (await table.legal()).find((action) => {
      if (action.type !== 'move' || action.unit !== unit) return false
      const moved = step(game, position, before.side, action)
      const left = moved.ok ? game.legal(moved.position.state, before.side) : []
      return !left.some((one) => (one.type === 'move' || one.type === 'attack') && one.unit === unit)
    })
    if (move?.type !== 'move') throw new Error('no move spends all that a unit has')
    await table.clickHex(move.to)
    await expect.poll(async () => (await table.state()).hex[unit]).toBe(move.to)
    expect(await page.locator('.unit-panel .boxed-note').textContent()).toContain('has no movement points left.')
    expect(table.faults).toEqual([])
  })

  test('an order that needs a place is aimed, and Escape lets go of it', async () => {
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page } = table
    const state = await table.state()
    const move = (await table.legal()).find((action) => action.type === 'move-hq')
    if (move?.type !== 'move-hq') throw new Error('the headquarters cannot move')
    await table.clickHex(state.hqHex[move.hq] ?? 0)
    await expect
      .poll(() => page.locator('.hq-panel h2').textContent())
      .toBe(bundle.scenario.headquarters[move.hq]?.name)
    await page.getByRole('button', { name: 'Move the headquarters' }).click()
    await page.waitForSelector('.aim-card')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('.aim-card').count()).toBe(0)
    await page.getByRole('button', { name: 'Move the headquarters' }).click()
    await table.clickHex(await table.firstInSight([move.to]))
    await expect.poll(async () => (await table.state()).hqHex[move.hq]).toBe(move.to)
    expect(table.faults).toEqual([])
  })

  test('a headquarters is found and its orders reached by keys alone', async () => {
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page } = table
    await page.locator('.map-viewport').focus()
    await page.keyboard.press('h')
    await page.waitForSelector('.hq-panel')
    await expect
      .poll(() => page.locator('.player > [aria-live="polite"]').textContent())
      .toContain('command points left')
    await page.keyboard.press('o')
    expect(await page.evaluate(() => document.activeElement?.closest('.order-list') !== null)).toBe(true)
  })
})

test('aircraft strike where they are sent, and the uses left go down', async () => {
  const bundle = bundles.find((candidate) => {
    const { game, state } = firstPosition(candidate)
    return state.turn > 0 && game.legal(state, state.side).some(({ type }) => type === 'strike')
  })
  if (!bundle) throw new Error('no battle opens with aircraft')
  const table = await sitDown(bundle, { hash: opening(bundle) })
  const { page } = table
  const before = await table.state()
  const strike = (await table.legal()).find((action) => action.type === 'strike')
  if (strike?.type !== 'strike') throw new Error('nothing can be struck')
  const at = before.side * table.game.table.assetIds.length + strike.asset
  const name = table.game.table.assets[strike.asset]?.name ?? ''
  await page
    .getByRole('button', { name: new RegExp(name) })
    .first()
    .click()
  await page.waitForSelector('.aim-card')
  await page.locator('.aim-card .target').first().hover()
  await page.waitForSelector('.strike')
  await page.locator('.aim-card .target').first().click()
  await expect.poll(async () => (await table.state()).assetLeft[at]).toBe((before.assetLeft[at] ?? 0) - 1)
  expect(table.faults).toEqual([])
})

describe('fog', () => {
  const bundle = bundles.find((candidate) => {
    const { game, state } = firstPosition(candidate)
    const view = game.view(state, 0)
    return candidate.scenario.fog && state.turn > 0 && view.units.some(({ hex }) => hex === -4)
  })

  test('what a side does not see is not on its page', async () => {
    if (!bundle) throw new Error('nothing is hidden in any battle')
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page, game } = table
    const state = await table.state()
    const view = game.view(state, state.side)
    const shown = await page
      .locator('[data-unit]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-unit'))))
    expect(shown.sort((a, b) => a - b)).toEqual(view.units.flatMap(({ unit, hex }) => (hex > 0 ? [unit] : [])))
    expect(await page.locator('[data-marker]').count()).toBe(view.markers.length)
    expect(await page.locator('.fog').count()).toBe(1)
    await page.getByRole('button', { name: 'Units', exact: true }).click()
    const list = (await page.getByRole('dialog').textContent()) ?? ''
    for (const { unit, hex } of view.units)
      if (hex === -4) expect(list).not.toContain(bundle.scenario.units[unit]?.name)
  })

  test('two persons at one screen hand it over: the map is gone in between', async () => {
    if (!bundle) throw new Error('nothing is hidden in any battle')
    const table = await sitDown(bundle, { hash: opening(bundle) })
    const { page } = table
    await endTurnOn(page)
    await page.getByRole('heading', { name: /^Hand the screen to / }).waitFor()
    expect(await page.locator('.map-viewport').count()).toBe(0)
    expect(await page.locator('.side-panel').count()).toBe(0)
    await page.getByRole('button', { name: /show the map$/ }).click()
    await page.waitForSelector('.map-viewport')
    expect((await page.locator('.map-layer').boundingBox())?.width).toBeGreaterThan(300)
    const view = table.game.view(await table.state(), 1)
    await expect.poll(() => page.locator('[data-unit]').count()).toBe(view.units.filter(({ hex }) => hex > 0).length)
    expect(table.faults).toEqual([])
  })
})

test('a battle is prepared before it begins', async () => {
  const bundle = bundles.find((candidate) => firstPosition(candidate).state.turn === 0)
  if (!bundle) return
  const table = await sitDown(bundle, { hash: opening(bundle) })
  const { page } = table
  await expect.poll(() => page.locator('.player ul.facts').textContent()).toContain('Preparation')
  expect(await page.locator('.preparation').textContent()).toContain('Before the battle')
  await page.getByRole('button', { name: 'Begin the battle' }).first().click()
  await expect.poll(async () => (await table.record()).split('.')[3]).not.toBe('')
  expect(table.faults).toEqual([])
})

describe('the tutorial', () => {
  const bundle = bundles.find(({ tutorial }) => tutorial !== null)

  test('its first steps follow what is done, by keys alone', async () => {
    if (!bundle?.tutorial) throw new Error('no battle has a tutorial')
    const table = await sitDown(bundle)
    const { page } = table
    const card = page.getByRole('region', { name: 'Tutorial' })
    const [step] = bundle.tutorial.steps
    await expect.poll(() => card.textContent()).toContain(step?.tasks[0]?.say)
    const wanted = step?.tasks[0]?.done.selected ?? -1
    await page.locator('.map-viewport').focus()
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('n')
      if ((await page.locator('.unit-panel h2').textContent()) === bundle.scenario.units[wanted]?.name) break
    }
    await expect.poll(() => card.textContent()).toContain(step?.tasks[1]?.say)
    expect(await card.locator('[aria-live="polite"]').textContent()).toBe(step?.tasks[1]?.say)
    expect(table.faults).toEqual([])
  })

  test('it can be closed, stays closed, and comes back by the help', async () => {
    if (!bundle) throw new Error('no battle has a tutorial')
    const table = await sitDown(bundle)
    const { page } = table
    await page.getByRole('button', { name: 'Close the tutorial' }).click()
    await page.reload()
    await page.waitForSelector('[data-ready="true"] .player')
    expect(await page.getByRole('region', { name: 'Tutorial' }).count()).toBe(0)
    await page.keyboard.press('Tab')
    await page.locator('.map-viewport').focus()
    await page.keyboard.press('?')
    await page.getByRole('button', { name: 'Show the tutorial again' }).click()
    await page.getByRole('region', { name: 'Tutorial' }).waitFor()
  })

  test.runIf(isLong)('who does what the page says wins, at the second try at the latest', async () => {
    if (!bundle?.tutorial) throw new Error('no battle has a tutorial')
    const table = await sitDown(bundle, atOnce)
    const { page } = table
    const playOn = async (): Promise<number | null | undefined> => {
      for (let orders = 0; orders < 300; orders++) {
        await table.computerDone()
        const outcome = table.game.outcome(await table.state())
        if (outcome) return winnerOf(outcome)
        await page.locator('.map-viewport').focus()
        await page.keyboard.press('g')
        await page.locator('.suggestion').getByRole('button', { name: 'Do it' }).click()
      }
      return undefined
    }
    let winner = await playOn()
    if (winner !== bundle.tutorial.side) {
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'New game' }).click()
      await dialog.getByRole('button', { name: 'Begin' }).click()
      winner = await playOn()
    }
    expect(winner).toBe(bundle.tutorial.side)
    expect(table.faults).toEqual([])
  })

  test('the staff suggests an order, and gives none', async () => {
    if (!bundle) throw new Error('no battle has a tutorial')
    const table = await sitDown(bundle)
    const { page } = table
    await page
      .getByRole('button', { name: /^Ask the staff/ })
      .first()
      .click()
    await expect.poll(() => page.locator('.suggestion').textContent()).toContain('The staff suggests')
    expect(readRecord(await table.record()).moves).toEqual([])
  })
})
