/** The story of a battle, for the result. */
import type { TacticalEvent } from '../../../../engine/systems/tactical/events.ts'
import { positionOf } from '../../../../engine/systems/tactical/standing.ts'
import { objectivesOf, strengthOf } from '../../../../engine/systems/tactical/victory.ts'
import { sides, winnerOf } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import { lastEvent } from '../../timeline.ts'
import type { TacticalTypes } from './types.ts'

type Taken = Extract<TacticalEvent, { type: 'taken' }>

/** The last objective that the winner took. */
const causeOf: Story<TacticalTypes>['cause'] = ({ objectives }, steps, outcome) => {
  const winner = winnerOf(outcome)
  const isTaking = (event: TacticalEvent): event is Taken =>
    event.type === 'taken' && event.side === winner && objectives.some(({ hex }) => hex === event.hex)
  const taking = lastEvent(steps, isTaking)
  const name = objectives.find(({ hex }) => hex === taking?.event.hex)?.name
  return taking && name !== undefined ? { at: taking.at, what: `${name} was taken` } : undefined
}

export const story: Story<TacticalTypes> = {
  standing: positionOf,
  measures: ({ table }, state) => ({
    objectives: sides.map((side) => objectivesOf(table, state, side)),
    'strength-left': sides.map((side) => strengthOf(table, state, side)),
  }),
  isMoreBetter: () => true,
  cause: causeOf,
}
