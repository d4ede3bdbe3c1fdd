/** Bonus objectives: when they are won, lost again or failed, and what they bring. operational.H2-H4 */
import type { Side } from '../../twoSides.ts'
import type { OperationalDraft } from './events.ts'
import { grantUpgrade } from './headquarters/experience.ts'
import { itemIndex, specialistNation } from './items.ts'
import { drawByParts } from './prizes.ts'
import { prestigeEarned } from './rules.ts'
import type { BonusObjective } from './scenario.ts'
import type { Table } from './table.ts'
import { bonus, destroyed, enRoute, type OperationalState, type ReadonlyState } from './types.ts'

/** True if a condition must hold until the end, rather than be achieved by a turn. */
const isKept = ({ condition: { type } }: BonusObjective): boolean =>
  type === 'keep' || type === 'steps' || type === 'specialists' || type === 'ruins'

/** True if a prize can be given back, and so be won again: a port and a token. operational.H3 */
const isReturnable = ({ reward: { type } }: BonusObjective): boolean => type === 'port' || type === 'token'

/** Steps that a side has lost: killed, and scattered, though some of those may come back. operational.H2, D20 */
export const stepsLost = (state: ReadonlyState, side: Side): number => state.killed[side] + state.scattered[side]

/** Specialists that a side has lost, of one kind when it is named by its id. operational.H2 */
export const specialistsLost = (table: Table, state: ReadonlyState, side: Side, of?: string): number =>
  of === undefined
    ? state.specialistsLost[side]
    : state.lostOfKind[side * table.specialistIds.length + table.specialistIds.indexOf(of)]

/** True if a condition holds now. operational.H2 */
const holdsNow = (table: Table, state: ReadonlyState, { condition, side }: BonusObjective): boolean => {
  switch (condition.type) {
    case 'take':
    case 'hold':
      return state.owner[condition.hex] === side
    case 'destroy':
      return state.hex[condition.unit] === destroyed
    case 'keep':
      return state.hex[condition.unit] !== destroyed
    case 'prisoners':
      return state.prisoners[side] >= condition.count
    case 'steps':
      return stepsLost(state, side) < condition.count
    case 'specialists':
      return specialistsLost(table, state, side, condition.of) < condition.count
    case 'ruins':
      return state.ruinedCities[side] + state.destroyedBridges[side] < condition.count
  }
}

/**
 * Updates bonus objectives after an action. Something to do is won as soon as it is done in time; a hex to hold is lost again
 * with the hex; something to spare fails as soon as it is lost. A hex that its side owns from the start is only judged after
 * the last turn. operational.H2
 * @param byUnit the unit that acted, whose headquarters gets what a headquarters can get; -1 for none
 */
export const settleBonuses = (table: Table, draft: OperationalDraft, byUnit: number): void => {
  const { state } = draft
  const { bonuses } = table.scenario
  for (let index = 0; index < bonuses.length; index++) {
    const objective = bonuses[index]
    if (table.isDefended[index]) continue
    const holds = holdsNow(table, state, objective)
    if (isKept(objective)) {
      if (!holds && state.bonus[index] === bonus.open) settle(table, draft, index, bonus.failed, byUnit)
    } else if (state.bonus[index] === bonus.open) {
      if (holds && state.turn <= objective.by) settle(table, draft, index, bonus.won, byUnit)
    } else if (state.bonus[index] === bonus.won && objective.condition.type === 'hold' && !holds)
      settle(
        table,
        draft,
        index,
        state.turn <= objective.by && isReturnable(objective) ? bonus.open : bonus.failed,
        byUnit,
      )
  }
}

/** Closes the bonus objectives whose last turn is over: what was spared or defended is won, what was not done has failed. operational.H2 */
export const closeBonuses = (table: Table, draft: OperationalDraft): void => {
  for (const [index, { by }] of table.scenario.bonuses.entries()) if (draft.state.turn > by) close(table, draft, index)
}

/** Decides all open bonus objectives as they stand when the game ends. operational.H4 */
export const closeAllBonuses = (table: Table, draft: OperationalDraft): void => {
  for (const index of table.scenario.bonuses.keys()) close(table, draft, index)
}

