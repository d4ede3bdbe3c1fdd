import { expect, test } from 'vitest'
import type { CardRules } from '../../../../engine/systems/command-cards/rules.ts'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import { cardWords } from './cards.ts'

const { cards } = contentRules()

/** Copies of a value, each with another one of its numbers, and where that stands. */
const otherNumbers = (value: unknown, path = ''): readonly (readonly [path: string, value: unknown])[] => {
  if (typeof value === 'number') return [[path, value + 1]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    otherNumbers(inner, `${path}.${key}`).map(([place, other]) => {
      const copy = Array.isArray(value) ? [...value] : { ...value }
      return [place, Object.assign(copy, { [key]: other })] as const
    }),
  )
}

test('the words of a card tell each of its numbers', () => {
  for (const [id, { copies: _, ...card }] of Object.entries(cards)) {
    const words = cardWords(card as CardRules, cards)
    for (const [path, other] of otherNumbers(card))
      expect(cardWords(other as CardRules, cards), id + path).not.toEqual(words)
  }
})
