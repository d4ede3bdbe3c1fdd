/** Battles led by cards on the page: a whole turn by mouse and by keys, and what the page must not give away. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { Hex } from '../../engine/hex.ts'
import { type Position, replay, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord, parseRecord } from '../../engine/record.ts'
import { handAt } from '../../engine/systems/command-cards/cards/deck.ts'
import { commandCards } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsScenario } from '../../engine/systems/command-cards/scenario.ts'
import { type CommandCardsState, phase, status } from '../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../engine/systems/command-cards/verbs/index.ts'
import { atOnce, atRest, leaveInStore, test } from './page.ts'
import { allBundles, endByKey, endTurnOn, openBattle } from './table.ts'

const bundle = allBundles().find(({ card, tutorial }) => card.system === 'command-cards' && tutorial !== null)
if (!bundle) throw new Error('no battle led by cards has a tutorial')
const scenario = bundle.scenario as CommandCardsScenario
const game = commandCards.open(scenario)
const { table } = game

/** A link to a game that nobody has begun: persons lead both sides of it. */
const linkForTwo = `#r=${makeRecord({ format: 2, ...bundle.identity, seed: 1944, moves: [] })}`

const sitDown = async (options: { readonly seats?: 'two' } = {}) => {
  const opened = await openBattle(bundle, options.seats === 'two' ? { hash: linkForTwo } : atOnce)
  const { page, record, onScreen } = opened
  const position = async (): Promise<Position<CommandCardsState>> => {
    const parsed = parseRecord(await record())
    const replayed = parsed && replay(game, parsed)
    if (!replayed?.ok) throw new Error('the page gives no record that can be replayed')
    return replayed.position
  }
  const state = async (): Promise<CommandCardsState> => (await position()).state
  /** Where a hex is when the map has come to rest and shows it: what lies under the hand elsewhere may be a link. */
  const inSight = async (hex: Hex): Promise<{ x: number; y: number }> => {
    const isOnMap = ({ x, y }: { x: number; y: number }): Promise<boolean> =>
      page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('.map-viewport') != null, { x, y })
    await atRest(page)
    if (!(await isOnMap(await onScreen(hex)))) await page.getByRole('button', { name: 'Show the whole map' }).click()
    await atRest(page)
    const at = await onScreen(hex)
    expect(await isOnMap(at), `hex ${hex} is in sight`).toBe(true)
    return at
  }
  return {
    ...opened,
    position,
    state,
    async legal() {
      const now = await state()
      return game.legal(now, now.side)
    },
    async clickHex(hex: Hex) {
      const { x, y } = await inSight(hex)
      await page.mouse.click(x, y)
    },
    async pointAtHex(hex: Hex) {
      const { x, y } = await inSight(hex)
      await page.mouse.move(x, y)
    },
  }
}
type Seat = Awaited<ReturnType<typeof sitDown>>

/** Cards that one side holds and the other does not, by name. */
const onlyHeldBy = (state: CommandCardsState, side: 0 | 1): readonly string[] =>
  table.cards.flatMap(({ name }, card) => {
    const other = side === 0 ? 1 : 0
    return state.hand[handAt(table, side, card)] > 0 && state.hand[handAt(table, other, card)] === 0 ? [name] : []
  })

/** Everything that the player shows or tells, that which is read to the blind among it. */
const textOf = (page: Page): Promise<string> => page.locator('.player').evaluate((player) => player.outerHTML)

const phaseIs = (seat: Seat, wanted: number) => expect.poll(async () => (await seat.state()).phase).toBe(wanted)

/** The play of a card that orders most units. */
const cardToPlay = async (seat: Seat): Promise<number> => {
  const position = await seat.position()
  const orders = (action: CommandCardsAction): number => {
    const played = step(game, position, position.state.side, action)
    const after = played.ok ? played.position.state : position.state
    return game.legal(after, after.side).filter(({ type }) => type === 'order').length
  }
  const plays = game
    .legal(position.state, position.state.side)
    .flatMap((action) => (action.type === 'play' ? [action] : []))
  const [best] = plays
    .map(({ card, ...rest }) => ({ card, orders: orders({ card, ...rest }) }))
    .sort((a, b) => b.orders - a.orders)
  if (best === undefined || best.orders === 0) throw new Error('no card orders anybody')
  return best.card
}

const cardButton = (page: Page, card: number) =>
  page
    .locator('.cc-hand .cc-card')
    .filter({ has: page.locator('.cc-name', { hasText: new RegExp(`^${table.cards[card].name}$`) }) })
    .first()

