/** The names that the shell asks for, and what the screen reader says. */
import type { Hex } from '../../../../engine/hex.ts'
import { reasonWords } from '../../../../engine/systems/tactical/events.ts'
import { upgradePrice } from '../../../../engine/systems/tactical/purchase.ts'
import { priceOf } from '../../../../engine/systems/tactical/replacement.ts'
import type { Reason } from '../../../../engine/systems/tactical/types.ts'
import { modelOf } from '../../../../engine/systems/tactical/units.ts'
import { words as verbWords } from '../../../../engine/systems/tactical/verbs/sentences.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import { capital, withVerb } from '../../../../engine/words.ts'
import { sampleOf } from '../../orderGroups.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { choiceWords } from '../../words.ts'
import { expectedOf } from './expected.ts'
import * as say from './names.ts'
import { unitsIn } from './seen.ts'
import { ableUnits } from './shellOrders.ts'
import type { PlayerState, TacticalTypes } from './types.ts'

/** A unit for the screen reader: whose, what, how strong, and its condition. */
export const speakUnit = (state: PlayerState, unit: number): string => {
  const { scenario, derived } = state
  const { table, known } = derived
  const { name, side } = scenario.units[unit]
  const conditions = say.conditionsOf(state, unit).map(({ text }) => text.toLowerCase())
  const facts = [name, say.sideName(scenario, side), modelOf(table, known, unit).name.toLowerCase()]
  return `${[...facts, say.strengthWords(known, unit), ...conditions].join(', ')}.`
}

const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario, derived } = state
  const { table, known } = derived
  if (table.terrain[hex] === undefined) return 'Off the map.'
  const place = table.placeAt[hex] - 1
  return [
    `${say.placeName(scenario, hex)}, ${say.groundWords(table, hex).toLowerCase()}.`,
    place < 0 ? '' : `${capital(table.places[place].kind)}, held by ${say.holderWords(scenario, known, place)}.`,
    ...unitsIn(state, hex).map((unit) => speakUnit(state, unit)),
    choiceWords(state, hex),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

export const words: Words<TacticalTypes> = {
  turn: say.turnWords,
  endTurn: ({ position }) => (say.isDeployment(position.value.state) ? 'End deployment' : 'End turn'),
  subject: ({ scenario }, { kind, number }) =>
    kind === 'unit' ? say.unitName(scenario, number) : say.placeName(scenario, number),
  place: ({ scenario }, hex) => say.placeName(scenario, hex),
  target(state, hex) {
    const action = state.orders.value.at(state.selected.value, hex)
    if (action?.type === 'attack') return say.unitName(state.scenario, action.target)
    const [unit] = unitsIn(state, hex)
    return unit === undefined ? say.placeName(state.scenario, hex) : say.unitName(state.scenario, unit)
  },
  group(state, group) {
    const action = sampleOf(group)
    return { title: action === undefined ? '' : words.button(state, action).word }
  },
  action: ({ scenario, position }, action) => `${say.actionWords(scenario, position.value.state, action)}.`,
  button({ scenario, position, derived: { table, known } }, action) {
    const word = verbWords[action.type].button ?? action.type
    const about = say.actionWords(scenario, position.value.state, action)
    if (action.type === 'buy') return { word, about, price: `${priceOf(table, known, action.unit)} prestige` }
    if (action.type !== 'upgrade') return { word, about }
    const model = table.types[action.model]
    return {
      word: `${word} to ${model.name}`,
      about,
      price: `${upgradePrice(table, known, action.unit, model)} prestige`,
    }
  },
  pill(state, action) {
    if (action.type !== 'attack') return undefined
    const { game, derived, offered } = state
    const shown = offered.value === action ? derived.expected : undefined
    const expected = shown ?? expectedOf(game, derived.believed, action.unit, action.target)
    return { text: say.lossWords(expected), meaning: say.expectedWords(expected) }
  },
  speakSubject(state, subject) {
    const unit = numberOf(subject, 'unit')
    if (unit === null) return speakHex(state, subject.number)
    const { moves, targets } = state.orders.value.byUnit.get(unit) ?? {}
    const can = [
      ...(moves?.size ? [`${say.count(moves.size, 'hex', 'hexes')} to go to.`] : []),
      ...(targets?.length ? [`${say.count(targets.length, 'target')}.`] : []),
    ]
    return [speakUnit(state, unit), ...can].join(' ')
  },
  speakHex,
  idle: 'No unit can move or attack any more: end the turn.',
  unfinished(state) {
    // Nobody has to deploy anew.
    if (say.isDeployment(state.position.value.state)) return undefined
    const able = ableUnits(state).length
    return able === 0 ? undefined : `${say.count(able, 'unit')} can still act.`
  },
  outcome(scenario, outcome) {
    const winner = winnerOf(outcome)
    const [first, second] = outcome.score
    const left = `Strength left: ${say.sideName(scenario, 0)} ${first}, ${say.sideName(scenario, 1)} ${second}.`
    return {
      title: winner === null ? 'A draw' : withVerb(say.sideName(scenario, winner), 'wins', 'win'),
      reason: `${capital(reasonWords[outcome.reason as Reason])}. ${left}`,
    }
  },
}
