import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readLayer } from './grid.ts'

it('finds the signs of a layer where they stand, whatever blanks are between them', () => {
  const sign = fc.constantFrom('.', 'h', '~', '12', 'é', '🚀', '\u0001', '\u001f', '\u007f', '\u200b', '&')
  const blank = fc.constantFrom(' ', '  ', '\t', '\v', '\f', '\r', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u0085')
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(sign, blank), { maxLength: 12 }), { minLength: 1, maxLength: 6 }),
      (lines) => {
        const text = lines.map((parts) => parts.join('')).join('\n')
        const { rows } = readLayer(text, { file: 'map.yaml', path: ['terrain'] }, makeReport())
        const expected = text
          .split('\n')
          .map((line, number) =>
            [...line.matchAll(/\S+/gu)].map((match) => ({ sign: match[0], line: number, column: match.index })),
          )
        while (expected.length > 0 && expected[expected.length - 1].length === 0) expected.pop()
        expect(rows).toEqual(expected)
      },
    ),
  )
})
