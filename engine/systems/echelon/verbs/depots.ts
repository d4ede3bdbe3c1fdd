/** Depots and headquarters: packing up and opening, changing depots, breaking down, leading a coalition. echelon.6, 30-35 */
import { withVerb } from '../../../words.ts'
import { mayTurn, turnHeadquarters } from '../air/airborneHeadquarters.ts'
import type { Services } from '../services.ts'
import {
  attach,
  breakDepot,
  flipSupplier,
  mayAttach,
  mayBreak,
  mayFlipDepot,
  mayFlipHeadquarters,
  store,
} from '../supply/depots.ts'
import { isDepot, isHeadquarters } from '../supply/headquarters.ts'
import { type Position, phase } from '../types.ts'
import { can } from '../units.ts'
import { verb, type Words } from './verb.ts'

export const flipVerb = verb('flip', 'f', { unit: 'unit' })({
  in: [phase.initial, phase.movement],
  list(services, state, _side, add, among) {
    for (const unit of among.units)
      if (
        state.phase === phase.initial
          ? mayFlipDepot(services, state, unit) || mayFlipHeadquarters(services, state, unit)
          : mayTurn(services.table, state, unit)
      )
        add({ type: 'flip', unit })
  },
  apply(services, draft, side, { unit }) {
    if (draft.state.phase === phase.movement) {
      turnHeadquarters(services, draft, unit)
      return
    }
    flipSupplier(draft.state, unit)
    draft.emit({ type: 'flipped', side, unit })
  },
  refusal({ table }, state, _side, { unit }) {
    const { name } = table.scenario.units[unit]
    const { turns } = table.scenario.rules.supply.depotMove
    if (state.phase === phase.movement)
      return `${withVerb(name, 'turns', 'turn')} before moving, in full supply, once in a turn.`
    return `${withVerb(name, 'opens', 'open')} in turn ${turns} of the move at the earliest, in an own city.`
  },
})

export const attachVerb = verb('attach', 'q', { unit: 'unit', depot: 'unit' })({
  in: [phase.initial],
  list(services, state, side, add, among) {
    const depots = services.table.unitsOf[side].filter((depot) => isDepot(services, depot))
    for (const unit of among.units)
      for (const depot of depots) if (mayAttach(services, state, unit, depot)) add({ type: 'attach', unit, depot })
  },
  apply(_services, { state, emit }, side, { unit, depot }) {
    attach(state, unit, depot)
    emit({ type: 'attached', side, unit, depot, seenBy: [side] })
  },
  refusal({ table }, state, _side, { unit, depot }) {
    const { units } = table.scenario
    if (state.hex[unit] <= 0 || state.hex[depot] <= 0)
      return `${units[unit].name} and ${units[depot].name} must be on the map.`
    return `${units[unit].name} cannot belong to ${units[depot].name}.`
  },
})

export const breakVerb = verb('break', 'k', { unit: 'unit' })({
  in: [phase.initial],
  list(services, state, _side, add, among) {
    for (const unit of among.units) if (mayBreak(services, state, unit)) add({ type: 'break', unit })
  },
  apply(services, { state, emit }, side, { unit }) {
    emit({ type: 'divided', side, unit })
    breakDepot(services, state, unit)
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'is', 'are')} broken down into counters that are free, together with the only headquarters, in the same hex.`,
})

/** Some nations take depots down at will, and the headquarters that are bound to them. echelon.30b */
const mayDisband = (services: Services, state: Position, unit: number): boolean =>
  state.hex[unit] > 0 &&
  services.table.profiles[unit].nation.depotRemovable &&
  !can(services.table, state, unit, 'capital') &&
  (isDepot(services, unit) || (isHeadquarters(services, unit) && state.depot[unit] > 0))

export const disbandVerb = verb('disband', 'K', { unit: 'unit' })({
  in: [phase.initial],
  list(services, state, _side, add, among) {
    for (const unit of among.units) if (mayDisband(services, state, unit)) add({ type: 'disband', unit })
  },
  apply(services, { state, emit }, side, { unit }) {
    emit({ type: 'disbanded', side, unit })
    store(services, state, unit)
  },
  refusal: ({ table }, _state, _side, { unit }) =>
    `${withVerb(table.scenario.units[unit].name, 'is', 'are')} no depot of a nation that takes them down.`,
})

/** A coalition's headquarters is named, or is one no more: one change in a turn. echelon.35a */
export const leadVerb = verb('lead', 'L', { unit: 'unit' })({
  in: [phase.initial],
  list({ table }, state, side, add, among) {
    if (state.led[side]) return
    for (const unit of among.units)
      if (state.hex[unit] > 0 && can(table, state, unit, 'army-hq')) add({ type: 'lead', unit })
  },
  apply(_services, { state, emit }, side, { unit }) {
    state.coalition[side] = state.coalition[side] === unit + 1 ? 0 : unit + 1
    state.led[side] = 1
    emit({ type: 'led', side, unit })
  },
  refusal: ({ table }, state, side, { unit }) =>
    state.led[side]
      ? 'The coalition has changed its headquarters in this turn.'
      : `${withVerb(table.scenario.units[unit].name, 'is', 'are')} no army headquarters.`,
})

export const depotWords = {
  flip: { order: '{unit} {is|are} turned over', button: 'Turn over' },
  attach: { order: '{unit} {is|are} attached to {depot}', button: 'Attach to {depot}' },
  break: { order: '{unit} {is|are} broken down', button: 'Break down' },
  disband: { order: '{unit} {is|are} disbanded', button: 'Disband' },
  lead: { order: '{unit} {leads|lead} the coalition', button: 'Lead the coalition' },
} satisfies Words
