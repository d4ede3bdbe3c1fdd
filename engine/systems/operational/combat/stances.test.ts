import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { byRule, layTable, type PlayTable, rank } from '../../../../tests/support/table.ts'
import { actionPoint, type CombatKind, stance } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'

const { even, worst, best } = rank
const scatters = 0
const italian = { type: 'italian-infantry' } as const
const staff = { operations: 3, engineering: 3, pool: 0, intelligence: 0, logistics: 0 }

type Sketch = Omit<ScenarioSketch, 'map' | 'units'> & { ground?: string }

/** A, whose side is to move, faces B to the east; both have headquarters behind them that know every order. */
const scene = (attacker: Partial<UnitSketch> = {}, target: Partial<UnitSketch> = {}, sketch: Sketch = {}) =>
  layTable({
    map: `. . ${sketch.ground ?? '.'} . . .
           . . . . . .
          . . . . . .`,
    owner: `1 1 2 2 2 2
             1 1 2 2 2 2
            1 1 2 2 2 2`,
    sources: [['rail 0101'], ['rail 0601']],
    objectives: [{ side: 0, hex: '0601' }],
    headquarters: [
      { side: 0, hex: '0101', commandPoints: 9, levels: staff },
      { side: 1, hex: '0601', commandPoints: 9, levels: staff },
    ],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0201', steps: 6, ...attacker },
      { id: 'b', side: 1, hex: '0301', ...italian, steps: 6, ...target },
    ],
  })

/** B under an order, as if given in its own turn. */
const ordered = (order: number, ...given: Parameters<typeof scene>) => {
  const table = scene(...given)
  table.state.stance[1] = order
  return table
}
const promise = (table: PlayTable, kind?: CombatKind) => {
  const forecast = table.game.forecast(table.state, 0, 1, kind)
  if (!forecast) throw new Error('no forecast')
  return forecast
}
const combatOf = ({ events }: PlayTable) => events.find((event) => event.type === 'combat')

describe('orders to defend', () => {
  const give = (type: 'no-retreat' | 'rearguard' | 'counterattack'): OperationalAction => ({ type, unit: 0 })

  test.each([
    ['no-retreat', stance.noRetreat, {}, 2],
    ['rearguard', stance.rearguard, {}, 2],
    ['counterattack', stance.counterattack, { type: 'british-armour' }, 3],
  ] as const)('F22, F23, F24: %s takes all that the unit has left', (type, value, unit, cost) => {
    const table = scene(unit)
    table.act(give(type))
    expect(table.state.stance[0]).toBe(value)
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended })
    expect(table.state.hqPoints[0]).toBe(9 - cost)
    expect(table.isLegal(give(type))).toBe(false)
    expect(table.game.refusal(table.state, 0, give(type))).toBe('a has a special order already.')
  })

  test('F22: it may be given when points and action point are spent', () => {
    const table = scene()
    table.state.movementPoints[0] = 0
    table.state.actionPoint[0] = actionPoint.expended
    expect(table.isLegal(give('no-retreat'))).toBe(true)
  })

  test.each(['no-retreat', 'rearguard'] as const)(
    'F22, F23, B14: %s is not for the green, the weak, the unsupplied',
    (type) => {
      const why = (unit: Partial<UnitSketch>) => {
        const table = scene(unit)
        return table.game.refusal(table.state, 0, give(type))
      }
      expect(why({ experience: 99 })).toBe('a is too green for this order.')
      expect(why({ suppressed: 4 })).toBe('a is too weak for this order.')
      expect(why({ unsupplied: 1 })).toBe('a is out of supply.')
    },
  )

  test('F24: only armour in open country stands ready to counterattack', () => {
    const why = (unit: Partial<UnitSketch>, map?: string) => {
      const table = layTable({
        map: map ?? '. . .',
        owner: '1 1 2',
        sources: [['rail 0201'], []],
        headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: staff }],
        objectives: [{ side: 0, hex: '0301' }],
        units: [
          { id: 'a', side: 0, hex: '0201', type: 'british-armour', steps: 6, ...unit },
          { id: 'b', side: 1, hex: '0301' },
        ],
      })
      return table.isLegal(give('counterattack')) || table.game.refusal(table.state, 0, give('counterattack'))
    }
    for (const sign of ['.', ':', 'h']) expect(why({}, `. ${sign} .`)).toBe(true)
    for (const sign of ['C', 'f', 'o']) expect(why({}, `. ${sign} .`)).toBe('a does not stand in open country.')
    expect(why({ type: 'british-infantry' })).toBe('a is no armour.')
  })

  test('F22: it holds through the enemy’s turn and ends as the next own one begins', () => {
    const table = scene()
    table.act(give('no-retreat'))
    table.endTurn()
    expect(table.state.stance[0]).toBe(stance.noRetreat)
    table.endTurn()
    expect(table.state.stance[0]).toBe(stance.none)
  })
})

