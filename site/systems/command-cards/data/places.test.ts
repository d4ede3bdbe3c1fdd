import { expect, test } from 'vitest'
import type { Reference } from '../../../../compiler/systems/command-cards/bundle.ts'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import { part } from '../../../../tests/support/part.ts'
import { addressOfPath, specialRules } from './places.ts'

const reference = part<Reference>({ system: 'command-cards', rules: contentRules() })

test.each([
  ['terrain.forest.reduction.infantry', '/reference/command-cards/terrain/forest/'],
  ['unitTypes.infantry.range.0', '/reference/command-cards/units/infantry/'],
  ['cards.bombers.strike.dice.0', '/reference/command-cards/cards/#bombers'],
  ['special.night.dice', '/reference/command-cards/special/#A18'],
  ['special.mines.values', '/reference/command-cards/obstacles/'],
  ['dice.faces.star', '/reference/command-cards/dice/'],
])('the value %s stands at %s', (path, address) => {
  expect(addressOfPath(reference, path)).toBe(address)
})

test('what is no value of the rules stands nowhere', () => {
  expect(addressOfPath(reference, 'terrain.nowhere.reduction')).toBeUndefined()
})

test('every number of special rules has its rule', () => {
  expect(Object.keys(specialRules).sort()).toEqual(Object.keys(contentRules().special).sort())
})
