import { describe, expect, it } from 'vitest'
import { type Field, field } from '../../../../tests/support/skirmishField.ts'
import type { SkirmishAction } from '../types.ts'
import { phase, shot } from '../types.ts'
import { makeProposer } from './propose.ts'
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
