/** Ships, planes, trains and engineers together: what no test of one rule sees. */
import { describe, expect, it } from 'vitest'
import { strait } from '../../../tests/support/echelonStrait.ts'
import { keyedDice, rollingDice } from '../../dice.ts'
import type { EchelonEvent } from './events.ts'
import { echelon } from './index.ts'

describe('games at random', () => {
  it('end, keep their states whole, and see what is lifted, dropped and bombed (echelon.3-13, 18, 36-40)', () => {
    const game = echelon.open(strait(3))
    const seen = new Set<string>()
    for (let seed = 1; seed <= 8; seed++) {
      const dice = keyedDice(seed)
      const choices = rollingDice(seed)
      const state = game.setup(dice)
      const emit = (event: EchelonEvent): void =>
        void seen.add('by' in event ? `${event.type} ${event.by}` : event.type)
      for (let count = 0; !state.ended; count++) {
        expect(count).toBeLessThan(2000)
        const [side] = game.actors(state)
        const all = game.legal(state, side)
        // Each kind of action is as likely as each other one, or drops would crowd out all else.
        const types = [...new Set(all.map(({ type }) => type))]
        const type = types[choices.below(types.length)]
        const some = all.filter((one) => one.type === type)
        game.apply({ state, dice, emit }, side, some[choices.below(some.length)])
      }
      expect(game.encode(game.decode(JSON.parse(JSON.stringify(game.encode(state)))))).toEqual(game.encode(state))
    }
    for (const one of [
      'lifted rail',
      'lifted sea',
      'lifted drop',
      'scattered',
      'bombed air',
      'bombed sea',
      'demolished',
    ])
      expect(seen).toContain(one)
  })
})
