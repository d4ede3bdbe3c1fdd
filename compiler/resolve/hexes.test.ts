import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseHexName } from '../../engine/hex.ts'
import { hexOf } from './hexes.ts'

it('reads a hex name as the engine does', () => {
  const grid = { width: 40, height: 25 }
  for (let number = 0; number < 10_000; number++) {
    const name = String(number).padStart(4, '0')
    expect(hexOf(grid, name)).toBe(parseHexName(grid, name))
  }
  const strange = fc.string({ unit: fc.constantFrom('0', '1', '2', '9', ' ', '/', ':', 'a', '-', '٣'), maxLength: 6 })
  fc.assert(
    fc.property(strange, (name) => {
      expect(hexOf(grid, name)).toBe(parseHexName(grid, name))
    }),
  )
})
