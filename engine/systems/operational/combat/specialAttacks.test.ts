import { describe, expect, test } from 'vitest'
import type { ScenarioSketch, UnitSketch } from '../../../../tests/support/operational.ts'
import { queueOf } from '../../../../tests/support/queue.ts'
import { byRule, layTable, type PlayTable, rank } from '../../../../tests/support/table.ts'
import { actionPoint, type CombatKind } from '../types.ts'
import type { OperationalAction } from '../verbs/index.ts'

const { even, worst, best } = rank
const scatters = 0
const italian = { type: 'italian-infantry' } as const
const staff = { operations: 3, engineering: 3, pool: 0, intelligence: 0, logistics: 0 }

type Sketch = Omit<ScenarioSketch, 'map' | 'units'> & { ground?: string }

/** A faces B to the east; its headquarters stands behind it and knows every order. */
const scene = (attacker: Partial<UnitSketch> = {}, target: Partial<UnitSketch> = {}, sketch: Sketch = {}) =>
  layTable({
    map: `. . ${sketch.ground ?? '.'} . .
           . . . . .
          . . . . .`,
    owner: `1 1 2 2 2
             1 1 2 2 2
            1 1 2 2 2`,
    sources: [['rail 0101'], ['rail 0501']],
    objectives: [{ side: 0, hex: '0501' }],
    headquarters: [{ side: 0, hex: '0101', commandPoints: 9, levels: staff }],
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0201', steps: 6, ...attacker },
      { id: 'b', side: 1, hex: '0301', ...italian, steps: 6, ...target },
    ],
  })

type Aimed = 'feint' | 'suppressive-fire' | 'set-piece' | 'assault-crossing'
const order = (type: Aimed): OperationalAction => ({ type, unit: 0, target: 1 })
const combatOf = ({ events }: PlayTable) => events.find((event) => event.type === 'combat')
const refusal = (table: PlayTable, type: Aimed) => table.game.refusal(table.state, 0, order(type))
const promise = (table: PlayTable, kind: CombatKind) => {
  const forecast = table.game.forecast(table.state, 0, 1, kind)
  if (!forecast) throw new Error('no forecast')
  return forecast
}

describe('feints', () => {
  test.each([
    [29, 2],
    [30, 1],
  ])('F19: in the open a roll of %i pins %i', (roll, pinned) => {
    const table = scene({ entrenchment: 1 })
    table.act(order('feint'), [roll])
    expect(table.of('b')).toMatchObject({ active: 6 - pinned, suppressed: pinned })
    expect(table.of('a')).toMatchObject({
      active: 5,
      suppressed: 1,
      action: actionPoint.expended,
      entrenchment: 1,
      points: 4,
    })
    expect(table.state.lossesThisTurn[1]).toBe(pinned)
    expect(table.of('a').experience).toBe(100 + 10 * pinned)
    expect(table.state.hqPoints[0]).toBe(8)
    expect(table.events[0]).toMatchObject({ type: 'order', order: 'feint', cost: 1 })
  })

  test.each(['M', 'b', 's', 'o', 'f', 'C', 'R'])('F19: in %s one is pinned, without a roll', (ground) => {
    const table = scene({}, {}, { ground })
    table.act(order('feint'), [])
    expect(table.of('b').suppressed).toBe(1)
  })

  test('F19: so are the entrenched; a frozen swamp is open ground', () => {
    const works = scene({}, { entrenchment: 2 })
    works.act(order('feint'), [])
    expect(works.of('b')).toMatchObject({ suppressed: 1, entrenchment: 2 })
    const frozen = scene({}, {}, { ground: 's', weather: 'snow' })
    frozen.act(order('feint'), [0])
    expect(frozen.of('b').suppressed).toBe(2)
  })

  test('F19: over no river, even with a bridge, but over a wadi', () => {
    const over = (sketch: Sketch, specialists: readonly string[] = []) =>
      scene({ specialists }, {}, sketch).isLegal(order('feint'))
    expect(over({ barriers: ['minor-river 0201 E'], bridges: ['0201 E'] })).toBe(false)
    expect(over({ barriers: ['wadi 0201 E'] })).toBe(true)
    expect(over({ barriers: ['minor-river 0201 E'] }, ['engineers'])).toBe(false)
    expect(over({ barriers: ['minor-river 0201 E'] }, ['commandos'])).toBe(true)
    expect(over({ barriers: ['major-river 0201 E'] }, ['commandos'])).toBe(false)
  })

  test('F19: swimming special forces go over a minor river and are suppressed for it', () => {
    const table = scene({ specialists: ['engineers', 'commandos'] }, {}, { barriers: ['minor-river 0201 E'] })
    table.act(order('feint'), [99])
    expect(queueOf(table.game.table, table.state, 0)).toBe('+ engineers + + + + + (commandos)')
  })

  test('F19, B14: not for the green, nor without an active step or an action point', () => {
    expect(refusal(scene({ experience: 50 }), 'feint')).toBe('a is too green for this order.')
    expect(refusal(scene({ suppressed: 6 }), 'feint')).toBe('a has no active steps.')
    const spent = scene()
    spent.state.actionPoint[0] = actionPoint.expended
    expect(refusal(spent, 'feint')).toBe('a has spent its action point.')
    const locked = scene()
    locked.state.actionPoint[0] = actionPoint.locked
    expect(locked.isLegal(order('feint'))).toBe(true)
  })

  test('F19: the forecast knows the second step', () => {
    expect(promise(scene(), 'feint')).toMatchObject({
      kind: 'feint',
      attackerLoss: 0,
      defenderLoss: 0,
      attackerSuppression: 1,
      defenderSuppression: 1,
      meanDefenderSuppression: 1300,
      retreatChance: 0,
    })
    expect(promise(scene({}, {}, { ground: 'f' }), 'feint').meanDefenderSuppression).toBe(1000)
  })
})

