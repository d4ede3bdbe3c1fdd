/** The names of battles led by cards that the shell asks for, and what the screen reader says. */

import { effect } from '@preact/signals'
import type { Hex } from '../../../../engine/hex.ts'
import { playedCard } from '../../../../engine/systems/command-cards/cards/effects.ts'
import { phase } from '../../../../engine/systems/command-cards/types.ts'
import type { CommandCardsAction } from '../../../../engine/systems/command-cards/verbs/index.ts'
import { winnerOf } from '../../../../engine/twoSides.ts'
import { withVerb } from '../../../../engine/words.ts'
import { say } from '../../announce.ts'
import { sampleOf } from '../../orderGroups.ts'
import { numberOf } from '../../subject.ts'
import type { Words } from '../../systemUi.ts'
import { choiceWords } from '../../words.ts'
import {
  actionVerb,
  actionWords,
  askedWords,
  cardActWords,
  cardName,
  count,
  figureWords,
  gearNames,
  groundWords,
  perCent,
  placeName,
  poolPill,
  sideName,
  statusNames,
  taskWords,
  unitName,
  unitOn,
  whereWords,
} from './names.ts'
import type { CommandCardsTypes, OrderGroup, PlayerState } from './types.ts'

/** A unit for the screen reader: whose, what, how strong, where, and its condition. */
export const speakUnit = ({ scenario, derived }: PlayerState, unit: number): string => {
  const { table, known } = derived
  const named = scenario.units[unit]
  const conditions = [...gearNames(known.gear[unit]).map(([name]) => name), ...statusNames(known, unit)]
  const parts = [
    named.name,
    `${sideName(scenario, named.side)}, ${table.types[unit].name.toLowerCase()}`,
    figureWords(known.figures[unit], table.figures[unit]),
    ...conditions.map((name) => name.toLowerCase()),
  ]
  return `${parts.join(', ')}.`
}

const speakCard = ({ scenario, derived, orders, position }: PlayerState, card: number): string => {
  const { name, text } = derived.table.cards[card]
  const { groups, byCard } = orders.value
  const acts = (byCard.get(card) ?? []).flatMap((key) => {
    const action = sampleOf(groups.get(key))
    return action === undefined ? [] : cardActWords(scenario, position.value.state, action)
  })
  const can = acts.length > 0 ? `You can: ${acts.join(', ').toLowerCase()}.` : 'It cannot be played now.'
  return `${name}. ${text} ${can}`
}

/** An attack in a few words: what it promises. */
const promise = ({ game, position }: PlayerState, action: CommandCardsAction): string => {
  if (action.type !== 'attack') return ''
  const forecast = game.forecast(position.value.state, action.unit, action.target)
  if (forecast === undefined) return ''
  const average = (forecast.hits / 1000).toFixed(1)
  return `${count(forecast.dice, 'die', 'dice')}: on average ${average} figures, destroyed ${perCent(forecast.kill)}, falls back ${perCent(forecast.retreat)}.`
}

const speakHex = (state: PlayerState, hex: Hex): string => {
  const { scenario, derived } = state
  const unit = unitOn(state, hex)
  const { sight } = derived
  const blocked =
    sight !== undefined && sight.to === hex && sight.blockers.length > 0
      ? `No line of sight: ${sight.blockers.map((one) => placeName(scenario, one)).join(', ')} in the way.`
      : ''
  return [
    `${placeName(scenario, hex)}, ${groundWords(state, hex).toLowerCase()}.`,
    unit === undefined ? '' : speakUnit(state, unit),
    choiceWords(state, hex) || blocked,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const groupWords = ({ scenario, position }: PlayerState, group: OrderGroup): { title: string; text?: string } => {
  const action = sampleOf(group)
  if (action === undefined) return { title: '' }
  if ('card' in action)
    return {
      title: cardActWords(scenario, position.value.state, action),
      text: `With “${cardName(scenario, action.card)}”.`,
    }
  if (action.type === 'smoke') return { title: 'Lay smoke', text: 'Choose the northernmost hex of the screen.' }
  return { title: actionWords(scenario, position.value.state, action) }
}

/** Returns the subject of the button at the foot of the sheet. */
const aboutWords = ({ scenario, position }: PlayerState, action: CommandCardsAction): string => {
  if ('target' in action) return unitName(scenario, action.target)
  if ('unit' in action && !('to' in action)) return unitName(scenario, action.unit)
  return actionWords(scenario, position.value.state, action)
}

/** How many units are left that could still act in this phase. */
const unfinishedWords = ({ orders, position }: PlayerState): string | undefined => {
  const { byUnit, anyhow } = orders.value
  const now = position.value.state.phase
  if (now === phase.order && anyhow.size > 0) return `${count(anyhow.size, 'unit')} can still be ordered.`
  const able = [...byUnit.values()].filter(({ moves, attacks }) => moves.size + attacks.size > 0).length
  if (able === 0) return undefined
  const verb = now === phase.move ? 'move' : now === phase.battle ? 'battle' : 'act'
  return `${count(able, 'unit')} can still ${verb}.`
}

export const words: Words<CommandCardsTypes> = {
  turn: (turn) => `Turn ${turn}`,
  endTurn: ({ scenario, position }) => actionWords(scenario, position.value.state, { type: 'done' }),
  subject({ scenario }, { kind, number }) {
    if (kind === 'card') return `“${cardName(scenario, number)}”`
    return kind === 'unit' ? unitName(scenario, number) : placeName(scenario, number)
  },
  place: ({ scenario }, hex) => placeName(scenario, hex),
  target(state, hex) {
    const unit = unitOn(state, hex)
    const place = placeName(state.scenario, hex)
    return unit === undefined ? place : `${unitName(state.scenario, unit)}, ${place}`
  },
  group: groupWords,
  action: ({ scenario, position }, action) => `${actionWords(scenario, position.value.state, action)}.`,
  button: (state, action) => ({
    word: actionVerb(state.scenario, state.position.value.state, action),
    about: aboutWords(state, action),
  }),
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
    return `${speakUnit(state, unit)} ${whereWords(state.scenario, state.derived.known.hex[unit])}.`
  },
  speakHex,
  idle: 'Nobody can act in this phase.',
  unfinished: unfinishedWords,
  outcome(scenario, outcome) {
    const { reason, score } = outcome
    const winner = winnerOf(outcome)
    const [first, second] = score
    const medals = `${sideName(scenario, 0)} ${first}, ${sideName(scenario, 1)} ${second}`
    const why = reason === 'medals' ? 'The medals are won.' : 'The last turn is over.'
    return {
      title: winner === null ? 'A draw' : withVerb(sideName(scenario, winner), 'wins', 'win'),
      reason: `${why} Medals: ${medals}.`,
    }
  },
}

/** The decision that is due, and who makes it, in one sentence. */
const decisionWords = ({ scenario, derived, position }: PlayerState): string => {
  const { state } = position.value
  const card = playedCard(derived.table, state)
  const played = card === undefined ? '' : ` “${card.name}” is in play.`
  return `${sideName(scenario, state.side)}: ${askedWords(state)}. ${taskWords(scenario, state)}${played}`
}

/** Announces decisions to those who make them. Returns how to stop. */
export const announceDecisions = (state: PlayerState): (() => void) => {
  let announced = ''
  return effect(() => {
    const { phase: at, side, turn } = state.position.value.state
    const now = `${turn}.${side}.${at}`
    if (!state.mayAct.value || now === announced) return
    announced = now
    say(state, decisionWords(state))
  })
}
