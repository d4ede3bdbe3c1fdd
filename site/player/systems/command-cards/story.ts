/** The story of a battle led by cards, for the result. */
import type { CommandCardsEvent } from '../../../../engine/systems/command-cards/events.ts'
import { positionOf } from '../../../../engine/systems/command-cards/standing.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import type { Story } from '../../systemUi.ts'
import { unitName } from './names.ts'
import type { CommandCardsTypes } from './types.ts'

type Medal = Extract<CommandCardsEvent, { type: 'medal' }>
type Destroyed = Extract<CommandCardsEvent, { type: 'destroyed' }>

const causeOf: Story<CommandCardsTypes>['cause'] = (scenario, steps, outcome) => {
  const winner = winnerOf(outcome)
  if (winner === null || outcome.reason !== 'medals') return undefined
  const isMedal = (event: CommandCardsEvent): event is Medal =>
    event.type === 'medal' && event.side === winner && event.count > 0 && event.why !== 'place-lost'
  const at = steps.findLastIndex(({ events }) => events.some(isMedal))
  const events = steps[at]?.events ?? []
  const medal = events.findLast(isMedal)
  if (medal === undefined) return undefined
  const place = medal.place === undefined ? undefined : scenario.medals[medal.place]?.name
  if (place !== undefined) return { at, what: `The last medal was won for ${place}` }
  const isLoss = (event: CommandCardsEvent): event is Destroyed =>
    event.type === 'destroyed' && scenario.units[event.unit]?.side !== winner
  const fallen = medal.why === 'unit' ? events.findLast(isLoss) : undefined
  return { at, what: fallen ? `${unitName(scenario, fallen.unit)} was destroyed` : 'The last medal was won' }
}

export const story: Story<CommandCardsTypes> = {
  standing: positionOf,
  measures(game, state) {
    const { medals } = game.view(state, undefined)
    return { medals, lead: [medals[0] - medals[1]] }
  },
  // The first side’s lead is what the other one lacks.
  isMoreBetter: (_, measure, side) => measure !== 'lead' || side === 0,
  cause: causeOf,
}