describe('what the attacker knows', () => {
  test('D28: an order is hidden until the unit is attacked', () => {
    const table = ordered(stance.noRetreat, {}, {}, { fog: true })
    const before = promise(table)
    expect(before.retreatTerms).toEqual([])
    expect(table.game.view(table.state, 0).units[1].stance).toBe(stance.none)
    expect(table.game.view(table.state, 1).units[1].stance).toBe(stance.noRetreat)
    table.attack('a', 'b', [even, even, worst, scatters, scatters, scatters])
    expect(table.state.stanceKnown[1]).toBe(1)
    expect(table.game.view(table.state, 0).units[1].stance).toBe(stance.noRetreat)
  })

  test('D28: the forecast uses what is known and nothing else', () => {
    for (const order of [stance.noRetreat, stance.rearguard]) {
      const table = ordered(order, {}, {}, { fog: true })
      const plain = promise(scene())
      const unknowing = promise(table)
      expect([unknowing.odds, unknowing.retreatChance]).toEqual([plain.odds, plain.retreatChance])
      expect(unknowing.kind).toBe('attack')
      table.state.stanceKnown[1] = 1
      expect(promise(table)).not.toMatchObject({ retreatChance: plain.retreatChance })
    }
  })

  test('D28: a known rearguard is foreseen as one, whether or not it has a way to go', () => {
    const table = ordered(stance.rearguard, {}, {}, { owner: '1 1 2 1 1 2\n 1 1 1 1 1 2\n1 1 1 1 1 2' })
    table.state.stanceKnown[1] = 1
    expect(promise(table)).toMatchObject({ kind: 'feint', retreatChance: 100, defenderLoss: 0 })
    // It has none: the attack is fought as such.
    table.attack('a', 'b', [even, even, worst, scatters, scatters, scatters])
    expect(combatOf(table)).toMatchObject({ kind: 'attack', retreated: false })
  })
})

describe('no retreat', () => {
  test('F22, D18, D22: a column more of losses, two fewer of retreat, and the losses of the turn do not count', () => {
    const table = ordered(stance.noRetreat)
    table.state.stanceKnown[1] = 1
    table.state.lossesThisTurn[1] = 3
    expect(promise(table)).toMatchObject({
      defenderLossTerms: [{ rule: 'operational.D18', value: 1000 }],
      retreatTerms: [{ rule: 'operational.D22', value: -2000 }],
    })
  })

  test('F22: the true order counts when it is fought, known or not', () => {
    const table = ordered(stance.noRetreat, {}, { steps: 6, suppressed: 4 })
    // 18 : 6, odds 3. At an even roll the defender loses as at 4; it retreats as at 1: 10 per cent, not rolled under.
    table.attack('a', 'b', [even, even, even, 10, scatters, scatters, scatters])
    expect(combatOf(table)).toMatchObject({ attacker: { lost: 1 }, defender: { lost: 2 }, retreated: false })
    expect(table.state.stance[1]).toBe(stance.noRetreat)
  })

  test('F22: who retreats loses the order', () => {
    const table = ordered(stance.noRetreat, {}, { steps: 6, suppressed: 4 })
    table.attack('a', 'b', [even, worst, best, 89, scatters])
    expect(table.at('b')).not.toBe('0301')
    expect(table.state.stance[1]).toBe(stance.none)
    expect(table.state.stanceKnown[1]).toBe(0)
  })
})

