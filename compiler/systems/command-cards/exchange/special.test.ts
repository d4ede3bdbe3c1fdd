import { expect, it } from 'vitest'
import { layCards } from '../../../../tests/support/cardTable.ts'
import { hexOf } from '../../../../tests/support/commandCards.ts'
import { specialOf } from './special.ts'

const map = `
  . . . . .
   = = = =
  . . . . .`
const at = (name: string): number => hexOf(map, name)

it('writes what both sides still have of a special rule', () => {
  const { game, state } = layCards({
    map,
    obstacles: ['bridge 0102', 'bridge 0202'],
    units: [
      { side: 0, hex: '0103' },
      { side: 1, hex: '0101' },
    ],
    special: {
      bridgeBlowing: [
        { side: 0, hexes: [at('0102')], way: 'surely', beside: true },
        { side: 1, hexes: [at('0202')], way: 'by-dice' },
      ],
      blockingBridges: [at('0202')],
      minefields: [{ side: 1, hexes: [at('0301'), at('0401')], count: 2 }],
      airplanes: [{ side: 0, hexes: [at('0503')] }],
      smoke: [
        { side: 0, uses: 2 },
        { side: 1, uses: 1 },
      ],
      night: { roller: 1, start: 3 },
    },
  })
  const linesOf = (): readonly string[] => specialOf(game, state).lines
  expect(linesOf()).toEqual([
    'special:',
    "  bridgeBlowing: [{side: first, hexes: '0102', way: surely, beside: true}, {side: second, hexes: '0202', way: by-dice}]",
    "  blockingBridges: '0202'",
    '  minefields: [{side: second, hexes: 0301 0401, count: 2}]',
    "  airplanes: [{side: first, hexes: '0503'}]",
    '  night: {roller: second, start: 3}',
    '  smoke: [{side: first, uses: 2}, {side: second, uses: 1}]',
  ])
  state.opening = 0
  state.smokeLeft[0] = 0
  state.obstacle[at('0202')] = 0
  expect(linesOf()).toEqual([
    'special:',
    "  bridgeBlowing: [{side: first, hexes: '0102', way: surely, beside: true}]",
    "  airplanes: [{side: first, hexes: '0503'}]",
    '  night: {roller: second, start: 3}',
    '  smoke: [{side: second, uses: 1}]',
  ])
})
