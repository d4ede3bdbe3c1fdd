import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../../tests/support/echelon.ts'
import { campaign } from '../../../../tests/support/echelonCampaign.ts'
import { hex, lay, playPhase, strong, weak } from '../../../../tests/support/echelonPlanner.ts'
import { keyedDice, rollingDice } from '../../../dice.ts'
import { chooseFor } from '../../../play.ts'
import { type EchelonGame, echelon } from '../index.ts'
import { echelonPlayers } from '../players.ts'
import { type EchelonState, phase } from '../types.ts'
import type { EchelonAction } from '../verbs/index.ts'
import { echelonPlanner } from './index.ts'
import { insightOf } from './insight.ts'

const goal = { hex: '0503', name: 'Arden', perTurn: [1, 1], atEnd: [5, 5] } as const

describe('moving', () => {
  it('echelon.M7: takes a goal that stands open, and then stays', () => {
    const table = lay({
      units: [
        { id: 'a', side: 0, design: strong, hex: '0303' },
        { id: 'e', side: 1, design: weak, hex: '0905' },
      ],
      objectives: [goal],
    })
    expect(playPhase(table).slice(0, 2)).toEqual([
      { type: 'take', unit: table.unit('a') },
      { type: 'move', to: hex('0503') },
    ])
    expect(table.state.owner[hex('0503')]).toBe(1)
    table.state.phase = phase.movement
    table.state.side = 0
    expect(playPhase(table).filter(({ type }) => type === 'move')).toEqual([])
  })

  it('echelon.C12: drives over an enemy who is far weaker, with as few as it takes', () => {
    const table = lay({
      units: [
        { id: 'a', side: 0, design: 'tank division 12-10-10 supports-others', hex: '0403' },
        { id: 'b', side: 0, design: 'tank division 12-10-10 supports-others', hex: '0403' },
        { id: 'e', side: 1, design: weak, hex: '0503' },
      ],
      objectives: [goal],
    })
    const chosen = playPhase(table)
    expect(chosen).toContainEqual({ type: 'overrun', to: hex('0503') })
    expect(table.state.hex[table.unit('e')]).toBeLessThan(0)
  })

  it('echelon.M2: what is thought anew between taking and moving comes to the same', () => {
    const game = echelon.open(campaign())
    const state = game.setup(keyedDice(3))
    const player = echelonPlanner(game)
    const dice = keyedDice(3)
    let moves = 0
    while (state.turn === 1 && moves < 20) {
      const action = chooseFor(game, player, state, state.side, rollingDice(1))
      if (action.type === 'move') {
        moves++
        expect(chooseFor(game, echelonPlanner(game), state, state.side, rollingDice(1))).toEqual(action)
      }
      game.apply({ state, dice, emit: () => {} }, state.side, action)
    }
    expect(moves).toBe(20)
  })

  it('echelon.40a: engineers dig in where the enemy is near', () => {
    const table = lay({
      units: [
        { id: 's', side: 0, design: 'construction-engineer regiment 0-1-6', hex: '0303' },
        { id: 'a', side: 0, design: strong, hex: '0303' },
        { id: 'e', side: 1, design: strong, hex: '0603' },
      ],
    })
    expect(playPhase(table)).toContainEqual({ type: 'work', unit: table.unit('s'), job: 0, quick: 0 })
  })

  it('echelon.20: scouts look at a stack before it is attacked', () => {
    const table = lay({
      units: [
        { id: 'r', side: 0, design: 'recon battalion 1-10', hex: '0403' },
        { id: 'a', side: 0, design: 'tank division 12-10-10 supports-others', hex: '0403' },
        { id: 'b', side: 0, design: strong, hex: '0403' },
        { id: 'e', side: 1, design: weak, hex: '0503' },
        { id: 'f', side: 1, design: weak, hex: '0503' },
      ],
      objectives: [goal],
    })
    expect(playPhase(table)).toContainEqual({ type: 'inspect', unit: table.unit('r'), to: hex('0503') })
  })
})

