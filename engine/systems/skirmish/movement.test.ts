import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../tests/support/skirmish.ts'
import { eventsOf, type Field, field } from '../../../tests/support/skirmishField.ts'
import { phase } from './types.ts'
import { place } from './units.ts'

const points = ({ game, state, unit }: Field, index: number): number =>
  (game.explain(state, { about: 'movement', unit: unit(index) })?.value ?? 0) / 1000

describe('movement: skirmish.P4', () => {
  it('goes orthogonally, as far as there are points, in parts', () => {
    const battle = field({ units: ['german-pz4 d3'] })
    expect(battle.moves(0, 0)).toHaveLength(12)
    battle.act(0, { type: 'move', unit: battle.unit(0), space: battle.space('d4') })
    expect(battle.moves(0, 0)).toEqual(['c4', 'd3', 'd5', 'e4'])
  })

  it('passes through the own side, ends on no one, never goes through enemies', () => {
    const battle = field({ units: ['german-pz4 a1', 'german-light-inf b1', 'us-light-inf a2'] })
    expect(battle.moves(0, 0)).toEqual(['b2', 'c1'])
  })

  it('enters no headquarters: skirmish.d27', () => {
    const battle = field({ units: ['german-pz4 d1'] })
    expect(battle.moves(0, 0).filter((name) => name.startsWith('hq'))).toEqual([])
  })

  it('is over with difficult ground, which takes all points to enter and to leave: skirmish.T6', () => {
    const battle = field({ units: ['german-pz4 d3'], ground: ['forest d4', 'forest d5'] })
    expect(battle.moves(0, 0)).toContain('d4')
    expect(battle.moves(0, 0)).not.toContain('d5')
    const inside = field({ units: ['german-pz4 d3'], ground: ['forest d3'] })
    expect(inside.moves(0, 0)).toEqual(['c3', 'd2', 'd4', 'e3'])
  })

  it('does not enter what is closed to a unit: skirmish.T2', () => {
    const ground = ['mountain c3', 'lake e3', 'river d4', 'sea d2']
    expect(field({ units: ['german-pz4 d3'], ground }).moves(0, 0)).toEqual([])
    expect(field({ units: ['german-light-inf d3'], ground }).moves(0, 0)).toEqual(['c3', 'd4'])
    const commandos = field({ units: ['uk-commandos d3'], ground, active: 1 })
    expect(commandos.moves(1, 0)).toEqual(['c3', 'd2', 'd4'])
  })

  it('is slow for vehicles between barriers, and crushes wire under tanks', () => {
    const battle = field({
      units: ['german-pz4 d3', 'german-sdkfz251 a3'],
      ground: ['barriers d4', 'wire e3', 'wire b3'],
    })
    expect(battle.moves(0, 0)).not.toContain('d5')
    battle.act(0, { type: 'move', unit: battle.unit(0), space: battle.space('e3') })
    expect(battle.state.terrain[battle.space('e3')]).toBe(0)
    battle.act(0, { type: 'move', unit: battle.unit(1), space: battle.space('b3') })
    expect(battle.state.terrain[battle.space('b3')]).not.toBe(0)
  })

  it('lets two neighbours of one point change places, once', () => {
    const battle = field({ units: ['german-light-inf d3', 'german-heavy-inf d4', 'german-pz4 e3'] })
    const [one, other, tank] = [0, 1, 2].map(battle.unit)
    const pairs = battle.game.legal(battle.state, 0, { type: 'swap' })
    expect(pairs).toHaveLength(1)
    battle.act(0, pairs[0])
    expect([battle.state.space[one], battle.state.space[other]]).toEqual([battle.space('d4'), battle.space('d3')])
    expect(battle.game.legal(battle.state, 0, { type: 'swap' })).toEqual([])
    expect(battle.state.space[tank]).toBe(battle.space('e3'))
  })

  it('depends on the weather', () => {
    const units = ['german-pz4 d3', 'us-rangers d5', 'german-light-inf a1', 'german-tiger1 b1']
    expect([0, 1, 2, 3].map((unit) => points(field({ units, weather: 'rain' }), unit))).toEqual([1, 2, 1, 1])
    expect([0, 1, 2, 3].map((unit) => points(field({ units, weather: 'snow' }), unit))).toEqual([2, 1, 1, 1])
    const quick = contentRules()
    const unitTypes = { ...quick.unitTypes, 'us-rangers': { ...quick.unitTypes['us-rangers'], movement: 4 } }
    const fast = { units: ['us-rangers d5', 'german-opel a1'], rules: { ...quick, unitTypes } }
    expect(points(field({ ...fast, weather: 'snow' }), 0)).toBe(3)
    expect(points(field({ ...fast, weather: 'rain' }), 1)).toBe(2)
  })
})

