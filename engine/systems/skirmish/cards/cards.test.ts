import { describe, expect, it, test } from 'vitest'
import { eventsOf, field } from '../../../../tests/support/skirmishField.ts'
import { type Phase, phase } from '../types.ts'
import { chanceOfNone } from './drawForecast.ts'

const at: Phase = phase.deployment

test('the chance to draw none of some cards is that of drawing without putting back: skirmish.T13', () => {
  expect(chanceOfNone(10, 4, 5)).toBeCloseTo(6 / 252, 12)
  expect(chanceOfNone(10, 0, 5)).toBe(1)
  expect([chanceOfNone(10, 6, 5), chanceOfNone(3, 1, 5), chanceOfNone(0, 0, 5)]).toEqual([0, 0, 1])
})

describe('deployment: skirmish.P7, P12', () => {
  it('costs action points, and puts a unit on a free space of the own first row', () => {
    const battle = field({ units: ['german-light-inf d1', 'us-light-inf e1'], at })
    const card = battle.hold(0, 'german-pz4', 5)
    const spaces = battle.game.legal(battle.state, 0, { type: 'deploy', card })
    expect(spaces).toHaveLength(6)
    battle.act(0, { type: 'deploy', card, space: battle.space('a1'), how: 0 })
    expect([battle.state.ap[0], battle.state.hand[card]]).toEqual([1, 0])
    battle.state.ap[0] = 3
    expect(battle.game.legal(battle.state, 0, { type: 'deploy', card: battle.hold(0, 'german-pz4') })).toEqual([])
  })

  it('lets nobody move in the same turn but what has mobility', () => {
    const battle = field({ at })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-pz4', 10), space: battle.space('a1'), how: 0 })
    expect(battle.offers(0)).not.toContain('move')
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-opel'), space: battle.space('c1'), how: 0 })
    const moves = battle.game.legal(battle.state, 0, { type: 'move' })
    expect(new Set(moves.map((move) => 'unit' in move && battle.game.table.rules[move.unit].name))).toEqual(
      new Set(['Opel Truck']),
    )
  })

  it('puts two units on a space only to be carried, towed or covered', () => {
    const battle = field({ at })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-sdkfz251', 12), space: battle.space('c1'), how: 0 })
    const foot = battle.hold(0, 'german-light-inf')
    const gun = battle.hold(0, 'german-pak40')
    const ways = (card: number): readonly number[] =>
      battle.game
        .legal(battle.state, 0, { type: 'deploy', card, space: battle.space('c1') })
        .flatMap((one) => (one.type === 'deploy' ? [one.how] : []))
    expect([ways(foot), ways(gun)]).toEqual([[1, 2], [1]])
    battle.act(0, { type: 'deploy', card: foot, space: battle.space('c1'), how: 2 })
    expect(ways(gun)).toEqual([])
  })

  it('buys upgrades at once: one offensive and one defensive for infantry: skirmish.P14', () => {
    const battle = field({ at })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-heavy-inf', 10), space: battle.space('c1'), how: 0 })
    const unit = battle.state.equipping - 1
    const options = (): readonly number[] =>
      battle.game.legal(battle.state, 0, { type: 'equip' }).flatMap((one) => (one.type === 'equip' ? [one.option] : []))
    expect(options()).toEqual([0, 1, 2, 3])
    battle.act(0, { type: 'equip', unit, option: 0 })
    expect([options(), battle.state.ap[0]]).toEqual([[3], 7])
    battle.act(0, { type: 'equip', unit, option: 3 })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-light-inf'), space: battle.space('d1'), how: 0 })
    expect(battle.game.legal(battle.state, 0, { type: 'equip', unit })).toEqual([])
  })

  it('equips a tank with all that it can pay, the second MG for nothing', () => {
    const battle = field({ at, active: 1 })
    battle.act(1, { type: 'deploy', card: battle.hold(1, 'us-sherman', 11), space: battle.space('c6'), how: 0 })
    const unit = battle.state.equipping - 1
    expect(battle.may(1, { type: 'equip', unit, option: 1 })).toBe(false)
    for (const option of [0, 1, 2, 3, 4]) battle.act(1, { type: 'equip', unit, option })
    expect(battle.state.ap[1]).toBe(0)
  })

  it('lands paratroops farther ahead, where anti-aircraft guns fire at them', () => {
    const battle = field({ units: ['german-flak88 d3', 'german-light-inf a4'], at, active: 1 })
    const card = battle.hold(1, 'us-paratroopers', 5)
    const spaces = battle.game
      .legal(battle.state, 1, { type: 'deploy', card })
      .flatMap((one) => (one.type === 'deploy' ? [battle.game.table.board.nameOf(one.space)] : []))
    expect(spaces).toContain('f3')
    for (const name of ['e3', 'd4', 'a5', 'f2']) expect(spaces).not.toContain(name)
    const events = battle.act(1, { type: 'deploy', card, space: battle.space('f3'), how: 0 }, 1)
    expect(eventsOf(events, 'shot')).toMatchObject([{ unit: battle.unit(0), kind: 1 }])
  })

  it('takes upgrades of the year, or what stands in before: skirmish.F2, d44', () => {
    const options = (year: number): readonly string[] => {
      const { table } = field({ year }).game
      return table.cards[table.cards.findIndex(({ id }) => id === 'german-heavy-inf')].options.map(({ id }) => id)
    }
    expect(options(1943)).toContain('panzerschreck')
    expect(options(1941)).not.toContain('panzerschreck')
    expect(options(1941)).toContain('at-rifle')
  })
})

