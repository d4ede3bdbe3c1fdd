import { describe, expect, it } from 'vitest'
import {
  attacker,
  type Battle,
  type BattleSketch,
  defender,
  groundOf,
  layBattle,
} from '../../../../tests/support/echelonCombat.ts'
import { weathers } from '../rules.ts'
import { status } from '../types.ts'
import { explainAttack } from './forecast.ts'

type Change = Parameters<typeof layBattle>[1]

const division = 'infantry division 6-6-6 supports-others'
const tanks = 'tank division 8-8-8 supports-others'

/** An attack by all units of the first side. */
const attackBy = (units: BattleSketch['units'], more: Partial<BattleSketch> = {}, change?: Change): Battle => {
  const all = units?.some(({ side }) => side === 1) ? units : [...(units ?? []), defender(division)]
  const battle = layBattle({ units: all, ...more }, change)
  battle.commit(
    ...all.filter(({ side, design }) => side === 0 && !design.startsWith('landing-vehicle')).map(({ id }) => id),
  )
  return battle
}

/** Returns the sum of the modifiers of the main die. */
const sumOf = (units: BattleSketch['units'], more: Partial<BattleSketch> = {}, change?: Change): number =>
  attackBy(units, more, change).forecast().modifiers.sum

describe('ground (echelon.C7)', () => {
  it.each([
    ['.', [], 0],
    ['w', [], 0],
    ['f', [], -1],
    ['M', [], -2],
    ['.', ['city 0303'], -1],
    ['.', ['fortress 0303'], -3],
    ['r', ['city 0303', 'fort 0303'], -4],
    ['M', ['major-city 0303', 'fortress 0303'], -5],
  ])('of %s with %j changes the die by %i, never below -5', (sign, features, die) => {
    expect(sumOf([attacker(division)], { map: groundOf(sign), features })).toBe(die)
  })

  /**
   * Returns the terrain's reduction of the die and of an attacking tank division's armour effect, and that division's remaining strength.
   */
  const against = (more: Partial<BattleSketch>): (number | undefined)[] => {
    const battle = attackBy([attacker(tanks)], more)
    const armour = battle.terms()['Ground and weather against armour'] ?? 0
    return [battle.forecast().modifiers.sum - Math.max(0, 3 + armour), armour, battle.strength('attackers')]
  }

  it.each([
    ['.', 0, 0, 8],
    ['w', 0, -1, 8],
    ['f', -1, -2, 8],
    ['r', -1, -1, 8],
    ['v', -1, -2, 8],
    ['R', -1, -2, 4],
    ['M', -2, -3, 4],
    ['s', -1, -3, 4],
    ['S', -1, -3, 4],
    ['k', 0, -1, 8],
    ['d', 0, 0, 8],
  ])('of %s changes die, armour and motorised strength: %i %i %i (echelon.T1-T4, T5-T8, T9-T11)', (sign, ...effect) => {
    expect(against({ map: groundOf(sign) })).toEqual(effect)
  })

  it.each([
    ['town', 0, 0],
    ['city', -1, -1],
    ['partial-major-city', -2, -2],
    ['major-city', -2, -3],
    ['fortified-zone', -1, -2],
    ['fort', -2, -2],
    ['fortress', -3, -4],
    ['entrenchment', -1, -1],
  ])('with a %s changes die and armour: %i %i (echelon.T12-T15, T16-T18)', (feature, ...effect) => {
    expect(against({ features: [`${feature} 0303`] })).toEqual([...effect, 8])
  })

  it.each([
    ['minor-river', -1, 4],
    ['major-river', -3, 2],
  ])('behind a %s changes armour and strength: %i %i (echelon.T20, T21)', (side, ...effect) => {
    expect(against({ hexsides: [`${side} 0303 W`] })).toEqual([0, ...effect])
  })

  it('and weather are explained one by one', () => {
    const battle = attackBy([attacker(division)], { map: groundOf('f'), features: ['city 0303'] }, (state) => {
      state.weather.fill(weathers.indexOf('mud'))
    })
    expect(battle.terms()).toEqual({ Forest: -1, City: -1, 'Mud weather': -1 })
    expect(explainAttack(battle.game.services, battle.state, [0], battle.hex('0303'))).toMatchObject({
      subject: '6 against 6: 1:1',
      value: -3000,
    })
  })
})

