import { describe, expect, it } from 'vitest'
import {
  attacker,
  type Battle,
  type BattleSketch,
  defender,
  fightFor,
  groundOf,
} from '../../../../tests/support/echelonCombat.ts'
import type { ResultKind } from '../rules.ts'
import { phase, status } from '../types.ts'

const whole = 'infantry division 6-6-6 supports-others'
const a = attacker(whole)
const d = defender(whole)

describe('retreat (echelon.C10)', () => {
  it('goes to a hex that no enemy rules, nearest to supply', () => {
    const battle = fightFor('DR', [a, d])
    expect(battle.legal('retreat').map(({ to }) => to)).toEqual(
      [battle.hex('0304'), battle.hex('0403')].sort((x, y) => x - y),
    )
    battle.act({ type: 'retreat', unit: battle.unit('d'), to: battle.hex('0403') })
    expect(battle.at('d')).toBe('0403')
    expect(battle.state.status[battle.unit('d')] & status.retreated).toBeTruthy()
  })

  it('goes a hex on where it would be too crowded', () => {
    const crowd = (hex: string) => ['x', 'y', 'z'].map((id) => defender(whole, id + hex, hex))
    const battle = fightFor('DR', [a, attacker(whole, 'b', '0202'), d, ...crowd('0403'), ...crowd('0304')])
    const hexes = battle.legal('retreat').map(({ to }) => to)
    expect(hexes.length).toBeGreaterThan(0)
    for (const hex of hexes) expect(battle.game.table.board.distance(hex, battle.hex('0303'))).toBe(2)
  })

  it('through zones of control leaves a cadre of a division, and takes all others', () => {
    const ring = ['0202', '0302', '0403', '0204', '0304'].map((hex, index) => attacker(whole, `r${index}`, hex))
    const free = ring.filter(({ hex }) => hex !== '0304')
    const battle = fightFor('DR', [...free, d, defender('infantry regiment 2-2-6', 'e')])
    for (const id of ['e', 'd']) {
      const [one] = battle.legal('retreat', { unit: battle.unit(id) })
      if (one !== undefined) battle.act(one)
    }
    expect(battle.state.reversed[battle.unit('d')]).toBe(1)
    expect(battle.at('e')).toBe(-2)
  })

  it('through zones alone ends in the box for who stands at a source (echelon.C10)', () => {
    const men = ['0202', '0302', '0403', '0204', '0203'].map((hex, index) => attacker(whole, `r${index}`, hex))
    const battle = fightFor('DR', [...men, defender('infantry regiment 2-2-6')], {
      sides: [{}, { sources: '0303' }],
      owned: ['all', '0303'],
    })
    battle.act(battle.legal('retreat')[0])
    expect(battle.at('d')).toBe(-1)
  })

  it('into arid ground without supply is the end of cavalry, not of camels (echelon.29e)', () => {
    const gone = (type: string): boolean => {
      const battle = fightFor('DR', [a, defender(`${type} division 4-4-8 supports-others`)], { zone: 'arid' })
      return battle.state.hex[battle.unit('d')] < 0
    }
    expect([gone('cavalry'), gone('camel-cavalry')]).toEqual([true, false])
  })

  it('into the arctic is the end of all horsemen (echelon.29e)', () => {
    const lost = ['infantry', 'cavalry', 'camel-cavalry'].map((type) => {
      const battle = fightFor('DR', [a, defender(`${type} division 4-4-8 supports-others`)], { zone: 'arctic' })
      return battle.state.hex[battle.unit('d')] < 0
    })
    expect(lost).toEqual([false, true, true])
  })

  it('into no hex at all is the end (echelon.C10)', () => {
    const ring = ['0202', '0302', '0403', '0204', '0304', '0203'].map((hex, index) => attacker(whole, `r${index}`, hex))
    const battle = fightFor('DR', [...ring, d])
    expect(battle.at('d')).toBe(-2)
  })

  it('of attackers leads away from the hex, and their combat is over', () => {
    const battle = fightFor('1:', [a, d], {}, [0])
    battle.act(battle.legal('retreat')[0])
    expect(battle.at('a')).not.toBe('0203')
    expect(battle.state.target).toBe(0)
  })

  it('takes cargo along with its carrier (echelon.44)', () => {
    const units = [a, defender('transport counter 0-0-8 carries3', 't'), defender(whole, 'd', '0303', { carrier: 't' })]
    const battle = fightFor('DR', units)
    const [one] = battle.legal('retreat')
    expect(one.unit).toBe(battle.unit('t'))
    battle.act(one)
    expect(battle.at('d')).toBe(battle.at('t'))
  })
})

