/** Units that work all turn: what they may begin, and what is done when their side is on turn again. echelon.36-40 */
import type { Hex } from '../../../hex.ts'
import { isIdle } from '../lift.ts'
import { type Job, jobs, re, times } from '../rules.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { unitsAt } from '../stacks.ts'
import { pay, payable } from '../supply/stores.ts'
import { type EchelonState, type Position, status } from '../types.ts'
import { can, has } from '../units.ts'
import { finishJob, isJobOpen, nextAlongTrack } from './jobs.ts'
import { labourFor } from './labour.ts'
import { crewAt, isRailGang, roomForHelpers, timesOf, workAt } from './workers.ts'

/** Added to the number of a job in quick construction. */
const quickBit = 16

/** The job that goes on in a hex. */
const jobAt = (state: Position, hex: Hex): Job | undefined => jobs[(state.job[hex] & (quickBit - 1)) - 1]
const isQuick = (state: Position, hex: Hex): boolean => (state.job[hex] & quickBit) !== 0

/** REs of supply that quick construction takes. */
const quickPrice = ({ table }: Services): number =>
  table.scenario.rules.engineering.quickSupply * table.scenario.rules.supply.reOfSp

/** True if a unit can have labour at hand, and supply for a job to be done at once. echelon.39 */
const mayHurry = (services: Services, state: Position, unit: number): boolean => {
  const hex = state.hex[unit]
  return (
    (state.labour[hex] > 0 || labourFor(services, state, unit) > 0) &&
    payable(services, state, services.table.side[unit], hex) >= quickPrice(services)
  )
}

/** Lists the jobs that a unit may work on: those that others have begun in this turn, or any that can be done where it stands. */
export const worksOf = (
  services: Services,
  state: Position,
  unit: number,
): readonly { readonly job: Job; readonly quick: 0 | 1 }[] => {
  const { table } = services
  const hex = state.hex[unit]
  if (!isIdle(state, unit) || has(state, unit, status.disrupted | status.dispersed)) return []
  const current = jobAt(state, hex)
  const isBegun = current !== undefined && unitsAt(services, state, hex).some((one) => has(state, one, status.working))
  if (isBegun) {
    const { engineers, helpers } = crewAt(services, state, hex, current)
    const mayHelp =
      can(table, state, unit, 'construction-unit') && helpers.length < roomForHelpers(table, state, engineers)
    const quick = isQuick(state, hex) ? 1 : 0
    return mayHelp || timesOf(table, state, unit, current) !== undefined ? [{ job: current, quick }] : []
  }
  const open = jobs.filter(
    (job) => timesOf(table, state, unit, job) !== undefined && isJobOpen(table, state, table.side[unit], hex, job),
  )
  const { neverQuick } = table.scenario.rules.engineering
  const isHurried = open.length > 0 && mayHurry(services, state, unit)
  return open.flatMap((job) => [
    { job, quick: 0 as const },
    // Some jobs know no quick construction. echelon.40e
    ...(isHurried && !neverQuick.includes(job) ? [{ job, quick: 1 as const }] : []),
  ])
}

/** A unit goes to work. The job begins, unless it goes on. */
export const work = (services: Services, { state }: EchelonDraft, unit: number, job: Job, quick: number): void => {
  const { table } = services
  const hex = state.hex[unit]
  const { cost } = table.scenario.rules.engineering.jobs[job]
  if (jobAt(state, hex) !== job) {
    state.job[hex] = jobs.indexOf(job) + 1
    state.jobLeft[hex] = cost * re
  }
  if (quick && !isQuick(state, hex)) {
    pay(services, { state }, table.side[unit], hex, quickPrice(services))
    state.job[hex] |= quickBit
  }
  // Each hex has one labour unit at most. echelon.39
  if (state.labour[hex] === 0 && timesOf(table, state, unit, job) !== undefined)
    state.labour[hex] = labourFor(services, state, unit)
  state.status[unit] |= status.working
}

/**
 * Work of the last turn is counted before a side does anything in its new one: of the cost of a job no more than a share, but all of it in
 * quick construction and by railway engineers on their own ground. echelon.39, 40g, E1
 */
export const settleWork = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const { table } = services
  const side = state.active
  for (const hex of table.board.spaces) {
    const job = jobAt(state, hex)
    if (job === undefined || state.owner[hex] !== side + 1) continue
    const done = workAt(services, state, hex, job)
    if (done > 0) settleJob(services, draft, hex, job, done)
    state.job[hex] &= quickBit - 1
    state.labour[hex] = 0
  }
  for (const unit of table.unitsOf[side]) state.status[unit] &= ~status.working
}

const settleJob = (services: Services, draft: EchelonDraft, hex: Hex, job: Job, done: number): void => {
  const { table } = services
  const { state, emit } = draft
  const side = state.active
  const { jobs: all, share, railHexes } = table.scenario.rules.engineering
  const cost = all[job].cost * re
  const isGang = isRailGang(services, state, hex, job)
  const most = isQuick(state, hex) || isGang ? done : times(cost, share)
  // Somebody else may have done it meanwhile, or the enemy undone what it needs.
  if (!isJobOpen(table, state, side, hex, job)) {
    endJob(state, hex)
    return
  }
  let left = Math.min(done, most) - state.jobLeft[hex]
  if (left < 0) {
    state.jobLeft[hex] = -left
    emit({ type: 'worked', side, hex, job, left: -left })
    return
  }
  let at: Hex | undefined = hex
  for (let count = railHexes; at !== undefined; count--) {
    finishJob(table, state, side, at, job)
    endJob(state, at)
    emit({ type: 'built', side, hex: at, job })
    at = isGang && count > 1 && left >= cost ? nextAlongTrack(table, state, side, at, job) : undefined
    left -= cost
  }
}

const endJob = (state: EchelonState, hex: Hex): void => {
  state.job[hex] = 0
  state.jobLeft[hex] = 0
}
