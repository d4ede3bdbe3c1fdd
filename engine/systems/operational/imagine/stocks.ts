/** The stocks of the enemy's headquarters and depots: their stocks at the start, less a possible use by now. */
import { unkeyedDice } from '../../../dice.ts'
import { addAsset } from '../assets/uses.ts'
import { cardRules } from '../cards.ts'
import { suppressBranches } from '../headquarters/branches.ts'
import { drawByParts } from '../prizes.ts'
import { prestigeEarned } from '../rules.ts'
import { bonus, inReserve, unlimited } from '../types.ts'
import { type Deal, staffLengths, stockLengths, takeFromStart } from './deal.ts'

/**
 * Headquarters as they began, with their known place and supply. Those that are cut off have lost points and branches, and every other
 * one is short of branches for having moved or fled. operational.F1, F2, F7-F9
 */
export const dealHeadquarters = (deal: Deal): void => {
  const { services, state, dice, enemy, begun } = deal
  const { table } = services
  const { suppresses, pointsLost } = table.scenario.rules.headquarters
  for (const hq of table.hqsOf[enemy]) {
    const known = { hex: state.hqHex[hq], from: state.hqFrom[hq], unsupplied: state.hqUnsupplied[hq] }
    takeFromStart(deal, staffLengths(table), hq)
    state.hqHex[hq] = known.hex
    state.hqFrom[hq] = known.from
    state.hqUnsupplied[hq] = known.unsupplied
    if (begun === 0 || known.hex <= 0) continue
    const pace = Math.floor((state.hqTarget[hq] * begun) / (2 * table.scenario.turns))
    state.hqExperience[hq] = dice.below(pace + 1)
    const lost = pointsLost[Math.min(known.unsupplied, pointsLost.length) - 1] ?? 0
    state.hqPoints[hq] = Math.max(0, state.hqCommand[hq] - lost)
    if (known.unsupplied > 0 || dice.below(2) === 0)
      suppressBranches({ state, dice: unkeyedDice(dice), emit() {} }, hq, suppresses.unsupplied)
  }
}

/** Command points that have been spent: what is left counts for little, for they come back every turn. operational.F1 */
export const spendPoints = ({ services: { table }, state, dice, enemy, begun }: Deal): void => {
  for (const hq of table.hqsOf[enemy]) if (begun > 0) state.hqPoints[hq] = dice.below(state.hqPoints[hq] + 1)
}

/** Assets, cards, trucks, prestige and store. The hidden units must stand. operational.E5, G5, H3, I5 */
export const dealStocks = (deal: Deal): void => {
  const { services, state, dice, enemy, begun } = deal
  const { table } = services
  takeFromStart(deal, stockLengths(table), enemy)
  dealAssets(deal)
  dealCards(deal)
  // Trucks are never lost: those that no hub has are in reserve.
  const { hubs } = table.scenario.sides[enemy]
  const began = hubs.reduce((sum, { trucks }) => sum + trucks, 0)
  const now = state.hubTrucks.reduce((sum, trucks, hub) => sum + (table.hubSide[hub] === enemy ? trucks : 0), 0)
  const first = enemy * table.truckTurns
  state.trucks[first] = Math.max(0, state.trucks[first] + began - now)
  dealPrestige(deal)
  if (begun > 0)
    for (let at = enemy * table.items.length; at < (enemy + 1) * table.items.length; at++)
      state.store[at] = dice.below(state.store[at] + 1)
}

/** Uses that are limited in the battle have been spent at any pace. */
const dealAssets = ({ services: { table }, state, dice, enemy, begun }: Deal): void => {
  for (let at = enemy * table.assetIds.length; at < (enemy + 1) * table.assetIds.length; at++) {
    if (begun > 0 && state.assetUses[at] !== unlimited)
      state.assetUses[at] -= dice.below(Math.min(state.assetUses[at], state.assetPerTurn[at] * begun) + 1)
    const ready = Math.min(state.assetPerTurn[at], state.assetUses[at])
    state.assetLeft[at] = begun > 0 ? dice.below(ready + 1) : ready
  }
}

/** Cards of the start and those that are won: the later it is, the rarer one is still in hand. operational.I5, H3 */
const dealCards = (deal: Deal): void => {
  const { services, state, dice, enemy, begun } = deal
  const { table } = services
  const prizes = table.scenario.bonuses.map(({ reward }, index) => {
    if (state.bonus[index] !== bonus.won) return undefined
    if (reward.type === 'random' && reward.of === 'card') return drawByParts(dice, table.scenario.rules.rewards.cards)
    return reward.type === 'card' ? reward.card : undefined
  })
  for (const [card, { side, unit, card: id, bonus: from }] of table.cards.entries()) {
    if (side !== enemy || (from !== undefined && prizes[from] !== id)) continue
    if (unit === undefined ? dice.below(2 * begun + 1) === 0 : state.hex[unit] === inReserve) state.card[card] = 1
    else bringCard(deal, card)
  }
}

/** Applies the lasting effects of a card that was played; single uses are spent with it. */
const bringCard = ({ services: { table }, state, enemy }: Deal, card: number): void => {
  const { effect, assets } = cardRules(table, card)
  if (effect === 'truck') state.trucks[enemy * table.truckTurns]++
  else if (effect === 'elite-store') state.eliteStore[enemy] = 1
  else if (effect === 'assets')
    for (const { asset, perTurn } of assets ?? []) addAsset(table, state, enemy, asset, perTurn, 0)
}

/** Prestige at the start and what was won, of which at most half has been spent. */
const dealPrestige = ({ services: { table }, state, dice, enemy, begun }: Deal): void => {
  const { bonuses, objectives, rules, sides } = table.scenario
  const won = bonuses.filter(({ side }, index) => side === enemy && state.bonus[index] === bonus.won)
  const all =
    sides[enemy].prestige +
    won.length * prestigeEarned(table.scenario, rules.rewards.prestige) +
    objectives.reduce((sum, { side }, index) => sum + (side === enemy ? state.prestigeWon[index] : 0), 0)
  state.prestige[enemy] = begun > 0 ? all - dice.below(Math.max(0, Math.floor(all / 2)) + 1) : all
  state.portSupply[enemy] = won.filter(({ reward }) => reward.type === 'port').length * rules.rewards.portSupply
}
