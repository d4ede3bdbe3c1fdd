/** The charts of echelon's combat when units fight: like `echelonUnits.test.ts`. */
import { describe, expect, test } from 'vitest'
import { type ResultKind, weathers } from '../../engine/systems/echelon/rules.ts'
import { status } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules, type UnitSketch } from '../support/echelon.ts'
import {
  always,
  attacker,
  type Battle,
  type BattleSketch,
  defender,
  fightFor,
  groundOf,
  layBattle,
  strip,
} from '../support/echelonCombat.ts'

const division = 'infantry division 6-6-6 supports-others'
const { terrain } = echelonRules()

/** An attack by all of the first side. */
const attackBy = (units: readonly UnitSketch[], more: Partial<BattleSketch> = {}): Battle => {
  const battle = layBattle({ ...more, units })
  battle.commit(...units.filter(({ side }) => side === 0).map(({ id }) => id))
  return battle
}

/** So many units of a design. */
const many = (count: number, one: typeof attacker, design: string): readonly UnitSketch[] =>
  Array.from({ length: count }, (_, at) => one(design, `${design} ${at}`))

describe('the odds and the combat results table', () => {
  const odds = ['1:4', '1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1']

  /** Guns at these odds, or with a point less. */
  const guns = (text: string, less = 0, sign = '.'): Battle => {
    const [attack, defence] = text.split(':').map((part) => 12 * Number(part))
    const units = [
      attacker(`artillery regiment ${attack - less}-1-6`),
      defender(`infantry division 1-${defence}-6 supports-others`),
    ]
    const battle = layBattle({ map: groundOf(sign), units })
    battle.commit('a')
    return battle
  }

  /** The main die of 1 to 6 as it is rolled; forest takes one off, the plan of a regiment of guns adds one. */
  const resultAt = (text: string, die: number): ResultKind | undefined => {
    const battle = guns(text, 0, die === 0 ? 'f' : '.')
    if (die === 7) battle.state.planned.fill(1)
    battle.act({ type: 'attack' }, [Math.min(6, Math.max(1, die)) - 1, 0, 0])
    const [fought] = battle.eventsOf('fought')
    expect(fought.sum).toBe(die)
    return fought.result
  }

  test.each(
    rowsOf(`
      0 2:  2:  2:  2:  2:  2:  1:  2D# 1D# 1:1   X1    DR    DR
      1 2:  2:  2:  2:  1:  1:  2D# 1D# 1:1 X1    DR    D½    D½
      2 2:  2:  2:  1:  1:  2D# 1D# 1:1 X1  DR    D½    D½    DE
      3 2:  2:  1:  1:  2D# 1D# 1:1 X1  DR  D½    D½    DE    DE
      4 2:  1:  1:  2D# 1D# 1X1 X1  DR  D½  D½    DE    DE    DE
      5 1:  1:  2D# 1D# 1X1 X1  DR  D½  D½  DE    DE    DE    OR(1)
      6 1:  2D# 1D# 1X1 X1  DR  D½  D½  DE  DE    DE    OR(1) OR(1)
      7 2D# 1D# 1X1 X1  DR  D½  D½  DE  DE  DE    OR(1) OR(1) OR(2)`),
  )('echelon.C8: with a %s', (die, results) => {
    expect(odds.map((text) => resultAt(text, Number(die))).join(' ')).toBe(results)
  })

  test('echelon.C6: a point less is a column less', () => {
    const chances = (text: string, less: number): string => {
      const { chances } = guns(text, less).forecast()
      return Object.entries(chances)
        .flatMap(([result, chance]) => (chance > 0 ? [`${result} ${chance}`] : []))
        .join(', ')
    }
    const [lowest, ...others] = odds
    expect(chances(lowest, 1)).toBe('')
    for (const [at, text] of others.entries()) expect([text, chances(text, 1)]).toEqual([text, chances(odds[at], 0)])
  })
})

