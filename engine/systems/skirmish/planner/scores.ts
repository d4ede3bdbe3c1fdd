/** How good single actions seem, without thinking ahead, in hundredths of an action point. */
import { otherSide } from '../../../twoSides.ts'
import { cardsInHand } from '../cards/deck.ts'
import { ambushPrice } from '../combat/ambush.ts'
import { answersOf } from '../combat/assault.ts'
import { isReady, rangeOf, weaponOf, weaponsOf } from '../combat/weapons.ts'
import { question, shot } from '../types.ts'
import { knowsMine, movementPoints, teamOfMine, terrainAt } from '../units.ts'
import type { SkirmishAction, SkirmishActionType } from '../verbs/index.ts'
import { aimScore, escortScore, flyScore, interceptScore } from './air.ts'
import { buildScore, cardScore, deployScore, equipScore, playScore } from './cards.ts'
import { bestShot, type Decision, gain, outlook, type Score, worthOf } from './decision.ts'
import { killChance, riskOf, unitWorth } from './worth.ts'

/**
 * Returns the worth of an assault on a space beyond that of firing from here, and of the place if it is taken, both as likely as the
 * attacker survives the defender, who fires first (skirmish.S9); less the cost of that fire.
 */
const assaultScore: Score<'assault'> = (decision, { unit, space }) => {
  const { state, table, weights } = decision
  const defender = state.unit[space] - 1
  const storms = weaponsOf(table, state, unit)
    .filter((weapon) => isReady(table, state, unit, weapon))
    .map((weapon) => ({ unit, weapon, target: defender, kind: shot.assault }))
  const best = Math.max(0, ...storms.map((aim) => worthOf(decision, aim)))
  const chance = Math.max(0, ...storms.map((aim) => killChance(decision, state, aim)))
  const answers = answersOf(table, state, defender, unit).map((weapon) => ({
    unit: defender,
    weapon,
    target: unit,
    kind: shot.reaction,
  }))
  const risk = Math.max(0, ...answers.map((aim) => riskOf(decision, state, aim)))
  const survives = 100 - Math.max(0, ...answers.map((aim) => killChance(decision, state, aim)))
  const taken = Math.floor((chance * Math.max(0, gain(decision, unit, space))) / 100)
  return Math.floor((survives * (best + taken)) / 100) - bestShot(decision, unit) - risk - weights.caution
}

/** Scores fire: a shot that serves nothing is never fired, whatever else there is. */
const fireScore: Score<'fire'> = (decision, { unit, weapon, target }) => {
  const { state, table, weights } = decision
  const worth = worthOf(decision, { unit, weapon, target, kind: shot.fire })
  if (worth === 0) return useless
  if (target >= table.units || state.suppressed[target] > 0) return worth
  const isOther = state.lastAttacker[target] > 0 && state.lastAttacker[target] !== unit + 1
  return worth + (isOther ? weights.suppression : 0)
}

/** To mount where the enemy comes into range, to dismount where nobody is near. */
const turnScore: Score<'turn'> = ({ table, state, team }, { unit, option }) => {
  const weapon = weaponOf(table, state, unit, option + 1)
  if (weapon === undefined) return -1
  const range = rangeOf(table, state, unit, weapon)
  const near = Math.min(
    ...table.unitsOfTeam[otherSide(team)].map((enemy) =>
      state.space[enemy] > 0 && state.space[enemy] <= table.field
        ? table.distance[state.space[unit] * table.size + state.space[enemy]]
        : Number.POSITIVE_INFINITY,
    ),
  )
  const isMounted = (state.grey[unit] & (1 << option)) === 0
  return isMounted ? (near > range + 2 ? 10 : -10) : near <= range + 1 ? 10 : -10
}

/** Engineers who have nothing to fire at clear the way of those behind them. */
const clearScore: Score<'clear'> = (decision, { unit, space }) => {
  const { table, state, team, weights } = decision
  const isAhead = table.row[team * table.size + space] > table.row[team * table.size + state.space[unit]]
  const isInTheWay = terrainAt(table, state, space)?.movement === 'difficult'
  const isMined = knowsMine(table, state, team, space) && teamOfMine(table, state, space) !== team
  return (isMined || (isAhead && isInTheWay) ? weights.clear : -1) - bestShot(decision, unit)
}

const boardScore: Score<'board'> = (decision, { unit, other }) => {
  const { table, state, weights } = decision
  const isFar = outlook(decision, unit).shots.every(
    ({ space }) => table.distance[state.space[unit] * table.size + space] > 3,
  )
  const steps = movementPoints(table, state, other) - movementPoints(table, state, unit) - 1
  return isFar && state.spent[other] === 0 ? weights.advance * steps : -1
}

type Scores = { readonly [T in SkirmishActionType]: Score<T> }

const scores: Scores = {
  bid: ({ weights }, { points }) => -((points - weights.bid) ** 2),
  lead: ({ team }, { first, builder }) => (first === team ? 2 : 0) + (builder === team ? 0 : 1),
  build: buildScore,
  keep: ({ table, state, side, weights }) => {
    const isCheap = (card: number): boolean => (table.cards[card].unit?.cost ?? 99) <= weights.cheapUnit
    return cardsInHand(table, state, side).filter(isCheap).length >= weights.cheapUnits ? 1 : -1
  },
  redraw: () => 0,
  move: (decision, { unit, space }) => gain(decision, unit, space) - 1,
  assault: assaultScore,
  accompany: (decision, { unit, other, space }) =>
    gain(decision, unit, space) + gain(decision, other, space) + decision.weights.cover - 2,
  swap: (decision, { unit, other }) =>
    gain(decision, unit, decision.state.space[other]) + gain(decision, other, decision.state.space[unit]) - 5,
  board: boardScore,
  leave: (decision, { unit, space }) => bestShot(decision, unit) + gain(decision, unit, space),
  deploy: deployScore,
  equip: equipScore,
  play: playScore,
  storm: (decision, { unit, weapon, target }) => 1000 + worthOf(decision, { unit, weapon, target, kind: shot.assault }),
  fire: fireScore,
  fly: flyScore,
  aim: aimScore,
  escort: escortScore,
  intercept: interceptScore,
  answer: (decision, { weapon }) =>
    1 +
    worthOf(decision, {
      unit: decision.state.stormed - 1,
      weapon,
      target: decision.state.stormer - 1,
      kind: shot.reaction,
    }),
  // A grenade lit in the own turn is gone before anybody fires at it.
  light: ({ state, table }, { unit, option }) =>
    state.question !== question.none || table.cards[table.card[unit]].options[option].rules.until === 'own' ? 5 : -1,
  ambush: (decision, { card, unit, weapon }) =>
    worthOf(decision, { unit, weapon, target: decision.state.mover - 1, kind: shot.reaction }) -
    decision.weights.ambushAp * ambushPrice(decision.table, card),
  clear: clearScore,
  turn: turnScore,
  treat: (decision, { other }) => unitWorth(decision, decision.state, other),
  discard: (decision, { card }) => -cardScore(decision, card),
  surrender: () => -1000,
  done: () => 0,
}

/** The score of what serves nothing at all. */
const useless = -10_000

/** How good an action seems; to be done is 0. */
export const scoreOf = (decision: Decision, action: SkirmishAction): number =>
  (scores[action.type] as Score<SkirmishActionType>)(decision, action)
