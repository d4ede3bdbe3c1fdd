import { describe, expect, it } from 'vitest'
import { start, step } from '../../../../engine/play.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { phase } from '../../../../engine/systems/skirmish/types.ts'
import { fourSeats, pitched } from '../../../../tests/support/skirmish.ts'
import { field } from '../../../../tests/support/skirmishField.ts'
import { cardSubject, unitSubject } from '../../subject.ts'
import { actionWords } from './names.ts'
import { keyOf, placeOf, sortOrders } from './orderGroups.ts'

describe('orders of a unit', () => {
  const at = field({ units: ['german-heavy-inf c2 mortar', 'us-sherman c4', 'us-light-inf c3'], at: phase.shooting })
  const orders = sortOrders(at.game, at.state, true, 0)
  const subject = unitSubject(at.unit(0))

  it('fire the weapon that comes first at the space of a target', () => {
    const action = orders.at(subject, at.space('c3'))
    expect(action).toMatchObject({ type: 'fire', unit: at.unit(0), weapon: 0, target: at.unit(2) })
    expect(orders.targets(subject)).toContain(at.space('c3'))
  })

  it('stand under keys of their own for each weapon', () => {
    const keys = orders.byUnit.get(at.unit(0))?.keys ?? []
    expect(keys.filter((key) => key.startsWith('fire.'))).toHaveLength(2)
    for (const key of keys) expect(orders.groups.has(key)).toBe(true)
  })

  it('are none for a seat that does not act, or while nobody at this device may', () => {
    expect(sortOrders(at.game, at.state, true, 1).groups.size).toBe(0)
    expect(sortOrders(at.game, at.state, false, 0).groups.size).toBe(0)
  })
})

it('two units on a space have an order each: the second one by its name', () => {
  const at = field({ units: ['german-pz4 c2', 'us-sherman c3', 'us-light-inf c4'], at: phase.shooting })
  const [tank, foot] = [at.unit(1), at.unit(2)]
  at.state.space[foot] = at.space('c3')
  at.state.unit[at.space('c4')] = 0
  at.state.behind[at.space('c3')] = foot + 1
  at.state.cover[foot] = tank + 1
  const orders = sortOrders(at.game, at.state, true, 0)
  const fired = [...orders.groups.values()].flatMap(({ type, hexes, alone }) =>
    type === 'fire' ? [...hexes.values(), ...(alone ? [alone] : [])] : [],
  )
  const targets = new Set(fired.flatMap((action) => ('target' in action ? [action.target] : [])))
  expect(targets).toEqual(new Set([tank, foot]))
})

it('infantry behind a vehicle boards it by name, so that a press on the space of both still selects', () => {
  const at = field({ units: ['german-light-inf c2', 'german-sdkfz251 c4'], at: phase.movement })
  const [foot, vehicle] = [at.unit(0), at.unit(1)]
  at.state.unit[at.space('c2')] = 0
  at.state.space[foot] = at.space('c4')
  at.state.behind[at.space('c4')] = foot + 1
  at.state.cover[foot] = vehicle + 1
  const orders = sortOrders(at.game, at.state, true, 0)
  expect(orders.at(unitSubject(foot), at.space('c4'))).toBeUndefined()
  expect(orders.byUnit.get(foot)?.keys.some((key) => key.startsWith('board'))).toBe(true)
})

it('a card is deployed where it is put, and played on what it is put on', () => {
  const at = field({ units: ['german-heavy-inf c2', 'us-sherman c4'], at: phase.deployment })
  const card = at.hold(0, 'german-light-inf', 9)
  const smoke = at.hold(0, 'smoke', 9)
  const orders = sortOrders(at.game, at.state, true, 0)
  expect(orders.at(cardSubject(card), at.space('a1'))).toMatchObject({ type: 'deploy', card })
  expect(orders.at(cardSubject(smoke), at.space('c2'))).toMatchObject({ type: 'play', card: smoke, target: at.unit(0) })
})

/** All legal actions of many positions, for what must hold of each. */
const sampled = (scenario: ReturnType<typeof pitched>, count: number) => {
  const game = skirmish.open(scenario)
  let { position } = start(game, 5)
  const seen: { readonly state: typeof position.state; readonly side: number }[] = []
  for (let at = 0; at < count; at++) {
    const [side] = game.actors(position.state)
    if (side === undefined) break
    seen.push({ state: position.state, side })
    const actions = game.legal(position.state, side)
    const done = step(game, position, side, actions[(at * 7919) % actions.length])
    if (!done.ok) throw new Error(done.reason)
    position = done.position
  }
  return { game, seen }
}

it.each([
  ['two seats', pitched()],
  ['four seats', fourSeats()],
])('every legal action can be ordered, and has words: %s', (_, scenario) => {
  const { game, seen } = sampled(scenario, 260)
  for (const { state, side } of seen) {
    const orders = sortOrders(game, state, true, side)
    const offered = new Set(
      [
        ...[...orders.groups.values()].flatMap(({ hexes, alone }) => [...hexes.values(), ...(alone ? [alone] : [])]),
        ...orders.answers,
        ...orders.anyhow.values(),
        ...(orders.endTurn ? [orders.endTurn] : []),
      ].map((action) => game.makeAction(action)),
    )
    for (const action of game.legal(state, side)) {
      expect(offered).toContain(game.makeAction(action))
      expect(actionWords(game.table, state, action)).not.toMatch(/undefined|\?/)
      expect(keyOf(action)).not.toContain('undefined')
      expect(placeOf(game.table, state, action)).not.toBeNaN()
    }
  }
})