describe('suppressive fire', () => {
  const guns = { specialists: ['heavy-artillery', 'field-artillery', 'engineers'] }

  test('F20: one roll and one for each shift; all guns are suppressed', () => {
    const table = scene(guns, { entrenchment: 1 })
    table.act(order('suppressive-fire'), [49, 50, 0, 99, 24])
    expect(table.of('b')).toMatchObject({ active: 4, suppressed: 2, entrenchment: 0 })
    expect(queueOf(table.game.table, table.state, 0)).toBe('+ engineers + + + + + (heavy-artillery) (field-artillery)')
    expect(table.of('a')).toMatchObject({ action: actionPoint.expended, experience: 120 })
    expect(combatOf(table)).toMatchObject({ kind: 'suppressive-fire', entrenchment: 1, defender: { suppressed: 2 } })
  })

  test.each([
    ['.', 0, 50, 4],
    ['.', 2, 50, 4],
    ['f', 0, 50, 4],
    ['f', 1, 40, 1],
    ['C', 1, 40, 1],
    ['o', 1, 40, 4],
    ['M', 0, 35, 1],
    ['R', 1, 35, 1],
  ] as const)('F20: into %s against entrenchment %i: %i per cent, %i rolls', (ground, entrenchment, chance, rolls) => {
    const { terms, meanDefenderSuppression } = promise(scene(guns, { entrenchment }, { ground }), 'suppressive-fire')
    expect(terms.map(({ value }) => value / 1000)).toEqual(new Array(rolls).fill(chance))
    expect(meanDefenderSuppression).toBe(rolls * chance * 10)
  })

  test('F20: over any river', () => {
    for (const barriers of [['major-river 0201 E'], ['minor-river 0201 E'], ['wadi 0201 E']])
      expect(scene(guns, {}, { barriers }).isLegal(order('suppressive-fire'))).toBe(true)
  })

  test('F20: only with guns that can fire, and not by the green', () => {
    expect(refusal(scene(), 'suppressive-fire')).toBe('a has no artillery that is ready to fire.')
    expect(refusal(scene({ ...guns, experience: 50 }), 'suppressive-fire')).toBe('a is too green for this order.')
  })

  test('F20, D26: ten per cent for each shift that the city falls', () => {
    const table = scene(guns, { entrenchment: 1 }, { ground: 'C' })
    expect(promise(table, 'suppressive-fire')).toMatchObject({ ruinChance: 30, entrenchmentChance: 25 })
    table.act(order('suppressive-fire'), [99, 99, 29])
    expect([...table.state.ruined]).toEqual([1])
  })

  test('F20: guns that have prepared keep firing', () => {
    const table = scene(guns)
    table.state.prepared[0] = 1
    expect(promise(table, 'suppressive-fire').attackerSuppression).toBe(0)
    table.act(order('suppressive-fire'), [0, 0, 99, 99])
    expect(table.of('a').action).toBe(actionPoint.available)
    table.act(order('suppressive-fire'), [0, 0, 99, 99])
    expect(table.of('b').suppressed).toBe(4)
    expect(table.state.hqPoints[0]).toBe(9 - 2 * 1)
  })
})