describe('shares of armour, guns against it and trained troops', () => {
  /** Returns the modifiers of a label when so many of so many battalions are of a type. */
  const steps = (label: string, shares: readonly string[], lay: (part: number, others: number) => Battle): string =>
    shares
      .map((share) => {
        const [part, all] = share.split('/').map(Number)
        return `${share} ${lay(part, all - part).terms()[label] ?? 0}`
      })
      .join(', ')
  const foot = 'infantry battalion 2-2-6'

  test('echelon.15: armour counts from a seventh, a quarter and a half on', () => {
    const tanks = (part: number, others: number): Battle =>
      attackBy([
        ...many(part, attacker, 'tank battalion 2-2-8'),
        ...many(others, attacker, foot),
        defender('infantry battalion 1-1-6'),
      ])
    expect(steps('Armour', ['2/15', '1/7', '3/13', '1/4', '4/9', '1/2'], tanks)).toBe(
      '2/15 0, 1/7 1, 3/13 1, 1/4 2, 4/9 2, 1/2 3',
    )
  })

  test('echelon.14: guns against armour count from a tenth, a quarter and a half on', () => {
    const guns = (part: number, others: number): Battle =>
      attackBy([
        attacker('tank division 90-9-8 supports-others'),
        ...many(part, defender, 'anti-tank battalion 1-1-6'),
        ...many(others, defender, foot),
      ])
    expect(steps('Guns against armour', ['2/21', '1/10', '3/13', '1/4', '4/9', '1/2'], guns)).toBe(
      '2/21 0, 1/10 -1, 3/13 -1, 1/4 -2, 4/9 -2, 1/2 -3',
    )
  })

  const trained = [
    ['Mountain troops', 'mountain battalion 2-2-6', 'M', '2/15 0, 1/7 1, 4/9 1, 1/2 2'],
    ['Men at home in woods', 'infantry battalion 2-2-6 woodsmanship', 'f', '2/15 0, 1/7 1, 4/9 1, 1/2 2'],
    ['Light infantry', 'light-infantry battalion 2-2-6', 'r', '2/15 0, 1/7 0, 4/9 0, 1/2 1'],
    ['Cavalry', 'cavalry battalion 2-2-8', 'w', '2/15 0, 1/7 0, 4/9 0, 1/2 1'],
  ] as const
  const others = 'static battalion 2-2-6'

  test.each(trained)('echelon.42h, echelon.52e, echelon.42d, echelon.29b: %s', (label, design, sign, said) => {
    const lay = (part: number, rest: number): Battle =>
      attackBy([...many(part, attacker, design), ...many(rest, attacker, others), defender('static battalion 1-1-6')], {
        map: groundOf(sign),
      })
    expect(steps(label, ['2/15', '1/7', '4/9', '1/2'], lay)).toBe(said)
  })

  test.each(
    rowsOf(`
      clear        . . . .
      woods        . 2 . 1
      forest       . 2 . .
      rough        2 . 1 1
      wooded-rough 2 2 1 1
      ravine       2 . . .
      mountain     2 . . .
      swamp        . . . 1
      wooded-swamp . 2 . .
      wooded-lake  . 2 . .
      sand         . . . .`),
  )('echelon.C7: what those who are trained for it add in %s', (id, bonuses) => {
    const map = groundOf(terrain[id].sign)
    const said = trained.map(
      ([label, design]) => attackBy([attacker(design), defender('static battalion 1-1-6')], { map }).terms()[label],
    )
    expect(said.map((die) => die ?? '.').join(' ')).toBe(bonuses)
  })

  test('echelon.52e: in snow', () => {
    const inSnow = (attackers: readonly UnitSketch[], defenders: readonly UnitSketch[]): Battle => {
      const battle = attackBy([...attackers, ...defenders])
      battle.state.weather.fill(weathers.indexOf('snow'))
      return battle
    }
    const warm = 'static battalion 2-2-6 winterised'
    const attack = (part: number, rest: number): Battle =>
      inSnow([...many(part, attacker, warm), ...many(rest, attacker, foot)], [defender('static battalion 1-1-6')])
    expect(steps('Attackers not equipped for cold', ['0/1', '2/15', '1/7', '4/9'], attack)).toBe(
      '0/1 -1, 2/15 -1, 1/7 0, 4/9 0',
    )
    expect(steps('Attackers equipped for cold', ['4/9', '1/2'], attack)).toBe('4/9 0, 1/2 1')
    const defence = (part: number, rest: number): Battle =>
      inSnow([attacker('infantry division 90-9-6')], [...many(part, defender, warm), ...many(rest, defender, foot)])
    expect(steps('Defenders equipped for cold', ['4/9', '1/2'], defence)).toBe('4/9 0, 1/2 -1')
  })
})

