import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashJson } from './hash.ts'

test('a hash is 16 hex digits and never changes', () => {
  expect(hashJson(null)).toMatch(/^[0-9a-f]{16}$/)
  expect([hashJson(null), hashJson({ a: 1, b: [2, 'x'] }), hashJson('Gabès')]).toMatchInlineSnapshot(`
    [
      "275b7845506aac08",
      "e66a27d7485791ed",
      "eb4172502660ca09",
    ]
  `)
})

test('the order of keys does not matter, and a key without value is none', () => {
  expect(hashJson({ a: 1, b: { c: 2, d: 3 } })).toBe(hashJson({ b: { d: 3, c: 2 }, a: 1, e: undefined }))
})

test('the same value has the same hash after a journey as text', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hashJson(JSON.parse(JSON.stringify(value)))).toBe(hashJson(value))
    }),
  )
})

test('values that differ a little differ in their hash', () => {
  const seen = new Set<string>()
  for (let index = 0; index < 5000; index++) {
    seen.add(hashJson([index]))
    seen.add(hashJson({ turn: index, side: index & 1 }))
    seen.add(hashJson(new Array(20).fill(0).map((_, at) => (at === index % 20 ? index : 0))))
  }
  expect(seen.size).toBe(15_000)
})
