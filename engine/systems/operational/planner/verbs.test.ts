/** For every kind of action that is seldom of use: a board on which it is, and the planner takes it. */
import { describe, expect, test } from 'vitest'
import type { ScenarioSketch } from '../../../../tests/support/operational.ts'
import { layTable, type PlayTable } from '../../../../tests/support/table.ts'
import { type Dice, unkeyedDice } from '../../../dice.ts'
import { advance, chooseFor } from '../../../play.ts'
import { actionPoint } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'
import { operationalPlanner } from './index.ts'

/** Every roll falls in the middle. */
const middling: Dice = { below: (sides) => sides >> 1, clone: () => middling }

const gameDice = unkeyedDice(middling)

/** Returns the planner's actions in the turn of the side to move. */
const playTurn = ({ game, state }: PlayTable): OperationalAction[] => {
  const { side, turn } = state
  const planner = operationalPlanner(game)
  const actions: OperationalAction[] = []
  while (state.side === side && state.turn === turn && !game.outcome(state)) {
    const action = chooseFor(game, planner, state, side, middling)
    actions.push(action)
    advance(game, state, gameDice, side, action)
  }
  return actions
}

const able = { pool: 3, intelligence: 3, operations: 3, logistics: 3, engineering: 3 }

/** A front far from the sea. */
const front: ScenarioSketch = {
  map: `
    . . . . . . . . . . . . . . . .
     . . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . . .`,
  owner: `
    1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2
     1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2
    1 1 1 1 1 1 1 1 1 1 1 1 1 2 2 2`,
  victory: ['deny', 'objectives'],
  objectives: [{ side: 1, hex: '1302', by: 9 }],
  sources: [['rail 0702'], ['rail 1602']],
  hubs: [['0702 8'], ['1602 3']],
  turns: 9,
  headquarters: [{ side: 0, hex: '0802', commandPoints: 9, levels: able }],
}

/** A major river down the middle; what the first side needs lies beyond it. */
const river: ScenarioSketch = {
  map: `
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .`,
  owner: `
    1 1 1 1 2 2 2 2
     1 1 1 1 2 2 2 2
    1 1 1 1 2 2 2 2`,
  barriers: ['major-river 0401 E', 'major-river 0402 NE E SE', 'major-river 0403 E'],
  sources: [['rail 0102'], ['rail 0802']],
  hubs: [['0102 8'], ['0802 3']],
  objectives: [{ side: 0, hex: '0502' }],
  turns: 6,
  headquarters: [{ side: 0, hex: '0202', commandPoints: 9, levels: able }],
}

/** A coast in the west that the second side holds; the first one comes from the sea. */
const coast: ScenarioSketch = {
  map: `
    ~ ~ . . . . . . . . .
     ~ . . . . . . M . . .
    ~ ~ . . . . . . . . .`,
  owner: `
    - - 2 2 2 2 2 2 2 2 2
     - 2 2 2 2 2 2 2 2 2 2
    - - 2 2 2 2 2 2 2 2 2`,
  fog: true,
  turns: 4,
  objectives: [{ side: 0, hex: '0402' }],
  sources: [['ship 0202'], ['rail 1102']],
  hubs: [[], ['1102 3']],
}

interface Board {
  readonly sketch: ScenarioSketch
  readonly set?: (table: PlayTable) => void
  readonly expected: (table: PlayTable) => object
}

