import { describe, expect, it } from 'vitest'
import { makeScenario, type ScenarioSketch } from '../../../../tests/support/operational.ts'
import { randomPlayer } from '../../../ai/random.ts'
import { keyedDice, rollingDice } from '../../../dice.ts'
import { makeHexName } from '../../../hex.ts'
import { advance, chooseFor } from '../../../play.ts'
import { operational } from '../index.ts'
import { actionPoint } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { operationalPlanner } from './index.ts'

/** A plain of 8 x 5 hexes; the first side must take the hex at its far end. */
const plain: ScenarioSketch = {
  map: `
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .`,
  owner: `
    1 1 1 2 2 2 2 2
     1 1 1 2 2 2 2 2
    1 1 1 2 2 2 2 2
     1 1 1 2 2 2 2 2
    1 1 1 2 2 2 2 2`,
  victory: ['objectives', 'deny'],
  objectives: [{ side: 0, hex: '0503', by: 3 }],
  sources: [['rail 0103'], ['rail 0803']],
  hubs: [['0103 3'], ['0803 3']],
  turns: 4,
}

const open = (sketch: Partial<ScenarioSketch>) => {
  const game = operational.open(makeScenario({ ...plain, ...sketch }))
  const dice = keyedDice(7)
  const state = game.setup(dice)
  const player = operationalPlanner(game)
  const choose = (): OperationalAction => chooseFor(game, player, state, state.side, rollingDice(1))
  /** Plays the side's whole turn; what it did. */
  const playTurn = (): OperationalAction[] => {
    const { side, turn } = state
    const actions: OperationalAction[] = []
    while (state.side === side && state.turn === turn && !game.outcome(state)) {
      const action = choose()
      actions.push(action)
      advance(game, state, dice, state.side, action)
    }
    return actions
  }
  const nameOf = (hex: number): string => makeHexName(game.scenario.map, hex)
  return { game, state, dice, player, choose, playTurn, nameOf }
}

