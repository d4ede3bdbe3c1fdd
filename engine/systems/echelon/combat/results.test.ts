import { describe, expect, it } from 'vitest'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { attacker, type Battle, defender, groundOf, layBattle } from '../../../../tests/support/echelonCombat.ts'
import type { ResultKind } from '../rules.ts'
import { phase, status } from '../types.ts'

const whole = 'infantry division 6-6-6 supports-others cadre:2-2-6'
const { combat } = echelonRules()

/** A table in which every die and column has the same result. */
const always = (result: ResultKind): Parameters<typeof layBattle>[0]['rules'] => ({
  combat: { ...combat, results: combat.results.map((row) => row.map(() => result)) },
})

type Units = Parameters<typeof layBattle>[0]['units']

/** Fights with a result that is certain; all of the first side attack. */
const fightFor = (
  result: ResultKind,
  units: Units,
  rolls: readonly number[] = [],
  more: Partial<Parameters<typeof layBattle>[0]> = {},
  change?: Parameters<typeof layBattle>[1],
): Battle => {
  const battle = layBattle({ units, rules: always(result), ...more }, change)
  battle.commit(...(units ?? []).filter(({ side }) => side === 0).map(({ id }) => id))
  battle.fight([0, ...rolls])
  return battle
}

/** Returns the lost units, each with the kind of its loss. */
const lostIn = (battle: Battle): Record<string, string> =>
  Object.fromEntries(battle.eventsOf('lost').map(({ unit, to }) => [battle.game.scenario.units[unit].id, to]))
const lostInOrder = (battle: Battle): string[] =>
  battle.eventsOf('lost').map(({ unit }) => battle.game.scenario.units[unit].id)
const askedOf = (battle: Battle): unknown[] =>
  battle.eventsOf('asked').map(({ side, losses, disruption }) => [side, losses / 64, disruption / 64])

const a = attacker(whole)
const d = defender(whole)

describe('disruption of the attacker (echelon.C9)', () => {
  it.each([
    [0, 1],
    [2, 2],
    [5, 2],
  ])('asks for a part of the printed strength by a die of %i from 0: %i', (die, points) => {
    // Two regiments, so that one of them is to be chosen: 5, 10 and 15 per cent of 12.
    const units = [attacker('infantry regiment 6-6-6', 'x'), attacker('infantry regiment 6-6-6', 'y'), d]
    expect(askedOf(fightFor('1D#', units, [die]))).toEqual([[0, 0, points]])
  })

  it('is doubled at 2D#, and stops the attack where it is', () => {
    const units = [attacker('infantry regiment 6-6-6', 'x'), attacker('infantry regiment 6-6-6', 'y'), d]
    const battle = fightFor('2D#', units, [4])
    expect(askedOf(battle)).toEqual([[0, 0, 4]])
    expect(battle.legal('disrupt')).toHaveLength(2)
    battle.act({ type: 'disrupt', unit: battle.unit('x') })
    expect(battle.state.status[battle.unit('x')] & status.disrupted).toBeTruthy()
    expect(battle.state.status[battle.unit('y')] & status.disrupted).toBe(0)
    expect([battle.at('x'), battle.at('d'), battle.state.target]).toEqual(['0203', '0303', 0])
  })

  it('is half losses, rounded up, at 2:, and the attacker falls back', () => {
    const units = [attacker('infantry regiment 6-6-6', 'x'), attacker('infantry regiment 6-6-6', 'y'), d]
    const battle = fightFor('2:', units, [4])
    expect(askedOf(battle)).toEqual([[0, 2, 2]])
    battle.act({ type: 'lose', unit: battle.unit('x') })
    // The other one is disrupted without a choice, and falls back.
    expect(lostIn(battle)).toEqual({ x: 'box' })
    expect(battle.state.status[battle.unit('y')] & status.disrupted).toBeTruthy()
    battle.act({ type: 'retreat', unit: battle.unit('y'), to: battle.hex('0102') })
    expect(battle.at('y')).toBe('0102')
  })

  it('falls on both sides at 1:1, and nobody falls back', () => {
    const battle = fightFor('1:1', [a, d], [0, 0])
    expect(battle.eventsOf('disrupted').map(({ side }) => side)).toEqual([1, 0])
    expect([battle.at('a'), battle.at('d')]).toEqual(['0203', '0303'])
  })

  it('is a loss for a unit that is disrupted already', () => {
    const battle = fightFor('1:1', [a, d], [0, 0], {}, (state) => {
      state.status[1] |= status.disrupted
    })
    expect(lostIn(battle)).toEqual({ d: 'cadre' })
  })

  it('is taken up twice by combat engineers and four times by assault engineers who opened the way (echelon.36, 37)', () => {
    const left = (type: string): number => {
      const units = [
        attacker(`${type} battalion 1-8`, 'e'),
        attacker('infantry division 20-20-6 supports-others', 'x'),
        attacker('infantry division 19-20-6 supports-others', 'y', '0202'),
        d,
      ]
      const battle = fightFor('2D#', units, [5], { features: ['city 0303'] })
      const asked = battle.state.disruptionLeft[0]
      battle.act({ type: 'disrupt', unit: battle.unit('e') })
      return (asked - battle.state.disruptionLeft[0]) / 64
    }
    expect([left('combat-engineer'), left('assault-engineer')]).toEqual([2, 4])
  })
})

