/** What the result tells of a skirmish. */
import type { SkirmishEvent } from '../../../../engine/systems/skirmish/types.ts'
import { holderOf, isOnField } from '../../../../engine/systems/skirmish/units.ts'
import { otherSide } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import type { SkirmishTypes } from './types.ts'
import { placeName, tableOf, unitName } from './words.ts'

/** What of the last step brought the end about. */
const causeOf: Story<SkirmishTypes>['cause'] = (scenario, steps, { winners }) => {
  const table = tableOf(scenario)
  const [winner] = winners
  if (winner === undefined) return undefined
  const enemy = otherSide(table.teamOf[winner])
  const what = (event: SkirmishEvent): string | undefined => {
    if (event.type === 'headquarters' && event.team === enemy)
      return `The ${placeName(table, table.headquarters[enemy])} was hit`
    return event.type === 'destroyed' && table.team[event.unit] === enemy
      ? `${unitName(table, event.unit)} was destroyed`
      : undefined
  }
  const at = steps.findLastIndex(({ events }) => events.some((event) => what(event) !== undefined))
  const found = steps[at]?.events.flatMap((event) => what(event) ?? []).at(-1)
  return found === undefined ? undefined : { at, what: found }
}

export const story: Story<SkirmishTypes> = {
  standing: ({ table, scenario }, state) => ({
    sides: table.seat,
    hexes: state.space,
    strengths: table.rules.map(({ wounds }, unit) =>
      state.fallen[unit] === 0 && isOnField(table, state, unit) ? wounds - state.wounds[unit] : 0,
    ),
    holders: scenario.aims
      .flatMap(({ objectives }) => objectives)
      .flatMap((objective) =>
        objective.is === 'hold' ? [objective.space] : objective.is === 'occupy' ? objective.spaces : [],
      )
      .map((space) => {
        const team = holderOf(table, state, space)
        return team === undefined ? null : table.teams[team][0]
      }),
  }),
  measures: ({ table }, state) => ({
    damage: table.teamOf.map((team) => state.hit[otherSide(team)]),
    losses: table.teamOf.map((team) => state.lostCost[team]),
  }),
  isMoreBetter: (_, measure) => measure !== 'losses',
  cause: causeOf,
}
