import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import { start, step } from '../../../../engine/play.ts'
import { lineOf } from '../../../../engine/systems/skirmish/events.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { phase } from '../../../../engine/systems/skirmish/types.ts'
import { knownState } from '../../../../engine/systems/skirmish/view.ts'
import { part } from '../../../../tests/support/part.ts'
import { fourSeats, pitched } from '../../../../tests/support/skirmish.ts'
import { isTold } from '../../announce.ts'
import { cardWords, drawCardBack } from './cardFace.ts'
import { handOf } from './derived.ts'
import { decisionWords } from './shellWords.ts'

/** Positions of a game in which everybody does one thing after the other. */
const positionsOf = (scenario: ReturnType<typeof pitched>, count: number) => {
  const game = skirmish.open(scenario)
  const first = start(game, 11).position
  const steps = []
  let position = first
  for (let at = 0; at < count; at++) {
    const [side] = game.actors(position.state)
    if (side === undefined) break
    const actions = game.legal(position.state, side)
    const done = step(game, position, side, actions[(at * 104_729) % actions.length])
    if (!done.ok) throw new Error(done.reason)
    position = done.position
    steps.push({ position, side, events: done.events })
  }
  return { game, steps }
}

it.each([
  ['two seats', pitched()],
  ['four seats', fourSeats()],
])('a seat is told no card of another one, not even of its partner: %s', (_, scenario) => {
  const { game, steps } = positionsOf(scenario, 200)
  const { table } = game
  for (const { position, events } of steps)
    for (const viewer of table.teamOf.keys()) {
      const view = game.view(position.state, viewer)
      const known = knownState(table, view)
      expect(handOf(table, known, viewer)).toEqual(handOf(table, position.state, viewer))
      for (const other of table.teamOf.keys()) if (other !== viewer) expect(handOf(table, known, other)).toEqual([])
      // What is drawn is told to its seat alone.
      for (const event of events)
        if (event.type === 'drew' && event.card !== undefined && event.side !== viewer)
          expect(isTold(event, view)).toBe(false)
    }
})

it('the same view with another hand behind it gives the same texts', () => {
  const { game, steps } = positionsOf(pitched(), 60)
  const { table } = game
  const { position } = steps.findLast((one) => game.actors(one.position.state).includes(0)) ?? steps[0]
  const other = game.copy(position.state)
  const size = table.cards.length
  const enemy = [...table.cards.keys()].map((card) => size + card)
  const [from, to] = [enemy.find((at) => other.hand[at] > 0), enemy.findLast((at) => other.deck[at] > 0)]
  if (from === undefined || to === undefined) throw new Error('the enemy holds no card')
  other.hand[from]--
  other.deck[from]++
  other.hand[to]++
  other.deck[to]--
  expect(game.view(other, 0)).toEqual(game.view(position.state, 0))
  const told = (state: typeof other): string =>
    decisionWords(
      part<Parameters<typeof decisionWords>[0]>({
        derived: { table },
        position: signal({ state }),
        moverIn: () => 0,
      }),
    )
  expect(told(other)).toBe(told(position.state))
})

it('bids and hands are chosen in secret', () => {
  const { game, steps } = positionsOf(fourSeats(), 12)
  for (const { position, events } of steps) {
    const { state } = position
    if (state.phase !== phase.bid && state.phase !== phase.redraw) continue
    for (const event of events)
      if (event.type === 'chose') expect(lineOf(game.table, event)?.text).toMatch(/has chosen\.$/)
    const views = [0, 1, 2, 3].map((viewer) => knownState(game.table, game.view(state, viewer)))
    for (const [viewer, known] of views.entries())
      for (const seat of [0, 1, 2, 3])
        if (seat !== viewer && state.phase === phase.bid) expect(known.bid[seat]).toBeLessThanOrEqual(1)
  }
})

it('the back of a card names none, and a face has all that is printed on it in words', () => {
  const { table } = skirmish.open(pitched())
  for (const card of table.cards) {
    const name = card.unit?.name ?? card.support?.name ?? ''
    expect(drawCardBack()).not.toContain(name)
    expect(cardWords(card)).toContain(name)
  }
})