const boards: Readonly<Record<string, Board>> = {
  'operational.F14: transfer: from the second line to the first': {
    sketch: {
      ...front,
      units: [
        { id: 'worn', side: 0, hex: '1302' },
        { id: 'fresh', side: 0, hex: '1202' },
        { id: 'enemy', side: 1, hex: '1402', entrenchment: 2 },
      ],
    },
    set: ({ state }) => {
      state.active[0] = 2
      state.movementPoints[1] = 0
      state.actionPoint[1] = actionPoint.expended
    },
    expected: () => ({ type: 'transfer', unit: 1, target: 0, item: 0 }),
  },
  'operational.G12: bomb-bridge: the only one on the way of the enemy': {
    sketch: {
      ...river,
      victory: ['deny', 'objectives'],
      objectives: [{ side: 1, hex: '0302' }],
      bridges: ['0402 E'],
      headquarters: [],
      assets: [['precision-bombing 1 1'], []],
      units: [
        { id: 'guard', side: 0, hex: '0302' },
        { id: 'enemy', side: 1, type: 'german-panzer-division', hex: '0602' },
      ],
    },
    expected: () => ({ type: 'bomb-bridge' }),
  },
  'operational.H12: assault-beach: a strong division against what is left of a regiment': {
    sketch: {
      ...coast,
      units: [
        {
          id: 'boats',
          side: 0,
          arrives: { turn: 1, by: 'sea', hexes: ['0202'] },
          specialists: ['engineers', 'amphibious-tanks'],
        },
        { id: 'e', side: 1, type: 'italian-infantry', hex: '0202', steps: 1 },
      ],
    },
    expected: () => ({ type: 'assault-beach', unit: 0 }),
  },
  'operational.F31: assault-crossing: a weak enemy on the far bank': {
    sketch: {
      ...river,
      units: [
        { id: 'a', side: 0, hex: '0402', specialists: ['engineers'] },
        { id: 'e', side: 1, type: 'italian-infantry', hex: '0502', steps: 2 },
      ],
    },
    expected: () => ({ type: 'assault-crossing', unit: 0, target: 1 }),
  },
  'operational.F30: river-crossing: nobody on the far bank': {
    sketch: {
      ...river,
      units: [
        { id: 'a', side: 0, hex: '0402' },
        { id: 'e', side: 1, type: 'italian-infantry', hex: '0801', steps: 2 },
      ],
    },
    expected: ({ hex }) => ({ type: 'river-crossing', unit: 0, to: hex('0502') }),
  },
  'operational.F15: security-unit: for an objective behind a front with a gap': {
    sketch: {
      ...front,
      objectives: [
        { side: 1, hex: '1301' },
        { side: 1, hex: '0903' },
      ],
      headquarters: [{ side: 0, hex: '0802', commandPoints: 9, levels: able, pool: ['infantry british 3'] }],
      units: [
        { id: 'front', side: 0, hex: '1301' },
        { id: 'enemy', side: 1, type: 'german-panzer-division', hex: '1403' },
        { id: 'guard', side: 0, type: 'british-security', reserve: 'security' },
      ],
    },
    // It has come as far as it can, and its zone of control leaves the way past it open.
    set({ state }) {
      state.movementPoints[0] = 0
      state.actionPoint[0] = actionPoint.expended
    },
    expected: ({ hex }) => ({ type: 'security-unit', hq: 0, to: hex('0903') }),
  },
  'operational.F24: counterattack: armour in the open that expects an attack': {
    sketch: {
      ...front,
      units: [
        { id: 'tanks', side: 0, type: 'british-armour', hex: '1302' },
        { id: 'enemy', side: 1, hex: '1402' },
      ],
    },
    expected: () => ({ type: 'counterattack', unit: 0 }),
  },
  'operational.F13: store: prestige for a division that lacks steps': {
    sketch: {
      ...front,
      prepares: [true, false],
      prestige: [120, 0],
      store: [['infantry british 3'], []],
      units: [
        { id: 'worn', side: 0, hex: '1302', steps: 3 },
        { id: 'enemy', side: 1, hex: '1402' },
      ],
    },
    expected: () => ({ type: 'store', unit: 0, item: 0 }),
  },
}

test.each(Object.entries(boards))('%s', (_, { sketch, set, expected }) => {
  const table = layTable(sketch)
  set?.(table)
  expect(playTurn(table)).toContainEqual(expect.objectContaining(expected(table)))
})

test('operational.F24: the counterattack that was ordered is fought when the enemy attacks', () => {
  const table = layTable(boards['operational.F24: counterattack: armour in the open that expects an attack'].sketch)
  playTurn(table)
  expect(table.state.side).toBe(1)
  const { game, state, events } = table
  game.apply({ state, dice: gameDice, emit: (event) => events.push(event) }, 1, { type: 'attack', unit: 1, target: 0 })
  expect(events).toContainEqual(expect.objectContaining({ type: 'combat', kind: 'counterattack' }))
})

describe('bonus objectives', () => {
  const town: ScenarioSketch = {
    ...front,
    headquarters: [],
    objectives: [{ side: 1, hex: '0702' }],
    units: [
      { id: 'near', side: 0, hex: '1203' },
      { id: 'guard', side: 0, hex: '0702' },
      { id: 'enemy', side: 1, hex: '1601', entrenchment: 2 },
    ],
  }
  const prize = { name: 'A town', side: 0, by: 3, reward: { type: 'token', token: 'Town' } } as const

  test('operational.H2: a town that nobody holds is taken on the way', () => {
    const hex = layTable(town).hex('1403')
    const table = layTable({ ...town, bonuses: [{ ...prize, condition: { type: 'take', hex } }] })
    playTurn(table)
    expect(table.owner('1403')).toBe('1')
  })

  test('operational.H2: it is left alone when it does not count any more', () => {
    const hex = layTable(town).hex('1403')
    const table = layTable({ ...town, bonuses: [{ ...prize, by: 0, condition: { type: 'take', hex } }] })
    playTurn(table)
    expect(table.owner('1403')).toBe('2')
  })
})

