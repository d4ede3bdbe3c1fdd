/** Replacements: rebuilding, training, restoring, and changing SMPs into units. echelon.40f, 50a, 52d */

import { once } from '../../../once.ts'
import { count, withVerb } from '../../../words.ts'
import {
  isCadre,
  isRebuildable,
  mayRestore,
  mayTrainAt,
  rebuild,
  rebuildPlaces,
  replacementPlaces,
  restore,
  restoreCost,
  train,
  trainersFor,
} from '../replacement.ts'
import { convert, listConversions } from '../supply/conversion.ts'
import { conversionsOf } from '../supply/conversionTable.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const rebuildVerb = verb('rebuild', 'r', { unit: 'unit', to: 'hex' })({
  in: [phase.initial],
  list(services, state, side, add, among) {
    const places = once(() => replacementPlaces(services, state, side))
    for (const unit of among.units)
      for (const to of rebuildPlaces(services, state, unit, places)) add({ type: 'rebuild', unit, to })
  },
  apply(services, { state, emit }, side, { unit, to }) {
    rebuild(services, state, unit, to)
    emit({ type: 'rebuilt', side, unit, turn: state.due[unit] })
  },
  refusal({ table }, state, _side, { unit, to }) {
    const { name } = table.scenario.units[unit]
    if (!isCadre(table, state, unit) && !isRebuildable(table, state, unit)) return `${name} cannot be rebuilt.`
    return `There are too few replacements for ${name}, or no more of them can arrive in ${table.board.nameOf(to)}.`
  },
})

export const trainVerb = verb('train', 'T', { unit: 'unit', trainer: 'unit', to: 'hex' })({
  in: [phase.initial],
  list(services, state, side, add, among) {
    const places = once(() => replacementPlaces(services, state, side))
    for (const unit of among.units)
      for (const trainer of trainersFor(services, state, unit))
        for (const to of places())
          if (mayTrainAt(services, state, unit, trainer, to)) add({ type: 'train', unit, trainer, to })
  },
  apply(services, { state, emit }, side, { unit, trainer, to }) {
    const turn = train(services, state, unit, trainer, to)
    for (const one of [unit, trainer]) emit({ type: 'rebuilt', side, unit: one, turn })
  },
  refusal({ table }, _state, _side, { unit, trainer }) {
    const { units } = table.scenario
    return `${units[trainer].name} cannot train ${units[unit].name}: it must be of its type and in full supply, and there must be points and room.`
  },
})

export const restoreVerb = verb('restore', 'R', { unit: 'unit' })({
  in: [phase.initial],
  list(services, state, _side, add, among) {
    for (const unit of among.units) if (mayRestore(services, state, unit)) add({ type: 'restore', unit })
  },
  apply(services, { state, emit }, side, { unit }) {
    restore(services, state, unit)
    emit({ type: 'restored', side, unit })
  },
  refusal(services, state, _side, { unit }) {
    const { name } = services.table.scenario.units[unit]
    if (!isCadre(services.table, state, unit)) return `${withVerb(name, 'is', 'are')} no cadre.`
    return `${withVerb(name, 'takes', 'take')} ${count(restoreCost(services, state, unit), 'RE')} of SRPs from the depots that supply it.`
  },
})

export const convertVerb = verb('convert', 'c', { conversion: 'conversion', back: 'flag', to: 'hex' })({
  in: [phase.initial],
  list(services, state, side, add) {
    listConversions(services, state, side, (conversion, back, to) => add({ type: 'convert', conversion, back, to }))
  },
  apply(services, { state, emit }, side, { conversion, back, to }) {
    convert(services, state, side, conversion, back, to)
    emit({ type: 'converted', side, hex: to, conversion, back })
  },
  refusal({ table }, _state, _side, { conversion }) {
    const name = conversionsOf(table)[conversion]?.form.name
    return name === undefined
      ? 'There is no such conversion.'
      : `${name}: there is nothing to make it of in that hex, or no counter for what it makes.`
  },
})

export const replacementWords = {
  rebuild: { order: '{unit} {is|are} rebuilt at {to}', button: 'Rebuild' },
  train: { order: '{unit} {is|are} rebuilt from {trainer} at {to}', button: 'Rebuild from {trainer}' },
  restore: { order: '{unit} {is|are} brought up to strength', button: 'Bring up to strength' },
  convert: {
    order: 'Turn {conversion} at {to}',
    button: 'Turn {conversion}',
  },
} satisfies Words
