/** Whether places that are worth medals are plainly near enough to those who can win them. */
import { sides } from '../../../../../engine/game.ts'
import type { CommandCardsScenario, MedalPlace } from '../../../../../engine/systems/command-cards/scenario.ts'
import { lastOf } from '../../../../lint/lastOf.ts'
import { sureRound } from './march.ts'

/** The last round in which a place can be taken so that it counts. command-cards.C15 */
export const lastRound = ({ turns }: CommandCardsScenario, { atTurnStart }: MedalPlace): number =>
  atTurnStart ? turns - 1 : turns

/** Whether it is certain that some side that can win it comes to every hex of each place in time. False says nothing. */
export const allSurelyTaken = lastOf((scenario: CommandCardsScenario): boolean =>
  scenario.medals.every((place) => {
    const winners = place.side === undefined ? sides : [place.side]
    const last = lastRound(scenario, place)
    return place.hexes.every((hex) => winners.some((side) => sureRound(scenario, side, hex) <= last))
  }),
)