test('a turn is played by mouse: a card, orders, a move, battles, a new card; the enemy answers (command-cards.C1)', async () => {
  const seat = await sitDown()
  const { page } = seat
  await page.getByRole('button', { name: 'Close the tutorial' }).click()
  await page.getByRole('button', { name: 'Show the whole map' }).click()
  const card = await cardToPlay(seat)
  await cardButton(page, card).click()
  await expect.poll(() => cardButton(page, card).getAttribute('aria-pressed')).toBe('true')
  await cardButton(page, card).click()
  await phaseIs(seat, phase.order)

  for (;;) {
    const order = (await seat.legal()).find((action) => action.type === 'order')
    if (order?.type !== 'order') break
    const before = await seat.record()
    await seat.clickHex((await seat.state()).hex[order.unit])
    await expect.poll(() => seat.record()).not.toBe(before)
  }
  if ((await seat.state()).phase === phase.order) {
    await page.locator('.overview', { hasText: 'No other unit can be ordered.' }).waitFor()
    await endTurnOn(page)
  }
  await phaseIs(seat, phase.move)

  const ready = await seat.state()
  const moves = (await seat.legal()).flatMap((action) => (action.type === 'move' ? [action] : []))
  const move = moves.find(({ unit, to }) => table.distance[ready.hex[unit] * table.size + to] === 1) ?? moves[0]
  if (move === undefined) throw new Error('no ordered unit can move')
  const unordered = scenario.units.findIndex(
    ({ side }, unit) => side === ready.side && ready.hex[unit] > 0 && (ready.status[unit] & status.ordered) === 0,
  )
  await seat.clickHex(ready.hex[unordered])
  // Why one can do nothing stands on its sheet, in the words of the engine.
  await page.locator('.unit-panel .boxed-note', { hasText: 'was not ordered.' }).waitFor()
  await seat.clickHex(ready.hex[move.unit])
  await expect.poll(() => page.locator('.side-panel h2').first().textContent()).toBe(scenario.units[move.unit]?.name)
  await seat.pointAtHex(move.to)
  await page.getByRole('region', { name: 'The move' }).waitFor()
  await seat.clickHex(move.to)
  await expect.poll(async () => (await seat.state()).hex[move.unit]).toBe(move.to)

  await endTurnOn(page)
  // Whoever is chosen still would be let go by a click.
  await page.keyboard.press('Escape')
  const position = await seat.state()
  const attack = (await seat.legal()).find((action) => action.type === 'attack')
  if (position.phase === phase.battle && attack?.type === 'attack') {
    const forecast = game.forecast(position, attack.unit, attack.target)
    await seat.clickHex(position.hex[attack.unit])
    await seat.pointAtHex(position.hex[attack.target])
    const pool = page.getByRole('region', { name: /^Forecast/ })
    expect(await pool.locator('.chip').first().textContent()).toContain(String(forecast?.dice))
    await seat.clickHex(position.hex[attack.target])
    await page
      .locator('.side-panel .cc-roll, .side-panel [class*="dice"], .side-panel [class*="die"]')
      .first()
      .waitFor()
  }
  await endTurnByKeys(seat, isNextTurn)
  expect((await seat.state()).turn).toBe(2)
  await page.waitForSelector('.player[data-busy="false"]')
  expect(await page.locator('.cc-hand .cc-card').count()).toBeGreaterThan(0)
  expect(seat.faults).toEqual([])
})

/** Goes on by keys until the other side's turn is over: E where a phase can be ended, the staff where an answer is due. */
const endTurnByKeys = async (seat: Seat, until: (state: CommandCardsState) => boolean): Promise<void> => {
  const { page } = seat
  const cover = page.getByRole('region', { name: 'Hand over the screen' })
  for (let presses = 0; presses < 120; presses++) {
    await page.waitForSelector('.player[data-busy="false"]')
    const state = await seat.state()
    if (until(state) || (await cover.isVisible())) return
    const before = await seat.record()
    if (game.legal(state, state.side).some(({ type }) => type === 'done')) await endByKey(page)
    else {
      await page.locator('.map-viewport').press('g')
      await page.locator('.suggestion').waitFor()
      await page.keyboard.press('g')
      await expect.poll(seat.record).not.toBe(before)
    }
  }
}

const isNextTurn = ({ turn, side, phase: now }: CommandCardsState): boolean =>
  turn > 1 && side === 0 && now === phase.play

test('a whole turn can be played by keys alone (command-cards.C1)', async () => {
  const seat = await sitDown()
  const { page } = seat
  const spoken = () => page.locator('.player > [aria-live="polite"]').textContent()
  await page.locator('.map-viewport').focus()
  const card = await cardToPlay(seat)
  await page.keyboard.press('h')
  // The arrows go round the hand.
  const focused = () =>
    page.locator('.cc-hand .cc-card').evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement))
  const first = await focused()
  const count = await page.locator('.cc-hand .cc-card').count()
  for (let presses = 0; presses < count; presses++) await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(first)
  for (let presses = 0; presses < 8; presses++) {
    const isThere = await cardButton(page, card).evaluate((button) => button === document.activeElement)
    if (isThere) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await phaseIs(seat, phase.order)

  // Keys are heard when the table has come to rest.
  await page.waitForSelector('.player[data-busy="false"]')
  const before = await seat.record()
  const order = async (): Promise<string> => {
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    return seat.record()
  }
  await expect.poll(order, { interval: 500 }).not.toBe(before)
  await endTurnByKeys(seat, (state) => state.phase >= phase.move)
  expect((await seat.state()).phase).toBeGreaterThanOrEqual(phase.move)
  await page.keyboard.press('n')
  await expect.poll(spoken).not.toBe('')
  await endTurnByKeys(seat, isNextTurn)
  expect((await seat.state()).turn).toBe(2)
  expect(seat.faults).toEqual([])
})

