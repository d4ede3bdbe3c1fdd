/** Before the first turn: bids, the initiative, works, hands. skirmish.T11-T14 */
import type { Side } from '../../../game.ts'
import { seal } from '../../../sealed.ts'
import { buildWorks, worksFor } from '../cards/works.ts'
import { spaceName } from '../names.ts'
import type { TeamIndex } from '../scenario.ts'
import type { SkirmishDraft } from '../services.ts'
import { startBuilding } from '../setup.ts'
import { bitsOf } from '../table.ts'
import { type HandChoice, handChoice, phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Takes a seat from those that are waited for. */
export const isDone = (state: { waiting: number }, side: Side): void => {
  state.waiting &= ~(1 << side)
}

export const bidVerb = verb('bid', 'b', { points: 'choice' })({
  in: [phase.bid],
  list(_table, state, side, add) {
    for (let points = 0; points <= state.ap[side]; points++) add({ type: 'bid', points })
  },
  apply(_, { state, emit }, side, { points }) {
    seal(state.bid, side, points)
    isDone(state, side)
    emit({ type: 'chose', side, what: 'bid' })
  },
  refusal: (_table, state, side) => `A bid is 0 to ${state.ap[side]} action points.`,
})

export const leadVerb = verb('lead', 'l', { first: 'team', builder: 'team' })({
  in: [phase.lead],
  list(_table, _state, _side, add) {
    for (const first of [0, 1]) for (const builder of [0, 1]) add({ type: 'lead', first, builder })
  },
  apply(_, draft, side, action) {
    const { state } = draft
    const [first, builder] = [action.first as TeamIndex, action.builder as TeamIndex]
    state.first = first
    state.active = first
    state.firstBuilder = builder
    draft.emit({ type: 'led', side, first, builder })
    startBuilding(draft, builder)
  },
  refusal: () => 'Either side moves first, and either builds first.',
})

export const buildVerb = verb('build', 'u', { terrain: 'terrain', space: 'space' })({
  in: [phase.build, phase.deployment],
  list(table, state, side, add) {
    for (const [terrain, space] of worksFor(table, state, side)) add({ type: 'build', terrain, space })
  },
  apply(table, draft, side, { terrain, space }) {
    const { state } = draft
    const { cost = 0 } = table.terrains[terrain]
    const isBid = state.phase === phase.build && table.scenario.battle === 'pitched'
    state[isBid ? 'bid' : 'ap'][side] -= cost
    buildWorks(draft, side, terrain, space, cost)
    if (state.phase === phase.build && worksFor(table, state, side).length === 0) isDone(state, side)
  },
  refusal(table, state, _side, { terrain, space }) {
    const rules = table.terrains[terrain]
    if (rules.cost === undefined || state.supply[terrain] === 0) return `There is no ${rules.name} to be built.`
    if (state.terrain[space] > 0) return 'There is terrain on this space.'
    return `${rules.name} cannot be built on ${spaceName(table, space)} now.`
  },
})

/** A choice about the first hand is sealed until all have made one. */
const choose = ({ state, emit }: SkirmishDraft, side: Side, choice: HandChoice): void => {
  seal(state.redraw, side, choice)
  isDone(state, side)
  emit({ type: 'chose', side, what: 'hand' })
}

export const keepVerb = verb(
  'keep',
  'k',
  {},
)({
  in: [phase.redraw],
  list: (_table, _state, _side, add) => add({ type: 'keep' }),
  apply: (_, draft, side) => choose(draft, side, handChoice.keep),
  refusal: () => 'This seat has chosen.',
})

export const redrawVerb = verb(
  'redraw',
  'r',
  {},
)({
  in: [phase.redraw],
  list: (_table, _state, _side, add) => add({ type: 'redraw' }),
  apply: (_, draft, side) => choose(draft, side, handChoice.redraw),
  refusal: () => 'This seat has chosen.',
})

export const preparingWords = {
  bid: { order: 'Bid {points}' },
  lead: {
    order(table, state, { first, builder }) {
      const [seat = 0] = bitsOf(state.waiting)
      const place = (team: number): string => (team === table.teamOf[seat] ? 'first' : 'second')
      return `Move ${place(first)}, build ${place(builder)}`
    },
  },
  build: { order: 'Build on {space}: {terrain}', button: 'Build' },
  keep: { order: 'Keep this hand' },
  redraw: { order: 'Draw another hand' },
} satisfies Words
