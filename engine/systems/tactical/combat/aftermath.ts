/** What a fight leaves behind: entrenchment, flight, experience, suppression, units that are gone. tactical.G16-G19 */
import type { Space } from '../../../board.ts'
import { otherSide } from '../../../twoSides.ts'
import { gain } from '../experience.ts'
import { mayStand, zonesFor } from '../movement.ts'
import { unitAt } from '../services.ts'
import { eachAround } from '../table.ts'
import { fate } from '../types.ts'
import { barsOf, effectOf, modelOf, moverOf, targetOf } from '../units.ts'
import { type Combat, tallyOf } from './combat.ts'
import type { Fight } from './grades.ts'

/** tactical.G17 */
const digOut = (combat: Combat, { attacker, defender }: Fight): void => {
  const { services, draft, chance } = combat
  const { state } = draft
  const dig = (unit: number, isLess: boolean): void => {
    if (state.entrenchment[unit] > 0 && isLess) state.entrenchment[unit]--
  }
  if (state.entrenchment[defender] > 0)
    dig(
      defender,
      tallyOf(combat, defender).lost > 0 ||
        chance.isWithin(tallyOf(combat, attacker).strength, services.table.scenario.rules.combat.digOut),
    )
  dig(attacker, tallyOf(combat, attacker).lost > 0)
}

/** The space to which a unit flees; undefined when there is none. tactical.G18 */
const refugeOf = ({ services, draft: { state } }: Combat, unit: number, other: number): Space | undefined => {
  const { table } = services
  const { board, edges, side } = table
  const zones = zonesFor(services, state, unit, true)
  const model = moverOf(table, state, unit)
  const home = edges[side[unit]]
  const spaces: Space[] = []
  eachAround(table, state.hex[unit], (space) => {
    if (mayStand(table, state, model, space) && unitAt(services, state, space, false) === undefined) spaces.push(space)
  })
  const toHome = (space: Space): number =>
    home.reduce((least, edge) => Math.min(least, board.distance(space, edge)), board.size)
  const order = (space: Space): readonly number[] => [
    zones[space],
    -board.distance(space, state.hex[other]),
    toHome(space),
    space,
  ]
  return spaces.toSorted((one, next) => compare(order(one), order(next)))[0]
}

const compare = (one: readonly number[], next: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== next[index])
  return at < 0 ? 0 : one[at] - next[at]
}

/** A unit leaves the battle. */
export const removeUnit = (
  { draft: { state, emit } }: Pick<Combat, 'draft'>,
  unit: number,
  to: 'destroyed' | 'surrendered',
): void => {
  state.hex[unit] = 0
  state.fate[unit] = fate[to]
  emit({ type: to, unit, rolled: true })
}

/** Units without effect beside one that has some flee. tactical.G18 */
const flee = (combat: Combat, { attacker, defender, range }: Fight): void => {
  const { services, draft, chance } = combat
  const { table } = services
  const { state, emit } = draft
  const [by, against] = [attacker, defender].map((unit) => targetOf(table, state, unit))
  if (range !== 1 || by.class === 'artillery' || !((by.isGround && against.isGround) || (by.isShip && against.isShip)))
    return
  if ([attacker, defender].some((unit) => state.strength[unit] === 0)) return
  const weak = [attacker, defender].filter((unit) => effectOf(state, unit) === 0)
  if (weak.length !== 1) return
  const [unit] = weak
  const other = unit === attacker ? defender : attacker
  const { die, stays } = table.scenario.rules.combat.flight
  if (moverOf(table, state, unit).points === 0 || !chance.isWithin(stays - 1, die)) return
  const to = refugeOf(combat, unit, other)
  if (to === undefined) {
    removeUnit(combat, unit, 'surrendered')
    return
  }
  state.hex[unit] = to
  state.entrenchment[unit] = 0
  state.ticks[unit] = 0
  emit({ type: 'fled', unit, to, rolled: true })
}

/** Ends a fight. */
export const settle = (combat: Combat, now: Fight, how: 'fought' | 'broken up' | 'evaded'): void => {
  const { services, draft, tallies } = combat
  const { state } = draft
  const { table } = services
  const { attacker, defender, range } = now
  if (how === 'fought') {
    digOut(combat, now)
    flee(combat, now)
  }
  for (const [unit, { lasting }] of tallies) state.suppressed[unit] = Math.min(state.strength[unit], lasting)
  // tactical.L1
  const bars = new Map([...tallies.keys()].map((unit) => [unit, barsOf(table, state, unit)]))
  const close = how === 'fought' && range <= 1 ? table.scenario.rules.experience.close : 0
  for (const [unit, { kills, lost }] of tallies) {
    const enemy = table.side[unit] === table.side[attacker] ? defender : attacker
    const isFighting = unit === attacker || unit === defender
    const better = Math.max(1, (bars.get(enemy) ?? 0) - (bars.get(unit) ?? 0))
    gain(services, draft, unit, better * kills + (isFighting ? lost + close : 0))
  }
  for (const unit of tallies.keys())
    if (state.strength[unit] === 0 && state.fate[unit] === fate.present) removeUnit(combat, unit, 'destroyed')
  if (table.scenario.house.killMoney)
    for (const [unit] of tallies)
      if (state.fate[unit] === fate.destroyed) {
        const worth = Math.floor(
          (((bars.get(unit) ?? 0) + 1) * modelOf(table, state, unit).price) / table.scenario.rules.battle.bounty,
        )
        state.won[otherSide(table.side[unit])] += worth
      }
}
