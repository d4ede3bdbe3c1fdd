/**
 * Two persons who hide from each other at one screen. While it is handed over, nothing that is drawn, listed, replayed or read out
 * tells anything of the game, whatever was open before and whatever key is pressed: pages of different games are compared whole, with
 * their accessibility trees.
 */
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { ScenarioBundle } from '../../compiler/bundle.ts'
import type { Action, AnyGame, GameEvent, Side, State } from '../../engine/game.ts'
import { type Position, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import { operational } from '../../engine/systems/operational/index.ts'
import { isTold } from '../../site/player/announce.ts'
import { atRest, gamesInStore, test } from './page.ts'
import { allBundles, endByKey, openBattle } from './table.ts'

const opened: Readonly<Record<string, (scenario: never) => AnyGame>> = {
  operational: operational.open,
  'command-cards': commandCards.open,
}
const gameOf = ({ card, scenario }: ScenarioBundle): AnyGame => {
  const open = opened[card.system]
  if (!open) throw new Error(`${card.system} is not opened here`)
  return open(scenario as never)
}

/** The smallest battle of each system in which sides hide from each other. */
const battles = Object.keys(opened).flatMap((system) => {
  const size = ({ scenario: { map } }: ScenarioBundle): number => map.width * map.height
  const [smallest] = allBundles()
    .filter(({ card, scenario }) => card.system === system && (scenario as { fog?: boolean }).fog !== false)
    .sort((a, b) => size(a) - size(b))
  return smallest ? [[system, smallest] as const] : []
})

const ends = (action: Action): boolean => action.type === 'end-turn' || action.type === 'done'

interface Past {
  readonly moves: readonly string[]
  readonly position: Position<State>
  readonly events: readonly GameEvent[]
}

const after = (game: AnyGame, { moves, position, events }: Past, action: Action): Past => {
  const [side] = game.actors(position.state)
  const stepped = step(game, position, side as Side, action)
  if (!stepped.ok) throw new Error(stepped.reason)
  return {
    moves: [...moves, makeMove(side as Side, game.makeAction(action))],
    position: stepped.position,
    events: [...events, ...stepped.events],
  }
}

/**
 * A game in which both sides have decided before, and the one that moves first has moved once more: keys end its turn.
 * `pick` chooses among its moves.
 */
const pastOf = (game: AnyGame, seed: number, pick: number): Past => {
  let past: Past = { moves: [], position: start(game, seed).position, events: [] }
  const [first] = game.actors(past.position.state)
  for (let handovers = 0; past.moves.length < 40; ) {
    const [mover] = game.actors(past.position.state)
    const legal = game.legal(past.position.state, mover as Side)
    const isLast = handovers >= 2 && mover === first
    const moves = legal.filter(({ type }) => isLast && type === 'move')
    const move = moves[pick % Math.max(1, moves.length)]
    if (move) return after(game, past, move)
    const wasOrdered = past.moves.at(-1)?.startsWith(`${mover}order`)
    const order = isLast && !wasOrdered ? legal.find(({ type }) => type === 'order') : undefined
    past = after(game, past, (order ?? legal.find(ends) ?? legal[0]) as Action)
    if (game.actors(past.position.state)[0] !== mover) handovers++
  }
  throw new Error('no turn comes to be ended')
}

const linkTo = ({ identity }: ScenarioBundle, { moves }: Past, seed: number): string =>
  `#r=${makeRecord({ format: 2, ...identity, seed, moves })}`

/** All that the player shows or tells. */
const shown = async (page: Page): Promise<string> => {
  const html = await page.locator('.player').evaluate((player) => player.outerHTML)
  return `${html}\n${await page.locator('.player').ariaSnapshot()}`
}

const cover = (page: Page) => page.getByRole('region', { name: 'Hand over the screen' })

/** Chooses a unit, moves the cursor and the map, and asks. */
const lookAround = async (page: Page): Promise<void> => {
  await page.locator('.map-viewport').focus()
  for (const key of ['n', 'ArrowRight', 'ArrowRight', 'ArrowDown', '+', 'i']) await page.keyboard.press(key)
}

/** Ends the turn by keys, and waits for the cover. */
const handOver = async (page: Page): Promise<void> => {
  for (let phases = 0; phases < 12 && (await cover(page).count()) === 0; phases++) {
    // A card that was drawn is kept before the turn ends.
    if ((await page.locator('.cc-hand .is-drawn').count()) > 0)
      for (const press of ['6', '6']) await page.keyboard.press(press)
    else await endByKey(page)
  }
  await cover(page).waitFor()
  // The next player presses Enter.
  await cover(page).locator('button:focus').waitFor()
}

const keys = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789?+-= '.split('').filter((key) => key !== ' '),
  ...['Escape', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageDown', 'Home', 'F1', 'Control+z', 'Shift+n'],
]

describe.each(battles)('%s', (_, bundle) => {
  const game = gameOf(bundle)

  test('the covered screen is the same whatever happened, and stays so at every key', async () => {
    const [one, other] = [pastOf(game, 1, 0), pastOf(game, 2, 7)]
    expect(one.moves).not.toEqual(other.moves)
    const seat = await openBattle(bundle, { hash: linkTo(bundle, one, 1) })
    const twin = await openBattle(bundle, { hash: linkTo(bundle, other, 2) })
    await lookAround(seat.page)
    await handOver(seat.page)
    await handOver(twin.page)
    expect(await seat.record()).not.toBe(await twin.record())
    const covered = await shown(twin.page)
    expect(await shown(seat.page)).toBe(covered)
    for (const focused of [true, false]) {
      for (const key of keys) {
        if (focused) await cover(seat.page).getByRole('button').focus()
        else await seat.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await seat.page.keyboard.press(key)
      }
      await atRest(seat.page)
      expect(await shown(seat.page)).toBe(covered)
      expect(await seat.page.getByRole('dialog').count()).toBe(0)
    }
    expect(seat.faults).toEqual([])
  })

  test('so is it after a reload, when nobody knows who sits there', async () => {
    const seat = await openBattle(bundle)
    const { page } = seat
    await page.getByRole('button', { name: 'New game' }).click()
    await page.getByRole('dialog').waitFor()
    for (const choice of await page.getByRole('dialog').locator('select').all()) await choice.selectOption('human')
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await expect.poll(() => gamesInStore(page)).toContainEqual(expect.objectContaining({ seats: ['human', 'human'] }))
    await page.reload()
    await cover(page).waitFor()
    const covered = await shown(page)
    for (const key of keys) await page.keyboard.press(key)
    expect(await shown(page)).toBe(covered)
    expect(await page.locator('.player').getByRole('button').count()).toBe(1)
    expect(seat.faults).toEqual([])
  })
})

test.each(battles)('%s: who is left alone when the players change is handed the screen first', async (_, bundle) => {
  const past = pastOf(gameOf(bundle), 1, 0)
  const { page } = await openBattle(bundle, { hash: linkTo(bundle, past, 1) })
  const [mover = 0] = gameOf(bundle).actors(past.position.state)
  await page.getByRole('button', { name: 'New game' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('select').nth(mover).selectOption('veteran')
  await dialog
    .locator('select')
    .nth(1 - mover)
    .selectOption('human')
  await dialog.getByRole('button', { name: 'Change players, play on' }).click()
  await cover(page).waitFor()
  expect(await cover(page).getByRole('heading').textContent()).toContain(bundle.scenario.sides[1 - mover]?.name)
  expect(await page.locator('.map-viewport').count()).toBe(0)
  const record = await page.evaluate(() => window.sandtable?.record())
  await atRest(page)
  expect(await page.evaluate(() => window.sandtable?.record())).toBe(record)
  await cover(page).getByRole('button').click()
  await page.locator('.map-viewport').waitFor()
})

/** Two games of a battle in fog that the side to sit down cannot tell apart: units have moved out of its sight, one or two of them. */
const hiddenTwins = (game: AnyGame): readonly [Past, Past] => {
  const seed = 1
  const seen = new Map<string, Past>()
  for (let pick = 0; pick < 400; pick++) {
    const one = pastOf(game, seed, pick)
    const [mover] = game.actors(one.position.state)
    const more = game.legal(one.position.state, mover as Side).filter(({ type }) => type === 'move')
    const others = more.length === 0 ? [] : [after(game, one, more[pick % more.length])]
    for (const past of [one, ...others]) {
      const legal = game.legal(past.position.state, mover as Side)
      const ended = after(game, past, legal.find(ends) as Action)
      const [next] = game.actors(ended.position.state)
      const view = game.view(ended.position.state, next as Side)
      const known = JSON.stringify([view, ended.events.filter((event) => isTold(event, view))])
      const twin = seen.get(known)
      if (twin && twin.moves.length !== past.moves.length) return [twin, past]
      if (!twin) seen.set(known, past)
    }
  }
  throw new Error('every move is seen')
}

test('the next player’s page is the same whatever was done out of sight, in the replay too', async () => {
  const bundle = battles.find(([system]) => system === 'operational')?.[1]
  if (!bundle) throw new Error('no battle in fog')
  const game = gameOf(bundle)
  const pages = await Promise.all(
    hiddenTwins(game).map(async (past) => openBattle(bundle, { hash: linkTo(bundle, past, 1) })),
  )
  const [seat, twin] = pages
  if (!seat || !twin) throw new Error('no pages')
  // One looks around before, the other does not.
  await lookAround(seat.page)
  for (const { page } of pages) await handOver(page)
  const same = async (): Promise<void> => {
    for (const { page } of pages) await atRest(page)
    expect(await shown(seat.page)).toBe(await shown(twin.page))
  }
  for (const { page } of pages) await cover(page).getByRole('button').click()
  await same()
  for (const { page } of pages) {
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
  }
  await same()
  for (let back = 0; back < 3; back++) {
    for (const { page } of pages) await page.getByRole('button', { name: 'One action back' }).click()
    await same()
  }
  for (const { page } of pages) {
    await page.getByRole('button', { name: 'Back to the game' }).click()
    await page.getByRole('button', { name: 'New game' }).click()
  }
  await same()
})

test('who takes over the side of the computer in the fog is asked first', async () => {
  const bundle = battles.find(([system]) => system === 'operational')?.[1]
  if (!bundle) throw new Error('no battle in fog')
  const { page } = await openBattle(bundle)
  await page.getByRole('button', { name: 'New game' }).click()
  const [first, second] = [0, 1].map((at) => page.getByRole('dialog').locator('select').nth(at))
  await first?.selectOption('veteran')
  await second?.selectOption('human')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await cover(page).waitFor()
  expect(await page.locator('.map-viewport').count()).toBe(0)
})
