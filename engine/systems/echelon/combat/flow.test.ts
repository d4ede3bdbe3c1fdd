import { describe, expect, it } from 'vitest'
import {
  always,
  attacker,
  type Battle,
  type BattleSketch,
  clearGround,
  defender,
  fightFor,
  groundOf,
  layBattle,
} from '../../../../tests/support/echelonCombat.ts'
import { point } from '../rules.ts'
import { phase, status } from '../types.ts'
import { columnOf } from './odds.ts'

const whole = 'infantry division 6-6-6 supports-others'
const a = attacker(whole)
const d = defender(whole)

describe('who may attack (echelon.C1)', () => {
  it('are units beside the hex; each attacks once in a phase, and so is a hex', () => {
    const battle = layBattle({
      units: [a, attacker(whole, 'b', '0204'), attacker(whole, 'far', '0101'), d, defender(whole, 'e', '0304')],
      rules: always('1:1'),
    })
    expect(battle.legal('target').map(({ to }) => to)).toEqual([battle.hex('0303'), battle.hex('0304')])
    battle.act({ type: 'target', to: battle.hex('0303') })
    expect(battle.legal('commit').map(({ unit }) => unit)).toEqual([battle.unit('a'), battle.unit('b')])
    expect(battle.legal('attack')).toEqual([])
    battle.act({ type: 'commit', unit: battle.unit('a') })
    battle.fight([0, 0, 0])
    expect(battle.legal('target').map(({ to }) => to)).toEqual([battle.hex('0304')])
    battle.act({ type: 'target', to: battle.hex('0304') })
    expect(battle.legal('commit').map(({ unit }) => unit)).toEqual([battle.unit('b')])
  })

  it('are no reserves, headquarters, trains or position guns, nobody who is disrupted', () => {
    const others = ['army-hq counter 0-1-8', 'truck counter 0-0-8', 'heavy-position-anti-aircraft counter 0-0-4 aa3']
    const units = others.map((design, index) => attacker(design, `o${index}`))
    const battle = layBattle({ units: [a, attacker(whole, 'b'), attacker(whole, 'c'), ...units, d] }, (state) => {
      state.status[1] |= status.disrupted
      state.status[2] |= status.inReserve
    })
    battle.act({ type: 'target', to: battle.hex('0303') })
    expect(battle.legal('commit').map(({ unit }) => unit)).toEqual([0])
  })

  it('are border guards only near their home (echelon.28)', () => {
    const battle = layBattle({ units: [attacker('border-guard regiment 3-3-6', 'g', '0101'), d] })
    battle.state.hex[0] = battle.hex('0203')
    expect(battle.legal('target')).toHaveLength(1)
    battle.state.hex[0] = battle.hex('0304')
    battle.state.hex[1] = battle.hex('0404')
    expect(battle.legal('target')).toEqual([])
  })

  it('gives the hex up when it is done before it attacks; support comes back', () => {
    const battle = layBattle({ units: [a, attacker(whole, 'b', '0204'), d, defender(whole, 'e', '0304')] }, (state) => {
      state.airPoints[0] = 3
    })
    battle.commit('a')
    battle.act({ type: 'support' })
    expect([battle.state.airPoints[0], battle.state.airSupport[0]]).toEqual([2, 1])
    battle.act({ type: 'done' })
    expect([battle.state.airPoints[0], battle.state.airSupport[0]]).toEqual([3, 0])
    expect(battle.legal('target').map(({ to }) => to)).toEqual([battle.hex('0304')])
    expect(battle.state.status[0] & (status.committed | status.attacked)).toBe(0)
  })

  it('are called off when they are too few after all', () => {
    const battle = layBattle({
      units: [attacker('infantry regiment 1-1-6'), defender('infantry division 9-9-6 supports-others')],
    })
    battle.commit('a')
    battle.act({ type: 'attack' })
    expect(battle.eventsOf('calledOff')).toHaveLength(1)
    expect(battle.eventsOf('fought')).toEqual([])
  })
})