describe('exchanges', () => {
  it('take the weaker side, and as much of the stronger one (echelon.C8)', () => {
    const units = [
      attacker('infantry regiment 3-3-6', 'x'),
      attacker('infantry regiment 4-4-6', 'y'),
      defender('infantry regiment 4-4-6'),
    ]
    const battle = fightFor('1X1', units)
    expect(lostIn(battle)).toEqual({ d: 'box' })
    expect(askedOf(battle)).toEqual([[0, 4, 0]])
    battle.act({ type: 'lose', unit: battle.unit('x') })
    expect(battle.state.lossLeft[0]).toBe(0)
    expect(lostIn(battle)).toEqual({ d: 'box', x: 'box', y: 'box' })
  })

  it('leave cadres of divisions, which stay where they are', () => {
    const battle = fightFor('1X1', [attacker('infantry division 9-9-6 supports-others'), d])
    expect(lostIn(battle)).toEqual({ d: 'cadre', a: 'cadre' })
    expect([battle.at('d'), battle.at('a'), battle.state.target]).toEqual(['0303', '0203', 0])
  })

  it('take both when they are equal', () => {
    expect(lostIn(fightFor('1X1', [attacker('infantry regiment 4-4-6'), defender('infantry regiment 4-4-6')]))).toEqual(
      { a: 'box', d: 'box' },
    )
  })

  it('cost the attacker half at X1, and drive survivors out', () => {
    const units = [
      attacker('infantry regiment 3-3-6', 'x'),
      attacker('infantry regiment 1-3-6', 'y'),
      defender('infantry regiment 4-4-6'),
      defender('infantry regiment 4-4-6', 'e'),
    ]
    const battle = fightFor('X1', units)
    // 4 of 8 for the defender, 2 of 4 for the attacker.
    expect(askedOf(battle)).toEqual([
      [0, 2, 0],
      [1, 4, 0],
    ])
    battle.act({ type: 'lose', unit: battle.unit('d') })
    battle.act({ type: 'lose', unit: battle.unit('x') })
    expect(battle.state.phase).toBe(phase.retreat)
    expect(battle.state.side).toBe(1)
    expect(battle.legal('retreat').map(({ unit }) => unit)).toContain(battle.unit('e'))
  })
})