describe('support cards: skirmish.F6', () => {
  const played = (id: string, unit = 'german-heavy-inf d2', now: Phase = at) => {
    const battle = field({ units: [unit, 'us-light-inf d3'], at: now })
    const card = battle.hold(0, id, 6)
    return { ...battle, card }
  }

  it('heal wounds: the medical card', () => {
    const battle = played('medic')
    expect(battle.offers(0)).not.toContain('play')
    battle.state.wounds[battle.unit(0)] = 3
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    expect([battle.state.wounds[battle.unit(0)], battle.state.ap[0]]).toEqual([1, 5])
  })

  it('lie under a unit, one of a name, and leave it in time: Ammunition, Smoke', () => {
    const battle = played('ammo')
    const again = battle.hold(0, 'ammo')
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    expect(battle.may(0, { type: 'play', card: again, target: battle.unit(0), choice: 0 })).toBe(false)
    battle.act(0, { type: 'done' })
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 6)
    expect(battle.state.wounds[battle.unit(1)]).toBe(2)
    battle.act(0, { type: 'done' })
    expect(battle.state.attached[battle.unit(0)]).toBe(0)
    const smoke = played('smoke')
    smoke.act(0, { type: 'play', card: smoke.card, target: smoke.unit(0), choice: 0 })
    smoke.act(0, { type: 'done' })
    smoke.act(0, { type: 'done' })
    expect([smoke.state.active, smoke.state.attached[smoke.unit(0)] > 0]).toEqual([1, true])
  })

  it('hide a unit until it fires: Camouflage', () => {
    const battle = played('camouflage')
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    battle.act(0, { type: 'done' })
    const hit = (): number | undefined =>
      battle.game.explain(battle.state, { about: 'hit', unit: battle.unit(1), weapon: 0, target: battle.unit(0) })
        ?.value
    expect(hit()).toBe(7000)
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 1)
    expect(hit()).toBe(5000)
  })

  it('promote those who have destroyed enemies: Promotion', () => {
    const battle = played('promotion')
    expect(battle.offers(0)).not.toContain('play')
    battle.state.kills[battle.unit(0)] = 1
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    expect(battle.state.rank[battle.unit(0)]).toBe(1)
  })

  it('thicken armour against what pierces little: Armour Skirts', () => {
    const battle = field({ units: ['german-pz4 d2', 'us-sherman d3', 'us-m10 e2'], at })
    const card = battle.hold(0, 'armour-skirts', 3)
    battle.act(0, { type: 'play', card, target: battle.unit(0), choice: 0 })
    battle.state.phase = phase.shooting
    battle.state.active = 1
    battle.state.waiting = 2
    expect(battle.may(1, { type: 'fire', unit: battle.unit(1), weapon: 0, target: battle.unit(0) })).toBe(false)
    expect(battle.may(1, { type: 'fire', unit: battle.unit(2), weapon: 0, target: battle.unit(0) })).toBe(true)
  })

  it('roll dice against a space for what is paid: Fire Mission', () => {
    const battle = played('fire-mission', 'german-heavy-inf a1', phase.shooting)
    const amounts = battle.game
      .legal(battle.state, 0, { type: 'play', target: battle.unit(1) })
      .flatMap((one) => (one.type === 'play' ? [one.choice] : []))
    expect(amounts).toEqual([1, 2, 3, 4, 5])
    const events = battle.act(0, { type: 'play', card: battle.card, target: battle.unit(1), choice: 3 }, 5, 6, 9)
    expect(eventsOf(events, 'shot').map(({ result }) => result)).toEqual(['miss', 'hit', 'hit'])
    expect([battle.state.wounds[battle.unit(1)], battle.state.ap[0]]).toEqual([2, 3])
  })

  it('roll a miss again: Luck', () => {
    const battle = played('luck', 'german-heavy-inf d2', phase.shooting)
    battle.act(0, { type: 'play', card: battle.card, target: 0, choice: 0 })
    const events = battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 2, 7)
    expect(eventsOf(events, 'luck')).toHaveLength(1)
    expect([battle.state.wounds[battle.unit(1)], battle.state.luck[0]]).toEqual([1, 0])
  })

  it('fire twice: Sustained Fire', () => {
    const battle = field({ units: ['us-sherman d4', 'german-light-inf d3'], at, active: 1 })
    const card = battle.hold(1, 'sustained-fire', 5)
    battle.act(1, { type: 'play', card, target: battle.unit(0), choice: 0 })
    battle.act(1, { type: 'done' })
    const fire = { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) } as const
    battle.act(1, fire, 1)
    battle.act(1, fire, 1)
    expect(battle.may(1, fire)).toBe(false)
  })

  it('deploy infantry for nothing: Allies', () => {
    const battle = field({ units: ['us-light-inf a6'], at, active: 1 })
    const card = battle.hold(1, 'allies', 5)
    const rangers = battle.hold(1, 'us-rangers')
    battle.hold(1, 'us-command-group')
    battle.act(1, { type: 'play', card, target: 0, choice: 0 })
    battle.act(1, { type: 'deploy', card: rangers, space: battle.space('d6'), how: 0 })
    battle.act(1, { type: 'deploy', card: battle.hold(1, 'us-command-group'), space: battle.space('e6'), how: 0 })
    expect([battle.state.ap[1], battle.state.freeUnits[1], battle.state.freeCost[1]]).toEqual([0, 1, 3])
    battle.act(1, { type: 'deploy', card: battle.hold(1, 'us-heavy-inf'), space: battle.space('f6'), how: 0 })
    expect([battle.state.ap[1], battle.state.freeUnits[1], battle.state.freeCost[1]]).toEqual([0, 0, 1])
  })

  it('bring back a unit from the discard pile: Human Tide; and make a vehicle cheaper: Lend-Lease', () => {
    const sides = field({}).game.scenario.sides.map((seat, at1) =>
      at1 === 0
        ? seat
        : {
            ...seat,
            nation: 'soviet',
            units: { 'soviet-rifle-squad': 3, 'soviet-t34-76': 2 },
            support: { 'human-tide': 1, 'lend-lease': 1 },
          },
    )
    const battle = field({ sides, at, active: 1, units: ['german-light-inf a1'] })
    const squad = battle.game.table.cards.length + battle.card('soviet-rifle-squad')
    battle.state.deck[squad]--
    battle.state.discard[squad]++
    const tide = battle.hold(1, 'human-tide', 8)
    battle.act(1, { type: 'play', card: tide, target: battle.ground('d6'), choice: battle.card('soviet-rifle-squad') })
    expect([battle.state.discard[squad], battle.state.unit[battle.space('d6')] > 0]).toEqual([0, true])
    battle.act(1, { type: 'play', card: battle.hold(1, 'lend-lease'), target: 0, choice: 0 })
    battle.act(1, { type: 'deploy', card: battle.hold(1, 'soviet-t34-76'), space: battle.space('c6'), how: 0 })
    expect(battle.state.ap[1]).toBe(8 - 3 - 1 - 2)
  })

  it('move a unit farther this turn: Forced March', () => {
    const battle = played('forced-march', 'german-light-inf d2', phase.initial)
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    battle.act(0, { type: 'done' }, 1, 1)
    expect(battle.moves(0, 0)).toContain('c3')
  })

  it('take suppression off: Rally', () => {
    const battle = played('rally', 'german-light-inf d2', phase.movement)
    battle.state.suppressed[battle.unit(0)] = 2
    battle.act(0, { type: 'play', card: battle.card, target: battle.unit(0), choice: 0 })
    expect(battle.state.suppressed[battle.unit(0)]).toBe(0)
  })

  it('build works beside an own unit: Field Works', () => {
    const battle = played('field-works')
    const names = battle.game
      .legal(battle.state, 0, { type: 'play' })
      .flatMap((one) => (one.type === 'play' ? [one.target] : []))
    expect(new Set(names)).toEqual(new Set(['d2', 'c2', 'e2', 'd1'].map(battle.ground)))
    battle.act(0, {
      type: 'play',
      card: battle.card,
      target: battle.ground('d2'),
      choice: battle.game.table.terrainIds.indexOf('barriers'),
    })
    expect(battle.state.terrain[battle.space('d2')]).toBeGreaterThan(0)
  })

  it('spring an ambush on what comes into range', () => {
    const battle = field({ units: ['us-light-inf d4', 'german-pak38 d2', 'us-sherman g5'], active: 1 })
    const card = battle.hold(0, 'ambush', 2)
    battle.act(1, { type: 'move', unit: battle.unit(2), space: battle.space('f5') })
    expect(battle.game.actors(battle.state)).toEqual([1])
    battle.act(1, { type: 'move', unit: battle.unit(2), space: battle.space('e5') })
    expect(battle.game.actors(battle.state)).toEqual([0])
    const events = battle.act(0, { type: 'ambush', card, unit: battle.unit(1), weapon: 0 }, 5)
    expect(eventsOf(events, 'shot')).toMatchObject([{ kind: 1, result: 'hit', target: battle.unit(2) }])
    expect(battle.game.actors(battle.state)).toEqual([1])
  })
})

