/** How a player-turn begins: who leaves, supply, hunger, recovery, income, arrivals. echelon.W1 */
import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { settleLeaving } from '../leaving.ts'
import { takeOver } from '../ownership.ts'
import { replacementPlaces } from '../replacement.ts'
import type { EchelonDraft, Services } from '../services.ts'
import { seenOf, tellTravel } from '../sight.ts'
import { fits } from '../stacks.ts'
import { away, type EchelonState, type Position, rail, status } from '../types.ts'
import { can, eliminate, isCombatUnit } from '../units.ts'
import { countMoving } from './depots.ts'
import { isDepot } from './headquarters.ts'
import { gain, renewPools } from './income.ts'
import { supplyAt, supplyNow } from './lines.ts'

const mostTurns = 255

/** All that happens by itself in the initial phase of the side on turn. */
export const beginInitial = (services: Services, draft: EchelonDraft): void => {
  const { state } = draft
  const side = state.active
  forgetHauls(state)
  settleLeaving(services.table, draft, side)
  for (const unit of services.table.unitsOf[side]) {
    if (state.hex[unit] > 0) state.due[unit] = 0
    if (state.free[unit] > 0) state.free[unit]--
    state.status[unit] &= ~(status.disrupted | status.dispersed)
  }
  countMoving(services, state, side)
  checkSupply(services, draft, side)
  renewPools(services, state, side)
  if (state.turn > 1) gain(services, state, side, services.table.scenario.sides[side].income)
  sabotage(services, draft, side)
  arrive(services, draft, side)
}

/** SPs that were moved by SMPs, rail, ships, planes or supply units may be moved again: at the start of each phase of movement. echelon.49e */
export const forgetHauls = (state: EchelonState): void => {
  state.freshStock.fill(0)
  state.freshSpecial.fill(0)
}

/** Supply of each unit for the player-turn; those without a line of communication may be lost. echelon.S4 */
const checkSupply = (services: Services, draft: EchelonDraft, side: Side): void => {
  const { state, dice, emit } = draft
  const { table } = services
  const { attrition } = table.scenario.rules.supply
  const found = supplyNow(services, state, side)
  const { connected } = services.supplies.of(state, side)
  const units = table.unitsOf[side].filter((unit) => state.hex[unit] > 0)
  // All lines are looked at before anybody is lost.
  const cutOff = units.filter(
    (unit) =>
      state.free[unit] === 0 &&
      !isDepot(services, unit) &&
      !can(table, state, unit, 'partisan') &&
      connected[state.hex[unit]] === 0,
  )
  for (const unit of units) {
    state.supply[unit] = found[unit]
    state.isolated[unit] = cutOff.includes(unit) ? Math.min(mostTurns, state.isolated[unit] + 1) : 0
  }
  for (const unit of cutOff) {
    const turns = state.isolated[unit]
    if (turns < attrition.from) continue
    const roll = dice.at({ turn: state.turn, side }, 'attrition', unit).below(table.scenario.rules.air.die) + 1
    const gone = roll + turns - attrition.from >= attrition.at
    // Who holds out below others is not seen to.
    const isOpen = gone || seenOf(services, state, [unit]).length > 0
    emit({ type: 'starved', side, unit, roll, gone, rolled: true, seenBy: isOpen ? undefined : [side] })
    if (gone) eliminate(table, draft, unit, 'isolated')
  }
}

/** Partisans break the railway in their hex. echelon.45a */
const sabotage = ({ table }: Services, { state, dice, emit }: EchelonDraft, side: Side): void => {
  for (const unit of table.unitsOf[side]) {
    const hex = state.hex[unit]
    if (hex <= 0 || !can(table, state, unit, 'partisan') || (state.rail[hex] & (rail.laid | rail.broken)) !== rail.laid)
      continue
    const roll = dice.at({ turn: state.turn, side }, 'sabotage', unit).below(table.scenario.rules.air.die) + 1
    if (roll < table.scenario.rules.supply.sabotage) continue
    state.rail[hex] |= rail.broken
    emit({ type: 'sabotaged', side, hex, rolled: true })
  }
}

/** Units whose turn has come arrive where they are due, or at their side's entry; others wait. echelon.34, W1 */
const arrive = (services: Services, draft: EchelonDraft, side: Side): void => {
  const { state } = draft
  const { table } = services
  const coming = table.unitsOf[side].filter(
    (unit) => state.hex[unit] === away && state.due[unit] > 0 && state.due[unit] <= state.turn,
  )
  if (coming.length === 0) return
  const places = replacementPlaces(services, state, side)
  for (const unit of coming) {
    const needsPlace = isCombatUnit(table, unit) && table.scenario.units[unit].turn !== state.due[unit]
    const hex = [state.dueAt[unit], table.scenario.sides[side].entry].find(
      (one) => mayArrive(services, state, side, unit, one) && (!needsPlace || places.includes(one)),
    )
    if (hex === undefined) continue
    state.hex[unit] = hex
    state.due[unit] = state.turn
    state.supply[unit] = supplyAt(services, state, unit, hex)
    takeOver(services, draft, side, hex)
    tellTravel(services, draft, { type: 'arrived', side, units: [unit], hex })
  }
}

/**
 * Nobody arrives among enemies, on ground that the enemy owns, or where there is no room. What was rebuilt needs a place for
 * replacements: a headquarters that has gone is none any more.
 */
const mayArrive = (services: Services, state: Position, side: Side, unit: number, hex: Hex): boolean =>
  hex > 0 &&
  services.stacks.held(state, otherSide(side))[hex] === 0 &&
  state.owner[hex] !== otherSide(side) + 1 &&
  fits(services, state, hex, [unit])
