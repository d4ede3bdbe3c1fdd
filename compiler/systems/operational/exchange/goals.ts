/** Objectives and bonuses of a position that are still to be won, with their turns counted anew. operational.H1, H2 */

import { specialistsLost, stepsLost } from '../../../../engine/systems/operational/bonus.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { BonusObjective } from '../../../../engine/systems/operational/scenario.ts'
import { bonus, type OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { Side } from '../../../../engine/twoSides.ts'
import { listWords } from '../../../../engine/words.ts'
import type { Clock } from '../../../exchange/position.ts'
import { hexName, type WritableEntry } from '../../../exchange/writeYaml.ts'
import type { IdOf } from './forces.ts'

type State = Readonly<OperationalState>

export interface Goals {
  readonly objectives: readonly WritableEntry[]
  readonly bonuses: readonly WritableEntry[]
  readonly lost: readonly string[]
}

export const goalsOf = (game: OperationalGame, state: State, side: Side, clock: Clock, idOf: IdOf): Goals => {
  const { scenario } = game
  const late: string[] = []
  const turnOf = (name: string, by: number): number => {
    const turn = clock.turnOf(side, by)
    if (turn < 1) late.push(name)
    return Math.max(1, turn)
  }
  const objectives = scenario.objectives.flatMap(({ hex, name, side: owner, by }): WritableEntry[] =>
    owner === side ? [{ hex: hexName(scenario.map, hex), name, by: turnOf(name, by) }] : [],
  )
  const decided: string[] = []
  const bonuses = scenario.bonuses.flatMap((one, index): WritableEntry[] => {
    if (one.side !== side) return []
    const condition = state.bonus[index] === bonus.open ? conditionOf(game, state, one, idOf) : undefined
    const reward = rewardOf(one, idOf)
    if (condition === undefined || reward === undefined) {
      decided.push(one.name)
      return []
    }
    return [{ name: one.name, by: turnOf(one.name, one.by), ...condition, reward }]
  })
  return {
    objectives,
    bonuses,
    lost: [
      ...(decided.length > 0
        ? [`Bonuses that are decided, or that nobody can win any more, are left out: ${listWords(decided)}.`]
        : []),
      ...(late.length > 0
        ? [`The turn for the full reward is over, and is the first one here: ${listWords(late)}.`]
        : []),
    ],
  }
}

/** Returns the part of a condition that is left to do; undefined when it has failed. */
const conditionOf = (
  { scenario, table }: OperationalGame,
  state: State,
  { condition, side }: BonusObjective,
  idOf: IdOf,
): WritableEntry | undefined => {
  const left = (done: number): WritableEntry | undefined => {
    if (!('count' in condition) || condition.count - done < 1) return undefined
    return { [condition.type]: condition.count - done }
  }
  switch (condition.type) {
    case 'take':
    case 'hold':
      return { [condition.type]: hexName(scenario.map, condition.hex) }
    case 'destroy':
    case 'keep': {
      const id = idOf(condition.unit)
      return id === undefined ? undefined : { [condition.type]: id }
    }
    case 'prisoners':
      return left(state.prisoners[side])
    case 'steps':
      return left(stepsLost(state, side))
    case 'specialists': {
      const fewer = left(specialistsLost(table, state, side, condition.of))
      return fewer && { ...fewer, ...(condition.of === undefined ? {} : { of: condition.of }) }
    }
    case 'ruins':
      return left(state.ruinedCities[side] + state.destroyedBridges[side])
  }
}

/** operational.H3 */
const rewardOf = ({ reward }: BonusObjective, idOf: IdOf): WritableEntry | undefined => {
  switch (reward.type) {
    case 'card':
      return { card: reward.card }
    case 'specialist':
      return { specialist: reward.specialist }
    case 'delay': {
      const id = idOf(reward.unit)
      return id === undefined ? undefined : { delay: id, turns: reward.turns }
    }
    case 'token':
      return { token: reward.token }
    case 'random':
      return { random: reward.of }
    default:
      return { [reward.type]: true }
  }
}
