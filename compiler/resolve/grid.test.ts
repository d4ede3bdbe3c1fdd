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

it('tells the codes of signs only where they say what the rows say, in layers drawn plainly and in others', () => {
  const signs = fc.array(fc.constantFrom('.', 'h', '~'), { minLength: 1, maxLength: 5 })
  const row = fc.tuple(fc.constantFrom('', ' ', ' ', '  '), signs, fc.constantFrom('', '', '', ' ', '\t', '\r'))
  const drawn = fc.tuple(fc.array(row, { minLength: 1, maxLength: 5 }), fc.boolean(), fc.constantFrom('', '\n', '\n\n'))
  let plain = 0
  fc.assert(
    fc.property(drawn, fc.boolean(), ([lines, isNeat, end], isStaggered) => {
      const text = lines
        .map(([before, row, after], number) =>
          isNeat ? (number % 2 === 1 ? ' ' : '') + lines[0][1].join(' ') : before + row.join(' ') + after,
        )
        .join('\n')
      const place = { file: 'map.yaml', path: ['terrain'] }
      const report = makeReport()
      const layer = readLayer(text + end, place, report, isStaggered ? 'staggered' : 'even')
      if (layer.codes === undefined) return
      plain++
      // A blank line at the end makes no row, and another layer never has codes.
      const other = readLayer(`${text}\n\n`, place, report, isStaggered ? 'staggered' : 'even')
      expect(other.codes).toBeUndefined()
      expect(report.diagnostics).toEqual([])
      expect([layer.width, layer.height]).toEqual([other.width, other.height])
      expect(layer.rows).toEqual(other.rows)
      for (let at = 0; at < layer.width * layer.height; at++) {
        const sign = other.rows[Math.floor(at / layer.width)][at % layer.width]?.sign
        expect(layer.codes[at]).toBe(sign?.charCodeAt(0) ?? 0)
      }
    }),
    { numRuns: 500 },
  )
  expect(plain).toBeGreaterThan(100)
})
