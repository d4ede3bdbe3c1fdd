import { expect, it } from 'vitest'
import { start, step } from '../../../../engine/play.ts'
import { skirmish } from '../../../../engine/systems/skirmish/index.ts'
import { phase } from '../../../../engine/systems/skirmish/types.ts'
import { fourSeats, pitched } from '../../../../tests/support/skirmish.ts'
import { isTold } from '../../announce.ts'
import { events } from './events.ts'

it.each([
  ['two seats', pitched()],
  ['four seats', fourSeats()],
])('what a seat cannot see is shown to it for the same time, in the same words: %s', (_, scenario) => {
  const game = skirmish.open(scenario)
  const viewers = game.teams.flat()
  let { position } = start(game, 11)
  let compared = 0
  for (let at = 0; at < 160; at++) {
    const [side] = game.actors(position.state)
    if (side === undefined) break
    const legal = game.legal(position.state, side)
    const done = legal.slice(0, 12).map((action) => step(game, position, side, action))
    for (const viewer of viewers) {
      if (viewer === side) continue
      /** The events shown to the viewer, by their later view. */
      const shown = new Map<string, unknown>()
      for (const [index, one] of done.entries()) {
        if (!one.ok) throw new Error(one.reason)
        // When all have chosen what was sealed is told.
        if (position.state.phase < phase.initial && one.position.state.phase !== position.state.phase) continue
        const view = game.view(one.position.state, viewer)
        const told = one.events.filter((event) => isTold(event, view))
        const now = { time: events.duration(told), lines: told.map((event) => events.line(scenario, event)?.text) }
        // Terrain that is shot down and terrain that is cleared leave the same field, and everybody sees which it was.
        const seen = JSON.stringify([legal[index].type === 'clear', view])
        if (shown.has(seen)) {
          expect(now).toEqual(shown.get(seen))
          compared++
        } else shown.set(seen, now)
      }
    }
    const next = step(game, position, side, legal[(at * 104_729) % legal.length])
    if (!next.ok) throw new Error(next.reason)
    position = next.position
  }
  expect(compared).toBeGreaterThan(4)
})
