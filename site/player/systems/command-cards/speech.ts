/** Everything of battles led by cards that the shell calls something, and what the screen reader is told. */

import type { Hex } from '../../../../engine/hex.ts'
import { playedCard } from '../../../../engine/systems/command-cards/cards/effects.ts'
import { type CommandCardsAction, phase } from '../../../../engine/systems/command-cards/types.ts'
import type { Subject, Words } from '../../systemUi.ts'
import { numberOf } from './subjects.ts'
import type { CommandCardsTypes, OrderGroup, PlayerState } from './types.ts'
import {
  actionWords,
  answerWords,
  askedWords,
  cardActWords,
  cardName,
  count,
  figureWords,
  gearNames,
  groundWords,
  nextWords,
  placeName,
  poolPill,
  sideName,
  statusNames,
  taskWords,
  unitName,
  unitOn,
  whereWords,
} from './words.ts'

/** Per cent of a chance per mille. */
export const perCent = (perMille: number): string => `${Math.round(perMille / 10)} %`

const subjectWords = (state: PlayerState, subject: Subject): string => {
  const { scenario } = state.bundle
  if (subject.kind === 'card') return `“${cardName(scenario, subject.number)}”`
  return subject.kind === 'unit' ? unitName(scenario, subject.number) : placeName(scenario, subject.number)
}

/** A unit for the screen reader: whose, what, how strong, where, and how it is. */
export const speakUnit = (state: PlayerState, unit: number): string => {
  const { scenario } = state.bundle
  const { table } = state.game
  const known = state.desk.known.value
  const named = scenario.units[unit]
  const parts = [
    named.name,
    `${sideName(scenario, named.side)}, ${table.types[unit].name.toLowerCase()}`,
    figureWords(known.figures[unit], table.figures[unit]),
    ...gearNames(known.gear[unit]).map(([name]) => name.toLowerCase()),
    ...statusNames(known, unit).map((name) => name.toLowerCase()),
  ]
  return `${parts.join(', ')}.`
}

const speakCard = (state: PlayerState, card: number): string => {
  const { name, text } = state.game.table.cards[card]
  const keys = state.orders.value.byCard.get(card) ?? []
  const acts = keys.flatMap((key) => {
    const { alone, hexes } = state.orders.value.groups.get(key) ?? {}
    const action = alone ?? hexes?.values().next().value
    return action === undefined ? [] : cardActWords(state.bundle.scenario, state.position.value.state, action)
  })
  const can = acts.length > 0 ? `You can: ${acts.join(', ').toLowerCase()}.` : 'It cannot be played now.'
  return `${name}. ${text} ${can}`
}

/** An attack in a few words: what it promises. */
const promise = (state: PlayerState, action: CommandCardsAction): string => {
  if (action.type !== 'attack') return ''
  const forecast = state.game.forecast(state.position.value.state, action.unit, action.target)
  if (forecast === undefined) return ''
  const average = (forecast.hits / 1000).toFixed(1)
  return `${count(forecast.dice, 'die', 'dice')}: on average ${average} figures, destroyed ${perCent(forecast.kill)}, falls back ${perCent(forecast.retreat)}.`
}

