import { expect, test } from 'vitest'
import { colourOf } from './colours.ts'

test('a plain hex colour passes', () => {
  expect(colourOf({ colour: { light: '#b8860b', dark: '#d9a441' } })).toBe('light-dark(#b8860b, #d9a441)')
})

test.each(['red', '#fff', 'url(https://example.org)', '#000000;background:red'])('%s is refused', (light) => {
  expect(() => colourOf({ colour: { light, dark: '#000000' } })).toThrow(/no colour/)
})