describe('engineers (echelon.37b)', () => {
  const engineers = (count: number, type = 'combat-engineer') =>
    Array.from({ length: count }, (_, index) =>
      attacker(`${type} battalion 1-8`, `e${index}`, index < 3 ? '0203' : '0202'),
    )
  const battle = (count: number, features: string[], change?: Change, type?: string) =>
    attackBy([attacker(tanks), ...engineers(count, type)], { features }, change)
  const lifted = (count: number, features: string[], change?: Change): number =>
    battle(count, features, change).terms().Engineers ?? 0
  const ground = (count: number, features: string[], change?: Change): number =>
    battle(count, features, change).terms()['Ground and weather against armour'] ?? 0

  it('lift the die first, then the penalty of armour, by turns', () => {
    const places = ['partial-major-city 0303', 'fortress 0303']
    expect([0, 1, 2, 3, 4, 5].map((count) => lifted(count, places))).toEqual([0, 1, 1, 2, 2, 3])
    expect([0, 1, 2, 3, 4, 5].map((count) => ground(count, places))).toEqual([-6, -6, -5, -5, -4, -4])
  })

  const first: Change = (state) => {
    state.engineersFirst = 1
  }

  it('begin with the penalty of armour when they are told so (echelon.37b)', () => {
    expect([1, 2, 3].map((count) => lifted(count, ['fortress 0303'], first))).toEqual([0, 1, 1])
    expect([1, 2, 3].map((count) => ground(count, ['fortress 0303'], first))).toEqual([-3, -3, -2])
  })

  it('have helped when they have lifted the ground for armour alone (echelon.37, 38)', () => {
    const owedBy = (who: string) =>
      attackBy([attacker(who), ...engineers(1)], { features: ['fortified-zone 0303'] }, first)
        .forecast()
        .modifiers.owed.filter(({ requirement }) => requirement === 'engineers')
    expect(owedBy(tanks)).toEqual([{ side: 0, requirement: 'engineers', count: 0, units: [1] }])
    expect(owedBy(division)).toEqual([])
  })

  it('may begin with armour where the die is as low as it gets (echelon.37b)', () => {
    const mayChoose = (place: string) =>
      attackBy([attacker(tanks), ...engineers(1)], { features: [place] }).legal('engineers').length
    expect(['fortified-zone 0303', 'fort 0303', 'entrenchment 0303'].map(mayChoose)).toEqual([1, 1, 0])
  })

  it('clear a city to nothing, but leave -1 of works and major cities each (echelon.37b)', () => {
    expect(lifted(6, ['city 0303'])).toBe(1)
    expect(ground(6, ['city 0303'])).toBe(0)
    expect(lifted(6, ['fort 0303'])).toBe(1)
    expect(lifted(6, ['fort 0303', 'partial-major-city 0303'])).toBe(2)
    expect(ground(6, ['fort 0303', 'partial-major-city 0303'])).toBe(-2)
  })

  it('do nothing to entrenchments', () => {
    expect(lifted(4, ['entrenchment 0303'])).toBe(0)
  })

  it('count twice as assault engineers (echelon.36)', () => {
    expect(battle(1, ['fortress 0303'], undefined, 'assault-engineer').terms()).toMatchObject({
      Engineers: 1,
      'Ground and weather against armour': -3,
    })
  })

  it('are not halved in number by a river (echelon.37b)', () => {
    const units = [attacker(division), ...engineers(2)]
    const battle = attackBy(units, { features: ['city 0303'], hexsides: ['minor-river 0303 W'] })
    expect(battle.terms().Engineers).toBe(1)
    expect(battle.res('attackers')).toBe(2)
  })

  it('are also siege guns, at fortresses and major cities (echelon.26c, 27b)', () => {
    const guns = (type: string, features: string[]) =>
      attackBy([attacker(`${type} battalion 3-3-4`)], { features }).terms().Engineers
    expect(guns('siege', ['fortress 0303'])).toBe(1)
    expect(guns('siege', ['fort 0303'])).toBeUndefined()
    const long = attackBy([attacker(tanks), attacker('long-siege battalion 3-3-4', 'g')], {
      features: ['fortress 0303'],
    })
    expect(long.terms()).toMatchObject({ Engineers: 1, 'Ground and weather against armour': -3 })
  })

  it('are also engineer tanks, against major cities and forts (echelon.16a)', () => {
    expect(attackBy([attacker('engineer-tank battalion 2-8')], { features: ['fort 0303'] }).terms().Engineers).toBe(1)
    expect(
      attackBy([attacker('engineer-tank battalion 2-8')], { features: ['city 0303'] }).terms().Engineers,
    ).toBeUndefined()
    expect(
      attackBy([attacker('engineer-tank battalion 2-8')], { features: ['fortified-zone 0303'] }).terms().Engineers,
    ).toBeUndefined()
  })
})

