/** The effect of a finger's tap, and the parts that come into view. */
import { expect, test, vi } from 'vitest'
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import { commandCards } from '../../../engine/systems/command-cards/index.ts'
import { type CommandCardsState, phase, status } from '../../../engine/systems/command-cards/types.ts'
import { sides } from '../../../engine/twoSides.ts'
import { makeScenario } from '../../../tests/support/commandCards.ts'
import { playerTable } from '../../../tests/support/playerTable.ts'
import { commandCardsUi } from '../systems/command-cards/index.ts'
import { extended, startTimeline, type Timeline, undone } from '../timeline.ts'
import { order } from './carryOut.ts'
import { tap } from './selection.ts'

const scenario = makeScenario({
  map: `
. . . . .
 . . . . .
. . . . .
`,
  units: sides.flatMap((side) =>
    ['01', '02', '03', '04', '05'].map((column) => ({
      side,
      hex: `${column}${side === 0 ? '03' : '01'}`,
      type: 'infantry',
    })),
  ),
})
const game = commandCards.open(scenario)

/** A game in which a card was played and units are to be ordered. */
const ordering = (): Timeline => {
  for (let seed = 1; seed < 100; seed++) {
    const start = startTimeline(game, seed)
    const first = start.first.state as CommandCardsState
    for (const action of game.legal(first, first.side)) {
      const played = extended(game, start, action)
      if (!('timeline' in played)) continue
      const [step] = played.timeline.steps
      if (step && (step.after.state as CommandCardsState).phase === phase.order) return played.timeline
    }
  }
  throw new Error('no card lets one order units')
}

vi.stubGlobal('matchMedia', () => ({ matches: true }))

const tableOf = (timeline: Timeline) => {
  const table = playerTable(commandCardsUi, scenario, timeline)
  return { ...table, now: () => table.state.position.value.state as CommandCardsState }
}

test('one tap orders a unit while units are to be ordered: no sheet would show what the second does', () => {
  const { state, store, now } = tableOf(ordering())
  const [able] = state.ui.orders.able(state)
  const unit = able?.number ?? -1
  const hex = now().hex[unit] ?? 0
  tap(store, hex)
  expect(now().status[unit]).toBe(status.ordered)
  expect(state.pointed.value).toBeNull()
})

test('the units that a card lets one order come into view when it is played', () => {
  const timeline = ordering()
  const { state, store, now, revealed } = tableOf(undone(timeline))
  const [played] = timeline.steps
  if (!played) throw new Error('no card was played')
  order(store, played.action)
  const able = state.ui.orders.able(state).map(({ number }) => now().hex[number] ?? 0)
  expect(able.length).toBeGreaterThan(0)
  expect(revealed).toEqual(able.map((hex) => centreOf(scenario.map, hex)))
  vi.unstubAllGlobals()
})
