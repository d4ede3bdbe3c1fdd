/** Deployment, upgrades, support cards. skirmish.P7, P14, F6 */
import { count, withVerb } from '../../../words.ts'
import { cardsInHand, isInHand } from '../cards/deck.ts'
import { deployFromHand, deploymentsOf, equipmentFor, equipUnit, priceOf } from '../cards/deploy.ts'
import { hasTarget, isPlayedIn, leastFor, payFor, playCard, waysToPlay } from '../cards/support.ts'
import { cardName, spaceName } from '../names.ts'
import type { Table } from '../table.ts'
import { phase } from '../types.ts'
import { verb, type Words } from './verb.ts'

export const deployVerb = verb('deploy', 'd', { card: 'card', space: 'space', how: 'choice' })({
  in: [phase.deployment],
  list(table, state, side, add) {
    for (const card of cardsInHand(table, state, side))
      if (table.cards[card].unit !== undefined && priceOf(table, state, side, card).ap <= state.ap[side])
        for (const [space, how] of deploymentsOf(table, state, side, card)) add({ type: 'deploy', card, space, how })
  },
  apply: (_, draft, side, { card, space, how }) => deployFromHand(draft, side, card, space, how),
  refusal(table, state, side, { card, space }) {
    const { unit } = table.cards[card]
    if (unit === undefined) return 'This card is no unit.'
    if (!isInHand(table, state, side, card)) return `${withVerb(unit.name, 'is', 'are')} not in hand.`
    if (priceOf(table, state, side, card).ap > state.ap[side])
      return `There are not enough action points for ${unit.name}.`
    return `${unit.name} cannot be deployed on ${spaceName(table, space)}.`
  },
})

export const equipVerb = verb('equip', 'e', { unit: 'unit', option: 'option' })({
  in: [phase.deployment],
  list(table, state, side, add) {
    for (const option of equipmentFor(table, state, side)) add({ type: 'equip', unit: state.equipping - 1, option })
  },
  apply: (_, draft, _side, { unit, option }) => equipUnit(draft, unit, option),
  refusal: () =>
    'Upgrades are bought for the unit that has just been deployed, those on its card, for what there is to pay.',
})

export const playVerb = verb('play', 'p', { card: 'card', target: 'target', choice: 'choice' })({
  in: [phase.initial, phase.movement, phase.deployment, phase.shooting],
  list(table, state, side, add) {
    for (const card of cardsInHand(table, state, side))
      if (isPlayedIn(table, card, state.phase))
        for (const [target, choice] of waysToPlay(table, state, side, card, state.ap[side]))
          add({ type: 'play', card, target, choice })
  },
  apply: (_, draft, side, { card, target, choice }) => playCard(draft, side, card, target, choice),
  refusal(table, state, side, { card, choice }) {
    const { support } = table.cards[card]
    if (support === undefined) return 'This card is a unit.'
    if (!isInHand(table, state, side, card)) return `“${support.name}” is not in hand.`
    if (!isPlayedIn(table, card, state.phase)) return `“${support.name}” is not played in this phase.`
    if (Math.max(leastFor(support), payFor(support, choice)) > state.ap[side])
      return `There are not enough action points for “${support.name}”.`
    return `“${support.name}” cannot be played like this.`
  },
})

/** Words the use of a card besides its target. */
const choiceWords = (table: Table, card: number, choice: number): string => {
  const { support } = table.cards[card]
  if (support?.variable) return ` for ${count(choice, 'action point')}`
  if (support?.general) return `: ${table.generals[choice].name}`
  if (support?.builds) return `: ${table.terrains[choice].name}`
  return support?.recalls ? `: ${cardName(table, choice)}` : ''
}

export const deployingWords = {
  deploy: {
    order: 'Deploy {card} at {space}{how}',
    button: 'Deploy',
  },
  equip: { order: '{unit} {gets|get} {option}' },
  play: {
    order: (table, _state, { card, choice }) =>
      `Play “{card}”${choiceWords(table, card, choice)}${hasTarget(table, card) ? ' on {target}' : ''}`,
    button: 'Play',
  },
} satisfies Words
