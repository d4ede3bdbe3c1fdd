/** Laws of design that unit cards keep: each is a card of its own. What a card costs is held by `pricing.test.ts` of the compiler. */
import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../tests/support/skirmish.ts'

const { unitTypes, nations } = contentRules()
const cards = Object.entries(unitTypes)

describe('unit cards', () => {
  it.each(Object.keys(nations))('of %s are all different', (nation) => {
    const numbers = cards
      .filter(([, card]) => card.nation === nation)
      .map(([, { name: _name, type: _type, year: _year, ...card }]) => JSON.stringify(card))
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it.each([
    ['german', 1941],
    ['us', 1942],
    ['uk', 1941],
    ['soviet', 1941],
  ])('of %s are 45 or more in %i, and as many as ten come later', (nation, early) => {
    const years = cards.flatMap(([, card]) => (card.nation === nation ? [card.year ?? 0] : []))
    expect(years.filter((year) => year <= early).length).toBeGreaterThanOrEqual(45)
    expect(years.filter((year) => year > early && year <= 1944).length).toBeGreaterThanOrEqual(10)
  })
})
