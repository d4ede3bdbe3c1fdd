/** A unit takes another place of its zone before the battle. tactical.A2, D2, D3, D7 */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { startingEntrenchment } from '../entrenchment.ts'
import { tellWay } from '../march.ts'
import { mayStand } from '../movement.ts'
import { type Services, unitAt } from '../services.ts'
import { knows, lookAround } from '../sight.ts'
import { done, type Position } from '../types.ts'
import { isUp, moverOf, stands } from '../units.ts'
import { verb, type Words } from './verb.ts'

/** The spaces where a unit may deploy: free as far as its side knows. */
const spacesFor = (services: Services, state: Position, unit: number): readonly Space[] => {
  const { table } = services
  const { zone } = table.scenario.units[unit]
  const side = table.side[unit]
  if (zone === undefined || !stands(state, unit) || state.done[unit] !== 0) return []
  const model = moverOf(table, state, unit)
  return table.scenario.sides[side].zones[zone].hexes.filter((hex) => {
    if (hex === state.hex[unit] || !mayStand(table, state, model, hex)) return false
    const other = unitAt(services, state, hex, isUp(table, state, unit))
    return other === undefined || !knows(services, state, side, other)
  })
}

export const deployVerb = verb('deploy', 'd', { unit: 'unit', to: 'hex' })({
  in: 'deployment',
  list(services, state, _, add, { units }) {
    for (const unit of units) for (const to of spacesFor(services, state, unit)) add({ type: 'deploy', unit, to })
  },
  apply(services, draft, side, { unit, to }) {
    const { table } = services
    const { state } = draft
    const from = state.hex[unit]
    const isSeen = (): boolean => knows(services, state, otherSide(side), unit)
    const wasSeen = isSeen()
    // Who finds an unseen enemy there stays where it was.
    const isFree = unitAt(services, state, to, isUp(table, state, unit)) === undefined
    if (isFree) state.hex[unit] = to
    state.done[unit] = done.moved
    state.entrenchment[unit] = startingEntrenchment(table, state, unit)
    lookAround(services, state, unit)
    const gone = isFree ? [from, to] : [from]
    const watched = gone.filter((space) => (space === from ? wasSeen : isSeen()))
    tellWay(services, draft, unit, gone, watched, true)
  },
  refusal(_, state, __, { unit }) {
    return state.done[unit] === 0 ? 'A unit deploys in its zone, on free ground.' : 'It has deployed.'
  },
})

export const deployWords = {
  deploy: { order: '{unit} {deploys|deploy} at {to}', button: 'Deploy' },
} satisfies Words
