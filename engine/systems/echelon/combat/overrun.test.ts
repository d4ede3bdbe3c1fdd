import { describe, expect, it } from 'vitest'
import { attacker, type BattleSketch, defender, layBattle } from '../../../../tests/support/echelonCombat.ts'
import { phase, status } from '../types.ts'
import { eliminateOverrun, overrunOdds } from './overrun.ts'

const whole = 'infantry division 6-6-6 supports-others'
const a = attacker(whole)
const d = defender(whole)

describe('overruns (echelon.C12)', () => {
  const oddsOf = (units: BattleSketch['units'], more: Partial<BattleSketch> = {}): number => {
    const battle = layBattle({ units, ...more })
    const own = (units ?? []).flatMap(({ side }, unit) => (side === 0 ? [unit] : []))
    return overrunOdds(battle.game.services, battle.state, own, battle.hex('0303'))
  }

  it('use strengths with all multipliers, without supply paid for', () => {
    const target = defender('infantry regiment 2-2-6 supports-itself')
    expect(oddsOf([attacker('tank division 20-20-10 supports-others'), target], { supplies: [] })).toBe(10)
    expect(
      oddsOf([attacker('tank division 20-20-10 supports-others'), target], { hexsides: ['minor-river 0303 W'] }),
    ).toBe(5)
  })

  it('meet coast defences (echelon.23)', () => {
    const port = { ports: ['0303 4 4'], features: ['city 0303'] }
    expect(oddsOf([attacker('tank division 20-20-10 supports-others'), defender('truck counter 0-0-8')], port)).toBe(10)
  })

  it('are made with what counters carry, which needs room, and carriers add to it (echelon.44, 44d)', () => {
    const men = (count: number) =>
      Array.from({ length: count }, (_, index) =>
        attacker('infantry regiment 9-9-6 supports-itself', `m${index}`, '0203', { carrier: 'a' }),
      )
    const drive = (count: number, extra: string) => {
      const units = [
        attacker('carrier counter 0-0-8 carries9'),
        ...men(count),
        defender(`infantry regiment 1-1-6 ${extra}`),
      ]
      const battle = layBattle({ units }, (state) => {
        state.phase = phase.movement
      })
      battle.act({ type: 'take', unit: 0 })
      return battle
    }
    expect(drive(1, 'supports-itself').legal('overrun')).toHaveLength(1)
    expect(drive(7, 'supports-itself').legal('overrun')).toEqual([])
    const battle = drive(1, 'supports-itself')
    battle.act(battle.legal('overrun')[0])
    expect([battle.at('a'), battle.at('m0'), battle.at('d')]).toEqual(['0303', '0303', -1])
  })

  it.each([phase.movement, phase.exploitation])(
    'are made in movement and in exploitation: phase %i (echelon.M6)',
    (at) => {
      const units = [attacker('tank division 20-20-10 supports-others'), defender('truck counter 0-0-8')]
      const battle = layBattle({ units }, (state) => {
        state.phase = at
      })
      battle.act({ type: 'take', unit: 0 })
      expect(battle.legal('overrun')).toHaveLength(1)
    },
  )

  it('lead nowhere a unit would not go by itself (echelon.29e)', () => {
    const overrunIn = (zone: string) => {
      const battle = layBattle(
        { zone, units: [attacker('cavalry division 20-20-8 supports-others'), defender('truck counter 0-0-8')] },
        (state) => {
          state.phase = phase.movement
        },
      )
      battle.act({ type: 'take', unit: 0 })
      return battle.legal('overrun').length
    }
    expect([overrunIn('cold'), overrunIn('arctic')]).toEqual([1, 0])
  })

  it('cost those with a marker a point more, and are slow for fortress units again (echelon.41)', () => {
    const units = [attacker('fortress division 9-9-6 supports-others'), defender('truck counter 0-0-8')]
    const battle = layBattle({ units }, (state) => {
      state.phase = phase.movement
      state.status[0] |= status.marked
    })
    battle.act({ type: 'take', unit: 0 })
    battle.act(battle.legal('overrun')[0])
    expect(battle.state.spent[0]).toBe(1 + 2 + 1)
    expect(battle.state.status[0] & status.marked).toBeTruthy()
  })

  it('need no odds where nothing resists (echelon.M6)', () => {
    expect(oddsOf([a, defender('truck counter 0-0-8')])).toBe(Number.POSITIVE_INFINITY)
  })

  it('cannot be taken back: they show what a truck carried, and whether it was empty', () => {
    const battle = layBattle({ units: [a, defender('truck counter 0-0-8')] }, (state) => {
      state.phase = phase.movement
    })
    battle.act({ type: 'take', unit: 0 })
    battle.act(battle.legal('overrun')[0])
    expect(battle.eventsOf('overran')).toMatchObject([{ rolled: true }])
    expect(battle.eventsOf('captured')).toEqual([])
  })

  it('take all without cadres; trains get away (echelon.51)', () => {
    const battle = layBattle({ units: [a, d, defender('truck counter 0-0-8', 't')] })
    eliminateOverrun(battle.game.services, battle.draft(), battle.hex('0303'))
    expect(battle.at('d')).toBe(-1)
    expect(battle.at('t')).not.toBe('0303')
  })
})