describe('advance (echelon.C11)', () => {
  const open = (result: ResultKind, units: BattleSketch['units'], more: Partial<BattleSketch> = {}): Battle => {
    const battle = fightFor(result, units, more)
    while (battle.state.phase === phase.retreat) battle.act(battle.legal('retreat')[0])
    return battle
  }

  it('takes the hex, and with it what lies there (echelon.M7)', () => {
    const battle = open('DR', [a, d])
    expect(battle.legal('advance')).toEqual([{ type: 'advance', unit: 0, to: battle.hex('0303') }])
    battle.act({ type: 'advance', unit: 0, to: battle.hex('0303') })
    expect(battle.at('a')).toBe('0303')
    expect(battle.state.owner[battle.hex('0303')]).toBe(1)
  })

  it('may be declined', () => {
    const battle = open('DR', [a, d])
    battle.act({ type: 'done' })
    expect([battle.at('a'), battle.state.target]).toEqual(['0203', 0])
  })

  it('is not made after an exchange without retreat', () => {
    expect(
      open('1X1', [attacker('infantry division 9-9-6 supports-others'), defender('infantry regiment 2-2-6')]).state
        .target,
    ).toBe(0)
  })

  it('goes two hexes after OR(2), with two points more', () => {
    const battle = open('OR(2)', [attacker('infantry division 6-6-4 supports-others'), d])
    const steps = battle.legal('advance').map(({ to }) => battle.game.table.board.distance(to, battle.hex('0203')))
    expect(Math.max(...steps)).toBe(2)
    const once = open('OR(1)', [a, d]).legal('advance')
    expect(once).toHaveLength(1)
  })

  it('goes one hex after any other result, however far a unit could go', () => {
    const battle = open('DR', [attacker('infantry division 6-6-12 supports-others'), d])
    expect(battle.legal('advance').map(({ to }) => to)).toEqual([battle.hex('0303')])
  })

  it.each([
    ['DE', 0],
    ['OR(1)', 1],
  ] as const)('after %s has a point more for each hex of OR (echelon.C11)', (result, count) => {
    const units = [attacker('static division 6-6-6 supports-others'), attacker(whole, 'b', '0202'), d]
    const battle = open(result, [...units, defender(whole, 'e', '0402')], { map: groundOf('f') })
    expect(battle.legal('advance', { unit: 0 })).toHaveLength(count)
  })

  it('is slow for fortress units (echelon.41)', () => {
    const battle = open('DR', [attacker('fortress division 6-6-4 supports-others'), d])
    battle.act(battle.legal('advance')[0])
    expect(battle.state.status[0] & status.marked).toBeTruthy()
  })

  it('costs static units twice for zones of control, also in the first hex (echelon.48)', () => {
    const into = (design: string): number => {
      const units = [attacker(design), attacker(whole, 'b', '0202'), d, defender(whole, 'e', '0402')]
      return open('DE', units, { map: groundOf('f') }).legal('advance', { unit: 0 }).length
    }
    // Half of 8 is 4: two for forest, one for the zone in the hex. Twice that is still enough; half of 6 is not.
    expect(into('static division 6-6-8 supports-others')).toBe(1)
    expect(into('static division 6-6-6 supports-others')).toBe(0)
    expect(into('infantry division 6-6-6 supports-others')).toBe(1)
  })
})
