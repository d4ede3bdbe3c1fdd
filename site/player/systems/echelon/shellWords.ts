/** The names of echelon campaigns that the shell asks for, and what the screen reader says. */

import type { Hex } from '../../../../engine/hex.ts'
import { strengthText } from '../../../../engine/systems/echelon/combat/odds.ts'
import { overrunOdds } from '../../../../engine/systems/echelon/combat/overrun.ts'
import { reasonWords } from '../../../../engine/systems/echelon/names.ts'
import type { ResultKind } from '../../../../engine/systems/echelon/rules.ts'
import { phase } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import { withVerb } from '../../../../engine/words.ts'
import { sampleOf } from '../../orderGroups.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { choiceWords } from '../../words.ts'
import type { AttackShown } from './attack.ts'
import { landingOf } from './landing.ts'
import * as say from './names.ts'
import { countIn, seenIn } from './seen.ts'
import { ordering } from './shellOrders.ts'
import type { EchelonTypes, OrderGroup, PlayerState } from './types.ts'

/** A unit for the screen reader: whose, what, how strong, and its condition. */
export const speakUnit = ({ scenario, derived }: PlayerState, unit: number): string => {
  const { table, known } = derived
  const { name, side } = scenario.units[unit]
  const conditions = say.conditionsOf(scenario, known, unit).map(({ text }) => text.toLowerCase())
  const parts = [name, say.sideName(scenario, side), say.kindWords(table, known, unit).toLowerCase()]
  return `${[...parts, say.numberWords(table, known, unit), ...conditions].join(', ')}.`
}

/** An attack in a few words: strengths, odds, the die, and the likeliest results. */
export const forecastWords = ({ attackers, defenders, oddsText, modifiers, chances, unseen }: AttackShown): string => {
  const likely = Object.entries(chances)
    .filter(([, chance]) => chance > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([kind, chance]) => `${say.resultWords(kind as ResultKind)} ${Math.round(chance / 100)} %`)
  const hidden = unseen > 0 ? ` ${say.unseenWords(unseen)}.` : ''
  return `${strengthText(attackers.strength)} against ${strengthText(defenders.strength)}, ${oddsText}, die ${say.signed(modifiers.sum * 1000)}: ${likely.join(', ')}.${hidden}`
}

const stackWords = (state: PlayerState, hex: Hex): string => {
  const units = seenIn(state, hex)
  const hidden = countIn(state, hex, units.length) - units.length
  return [
    ...units.map((unit) => speakUnit(state, unit)),
    hidden > 0 ? `${say.count(hidden, 'unit')} below, not seen.` : '',
  ].join(' ')
}