describe('support', () => {
  const men = many(8, attacker, 'infantry brigade 3-3-6')

  test.each([
    ['artillery regiment 3-3-6', 3],
    ['divisional-hq counter 0-0-6', 3],
    [division, 3],
  ])('echelon.22: a %s lends it to %i brigades', (design, count) => {
    const battle = layBattle({ units: [attacker(design, 'helper'), ...men, defender(division)] })
    battle.commit(...(design.startsWith('divisional') ? [] : ['helper']), ...men.map(({ id }) => id))
    const helped = battle.forecast().attackers.fighters.filter(({ unit, isSupported }) => unit > 0 && isSupported)
    expect(helped).toHaveLength(count)
  })
})

test('echelon.21, echelon.14: of three heavy dice each five and six counts, but two at the most, on both sides', () => {
  const count = (own: readonly number[], enemy: readonly number[]): readonly unknown[] => {
    const heavy = many(3, attacker, 'heavy-tank battalion 9-9-6')
    const guns = many(3, defender, 'heavy-anti-tank battalion 3-3-6')
    const battle = attackBy([...heavy, ...guns], { rules: always('DR') })
    battle.act({ type: 'attack' }, [...own, ...enemy, 0])
    const [{ terms }] = battle.eventsOf('fought')
    return ['Heavy armour', 'Guns against heavy armour'].map(
      (label) => (terms.find((term) => term.label === label)?.value ?? 0) / 1000,
    )
  }
  expect(count([3, 3, 3], [3, 3, 3])).toEqual([0, 0])
  expect(count([3, 4, 3], [3, 4, 3])).toEqual([1, -1])
  expect(count([5, 4, 3], [3, 4, 5])).toEqual([2, -2])
  expect(count([5, 4, 4], [4, 4, 5])).toEqual([2, -2])
})

test('echelon.22: a plan for four regiments of guns adds no more than one for three', () => {
  const added = [2, 3, 4].map((count) => {
    const battle = attackBy([...many(count, attacker, 'artillery regiment 3-3-6'), defender(division)])
    battle.state.planned.fill(1)
    return battle.terms()['Planned attack']
  })
  expect(added).toEqual([2, 3, 3])
})

