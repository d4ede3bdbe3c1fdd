/** Moving SPs and SRPs: by SMPs, by rail, sea or air, and on supply units. echelon.33b, 49a, 49e, 51, L1-L3 */
import { count, withVerb } from '../../../words.ts'
import { goods, lifts } from '../rules.ts'
import { payLift, shipmentsOf } from '../supply/shipping.ts'
import { takeSpecial, takeStock } from '../supply/stores.ts'
import { dropPlaces, haulsOf, storesOf } from '../supply/supplyMovementPoints.ts'
import { carry, layDown, listLadings, listUnladings } from '../supply/supplyUnits.ts'
import { type EchelonState, phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

const move = (state: EchelonState, from: number, to: number, kind: number, re: number): void => {
  if (kind === goods.supply) takeStock(state, from, re)
  else takeSpecial(state, from, re)
  layDown(state, to, kind, re)
}

export const haulVerb = verb('haul', 'h', { from: 'hex', to: 'hex', kind: 'goods', re: 'number' })({
  in: [phase.movement, phase.exploitation],
  list(services, state, side, add) {
    if (services.table.commandsOf[side].every((command) => state.smp[command] === 0)) return
    const places = dropPlaces(services, state, side)
    for (const from of storesOf(services, state, side))
      for (const { to, kind, re } of haulsOf(services, state, side, from, places))
        add({ type: 'haul', from, to, kind, re })
  },
  apply(services, { state, emit }, side, { from, to, kind, re }) {
    const found = haulsOf(services, state, side, from, [to]).find(
      (one) => one.to === to && one.kind === kind && one.re === re,
    )
    if (found === undefined) return
    const { command, cost: smp } = found
    state.smp[command] -= smp
    move(state, from, to, kind, re)
    emit({ type: 'hauled', side, from, to, kind, re, smp })
  },
  refusal({ table, supplies }, state, side, { from, to, kind, re }) {
    const { board, scenario } = table
    const there = kind === goods.supply ? state.stock[from] : state.special[from]
    if (there < re) return `There is less than that in ${board.nameOf(from)}.`
    if (!supplies.of(state, side).connected[to]) return `${board.nameOf(to)} is isolated.`
    return `A load goes up to ${count(scenario.rules.transport.smp.mostMp, 'movement point')} in the area of a command, to a place or to own units, and ${scenario.sides[side].name} must have the SMPs for it there.`
  },
})

export const shipVerb = verb('ship', 'H', { from: 'hex', to: 'hex', kind: 'goods', re: 'number', by: 'lift' })({
  in: [phase.movement],
  list(services, state, side, add) {
    const { reOfSp } = services.table.scenario.rules.supply
    for (const { from, to, kind, by, most } of shipmentsOf(services, state, side)) {
      for (let re = reOfSp; re < most; re += reOfSp) add({ type: 'ship', from, to, kind, re, by })
      add({ type: 'ship', from, to, kind, re: most, by })
    }
  },
  apply(services, { state, emit }, side, { from, to, kind, re, by }) {
    payLift(services, state, side, by, [from, to], re)
    move(state, from, to, kind, re)
    emit({ type: 'shipped', side, from, to, kind, re, by })
  },
  refusal: (_services, _state, _side, { by }) =>
    by === lifts.rail
      ? 'Trains go over own, whole track of one gauge, not out of enemy zones nor into them, as far as the lift lasts.'
      : by === lifts.sea
        ? 'Ships go from port to port on one sea, as far as lift and ports allow.'
        : 'Planes go from airbase to airbase within their range, as far as the lift lasts.',
})

export const ladeVerb = verb('lade', 'j', { unit: 'unit', kind: 'goods', re: 'number' })({
  in: [phase.movement, phase.exploitation],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      listLadings(services, state, unit, (kind, re) => add({ type: 'lade', unit, kind, re }))
  },
  apply(services, { state, emit }, side, { unit, kind, re }) {
    carry(services, state, unit, kind, re, 1)
    emit({ type: 'laden', side, unit, kind, re, seenBy: [side] })
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'has', 'have')} no room or no points to load that much, or it does not lie there.`,
})

export const unladeVerb = verb('unlade', 'J', { unit: 'unit', kind: 'goods', re: 'number' })({
  in: [phase.movement, phase.exploitation],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      listUnladings(services, state, unit, (kind, re) => add({ type: 'unlade', unit, kind, re }))
  },
  apply(services, { state, emit }, side, { unit, kind, re }) {
    carry(services, state, unit, kind, re, -1)
    emit({ type: 'unladen', side, unit, kind, re, seenBy: [side] })
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'carries', 'carry')} less, there are no points to unload it, or the ground is not one’s own.`,
})

export const haulWords = {
  haul: {
    order: 'Haul {re} from {from} to {to}',
    button: 'Haul {re}',
  },
  ship: {
    order: 'Send {re} {by} from {from} to {to}',
    button: 'Send {re} {by}',
  },
  lade: { order: '{unit} {takes|take} up {re}', button: 'Take up {re}' },
  unlade: { order: '{unit} {lays|lay} down {re}', button: 'Lay down {re}' },
} satisfies Words
