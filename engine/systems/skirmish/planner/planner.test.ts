import { describe, expect, it } from 'vitest'
import { type Field, type FieldSketch, field } from '../../../../tests/support/skirmishField.ts'
import { phase, shot } from '../types.ts'
import type { SkirmishAction } from '../verbs/index.ts'
import { makeProposer } from './propose.ts'
import { scoreOf } from './scores.ts'
import { usual } from './weights.ts'
import { judgeOf, shotWorth } from './worth.ts'

const chosen = ({ game, state }: Field, side: number): SkirmishAction =>
  makeProposer(game, usual)(state, side, 1)[0] ?? { type: 'done' }

describe('an escort: skirmish.V6', () => {
  /** A bomber over a gun, with a fighter beside its headquarters; `flak` stands where it reaches the target, or not. */
  const raid = (flak: string): Field => {
    const battle = field({
      units: ['german-stuka hq', 'german-bf109 hq', 'us-pershing d6', `us-m16 ${flak}`],
      at: phase.shooting,
    })
    battle.act(0, { type: 'fly', unit: battle.unit(0), target: battle.unit(2) })
    return battle
  }

  it('flies where guns on the ground would shoot the bomber down', () => {
    const battle = raid('e6')
    expect(chosen(battle, 0)).toEqual({ type: 'escort', unit: battle.unit(1) })
  })

  it('stays where nothing fires at the bomber', () => {
    expect(chosen(raid('a1'), 0)).toEqual({ type: 'done' })
  })
})

describe('what a shot is worth', () => {
  it('counts what a card adds in an assault: skirmish.F6', () => {
    const battle = field({ units: ['german-pioneers d3', 'us-light-inf d4'], at: phase.deployment })
    const judge = judgeOf(battle.game.table, usual, battle.state)
    const worth = (): number =>
      shotWorth(judge, battle.state, { unit: battle.unit(0), weapon: 0, target: battle.unit(1), kind: shot.assault }, 0)
    const before = worth()
    const card = battle.hold(0, 'assault-pioneers', 5)
    battle.act(0, { type: 'play', card, target: battle.unit(0), choice: 0 })
    expect(worth()).toBeGreaterThan(before)
  })
})

describe('engineers', () => {
  it('clear wire on the way to the enemy when there is nothing to fire at: skirmish.F6', () => {
    const battle = field({ units: ['german-pioneers d2', 'us-light-inf a6'], ground: ['wire d3'], at: phase.shooting })
    expect(chosen(battle, 0)).toEqual({ type: 'clear', unit: battle.unit(0), space: battle.space('d3') })
  })
})

describe('ground', () => {
  it('is not fired at where that serves nothing, and nobody who thinks ahead is offered it', () => {
    const battle = field({
      units: ['german-light-inf d3', 'us-light-inf a6'],
      ground: ['house d2'],
      at: phase.shooting,
    })
    expect(chosen(battle, 0)).toEqual({ type: 'done' })
    const offered = makeProposer(battle.game, usual)(battle.state, 0, 20)
    expect(offered.some(({ type }) => type === 'fire')).toBe(false)
  })
})

describe('a place that the enemy must take', () => {
  const aims: FieldSketch['aims'] = [
    { needs: 'any', objectives: [{ is: 'destroy-units', count: 9 }] },
    { needs: 'any', objectives: [{ is: 'occupy', spaces: [20], count: 1 }] },
  ]

  it('is not left while he is near, whatever there is to fire at elsewhere', () => {
    const battle = field({ units: ['german-light-inf d3', 'us-sherman d6', 'us-light-inf b6'], aims })
    expect(chosen(battle, 0)).toEqual({ type: 'done' })
  })

  it('is gone to where nobody stands', () => {
    const battle = field({ units: ['german-light-inf d2', 'us-light-inf d5'], aims })
    expect(chosen(battle, 0)).toEqual({ type: 'move', unit: battle.unit(0), space: battle.space('d3') })
  })

  it('draws the fire that could go at another unit like the one that holds it', () => {
    const battle = field({
      units: ['german-pak40 d1', 'us-light-inf d3', 'us-light-inf c3'],
      aims: [aims[1], aims[0]],
      at: phase.shooting,
    })
    expect(chosen(battle, 0)).toMatchObject({ type: 'fire', target: battle.unit(1) })
  })
})

describe('luck', () => {
  const battle = (): Field =>
    field({ units: ['german-tiger1 d3', 'us-sherman d4', 'us-pershing e4'], at: phase.shooting })

  it('comes before the shot that it is for', () => {
    const before = battle()
    const card = before.hold(0, 'luck', 5)
    expect(chosen(before, 0)).toMatchObject({ type: 'play', card })
  })

  it('is kept when the dice are over', () => {
    const after = battle()
    after.act(0, { type: 'fire', unit: after.unit(0), weapon: 0, target: after.unit(1) }, 1)
    after.hold(0, 'luck', 5)
    expect(chosen(after, 0)).toEqual({ type: 'done' })
  })
})

describe('a general', () => {
  /** The name of the one who is called to some units. */
  const called = (...units: readonly string[]): string => {
    const battle = field({ units: [...units, 'german-light-inf a1'], at: phase.deployment, active: 1 })
    const card = battle.hold(1, 'general', 1)
    const generals = makeProposer(battle.game, usual)(battle.state, 1, 40).flatMap((action) =>
      action.type === 'play' && action.card === card ? [battle.game.table.generals[action.choice].name] : [],
    )
    return generals[0]
  }

  it('is the one that the units on the field have most of', () => {
    expect(called('us-sherman a6', 'us-sherman b6', 'us-stuart c6', 'us-pershing d6')).toBe('Patton')
  })
})

describe('an assault: skirmish.S9', () => {
  /** Returns the worth that infantry expects of assaulting a heavy tank beside it. */
  const promise = (canAnswer: boolean): number => {
    const { game, state, unit, space } = field({ units: ['german-tiger2 d3', 'us-light-inf d4'], active: 1 })
    if (!canAnswer) state.reacted[unit(0)] = 1
    const decision = { ...judgeOf(game.table, usual, state), state, side: 1, team: 1 as const, outlooks: new Map() }
    return scoreOf(decision, { type: 'assault', unit: unit(1), space: space('d3') })
  }

  it('promises little to those who are likely to fall before they fire', () => {
    expect(promise(false)).toBeGreaterThan(0)
    expect(promise(true)).toBeLessThan(0)
  })
})

describe('an upgrade', () => {
  it('is bought before another unit comes, after which it cannot be bought any more', () => {
    const battle = field({ units: ['us-light-inf d4', 'us-light-inf c5'], at: phase.deployment })
    battle.hold(0, 'german-tiger1')
    const card = battle.hold(0, 'german-pz4', 20)
    battle.act(0, { type: 'deploy', card, space: battle.space('d1'), how: 0 })
    expect(chosen(battle, 0)).toMatchObject({ type: 'equip', unit: battle.state.equipping - 1 })
  })
})