const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario } = state.bundle
  const unit = unitOn(state, hex)
  const action = state.aimed.value?.hexes.get(hex) ?? state.orders.value.at(state.selected.value, hex)
  const sight = state.desk.sight.value
  const blocked =
    sight !== undefined && sight.to === hex && sight.blockers.length > 0
      ? `No line of sight: ${sight.blockers.map((one) => placeName(scenario, one)).join(', ')} in the way.`
      : ''
  return [
    `${placeName(scenario, hex)}, ${groundWords(state, hex).toLowerCase()}.`,
    unit === undefined ? '' : speakUnit(state, unit),
    action === undefined ? '' : `Enter: ${actionWords(scenario, state.position.value.state, action)}`,
    action === undefined ? blocked : promise(state, action),
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const groupWords = (state: PlayerState, { type, alone, hexes }: OrderGroup): { title: string; text?: string } => {
  const { scenario } = state.bundle
  const position = state.position.value.state
  const action = alone ?? hexes.values().next().value
  if (action === undefined) return { title: '' }
  if ('card' in action)
    return { title: cardActWords(scenario, position, action), text: `With “${cardName(scenario, action.card)}”.` }
  if (type === 'smoke') return { title: 'Lay smoke', text: 'Choose the northernmost hex of the screen.' }
  return { title: actionWords(scenario, position, action).replace(/\.$/, '') }
}

/** Verb and object of the button at the foot of the sheet. */
const buttonWords = (
  state: PlayerState,
  action: CommandCardsAction,
): { verb: string; about: string; price?: string } => {
  const { scenario } = state.bundle
  const verbs: Partial<Record<CommandCardsAction['type'], string>> = {
    order: 'Order',
    aim: 'Aim',
    move: 'Move',
    land: 'Bring in',
    attack: 'Attack',
    retreat: 'Fall back',
    follow: 'Go on',
    advance: 'Take it',
    smoke: 'Lay smoke',
    blow: 'Blow it up',
    bridge: 'Build',
  }
  const about =
    action.type === 'attack'
      ? unitName(scenario, action.target)
      : action.type === 'order' || action.type === 'aim'
        ? unitName(scenario, action.unit)
        : actionWords(scenario, state.position.value.state, action).replace(/\.$/, '')
  return { verb: verbs[action.type] ?? answerWords(scenario, state.position.value.state, action), about }
}

/** How many units are left that could still act in this phase. */
const unfinishedWords = (state: PlayerState): string | undefined => {
  const { byUnit, anyhow } = state.orders.value
  const now = state.position.value.state.phase
  if (now === phase.order && anyhow.size > 0) return `${count(anyhow.size, 'unit')} can still be ordered.`
  const able = [...byUnit.values()].filter(({ moves, attacks }) => moves.size + attacks.size > 0).length
  if (able === 0) return undefined
  const verb = now === phase.move ? 'move' : now === phase.battle ? 'battle' : 'act'
  return `${count(able, 'unit')} can still ${verb}.`
}

export const words: Words<CommandCardsTypes> = {
  turn: (turn) => `Turn ${turn}`,
  endTurn: (state) => nextWords(state.position.value.state),
  subject: subjectWords,
  place: (state, hex) => placeName(state.bundle.scenario, hex),
  target(state, hex) {
    const unit = unitOn(state, hex)
    const place = placeName(state.bundle.scenario, hex)
    return unit === undefined ? place : `${unitName(state.bundle.scenario, unit)}, ${place}`
  },
  group: groupWords,
  action: (state, action) => actionWords(state.bundle.scenario, state.position.value.state, action),
  button: buttonWords,
  pill(state, action) {
    if (action.type !== 'attack') return undefined
    const forecast = state.game.forecast(state.position.value.state, action.unit, action.target)
    return forecast && { text: poolPill(forecast), meaning: promise(state, action) }
  },
  speakSubject(state, subject) {
    const card = numberOf(subject, 'card')
    if (card !== null) return speakCard(state, card)
    const unit = numberOf(subject, 'unit')
    if (unit === null) return speakHex(state, subject.number)
    const at = state.desk.known.value.hex[unit]
    return `${speakUnit(state, unit)} ${whereWords(state.bundle.scenario, at)}.`
  },
  speakHex,
  idle: 'Nobody can act in this phase.',
  unfinished: unfinishedWords,
  outcome(scenario, { winner, reason, score }) {
    const [first, second] = score
    const medals = `${sideName(scenario, 0)} ${first}, ${sideName(scenario, 1)} ${second}`
    const why = reason === 'medals' ? 'The medals are won.' : 'The last turn is over.'
    return {
      title: winner === null ? 'A draw' : `${sideName(scenario, winner)} wins`,
      reason: `${why} Medals: ${medals}.`,
    }
  },
}

/** What is decided, and by whom, in one sentence. */
export const decisionWords = (state: PlayerState): string => {
  const { scenario } = state.bundle
  const position = state.position.value.state
  const card = playedCard(state.game.table, position)
  const played = card === undefined ? '' : ` “${card.name}” is in play.`
  return `${sideName(scenario, position.side)}: ${askedWords(position)}. ${taskWords(scenario, position)}${played}`
}
