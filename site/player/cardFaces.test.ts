/** The faces of cards are put into pages as HTML: nothing that an author calls them is. */
import { expect, test } from 'vitest'
import * as commandCards from '../../tests/support/commandCards.ts'
import * as skirmish from '../../tests/support/skirmish.ts'
import { drawCardFace as drawCommandCard } from './systems/command-cards/cardFace.ts'
import { drawCardFace as drawSkirmishCard, factsOfUnit } from './systems/skirmish/cardFace.ts'

/** A value whose names and texts are a piece of HTML. */
const spoilt = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(spoilt) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'name' || key === 'text' ? '<b id="evil">' : spoilt(inner),
    ]),
  ) as T
}

const { cards } = spoilt(commandCards.contentRules())
const { unitTypes, upgrades, support } = spoilt(skirmish.contentRules())

test.each([
  ['command-cards', Object.values(cards).map((card) => drawCommandCard(card))],
  ['units of skirmish', Object.values(unitTypes).map((unit) => drawSkirmishCard(factsOfUnit(unit, upgrades)))],
  ['support of skirmish', Object.values(support).map((card) => drawSkirmishCard({ support: card, options: [] }))],
])('no HTML of authors passes through the faces of cards: %s', (_, faces) => {
  expect(faces.length).toBeGreaterThan(20)
  for (const face of faces) {
    expect(face).toContain('evil')
    expect(face).not.toContain('<b id')
  }
})
