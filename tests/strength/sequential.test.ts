import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { answerTo, countPairs, shareOf } from './sequential.ts'

const question = { weak: 52, strong: 60, error: 0.05 }

/** Plays matches of a player with a share of the points, sides being worth `edge` per cent, and counts the answers. */
const simulate = (share: number, edge: number, matches: number) => {
  const dice = rollingDice(7)
  let strong = 0
  let pairs = 0
  for (let match = 0; match < matches; match++) {
    const scores: number[] = []
    for (;;) {
      const wins = [share + edge, share - edge].filter((chance) => dice.below(1000) < 10 * chance).length
      scores.push(2 * wins)
      const answer = answerTo(question, countPairs(scores))
      if (answer === undefined) continue
      if (answer === 'strong') strong++
      pairs += scores.length
      break
    }
  }
  return { strong: strong / matches, pairs: pairs / matches }
}

describe('the sequential test of pairs', () => {
  it.each([0, 25])('errs in about 5 of 100 matches, with sides worth %i per cent', (edge) => {
    expect(simulate(52, edge, 400).strong).toBeLessThan(0.08)
    expect(simulate(60, edge, 400).strong).toBeGreaterThan(0.92)
  })

  it('needs fewer pairs where sides are unequal', () => {
    expect(simulate(60, 30, 200).pairs).toBeLessThan(0.8 * simulate(60, 0, 200).pairs)
  })

  it('says nothing of a few pairs', () => {
    expect(answerTo(question, [0, 0, 0, 0, 15])).toBeUndefined()
    expect(answerTo(question, [0, 0, 0, 0, 40])).toBe('strong')
    expect(answerTo(question, [40, 0, 0, 0, 0])).toBe('weak')
  })

  it('gives the share with its margin', () => {
    expect(shareOf([25, 0, 50, 0, 25])).toMatchObject({ pairs: 100, share: 50 })
    expect(shareOf([25, 0, 50, 0, 25]).margin).toBeCloseTo(6.9, 1)
    expect(shareOf([0, 0, 0, 0, 0]).margin).toBe(100)
  })
})
