/** How units come onto the map: over land, from boats, from aircraft. */

import { isOnMap } from '../../../hex.ts'
import { withVerb } from '../../../words.ts'
import { doingTo } from '../combat/sentences.ts'
import {
  assaultBeach,
  beachTargets,
  drop,
  dropZones,
  hasSpecialists,
  isFitToLand,
  land,
  openBeaches,
} from '../landing/landing.ts'
import { placeName, unitName } from '../names.ts'
import { enterRefusal } from '../refusal.ts'
import { enter, entriesOf, isEmbarked } from '../reinforcement.ts'
import type { Table } from '../table.ts'
import { enRoute, type ReadonlyState } from '../types.ts'
import { unitAt } from '../zones.ts'
import { verb, type Words } from './verb.ts'

/** Bringing in a reinforcement over land. operational.G4 */
export const enterVerb = verb('enter', 'e', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (state.hex[unit] === enRoute) for (const to of entriesOf(table, state, unit)) add({ type: 'enter', unit, to })
  },
  apply({ table }, draft, _side, { unit, to }) {
    enter(table, draft, unit, to)
  },
  refusal: ({ table }, state, _side, { unit, to }) => enterRefusal(table, state, unit, to),
})

/** Putting a unit ashore on an empty beach. operational.H11, H14 */
export const landVerb = verb('land', 'l', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (isEmbarked(table, state, unit, 'sea'))
        for (const to of openBeaches(table, state, unit)) if (unitAt(state, to) < 0) add({ type: 'land', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    land(services, draft, unit, to)
  },
  refusal({ table }, state, _side, { unit, to }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'sea'))
      return `${withVerb(name, 'does', 'do')} not wait in boats off the coast.`
    if (!openBeaches(table, state, unit).includes(to))
      return `${placeName(table.scenario, to)} is no beach for ${name}, or nobody sees it.`
    return `${withVerb(unitName(table.scenario, unitAt(state, to)), 'stands', 'stand')} at ${placeName(table.scenario, to)}.`
  },
})

/** Attacking a held beach from the boats. operational.H12 */
export const assaultBeachVerb = verb('assault-beach', 'o', { unit: 'unit', target: 'unit' })({
  when: 'battle',
  list({ table }, state, _side, add, among) {
    for (const unit of among.units)
      if (isEmbarked(table, state, unit, 'sea'))
        for (const target of beachTargets(table, state, unit)) add({ type: 'assault-beach', unit, target })
  },
  apply(services, draft, _side, { unit, target }) {
    assaultBeach(services, draft, unit, target)
  },
  refusal({ table }, state, _side, { unit }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'sea'))
      return `${withVerb(name, 'does', 'do')} not wait in boats off the coast.`
    if (table.types[unit].kind !== 'infantry')
      return `${withVerb(name, 'is', 'are')} not infantry: others land only where nobody stands.`
    if (!isFitToLand(table, state, unit))
      return `${withVerb(name, 'is', 'are')} too green or too weak to storm a beach.`
    return `That unit is on no beach of ${name}, or nobody sees it there.`
  },
})

const canJump = (table: Table, state: ReadonlyState, unit: number): boolean =>
  isEmbarked(table, state, unit, 'air') && isFitToLand(table, state, unit) && !hasSpecialists(table, state, unit)

/** Dropping a unit from aircraft. operational.H13, H14 */
export const dropVerb = verb('drop', 'z', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list({ table }, state, side, add, among) {
    const units = among.units.filter((unit) => canJump(table, state, unit))
    if (units.length === 0) return
    const zones = dropZones(table, state, side)
    for (const unit of units) for (const to of zones) add({ type: 'drop', unit, to })
  },
  apply(services, draft, _side, { unit, to }) {
    drop(services, draft, unit, to)
  },
  refusal({ table }, state, _side, { unit, to }) {
    const name = unitName(table.scenario, unit)
    if (!isEmbarked(table, state, unit, 'air')) return `${withVerb(name, 'does', 'do')} not wait beside aircraft.`
    if (!isFitToLand(table, state, unit)) return `${withVerb(name, 'is', 'are')} too green or too weak to jump.`
    if (hasSpecialists(table, state, unit)) return `${withVerb(name, 'has', 'have')} specialists, who cannot jump.`
    if (!isOnMap(table.scenario.map, to)) return 'There is no such hex on the map.'
    return `Nobody can jump into ${placeName(table.scenario, to)}: it is too far from the front line, or no place for it.`
  },
})

export const arrivalWords = {
  enter: { order: '{unit} {arrives|arrive} at {to}', button: 'Arrive' },
  land: { order: '{unit} {lands|land} at {to}', button: 'Go ashore' },
  'assault-beach': { order: doingTo('assault-beach'), button: 'Assault the beach' },
  drop: { order: '{unit} {drops|drop} onto {to}', button: 'Drop' },
} satisfies Words
