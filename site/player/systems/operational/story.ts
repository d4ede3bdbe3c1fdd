/** The story of an operational battle, for the result. */
import type { OperationalEvent } from '../../../../engine/systems/operational/events.ts'
import { attackerOf, objectivesHeld, positionOf, stepsLost } from '../../../../engine/systems/operational/standing.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import type { Cause, Story } from '../../systemUi.ts'
import { lastEvent } from '../../timeline.ts'
import { sideName, unitName } from './names.ts'
import type { OperationalTypes } from './types.ts'

const causeOf: Story<OperationalTypes>['cause'] = (scenario, steps, outcome): Cause | undefined => {
  const winner = winnerOf(outcome)
  const last = steps.at(-1)?.after.state
  if (winner === null || last === undefined) return undefined
  const attacker = attackerOf(scenario)
  const goals = scenario.objectives.flatMap(({ name, side, hex }, at) => (side === attacker ? [{ name, hex, at }] : []))
  if (outcome.reason === 'army-destroyed') {
    const found = lastEvent(
      steps,
      (event): event is Extract<OperationalEvent, { type: 'destroyed' }> =>
        event.type === 'destroyed' && scenario.units[event.unit]?.side !== winner,
    )
    return found && { at: found.at, what: `${unitName(scenario, found.event.unit)} was destroyed` }
  }
  const isFall = (event: OperationalEvent): event is Extract<OperationalEvent, { type: 'objective' }> =>
    event.type === 'objective' && event.holder === winner && goals.some(({ at }) => at === event.objective)
  const fall = lastEvent(steps, isFall)
  if (fall) return { at: fall.at, what: `${scenario.objectives[fall.event.objective].name} fell` }
  if (outcome.reason !== 'objectives-denied') return undefined
  const kept = goals.filter(({ hex }) => last.owner[hex] === winner).map(({ name }) => name)
  if (kept.length === 0) return undefined
  return { what: `${sideName(scenario, winner)} never lost ${kept.join(' and ')}` }
}

export const story: Story<OperationalTypes> = {
  standing: positionOf,
  measures: (game, state) => {
    const view = game.view(state, undefined)
    return { 'objectives-held': [objectivesHeld(game.scenario, view)], 'steps-lost': stepsLost(view) }
  },
  isMoreBetter: (scenario, _, side) => side === attackerOf(scenario),
  cause: causeOf,
}
