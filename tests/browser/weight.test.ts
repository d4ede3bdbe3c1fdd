/** What a page of a battle loads before it can be played. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesOfPages, mostToPlay, pagesIn, weightOf } from '../bench/pageWeight.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

test('no battle loads more than it may before it can be played, and each fetches the rest later', () => {
  const filesOf = filesOfPages(dist)
  const weights = pagesIn(dist).map((id) => {
    const { scripts, styles, later } = filesOf(id)
    expect(later.length, id).toBeGreaterThan(5)
    return { id, bytes: weightOf([...scripts, ...styles]) }
  })
  expect(weights.length).toBeGreaterThan(0)
  expect(weights.filter(({ bytes }) => bytes < 100_000 || bytes > mostToPlay)).toEqual([])
})