describe('generals: skirmish.H5', () => {
  it('come by their card, for one action point, from those of the nation', () => {
    const battle = field({ at })
    const card = battle.hold(0, 'general', 1)
    const choices = battle.game
      .legal(battle.state, 0, { type: 'play' })
      .flatMap((one) => (one.type === 'play' ? [battle.game.table.generalIds[one.choice]] : []))
    expect(choices).toEqual(['rommel', 'manstein', 'rundstedt'])
    battle.act(0, { type: 'play', card, target: 0, choice: 1 })
    expect([battle.state.general[0], battle.state.ap[0]]).toEqual([2, 0])
  })

  it('make the first tank of a turn cheaper', () => {
    const battle = field({ at, generals: ['rommel', null] })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-pz4', 12), space: battle.space('c1'), how: 0 })
    battle.act(0, { type: 'deploy', card: battle.hold(0, 'german-pz4'), space: battle.space('d1'), how: 0 })
    expect(battle.state.ap[0]).toBe(12 - 3 - 4)
  })

  it('do what is on their cards', () => {
    const hit = (
      general: readonly [string | null, string | null],
      unit: string,
      ground: readonly string[],
    ): number | undefined => {
      const battle = field({
        units: [unit, 'german-light-inf d4'],
        ground,
        generals: general,
        at: phase.shooting,
        active: 1,
      })
      return battle.game.explain(battle.state, {
        about: 'hit',
        unit: battle.unit(0),
        weapon: 0,
        target: battle.unit(1),
      })?.value
    }
    expect(hit(['rundstedt', null], 'us-rangers d5', ['trenches d4'])).toBe(6000)
    expect(hit(['rundstedt', null], 'us-rangers d5', ['forest d4'])).toBe(5000)
    expect(hit([null, 'montgomery'], 'us-m1-57mm d5', ['forest d4'])).toBe(4000)
    expect(hit([null, null], 'us-m1-57mm d5', ['forest d4'])).toBe(5000)
    const patton = field({ units: ['us-sherman d4'], generals: [null, 'patton'], active: 1 })
    expect(patton.game.explain(patton.state, { about: 'movement', unit: patton.unit(0) })?.value).toBe(3000)
    patton.state.hit[1] = 13
    expect(patton.game.explain(patton.state, { about: 'movement', unit: patton.unit(0) })?.value).toBe(2000)
    const oconnor = field({
      units: ['us-sherman d4', 'us-sherman a6'],
      ground: ['forest d5', 'forest a5'],
      generals: [null, 'oconnor'],
      active: 1,
    })
    expect(oconnor.moves(1, 0)).toContain('d6')
    oconnor.act(1, { type: 'move', unit: oconnor.unit(0), space: oconnor.space('d5') })
    expect(oconnor.moves(1, 1)).not.toContain('a4')
  })
})
