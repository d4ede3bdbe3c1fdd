/** Which engineers do which jobs, and how much. echelon.37, 40a, 40b, 40c, 40d, 40e, 40g */
import type { Hex } from '../../../hex.ts'
import { type Ability, type Fraction, type Job, re } from '../rules.ts'
import type { Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import type { Table } from '../table.ts'
import { type Position, status } from '../types.ts'
import { can, has, reOf } from '../units.ts'

/** Support divisions and markers of corps and armies have engineers of their own; cadres have none. echelon.40c */
const isDivisional = (table: Table, state: Position, unit: number): boolean => {
  const { size } = table.profiles[unit]
  return size === 'corps' || size === 'army' || (size === 'division' && can(table, state, unit, 'supports-others'))
}

/** True if a unit works with an ability. Guns of positions build and break nothing. echelon.11e, 36 */
export const worksAs = (table: Table, state: Position, unit: number, ability: Ability): boolean =>
  !can(table, state, unit, 'position-aa') &&
  (can(table, state, unit, ability) || (ability === 'divisional-engineer' && isDivisional(table, state, unit)))

/** How many times the cost a job is for a unit, by the best of its abilities; undefined when it does no such job. */
export const timesOf = (table: Table, state: Position, unit: number, job: Job): Fraction | undefined => {
  const { workers } = table.scenario.rules.engineering
  let best: Fraction | undefined
  for (const ability of Object.keys(workers) as Ability[]) {
    const times = workers[ability]?.[job]
    if (times === undefined || !worksAs(table, state, unit, ability)) continue
    if (best === undefined || times[0] * best[1] < best[0] * times[1]) best = times
  }
  return best
}

/** Work that an engineer does in a turn, in 144ths of a point. */
const workOf = (table: Table, state: Position, unit: number, [numerator, denominator]: Fraction): number =>
  Math.floor((reOf(table, state, unit) * denominator) / numerator)

/** Lists the units that work on a job in a hex: engineers and their helpers. Units that were driven off or disrupted do not work. */
export const crewAt = (
  services: Services,
  state: Position,
  hex: Hex,
  job: Job,
): { readonly engineers: readonly number[]; readonly helpers: readonly number[] } => {
  const { table } = services
  const all = unitsAt(services, state, hex).filter(
    (unit) => has(state, unit, status.working) && !has(state, unit, status.retreated | status.disrupted),
  )
  return {
    engineers: all.filter((unit) => timesOf(table, state, unit, job) !== undefined),
    helpers: all.filter((unit) => timesOf(table, state, unit, job) === undefined),
  }
}

/** Helpers that engineers can use: one for each of their REs. echelon.40b */
export const roomForHelpers = (table: Table, state: Position, engineers: readonly number[]): number =>
  Math.floor(engineers.reduce((sum, unit) => sum + reOf(table, state, unit), 0) / re)

/** Work that is done on a job in a hex in a turn, in 144ths of a point. Labour doubles the best of the engineers. echelon.39, 40b */
export const workAt = (services: Services, state: Position, hex: Hex, job: Job): number => {
  const { table } = services
  const { labour } = table.scenario.rules.engineering
  const { engineers, helpers } = crewAt(services, state, hex, job)
  const done = engineers.map((unit) => workOf(table, state, unit, timesOf(table, state, unit, job) ?? [1, 1]))
  const helped = helpers
    .map((unit) => reOf(table, state, unit))
    .toSorted((one, other) => other - one)
    .slice(0, roomForHelpers(table, state, engineers))
  const byLabour = state.labour[hex] > 0 ? Math.max(0, ...done) * (labour.engineers - 1) : 0
  return [...done, ...helped, byLabour].reduce((sum, one) => sum + one, 0)
}

/** True if railway engineers are at work: they do several hexes of a railway job in a turn. echelon.40g */
export const isRailGang = (services: Services, state: Position, hex: Hex, job: Job): boolean =>
  services.table.scenario.rules.engineering.railJobs.includes(job) &&
  crewAt(services, state, hex, job).engineers.some((unit) => can(services.table, state, unit, 'railroad-engineer'))