const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario, derived } = state
  const { table, known } = derived
  if (table.terrain[hex] === 0) return 'Off the map.'
  return [
    `${say.placeName(scenario, hex)}, ${say.groundWords(table, known, hex).toLowerCase()}, ${say.weatherName(table, known, hex, scenario.rules).toLowerCase()}.`,
    stackWords(state, hex),
    choiceWords(state, hex),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const groupWords = ({ scenario }: PlayerState, group: OrderGroup): { title: string; text?: string } => {
  const action = sampleOf(group)
  if (action === undefined) return { title: '' }
  const name = say.buttonWords(scenario, action)
  const actor = 'unit' in action ? say.unitName(scenario, action.unit) : undefined
  return actor === undefined ? { title: name } : { title: `${name}: ${actor}` }
}

/** Returns an action in a sentence; for moves, who goes where. */
const aboutWords = ({ scenario, derived, position }: PlayerState, action: EchelonAction): string => {
  if (action.type === 'move' || action.type === 'overrun') {
    const { movers } = derived
    const who =
      movers.length > 2
        ? say.count(movers.length, 'unit')
        : say.listWords(movers.map((unit) => say.unitName(scenario, unit)))
    return `${who} to ${say.placeName(scenario, action.to)}`
  }
  return say.actionWords(scenario, position.value.state, action)
}

const pill: Words<EchelonTypes>['pill'] = (state, action) => {
  const { derived, game } = state
  if (action.type === 'overrun') {
    const odds = overrunOdds(game.services, derived.known, derived.movers, action.to)
    const text = Number.isFinite(odds) ? `${odds}:1` : 'no resistance'
    return { text, meaning: `Odds of the overrun: ${text}.` }
  }
  const landing = landingOf(game, derived.known, action)
  if (landing !== undefined) {
    const text = `${landing.chances.intact} %`
    return { text, meaning: `Lands in good order: ${text}, is lost: ${landing.chances.lost} %.` }
  }
  const { attack } = derived
  if (attack === undefined || (action.type !== 'target' && action.type !== 'commit')) return undefined
  // The forecast is about the order that is offered; buttons of others have none.
  if (state.offered.value !== action) return undefined
  const text = `${attack.oddsText}${attack.unseen > 0 ? '?' : ''}, die ${say.signed(attack.modifiers.sum * 1000)}`
  return { text, meaning: forecastWords(attack) }
}

/** How many units are left that could still move, or hexes that could be attacked. */
const unfinished = (state: PlayerState): string | undefined => {
  const { orders, position } = state
  const now = position.value.state.phase
  const targets = [...orders.value.anyhow.values()].filter(({ type }) => type === 'target').length
  if (now === phase.combat && targets > 0) return `${say.count(targets, 'hex', 'hexes')} can still be attacked.`
  const moving = [...orders.value.takeable].filter((unit) => position.value.state.spent[unit] === 0).length
  return moving === 0 ? undefined : `${say.count(moving, 'unit')} can still move.`
}

export const words: Words<EchelonTypes> = {
  turn: (turn) => `Turn ${turn}`,
  endTurn: ({ scenario, position }) => say.actionWords(scenario, position.value.state, { type: 'done' }),
  subject: ({ scenario }, { kind, number }) =>
    kind === 'unit' ? say.unitName(scenario, number) : say.placeName(scenario, number),
  place: ({ scenario }, hex) => say.placeName(scenario, hex),
  target(state, hex) {
    const [top] = seenIn(state, hex)
    const place = say.placeName(state.scenario, hex)
    if (top === undefined) return place
    const more = countIn(state, hex, seenIn(state, hex).length) - 1
    return `${say.unitName(state.scenario, top)}${more > 0 ? ` and ${more} more` : ''}, ${place}`
  },
  group: groupWords,
  action: ({ scenario, position }, action) => `${say.actionWords(scenario, position.value.state, action)}.`,
  button: (state, action) => ({ word: say.buttonWords(state.scenario, action), about: aboutWords(state, action) }),
  pill,
  speakSubject(state, subject) {
    const unit = numberOf(subject, 'unit')
    if (unit === null) return speakHex(state, subject.number)
    const { scenario, derived, orders } = state
    const { moves, attacks } = orders.value.placesOf(unit)
    const reach = moves.size + attacks.size
    const along = derived.movers.length > 1 ? ` ${say.count(derived.movers.length, 'unit')} move together.` : ''
    const can = reach > 0 ? ` ${say.count(reach, 'hex', 'hexes')} to go to.${along}` : ''
    return `${speakUnit(state, unit)} ${say.whereWords(scenario, derived.known, unit)}.${can}`
  },
  speakHex,
  idle: 'Nobody can act in this phase.',
  unfinished,
  outcome(scenario, outcome) {
    const winner = winnerOf(outcome)
    const [first, second] = outcome.score
    return {
      title: winner === null ? 'A draw' : withVerb(say.sideName(scenario, winner), 'wins', 'win'),
      reason: `It is ${reasonWords(outcome.reason)}. Points: ${say.sideName(scenario, 0)} ${first}, ${say.sideName(scenario, 1)} ${second}.`,
    }
  },
}

/** The decision that is due, who makes it and when, in some sentences. */
export const decisionWords = (state: PlayerState): string => {
  const { scenario, position, derived } = state
  const now = position.value.state
  const able = ordering.able(state).length
  const attack = derived.attack === undefined ? '' : ` ${forecastWords(derived.attack)}`
  const left = able > 0 ? ` ${say.count(able, 'unit')} can act.` : ''
  return `${say.sideName(scenario, now.side)}, ${say.dateWords(scenario, now.turn)}: ${say.askedWords(now.phase)}. ${say.taskWords(now.phase)}${left}${attack}`
}
