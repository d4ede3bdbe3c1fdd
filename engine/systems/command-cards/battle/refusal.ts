/** Why a unit cannot battle another, as sentences for players. Legality is decided elsewhere. command-cards.C3, C7-C13 */

import { withVerb } from '../../../words.ts'
import { onlyBattlesOf } from '../cards/effects.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { battleKind, type Position, phase, status } from '../types.ts'
import { distanceOf, isBesideEnemy, isCamouflaged } from '../units.ts'
import { rangeOf } from './guns.ts'
import { battlesOpenTo, countDice, openTo } from './pool.ts'

export const targetRefusal = (services: Services, state: Position, unit: number, target: number): string => {
  const { table } = services
  const { name } = table.scenario.units[unit]
  const enemy = table.scenario.units[target]
  if (enemy.side === table.side[unit]) return `${withVerb(enemy.name, 'is', 'are')} no enemy.`
  if (state.hex[unit] <= 0) return `${withVerb(name, 'is', 'are')} not on the board.`
  if (state.hex[target] <= 0) return `${withVerb(enemy.name, 'is', 'are')} not on the board.`
  if (state.phase !== phase.battle && unit !== state.attacker)
    return `${withVerb(name, 'is', 'are')} not the unit that may battle now.`
  if (state.phase === phase.second && target === state.target)
    return 'The second close assault is against another enemy.'
  return (
    (state.phase === phase.battle ? unitRefusal(table, state, unit, target) : undefined) ??
    distanceRefusal(services, state, unit, target)
  )
}

/** Why the unit can battle nobody at all, or nobody at that distance. */
const unitRefusal = (table: Table, state: Position, unit: number, target: number): string | undefined => {
  const { name } = table.scenario.units[unit]
  const has = (bit: number): boolean => (state.status[unit] & bit) !== 0
  if (!has(status.ordered)) return `${withVerb(name, 'has', 'have')} no order.`
  if (has(status.battled)) return `${withVerb(name, 'has', 'have')} battled in this turn.`
  if (has(status.arrived)) return `${withVerb(name, 'has', 'have')} come in in this turn.`
  if (has(status.barred)) return `${name} cannot battle in this turn after the ground moved over.`
  const open = battlesOpenTo(table, state, unit)
  const isClose = distanceOf(table, state, unit, target) === 1
  if ((open & (isClose ? openTo.close : openTo.fire)) !== 0) return undefined
  const only = onlyBattlesOf(table, state)
  if (only === 'none') return 'The card allows no battle.'
  if (only === 'close' && !isClose) return 'The card allows close assault only.'
  if (only === 'fire' && isClose) return 'The card allows no close assault.'
  if (open === openTo.close) return `${withVerb(name, 'has', 'have')} moved too far for anything but close assault.`
  return `${withVerb(name, 'has', 'have')} moved too far to battle.`
}

/** Why the one cannot reach, see or hurt the other. */
const distanceRefusal = (
  { table, sight, ...rest }: Services,
  state: Position,
  unit: number,
  target: number,
): string => {
  const { name } = table.scenario.units[unit]
  const enemy = table.scenario.units[target].name
  const far = distanceOf(table, state, unit, target)
  if (far > 1 && isBesideEnemy(table, state, unit))
    return `${withVerb(name, 'is', 'are')} beside an enemy and can only close in on that one.`
  const range = rangeOf(table, state, unit)
  if (far > range.length || range[far - 1] === 0)
    return `${withVerb(enemy, 'is', 'are')} ${far} hexes away: ${withVerb(name, 'does', 'do')} not reach so far.`
  if (far > 1 && state.visibility > 0 && far > state.visibility)
    return `It is dark: nobody sees farther than ${state.visibility} ${state.visibility === 1 ? 'hex' : 'hexes'}.`
  if (far > 1 && isCamouflaged(state, target))
    return `${withVerb(enemy, 'is', 'are')} camouflaged: only close assault finds it.`
  if (far > 1 && table.types[unit].needsSight && !sight.sees(state, state.hex[unit], state.hex[target]))
    return `${withVerb(name, 'does', 'do')} not see ${enemy}.`
  if (countDice({ table, sight, ...rest }, state, unit, target, battleKind.normal) === 0)
    return `${name} would have no dice left against ${enemy}.`
  return `${name} cannot battle ${enemy} from there.`
}
