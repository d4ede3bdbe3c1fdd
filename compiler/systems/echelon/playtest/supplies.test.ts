import { describe, expect, it } from 'vitest'
import { rp } from '../../../../engine/systems/echelon/rules.ts'
import { supplyNow } from '../../../../engine/systems/echelon/supply/lines.ts'
import { status, supply } from '../../../../engine/systems/echelon/types.ts'
import { type FieldSketch, field } from '../../../../tests/support/echelon.ts'
import { attacker, defender, layBattle } from '../../../../tests/support/echelonCombat.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { playSeries } from '../../../playtest/series.ts'
import { metrics } from './metrics.ts'
import { followAttackers, followUnits } from './supplies.ts'

const foot = 'infantry regiment 2-2-6 supports-itself'

/** A depot with a headquarters and one regiment in reach, and another one far from both. */
const hungry: FieldSketch = {
  map: `
        . . . . . . . . . . . . . . . . . .
         . . . . . . . . . . . . . . . . . .`,
  features: ['city 0101'],
  owned: ['all', '1802'],
  units: [
    { id: 'depot', side: 0, design: 'major-depot regiment 0-3-0', hex: '0101' },
    { id: 'hq', side: 0, design: 'army-hq regiment 0-1-6', hex: '0201', depot: 'depot' },
    { id: 'near', side: 0, design: foot, hex: '0301' },
    { id: 'far', side: 0, design: foot, hex: '1801' },
  ],
}

describe('how supplies are felt', () => {
  it('by units for which no depot has anything, not by those that no line reaches (echelon.S1)', () => {
    const laid = layField(hungry)
    const { game, state } = laid
    const follower = followUnits(game)
    const look = (stock: number): readonly number[] => {
      state.turn++
      state.stock[laid.hex('0101')] = stock
      state.supply.set(supplyNow(game.services, state, 0))
      follower.see(state)
      // What comes later in the player-turn is not looked at.
      state.supply.fill(supply.full)
      follower.see(state)
      return follower.counted()
    }
    // Of four units the headquarters and the one beside it would be fed.
    expect(look(0)).toEqual([50, 0])
    expect(look(30)).toEqual([25, 0])
  })

  it('by attackers for whom no SPs are paid; those who have just landed need none (echelon.C2)', () => {
    const units = [attacker(foot), attacker(foot, 'b'), attacker(foot, 'c', '0204'), defender(foot)]
    const shareOf = (supplies: readonly string[], change: (marks: Uint16Array) => void = () => {}) => {
      const battle = layBattle({ units, supplies, sides: [{ withoutHeadquarters: true }, {}] }, (state) =>
        change(state.status),
      )
      battle.commit('a', 'b', 'c')
      const follower = followAttackers(battle.game)
      follower.see(battle.state, { type: 'commit', unit: 0 })
      follower.see(battle.state, { type: 'attack' })
      return follower.counted()
    }
    expect(shareOf(['0101 0 50'])).toEqual([0, 0])
    expect(shareOf([])).toEqual([100, 0])
    // One SP pays for one of the two hexes.
    expect(shareOf(['0101 0 1'])).toEqual([33, 0])
    expect(
      shareOf(['0101 0 50'], (marks) => {
        for (const unit of [0, 1]) marks[unit] |= status.landed
      }),
    ).toEqual([0, 0])
  })

  it('by replacement points that are spent of those that were had (echelon.S6)', () => {
    const income = { supply: 0, special: 0, armour: 0 }
    const { game, state } = layField({
      map: '. . .',
      turns: 9,
      units: [{ id: 'a', side: 0, design: foot, hex: '0101' }],
      sides: [{ start: { ...income, infantry: 4 }, income: { ...income, infantry: 2, armour: 1 } }, {}],
    })
    const [spent] = metrics.filter(({ id }) => id === 'replacements')
    Object.assign(state, { turn: 3, active: 0 })
    state.infantry[0] = 5 * rp
    state.armour[0] = 0
    // Four at the start and three in each of two turns: half of ten are left.
    expect(spent.measure(game.scenario, game.view(state, undefined))).toEqual([50, 0])
  })

  it('in every game of a series', () => {
    const players = ['random', 'random']
    const [{ metrics: found }] = playSeries({
      scenario: field({ ...hungry, turns: 2 }),
      players,
      from: 0,
      to: 1,
      seed: 1,
    })
    expect(found.unfed[0]).toBeGreaterThan(0)
    expect(found.unpaid).toEqual([0, 0])
  })
})
