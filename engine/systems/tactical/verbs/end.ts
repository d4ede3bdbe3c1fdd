/** A side ends its half-turn, or gives up the battle. tactical.A6, Q4-Q6 */
import { otherSide } from '../../../twoSides.ts'
import type { Table } from '../table.ts'
import { endHalfTurn } from '../turn.ts'
import type { Position } from '../types.ts'
import { bitOf } from '../units.ts'
import { endBattle, endInTime } from '../victory.ts'
import { verb, type Words } from './verb.ts'

export const endVerb = verb(
  'end',
  'e',
  {},
)({
  in: 'both',
  list(_, __, ___, add) {
    add({ type: 'end' })
  },
  apply(services, draft) {
    endHalfTurn(services, draft)
  },
  refusal: () => 'The half-turn cannot be ended now.',
})

/** True if a side may retreat now. tactical.Q4 */
const mayRetreat = ({ scenario }: Table, { turn, begun }: Position): boolean => {
  const { retreat } = scenario.rules.battle.kinds[scenario.battle]
  return begun === 0 && retreat !== undefined && turn >= retreat
}

export const retreatVerb = verb(
  'retreat',
  'q',
  {},
)({
  in: 'battle',
  list({ table }, state, _, add) {
    if (mayRetreat(table, state)) add({ type: 'retreat' })
  },
  apply(services, draft, side) {
    endBattle(services, draft, otherSide(side), 'retreat')
  },
  refusal({ table: { scenario } }, { begun }) {
    const { retreat } = scenario.rules.battle.kinds[scenario.battle]
    if (retreat === undefined) return 'Nobody retreats in this kind of battle.'
    return begun === 1 ? 'A side retreats before it does anything else.' : `Nobody retreats before turn ${retreat}.`
  },
})

export const surrenderVerb = verb(
  'surrender',
  'y',
  {},
)({
  in: 'battle',
  list(_, { begun }, __, add) {
    if (begun === 0) add({ type: 'surrender' })
  },
  apply(services, draft, side) {
    endBattle(services, draft, otherSide(side), 'surrender')
  },
  refusal: () => 'A side surrenders before it does anything else.',
})

/** True if sides may agree to stop in this kind of battle. tactical.Q6 */
const mayStop = ({ scenario }: Table): boolean => scenario.rules.battle.kinds[scenario.battle].stops === true

export const stopVerb = verb(
  'stop',
  'z',
  {},
)({
  in: 'battle',
  list({ table }, { stopping }, side, add) {
    if (mayStop(table) && (stopping & bitOf(side)) === 0) add({ type: 'stop' })
  },
  apply(services, draft, side) {
    const { state, emit } = draft
    state.stopping |= bitOf(side)
    emit({ type: 'proposed', side })
    if (state.stopping === (bitOf(0) | bitOf(1))) endInTime(services, draft)
  },
  refusal: ({ table }) =>
    mayStop(table) ? 'The side has proposed it.' : 'Nobody agrees to stop in this kind of battle.',
})

export const endWords = {
  stop: { order: 'Propose to stop', button: 'Propose to stop' },
  end: { order: 'End the half-turn', button: 'End turn' },
  retreat: { order: 'Retreat from the battle', button: 'Retreat' },
  surrender: { order: 'Surrender', button: 'Surrender' },
} satisfies Words
