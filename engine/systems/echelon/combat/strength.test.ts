import { describe, expect, it } from 'vitest'
import { attacker, defender, groundOf, layBattle } from '../../../../tests/support/echelonCombat.ts'
import { status, supply } from '../types.ts'
import { explainStrength } from './forecast.ts'

const division = 'infantry division 6-6-6 supports-others'
const target = defender(division)

/** Strength with which units attack hex 0303, all of them. */
const attackOf = (
  units: readonly ReturnType<typeof attacker>[],
  more: Omit<Parameters<typeof layBattle>[0], 'units'> = {},
  change?: Parameters<typeof layBattle>[1],
): ReturnType<typeof layBattle> => {
  const battle = layBattle({ units: [...units, target], ...more }, change)
  battle.commit(
    ...units
      .filter(({ carrier: _, ...one }) => !/headquarters|-hq|landing-vehicle|carrier /.test(one.design))
      .map(({ id }) => id),
  )
  return battle
}

const defenceOf = (
  units: readonly ReturnType<typeof attacker>[],
  more: Omit<Parameters<typeof layBattle>[0], 'units'> = {},
  change?: Parameters<typeof layBattle>[1],
): number => {
  const battle = layBattle({ units: [attacker(division), ...units], ...more }, change)
  battle.commit('a')
  return battle.strength('defenders')
}

describe('support (echelon.22)', () => {
  it('is had by divisions that bring their own guns', () => {
    expect(attackOf([attacker(division)]).strength('attackers')).toBe(6)
  })

  it('halves units without it, in attack and defence', () => {
    expect(attackOf([attacker('infantry regiment 3-3-6')]).strength('attackers')).toBe(1.5)
    expect(defenceOf([defender('infantry regiment 3-3-6')])).toBe(1.5)
  })

  it('comes from an RE of artillery for three others of the stack', () => {
    const guns = attacker('artillery regiment 2-2-6', 'guns')
    const men = ['x', 'y', 'z'].map((id) => attacker('infantry regiment 3-3-6', id))
    expect(attackOf([guns, ...men]).strength('attackers')).toBe(11)
    const small = attacker('artillery battalion 2-2-6', 'guns')
    expect(attackOf([small, ...men]).strength('attackers')).toBe(2 + 3 + 1.5 + 1.5)
  })

  it('comes from guns of their own stack alone', () => {
    const guns = attacker('artillery regiment 2-2-6', 'guns', '0202')
    expect(attackOf([guns, attacker('infantry regiment 3-3-6')]).strength('attackers')).toBe(3.5)
  })

  it('comes from a divisional headquarters that does not fight (echelon.35c)', () => {
    const staff = attacker('divisional-hq counter 0-6', 'hq')
    expect(attackOf([staff, attacker('infantry regiment 3-3-6')]).strength('attackers')).toBe(3)
  })

  it('is lost by divisions that have become cadres (echelon.C9)', () => {
    expect(attackOf([attacker(division, 'a', '0203', { reversed: true })]).strength('attackers')).toBe(1)
  })

  it('is not given by siege guns that are halved, nor on the defence (echelon.26b)', () => {
    const units = [attacker('siege regiment 4-4-6', 'guns'), attacker('infantry regiment 3-3-6')]
    expect(attackOf(units).strength('attackers')).toBe(2 + 1.5)
    expect(attackOf(units, { features: ['city 0303'] }).strength('attackers')).toBe(4 + 3)
    expect(defenceOf([defender('siege regiment 4-4-6', 'g'), defender('infantry regiment 3-3-6')])).toBe(4 + 1.5)
  })

  it('is not given by artillery that is turned against tanks (echelon.22)', () => {
    const units = [defender('artillery regiment 2-2-6', 'g'), defender('infantry regiment 4-4-6')]
    expect(defenceOf(units)).toBe(6)
    expect(
      defenceOf(units, {}, (state) => {
        state.status[1] |= status.converted
      }),
    ).toBe(4)
  })

  it('is had by police against partisans alone (echelon.45b)', () => {
    const police = attacker('police regiment 3-3-6')
    expect(attackOf([police]).strength('attackers')).toBe(1.5)
    const battle = layBattle({ units: [police, defender('partisan regiment 1-1-4')] })
    battle.commit('a')
    expect(battle.strength('attackers')).toBe(3)
  })

  it('is not had by police that partisans attack, but lent by whole divisions of it that hunt them (echelon.45b)', () => {
    const bandits = (side: 0 | 1) => ({ id: 'b', side, design: 'partisan regiment 2-2-4', hex: side ? '0303' : '0203' })
    const held = layBattle({ units: [bandits(0), defender('police regiment 3-3-6')] })
    held.commit('b')
    expect(held.strength('defenders')).toBe(1.5)
    const men = attacker('infantry division 6-6-6', 'men')
    const hunt = layBattle({ units: [attacker('police division 3-3-6 supports-itself'), men, bandits(1)] })
    hunt.commit('a', 'men')
    expect(hunt.strength('attackers')).toBe(9)
  })

  it('is lent by siege guns to twice as many REs where these count twice (echelon.26a)', () => {
    const units = [attacker('siege battalion 2-2-4'), attacker('infantry division 6-6-6', 'men')]
    expect(attackOf(units, { features: ['fort 0303'] }).strength('attackers')).toBe(2 + 3)
    expect(attackOf(units, { features: ['fortress 0303'] }).strength('attackers')).toBe(4 + 6)
  })

  it('is had by border guards in the turn in which their country is invaded (echelon.28)', () => {
    const guards = [defender('border-guard regiment 4-4-6')]
    expect(defenceOf(guards)).toBe(2)
    expect(defenceOf(guards, { invaded: 1 })).toBe(4)
  })

  it('is had by combat engineers at cities, not at towns (echelon.37)', () => {
    const engineers = [attacker('combat-engineer regiment 4-4-6')]
    expect(attackOf(engineers, { features: ['town 0303'] }).strength('attackers')).toBe(2)
    expect(attackOf(engineers, { features: ['city 0303'] }).strength('attackers')).toBe(4)
    expect(defenceOf([defender('combat-engineer regiment 4-4-6')], { features: ['fort 0303'] })).toBe(4)
  })

  it('is had by units that have dropped or landed in this turn', () => {
    const drop = (state: { status: Uint16Array }): void => {
      state.status[0] |= status.dropped
    }
    // Halved for the drop alone.
    expect(attackOf([attacker('parachute regiment 4-4-6')], {}, drop).strength('attackers')).toBe(2)
  })
})