describe('losses of the defender', () => {
  it('are a half at D½, and the rest falls back (echelon.C8)', () => {
    const units = [a, defender('infantry regiment 4-4-6'), defender('infantry regiment 5-5-6', 'e')]
    const battle = fightFor('D½', units)
    expect(askedOf(battle)).toEqual([[1, 4.5, 0]])
    battle.act({ type: 'lose', unit: battle.unit('e') })
    expect(battle.legal('retreat').every(({ unit }) => unit === battle.unit('d'))).toBe(true)
  })

  it('of a division leave its cadre, which may go too (echelon.C9)', () => {
    const units = [a, d, defender('infantry regiment 2-2-6', 'e')]
    const battle = fightFor('D½', units)
    battle.act({ type: 'lose', unit: battle.unit('d') })
    expect(battle.state.reversed[battle.unit('d')]).toBe(1)
    expect(battle.state.lossLeft[1]).toBe(0)
  })

  it('are all at DE, cadres fall back', () => {
    const battle = fightFor('DE', [a, d, defender('infantry regiment 2-2-6', 'e')])
    expect(lostIn(battle)).toEqual({ d: 'cadre', e: 'box' })
    expect(battle.legal('retreat').length).toBeGreaterThan(0)
  })

  it('are all without cadres at OR', () => {
    expect(lostIn(fightFor('OR(1)', [a, d]))).toEqual({ d: 'box' })
  })

  it('leave no cadre and count as isolated where no line leads home (echelon.C9)', () => {
    const battle = fightFor('DE', [a, d], [], { sides: [{}, { sources: '' }] })
    expect(lostIn(battle)).toEqual({ d: 'isolated' })
  })

  it('are all where nothing resists', () => {
    const battle = layBattle({ units: [a, defender('heavy-position-anti-aircraft counter 0-0-4 aa3')] })
    battle.commit('a')
    expect(battle.fight([])).toBe('DE')
    expect(lostIn(battle)).toEqual({ d: 'box' })
  })
})

describe('position anti-aircraft (echelon.11b)', () => {
  const flak = defender('heavy-position-anti-aircraft counter 0-0-4 aa3', 'flak')

  it('is lost when all others must fall back, as it has a line (echelon.11b)', () => {
    const battle = fightFor('DR', [a, d, flak])
    battle.act(battle.legal('retreat')[0])
    expect(lostIn(battle)).toEqual({ flak: 'box' })
  })

  it('stays with others who stay', () => {
    const battle = fightFor('DR', [a, d, flak, defender('political-police regiment 2-2-6 supports-itself', 'p')])
    expect(battle.at('flak')).toBe('0303')
    expect(lostIn(battle)).not.toHaveProperty('flak')
  })
})

