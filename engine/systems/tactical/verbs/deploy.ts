/** A unit takes another place of its zone before the battle. tactical.A2, D2-D4, D7 */
import { otherSide } from '../../../twoSides.ts'
import { deploymentSpaces } from '../deployment.ts'
import { startingEntrenchment } from '../entrenchment.ts'
import { tellWay } from '../march.ts'
import { unitAt } from '../services.ts'
import { knows, lookAround } from '../sight.ts'
import { done } from '../types.ts'
import { isUp } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const deployVerb = verb('deploy', 'd', { unit: 'unit', to: 'hex' })({
  in: 'deployment',
  list(services, state, _, add, { units }) {
    for (const unit of units)
      for (const to of deploymentSpaces(services, state, unit)) add({ type: 'deploy', unit, to })
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
