/** The differences from the evidence that stands beside a scenario, for an author who has changed it. */

import { teamOf, teamsOf } from '../../engine/teams.ts'
import type { BattleScenario, Evidence } from '../bundle.ts'
import { apart, changesIn, labelOf } from '../course/why.ts'
import { differenceOf } from '../statistics/interval.ts'
import { placesIn } from './places.ts'

/** Changes in the course of games that are told. */
const mostTold = 5

/**
 * Describes the change since earlier games: a line for the wins of the claim's side, and one for each difference that is more than chance;
 * none where all is as it was.
 */
export const describeSince = (scenario: BattleScenario, before: Evidence, now: Evidence): readonly string[] => {
  const { side } = now.band
  const teams = teamsOf(scenario)
  const [old, own] = [before, now].map(({ panel: [{ wins, games }] }) => ({
    successes: wins[side] ?? 0,
    trials: games,
  }))
  const share = differenceOf(own, old)
  const lines = share.low > 0 || share.high < 0 ? [`${teams[side].name} wins ${apart(share)}`] : []
  const [past, present] = [before.watched.courses, now.watched.courses]
  // Of another battle the same numbers mean something else.
  const isComparable =
    past !== undefined &&
    present !== undefined &&
    past.length === present.length &&
    past.every(({ held, gone }, index) => {
      const { held: heldNow, gone: goneNow } = present[index]
      return (
        (held.length === 0 || heldNow.length === 0 || held.length === heldNow.length) &&
        (gone.length === 0 || goneNow.length === 0 || gone.length === goneNow.length)
      )
    })
  if (isComparable) {
    const places = placesIn(scenario)
    const owners = scenario.units.map((unit) => teamOf(scenario, unit.side))
    for (const change of changesIn(past, present, owners).slice(0, mostTold))
      lines.push(`${labelOf(change, scenario, places)}: ${apart(change)}`)
  }
  return lines.map((line) => `since the evidence before: ${line}`)
}