describe('set pieces', () => {
  const guns = { specialists: ['field-artillery'] }

  test('F21: all that is killed is only suppressed, on both sides, and no one scatters', () => {
    const table = scene(guns)
    // 18 : 18, guns 1, prepared 2: odds 3. An even roll: one and two; the retreat of 50 per cent is not rolled under.
    table.act(order('set-piece'), [even, even, even, 50])
    expect(combatOf(table)).toMatchObject({
      kind: 'set-piece',
      odds: 3000,
      attacker: { lost: 0, suppressed: 1 },
      defender: { lost: 0, suppressed: 2 },
    })
    expect(table.of('a')).toMatchObject({ active: 5, suppressed: 1, points: 0, action: actionPoint.expended })
    expect(table.of('b')).toMatchObject({ active: 4, suppressed: 2 })
  })

  test('F21: the sheet has two columns for the preparation', () => {
    const table = scene(guns)
    const explanation = table.game.explain(table.state, { about: 'odds', attacker: 0, target: 1, kind: 'set-piece' })
    expect(explanation && byRule(explanation)).toMatchObject({ D3: 0, D8: 1, F21: 2 })
    expect(promise(table, 'set-piece')).toMatchObject({
      attackerLoss: 0,
      attackerSuppression: 1,
      defenderSuppression: 2,
    })
  })

  test('F21: trenches go by the odds, with another roll for each engineer', () => {
    const table = scene(
      { specialists: ['field-artillery', 'engineers'], steps: 3 },
      { entrenchment: 2 },
      { ground: 'f' },
    )
    // 13 : 18 fortified in a forest: guns hit nobody; −0.889 − 1 + 2 − 1, column −1: 75 per cent.
    const { odds, entrenchmentChance } = promise(table, 'set-piece')
    expect([odds, entrenchmentChance]).toEqual([-889, 75])
    table.act(order('set-piece'), [best, worst, worst, 1, 74, 75])
    expect(table.of('b')).toMatchObject({ suppressed: 2, entrenchment: 1 })
    expect(combatOf(table)).toMatchObject({ entrenchment: 1, attacker: { suppressed: 1 } })
  })

  test('F21: an overrun leaves the action point locked', () => {
    const table = scene(guns, { steps: 6, suppressed: 5 })
    // 18 : 3 and 3: odds 7.893, column 8: retreat sure at an even roll, overrun 80 per cent.
    table.act(order('set-piece'), [best, even, even, 79, 0])
    expect(combatOf(table)).toMatchObject({ retreated: true, overrun: true })
    expect(table.of('a')).toMatchObject({ action: actionPoint.locked, points: 0 })
  })

  test('F21: only fresh, strong, seasoned infantry with guns, and not over a major river', () => {
    expect(refusal(scene({ ...guns, type: 'british-armour' }), 'set-piece')).toBe('a is no infantry.')
    expect(refusal(scene(), 'set-piece')).toBe('a has no artillery that is ready to fire.')
    expect(refusal(scene({ ...guns, experience: 20 }), 'set-piece')).toBe('a is too green for this order.')
    expect(refusal(scene({ ...guns, suppressed: 4 }), 'set-piece')).toBe('a is too weak for this order.')
    const marched = scene(guns)
    marched.state.movementPoints[0] = 1
    expect(refusal(marched, 'set-piece')).toBe('a does not have all its movement points.')
    const river = scene(guns, {}, { barriers: ['major-river 0201 E'], bridges: ['0201 E'] })
    expect(refusal(river, 'set-piece')).toBe('a cannot make a set-piece attack on b over the hexside between them.')
    expect(scene(guns, {}, { barriers: ['minor-river 0201 E'] }).isLegal(order('set-piece'))).toBe(true)
  })

  test('F21, D26: four per cent for each shift that the city falls', () => {
    expect(promise(scene(guns, {}, { ground: 'C' }), 'set-piece').ruinChance).toBe(4)
  })
})