describe('rearguards', () => {
  test('F23: an attack becomes a feint, and the rearguard is gone toward its headquarters', () => {
    const table = ordered(stance.rearguard, { entrenchment: 1 })
    table.attack('a', 'b', [0])
    expect(combatOf(table)).toMatchObject({ kind: 'feint', retreated: true, defender: { lost: 0, suppressed: 2 } })
    // Three points for infantry: as near to 0601 as they carry it.
    expect(table.at('b')).toBe('0601')
    expect(table.of('b')).toMatchObject({ active: 4, suppressed: 2 })
    expect(table.of('a')).toMatchObject({ active: 5, suppressed: 1, action: actionPoint.expended, entrenchment: 0 })
    expect(table.game.isWeak(table.state, 1)).toBe(true)
    expect(table.state.stance[1]).toBe(stance.none)
  })

  test('F23, D13: a rearguard gives its fort up for good', () => {
    const table = ordered(stance.rearguard, {}, {}, { forts: ['0301'] })
    table.attack('a', 'b', [99])
    expect(table.at('b')).not.toBe('0301')
    expect(table.state.fortIntact[0]).toBe(0)
    expect(table.events).toContainEqual({ type: 'fort-destroyed', at: table.hex('0301') })
  })

  test('F23: fire from afar is fire from afar, and then it is gone', () => {
    const table = ordered(stance.rearguard, { specialists: ['field-artillery'] })
    table.act({ type: 'suppressive-fire', unit: 0, target: 1 }, [0, 0])
    expect(combatOf(table)).toMatchObject({ kind: 'suppressive-fire', retreated: true, defender: { suppressed: 2 } })
    expect(table.of('a').suppressed).toBe(0)
    expect(table.at('b')).not.toBe('0301')
  })

  test('F23: a set piece against it takes everything all the same', () => {
    const table = ordered(stance.rearguard, { specialists: ['field-artillery'] })
    table.act({ type: 'set-piece', unit: 0, target: 1 }, [99])
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended, suppressed: 1 })
  })

  test('F23: over a river boats cross after it', () => {
    const table = ordered(stance.rearguard, {}, {}, { barriers: ['major-river 0201 E', 'major-river 0201 SE'] })
    table.act({ type: 'assault-crossing', unit: 0, target: 1 }, [99])
    expect(table.at('a')).toBe('0301')
  })

  test('F23, D21: it goes home as stragglers go, by road', () => {
    const by = (ways: readonly string[]) => {
      const table = layTable({
        map: `. . f . f f f
               . . f f f f f
              . . f . f f f`,
        owner: `1 1 2 2 2 2 2
                 1 1 2 2 2 2 2
                1 1 2 2 2 2 2`,
        objectives: [{ side: 0, hex: '0701' }],
        sources: [['rail 0101'], ['rail 0702']],
        headquarters: [{ side: 1, hex: '0702' }],
        ways,
        units: [
          { id: 'a', side: 0, hex: '0202' },
          { id: 'b', side: 1, hex: '0302' },
        ],
      })
      table.state.stance[1] = stance.rearguard
      table.attack('a', 'b')
      return table.at('b')
    }
    expect(by(['road 0302 0303 0403 0503 0603 0702'])).toBe('0603')
    expect(by(['road 0302 0301 0401 0501 0601 0702'])).toBe('0601')
  })

  test('F23, F9: a headquarters in its hex goes with it', () => {
    const table = ordered(
      stance.rearguard,
      {},
      {},
      {
        headquarters: [
          { side: 0, hex: '0101', levels: staff },
          { side: 1, hex: '0301', levels: staff },
        ],
      },
    )
    table.attack('a', 'b', [99])
    expect(table.state.hqHex[1]).not.toBe(table.hex('0301'))
    expect(table.events).toContainEqual(expect.objectContaining({ type: 'hq-moved', hq: 1 }))
  })
})

