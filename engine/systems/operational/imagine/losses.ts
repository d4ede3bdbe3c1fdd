/**
 * In what condition hidden units are. Steps and specialists that the enemy has lost, as everyone knows, and that its known units do
 * not lack, have been replaced from its force pools as long as these lasted; the rest is missing from hidden units.
 */
import { isAble } from '../headquarters/command.ts'
import { givePoints } from '../mobility.ts'
import { canTake, isInStock, poolPlace, putIntoStock, step, takeFromStock } from '../pool.ts'
import { addStep, recover, removeSpecialist, removeStep, stepsOf, suppress } from '../steps.ts'
import { supplyChance } from '../supply/check.ts'
import { actionPoint, dump, type OperationalState, specialistState, stance } from '../types.ts'
import type { MarkerView } from '../viewTypes.ts'
import { type Deal, oneOf } from './deal.ts'

/** One of so many hidden units has been given a step. */
const filled = 3
/** One of so many units has an order not to retreat. */
const steadfast = 16

/** The enemy's units that have not been called by an order or a card. */
const regularsOf = ({ services: { table }, enemy }: Deal): number[] =>
  table.unitsOf[enemy].filter((unit) => table.scenario.units[unit].reserve === undefined)

/** Returns the losses of known units since the start; negative when they have gained. */
const missingOf = (deal: Deal, count: (state: OperationalState, unit: number) => number): number =>
  regularsOf(deal).reduce((sum, unit) => sum + count(deal.start, unit) - count(deal.state, unit), 0)

/**
 * Replaces lost steps from the pools, or takes them from hidden units, who must have their strength of the start; what is left of the
 * pools fills some of them up.
 */
export const dealStepLosses = (deal: Deal): void => {
  const { services, state, dice, viewer, enemy, begun, hidden } = deal
  const { table } = services
  const fed = regularsOf(deal).filter((unit) => table.hqOf[unit] >= 0)
  // Stragglers that nobody has taken have come in at headquarters. operational.D21
  const astray = state.stragglers.reduce((sum, from) => sum + (from > 0 && table.side[from - 1] === enemy ? 1 : 0), 0)
  const rallied = Math.max(0, state.scattered[enemy] - state.prisoners[viewer] - astray)
  if (fed.length > 0)
    for (let left = rallied; left > 0; left--) {
      const unit = oneOf(fed, dice)
      putIntoStock(table, unit, step, state.pool, poolPlace(table, unit))
    }
  const lost = state.killed[enemy] + state.scattered[enemy] - missingOf(deal, stepsOf)
  for (let left = lost; left > 0; left--) {
    const served = fed.filter((unit) => isInStock(table, unit, step, state.pool, poolPlace(table, unit)))
    const strong = hidden.filter((unit) => stepsOf(state, unit) > 1)
    if (served.length > 0) {
      const unit = oneOf(served, dice)
      takeFromStock(table, unit, step, state.pool, poolPlace(table, unit))
    } else if (strong.length > 0) removeStep(table, state, oneOf(strong, dice))
  }
  for (const unit of hidden) {
    const pool = poolPlace(table, unit)
    if (begun === 0 || !fed.includes(unit) || dice.below(filled) > 0) continue
    if (!canTake(table, state, unit, step) || !isInStock(table, unit, step, state.pool, pool)) continue
    takeFromStock(table, unit, step, state.pool, pool)
    addStep(table, state, unit, true)
  }
}

/** The same with specialists; of which kinds they were is drawn among those that the side had. */
export const dealSpecialistLosses = (deal: Deal): void => {
  const { services, state, start, dice, enemy, hidden } = deal
  const { table } = services
  const slotsOf = (unit: number): number[] =>
    Array.from({ length: table.slots }, (_, slot) => unit * table.slots + slot)
  const countIn = (of: OperationalState, unit: number): number =>
    slotsOf(unit).filter((place) => of.specialist[place] !== 0).length
  const kinds = table.unitsOf[enemy].flatMap(slotsOf).flatMap((place) => start.specialist[place] || [])
  for (let left = kinds.length === 0 ? 0 : state.specialistsLost[enemy]; left > 0; left--)
    state.lostOfKind[enemy * table.specialistIds.length + oneOf(kinds, dice) - 1]++
  for (let left = state.specialistsLost[enemy] - missingOf(deal, countIn); left > 0; left--) {
    const stocked = table.hqsOf[enemy].flatMap((hq) =>
      table.items.flatMap(({ specialist }, item) => {
        const at = hq * table.items.length + item
        return specialist >= 0 && state.pool[at] > 0 ? [at] : []
      }),
    )
    const places = hidden.flatMap(slotsOf).filter((place) => state.specialistState[place] !== specialistState.none)
    if (stocked.length > 0) state.pool[oneOf(stocked, dice)]--
    else if (places.length > 0) {
      const place = oneOf(places, dice)
      removeSpecialist(table, state, Math.floor(place / table.slots), place % table.slots)
    }
  }
}

/** Suppression and supply of hidden units on the map once they have moved, and strength as markers show it. */
export const dealConditions = (deal: Deal, markers: readonly MarkerView[]): void => {
  const { services, state, dice, enemy, begun, hidden } = deal
  const { table, tracer } = services
  const map = tracer.of(state, enemy)
  for (const unit of hidden) {
    const hex = state.hex[unit]
    if (hex < 0) continue
    if (hex !== table.scenario.units[unit].hex) state.entrenchment[unit] = 0
    if (begun > 0) {
      suppress(table, state, unit, dice.below(2))
      const isSupplied = dice.below(100) < supplyChance(table, state, map, unit)
      const cut = table.hqOf[unit] >= 0 ? state.hqUnsupplied[table.hqOf[unit]] : 0
      state.unsupplied[unit] = isSupplied ? 0 : Math.max(1, cut)
    }
    const marker = state.marked[unit] === 1 ? markers.find((one) => one.hex === hex) : undefined
    if (marker !== undefined) matchMarker(deal, unit, marker)
  }
}

const matchMarker = ({ services: { table }, state }: Deal, unit: number, { strong }: MarkerView): void => {
  const { weakBelow } = table.scenario.rules.movement
  if (strong) {
    if (state.active[unit] < weakBelow) recover(table, state, unit, weakBelow)
    while (state.active[unit] < weakBelow) addStep(table, state, unit, true)
  } else while (state.active[unit] >= weakBelow) suppress(table, state, unit, 1)
}

/**
 * Deals the values that the viewer knows of no enemy unit, seen or not: its dump, which it leaves behind; its points, of which any number
 * is left when it has acted, as it has or not in its own turn; its order.
 */
export const dealPoints = ({ services: { table }, state, start, dice, enemy, begun }: Deal): void => {
  for (const unit of table.unitsOf[enemy]) {
    if (state.hex[unit] <= 0) continue
    state.dump[unit] = state.hex[unit] === start.hex[unit] ? start.dump[unit] : dump.none
    givePoints(table, state, unit)
    if (begun === 0 || (state.side === enemy && dice.below(2) === 0)) continue
    state.movementPoints[unit] = dice.below(state.movementPoints[unit] + 1)
    state.actionPoint[unit] = actionPoint.expended
    state.moved[unit] = 1
    const hq = table.hqOf[unit]
    if (state.stance[unit] !== stance.none || hq < 0 || dice.below(steadfast) > 0) continue
    if (isAble(table, state, hq, 'no-retreat')) state.stance[unit] = stance.noRetreat
  }
}
