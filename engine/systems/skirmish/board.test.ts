import { describe, expect, it } from 'vitest'
import { eventsOf, field } from '../../../tests/support/skirmishField.ts'
import { pileAt } from './cards/deck.ts'
import { classes } from './rules.ts'
import { phase } from './types.ts'

describe('the board', () => {
  it('has rows that each side counts from its own headquarters: skirmish.T1, H9', () => {
    const { game, space } = field({})
    const rowOf = (team: number, name: string): number => game.table.row[team * game.table.size + space(name)]
    expect([rowOf(0, 'a1'), rowOf(0, 'h6'), rowOf(1, 'a1'), rowOf(1, 'h6')]).toEqual([1, 6, 6, 1])
    const lines = game.table.deploymentLine.map((spaces) => spaces.map((one) => game.table.board.nameOf(one)).join(' '))
    expect(lines).toEqual(['a1 b1 c1 d1 e1 f1 g1 h1', 'a6 b6 c6 d6 e6 f6 g6 h6'])
  })

  it('has headquarters beside it, a step from two spaces of their row 1: skirmish.H1', () => {
    const { game, space } = field({})
    const [own] = game.table.headquarters
    const steps = (name: string): number => game.table.distance[own * game.table.size + space(name)]
    expect(['d1', 'e1', 'c1', 'f1', 'a1', 'd4'].map(steps)).toEqual([1, 1, 2, 2, 4, 4])
  })

  it('hides nothing behind mountains or units: skirmish.T7', () => {
    const battle = field({
      units: ['german-mg34-team d2', 'us-light-inf d4', 'us-light-inf d5'],
      ground: ['mountain d3'],
      at: phase.shooting,
    })
    expect(battle.may(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(2) })).toBe(true)
  })

  it('takes one terrain card on a space, of those that are left: skirmish.F7, T12', () => {
    const battle = field({
      units: ['german-light-inf d3'],
      ground: ['bushes d4'],
      laterWorks: true,
      at: phase.deployment,
    })
    const { terrainIds } = battle.game.table
    const walls = terrainIds.indexOf('walls')
    const places = (): readonly string[] =>
      battle.game
        .legal(battle.state, 0, { type: 'build', terrain: walls })
        .flatMap((one) => (one.type === 'build' ? [battle.game.table.board.nameOf(one.space)] : []))
        .sort()
    expect(places()).toEqual(['c3', 'd2', 'd3', 'e3'])
    battle.state.supply[walls] = 1
    battle.act(0, { type: 'build', terrain: walls, space: battle.space('d3') })
    expect([places(), battle.state.ap[0]]).toEqual([[], 3])
  })
})

describe('cards', () => {
  it('have classes that say what they may do: skirmish.F4', () => {
    const battle = field({ units: ['german-light-inf d3', 'german-pz4 c4', 'german-pak38 e4', 'us-light-inf d4'] })
    const assaulters = battle.game
      .legal(battle.state, 0, { type: 'assault' })
      .flatMap((one) => ('unit' in one ? [classes[battle.game.table.kind[one.unit]]] : []))
    expect(assaulters).toEqual(['infantry'])
  })

  it('go face up to the pile of their owner, with those under them: skirmish.P11', () => {
    const battle = field({ units: ['german-heavy-inf d3', 'us-light-inf d4'], at: phase.deployment, active: 1 })
    const card = battle.hold(1, 'sustained-fire', 2)
    battle.act(1, { type: 'play', card, target: battle.unit(1), choice: 0 })
    battle.state.active = 0
    battle.state.waiting = 1
    battle.state.phase = phase.shooting
    battle.act(0, { type: 'fire', unit: battle.unit(0), weapon: 0, target: battle.unit(1) }, 10)
    const { table } = battle.game
    const pile = (id: string): number => battle.state.discard[pileAt(table, 1, battle.card(id))]
    expect([pile('us-light-inf'), pile('sustained-fire')]).toEqual([1, 1])
  })

  it('are hit critically by the highest number of the die, whatever is added: skirmish.F3', () => {
    const battle = field({
      units: ['german-light-inf d3', 'us-light-inf d4 hit-the-dirt'],
      ground: ['bunker d4'],
      at: phase.shooting,
    })
    const { unit } = battle
    const ask = { about: 'critical', unit: unit(0), weapon: 0, target: unit(1) } as const
    expect(battle.game.explain(battle.state, ask)?.value).toBe(10_000)
  })
})

describe('attacks', () => {
  it('are finished one by one, each before the next: skirmish.P8', () => {
    const battle = field({
      units: ['german-light-inf d3', 'german-light-inf c4', 'us-rangers d4 grenades'],
      at: phase.shooting,
    })
    const [assaulter, other, defender] = [0, 1, 2].map(battle.unit)
    battle.state.assault[assaulter] = battle.space('d4')
    battle.act(0, { type: 'storm', unit: assaulter, weapon: 0, target: defender })
    expect(battle.may(0, { type: 'fire', unit: other, weapon: 0, target: defender })).toBe(false)
    battle.act(1, { type: 'answer', weapon: 0 }, 1, 1)
    expect(battle.may(0, { type: 'fire', unit: other, weapon: 0, target: defender })).toBe(true)
  })

  it('in the turn of the enemy take nothing from the own one but what reloads: skirmish.S12', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-rangers d4 bazooka'], at: phase.shooting })
    const [assaulter, defender] = [0, 1].map(battle.unit)
    battle.state.assault[assaulter] = battle.space('d4')
    battle.act(0, { type: 'storm', unit: assaulter, weapon: 0, target: defender })
    const events = battle.act(1, { type: 'answer', weapon: 2 }, 1, 1)
    expect(eventsOf(events, 'shot').map(({ unit }) => unit)).toEqual([defender, assaulter])
    expect([battle.state.shots[defender], battle.state.grey[defender], battle.state.reacted[defender]]).toEqual([
      0, 2, 4,
    ])
  })
})
