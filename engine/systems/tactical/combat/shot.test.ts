/** Shots: what the dice bring, against counting by hand and by trying every throw. */
import { describe, expect, it } from 'vitest'
import { sketch } from '../../../../tests/support/tactical.ts'
import { forcedDice } from '../../../dice.ts'
import { outcomesOf } from './forecast.ts'
import { chanceThat, shotChances } from './forecastChances.ts'
import { addedBy, expectedHits, type Faces, facesFor, rollShot } from './shot.ts'

const { combat } = sketch({ map: '. .', units: [] }).game.scenario.rules

describe('a shot', () => {
  it.each([
    [-7, -7],
    [0, 0],
    [4, 4],
    [5, 4],
    [7, 5],
    [14, 8],
    [29, 14],
  ])('adds for a difference of %i to each die %i (tactical.G11)', (difference, added) => {
    expect(addedBy(combat, difference)).toBe(added)
  })

  it.each([
    ['direct', 1, 9, 2],
    ['direct', -7, 1, 2],
    ['direct', 29, 20, 0],
    ['suppressive', 2, 4, 8],
    ['support', 2, 2, 10],
    ['support', 0, 0, 10],
  ] as const)(
    'has as %s fire with %i faces that destroy and suppress: %i and %i (tactical.G11)',
    (of, m, kill, suppress) => {
      expect(facesFor(combat, m, combat[of])).toEqual({ kill, suppress })
    },
  )

  it('destroys with the highest faces and suppresses with those below them', () => {
    const faces = facesFor(combat, 1, combat.direct)
    const rolls = [20, 12, 11, 10, 9, 1].map((roll) => roll - 1)
    expect(rollShot(20, faces, 6, forcedDice(rolls))).toEqual({ kills: 2, suppressed: 2 })
  })

  it('is expected to do its share, rounded half up (tactical.G21)', () => {
    expect(expectedHits(20, { kill: 9, suppress: 2 }, 10)).toEqual({ kills: 5, suppressed: 1 })
    expect(expectedHits(20, { kill: 1, suppress: 2 }, 9)).toEqual({ kills: 0, suppressed: 1 })
  })

  it('has exactly the chances that trying every throw counts (tactical.G11)', () => {
    const [die, dice] = [5, 4]
    const faces: Faces = { kill: 1, suppress: 2 }
    const counted = new Map<string, bigint>()
    for (let throwOf = 0; throwOf < die ** dice; throwOf++) {
      const rolls = Array.from({ length: dice }, (_, at) => Math.floor(throwOf / die ** at) % die)
      const key = JSON.stringify(rollShot(die, faces, dice, forcedDice(rolls)))
      counted.set(key, (counted.get(key) ?? 0n) + 1n)
    }
    const { weights, total } = shotChances(die, faces, dice)
    expect(total).toBe(BigInt(die ** dice))
    for (const [kills, row] of weights.entries())
      for (const [suppressed, weight] of row.entries())
        expect(counted.get(JSON.stringify({ kills, suppressed })) ?? 0n).toBe(weight)
  })

  it('whole fights have exactly the chances that trying every throw counts (tactical.G8, G15, G21)', () => {
    const units = [
      { side: 0, type: 'german-rifles', hex: '0101', strength: 1 },
      { side: 1, type: 'soviet-rifles', hex: '0201', strength: 1 },
    ] as const
    const map = `. . .
                  . . .`
    const tried = sketch({ map, units, house: { leaders: false } })
    const { game } = tried
    const counts = { attacker: 0, defender: 0, both: 0 }
    for (const own of [0, 1, 2])
      for (const other of [0, 1, 2])
        for (let first = 0; first < 20; first++)
          for (let second = 0; second < 20; second++) {
            const state = game.copy(tried.state)
            const rolls = forcedDice([own, other, first, second])
            // What is rolled for after the shots changes no strength.
            const below = (sides: number): number => (sides === 10 ? 8 : rolls.below(sides))
            const dice = { ...rolls, at: () => ({ below }) }
            game.apply({ state, dice, emit: () => {} }, 0, { type: 'attack', unit: 0, target: 1 })
            const [isGone, isOtherGone] = [0, 1].map((unit) => state.strength[unit] === 0)
            if (isGone && isOtherGone) counts.both++
            else if (isGone) counts.attacker++
            else if (isOtherGone) counts.defender++
          }
    const outcomes = outcomesOf(game.services, tried.state, 0, 1)
    const all = 9 * 400
    const share = (count: number): number => Math.round((10_000 * count) / all)
    expect(chanceThat(outcomes, ({ strength: [own, other] }) => own === 0 && other === 0)).toBe(share(counts.both))
    expect(chanceThat(outcomes, ({ strength: [own, other] }) => own === 0 && other > 0)).toBe(share(counts.attacker))
    expect(chanceThat(outcomes, ({ strength: [own, other] }) => own > 0 && other === 0)).toBe(share(counts.defender))
    expect(chanceThat(outcomes, () => true)).toBe(10_000)
  })
})
