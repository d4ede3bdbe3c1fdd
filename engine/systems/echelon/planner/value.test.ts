import { describe, expect, it } from 'vitest'
import { hex, lay, strong } from '../../../../tests/support/echelonPlanner.ts'
import type { Side } from '../../../twoSides.ts'
import { type EchelonState, supply } from '../types.ts'
import { featuresOf } from './value.ts'

const town = '0503'
const towns = [{ hex: town, name: 'Town', perTurn: [1, 1], atEnd: [9, 9] }] as const

/** Returns the features that predict the winner for both sides of a plain with a town between them, of which the first side wins a tie. */
const features = (edit: (state: EchelonState) => void = () => {}) => {
  const { game, state } = lay({
    tie: 0,
    objectives: [...towns],
    units: [
      { id: 'a', side: 0, design: strong, hex: '0303' },
      { id: 'b', side: 1, design: strong, hex: '0703' },
    ],
  })
  state.owner[hex(town)] = 0
  edit(state)
  return ([0, 1] as const).map((side: Side) => featuresOf(game.services, state, side))
}

describe('what tells who wins', () => {
  it('is as much against one side as for the other', () => {
    for (const edit of [
      () => {},
      (state: EchelonState) => {
        state.owner[hex(town)] = 1
      },
    ]) {
      const [first, second] = features(edit)
      for (const name of ['standing', 'spare', 'forces'] as const) expect(first[name] + second[name]).toBe(0)
    }
  })

  it('echelon.V1: who wins a tie stands as the winner until the enemy has reached the margin', () => {
    const [even] = features()
    expect(even.standing).toBe(1000)
    expect(even.spare).toBe(0)
    const [alike] = features((state) => {
      state.points.fill(10)
    })
    expect(alike.standing).toBe(1000)
    expect(alike.spare).toBeGreaterThan(0)
    const [ahead] = features((state) => {
      state.owner[hex(town)] = 1
    })
    expect(ahead.standing).toBe(1000)
    expect(ahead.spare).toBeGreaterThan(0)
    const [behind] = features((state) => {
      state.owner[hex(town)] = 2
    })
    expect(behind.standing).toBe(-1000)
    expect(behind.spare).toBeLessThan(0)
  })

  it('is the strength of both, in which a side without supply or units has less', () => {
    const [whole] = features()
    const [hungry] = features((state) => {
      state.supply[0] = supply.none
    })
    expect(hungry.forces).toBeLessThan(whole.forces)
  })
})