describe('the table of success', () => {
  /** How those fare who leave before the combat, by the die of 1 to 6. */
  const leave = (design: string, more: Partial<BattleSketch> = {}, nation = 'soviet'): string =>
    [0, 1, 2, 3, 4, 5]
      .map((roll) => {
        const battle = attackBy([attacker(division), defender(design, 'd', '0303', { nation })], {
          rules: always('DR'),
          ...more,
        })
        battle.state.weather.fill(weathers.indexOf('snow'))
        battle.act({ type: 'attack' })
        battle.act({ type: 'withdraw', unit: battle.unit('d') })
        battle.act({ type: 'done' }, [roll, 0, 0, 0])
        return battle.eventsOf('withdrew')[0].code
      })
      .join(' ')

  test.each([
    ['tank brigade 3-3-8', 'F* F F S S S'],
    ['cavalry brigade 3-3-8', 'F F S S S S*'],
    ['ski brigade 3-3-8', 'F F S S S S*'],
    ['recon brigade 3-3-8', 'F S S S S* S*'],
    ['commando brigade 3-3-8', 'S S S S* S* S*'],
  ])('echelon.C3, echelon.42c: %s leaves', (design, codes) => {
    expect(leave(design)).toBe(codes)
  })

  test('echelon.42l: men of the north leave on skis', () => {
    expect(leave('ski brigade 3-3-8', {}, 'finnish')).toBe('F S S S S* S*')
  })

  test('echelon.C3: tanks leave into zones of control', () => {
    const ring = ['0202', '0302', '0403', '0204'].map((hex, at) => attacker(division, `r${at}`, hex))
    const codes = [0, 1, 2, 3, 4, 5].map((roll) => {
      const battle = layBattle({ units: [...ring, defender('tank brigade 3-3-8')], rules: always('DR') })
      battle.commit('r0')
      battle.act({ type: 'attack' })
      battle.act({ type: 'withdraw', unit: battle.unit('d') })
      battle.act({ type: 'done' }, [roll, 0])
      return battle.eventsOf('withdrew')[0].code
    })
    expect(codes.join(' ')).toBe('D F* F* F F S')
  })

  /** Returns surprise's modifier of the main die, by its own of 1 to 6. */
  const surprise = (design: string, more: Partial<BattleSketch>): string =>
    [0, 1, 2, 3, 4, 5]
      .map((roll) => {
        const battle = attackBy([attacker(design), defender(division)], { rules: always('DR'), ...more })
        battle.state.status[0] |= status.dropped
        battle.act({ type: 'surprise' })
        battle.act({ type: 'attack' }, [roll, 0])
        const [{ terms }] = battle.eventsOf('fought')
        return (terms.find(({ label }) => label === 'Surprise')?.value ?? 0) / 1000
      })
      .join(' ')

  test('echelon.42c, echelon.42i: commandos surprise more than men from the mountains', () => {
    expect(surprise('commando division 6-6-8', {})).toBe('-1 0 0 1 1 1')
    expect(surprise('high-mountain division 6-6-6', { map: groundOf('M') })).toBe('-1 0 0 0 0 0')
  })

  test('echelon.42i: men from the mountains surprise in mountains alone', () => {
    const land = Object.keys(terrain).filter((id) => !terrain[id].isSea)
    const places = land.filter((id) => {
      const units = [attacker('high-mountain brigade 6-6-6'), defender(division)]
      return attackBy(units, { map: groundOf(terrain[id].sign) }).legal('surprise').length > 0
    })
    expect(places).toEqual(['mountain'])
  })
})

describe('results', () => {
  const men = [attacker('infantry regiment 50-9-6', 'x'), attacker('infantry regiment 50-9-6', 'y'), defender(division)]
  const asked = (battle: Battle): readonly string[] =>
    battle.eventsOf('asked').map(({ side, losses, disruption }) => `${side}: ${losses / 64} ${disruption / 64}`)

  test('echelon.C9: per cent of the strength that are disrupted, by the die', () => {
    const parts = [0, 1, 2, 3, 4, 5].map((roll) => fightFor('1D#', men, {}, [roll]).state.disruptionLeft[0] / 64)
    expect(parts).toEqual([5, 5, 10, 10, 15, 15])
  })

  test.each([
    ['1:', [0, 0], ['0: 2.5 0', '1: 0 1']],
    ['1D#', [0, 0], ['0: 2.5 0', '1: 0 1']],
    ['2D#', [0, 0], ['0: 2.5 0', '1: 0 1']],
    ['2:', [0], ['0: 5 0']],
  ] as const)('echelon.46b, echelon.46d: political police makes of %s', (result, rolls, parts) => {
    const police = attacker('political-police regiment 0-2-6 supports-itself', 'p')
    expect(asked(fightFor(result, [...men, police], {}, rolls))).toEqual(parts)
  })

  test('echelon.C9: half of what is disrupted at 2: is lost', () => {
    expect(asked(fightFor('2:', men, {}, [0]))).toEqual(['0: 5 5'])
  })

  test('echelon.C10: who finds no room falls back a hex further, and no more', () => {
    const ends = ['0403', '0503', '0603'].map((_, full) => {
      const crowds = ['0403', '0503'].slice(0, full).flatMap((hex) => ['x', 'y', 'z'].map((id) => [id + hex, hex]))
      const others = crowds.map(([id, hex]) => defender(division, id, hex))
      const battle = fightFor('DR', [attacker(division), defender(division), ...others], {
        map: strip,
        owned: undefined,
      })
      return battle.legal('retreat').map(({ to }) => battle.game.table.board.nameOf(to))
    })
    expect(ends).toEqual([['0403'], ['0503'], []])
  })
})
