/** The most medals that a side can win before the last round is over. command-cards.C2, C10, C15, C19 */

import type { Hex } from '../../../../../engine/hex.ts'
import type { CardRules } from '../../../../../engine/systems/command-cards/rules.ts'
import type { CommandCardsScenario } from '../../../../../engine/systems/command-cards/scenario.ts'
import type { Side } from '../../../../../engine/twoSides.ts'
import { comesBy } from '../reachability.ts'
import type { LintContext } from '../rule.ts'

export interface Budget {
  readonly most: number
  /** For units that it destroys, at best. */
  readonly perRound: number
}

export const mostInTime = (context: LintContext, side: Side): Budget => {
  const { scenario } = context
  const { turns, units, special, rules, medals: places, sides } = scenario
  const isInTime = (hex: Hex, by = turns): boolean => comesBy(context, side, hex, by)
  const enemies = units.filter((unit) => unit.side !== side)
  const worth = enemies
    .map(({ type, leader }) => rules.unitTypes[type].medals + (leader === true ? rules.special.leader.medals : 0))
    .sort((a, b) => b - a)
  const perRound = sum(worth.slice(0, mostBattles(scenario, side)))
  const forUnits = Math.min(sum(worth), turns * perRound)
  // What is certain to be enough needs no map.
  if (forUnits >= sides[side].medals) return { most: forUnits, perRound }
  const forPlaces = places.map(({ side: winner, medals, group, hexes, atTurnStart }) => {
    if (winner !== undefined && winner !== side) return 0
    const held = hexes.filter((hex) => isInTime(hex, atTurnStart ? turns - 1 : turns)).length
    return group === 'each' ? medals * held : held === hexes.length ? medals : 0
  })
  const deeds = [...(special.sabotage ?? []), ...(special.prisoners ?? []), ...(special.equipment ?? [])]
  const forDeeds = deeds.map((deed) => (deed.side === side && isInTime(deed.hex) ? deed.medals : 0))
  const forExit = (special.exits ?? []).map((exit) =>
    exit.side === side && exit.hexes.some((hex) => isInTime(hex)) ? exit.medals : 0,
  )
  const leaving = Math.max(0, ...forExit) * (units.length - enemies.length)
  return { most: forUnits + sum(forPlaces) + sum(forDeeds) + leaving, perRound }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** Battles of a side in one round at most: those of the card that orders most, with an overrun for each, or the targets of a strike. */
const mostBattles = ({ rules, deck, units }: CommandCardsScenario, side: Side): number => {
  const own = units.filter((unit) => unit.side === side)
  const battlesEach = own.some(({ type }) => rules.unitTypes[type].overruns) ? 2 : 1
  const battlesOf = ({ orders, otherwise = [], battle, strike, rolls, echoes }: CardRules): number => {
    const ordered = (slots: CardRules['orders']): number => sum(slots.map(({ count }) => count ?? own.length))
    const most = rolls === 'orders' || echoes === true ? own.length : Math.max(ordered(orders), ordered(otherwise))
    return Math.min(own.length, most) * Math.max(battle?.times ?? 1, battlesEach) + (strike?.targets ?? 0)
  }
  const inDeck = Object.values(rules.cards).filter(({ copies }) => (copies[deck] ?? 0) > 0)
  return Math.max(0, ...inDeck.map(battlesOf))
}
