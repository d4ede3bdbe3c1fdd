/** Evidence about armies and cards: what is compared, what it depends on, and that what is committed holds. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { rollingDice } from '../../../../engine/dice.ts'
import { pointsOf, problemsOf } from '../../../../engine/systems/skirmish/army.ts'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { openPool } from '../../../playtest/pool.ts'
import { playSeries } from '../../../playtest/series.ts'
import type { ArmiesEvidence } from '../../../playtest/types.generated.ts'
import { findAttacks, replayAttack } from './attack.ts'
import { battleOf, drawArmy } from './battles.ts'
import { cardsKey, currentOf, isEven, isWhole, matchKey, pairingsOf, parseEvidence } from './evidence.ts'

const rules = contentRules()
const text = readFileSync(new URL('../../../../content/systems/skirmish/evidence.json', import.meta.url), 'utf8')

describe('armies drawn at random (skirmish.T9)', () => {
  const dice = rollingDice(1)
  const drawn = Object.keys(rules.nations).flatMap((nation) =>
    [1941, 1944].flatMap((year) =>
      Array.from({ length: 10 }, () => ({ army: drawArmy(rules, nation, year, dice), year })),
    ),
  )

  it('are legal, and cost what they may', () => {
    const { points } = rules.frame.deck
    for (const { army, year } of drawn) {
      expect(problemsOf(rules, army, points, year)).toEqual([])
      expect(pointsOf(rules, army)).toBeGreaterThan(points - 3)
    }
  })

  it('are drawn alike from the same dice, and can be played', () => {
    const [one, other] = [1, 1].map((seed) => drawArmy(rules, 'us', 1942, rollingDice(seed)))
    expect(one).toEqual(other)
    const scenario = battleOf(rules, 1942, [one, drawn[0].army])
    const [{ turn }] = playSeries({ scenario, players: ['random', 'random'], from: 0, to: 1, seed: 1 })
    expect(turn).toBeGreaterThan(1)
  })
})

describe('decks that are bred against the ready-made armies', () => {
  const size = { population: 3, parents: 1, generations: 2, best: 1 }
  const pool = openPool(1)

  it('are allowed, and measured by games of their own that can be played again', async () => {
    const heard: number[] = []
    const { first, decks } = await findAttacks(pool, rules, { games: 8, seed: 3 }, (done) => heard.push(done), size)
    expect(heard.at(-1)).toBe(56)
    const [deck] = decks
    expect(decks).toHaveLength(1)
    expect(deck.games).toBe(8)
    expect(problemsOf(rules, deck, rules.frame.deck.points, deck.year)).toEqual([])
    expect(await replayAttack(pool, rules, deck, first)).toBe(deck.hash)
  })
})

describe('the evidence about armies and cards', () => {
  it('compares every pair of a period', () => {
    expect(pairingsOf(rules)).toHaveLength(12)
  })

  it('goes stale with a card of an army, and not with another one', () => {
    const [pairing] = pairingsOf(rules)
    const key = matchKey(rules, pairing, 1)
    const [used] = Object.keys(rules.armies[pairing.armies[0]].units)
    const withDearer = (id: string) => ({
      ...rules,
      unitTypes: { ...rules.unitTypes, [id]: { ...rules.unitTypes[id], cost: 9 } },
    })
    expect(matchKey(withDearer(used), pairing, 1)).not.toBe(key)
    expect(matchKey(withDearer('soviet-is2'), pairing, 1)).toBe(key)
    expect(cardsKey(withDearer('soviet-is2'), ['us-sherman'], 1)).toBe(cardsKey(rules, ['us-sherman'], 1))
  })

  it('is refused when somebody edited it', () => {
    expect(parseEvidence(text.replace(/"wins":\[(\d+)/, (_, wins) => `"wins":[${Number(wins) + 9}`))).toBeUndefined()
    expect(parseEvidence('[')).toBeUndefined()
    const found = parseEvidence(text)
    for (const change of [{ nation: 'nowhere' }, { year: 1066 }, { units: { 'no-such': 1 } }, { points: 1 }]) {
      const decks = found?.attacks?.decks.map((deck) => ({ ...deck, ...change })) ?? []
      const edited = { ...found, attacks: { ...found?.attacks, decks } } as ArmiesEvidence
      expect(currentOf(rules, edited).attacks, JSON.stringify(change)).toBeUndefined()
    }
  })

  it('holds, is whole, and finds every pair even and every card played', () => {
    const found = parseEvidence(text)
    const evidence = found && currentOf(rules, found)
    if (evidence === undefined) throw new Error('there is no evidence')
    expect(isWhole(rules, evidence)).toBe(true)
    for (const { panel } of evidence.matches) expect(panel.every(isEven)).toBe(true)
    const worth = Object.entries(evidence.cards?.worth ?? {})
    expect(worth.filter(([, { played }]) => played === 0)).toEqual([])
  })
})