test('the page never holds the cards of the enemy’s hand (command-cards.C2)', async () => {
  const seat = await sitDown()
  const { page } = seat
  const look = async (): Promise<void> => {
    const state = await seat.state()
    const text = await textOf(page)
    for (const name of onlyHeldBy(state, 1)) expect(text).not.toContain(`>${name}<`)
    for (const name of onlyHeldBy(state, 0)) expect(text).toContain(`>${name}<`)
  }
  await look()
  const card = await cardToPlay(seat)
  await cardButton(page, card).click()
  await cardButton(page, card).click()
  await endTurnByKeys(seat, isNextTurn)
  await page.keyboard.press('Escape')
  // The card that he has put down is named as in the log, and cards drawn since are hidden again.
  const played = (await seat.state()).last[1] - 1
  const text = await textOf(page)
  for (const name of onlyHeldBy(await seat.state(), 1))
    if (name !== table.cards[played]?.name) expect(text).not.toContain(`>${name}<`)
  expect(seat.faults).toEqual([])
})

/** A game in which the enemy decides how a unit falls back, in the middle of one's own turn. */
const underAttack = (side: number): string => {
  // The tutorial speaks of a game with its own dice alone.
  const seed = bundle.tutorial?.seed ?? 1
  for (let chosen = 1; chosen < 50; chosen++) {
    const choices = rollingDice(chosen, 1)
    let { position } = start(game, seed)
    const moves: string[] = []
    for (; !game.outcome(position.state) && position.state.turn < 3; ) {
      const { state } = position
      if (state.active === side && state.side !== side && state.phase === phase.retreat)
        return makeRecord({ format: 2, ...bundle.identity, seed, moves })
      const legal = game.legal(state, state.side)
      const action = legal[choices.below(legal.length)]
      const stepped = step(game, position, state.side, action)
      if (!stepped.ok) throw new Error(stepped.reason)
      moves.push(makeMove(state.side, game.makeAction(action)))
      position = stepped.position
    }
  }
  throw new Error('no enemy falls back')
}

test('while an enemy unit falls back in one’s own turn, nothing calls that the turn of the enemy (command-cards.C16)', async () => {
  const seat = await openBattle(bundle)
  const { page } = seat
  const { side = 0, opponent } = bundle.tutorial ?? {}
  await leaveInStore(page, `${bundle.card.id}/${bundle.identity.scenario}/own`, {
    record: underAttack(side),
    seats: side === 0 ? ['human', opponent] : [opponent, 'human'],
    moves: 9,
    at: 1,
  })
  // All that is shown or read out from the first moment on: the computer decides at once.
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    new MutationObserver(() => {
      const player = document.querySelector('.player')
      if (player) shown.add(player.outerHTML)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
  await page.reload()
  await page.waitForSelector('[data-ready="true"] .player[data-busy="false"]')
  // Put there above.
  const shown = await page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown].join('\n'))
  expect(shown).toContain('The enemy decides')
  expect(shown).not.toMatch(/(enemy|computer)[’']s turn/i)
  expect(seat.faults).toEqual([])
})

test('two persons at one screen hand it over, and neither sees the other’s cards meanwhile (command-cards.C2)', async () => {
  const seat = await sitDown({ seats: 'two' })
  const { page } = seat
  const cover = page.getByRole('region', { name: 'Hand over the screen' })
  const card = await cardToPlay(seat)
  await cardButton(page, card).click()
  await cardButton(page, card).click()
  await endTurnByKeys(seat, ({ side, phase: now }) => side === 1 && now === phase.play)
  await cover.waitFor()
  expect(await page.locator('.cc-hand .cc-card').count()).toBe(0)
  await cover.getByRole('button').click()
  const state = await seat.state()
  const text = await textOf(page)
  for (const name of onlyHeldBy(state, 0)) expect(text).not.toContain(`>${name}<`)
  for (const name of onlyHeldBy(state, 1)) expect(text).toContain(`>${name}<`)
  expect(seat.faults).toEqual([])
})

test('the page loads neither engine nor face of another rule system', async () => {
  const opened = await openBattle(bundle)
  const scripts = await opened.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1) ?? ''),
  )
  expect(scripts.filter((name) => /^(engine-)?operational\./.test(name))).toEqual([])
  expect(scripts.filter((name) => /^(engine-)?command-cards\..*\.js$/.test(name))).not.toEqual([])
})
