import { expect, test } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { mayTarget } from '../units.ts'
import { crosshairOf, gunRange } from './spotting.ts'

const map = `
  . . . .
   . . .
  . . . .`

const field = () =>
  layCards({
    map,
    units: [
      { id: 'gun', side: 0, hex: '0103', type: 'artillery' },
      { id: 'tank', side: 0, hex: '0203', type: 'armour' },
      { id: 'observer', side: 0, hex: '0302' },
      { id: 'hidden', side: 1, hex: '0401', camouflaged: true },
    ],
    special: { spotting: [{ side: 0, hexes: [hexOf(map, '0302')] }] },
  })

test('command-cards.A4: artillery shoots and zeroes in like heavy guns while its side holds the hexes of observers', () => {
  const { game, state, unit, hex } = field()
  expect(gunRange(game.table, state, unit('gun'))).toEqual([3, 3, 2, 2, 1, 1, 1, 1])
  expect(crosshairOf(game.table, state, unit('gun'))).toMatchObject({ dice: 1, markers: 3 })
  state.hex[unit('observer')] = hex('0202')
  expect(gunRange(game.table, state, unit('gun'))).toEqual([3, 3, 2, 2, 1, 1])
  expect(crosshairOf(game.table, state, unit('gun'))).toBeUndefined()
})

test('command-cards.A4: observers help nobody but artillery', () => {
  const { game, state, unit } = field()
  expect(gunRange(game.table, state, unit('tank'))).toEqual([3, 3, 3])
})

test('command-cards.A15: a camouflaged unit is a target only for those beside it', () => {
  const { game, state, unit } = field()
  expect(mayTarget(game.table, state, unit('observer'), unit('hidden'))).toBe(true)
  expect(mayTarget(game.table, state, unit('gun'), unit('hidden'))).toBe(false)
})