describe('covered movement: skirmish.P6, d22', () => {
  it('takes infantry and a vehicle that go on together, as far as the slower one', () => {
    const battle = field({ units: ['german-pz4 d3', 'german-light-inf d2'] })
    const [tank, foot] = [0, 1].map(battle.unit)
    expect(battle.may(0, { type: 'accompany', unit: foot, other: tank, space: battle.space('d4') })).toBe(false)
    battle.act(0, { type: 'accompany', unit: tank, other: foot, space: battle.space('c2') })
    expect([battle.state.space[tank], battle.state.space[foot]]).toEqual([battle.space('c2'), battle.space('c2')])
    expect(battle.state.cover[foot]).toBe(tank + 1)
  })

  it('makes the infantry harder to hit, and either can be fired at', () => {
    const battle = field({ units: ['german-pz4 d3', 'german-light-inf d2', 'us-m10 d5'], at: phase.movement })
    const [tank, foot, gun] = [0, 1, 2].map(battle.unit)
    battle.act(0, { type: 'accompany', unit: tank, other: foot, space: battle.space('c2') })
    const hit = (target: number): number | undefined =>
      battle.game.explain(battle.state, { about: 'hit', unit: gun, weapon: 0, target })?.value
    expect([hit(tank), hit(foot)]).toEqual([5000, 6000])
  })

  it('ends when one of them moves alone or is destroyed', () => {
    const battle = field({ units: ['german-pz4 d3', 'german-light-inf d2'] })
    const [tank, foot] = [0, 1].map(battle.unit)
    battle.act(0, { type: 'accompany', unit: tank, other: foot, space: battle.space('c2') })
    for (const unit of [tank, foot]) {
      battle.state.spent[unit] = 0
      battle.state.status[unit] = 0
    }
    expect(battle.may(0, { type: 'accompany', unit: foot, other: tank, space: battle.space('c3') })).toBe(true)
    battle.act(0, { type: 'move', unit: tank, space: battle.space('c4') })
    expect(battle.state.cover[foot]).toBe(0)
    expect(battle.state.unit[battle.space('c2')]).toBe(foot + 1)
  })
})

describe('transport and towing: skirmish.V1-V4, V7', () => {
  it('takes infantry and a gun aboard; the vehicle goes on if it has not moved', () => {
    const battle = field({ units: ['german-opel d3', 'german-light-inf d2', 'german-pak40 c3'] })
    const [truck, foot, gun] = [0, 1, 2].map(battle.unit)
    battle.act(0, { type: 'board', unit: foot, other: truck })
    battle.act(0, { type: 'board', unit: gun, other: truck })
    battle.act(0, { type: 'move', unit: truck, space: battle.space('d6') })
    expect([truck, foot, gun].map((unit) => battle.state.space[unit])).toEqual([1, 1, 1].map(() => battle.space('d6')))
    expect(battle.may(0, { type: 'leave', unit: foot, space: battle.space('c6') })).toBe(false)
  })

  it('stops a vehicle that came to fetch them', () => {
    const battle = field({ units: ['german-opel a3', 'german-light-inf d3'] })
    battle.act(0, { type: 'move', unit: battle.unit(0), space: battle.space('c3') })
    battle.act(0, { type: 'board', unit: battle.unit(1), other: battle.unit(0) })
    expect(battle.moves(0, 0)).toEqual([])
  })

  it('leaves those where they are through whose space somebody comes aboard', () => {
    const battle = field({ units: ['german-pz4 d4', 'german-light-inf d4', 'german-opel d3', 'german-medics d5'] })
    const [tank, foot, truck, medics] = [0, 1, 2, 3].map(battle.unit)
    battle.act(0, { type: 'board', unit: medics, other: truck })
    const { unit, behind, space } = battle.state
    expect([unit[battle.space('d4')], behind[battle.space('d4')]]).toEqual([tank + 1, foot + 1])
    expect(space[medics]).toBe(battle.space('d3'))
  })

  it('lets them off to the left or right, with all their points', () => {
    const battle = field({ units: ['german-opel d3', 'german-light-inf d2', 'us-light-inf e3'] })
    const [truck, foot] = [0, 1].map(battle.unit)
    battle.act(0, { type: 'board', unit: foot, other: truck })
    battle.state.status[foot] = 0
    battle.state.spent[foot] = 0
    const spaces = battle.game.legal(battle.state, 0, { type: 'leave' })
    expect(spaces).toEqual([{ type: 'leave', unit: foot, space: battle.space('c3') }])
    battle.act(0, spaces[0])
    expect([battle.state.carrier[foot], battle.moves(0, 1)]).toEqual([0, []])
  })

  it('shares wounds, and its end, with what it carries', () => {
    const battle = field({ units: ['german-sdkfz251 d3', 'german-light-inf d2', 'us-rangers d5'] })
    const [track, foot, enemy] = [0, 1, 2].map(battle.unit)
    battle.act(0, { type: 'board', unit: foot, other: track })
    battle.state.phase = phase.shooting
    battle.state.active = 1
    battle.state.waiting = 2
    expect(battle.may(1, { type: 'fire', unit: enemy, weapon: 0, target: foot })).toBe(false)
    battle.act(1, { type: 'fire', unit: enemy, weapon: 0, target: track }, 6)
    expect([battle.state.wounds[track], battle.state.wounds[foot]]).toEqual([1, 1])
    battle.state.shots[enemy] = 0
    const events = battle.act(1, { type: 'fire', unit: enemy, weapon: 0, target: track }, 10)
    expect(eventsOf(events, 'destroyed').map(({ unit, why }) => [unit, why])).toEqual([
      [track, 'fire'],
      [foot, 'carrier'],
    ])
    expect([battle.state.lost[0], battle.state.lost[3], battle.state.kills[enemy]]).toEqual([1, 1, 1])
  })
})

