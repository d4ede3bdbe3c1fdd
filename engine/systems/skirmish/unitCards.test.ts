/** Laws of design that unit cards keep: what a card costs follows from its numbers, and each is a card of its own. */
import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../tests/support/skirmish.ts'
import type { Ability, UnitRules } from './rules.ts'

const { unitTypes, nations } = contentRules()
const cards = Object.entries(unitTypes)

/** What each number is worth in the formula of costs, by the number. */
const worthOf = {
  range: [0, 5, 8, 11, 14, 16, 18],
  /** Of aircraft, whose range is the whole board. */
  airRange: 14,
  piercing: [0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  damage: [0, 10, 18, 25],
  armour: [3, 5, 6, 8, 10, 12, 14, 17, 20, 23],
  bombs: [0, 0, 8, 14],
  ability: {
    transport: 2,
    towing: 1,
    towed: 0,
    mobility: 3,
    'anti-aircraft': 5,
    fighter: 6,
    paratroops: 6,
    engineer: 4,
    demolition: 3,
    amphibious: 3,
    medic: 5,
    recon: 3,
    command: 20,
  } satisfies Record<Ability, number>,
}

const fireOf = ({ class: unitClass, weapon }: UnitRules): number => {
  if (weapon === undefined) return 0
  const [hit, critical] = weapon.accuracy
  const reach =
    (unitClass === 'aircraft' ? worthOf.airRange : worthOf.range[weapon.range]) * worthOf.piercing[weapon.piercing]
  return (
    Math.floor(((11 - hit) * worthOf.damage[weapon.damage] * reach) / 1000) + Math.floor(((11 - critical) * reach) / 50)
  )
}

/** The cost that follows from the numbers of a card, in action points. Divisions round down. */
const costOf = (card: UnitRules): number => {
  const { class: unitClass, movement, wounds, armour, abilities, bombs = 0, upgrades } = card
  const body = Math.floor((wounds * worthOf.armour[armour] * 2) / 10)
  const able = abilities.reduce((sum, ability) => sum + worthOf.ability[ability], worthOf.bombs[bombs])
  const tenths =
    unitClass === 'aircraft'
      ? Math.floor((fireOf(card) * 8) / 10) + body + able
      : Math.floor((fireOf(card) * 12) / 10) +
        body +
        4 * movement +
        able +
        upgrades.length * (unitClass === 'infantry' ? 2 : 1)
  return Math.max(1, Math.floor((tenths + 5) / 10))
}

describe('unit cards', () => {
  it.each(cards)('%s costs what follows from its numbers', (_, card) => {
    expect(card.cost).toBe(costOf(card))
  })

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
