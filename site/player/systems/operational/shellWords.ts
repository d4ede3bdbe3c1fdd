/** The names of operational battles that the shell asks for. */

import { outcomeLine, reasonWords } from '../../../../engine/systems/operational/names.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { count, expectedLosses, headquartersName, pillOf, placeName, unitName } from './names.ts'
import { ableUnits, arrivingUnits, fightAt } from './orderGroups.ts'
import { actionName, describe, groupText, groupTitle, targetName } from './orderWords.ts'
import { speakHeadquarters, speakHex, speakUnit } from './speech.ts'
import type { OperationalTypes } from './types.ts'

export const words: Words<OperationalTypes> = {
  turn: (turn) => (turn === 0 ? 'Preparation' : `Turn ${turn}`),
  endTurn: ({ view }) => (view.value.turn === 0 ? 'Begin the battle' : 'End turn'),
  subject({ bundle: { scenario } }, subject) {
    const unit = numberOf(subject, 'unit')
    return unit === null ? headquartersName(scenario, subject.number) : unitName(scenario, unit)
  },
  place: ({ bundle }, hex) => placeName(bundle.scenario, hex),
  target: targetName,
  group: (state, group) => ({ title: groupTitle(state, group), text: groupText(state, group) }),
  action: describe,
  button(state, action) {
    const { scenario } = state
    const target = fightAt(state.view.value, action)?.target ?? ('target' in action ? action.target : undefined)
    const cost = 'unit' in action && 'to' in action && state.orders.value.byUnit.get(action.unit)?.cost.get(action.to)
    const unit = target ?? ('unit' in action ? action.unit : undefined)
    const name = actionName(state, action.type)
    const isPlace = target === undefined && 'to' in action
    return {
      word: action.type === 'move' || action.type === 'enter' ? `${name} here` : name,
      about: isPlace ? targetName(state, action.to) : unit === undefined ? '' : unitName(scenario, unit),
      price: typeof cost === 'number' ? `cost ${cost}` : undefined,
    }
  },
  pill(state, action) {
    const fight = fightAt(state.view.value, action)
    const forecast = fight && state.game.forecast(state.position.value.state, fight.unit, fight.target, fight.kind)
    if (!fight || !forecast) return undefined
    return {
      text: pillOf(forecast, expectedLosses(state.view.value, fight, forecast)),
      meaning: 'expected loss, own and theirs',
    }
  },
  speakSubject(state, subject) {
    const unit = state.view.value.units[numberOf(subject, 'unit') ?? -1]
    return unit ? speakUnit(state, unit) : speakHeadquarters(state, subject.number)
  },
  speakHex,
  idle: 'Nobody can move or attack any more. Orders of the headquarters may be left; else end the turn.',
  unfinished(state) {
    // Before the battle nobody need act.
    if (state.view.value.turn === 0) return undefined
    const able = ableUnits(state.view.value, state.orders.value)
    const arriving = arrivingUnits(state.orders.value).map((unit) => unitName(state.scenario, unit))
    // One that has moved and stays near an enemy is no reason to ask.
    if (arriving.length === 0 && able.every(({ moved }) => moved)) return undefined
    const sentences = [
      able.length > 0 && `${count(able.length, 'unit')} can still act.`,
      arriving.length > 0 && `Can still arrive: ${arriving.join(', ')}.`,
    ]
    return sentences.filter(Boolean).join(' ')
  },
  outcome: (scenario, outcome) => ({
    title: outcomeLine(scenario, winnerOf(outcome)),
    reason: reasonWords(outcome.reason),
  }),
}
