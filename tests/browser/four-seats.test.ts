/**
 * Four persons, two a side, play a skirmish at one screen to its end. At every hand-over, and on every page that follows one, no text, label or
 * attribute names a card that another seat holds, and what was chosen in secret changes nothing.
 */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Side } from '../../engine/game.ts'
import { type Position, replay, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord, parseRecord } from '../../engine/record.ts'
import { cardsInHand, handSize } from '../../engine/systems/skirmish/cards/deck.ts'
import { skirmish } from '../../engine/systems/skirmish/index.ts'
import { phase, type SkirmishState } from '../../engine/systems/skirmish/types.ts'
import type { SkirmishAction } from '../../engine/systems/skirmish/verbs/index.ts'
import { isLong } from '../support/turns.ts'
import { test } from './page.ts'
import { anyBundleOf, endByKey, openBattle } from './table.ts'

const bundle = anyBundleOf('inland-1944')
const game = skirmish.open(bundle.scenario)
const { table } = game
const seats = [...table.teamOf.keys()]
const nameOf = (card: number): string => table.cards[card].unit?.name ?? table.cards[card].support?.name ?? ''
const handOf = (state: SkirmishState, seat: Side): readonly string[] => cardsInHand(table, state, seat).map(nameOf)

const cover = (page: Page) => page.getByRole('region', { name: 'Hand over the screen' })

/** All that the player shows or tells. */
const shown = async (page: Page): Promise<string> => {
  const html = await page.locator('.player').evaluate((player) => player.outerHTML)
  return `${html}\n${await page.locator('.player').ariaSnapshot()}`
}

/** Returns the parts of the page besides the own hand and the card under consideration: markup with every attribute. */
const besideHand = (page: Page): Promise<string> =>
  page.locator('.player').evaluate((player) => {
    const copy = player.cloneNode(true) as Element
    for (const own of copy.querySelectorAll('.sk-hand, .sk-shown')) own.remove()
    return copy.outerHTML
  })

/** Whoever sits down after the next hand-over; the covered screen says only who that is. */
const sitDown = async (page: Page, covers: Set<string>): Promise<void> => {
  const name = /^Hand the screen to (.*)$/.exec((await cover(page).locator('h2').textContent()) ?? '')?.[1] ?? ''
  const text = await shown(page)
  expect(text).not.toContain('sk-card')
  covers.add(
    text
      .replaceAll(name, 'seat')
      .replace(/data-side="\d"/g, '')
      .replace(/Round \d+/g, 'Round')
      .replace(/(Partners hide|The sides hide)/g, 'They hide'),
  )
  await cover(page).getByRole('button').press('Enter')
}

/** True if a card of that name lies open, on the board or discarded. */
const isOpen = (state: SkirmishState, name: string): boolean =>
  [...table.card.keys()].some((unit) => state.space[unit] > 0 && table.rules[unit].name === name) ||
  seats.some((seat) =>
    [...table.cards.keys()].some(
      (card) => nameOf(card) === name && state.discard[seat * table.cards.length + card] > 0,
    ),
  )

/** The page of a seat shows its hand, and of the cards of others nothing that does not lie open; returns how many names were looked for. */
const compare = async (page: Page, state: SkirmishState, seat: Side): Promise<number> => {
  expect(await page.locator('.sk-hand .sk-held').count()).toBe(handSize(table, state, seat))
  const own = handOf(state, seat)
  const hidden = seats
    .filter((other) => other !== seat)
    .flatMap((other) => handOf(state, other))
    .filter((name) => !own.includes(name) && !isOpen(state, name))
  const rest = await besideHand(page)
  expect(hidden.filter((name) => rest.includes(name))).toEqual([])
  return hidden.length
}

/** Names that are looked for on pages until a usual run leaves the game; `npm run test:browser:long` plays it to its end. */
const enough = 500

