/** The names that the shell asks for, and what the screen reader says. */
import type { Hex } from '../../../../engine/hex.ts'
import { reasonWords } from '../../../../engine/systems/new-system/events.ts'
import type { Reason } from '../../../../engine/systems/new-system/memory.ts'
import { words as verbWords } from '../../../../engine/systems/new-system/verbs/sentences.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import { capital, withVerb } from '../../../../engine/words.ts'
import { sampleOf } from '../../orderGroups.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { choiceWords } from '../../words.ts'
import * as say from './names.ts'
import { ordering } from './shellOrders.ts'
import type { NewSystemTypes, PlayerState } from './types.ts'

/** A unit for the screen reader: whose, what, how strong, and its condition. */
export const speakUnit = ({ scenario, derived: { table, known } }: PlayerState, unit: number): string => {
  const { name, side } = scenario.units[unit]
  const conditions = say.conditionsOf(known, unit).map(({ text }) => text.toLowerCase())
  const facts = [name, table.types[unit].name.toLowerCase(), say.sideName(scenario, side)]
  return `${[...facts, say.strengthWords(known, unit), ...conditions].join(', ')}.`
}

const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario, derived } = state
  const unit = say.unitAt(derived.known, hex)
  return [
    `${say.placeName(scenario, hex)}, ${say.groundName(derived.table, hex).toLowerCase()}.`,
    hex === scenario.objective ? 'The objective.' : '',
    unit === undefined ? '' : speakUnit(state, unit),
    choiceWords(state, hex),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export const words: Words<NewSystemTypes> = {
  turn: (turn) => `Turn ${turn}`,
  endTurn: () => 'End turn',
  subject: ({ scenario }, { kind, number }) =>
    kind === 'unit' ? say.unitName(scenario, number) : say.placeName(scenario, number),
  place: ({ scenario }, hex) => say.placeName(scenario, hex),
  target({ scenario, derived }, hex) {
    const unit = say.unitAt(derived.known, hex)
    return unit === undefined ? say.placeName(scenario, hex) : say.unitName(scenario, unit)
  },
  group(state, group) {
    const action = sampleOf(group)
    return { title: action === undefined ? '' : words.button(state, action).word }
  },
  action: ({ scenario, position }, action) => `${say.actionWords(scenario, position.value.state, action)}.`,
  button: ({ scenario, position }, action) => ({
    word: verbWords[action.type].button ?? action.type,
    about: say.actionWords(scenario, position.value.state, action),
  }),
  pill({ derived: { table, known } }, action) {
    if (action.type !== 'attack') return undefined
    const text = `${say.chanceOf(table, known, action.unit, action.target)} %`
    return { text, meaning: `Chance of a hit: ${text}.` }
  },
  speakSubject(state, subject) {
    const unit = numberOf(subject, 'unit')
    if (unit === null) return speakHex(state, subject.number)
    const { attacks, moves } = state.orders.value.byUnit.get(unit) ?? {}
    const can = [
      ...(moves?.size ? [`${say.count(moves.size, 'hex', 'hexes')} to go to.`] : []),
      ...(attacks?.size ? [`${say.count(attacks.size, 'target')}.`] : []),
    ]
    return [speakUnit(state, unit), ...can].join(' ')
  },
  speakHex,
  idle: 'No unit can move or attack any more: end the turn.',
  unfinished(state) {
    const able = ordering.able(state).length
    return able === 0 ? undefined : `${say.count(able, 'unit')} can still act.`
  },
  outcome(scenario, outcome) {
    const winner = winnerOf(outcome)
    return {
      title: winner === null ? 'A draw' : withVerb(say.sideName(scenario, winner), 'wins', 'win'),
      reason: `${capital(reasonWords[outcome.reason as Reason])}.`,
    }
  },
}