describe('political police', () => {
  const police = (id: string, hex: string, side: 0 | 1) => ({
    id,
    side,
    hex,
    design: 'political-police regiment 2-2-6 supports-itself',
  })

  it('keeps units from falling back, even when it is lost itself (echelon.46a)', () => {
    const units = [attacker('infantry division 4-6-6 supports-others'), d, police('p', '0303', 1)]
    const battle = fightFor('X1', units)
    battle.act({ type: 'lose', unit: battle.unit('p') })
    while (battle.state.lossLeft[1] > 0) battle.act(battle.legal('lose')[0])
    while (battle.state.phase === phase.losses) battle.act(battle.legal('lose')[0])
    expect(battle.at('d')).toBe('0303')
  })

  it('does not withstand DE (echelon.46a)', () => {
    const battle = fightFor('DE', [a, d, police('p', '0303', 1)])
    expect(lostIn(battle)).toEqual({ d: 'cadre', p: 'box' })
    expect(battle.state.phase).toBe(phase.retreat)
  })

  it('makes 1: and the like into 1:1 for those who attack from its hex; other stacks fall back (echelon.46b)', () => {
    const units = [a, police('p', '0203', 0), attacker(whole, 'b', '0202'), d]
    const battle = fightFor('1:', units, [0, 0])
    // Losses for the attacker, disruption for the defender.
    expect(askedOf(battle)).toEqual([
      [0, 0.5, 0],
      [1, 0, 1],
    ])
    while (battle.state.phase === phase.losses) battle.act([...battle.legal('lose'), ...battle.legal('disrupt')][0])
    expect(battle.state.phase).toBe(phase.retreat)
    expect(new Set(battle.legal('retreat').map(({ unit }) => unit))).toEqual(new Set([battle.unit('b')]))
  })

  it('makes 2: losses of half the points, and its stack stays (echelon.46d)', () => {
    const battle = fightFor(
      '2:',
      [attacker('infantry division 18-18-6 supports-others'), police('p', '0203', 0), d],
      [4],
    )
    expect(askedOf(battle)).toEqual([[0, 3, 0]])
    battle.act({ type: 'lose', unit: battle.unit('a') })
    expect([battle.at('a'), battle.at('p'), battle.state.target]).toEqual(['0203', '0203', 0])
  })

  it('is remembered when the combat phase begins (echelon.46a)', () => {
    const battle = layBattle({ units: [police('p', '0303', 1), a] })
    battle.state.policed.fill(0)
    battle.state.phase = phase.movement
    battle.act({ type: 'done' })
    expect(battle.state.phase).toBe(phase.combat)
    expect(battle.state.policed[battle.hex('0303')]).toBe(2)
  })

  it('turns DR into an exchange without retreat (echelon.46c)', () => {
    const battle = fightFor('DR', [attacker('infantry division 12-12-6 supports-others'), d, police('p', '0303', 1)])
    expect(lostIn(battle)).toEqual({ d: 'cadre', p: 'box', a: 'cadre' })
    expect(battle.at('d')).toBe('0303')
    expect(battle.state.target).toBe(0)
  })

  it('makes D½ a loss of half and an exchange of the rest (echelon.46c)', () => {
    const units = [
      attacker('infantry division 12-12-6 supports-others', 'x'),
      attacker('infantry division 12-12-6 supports-others', 'y'),
      defender('infantry division 10-18-6 supports-others'),
      police('p', '0303', 1),
    ]
    const battle = fightFor('D½', units)
    // Of 20 points half are lost first, with the division; the police that is left is exchanged against as much of the attacker.
    expect(askedOf(battle)).toEqual([[1, 10, 0]])
    const lostOf = () => battle.eventsOf('lost').map(({ unit, to }) => [battle.game.scenario.units[unit].id, to])
    expect(lostOf()).toEqual([])
    battle.act({ type: 'lose', unit: 2 })
    expect(askedOf(battle).at(-1)).toEqual([0, 2, 0])
    expect(lostOf()).toEqual([
      [battle.game.scenario.units[2].id, 'cadre'],
      ['p', 'box'],
    ])
    // The cadre pays for nothing more, and stays.
    expect([battle.state.reversed[2], battle.state.hex[2]]).toEqual([1, battle.hex('0303')])
  })

  it('asks nothing of positions that were saved before there was such an exchange', () => {
    const { game, state } = fightFor('DR', [attacker(whole), d])
    const { spared: _, exchange: __, ...saved } = JSON.parse(JSON.stringify(game.encode(state)))
    expect(game.encode(game.decode(saved))).toEqual(game.encode(state))
    const { shakenOff: ___, ...broken } = saved
    expect(() => game.decode(broken)).toThrow('shakenOff')
  })

  it('makes all disruption of its side losses, of half the points (echelon.46d)', () => {
    const units = [attacker('infantry division 40-40-6 supports-others'), police('p', '0203', 0), d]
    expect(askedOf(fightFor('1:1', units, [4, 0]))).toContainEqual([0, 3.5, 0])
  })
})