describe('the last turn', () => {
  const last: ScenarioSketch = {
    ...front,
    turns: 1,
    objectives: [{ side: 1, hex: '1002', by: 1 }],
    sources: [['rail 0102'], ['rail 1602']],
    headquarters: [],
  }

  test('operational.H5: whoever stands on what the enemy needs stays there, and others come back to it', () => {
    const table = layTable({
      ...last,
      units: [
        { id: 'a', side: 0, hex: '0802' },
        { id: 'enemy', side: 1, type: 'german-panzer-division', hex: '1402' },
        { id: 'bait', side: 1, type: 'italian-infantry', hex: '0701', steps: 1 },
      ],
    })
    playTurn(table)
    expect(table.at('a')).toBe('1002')
  })

  test('operational.H4: an attack on what is still to be taken is tried, however small its chance', () => {
    const attacks = (turns: number): number => {
      const table = layTable({
        ...last,
        turns,
        victory: ['objectives', 'deny'],
        objectives: [{ side: 0, hex: '1402', by: 1 }],
        units: [
          { id: 'a', side: 0, type: 'italian-infantry', hex: '1302', steps: 1 },
          { id: 'enemy', side: 1, type: 'german-panzer-division', hex: '1402', entrenchment: 2 },
        ],
      })
      return playTurn(table).filter(({ type }) => type === 'attack').length
    }
    expect([attacks(1), attacks(4)]).toEqual([1, 0])
  })

  test.each([
    { turns: 3, taken: 1 },
    { turns: 1, taken: 0 },
  ])(
    'operational.E8: of $turns turns, $taken truck is taken in the first from a hub that can spare it, for a unit that goes hungry',
    ({ turns, taken }) => {
      const table = layTable({
        ...last,
        turns,
        ways: ['rail 0102 0202 0302 0402 0502 0602 0702 0802 0902'],
        hubs: [['0102 2'], ['1602 3']],
        units: [
          { id: 'fed', side: 0, hex: '0302' },
          { id: 'hungry', side: 0, hex: '1302' },
          { id: 'enemy', side: 1, hex: '1402', entrenchment: 2 },
        ],
      })
      table.state.movementPoints[1] = 0
      table.state.actionPoint[1] = actionPoint.expended
      expect(playTurn(table).filter(({ type }) => type === 'withdraw-truck')).toHaveLength(taken)
    },
  )
})

describe('what lies open', () => {
  const raid: ScenarioSketch = {
    ...front,
    turns: 9,
    hubs: [['0702 5', '1202 2'], ['1602 3']],
    objectives: [{ side: 1, hex: '0102', by: 9 }],
    headquarters: [],
    units: [
      { id: 'far', side: 0, hex: '0102' },
      { id: 'enemy', side: 1, type: 'german-panzer-division', hex: '1501' },
    ],
  }
  const stay = ({ state }: PlayTable): void => {
    state.movementPoints[0] = 0
    state.actionPoint[0] = actionPoint.expended
  }

  test('operational.E8: trucks leave a hub that the enemy could walk into', () => {
    const table = layTable(raid)
    stay(table)
    const left = playTurn(table).flatMap((action) => (action.type === 'withdraw-truck' ? [action.to] : []))
    expect(left.filter((hex) => hex === table.hex('1202'))).toHaveLength(2)
  })

  test('operational.E9: whoever stands on such a hub stays there', () => {
    const table = layTable({ ...raid, units: [{ id: 'guard', side: 0, hex: '1202' }, ...(raid.units ?? []).slice(1)] })
    playTurn(table)
    expect(table.at('guard')).toBe('1202')
  })

  test('operational.F7: a headquarters leaves a place that the enemy could walk into', () => {
    const table = layTable({ ...raid, headquarters: [{ side: 0, hex: '1203', commandPoints: 2 }] })
    stay(table)
    expect(playTurn(table)).toContainEqual(expect.objectContaining({ type: 'move-hq', hq: 0 }))
  })

  test('operational.F29: a side that only denies mends no bridge', () => {
    const table = layTable({
      ...river,
      victory: ['deny', 'objectives'],
      objectives: [{ side: 1, hex: '0602' }],
      damagedBridges: ['0402 E'],
      headquarters: [{ side: 0, hex: '0302', commandPoints: 9, levels: able }],
      units: [
        { id: 'a', side: 0, hex: '0402' },
        { id: 'enemy', side: 1, hex: '0702' },
      ],
    })
    expect(playTurn(table).filter(({ type }) => type === 'repair-bridge' || type === 'build-bridge')).toEqual([])
  })
})
