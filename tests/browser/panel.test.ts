/** The panel and the bar beside the map: read from the beginning, told in full, and still while one chooses. */
import { expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/systems/operational/bundle.ts'
import { type Position, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { type OperationalGame, operational } from '../../engine/systems/operational/index.ts'
import { terrainIndexAt } from '../../engine/systems/operational/places.ts'
import type { OperationalState } from '../../engine/systems/operational/types.ts'
import { hasTurn } from '../support/turns.ts'
import { atRest, test } from './page.ts'
import { bundleOf, scenarioIds, sitDown, smallest } from './table.ts'

const bundle = smallest()

test('another unit is read from the top of its sheet', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  const next = page.getByRole('button', { name: /^Next unit/ }).last()
  const panel = page.locator('.side-panel')
  await next.click()
  const name = await page.locator('.unit-panel h2').textContent()
  await panel.evaluate((one) => one.scrollTo(0, 300))
  expect(await panel.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  await next.click()
  await expect.poll(() => page.locator('.unit-panel h2').textContent()).not.toBe(name)
  await expect.poll(() => panel.evaluate((one) => one.scrollTop)).toBe(0)
})

test('the map stands still when a unit is chosen that is wholly in sight', async () => {
  const table = await sitDown(bundle)
  const { page } = table
  await page.getByRole('button', { name: 'Close the tutorial' }).click()
  await atRest(page)
  const layer = page.locator('.map-layer')
  const before = await layer.boundingBox()
  const view = await page.locator('.map-viewport').boundingBox()
  const counters = await page.locator('[data-unit]').all()
  for (const counter of counters) {
    const box = await counter.boundingBox()
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
    const margin = Math.min(x - (view?.x ?? 0), y - (view?.y ?? 0), (view?.y ?? 0) + (view?.height ?? 0) - y)
    if (margin < 30) continue
    await page.mouse.click(x, y)
    await atRest(page)
    expect(await layer.boundingBox()).toEqual(before)
    await page.keyboard.press('Escape')
  }
})

test.each(scenarioIds().filter((_, index) => hasTurn(index)))('no button of the bar is cut off in %s', async (id) => {
  const table = await sitDown(bundleOf(id))
  const { page } = table
  await table.computerDone()
  const next = page.getByRole('button', { name: /^Next unit/ }).last()
  if (await next.isEnabled()) await next.click()
  await atRest(page)
  const cut = await page.locator('.bottom-bar .strip').evaluate((strip) => {
    const { right } = strip.getBoundingClientRect()
    const rows = strip.querySelector('.unit-buttons')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    return [...strip.querySelectorAll('button')]
      .filter((button) => {
        const box = button.getBoundingClientRect()
        const isInFirstRow = button.closest('.unit-buttons') === null || box.top < rows - 4
        return isInFirstRow && box.right > right + 1
      })
      .map((button) => button.textContent)
  })
  expect(cut).toEqual([])
})

interface Blocked {
  readonly bundle: ScenarioBundle
  readonly record: string
  readonly unit: number
  readonly hexes: readonly number[]
}

/** Walks units of the side to move onto hexes until all of them are taken; undefined when nobody can reach one. */
const occupy = (
  game: OperationalGame,
  from: Position<OperationalState>,
  hexes: readonly number[],
): { position: Position<OperationalState>; moves: string[] } | undefined => {
  const moves: string[] = []
  let position = from
  for (const hex of hexes) {
    if (position.state.hex.includes(hex)) continue
    const { side } = position.state
    const { hex: stands } = position.state
    const move = game
      .legal(position.state, side)
      .find((action) => action.type === 'move' && action.to === hex && !hexes.includes(stands[action.unit] ?? 0))
    if (!move) return undefined
    const stepped = step(game, position, side, move)
    if (!stepped.ok) return undefined
    position = stepped.position
    moves.push(makeMove(side, game.makeAction(move)))
  }
  return { position, moves }
}

/** A game in which units stand on every hex where a reinforcement could come. */
const blockedGame = (): Blocked => {
  for (const candidate of scenarioIds().map(bundleOf)) {
    const game = operational.open(candidate.scenario)
    const unit = candidate.scenario.units.findIndex(({ side, arrives }) => side === 0 && arrives?.by === 'land')
    const arrives = candidate.scenario.units[unit]?.arrives
    if (!arrives) continue
    let { position } = start(game, 7)
    const moves: string[] = []
    for (let turns = 0; turns < 2 * arrives.turn; turns++) {
      const taken = position.state.side === 0 ? occupy(game, position, arrives.hexes) : undefined
      if (taken) {
        position = taken.position
        moves.push(...taken.moves)
      }
      if (taken && position.state.turn >= arrives.turn) {
        const record = makeRecord({ format: 2, ...candidate.identity, seed: 7, moves })
        return { bundle: candidate, record, unit, hexes: arrives.hexes }
      }
      const { side } = position.state
      const waited = step(game, position, side, { type: 'end-turn' })
      if (!waited.ok) break
      position = waited.position
      moves.push(makeMove(side, game.makeAction({ type: 'end-turn' })))
    }
  }
  throw new Error('no battle has hexes of arrival that can be blocked')
}

test('reinforcements that find no place are told, each with its reasons', async () => {
  const blocked = blockedGame()
  const table = await sitDown(blocked.bundle, { hash: `#r=${blocked.record}` })
  const { page } = table
  const name = blocked.bundle.scenario.units[blocked.unit]?.name ?? ''
  const state = await table.state()
  const told = `${name} cannot arrive.`
  await expect.poll(() => page.locator('.overview').textContent()).toContain(told)
  await page.getByRole('button', { name: /^Reinforcements/ }).click()
  const list = page.getByRole('dialog')
  await list.waitFor()
  const text = await list.textContent()
  expect(text).toContain(told)
  for (const to of blocked.hexes)
    expect(text).toContain(table.game.refusal(state, state.side, { type: 'enter', unit: blocked.unit, to }))
  expect(table.faults).toEqual([])
})

test('of a hex of the sea the panel says that it is sea, and neither that somebody may stand there nor what it costs to enter', async () => {
  const isSea = ({ table }: OperationalGame, state: OperationalState, hex: number): boolean =>
    table.terrains[terrainIndexAt(table, state, hex)]?.look === 'sea'
  const foggy = scenarioIds()
    .map(bundleOf)
    .find(({ scenario }) => {
      const game = operational.open(scenario)
      const { state } = start(game, 1).position
      return scenario.fog && [...game.table.board.spaces].some((hex) => isSea(game, state, hex))
    })
  if (!foggy) throw new Error('no battle in fog has a coast')
  const table = await sitDown(foggy)
  const { page } = table
  await table.computerDone()
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  await atRest(page)
  const state = await table.state()
  const hex = await table.firstInSight(
    [...table.game.table.board.spaces].filter((one) => isSea(table.game, state, one)),
  )
  await table.clickHex(hex)
  const panel = page.locator('.hex-panel')
  await panel.waitFor()
  const text = (await panel.textContent()) ?? ''
  expect(text).toContain(table.game.table.terrains[terrainIndexAt(table.game.table, state, hex)]?.name)
  expect(text).not.toContain('may stand here')
  expect(text).not.toContain('Cost to enter')
  expect(table.faults).toEqual([])
})
