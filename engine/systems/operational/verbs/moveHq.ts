/** Moving a headquarters, and bringing one back or in. operational.F7, F11, G4 */

import { pathTo, unreached } from '../../../flood.ts'
import type { Side } from '../../../twoSides.ts'
import { withVerb } from '../../../words.ts'
import { suppressBranches } from '../headquarters/branches.ts'
import { mayStand } from '../headquarters/ranges.ts'
import { hexName } from '../names.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Once a turn; it needs no command points, but loses what is left of them. operational.F7 */
const mayMove = (state: ReadonlyState, hq: number): boolean => state.hqHex[hq] > 0 && state.hqMoved[hq] === 0

export const moveHqVerb = verb('move-hq', 'M', { hq: 'headquarters', to: 'hex' })({
  when: 'always',
  list(services, state, side, add, among) {
    const { table } = services
    for (const hq of among.hqs) {
      if (!mayMove(state, hq)) continue
      const reach = services.ranges.reach(state, hq)
      for (const to of reach.spaces) if (mayStand(table, state, side, to)) add({ type: 'move-hq', hq, to })
      for (const to of services.ranges.byRail(state, hq).spaces)
        if (reach.cost[to] === unreached && mayStand(table, state, side, to)) add({ type: 'move-hq', hq, to })
    }
  },
  apply(services, draft, _side, { hq, to }) {
    const { state } = draft
    const reach = services.ranges.reach(state, hq)
    const path = pathTo(reach.cost[to] === unreached ? services.ranges.byRail(state, hq) : reach, to)
    state.hqHex[hq] = to
    state.hqMoved[hq] = 1
    state.hqPoints[hq] = 0
    draft.emit({ type: 'hq-moved', hq, path })
    // Before the battle nobody is disturbed. operational.F7, H10
    if (state.turn > 0) suppressBranches(draft, hq, services.table.scenario.rules.headquarters.suppresses.move)
  },
  refusal(services, state, side, { hq, to }) {
    const { table } = services
    const { name } = table.scenario.headquarters[hq]
    if (state.hqHex[hq] <= 0) return `${withVerb(name, 'is', 'are')} not on the map.`
    if (state.hqMoved[hq] === 1) return `${withVerb(name, 'has', 'have')} moved this turn.`
    const place = hexName(table.scenario, to)
    if (state.hqHex[hq] === to) return `${withVerb(name, 'is', 'are')} in ${place} already.`
    if (state.owner[to] !== side) return `${place} is not in own hands: a headquarters stays behind the front line.`
    if (!mayStand(table, state, side, to)) return `No headquarters can stand in ${place}.`
    return `${place} is farther than ${name} can go.`
  },
})

/** Where a headquarters en route comes onto the map: at friendly rail and port sources, full of points. operational.G4, F11 */
const entriesOf = (services: Services, state: ReadonlyState, side: Side): number[] => {
  const hexes = services.table.sources[side].flatMap(({ kind, hex }) =>
    kind === 'rail' || kind === 'port' ? [hex] : [],
  )
  return [...new Set(hexes)].filter((hex) => mayStand(services.table, state, side, hex))
}

const isDue = (state: ReadonlyState, hq: number): boolean => state.hqHex[hq] < 0 && state.turn >= state.hqFrom[hq]

export const enterHqVerb = verb('enter-hq', 'G', { hq: 'headquarters', to: 'hex' })({
  when: 'battle',
  list(services, state, side, add, among) {
    for (const hq of among.hqs)
      if (isDue(state, hq)) for (const to of entriesOf(services, state, side)) add({ type: 'enter-hq', hq, to })
  },
  apply(_services, draft, _side, { hq, to }) {
    const { state } = draft
    state.hqHex[hq] = to
    state.hqPoints[hq] = state.hqCommand[hq]
    draft.emit({ type: 'hq-entered', hq, to })
  },
  refusal({ table }, state, _side, { hq, to }) {
    const { name } = table.scenario.headquarters[hq]
    if (state.hqHex[hq] > 0) return `${withVerb(name, 'is', 'are')} on the map.`
    if (state.turn < state.hqFrom[hq]) return `${withVerb(name, 'arrives', 'arrive')} in turn ${state.hqFrom[hq]}.`
    return `${name} cannot come in at ${hexName(table.scenario, to)}: that takes a rail or port source in own hands with room for a headquarters.`
  },
})

export const moveHqWords = {
  'move-hq': { order: 'The headquarters of {hq} moves to {to}', button: 'Move the headquarters' },
  'enter-hq': { order: 'The headquarters of {hq} arrives at {to}', button: 'Bring the headquarters on' },
} satisfies Words