describe('mines: skirmish.F6', () => {
  const mined = (unit: string) => {
    const battle = field({ units: [unit, 'german-light-inf a1'], at: phase.deployment })
    const card = battle.hold(0, 'mine-field', 5)
    battle.act(0, { type: 'play', card, target: battle.ground('d3'), choice: 0 })
    battle.state.active = 1
    battle.state.waiting = 2
    battle.state.phase = phase.movement
    return battle
  }

  it('are laid without a word to the enemy', () => {
    const battle = field({ units: ['us-rangers d4', 'german-light-inf a1'], at: phase.deployment })
    const card = battle.hold(0, 'mine-field', 5)
    const events = battle.act(0, { type: 'play', card, target: battle.ground('d3'), choice: 0 })
    expect(eventsOf(events, 'mine')).toMatchObject([{ is: 'laid', seenBy: battle.game.teams[0] }])
    expect(eventsOf(events, 'played')).toMatchObject([{ target: -1 }])
  })

  it('are hidden from the enemy, and harm the first of its infantry that enters', () => {
    const battle = mined('us-rangers d4')
    const { mines } = battle.game.view(battle.state, 1)
    expect(mines.reduce((sum, count) => sum + count, 0)).toBe(1)
    const events = battle.act(1, { type: 'move', unit: battle.unit(0), space: battle.space('d3') })
    expect(eventsOf(events, 'mine')).toMatchObject([{ is: 'exploded', rolled: true }])
    expect([battle.state.wounds[battle.unit(0)], battle.state.mine[battle.space('d3')]]).toEqual([2, 0])
  })

  it('bar undo for a unit on reconnaissance that comes where it may see them', () => {
    const isRolled = (unit: string) => {
      const battle = mined(`${unit} d6`)
      const events = battle.act(1, { type: 'move', unit: battle.unit(0), space: battle.space('d5') })
      return eventsOf(events, 'moved').map(({ rolled }) => rolled)
    }
    expect([isRolled('us-m8-greyhound'), isRolled('us-rangers')]).toEqual([[true], [undefined]])
  })

  it('do nothing to what they are not made for', () => {
    const battle = mined('us-sherman d4')
    battle.act(1, { type: 'move', unit: battle.unit(0), space: battle.space('d3') })
    expect([battle.state.wounds[battle.unit(0)], battle.state.mine[battle.space('d3')]]).toEqual([0, 1])
  })

  it('wait under what they do not harm for whoever takes its place', () => {
    const battle = mined('us-sherman-jumbo d4')
    const tank = battle.unit(0)
    battle.act(1, { type: 'move', unit: tank, space: battle.space('d3') })
    const card = battle.game.table.cards.length + battle.card('us-light-inf')
    const foot = battle.game.table.firstUnit[card]
    place(battle.game.table, battle.state, foot, battle.space('d4'))
    battle.state.status[tank] = 0
    battle.state.spent[tank] = 0
    const [one, other] = [Math.min(tank, foot), Math.max(tank, foot)]
    const events = battle.act(1, { type: 'swap', unit: one, other })
    expect(eventsOf(events, 'swapped')).toMatchObject([{ rolled: true }])
    expect([battle.state.wounds[foot], battle.state.wounds[tank], battle.state.mine[battle.space('d3')]]).toEqual([
      2, 0, 0,
    ])
  })

  it('are seen by reconnaissance, whose unit then goes round them', () => {
    const { unitTypes, ...rules } = contentRules()
    const scouts = { ...unitTypes['us-rangers'], abilities: ['recon'] as const }
    const battle = field({
      units: ['us-rangers d5', 'german-light-inf a1'],
      at: phase.deployment,
      rules: { ...rules, unitTypes: { ...unitTypes, 'us-rangers': scouts } },
    })
    const card = battle.hold(0, 'mine-field', 5)
    battle.act(0, { type: 'play', card, target: battle.ground('d4'), choice: 0 })
    const { mines } = battle.game.view(battle.state, 1)
    expect(mines.every((count) => count === 0)).toBe(true)
  })
})