describe('assault crossings', () => {
  const river = { barriers: ['major-river 0201 E', 'major-river 0201 SE'] }

  test.each([
    [[], -4],
    [['engineers'], -2],
    [['commandos'], -2],
    [['special-forces'], -4],
  ])('F31: with %j the river costs %i', (specialists, shift) => {
    const table = scene({ specialists }, {}, river)
    const explanation = table.game.explain(table.state, {
      about: 'odds',
      attacker: 0,
      target: 1,
      kind: 'assault-crossing',
    })
    expect(explanation && byRule(explanation)).toMatchObject({ F31: shift })
  })

  test('F31: who beats the defender crosses; specialists come over unready', () => {
    const table = scene(
      { specialists: ['field-artillery', 'tank-battalion', 'commandos'] },
      { steps: 6, suppressed: 5 },
      river,
    )
    // 28 : 3, guns 1, river −2: one lost at the worst roll, a sure retreat at the best; no overrun.
    table.act(order('assault-crossing'), [best, worst, best, 0, scatters])
    expect(table.at('a')).toBe('0301')
    expect(table.at('b')).not.toBe('0301')
    expect(table.owner('0301')).toBe('1')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended })
    expect(queueOf(table.game.table, table.state, 0)).toBe('commandos + + + + + + (field-artillery) (tank-battalion)')
    expect(combatOf(table)).toMatchObject({ kind: 'assault-crossing', retreated: true, overrun: false })
  })

  test('F31: who does not stays where it is, with nothing left', () => {
    const table = scene({ specialists: ['engineers'] }, {}, river)
    table.act(order('assault-crossing'), [even, even, worst, scatters, scatters])
    expect(table.at('a')).toBe('0201')
    expect(table.of('a')).toMatchObject({ points: 0, action: actionPoint.expended })
  })

  test('F31, C15: who has become weak does not cross onto a headquarters', () => {
    const cross = (steps: number, ...more: readonly number[]) => {
      const own = { side: 0, hex: '0101', commandPoints: 9, levels: staff } as const
      const headquarters = [own, { side: 1, hex: '0301' } as const]
      const table = scene({ steps }, { steps: 1, suppressed: 1 }, { ...river, headquarters })
      // Nobody fights back: 9 − 4. The worst roll costs two steps all the same.
      table.act(order('assault-crossing'), [worst, best, scatters, scatters, scatters, ...more])
      expect(table.at('b')).toBe('off the map')
      return table.at('a')
    }
    // The last roll is for the branch that suffers when the headquarters is overrun.
    expect(cross(6, 0)).toBe('0301')
    expect(cross(4)).toBe('0201')
  })

  test('F31: over a major river only, onto ground to land on, by fresh infantry', () => {
    expect(scene().isLegal(order('assault-crossing'))).toBe(false)
    expect(scene({}, {}, { barriers: ['minor-river 0201 E'] }).isLegal(order('assault-crossing'))).toBe(false)
    expect(scene({}, {}, { ...river, ground: 'M' }).isLegal(order('assault-crossing'))).toBe(false)
    expect(scene({}, {}, river).isLegal(order('assault-crossing'))).toBe(true)
    expect(refusal(scene({ type: 'british-armour' }, {}, river), 'assault-crossing')).toBe('a is no infantry.')
  })
})

describe('orders', () => {
  test('F3, F6: without a headquarters, points or level there are none', () => {
    expect(refusal(scene({}, {}, { headquarters: [] }), 'feint')).toBe('a belongs to no headquarters.')
    const poor = scene()
    poor.state.hqPoints[0] = 0
    expect(poor.isLegal(order('feint'))).toBe(false)
    expect(refusal(poor, 'feint')).toBe('Feint costs 1 command point; Headquarters 0 have 0.')
  })

  test('D1, H6: only enemies in sight are attacked, and a refusal says no more', () => {
    const table = scene({}, {}, { fog: true })
    expect(table.isLegal({ type: 'attack', unit: 0, target: 1 })).toBe(true)
    table.state.sight.fill(0)
    expect(table.isLegal({ type: 'attack', unit: 0, target: 1 })).toBe(false)
    expect(table.isLegal(order('feint'))).toBe(false)
    expect(table.game.refusal(table.state, 0, { type: 'attack', unit: 0, target: 1 })).toBe('b is not in sight.')
    table.state.hex[1] = table.hex('0503')
    expect(table.game.refusal(table.state, 0, { type: 'attack', unit: 0, target: 1 })).toBe('b is not in sight.')
  })

  test('D1: an attack leaves the attacker’s own trenches', () => {
    const table = scene({ entrenchment: 2 })
    table.attack('a', 'b', [even, even, even, scatters, scatters, scatters])
    expect(table.of('a').entrenchment).toBe(0)
  })
})