describe('armour', () => {
  it('adds by its share of the REs (echelon.15)', () => {
    const men = (count: number) =>
      Array.from({ length: count }, (_, index) => attacker(division, `i${index}`, index < 2 ? '0203' : '0202'))
    expect(sumOf([attacker(tanks), attacker(division, 'i')])).toBe(3)
    expect(sumOf([attacker(tanks), ...men(3)])).toBe(2)
    expect(sumOf([attacker('tank brigade 4-8'), ...men(2)])).toBe(1)
    expect(sumOf([attacker('tank battalion 4-8'), ...men(2)])).toBe(0)
  })

  it('leaves two neutral REs out of the count for each of its own (echelon.15)', () => {
    const neutral = attacker('motorised-infantry division 6-6-8 supports-others', 'n')
    // One of tanks, three neutral: two are left out, so the share is one half.
    expect(sumOf([attacker('tank brigade 4-8'), neutral])).toBe(3)
    // With foot in their place it is a quarter.
    expect(sumOf([attacker('tank brigade 4-8'), attacker(division, 'n')])).toBe(2)
  })

  it('does not make neutrals of the lorries of infantry on foot (echelon.52c)', () => {
    const neutral = attacker('motorised-infantry division 6-6-8 supports-others', 'n')
    expect(
      sumOf([attacker('tank brigade 4-8'), neutral], {}, (state) => {
        state.status[1] |= status.dismounted
      }),
    ).toBe(2)
  })

  it('counts a third of mixed units, which take no neutrals along (echelon.43)', () => {
    expect(sumOf([attacker('mixed division 6-6-8 supports-others')])).toBe(2)
    const neutral = attacker('motorised-infantry division 6-6-8 supports-others', 'n')
    expect(sumOf([attacker('mixed division 6-6-8 supports-others'), neutral])).toBe(1)
  })

  it('counts half of cavalry as neutral (echelon.29c)', () => {
    // 1 of 1 + 3 - 1.5
    expect(sumOf([attacker('tank brigade 4-8'), attacker('cavalry division 4-4-8 supports-others', 'c')])).toBe(2)
    // 1 of 1 + 6 - 2
    expect(
      sumOf([
        attacker('tank brigade 4-8'),
        attacker('cavalry division 4-4-8 supports-others', 'c'),
        attacker('cavalry division 4-4-8 supports-others', 'b'),
      ]),
    ).toBe(1)
  })

  it('has other values against those who have nothing against tanks (echelon.15, 16a)', () => {
    const flame = attacker('engineer-tank regiment 4-8')
    const men = attacker('infantry regiment 4-4-6', 'm')
    expect(sumOf([flame, men])).toBe(3)
    // Guns of a share below a tenth take nothing, but the values are the lesser ones.
    const guns = [defender(division), defender(division, 'e'), defender('anti-tank battalion 1-8', 'g')]
    expect(sumOf([flame, men, ...guns])).toBe(2)
  })

  it('of the defender is taken off (echelon.15)', () => {
    expect(sumOf([attacker(division), defender(tanks)])).toBe(-3)
  })

  it('never takes from an attack because of ground against it', () => {
    expect(sumOf([attacker('tank brigade 4-8'), attacker(division, 'i')], { map: groundOf('f') })).toBe(-1)
  })

  it('is lessened by guns against tanks: by their share of all REs (echelon.14)', () => {
    expect(sumOf([attacker(tanks), defender(division), defender('anti-tank regiment 2-8', 'g')])).toBe(1)
    expect(sumOf([attacker(tanks), defender(division), defender('anti-tank battalion 2-8', 'g')])).toBe(2)
  })

  it('is lessened by artillery that is turned against it, which counts half (echelon.22)', () => {
    const units = [attacker(tanks), defender('artillery regiment 2-2-6', 'g'), defender('infantry regiment 4-4-6')]
    expect(sumOf(units)).toBe(3)
    expect(
      sumOf(units, {}, (state) => {
        state.status[1] |= status.converted
      }),
    ).toBe(1)
  })

  it('is lessened by assault guns, more so as years go by (echelon.17)', () => {
    const units = [
      attacker(tanks),
      defender('assault-gun battalion 2-8'),
      defender(division, 'i'),
      defender(division, 'j'),
    ]
    const guns = (year: number): number => attackBy(units, { week: [year, 7, 1] }).terms()['Guns against armour'] ?? 0
    expect([guns(1941), guns(1942), guns(1943)]).toEqual([0, 0, -1])
  })

  it('counts cargo of carriers as mechanised, that of landing vehicles as neutral (echelon.44c, 44d)', () => {
    const carried = (type: string): number => {
      const units = [attacker(`${type} counter 0-0-8 carries3`, 'c'), attacker(division, 'a', '0203', { carrier: 'c' })]
      const battle = layBattle({ units: [...units, defender(division)] })
      battle.commit('a')
      return battle.forecast().modifiers.sum
    }
    expect(carried('carrier')).toBe(3)
    expect(carried('landing-vehicle')).toBe(0)
    expect(sumOf([attacker('tank brigade 4-8'), attacker(division, 'b')])).toBe(2)
  })

  it('meets rivers only where all cross one', () => {
    const river = { hexsides: ['minor-river 0303 W'] }
    expect(attackBy([attacker(tanks)], river).terms()).toMatchObject({ 'Ground and weather against armour': -1 })
    expect(attackBy([attacker(tanks), attacker(tanks, 'b', '0202')], river).terms()).not.toHaveProperty(
      'Ground and weather against armour',
    )
  })
})