describe('counterattacks', () => {
  const panzer = { type: 'german-panzer-division', steps: 7 } as const
  const weakly = { type: 'british-infantry', steps: 6 } as const

  test('F24: armour that loses less by striking first does; the roles are swapped', () => {
    const table = ordered(stance.counterattack, weakly, panzer)
    const before = table.of('a').points
    // 42 : 24, armour 3.6, surprise 2: odds 7.128. At even rolls the panzers lose nothing, with no roll for suppression.
    table.attack('a', 'b', [even, even, scatters, scatters, scatters])
    const combat = combatOf(table)
    expect(combat).toMatchObject({ kind: 'counterattack', unit: 1, target: 0, retreated: false, overrun: false })
    expect(combat).toMatchObject({ attacker: { lost: 0, suppressed: 0 }, defender: { lost: 3 } })
    expect(table.of('a')).toMatchObject({ active: 3, action: actionPoint.expended, points: before })
    expect(table.state.stance[1]).toBe(stance.counterattack)
    expect(table.at('a')).toBe('0201')
  })

  test('F24: the sheet has the surprise, and what the attackers came over', () => {
    const explain = (barriers: readonly string[], kind: CombatKind) => {
      const assault = { ...weakly, specialists: ['engineers'] }
      const table = ordered(stance.counterattack, assault, { ...panzer, steps: 5 }, { barriers })
      table.state.stanceKnown[1] = 1
      const explanation = table.game.explain(table.state, { about: 'odds', attacker: 0, target: 1, kind })
      if (!explanation) throw new Error('no explanation')
      return explanation
    }
    expect(explain([], 'attack').subject).toBe('b counterattacks a')
    expect(byRule(explain([], 'attack'))).toMatchObject({ F24: 2 })
    expect(byRule(explain(['minor-river 0201 E'], 'attack'))).toMatchObject({ F24: 4 })
    expect(byRule(explain(['major-river 0201 E'], 'assault-crossing'))).toMatchObject({ F24: 6 })
    expect(byRule(explain(['minor-river 0201 E'], 'attack'))).not.toHaveProperty('D10')
  })

  test('F24: one that is not expected to help is not made', () => {
    const table = ordered(
      stance.counterattack,
      { type: 'american-armour', steps: 6, experience: 399 },
      { ...panzer, steps: 3 },
    )
    table.attack('a', 'b', [even, even, worst, scatters, scatters, scatters])
    expect(combatOf(table)).toMatchObject({ kind: 'attack', unit: 0 })
  })

  test('F24, D28: unknown it is not foreseen; known it is, from the attacker’s side', () => {
    const table = ordered(stance.counterattack, weakly, panzer, { fog: true })
    expect(promise(table).kind).toBe('attack')
    table.state.stanceKnown[1] = 1
    expect(promise(table)).toMatchObject({ kind: 'counterattack', attackerLoss: 3, defenderLoss: 0, retreatChance: 0 })
  })

  test.each(['feint', 'suppressive-fire', 'set-piece'] as const)('F24: a %s sets none off', (type) => {
    const table = ordered(stance.counterattack, { ...weakly, specialists: ['field-artillery'] }, panzer)
    table.act({ type, unit: 0, target: 1 })
    expect(combatOf(table)).toMatchObject({ kind: type, unit: 0 })
  })

  test('F24: who comes out of it weak is ordered no longer', () => {
    const table = ordered(
      stance.counterattack,
      { type: 'italian-infantry', side: 0, steps: 6 },
      { ...panzer, steps: 3 },
    )
    // 18 : 18 and armour, surprise: an even roll costs it one step.
    table.attack('a', 'b', [worst, even, scatters, scatters, scatters, scatters, scatters])
    expect(combatOf(table)).toMatchObject({ kind: 'counterattack' })
    expect(table.game.isWeak(table.state, 1)).toBe(true)
    expect(table.state.stance[1]).toBe(stance.none)
  })

  test('F24, B12, B13: both learn as in any fight', () => {
    const table = ordered(stance.counterattack, { ...weakly, experience: 120 }, { ...panzer, experience: 120 })
    table.attack('a', 'b', [best, even, scatters, scatters, scatters])
    expect(table.of('b').experience).toBe(120 + 10 * 3)
    expect(table.of('a').experience).toBe(120)
  })
})
