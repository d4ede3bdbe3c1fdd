/** The story of a skirmish, for the result. */
import { deckSize } from '../../../../engine/systems/skirmish/cards/deck.ts'
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/events.ts'
import { positionOf } from '../../../../engine/systems/skirmish/standing.ts'
import type { Reason } from '../../../../engine/systems/skirmish/types.ts'
import { otherSide, sides } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import { capital, spaceName, tableOf, unitName, unitsLost } from './names.ts'
import type { SkirmishTypes } from './types.ts'

/** Ends that a loss has brought about. */
const decidedByLoss: ReadonlySet<string> = new Set<Reason>(['headquarters', 'objectives', 'protected'])

/** Finds the part of the last step that ended the game. */
const causeOf: Story<SkirmishTypes>['cause'] = (scenario, steps, { winners, reason }) => {
  const table = tableOf(scenario)
  const [winner] = winners
  if (winner === undefined || !decidedByLoss.has(reason)) return undefined
  const enemy = otherSide(table.teamOf[winner])
  const what = (event: SkirmishEvent): string | undefined => {
    if (event.type === 'headquarters' && event.team === enemy)
      return `${capital(spaceName(table, table.headquarters[enemy]))} was hit`
    return event.type === 'destroyed' && table.team[event.unit] === enemy
      ? `${unitName(table, event.unit)} was destroyed`
      : undefined
  }
  const at = steps.findLastIndex(({ events }) => events.some((event) => what(event) !== undefined))
  const found = steps[at]?.events.flatMap((event) => what(event) ?? []).at(-1)
  return found === undefined ? undefined : { at, what: found }
}

export const story: Story<SkirmishTypes> = {
  standing: positionOf,
  measures: ({ table }, state) => ({
    'units-lost': sides.map((team) => unitsLost(state, team)),
    'cost-lost': [...state.lostCost],
    headquarters: [...state.hit],
    deck: sides.map((team) => table.teams[team].reduce((sum, seat) => sum + deckSize(table, state, seat), 0)),
  }),
  isMoreBetter: (_, measure) => measure === 'deck',
  cause: causeOf,
}