test('four persons play a skirmish at one screen, and nobody sees the cards of another', async () => {
  const { page, record, faults } = await openBattle(bundle)
  await page.getByRole('button', { name: 'New game' }).click()
  const choices = page.getByRole('dialog').locator('select')
  for (const seat of seats) await choices.nth(seat).selectOption('human')
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
  const position = async (): Promise<Position<SkirmishState>> => {
    const parsed = parseRecord(await record())
    const replayed = parsed && replay(game, parsed)
    if (!replayed?.ok) throw new Error('the page gives no record')
    return replayed.position
  }
  const answers = page.locator('.sk-answers button')
  const covers = new Set<string>()
  const [sat, brought] = [new Set<Side>(), new Set<Side>()]
  let compared = 0

  /** The shortest way to an end: one side brings units, the other one has none when it may give up. */
  const decide = async (state: SkirmishState, seat: Side): Promise<void> => {
    const surrender = page.getByRole('button', { name: 'Surrender' })
    if (state.phase === phase.initial && (await surrender.isVisible())) return surrender.click()
    if (await answers.first().isVisible()) return answers.nth(seat % (await answers.count())).click()
    const able = page.locator('.sk-hand .is-able')
    if (state.phase === phase.discard) {
      await able.first().press('Enter')
      return able.first().press('Enter')
    }
    const mayDeploy = game.legal(state, seat).some(({ type }) => type === 'deploy')
    if (mayDeploy && table.teamOf[seat] === 1 && !brought.has(seat)) {
      brought.add(seat)
      await able.first().press('Enter')
      // The cursor stands where it can come.
      await page.locator('.map-viewport').press('Enter')
      return
    }
    await endByKey(page)
  }

  for (let steps = 0; steps < 200; steps++) {
    const { state } = await position()
    if (game.outcome(state) !== undefined || (!isLong && compared > enough)) break
    if ((await cover(page).count()) > 0) await sitDown(page, covers)
    const seat = Number(await page.locator('.bottom-bar .side-name').getAttribute('data-side'))
    sat.add(seat)
    compared += await compare(page, state, seat)
    const before = await record()
    await decide(state, seat)
    await expect.poll(record).not.toBe(before)
  }
  if (isLong) await page.getByRole('dialog', { name: /win/ }).waitFor()
  expect([...sat].sort()).toEqual(seats)
  expect([...covers]).toHaveLength(1)
  expect(compared).toBeGreaterThan(enough)
  expect(faults).toEqual([])
})

/** A game in which each choice is the first one of its kind, but for those of the first seat in a phase. */
const recordTo = (upTo: number, pick: number): string => {
  const seed = 1
  let { position } = start(game, seed)
  const moves: string[] = []
  while (position.state.phase < upTo || game.actors(position.state).includes(0)) {
    const [seat] = game.actors(position.state)
    const legal = game.legal(position.state, seat)
    const isSecret = position.state.phase === upTo && seat === 0
    const isLead = position.state.phase === phase.lead || position.state.phase === phase.build
    const action = (isSecret ? legal[pick] : isLead ? legal.at(-1) : legal[0]) as SkirmishAction
    const stepped = step(game, position, seat, action)
    if (!stepped.ok) throw new Error(stepped.reason)
    position = stepped.position
    moves.push(makeMove(seat, game.makeAction(action)))
  }
  return `#r=${makeRecord({ format: 2, ...bundle.identity, seed, moves })}`
}

test.each([
  ['bid', phase.bid, 3],
  ['chosen about a hand', phase.redraw, 1],
])('what another seat has %s in secret changes nothing on the page of the next one', async (_, at, other) => {
  const opened = await Promise.all([0, other].map((pick) => openBattle(bundle, { hash: recordTo(at, pick) })))
  const [one, another] = opened.map(({ page }) => page)
  /** A page takes a moment to fit its map to the room. */
  const expectTheSame = () => expect.poll(async () => (await shown(one)) === (await shown(another))).toBe(true)
  for (const page of [one, another]) await page.locator('.sk-answers button').first().waitFor()
  await expectTheSame()
  for (const page of [one, another]) {
    await page.getByRole('button', { name: 'Replay' }).click()
    await page.getByRole('toolbar', { name: 'Replay' }).waitFor()
  }
  await expectTheSame()
})