const close = (table: Table, draft: OperationalDraft, index: number): void => {
  const objective = table.scenario.bonuses[index]
  if (draft.state.bonus[index] !== bonus.open) return
  const isWon = (isKept(objective) || table.isDefended[index]) && holdsNow(table, draft.state, objective)
  settle(table, draft, index, isWon ? bonus.won : bonus.failed, -1)
}

/** True if a side has nothing left to do for bonus objectives: it may end the game early. operational.H4 */
export const hasDoneBonuses = (table: Table, state: ReadonlyState, side: Side): boolean =>
  table.scenario.bonuses.every(
    (objective, index) =>
      objective.side !== side ||
      state.bonus[index] !== bonus.open ||
      isKept(objective) ||
      objective.condition.type === 'hold',
  )

/** Sets the status of an objective, with its prestige, score and reward, or takes them back. */
const settle = (table: Table, draft: OperationalDraft, index: number, now: number, byUnit: number): void => {
  const { state } = draft
  const { side } = table.scenario.bonuses[index]
  const { rewards } = table.scenario.rules
  const wasWon = state.bonus[index] === bonus.won
  const isWon = now === bonus.won
  state.bonus[index] = now
  const change = isWon ? 1 : wasWon ? -1 : 0
  const prestige = change * prestigeEarned(table.scenario, rewards.prestige)
  state.prestige[side] += prestige
  state.score[side] += change * rewards.score
  draft.emit({ type: 'bonus', bonus: index, won: isWon, prestige })
  if (isWon) pay(table, draft, index, byUnit)
  else if (wasWon) takeBack(table, state, index)
}

/** operational.H3 */
const pay = (table: Table, draft: OperationalDraft, index: number, byUnit: number): void => {
  const { state } = draft
  const { side, reward } = table.scenario.bonuses[index]
  const { rules } = table.scenario
  const hq = headquartersOf(table, side, byUnit)
  switch (reward.type) {
    case 'card':
      giveCard(table, state, index, reward.card)
      break
    case 'specialist':
      giveSpecialist(table, state, hq, reward.specialist)
      break
    case 'random': {
      const { cards, specialists } = rules.rewards
      const prize = drawByParts(draft.dice.at(state, 'prize', index), reward.of === 'card' ? cards : specialists)
      if (reward.of === 'card') giveCard(table, state, index, prize)
      else giveSpecialist(table, state, hq, prize)
      draft.emit({ type: 'prize', side, of: reward.of, prize, rolled: true })
      break
    }
    case 'port':
      state.portSupply[side] += rules.rewards.portSupply
      break
    case 'upgrade':
      if (hq >= 0) grantUpgrade(table, draft, hq)
      break
    case 'delay':
      if (state.hex[reward.unit] === enRoute) state.delayed[reward.unit] += reward.turns
      break
    case 'token':
      break
  }
}

/** Takes back a reward that lasts only as long as its objective is held. operational.H3 */
const takeBack = (table: Table, state: OperationalState, index: number): void => {
  const { side, reward } = table.scenario.bonuses[index]
  if (reward.type === 'port') state.portSupply[side] -= table.scenario.rules.rewards.portSupply
}

/** The headquarters of the unit that achieved it; the first one of the side when the unit has none, -1 when there is none. */
const headquartersOf = (table: Table, side: Side, byUnit: number): number => {
  const own = byUnit >= 0 && table.side[byUnit] === side ? table.hqOf[byUnit] : -1
  return own >= 0 ? own : (table.hqsOf[side][0] ?? -1)
}

/** Puts a card that a bonus objective can bring into the hand of its side. */
const giveCard = (table: Table, state: OperationalState, index: number, id: string): void => {
  state.card[table.cards.findIndex(({ bonus, card }) => bonus === index && card === id)] = 1
}

/** Puts a specialist into the pool of a headquarters; no headquarters, no specialist. */
const giveSpecialist = (table: Table, state: OperationalState, hq: number, id: string): void => {
  if (hq < 0) return
  const item = itemIndex(table, id, specialistNation(table.scenario.rules, table.profiles[hq].nation))
  state.pool[hq * table.items.length + item]++
}
