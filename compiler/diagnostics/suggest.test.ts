import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean, editDistance, hintForUnknown } from './suggest.ts'

describe('edit distance', () => {
  it.each([
    ['', '', 0],
    ['steps', 'steps', 0],
    ['steps', 'step', 1],
    ['movment', 'movement', 1],
    ['hxe', 'hex', 1],
    ['kitten', 'sitting', 3],
  ])('from %j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b, 9)).toBe(distance)
  })

  it('is a distance: symmetric, and zero only for the same word', () => {
    const word = fc.stringMatching(/^[abc]{0,6}$/)
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(editDistance(a, b, 9)).toBe(editDistance(b, a, 9))
        expect(editDistance(a, b, 9) === 0).toBe(a === b)
      }),
    )
  })

  it('gives up beyond its limit', () => {
    expect(editDistance('aaaaaaaa', 'bbbbbbbb', 2)).toBe(3)
  })
})

describe('did you mean', () => {
  const known = ['german-infantry', 'german-panzer-division', 'british-armour']

  it.each([
    ['german-infantery', 'german-infantry'],
    ['German Infantry', 'german-infantry'],
    ['british-armor', 'british-armour'],
    ['french-cavalry', undefined],
    ['x'.repeat(10_000), undefined],
  ])('%s', (word, guess) => {
    expect(didYouMean(word, known)).toBe(guess)
  })

  it('lists a short choice when nothing is near', () => {
    expect(hintForUnknown('sleet', ['dry', 'mud', 'snow'])).toBe('Known: dry, mud, snow.')
    expect(hintForUnknown('sleet', [])).toBeUndefined()
  })
})