describe('required losses (echelon.1)', () => {
  const lose = (battle: Battle): string[] => battle.legal('lose').map(({ unit }) => battle.game.scenario.units[unit].id)

  it('take one engineer for each point of the die that they lifted, before all others (echelon.38)', () => {
    const units = [
      ...['e1', 'e2', 'e3'].map((id) => attacker('combat-engineer battalion 1-8', id)),
      attacker('infantry regiment 6-6-6', 'x', '0202'),
      attacker('infantry regiment 6-6-6', 'y', '0202'),
      defender('infantry regiment 9-9-6'),
    ]
    const battle = fightFor('1X1', units, [], { features: ['fortress 0303'] })
    expect(lose(battle)).toEqual(['e1', 'e2', 'e3'])
    battle.act({ type: 'lose', unit: battle.unit('e2') })
    expect(lose(battle)).toEqual(['e1', 'e3'])
    battle.act({ type: 'lose', unit: battle.unit('e1') })
    // Two were lifted: the third is free.
    expect(lose(battle)).toEqual(['e3', 'x', 'y'])
  })

  it('count an assault engineer as two (echelon.36)', () => {
    const units = [
      ...['e1', 'e2'].map((id) => attacker('assault-engineer battalion 1-8', id)),
      attacker('infantry regiment 6-6-6', 'x', '0202'),
      attacker('infantry regiment 6-6-6', 'y', '0202'),
      defender('infantry regiment 9-9-6'),
    ]
    const battle = fightFor('1X1', units, [], { features: ['fortress 0303'] })
    expect(lose(battle)).toEqual(['e1', 'e2'])
    battle.act({ type: 'lose', unit: battle.unit('e1') })
    expect(lose(battle)).toEqual(['e2', 'x', 'y'])
  })

  it('do not take siege guns (echelon.26c)', () => {
    const units = [
      attacker('siege regiment 1-1-4', 'g'),
      attacker('infantry regiment 6-6-6', 'x', '0202'),
      attacker('infantry regiment 6-6-6', 'y', '0202'),
      defender('infantry regiment 9-9-6'),
    ]
    expect(lose(fightFor('1X1', units, [], { features: ['fortress 0303'] }))).toEqual(['g', 'x', 'y'])
  })

  it('take troops whose ability changed the die, small ones before divisions (echelon.42h)', () => {
    const units = [
      attacker('mountain division 6-6-6 supports-others', 'm'),
      attacker('mountain regiment 1-1-6', 'r'),
      attacker('infantry division 6-6-6 supports-others', 'i'),
      defender('infantry regiment 9-9-6'),
    ]
    const battle = fightFor('1X1', units, [], { map: groundOf('M') })
    // Two points of the die: the regiment, then the division, each without a choice.
    expect(lostInOrder(battle)).toEqual(['d', 'r', 'm'])
    expect(lose(battle)).toEqual(['m', 'i'])
  })

  it('take a rider who went at supported units (echelon.29d)', () => {
    const units = (target: string) => [
      attacker('cavalry regiment 3-8', 'c'),
      attacker('infantry regiment 4-6', 'x'),
      attacker('infantry regiment 4-6', 'y'),
      defender(target),
    ]
    const supported = fightFor('1X1', units('infantry division 5-5-6 supports-others'))
    expect([lostInOrder(supported), lose(supported)]).toEqual([
      ['d', 'c'],
      ['x', 'y'],
    ])
    expect(lose(fightFor('1X1', units('infantry regiment 5-5-6')))).toEqual(['c', 'x', 'y'])
  })

  it('take units that doubled their strength (echelon.42e)', () => {
    const units = [
      attacker('infantry regiment 4-6'),
      defender('machine-gun regiment 2-2-6', 'mg'),
      defender('infantry regiment 4-4-6', 'i'),
      defender('infantry regiment 4-4-6', 'j'),
    ]
    const doubled = fightFor('1X1', units, [], { features: ['entrenchment 0303'] })
    expect([lostInOrder(doubled), lose(doubled)]).toEqual([
      ['a', 'mg'],
      ['i', 'j'],
    ])
    expect(lose(fightFor('1X1', units)).toSorted()).toEqual(['i', 'j', 'mg'])
  })

  it('take mechanised infantry for its armour, and not tanks (echelon.19)', () => {
    const units = [
      attacker('mechanised-infantry regiment 3-3-8', 'm'),
      attacker('tank regiment 4-4-8', 't'),
      defender('infantry regiment 2-2-6'),
    ]
    expect(lostInOrder(fightFor('1X1', units))).toEqual(['d', 'm'])
  })

  it('take guns that stopped tanks (echelon.14)', () => {
    const units = [
      attacker('tank regiment 4-4-8', 't'),
      defender('anti-tank regiment 1-1-8', 'g'),
      defender('infantry regiment 5-5-6', 'i'),
    ]
    expect(lostInOrder(fightFor('1X1', units))).toEqual(['t', 'g', 'i'])
  })

  it('are no more than the result asks for', () => {
    const units = [
      ...['e1', 'e2', 'e3'].map((id) => attacker('combat-engineer battalion 3-8', id)),
      attacker('infantry regiment 6-6-6', 'x', '0202'),
      defender('infantry regiment 2-2-6'),
    ]
    const battle = fightFor('1X1', units, [], { features: ['fortress 0303'] })
    battle.act({ type: 'lose', unit: battle.unit('e1') })
    expect(battle.state.target).toBe(0)
  })
})
