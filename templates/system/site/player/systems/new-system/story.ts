/** The story of a battle, for the result. */
import type { NewSystemEvent } from '../../../../engine/systems/new-system/events.ts'
import { positionOf } from '../../../../engine/systems/new-system/standing.ts'
import { stepsOf } from '../../../../engine/systems/new-system/victory.ts'
import { sides } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import { lastEvent } from '../../timeline.ts'
import { unitName } from './names.ts'
import type { NewSystemTypes } from './types.ts'

export const story: Story<NewSystemTypes> = {
  standing: positionOf,
  measures: ({ table }, state) => ({ 'steps-left': sides.map((side) => stepsOf(table, state, side)) }),
  isMoreBetter: () => true,
  cause(scenario, steps, { reason }) {
    const isLoss = (event: NewSystemEvent): event is Extract<NewSystemEvent, { type: 'destroyed' }> =>
      event.type === 'destroyed'
    const last = reason === 'destroyed' ? lastEvent(steps, isLoss) : undefined
    return last && { at: last.at, what: `${unitName(scenario, last.event.unit)} was destroyed` }
  },
}