describe('odds (echelon.C6)', () => {
  it.each([
    [1, 5, 'tooLow'],
    [1, 4, 0],
    [2, 7, 0],
    [1, 1, 3],
    [7, 5, 3],
    [3, 2, 4],
    [8, 1, 11],
    [40, 1, 12],
    [5, 0, 'open'],
  ])('of %i to %i go down to column %s', (attack, defence, column) => {
    const { table } = layBattle({ units: [a, d] }).game
    expect(columnOf(table, attack * point, defence * point)).toBe(column)
  })

  it('and the die find the printed result', () => {
    const results = [0, 1, 2, 3, 4, 5].map((die) => {
      const battle = layBattle({ units: [attacker('infantry division 12-6-6 supports-others'), d] })
      battle.commit('a')
      return battle.fight([die, ...(die === 0 || die === 1 || die === 2 ? [0] : [])])
    })
    expect(results).toEqual(['1:', '2D#', '1D#', '1X1', 'X1', 'DR'])
  })

  it('give the chances of the forecast', () => {
    const battle = layBattle({ units: [attacker('infantry division 12-6-6 supports-others'), d] })
    battle.commit('a')
    const { chances, oddsText } = battle.forecast()
    expect(oddsText).toBe('2:1')
    expect(Object.values(chances).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(10_000)
    expect(chances['1X1']).toBeCloseTo(10_000 / 6)
  })
})

describe('supply of an attack (echelon.C2)', () => {
  it('is one SP for each hex, taken when the attack begins', () => {
    const battle = layBattle({ units: [a, attacker(whole, 'b', '0202'), attacker(whole, 'c', '0202'), d] })
    battle.commit('a', 'b', 'c')
    expect(battle.state.stock[battle.hex('0101')]).toBe(150)
    battle.act({ type: 'attack' }, [5])
    expect(battle.state.stock[battle.hex('0101')]).toBe(144)
  })

  it('counts as paid as long as the defender answers', () => {
    const battle = layBattle(
      { units: [a, d, defender('artillery regiment 2-2-6', 'g')], supplies: ['0101 0 1'] },
      undefined,
    )
    battle.commit('a')
    battle.act({ type: 'attack' })
    expect([battle.state.stock[battle.hex('0101')], battle.strength('attackers')]).toEqual([0, 6])
  })

  it('is nothing for those who have dropped in this turn', () => {
    const battle = layBattle({ units: [attacker('parachute regiment 4-4-6'), d] }, (state) => {
      state.status[0] |= status.dropped
    })
    battle.commit('a')
    battle.act({ type: 'attack' }, [0, 0])
    expect(battle.state.stock[battle.hex('0101')]).toBe(150)
  })
})

describe('siege guns of long range (echelon.27a)', () => {
  const gun = (id: string, hex = '0103') => attacker('long-siege battalion 4-4-4', id, hex)

  it('fire two hexes far, when others attack beside the hex (echelon.27a)', () => {
    const battle = layBattle({ units: [gun('g'), a, d] })
    battle.act({ type: 'target', to: battle.hex('0303') })
    expect(battle.legal('commit').map(({ unit }) => unit)).toEqual([battle.unit('a')])
    battle.act({ type: 'commit', unit: battle.unit('a') })
    expect(battle.legal('commit').map(({ unit }) => unit)).toEqual([battle.unit('g')])
  })

  it('pay nothing for losses, fall back from nothing and do not advance (echelon.27a)', () => {
    const battle = fightFor('1X1', [attacker('infantry regiment 6-6-6'), gun('g'), d])
    expect(battle.at('g')).toBe('0103')
    expect(battle.at('a')).toBeLessThan(0)
    const won = fightFor('OR(2)', [a, gun('g'), d])
    expect(new Set(won.legal('advance').map(({ unit }) => unit))).toEqual(new Set([won.unit('a')]))
    expect(
      fightFor('1:', [a, gun('g'), d], {}, [0])
        .legal('retreat')
        .every(({ unit }) => unit === 0),
    ).toBe(true)
  })

  it('need no SP as long as they are no more than the stacks that are paid for, then one for all (echelon.27c)', () => {
    const spent = (guns: readonly string[]): number => {
      const battle = layBattle({ units: [...guns.map((hex, index) => gun(`g${index}`, hex)), a, d] })
      battle.commit('a', ...guns.map((_, index) => `g${index}`))
      battle.act({ type: 'attack' }, [5])
      return (150 - battle.state.stock[battle.hex('0101')]) / 3
    }
    expect([[], ['0103'], ['0103', '0103'], ['0103', '0102']].map(spent)).toEqual([1, 1, 2, 2])
  })
})

describe('retreat before combat (echelon.C3)', () => {
  const quick = defender('light-tank regiment 2-2-10')
  const leaves = (units: readonly ReturnType<typeof defender>[], ...rolls: number[]): Battle => {
    const battle = layBattle({ units: [a, ...units], rules: always('DR') })
    battle.commit('a')
    battle.act({ type: 'attack' })
    for (const { unit: one } of battle.legal('withdraw')) battle.act({ type: 'withdraw', unit: one })
    battle.act({ type: 'done' }, rolls)
    return battle
  }

  it('is tried by motorised units, cavalry, commandos and trains, not by men on foot', () => {
    const battle = layBattle({ units: [a, quick, defender(whole, 'foot')] })
    battle.commit('a')
    battle.act({ type: 'attack' })
    expect(battle.state.phase).toBe(phase.withdraw)
    expect(battle.legal('withdraw').map(({ unit }) => unit)).toEqual([battle.unit('d')])
  })

  it.each([
    ['reconnaissance', quick.design, 1, 'S'],
    ['tanks', 'tank regiment 2-2-10', 1, 'F'],
    ['cavalry', 'cavalry regiment 2-2-8', 2, 'S'],
    ['commandos', 'commando regiment 2-2-8', 0, 'S'],
    ['commandos with luck', 'commando regiment 2-2-8', 3, 'S*'],
  ])('adds what is in %s (echelon.20, 29c, 42c)', (_, design, die, code) => {
    const battle = layBattle({ units: [a, defender(design)], rules: always('DR') })
    battle.commit('a')
    battle.act({ type: 'attack' })
    battle.act({ type: 'withdraw', unit: battle.unit('d') })
    battle.act({ type: 'done' }, code === 'F' ? [die, 0] : [die])
    expect(battle.eventsOf('withdrew')[0].code).toBe(code)
  })

  it('adds for ski troops in snow, more for those of the north (echelon.42l)', () => {
    const codes = ['german', 'finnish'].map((nation) => {
      const battle = layBattle(
        { units: [a, defender('ski regiment 2-2-8', 'd', '0303', { nation })], rules: always('DR') },
        (state) => {
          state.weather.fill(3)
        },
      )
      battle.commit('a')
      battle.act({ type: 'attack' })
      battle.act({ type: 'withdraw', unit: battle.unit('d') })
      battle.act({ type: 'done' }, [1, 0].slice(0, nation === 'finnish' ? 1 : 2))
      return battle.eventsOf('withdrew')[0].code
    })
    expect(codes).toEqual(['F', 'S'])
  })

  it('uses the worst modifier of those who go together', () => {
    const battle = leaves([quick, defender('tank regiment 2-2-10', 'e')], 2, 0)
    expect(battle.eventsOf('withdrew')[0].code).toBe('F')
  })

  it('ends the combat when the hex is empty, and the attacker may follow', () => {
    const battle = leaves([quick], 3)
    battle.act(battle.legal('retreat')[0])
    expect(battle.state.phase).toBe(phase.advance)
    battle.act({ type: 'advance', unit: battle.unit('a'), to: battle.hex('0303') })
    expect(battle.at('a')).toBe('0303')
    expect(battle.eventsOf('fought')).toEqual([])
  })

  it('shakes off who would follow when it succeeds greatly', () => {
    const battle = leaves([quick], 5)
    battle.act(battle.legal('retreat')[0])
    expect(battle.state.target).toBe(0)
    expect(battle.at('a')).toBe('0203')
  })

  it('disrupts those who fail badly, and they fight', () => {
    const tanks = defender('tank regiment 2-2-10')
    const battle = layBattle({ units: [a, tanks], rules: always('DR') })
    battle.commit('a')
    battle.act({ type: 'attack' })
    battle.act({ type: 'withdraw', unit: battle.unit('d') })
    battle.act({ type: 'done' }, [0, 0])
    expect(battle.state.status[battle.unit('d')] & status.disrupted).toBeTruthy()
    expect(battle.eventsOf('fought')).toHaveLength(1)
  })

  it('needs no die for trains (echelon.51)', () => {
    const battle = layBattle({ units: [a, d, defender('truck counter 0-0-8', 't')], rules: always('DR') })
    battle.commit('a')
    battle.act({ type: 'attack' })
    battle.act({ type: 'withdraw', unit: battle.unit('t') })
    battle.act({ type: 'done' })
    battle.act(battle.legal('retreat')[0], [0])
    expect(battle.at('t')).not.toBe('0303')
    expect(battle.eventsOf('fought')).toHaveLength(1)
  })
})

describe('the answer of the defender (echelon.C4)', () => {
  it('turns artillery against tanks and calls for aircraft before the dice fall', () => {
    const battle = layBattle(
      {
        units: [attacker('tank division 8-8-8 supports-others'), d, defender('artillery regiment 2-2-6', 'g')],
        rules: always('1:1'),
      },
      (state) => {
        state.airPoints[1] = 12
      },
    )
    battle.commit('a')
    battle.act({ type: 'attack' })
    expect([battle.state.phase, battle.state.side]).toEqual([phase.answer, 1])
    battle.act({ type: 'turn', unit: battle.unit('g') })
    for (let call = 0; call < 10; call++) battle.act({ type: 'support' })
    expect(battle.legal('support')).toEqual([])
    expect([battle.state.airPoints[1], battle.state.airSupport[1]]).toEqual([2, 10])
    battle.act({ type: 'done' }, [0, 0, 0])
    battle.act({ type: 'disrupt', unit: battle.unit('d') })
    expect(battle.state.status[battle.unit('g')] & status.converted).toBe(0)
    expect(battle.state.airSupport[1]).toBe(0)
  })
})

describe('artillery against tanks (echelon.24, 25b, 26b)', () => {
  it('is made of field guns, not of mortars, rockets and siege guns', () => {
    const types = ['artillery', 'mountain-artillery', 'mortar', 'rocket', 'siege']
    const turned = types.map((type) => {
      const battle = layBattle({ units: [a, defender(`${type} regiment 2-2-6`)] }, (state) => {
        state.airPoints[1] = 1
      })
      battle.commit('a')
      battle.act({ type: 'attack' })
      return battle.legal('turn').length
    })
    expect(turned).toEqual([1, 1, 0, 0, 0])
  })
})

describe('surprise (echelon.42c, 42i)', () => {
  const raid = (design: string, more: Partial<BattleSketch> = {}, bits = 0): Battle => {
    const battle = layBattle({ units: [attacker(design), d], ...more }, (state) => {
      state.status[0] |= bits
    })
    battle.commit('a')
    return battle
  }

  it('is tried by an RE of commandos on the turn in which they landed or dropped', () => {
    expect(raid('commando regiment 3-3-8', {}, status.dropped).legal('surprise')).toHaveLength(1)
    expect(raid('commando regiment 3-3-8').legal('surprise')).toEqual([])
    expect(raid('commando battalion 3-3-8', {}, status.dropped).legal('surprise')).toEqual([])
  })

  it('adds 1 when it succeeds, and takes 1 when it fails badly', () => {
    const sums = [0, 2, 4].map((die) => {
      const battle = raid('commando division 6-6-8', {}, status.dropped)
      battle.act({ type: 'surprise' })
      battle.act({ type: 'attack' }, [die, 5, ...(die === 0 ? [0, 0, 0] : [0, 0, 0])])
      return battle.eventsOf('fought')[0].sum
    })
    expect(sums).toEqual([5, 6, 7])
  })

  it.each([
    [2, [0, 1], []],
    [4, [], [0]],
  ])('with a die of %i costs those who led it when it brought something (echelon.1)', (die, choice, lost) => {
    const units = [attacker('commando regiment 3-3-8'), attacker('infantry regiment 3-3-6', 'b'), d]
    const battle = layBattle({ units, rules: always('2:') }, (state) => {
      state.status[0] |= status.dropped
    })
    battle.commit('a', 'b')
    battle.act({ type: 'surprise' })
    battle.act({ type: 'attack' }, [die, 5, 5])
    expect(battle.legal('lose').map(({ unit }) => unit)).toEqual(choice)
    expect(battle.eventsOf('lost').map(({ unit }) => unit)).toEqual(lost)
  })

  it('is of less effect for high mountain troops, and in mountains only', () => {
    const climbers = 'high-mountain division 6-6-8 supports-others'
    expect(raid(climbers).legal('surprise')).toEqual([])
    const battle = raid(climbers, { map: groundOf('M') })
    battle.act({ type: 'surprise' })
    expect(battle.forecast().surprise).toBe('reduced')
  })
})

describe('planned attacks (echelon.22)', () => {
  const declare = (units: BattleSketch['units'], supplies = ['0101 0 50']): Battle => {
    const battle = layBattle({ units, supplies })
    battle.state.phase = phase.declare
    return battle
  }
  const hq = attacker('army-hq counter 0-1-8', 'hq', '0101')

  it('are one for each army headquarters, and are paid for each stack beside the hex', () => {
    const battle = declare([hq, a, attacker(whole, 'b', '0202'), d, defender(whole, 'e', '0204')])
    expect(battle.legal('plan').map(({ to }) => to)).toEqual([battle.hex('0303'), battle.hex('0204')])
    battle.act({ type: 'plan', to: battle.hex('0303') })
    expect(battle.state.stock[battle.hex('0101')]).toBe(144)
    expect(battle.legal('plan')).toEqual([])
    expect(declare([a, d]).legal('plan')).toEqual([])
  })

  it('need the supply for all of them', () => {
    expect(declare([hq, a, attacker(whole, 'b', '0202'), d], ['0101 0 1']).legal('plan')).toEqual([])
  })
})

describe('attacks from the sea (echelon.18b, 42f, 52b)', () => {
  const shore = clearGround
    .trim()
    .split('\n')
    .map((line, row) => (row === 2 ? '. ~ . . . .' : line))
    .join('\n')
  const land = (design: string, change: (battle: Battle) => void = () => {}): Battle => {
    const battle = layBattle({
      map: shore,
      hexsides: ['beach 0303 W'],
      units: [attacker(design), d],
      rules: always('DR'),
    })
    battle.state.status[0] |= status.landed
    battle.state.dueAt[0] = battle.hex('0303')
    change(battle)
    battle.commit('a')
    return battle
  }

  it('are halved, but not those of marines and amphibious troops', () => {
    expect(land(whole).strength('attackers')).toBe(3)
    expect(land('marine division 6-6-6 supports-others').strength('attackers')).toBe(6)
    expect(land('infantry division 6-6-6 supports-others amphibious').strength('attackers')).toBe(6)
  })

  it('cost marines that are not halved, and no tanks that swim (echelon.1, 18, 42f)', () => {
    const owes = (design: string): boolean =>
      land(design, ({ state }) => {
        if (design.startsWith('amphibious')) state.ashore[0] = 5
      })
        .forecast()
        .modifiers.owed.some(({ requirement }) => requirement === 'landing')
    expect(owes('marine division 6-6-6 supports-others')).toBe(true)
    expect(owes('amphibious-tank division 6-6-6 supports-others')).toBe(false)
  })

  it('count a quarter of tanks that sank on their way, in strength and armour (echelon.18b)', () => {
    const battle = layBattle({
      map: shore,
      hexsides: ['beach 0303 W'],
      units: [attacker(whole), attacker('amphibious-tank division 8-8-8', 'sunk'), d],
    })
    battle.state.status[0] |= status.landed
    battle.state.dueAt.fill(battle.hex('0303'))
    battle.state.hex[1] = -1
    battle.state.ashore[1] = 3
    battle.commit('a')
    expect([battle.strength('attackers'), battle.res('attackers')]).toEqual([3 + 2, 1.5 + 0.75])
    expect(battle.terms()).toMatchObject({ Armour: 2 })
  })

  it('are lost when they do not get ashore', () => {
    const battle = land(whole)
    battle.fight([0])
    battle.act(battle.legal('retreat')[0])
    battle.act({ type: 'done' })
    expect(battle.at('a')).toBe(-2)
  })

  it('are lost when they are beaten back (echelon.C10)', () => {
    const battle = layBattle({
      map: shore,
      hexsides: ['beach 0303 W'],
      units: [attacker(whole), d],
      rules: always('1:'),
    })
    battle.state.status[0] |= status.landed
    battle.state.dueAt[0] = battle.hex('0303')
    battle.commit('a')
    battle.fight([0, 0])
    expect(battle.at('a')).toBe(-2)
  })

  it('get ashore by advancing', () => {
    const battle = land(whole)
    battle.fight([0])
    battle.act(battle.legal('retreat')[0])
    battle.act(battle.legal('advance')[0])
    expect(battle.at('a')).toBe('0303')
  })
})
