/** A thrust into the next enemy hex and back. operational.F25 */

import { withVerb } from '../../../words.ts'
import { enterRoute } from '../entering.ts'
import { sweep } from '../frontLine.ts'
import { payForOrder } from '../headquarters/command.ts'
import { mobileClass } from '../mobility.ts'
import { placeName } from '../names.ts'
import { edgeBetween, weatherIn } from '../places.ts'
import { movementClasses } from '../rules.ts'
import type { Services } from '../services.ts'
import { activeSlots, hasActive, suppress, suppressSpecialist } from '../steps.ts'
import type { Table } from '../table.ts'
import { actionPoint, type ReadonlyState, specialistState } from '../types.ts'
import { enemyUnit } from '../zones.ts'
import { isSeasoned, isStrong } from './conditions.ts'
import { eachOrderOver, orderFailure } from './unitOrder.ts'
import { verb, type Words } from './verb.ts'

const conditions = [isSeasoned, isStrong]
const infantryClass = movementClasses.indexOf('infantry')

/** The kind of unit that makes the thrust. */
type Means = 'ski' | 'recon' | 'armour'

/**
 * The cheapest means by which a unit can thrust over a hexside, or undefined: ski troops in snow, who pay nothing; scouts, who are
 * out of breath afterwards; tanks, for a step and the action point. What blocks the hex besides ground does not count. operational.F25
 */
const meansOver = (services: Services, state: ReadonlyState, unit: number, edge: number): Means | undefined => {
  const { table, costs, encounters } = services
  const { mostCostMobile, mostCostSki } = table.scenario.rules.specialOrders.reconInForce
  const to = table.neighbours[edge]
  if (to === 0 || state.owner[to] !== 1 - table.side[unit] || encounters.meets[to] & enemyUnit) return undefined
  const { snow } = table.weathers[weatherIn(table, state.turn)]
  const skis = snow && hasActive(table, state, unit, ({ ski }) => ski)
  if (skis && costs.of(state, infantryClass).edges[edge] <= mostCostSki) return 'ski'
  if (costs.of(state, mobileClass).edges[edge] > mostCostMobile) return undefined
  if (reconSlot(table, state, unit) >= 0) return 'recon'
  const tanks = table.types[unit].kind === 'armour' && state.actionPoint[unit] !== actionPoint.expended
  return tanks ? 'armour' : undefined
}

const hasMeans = (services: Services, state: ReadonlyState, unit: number, edge: number): boolean =>
  meansOver(services, state, unit, edge) !== undefined

/** The slot of a unit's first active reconnaissance, or -1. */
const reconSlot = (table: Table, state: ReadonlyState, unit: number): number =>
  activeSlots(table, state, unit, ({ recon }) => recon)[0] ?? -1

export const reconInForceVerb = verb('recon-in-force', 'Q', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list(services, state, _side, add, among) {
    eachOrderOver(services, state, among.units, 'recon-in-force', conditions, hasMeans, (unit, to) =>
      add({ type: 'recon-in-force', unit, to }),
    )
  },
  /**
   * Takes the hex, and with scouts the ground that they sweep beside it; the unit stays where it is and keeps its entrenchment.
   * operational.F25, C18
   */
  apply(services, draft, side, { unit, to }) {
    const { table, encounters } = services
    const { state } = draft
    encounters.of(state, side)
    const means = meansOver(services, state, unit, edgeBetween(table, state.hex[unit], to))
    payForOrder(services, draft, unit, 'recon-in-force')
    const width = reconSlot(table, state, unit) >= 0 ? sweep.wide : sweep.none
    enterRoute(services, draft, unit, [to], width, encounters.truth(state, side))
    if (means === 'recon') suppressSpecialist(table, state, unit, reconSlot(table, state, unit), specialistState.towed)
    if (means !== 'armour') return
    suppress(table, state, unit, 1)
    state.actionPoint[unit] = actionPoint.expended
  },
  refusal(services, state, _side, { unit, to }) {
    const { scenario } = services.table
    return (
      orderFailure(services, state, unit, 'recon-in-force', conditions) ??
      `${withVerb(scenario.units[unit].name, 'has', 'have')} nobody to thrust into ${placeName(scenario, to)} and back.`
    )
  },
})

export const reconWords = { 'recon-in-force': { order: '{unit} {raids|raid} {to}' } } satisfies Words
