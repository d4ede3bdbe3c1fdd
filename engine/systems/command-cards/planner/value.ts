/**
 * How likely a side wins from a position, as games between planners have shown: medals, figures, cards, what the units could do at
 * once, and what time is left. It decides no rule.
 */
import { chanceOfOdds, divideRounded } from '../../../arithmetic.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { openTo } from '../battle/pool.ts'
import { medalsOf } from '../medals.ts'
import type { Position } from '../types.ts'
import { usualWorth } from './decision.ts'
import { valueWeights } from './valueWeights.ts'
import type { Judge } from './weights.ts'
import { bestBattle, goalsOf, worthOfStanding } from './worth.ts'

/** The features that are weighed: mostly by a side's lead over the other. In thousandths. */
const featureNames = [
  'medals',
  'nearness',
  'figures',
  'weak',
  'units',
  'hand',
  'standing',
  'battles',
  'bestBattle',
  'clock',
  'late',
  'tempo',
  'battlesNow',
] as const
type Feature = (typeof featureNames)[number]

/** Battles of a side that count: about as many as a card lets it fight. */
const mostBattles = 4

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Returns the features that count for a side. */
const partsOf = (services: Judge, state: Position, side: Side) => {
  const { table } = services
  const { medals: needed } = table.scenario.sides[side]
  const medals = Math.max(0, Math.min(needed, medalsOf(table, state, side)))
  const goals = goalsOf(services, state, side)
  const all = table.unitsOf[side]
  const standing = all.filter((unit) => state.hex[unit] > 0)
  const battles = standing
    .map((unit) => bestBattle(services, state, unit, openTo.both).worth)
    .toSorted((one, other) => other - one)
  const perUnit = (value: number): number => Math.floor(value / Math.max(1, all.length))
  return {
    medals: Math.floor((1000 * medals) / needed),
    nearness: Math.floor(1000 / Math.max(1, needed - medals)),
    figures: perUnit(sum(standing.map((unit) => Math.floor((1000 * state.figures[unit]) / table.types[unit].figures)))),
    weak: perUnit(1000 * standing.filter((unit) => state.figures[unit] === 1).length),
    units: perUnit(1000 * standing.length),
    hand: sum(
      table.cards.map((_, card) => state.hand[side * table.cards.length + card] * usualWorth({ services }, card)),
    ),
    standing: perUnit(sum(standing.map((unit) => Math.floor(worthOfStanding(table, state, unit, goals))))),
    battles: Math.floor(sum(battles.slice(0, mostBattles))),
    bestBattle: Math.floor(battles[0] ?? 0),
  }
}

export const featuresOf = (services: Judge, state: Position, side: Side): Readonly<Record<Feature, number>> => {
  const { table } = services
  const other = otherSide(side)
  const own = partsOf(services, state, side)
  const enemy = partsOf(services, state, other)
  const { turns, tie, isUnlimited } = table.scenario
  // Who wins a tie is half a medal ahead.
  const lead =
    1000 * (medalsOf(table, state, side) - medalsOf(table, state, other)) +
    (tie === side ? 500 : tie === other ? -500 : 0)
  const left = turns - state.turn + 2
  const sign = state.active === side ? 1 : -1
  return {
    medals: own.medals - enemy.medals,
    nearness: own.nearness - enemy.nearness,
    figures: own.figures - enemy.figures,
    weak: own.weak - enemy.weak,
    units: own.units - enemy.units,
    hand: own.hand - enemy.hand,
    standing: own.standing - enemy.standing,
    battles: own.battles - enemy.battles,
    bestBattle: own.bestBattle - enemy.bestBattle,
    clock: isUnlimited ? 0 : divideRounded(lead, left),
    late: isUnlimited ? 0 : divideRounded(1000 * Math.sign(lead), left),
    tempo: 1000 * sign,
    battlesNow: sign * (state.active === side ? own : enemy).battles,
  }
}

/** How likely a side wins, in ten-thousandths. */
export const chanceToWin = (services: Judge, state: Position, side: Side): number => {
  const features = featuresOf(services, state, side)
  return chanceOfOdds(featureNames.reduce((all, name) => all + valueWeights[name] * features[name], 0))
}
