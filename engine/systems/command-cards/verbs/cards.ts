/** Playing cards, putting them aside, laying them open, giving them up and keeping them. */
import { cardsInHand, handAt, isDirect } from '../cards/deck.ts'
import { keepDrawn } from '../cards/draw.ts'
import { mayPrepare } from '../cards/limits.ts'
import { listPlays, playCard, prepareCard } from '../cards/play.ts'
import { afterPlay, finishPhase } from '../phases.ts'
import { canFly, isUnderRadar, listAnnouncements, radarRefusal } from '../special/radar.ts'
import { announceOrPass, endTurn, goOnOpening } from '../turn.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

/** Playing a command card. command-cards.C1 */
export const playVerb = verb('play', 'p', { card: 'card', choice: 'choice' })({
  in: [phase.play],
  list: ({ table }, state, side, add) =>
    listPlays(table, state, side, (card, choice) => add({ type: 'play', card, choice })),
  apply: (services, draft, side, { card, choice }) => playCard(services, draft, side, card, choice),
  refusal({ table }, state, side, { card, choice }) {
    const { name } = table.cards[card]
    if (state.spent > 0) return 'A card has been played; the next one is to be put aside.'
    const waits = state.waiting[side] === card + 1
    if (!waits && state.hand[handAt(table, side, card)] === 0) return `“${name}” is not in hand.`
    if (table.cards[card].reacts) return `“${name}” is played when an enemy attacks at close quarters.`
    if (!waits && !isDirect(table, side, card)) return `“${name}” must be put aside a turn before it is played.`
    return radarRefusal(table, state, side, card, choice) ?? `“${name}” cannot be played in this way now.`
  },
})

/** Putting a card aside that is played in a later turn. command-cards.N2 */
export const prepareVerb = verb('prepare', 'P', { card: 'card' })({
  in: [phase.play, phase.prepare],
  list({ table }, state, side, add) {
    if (!mayPrepare(table, state, side)) return
    for (const card of cardsInHand(table, state, side)) add({ type: 'prepare', card })
  },
  apply(services, draft, side, { card }) {
    const { state } = draft
    prepareCard(services.table, draft, side, card)
    if (state.opening) goOnOpening(services.table, draft)
    else if (state.phase === phase.prepare) announceOrPass(services.table, draft)
    else if (state.spent > 0) afterPlay(services, draft)
    else endTurn(services.table, draft)
  },
  refusal({ table }, state, side, { card }) {
    if (!table.command[side].preparesCards) return 'Cards are played at once, not put aside.'
    if (state.waiting[side] > 0) return 'Another card is waiting already.'
    return `“${table.cards[card].name}” is not in hand.`
  },
})

/** Laying open, at the end of a turn, the strike from the air that will be flown in the next one. command-cards.A11 */
export const announceVerb = verb('announce', 'N', { card: 'card' })({
  in: [phase.announce],
  list: ({ table }, state, side, add) =>
    listAnnouncements(table, state, side, (card) => add({ type: 'announce', card })),
  apply(services, draft, side, { card }) {
    draft.state.announced[side] = card + 1
    draft.emit({ type: 'announced', side, card, rolled: true })
    finishPhase(services, draft)
  },
  refusal({ table }, state, side, { card }) {
    if (!isUnderRadar(table, state, side)) return 'No radar watches this side.'
    if (state.hand[handAt(table, side, card)] === 0) return 'That card is not in hand.'
    if (!canFly(table, side, card)) return 'That card is no strike from the air.'
    return 'That card waits a turn anyway, and lies open then.'
  },
})

/** Giving up a card for a unit that was lost. command-cards.N6 */
export const discardVerb = verb('discard', 'd', { card: 'card' })({
  in: [phase.discard],
  list({ table }, state, side, add) {
    for (const card of cardsInHand(table, state, side)) add({ type: 'discard', card })
  },
  apply({ table }, draft, side, { card }) {
    const { state } = draft
    state.hand[handAt(table, side, card)]--
    state.discard[card]++
    draft.emit({ type: 'discarded', side, card, why: 'unit-lost' })
    state.phase = state.resumes
    state.side = state.resumesSide
  },
  refusal: ({ table }, _state, _side, { card }) => `“${table.cards[card].name}” is not in hand.`,
})

/** Keeping one of the cards drawn; the others are discarded. command-cards.C1 */
export const keepVerb = verb('keep', 'k', { card: 'card' })({
  in: [phase.keep],
  list(_services, state, _side, add) {
    for (const [index, drawn] of state.drawn.entries())
      if (drawn > 0 && state.drawn.indexOf(drawn) === index) add({ type: 'keep', card: drawn - 1 })
  },
  apply({ table }, draft, _side, { card }) {
    if (keepDrawn(table, draft, card)) announceOrPass(table, draft)
  },
  refusal: ({ table }, _state, _side, { card }) => `“${table.cards[card].name}” was not drawn.`,
})

export const cardsWords = {
  play: { order: 'Play {card}{choice}' },
  prepare: { order: 'Put {card} aside' },
  announce: { order: 'Lay {card} open' },
  discard: { order: 'Give up {card}' },
  keep: { order: 'Keep {card}' },
} satisfies Words