describe('heavy armour (echelon.21)', () => {
  it('rolls a die for each unit, whatever its size, and guns that withstand it roll too (echelon.10c, 14)', () => {
    const heavy = [attacker('heavy-tank battalion 4-6'), attacker('tank regiment 4-6 heavy', 'b')]
    const { heavy: dice, againstHeavy } = attackBy([
      ...heavy,
      defender('heavy-anti-tank battalion 1-6'),
      defender('anti-tank battalion 1-6', 'x'),
      defender('heavy-anti-aircraft battalion 1-6 motorised', 'y'),
    ]).forecast()
    expect([dice, againstHeavy]).toEqual([2, 2])
  })

  it('is withstood only where there is some', () => {
    const { againstHeavy } = attackBy([attacker(tanks), defender('heavy-anti-tank battalion 1-6')]).forecast()
    expect(againstHeavy).toBe(0)
  })

  it('adds 1 for each five and six, 2 at the most', () => {
    const units = ['a', 'b', 'c'].map((id) => attacker('heavy-tank battalion 9-6 supports-itself', id))
    const battle = attackBy(units)
    // 27 against 6: 4:1, armour 3, heavy 2, and a die of 1.
    expect(battle.fight([4, 5, 4, 0])).toBe('D½')
    expect(battle.eventsOf('fought')[0]).toMatchObject({ die: 1, sum: 6 })
  })
})

