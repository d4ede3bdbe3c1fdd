/** The story of an echelon campaign, for the result. */
import type { EchelonEvent } from '../../../../engine/systems/echelon/events.ts'
import { positionOf } from '../../../../engine/systems/echelon/standing.ts'
import { leadInPoints } from '../../../../engine/systems/echelon/victory.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import { lastEvent } from '../../timeline.ts'
import type { EchelonTypes } from './types.ts'

type Taken = Extract<EchelonEvent, { type: 'taken' }>

/** The last place that counts and that the winner took. */
const causeOf: Story<EchelonTypes>['cause'] = ({ objectives }, steps, outcome) => {
  const winner = winnerOf(outcome)
  if (winner === null || outcome.reason === 'undecided') return undefined
  const isTaking = (event: EchelonEvent): event is Taken =>
    event.type === 'taken' && event.side === winner && objectives.some(({ hex }) => hex === event.hex)
  const taking = lastEvent(steps, isTaking)
  const name = objectives.find(({ hex }) => hex === taking?.event.hex)?.name
  return taking && name !== undefined ? { at: taking.at, what: `${name} fell` } : undefined
}

export const story: Story<EchelonTypes> = {
  standing: positionOf,
  measures: (_, { points }) => ({ points: [...points], lead: [leadInPoints([...points])] }),
  isMoreBetter: (_, measure, side) => measure !== 'lead' || side === 0,
  cause: causeOf,
}
