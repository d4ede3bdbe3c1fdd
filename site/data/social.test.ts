import { expect, test } from 'vitest'
import { socialHead } from './social.ts'

test('a shared link names its picture in full when the site knows its address', () => {
  expect(socialHead(new URL('https://example.org'), '/a.png')[0]?.attrs.content).toBe('https://example.org/a.png')
  expect(socialHead(undefined, '/a.png')[0]?.attrs.content).toBe('/a.png')
})

test('a page without a picture says nothing about one', () => {
  expect(socialHead(undefined, undefined)).toEqual([])
})