describe('the planner', () => {
  it('operational.F13: buys from the store while it prepares and keeps its pool for the battle', () => {
    const { choose, state } = open({
      prepares: [true, false],
      prestige: [50, 0],
      store: [['infantry british 1'], []],
      headquarters: [{ side: 0, hex: '0101', pool: ['infantry british 1'] }],
      units: [
        { id: 'a', side: 0, hex: '0201', type: 'british-infantry', steps: 4 },
        { id: 'b', side: 1, hex: '0801' },
      ],
    })
    expect(state.turn).toBe(0)
    expect(choose().type).toBe('store')
  })

  it('walks onto an objective that nobody holds against it', () => {
    const { state, playTurn, nameOf } = open({
      units: [
        { id: 'a', side: 0, hex: '0303' },
        { id: 'b', side: 1, hex: '0801' },
      ],
    })
    playTurn()
    expect(nameOf(state.hex[0])).toBe('0503')
  })

  it('brings several units to one attack before it attacks elsewhere', () => {
    const { playTurn } = open({
      units: [
        { id: 'a', side: 0, type: 'british-armour', hex: '0302' },
        { id: 'b', side: 0, type: 'british-infantry', hex: '0303' },
        { id: 'c', side: 0, type: 'british-infantry', hex: '0304' },
        { id: 'd', side: 1, type: 'italian-infantry', hex: '0503', steps: 5 },
      ],
    })
    const attackers = playTurn().flatMap((action) => (action.type === 'attack' ? [action.unit] : []))
    expect(new Set(attackers).size).toBeGreaterThan(1)
  })

  const remnant: Partial<ScenarioSketch> = {
    headquarters: [{ side: 0, hex: '0103' }],
    units: [
      { id: 'a', side: 0, type: 'british-infantry', hex: '0101', steps: 6 },
      { id: 'r', side: 0, type: 'british-infantry', hex: '0301', steps: 1 },
      { id: 'b', side: 1, type: 'german-panzer-division', hex: '0501' },
    ],
    objectives: [{ side: 1, hex: '0103', by: 3 }],
    victory: ['deny', 'objectives'],
  }

  it('brings the last step of a unit away from where the enemy presses', () => {
    const { playTurn } = open(remnant)
    expect(playTurn()).toContainEqual({ type: 'reorganise', unit: 1, item: 0 })
  })

  it('does not disband a unit on what it must keep', () => {
    const { playTurn } = open({ ...remnant, objectives: [{ side: 1, hex: '0301', by: 3 }] })
    expect(playTurn().filter(({ type }) => type === 'reorganise')).toEqual([])
  })

  it('operational.D12: stays in its trenches while the enemy could come to them, and leaves the same place when there are none', () => {
    const staysWith = (entrenchment: 0 | 1): boolean => {
      const { state, playTurn, nameOf } = open({
        owner: `
          1 1 1 1 1 2 2 2
           1 1 1 1 1 2 2 2
          1 1 1 1 1 2 2 2
           1 1 1 1 1 2 2 2
          1 1 1 1 1 2 2 2`,
        victory: ['deny', 'objectives'],
        objectives: [{ side: 1, hex: '0402', by: 3 }],
        units: [
          { id: 'a', side: 0, hex: '0503', entrenchment },
          { id: 'guard', side: 0, hex: '0402' },
          { id: 'b', side: 1, type: 'british-infantry', hex: '0601' },
          { id: 'c', side: 1, type: 'british-infantry', hex: '0603' },
        ],
      })
      playTurn()
      return nameOf(state.hex[0]) === '0503'
    }
    expect([staysWith(1), staysWith(0)]).toEqual([true, false])
  })

  it('does not attack without hope', () => {
    const { playTurn } = open({
      units: [
        { id: 'a', side: 0, type: 'italian-infantry', hex: '0403', steps: 2 },
        { id: 'b', side: 1, type: 'german-panzer-division', hex: '0503', entrenchment: 2 },
      ],
    })
    expect(playTurn().filter((action) => action.type === 'attack')).toEqual([])
  })

  it('lets the last step of an enemy go that stands where supply does not come (operational.E12)', () => {
    const meet = (trucks: number) =>
      open({
        map: `
          . . . . . . . . . . . . . . . .
           . . . . . . . . . . . . . . . .
          . . . . . . . . . . . . . . . .`,
        owner: `
          1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2
           1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2
          1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2`,
        victory: ['deny', 'objectives'],
        objectives: [{ side: 1, hex: '0102', by: 9 }],
        sources: [['rail 0402'], ['rail 1602']],
        hubs: [[`0402 ${trucks}`], ['1602 3']],
        turns: 9,
        units: [
          { id: 'a', side: 0, hex: '0902' },
          { id: 'straggler', side: 1, type: 'italian-infantry', hex: '1102', steps: 1 },
        ],
      })
    const attacks = (trucks: number) =>
      meet(trucks)
        .playTurn()
        .filter(({ type }) => type === 'attack').length
    expect([attacks(1), attacks(5)]).toEqual([0, 1])
  })

  it('puts a unit in the way when the enemy makes for what it must keep', () => {
    const { game, state, dice, playTurn } = open({
      units: [
        { id: 'a', side: 0, type: 'british-armour', hex: '0303' },
        { id: 'b', side: 1, hex: '0701' },
        { id: 'c', side: 1, hex: '0705' },
      ],
      objectives: [{ side: 0, hex: '0703', by: 3 }],
    })
    advance(game, state, dice, state.side, { type: 'end-turn' })
    playTurn()
    advance(game, state, dice, state.side, { type: 'end-turn' })
    const defenders = [1, 2].map((unit) => state.hex[unit])
    const objective = game.scenario.objectives[0].hex
    const stands = defenders.includes(objective)
    const watches = game.zones(state, 1)[objective] === 1
    expect(stands || watches).toBe(true)
  })

  it('ends the game as soon as its objectives are held long enough (operational.H4)', () => {
    const { game, state, playTurn } = open({
      units: [
        { id: 'a', side: 0, hex: '0303' },
        { id: 'b', side: 1, hex: '0801' },
      ],
    })
    for (let turns = 0; turns < 8 && !game.outcome(state); turns++) playTurn()
    expect(game.outcome(state)?.winners).toEqual([0])
    expect(game.outcome(state)?.turn).toBeLessThan(game.scenario.turns)
  })

  it('brings its reinforcements in (operational.G4)', () => {
    const { state, playTurn } = open({
      units: [
        { id: 'a', side: 0, hex: '0303' },
        { id: 'b', side: 1, hex: '0801' },
        { id: 'c', side: 0, arrives: { turn: 1, hexes: ['0102', '0104'] } },
      ],
    })
    playTurn()
    expect(state.hex[2]).toBeGreaterThan(0)
  })

  /** A front far from the sea: a worn division beside the enemy, and a fresh one where nobody comes. */
  const front: Partial<ScenarioSketch> = {
    map: `
      . . . . . . . . . . . . . . . .
       . . . . . . . . . . . . . . . .
      . . . . . . . . . . . . . . . .`,
    owner: `
      1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2
       1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2
      1 1 1 1 1 1 1 1 1 1 1 1 1 1 2 2`,
    victory: ['deny', 'objectives'],
    objectives: [{ side: 1, hex: '1302', by: 9 }],
    sources: [['rail 0702'], ['rail 1602']],
    hubs: [['0702 8'], ['1602 3']],
    turns: 9,
    headquarters: [{ side: 0, hex: '0802', commandPoints: 9 }],
  }

  it('sends steps of a division that nobody threatens to one that fights, by way of the pool (operational.F13)', () => {
    const { state, playTurn } = open({
      ...front,
      units: [
        { id: 'worn', side: 0, hex: '1302' },
        { id: 'fresh', side: 0, hex: '0702' },
        { id: 'enemy', side: 1, hex: '1402', entrenchment: 2 },
      ],
    })
    state.active[0] = 2
    // It has come as far as it can this turn.
    state.movementPoints[1] = 0
    state.actionPoint[1] = actionPoint.expended
    const actions = playTurn()
    expect(actions).toContainEqual(expect.objectContaining({ type: 'reorganise', unit: 1, item: 0 }))
    expect(actions).not.toContainEqual(expect.objectContaining({ type: 'reorganise', unit: 0 }))
  })

  it('keeps them where nobody lacks any (operational.F13)', () => {
    const { playTurn } = open({
      ...front,
      units: [
        { id: 'whole', side: 0, hex: '1302' },
        { id: 'fresh', side: 0, hex: '0702' },
        { id: 'enemy', side: 1, hex: '1402', entrenchment: 2 },
      ],
    })
    expect(playTurn().filter(({ type }) => type === 'reorganise' || type === 'transfer')).toEqual([])
  })

  it('leaves a specialist where it is rather than let it wait in the pool (operational.F13)', () => {
    const { state, playTurn } = open({
      ...front,
      units: [
        { id: 'whole', side: 0, hex: '1302' },
        { id: 'fresh', side: 0, hex: '0702', specialists: ['field-artillery'] },
        { id: 'enemy', side: 1, hex: '1402', entrenchment: 2 },
      ],
    })
    state.movementPoints[1] = 0
    state.actionPoint[1] = actionPoint.expended
    expect(playTurn().filter(({ type }) => type === 'reorganise')).toEqual([])
  })

  it('chooses by the view alone: twice the same, whatever was thought before, and always something legal', () => {
    const { game, state, dice, choose } = open({
      units: [
        { id: 'a', side: 0, type: 'british-armour', hex: '0302' },
        { id: 'b', side: 0, hex: '0304' },
        { id: 'c', side: 1, hex: '0503' },
        { id: 'd', side: 1, type: 'german-panzer-division', hex: '0702' },
      ],
    })
    while (!game.outcome(state)) {
      const action = choose()
      expect(chooseFor(game, operationalPlanner(game), state, state.side, rollingDice(99))).toEqual(action)
      expect(game.legal(state, state.side).some((one) => game.same(one, action))).toBe(true)
      advance(game, state, dice, state.side, action)
    }
  })

  it('beats random play', () => {
    const { game, player } = open({
      units: [
        { id: 'a', side: 0, type: 'british-armour', hex: '0302' },
        { id: 'b', side: 0, hex: '0303' },
        { id: 'c', side: 0, hex: '0304' },
        { id: 'd', side: 1, hex: '0502' },
        { id: 'e', side: 1, hex: '0503' },
      ],
    })
    let won = 0
    for (let seed = 0; seed < 20; seed++) {
      const dice = keyedDice(seed)
      const thoughts = rollingDice(seed, 1)
      const state = game.setup(dice)
      const mine = seed & 1
      while (!game.outcome(state)) {
        const { side } = state
        const who = side === mine ? player : randomPlayer()
        advance(game, state, dice, side, chooseFor(game, who, state, side, thoughts) as OperationalAction)
      }
      if (game.outcome(state)?.winners[0] === mine) won++
    }
    expect(won).toBeGreaterThanOrEqual(18)
  })
})