describe('strengths', () => {
  it('keep fractions until the odds are formed (echelon.C6)', () => {
    const units = [attacker('infantry regiment 3-3-6', 'x'), attacker('infantry regiment 3-3-6', 'y', '0202')]
    expect(attackOf(units, { hexsides: ['minor-river 0303 W NW'] }).strength('attackers')).toBe(1.5)
  })

  it('are halved over a minor river and quartered over a major one, with their REs; artillery is whole (echelon.T20, T21)', () => {
    const units = [attacker(division), attacker('artillery regiment 4-4-6', 'guns')]
    const minor = attackOf(units, { hexsides: ['minor-river 0303 W'] })
    expect([minor.strength('attackers'), minor.res('attackers')]).toEqual([3 + 4, 1.5 + 1])
    const major = attackOf(units, { hexsides: ['major-river 0303 W'] })
    expect([major.strength('attackers'), major.res('attackers')]).toEqual([1.5 + 4, 0.75 + 1])
  })

  it('cannot cross a great river without a bridge, which makes it a major one (echelon.T22)', () => {
    const river = { hexsides: ['great-river 0303 W'], units: [attacker(division), target] }
    expect(layBattle(river).legal('target')).toEqual([])
    const battle = layBattle({ ...river, bridges: ['0303 W'] })
    battle.commit('a')
    expect(battle.strength('attackers')).toBe(1.5)
  })

  it('cross lakes and major rivers as minor ones on amphibious tanks (echelon.18)', () => {
    const tanks = [attacker('amphibious-tank regiment 4-4-8 supports-itself')]
    expect(attackOf(tanks, { hexsides: ['lake 0303 W'] }).strength('attackers')).toBe(2)
    expect(layBattle({ hexsides: ['great-river 0303 W'], units: [...tanks, target] }).legal('target')).toEqual([])
  })

  it('cross great rivers as minor ones in landing vehicles (echelon.44c)', () => {
    const units = [
      attacker('landing-vehicle counter 0-0-8 carries3', 'boats'),
      attacker(division, 'a', '0203', { carrier: 'boats' }),
    ]
    expect(attackOf(units, { hexsides: ['great-river 0303 W'] }).strength('attackers')).toBe(3)
  })

  it('of motorised units are halved in close country, unless infantry dismounts (echelon.42a, 52c)', () => {
    const units = [attacker('motorised-infantry division 6-6-10 supports-others')]
    const battle = attackOf(units, { map: groundOf('M') })
    expect([battle.strength('attackers'), battle.res('attackers')]).toEqual([3, 1.5])
    battle.act({ type: 'dismount', unit: 0 })
    expect([battle.strength('attackers'), battle.res('attackers')]).toEqual([6, 3])
    expect(
      attackOf([attacker('tank division 6-6-10 supports-others')], { map: groundOf('M') }).legal('dismount'),
    ).toEqual([])
  })

  it('are halved where no supply is paid for the attack (echelon.C2)', () => {
    expect(attackOf([attacker(division)], { supplies: [] }).strength('attackers')).toBe(3)
    // One SP for two hexes.
    const units = [attacker(division), attacker(division, 'b', '0202')]
    expect(attackOf(units, { supplies: ['0101 0 1'] }).strength('attackers')).toBe(9)
  })

  it('of defenders are halved after four turns of isolation', () => {
    const isolate = (turns: number) => (state: { supply: Uint8Array; isolated: Uint8Array }) => {
      state.supply[1] = supply.isolated
      state.isolated[1] = turns
    }
    expect(defenceOf([target], {}, isolate(3))).toBe(6)
    expect(defenceOf([target], {}, isolate(4))).toBe(3)
  })

  it('of disrupted defenders are halved', () => {
    expect(
      defenceOf([target], {}, (state) => {
        state.status[1] |= status.disrupted
      }),
    ).toBe(3)
  })

  it('of siege guns are doubled at fortresses and major cities with their REs, whole at other works, halved elsewhere (echelon.26a)', () => {
    const guns = [attacker('siege regiment 4-4-6')]
    const values = (features: readonly string[]): number[] => {
      const battle = attackOf(guns, { features })
      return [battle.strength('attackers'), battle.res('attackers')]
    }
    expect(values(['fortress 0303'])).toEqual([8, 2])
    expect(values(['major-city 0303'])).toEqual([8, 2])
    expect(values(['fort 0303'])).toEqual([4, 1])
    expect(values(['city 0303'])).toEqual([4, 1])
    expect(values(['town 0303'])).toEqual([2, 1])
  })

  it('of other artillery are halved at fortresses, not those of heavy anti-aircraft (echelon.10b)', () => {
    expect(
      attackOf([attacker('artillery regiment 4-4-6')], { features: ['fortress 0303'] }).strength('attackers'),
    ).toBe(2)
    expect(
      attackOf([attacker('heavy-anti-aircraft regiment 4-4-6')], { features: ['fortress 0303'] }).strength('attackers'),
    ).toBe(4)
    expect(
      attackOf([attacker('light-anti-aircraft regiment 4-4-6')], { features: ['fortress 0303'] }).strength('attackers'),
    ).toBe(2)
  })

  it('of assault engineers are doubled at cities and works, on both sides (echelon.36)', () => {
    expect(
      attackOf([attacker('assault-engineer battalion 1-10')], { features: ['fortress 0303'] }).strength('attackers'),
    ).toBe(2)
    expect(attackOf([attacker('assault-engineer battalion 2-10')]).strength('attackers')).toBe(1)
    expect(defenceOf([defender('assault-engineer battalion 2-10')], { features: ['city 0303'] })).toBe(4)
  })

  it('of assault engineer tanks are doubled against major cities and forts only (echelon.16b)', () => {
    const tanks = [attacker('assault-engineer-tank battalion 2-10 supports-itself')]
    expect(attackOf(tanks, { features: ['fort 0303'] }).strength('attackers')).toBe(4)
    expect(attackOf(tanks, { features: ['city 0303'] }).strength('attackers')).toBe(2)
    expect(
      defenceOf([defender('assault-engineer-tank battalion 2-10 supports-itself')], { features: ['fort 0303'] }),
    ).toBe(2)
  })

  it('of machine guns are doubled in works and entrenchments (echelon.42e)', () => {
    const guns = [defender('machine-gun regiment 3-3-6 supports-itself')]
    expect(defenceOf(guns)).toBe(3)
    expect(defenceOf(guns, { features: ['entrenchment 0303'] })).toBe(6)
    expect(defenceOf(guns, { features: ['fort 0303'] })).toBe(6)
    expect(defenceOf(guns, { features: ['city 0303'] })).toBe(3)
  })

  it('of fortress units of some nations are doubled in fortresses (echelon.41)', () => {
    const troops = (nation: string) => [defender('fortress regiment 3-3-4 supports-itself', 'd', '0303', { nation })]
    expect(defenceOf(troops('french'), { features: ['fortress 0303'] })).toBe(6)
    expect(defenceOf(troops('french'), { features: ['fort 0303'] })).toBe(3)
    expect(defenceOf(troops('soviet'), { features: ['fortress 0303'] })).toBe(3)
  })

  it('grow by one for each armoured carrier with cargo (echelon.44d)', () => {
    const units = [
      attacker('carrier counter 0-0-8 carries1', 'apc'),
      attacker('infantry brigade 3-8 supports-itself', 'a', '0203', { carrier: 'apc' }),
    ]
    expect(attackOf(units).strength('attackers')).toBe(4)
  })

  it('of divisional headquarters are 1 in the turn of an invasion (echelon.35c)', () => {
    const staff = [defender('divisional-hq counter 0-0-6')]
    expect(defenceOf(staff)).toBe(0)
    expect(defenceOf(staff, { invaded: 1 })).toBe(1)
  })

  it('of coast defences of port cities are half their level, with their hits taken off (echelon.23)', () => {
    const port = { ports: ['0303 4 5'], features: ['city 0303'] }
    expect(defenceOf([target], port)).toBe(6 + 2.5)
    expect(defenceOf([target], { ...port, features: ['town 0303'] })).toBe(6)
    expect(
      defenceOf([target], port, (state) => {
        state.coastHits.fill(2)
      }),
    ).toBe(6 + 1.5)
    // They support as artillery does.
    expect(defenceOf([defender('infantry regiment 4-4-6')], port)).toBe(4 + 2.5)
  })

  it('of units that have retreated into the hex are nothing (echelon.C10)', () => {
    expect(
      defenceOf([target, defender(division, 'e')], {}, (state) => {
        state.status[2] |= status.retreated
      }),
    ).toBe(6)
  })

  it('grow by points from the air, twice where no guns deny it (echelon.9, 11d)', () => {
    const call = (state: { airSupport: Uint8Array }): void => {
      state.airSupport[0] = 2
    }
    expect(attackOf([attacker(division)], {}, call).strength('attackers')).toBe(10)
    const denied = layBattle(
      { units: [attacker(division), target, defender('light-anti-aircraft battalion 0-1-6 aa1', 'flak')] },
      call,
    )
    denied.commit('a')
    expect(denied.strength('attackers')).toBe(8)
  })

  it('are explained by terms that name rules and add up (echelon.C5)', () => {
    const battle = attackOf([attacker('infantry regiment 3-3-6')], { hexsides: ['minor-river 0303 W'] })
    expect(explainStrength(battle.game.services, battle.state, 0, [0], battle.hex('0303'))).toMatchObject({
      unit: 'points',
      value: 750,
      terms: [{ rule: 'echelon.C5', label: 'a 3, unsupported × 1/2, minor river × 1/2', value: 750 }],
    })
  })
})