describe('fighting', () => {
  const fight = (enemy: string) =>
    lay(
      {
        units: [
          { id: 'a', side: 0, design: strong, hex: '0403' },
          { id: 'b', side: 0, design: strong, hex: '0404' },
          { id: 'e', side: 1, design: enemy, hex: '0503' },
        ],
        objectives: [goal],
      },
      phase.combat,
    )

  it('echelon.C1: attacks where that pays, with all who help, and takes the ground', () => {
    const table = fight('infantry division 2-2-6 supports-others')
    const chosen: EchelonAction[] = []
    for (let count = 0; count < 30 && table.state.phase !== phase.exploitation; count++) {
      const action = table.choose()
      chosen.push(action)
      table.game.apply({ state: table.state, dice: keyedDice(2), emit: () => {} }, table.state.side, action)
    }
    const types = chosen.map(({ type }) => type)
    expect(types.slice(0, 4)).toEqual(['target', 'commit', 'commit', 'attack'])
    expect(types).toContain('advance')
    expect(table.state.owner[hex('0503')]).toBe(1)
  })

  it('echelon.C1: leaves alone who is too strong', () => {
    expect(fight('infantry division 20-20-6 supports-others').choose()).toEqual({ type: 'done' })
  })

  it('echelon.C9: gives what covers a loss with least', () => {
    const table = lay(
      {
        units: [
          { id: 'a', side: 0, design: strong, hex: '0403' },
          { id: 'e', side: 1, design: 'infantry regiment 2-2-6', hex: '0503' },
          { id: 'f', side: 1, design: 'infantry regiment 4-4-6', hex: '0503' },
          { id: 'g', side: 1, design: 'infantry regiment 6-6-6', hex: '0503' },
        ],
      },
      phase.losses,
    )
    table.state.target = hex('0503')
    table.state.side = 1
    table.state.result = 1
    table.state.lossLeft[1] = 3 * 64
    expect(table.choose()).toEqual({ type: 'lose', unit: table.unit('f') })
  })
})

describe('preparing', () => {
  it('echelon.R1: rebuilds the strongest that can come back in time', () => {
    const sketch = {
      units: [
        { id: 'a', side: 0, design: strong, hex: '0303' },
        { id: 'x', side: 0, design: weak, eliminated: true },
        { id: 'y', side: 0, design: 'infantry regiment 4-4-6', eliminated: true },
        { id: 'e', side: 1, design: strong, hex: '0903' },
      ],
      features: ['city 0103'],
      sides: [
        { sources: '0103', entry: '0103', start: { supply: 0, special: 0, infantry: 60, armour: 60 } },
        { sources: '0903', entry: '0903' },
      ],
    } satisfies Partial<FieldSketch>
    const table = lay({ ...sketch, turns: 8 }, phase.initial)
    expect(table.choose()).toMatchObject({ type: 'rebuild', unit: table.unit('y') })
    expect(playPhase(lay({ ...sketch, turns: 3 }, phase.initial)).map(({ type }) => type)).not.toContain('rebuild')
  })
})

describe('what a position is worth', () => {
  const chance = (game: EchelonGame, state: EchelonState, side: number): number => insightOf(game).value(state, side)

  it('echelon.V1: both chances add up, and more points are better', () => {
    const game = echelon.open(campaign())
    const state = game.setup(keyedDice(1))
    const before = chance(game, state, 0)
    expect(Math.abs(before + chance(game, state, 1) - 10_000)).toBeLessThan(3)
    state.points[0] += 20
    expect(chance(game, state, 0)).toBeGreaterThan(before)
  })

  it('echelon.V1: every feature is a whole number', () => {
    const game = echelon.open(campaign())
    const features = insightOf(game).features?.(game.setup(keyedDice(1)), 0) ?? {}
    expect(Object.keys(features).length).toBeGreaterThan(2)
    expect(Object.values(features).every(Number.isInteger)).toBe(true)
  })
})

describe('the players', () => {
  it('echelon.V1: each style plays a campaign to its end', () => {
    const game = echelon.open(campaign({ turns: 1 }))
    for (const style of Object.values(echelonPlayers.styles ?? {})) {
      const player = echelonPlayers.planner(game, 'style', style)
      const state = game.setup(keyedDice(1))
      const dice = keyedDice(1)
      let count = 0
      while (!state.ended && count++ < 2000)
        game.apply(
          { state, dice, emit: () => {} },
          state.side,
          chooseFor(game, player as never, state, state.side, rollingDice(1)),
        )
      expect(state.ended).toBe(1)
    }
  })
})