describe('special abilities', () => {
  const one = (
    design: string,
    count: number,
    sign: string,
    more: Partial<BattleSketch> = {},
    change?: Change,
  ): number => {
    const troops = Array.from({ length: count }, (_, index) => attacker(`${design} regiment 2-2-6`, `s${index}`))
    const battle = attackBy([...troops, attacker(division, 'i', '0202')], { map: groundOf(sign), ...more }, change)
    return battle.forecast().modifiers.sum
  }

  it('of mountain troops count in hills and mountains, from a seventh on and from a half on (echelon.42h)', () => {
    expect([0, 1, 3].map((count) => one('mountain', count, 'M'))).toEqual([-2, -1, 0])
    expect([0, 1, 3].map((count) => one('mountain', count, '.'))).toEqual([0, 0, 0])
  })

  it('of light infantry count in rough ground from a half on (echelon.42d)', () => {
    expect([1, 3].map((count) => one('light-infantry', count, 'r'))).toEqual([-1, 0])
    expect(one('light-infantry', 3, 'f')).toBe(-1)
  })

  it('of cavalry count in woods, rough and swamp from a half on (echelon.29b)', () => {
    expect([1, 3].map((count) => one('cavalry', count, 'w'))).toEqual([0, 1])
    expect(one('cavalry', 3, '.')).toBe(0)
  })

  it('of mountain cavalry are those of mountain troops in mountains, of cavalry in woods (echelon.2)', () => {
    const riders = (sign: string): unknown =>
      attackBy([attacker('mountain-cavalry division 4-4-8 supports-others')], { map: groundOf(sign) }).terms()
    expect(riders('M')).toMatchObject({ 'Mountain troops': 2 })
    expect(riders('w')).toEqual({ Cavalry: 1 })
  })

  it('of men at home in woods count there (echelon.52e)', () => {
    const troops = (count: number): number => {
      const units = Array.from({ length: count }, (_, index) =>
        attacker('infantry regiment 2-2-6 woodsmanship', `s${index}`),
      )
      return sumOf([...units, attacker(division, 'i', '0202')], { map: groundOf('f') })
    }
    expect([1, 3].map(troops)).toEqual([0, 1])
  })

  it('add no more than 2 together', () => {
    const units = [
      attacker('mountain division 6-6-6 supports-others'),
      attacker('infantry division 6-6-6 supports-others woodsmanship', 'b'),
    ]
    // Both have a half in wooded rough: 2 and 2.
    expect(sumOf(units, { map: groundOf('R') })).toBe(-1 + 2)
  })

  it('of ski troops are those of light infantry in snow, or when they come from the north (echelon.42l)', () => {
    const snow: Change = (state) => {
      state.weather.fill(weathers.indexOf('snow'))
    }
    const ski = (nation: string, change?: Change): number | undefined =>
      attackBy(
        [attacker('ski division 6-6-6 supports-others', 'a', '0203', { nation })],
        { map: groundOf('r') },
        change,
      ).terms()['Light infantry']
    expect([ski('german'), ski('german', snow), ski('finnish')]).toEqual([undefined, 1, 1])
  })
})

describe('cold weather (echelon.52e, 42j)', () => {
  const snow: Change = (state) => {
    state.weather.fill(weathers.indexOf('snow'))
  }

  it('takes 1 from attackers without equipment, and adds 1 when half of them have it', () => {
    const warm = (count: number): number =>
      sumOf(
        [
          ...Array.from({ length: count }, (_, index) => attacker('infantry regiment 2-2-6 winterised', `w${index}`)),
          attacker(division, 'i', '0202'),
        ],
        {},
        snow,
      )
    expect([0, 1, 3].map(warm)).toEqual([-1, 0, 1])
  })

  it('takes 1 where half of the defenders have it; sailors do (echelon.42j)', () => {
    const units = [attacker('naval division 6-6-6 supports-others'), defender('naval division 6-6-6 supports-others')]
    expect(sumOf(units, {}, snow)).toBe(0)
    expect(sumOf(units)).toBe(0)
    expect(sumOf([attacker('naval division 6-6-6 supports-others')], {}, snow)).toBe(1)
  })
})

describe('a planned attack (echelon.22)', () => {
  const planned: Change = (state) => {
    state.planned.fill(1)
  }
  const guns = (design: string, more: Partial<BattleSketch> = {}, change: Change = planned): number | undefined =>
    attackBy([attacker(division), attacker(`${design} 2-2-6`, 'g')], more, change).terms()['Planned attack']

  it('adds 1 for each RE of artillery, 3 at the most (echelon.22)', () => {
    expect(guns('artillery regiment')).toBe(1)
    expect(guns('artillery battalion')).toBeUndefined()
    expect(guns('artillery division')).toBe(3)
    expect(guns('artillery regiment', {}, () => {})).toBeUndefined()
  })

  it('counts rocket artillery twice, and siege guns twice at fortresses (echelon.25b, 26a)', () => {
    expect(guns('rocket regiment')).toBe(2)
    expect(guns('siege regiment', { features: ['fortress 0303'] })).toBe(2)
    expect(guns('siege regiment', { features: ['fort 0303'] })).toBe(1)
  })

  it('is none when somebody in it has moved', () => {
    expect(
      guns('artillery regiment', {}, (state) => {
        planned(state)
        state.status[0] |= status.moved
      }),
    ).toBeUndefined()
  })

  it('counts four points of naval gunfire as an RE', () => {
    const battle = attackBy([attacker(division)], {}, (state) => {
      planned(state)
      state.navalSupport[0] = 4
    })
    expect(battle.terms()['Planned attack']).toBe(1)
  })
})
