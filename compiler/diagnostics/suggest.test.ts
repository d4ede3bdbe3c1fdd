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

  it.each([
    ['railway', ['road', 'track', 'rail'], 'Did you mean "rail"?'],
    ['barbed-wire', ['bunker', 'wire', 'bridge'], 'Did you mean "wire"?'],
    ['pontoon', ['bridge', 'pontoon-bridge'], 'Did you mean "pontoon-bridge"?'],
    ['x'.repeat(100), ['road', 'rail'], 'Known: road, rail.'],
  ])('takes %s for a name that is a part of it, or that it is a part of', (word, names, hint) => {
    expect(hintForUnknown(word, names)).toBe(hint)
  })

  it('of a long list names those that are alike', () => {
    const many = Array.from({ length: 20 }, (_, n) => `british-${n}`)
    expect(hintForUnknown('german-panzer', [...many, 'german-panzer-division', 'german-panzergrenadier'])).toBe(
      'Known: german-panzer-division, german-panzergrenadier and 20 more.',
    )
    expect(hintForUnknown('new-zealand-infantry', [...many, 'french-infantry', 'indian-infantry'])).toBe(
      'Known: french-infantry, indian-infantry and 20 more.',
    )
  })

  it('lists a short choice when nothing is near', () => {
    expect(hintForUnknown('sleet', ['dry', 'mud', 'snow'])).toBe('Known: dry, mud, snow.')
    expect(hintForUnknown('sleet', [])).toBeUndefined()
  })
})
