import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentRules, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/operational.ts'
import { byRule, layTable } from '../../../../tests/support/table.ts'

/** A attacks B eastwards over one hexside. */
const attack = (
  attacker: Partial<UnitSketch>,
  target: Partial<UnitSketch>,
  sketch: Omit<ScenarioSketch, 'map' | 'units'> & { ground?: string } = {},
) =>
  layTable({
    map: `. ${sketch.ground ?? '.'}
           . .`,
    owner: `1 2
             1 2`,
    ...sketch,
    units: [
      { id: 'a', side: 0, hex: '0101', ...attacker },
      { id: 'b', side: 1, hex: '0201', ...target },
    ],
  })

const odds = (...scene: Parameters<typeof attack>): Readonly<Record<string, number>> => {
  const explanation = attack(...scene).explain('odds', 'a', 'b')
  return { odds: explanation.value / 1000, ...byRule(explanation) }
}

const italian = { type: 'italian-infantry' } as const
const tanks = { type: 'american-armour' } as const

describe('strength', () => {
  test.each([
    [{ steps: 6 }, { steps: 7 }, -1.207],
    [{ steps: 4 }, { steps: 3 }, 0],
    [{ steps: 6 }, { type: 'italian-infantry', steps: 6 }, 0],
    [{ steps: 6 }, { type: 'italian-infantry', steps: 2 }, 3],
    [{ steps: 6 }, { type: 'italian-infantry', steps: 1 }, 4.893],
    [{ type: 'italian-infantry', steps: 1 }, { steps: 7 }, -3],
  ])('D2, D3: %j against %j has odds of %d', (attacker, target, expected) => {
    expect(odds(attacker, target)).toMatchObject({ D3: expected })
  })

  test('D2: suppressed steps do not count', () => {
    expect(odds({ steps: 6, suppressed: 3 }, { ...italian, steps: 6 })).toMatchObject({ D3: -1.893 })
    expect(odds({ steps: 6 }, { ...italian, steps: 6, suppressed: 3 })).toMatchObject({ D3: 1.893 })
  })

  test('D3: against a defender without active steps the best column counts', () => {
    expect(odds({ steps: 1 }, { ...italian, steps: 3, suppressed: 3 })).toEqual({ odds: 9, D3: 9 })
  })

  test('D2: an attacker without active steps cannot attack', () => {
    expect(() => odds({ steps: 3, suppressed: 3 }, italian)).toThrow('no explanation')
  })

  test('D3: stronger attackers never have worse odds, stronger defenders never better', () => {
    const steps = fc.integer({ min: 1, max: 6 })
    fc.assert(
      fc.property(steps, steps, fc.nat(3), (attacking, defending, more) => {
        const at = (own: number, enemy: number) => odds({ steps: own }, { steps: enemy }).odds
        expect(at(Math.min(6, attacking + more), defending)).toBeGreaterThanOrEqual(at(attacking, defending))
        expect(at(attacking, defending + more)).toBeLessThanOrEqual(at(attacking, defending))
      }),
      { numRuns: 60 },
    )
  })
})

describe('armour', () => {
  test('D4: the difference of the totals, ten points a shift', () => {
    expect(odds({ ...tanks, steps: 6 }, { steps: 7 })).toMatchObject({ D3: 0.686, D4: 2.3 })
  })

  test('D4: trenches help against tanks', () => {
    expect(odds({ ...tanks, steps: 6 }, { steps: 7, entrenchment: 1 })).toMatchObject({ D4: 1.95, D12: -1 })
    expect(odds({ ...tanks, steps: 6 }, { steps: 7, entrenchment: 2 })).toMatchObject({ D4: 1.6, D12: -2 })
  })

  test('D4: never below 0', () => {
    expect(odds({ type: 'italian-armour', steps: 2 }, { type: 'german-panzer-division', steps: 7 }).odds).toBe(
      odds({ type: 'italian-armour', steps: 2 }, { type: 'german-panzer-division', steps: 7 }).D3,
    )
  })

  test('D4: never above the maximum', () => {
    const rules = contentRules()
    const heavy = { ...rules.unitTypes['american-armour'], armour: { points: 12, counts: 'always' as const } }
    const sketch = { rules: { unitTypes: { ...rules.unitTypes, 'american-armour': heavy } } }
    expect(odds({ ...tanks, steps: 6 }, italian, sketch)).toMatchObject({ D4: 5 })
  })

  test('D6: guns without tanks count in defence only', () => {
    expect(odds({ type: 'german-infantry', steps: 7 }, { ...italian, steps: 7 })).not.toHaveProperty('D4')
  })

  test.each([
    ['.', true],
    [':', true],
    ['h', true],
    ['o', true],
    ['f', false],
    ['C', false],
    ['R', false],
    ['M', false],
    ['d', false],
    ['b', false],
    ['s', false],
  ])('D5: into %s: %s', (ground, counts) => {
    expect(odds(tanks, italian, { ground }).D4).toBe(counts ? 3 : undefined)
  })

  test('D5, D9: a frozen swamp bears tanks and hides nobody', () => {
    expect(odds(tanks, italian, { ground: 's' })).toMatchObject({ D9: -1, D5: 0 })
    expect(odds(tanks, italian, { ground: 's', weather: 'snow' })).toMatchObject({ D4: 3 })
    expect(odds(tanks, italian, { ground: 's', weather: 'snow' })).not.toHaveProperty('D9')
  })

  test.each([
    ['minor-river', false],
    ['ridge', false],
    ['wadi', true],
  ])('D5: across a %s: %s', (kind, counts) => {
    expect(odds(tanks, italian, { barriers: [`${kind} 0101 E`] }).D4).toBe(counts ? 3 : undefined)
  })

  test('D5: an intact fort stops tanks, a destroyed one does not', () => {
    const table = attack(tanks, italian, { forts: ['0201'] })
    expect(byRule(table.explain('odds', 'a', 'b'))).toMatchObject({ D5: 0, D7: -2, D13: -3 })
    table.state.fortIntact[0] = 0
    expect(byRule(table.explain('odds', 'a', 'b'))).toMatchObject({ D4: 3, D13: -1 })
    expect(byRule(table.explain('odds', 'a', 'b'))).not.toHaveProperty('D7')
  })

  test.each([
    ['british-infantry', undefined],
    ['german-panzergrenadier', -1],
    ['american-armour', -2],
  ])('D7: %s in the streets: %s', (type, penalty) => {
    for (const ground of ['C', 'f', 'M']) expect(odds({ type }, italian, { ground }).D7).toBe(penalty)
    for (const ground of ['.', 'h', 's', 'b']) expect(odds({ type }, italian, { ground }).D7).toBeUndefined()
  })
})

describe('ground, works, experience', () => {
  test.each([
    ['.', undefined],
    [':', undefined],
    ['f', -1],
    ['o', -1],
    ['M', -2],
    ['b', -2],
    ['s', -1],
    ['h', -1],
    ['d', -2],
    ['C', -1],
    ['R', -3],
  ])('D9: into %s the shift is %s', (ground, shift) => {
    expect(odds({}, italian, { ground }).D9).toBe(shift)
  })

  test('D9: mud is two shifts, snow none', () => {
    expect(odds({}, italian, { weather: 'mud' }).D9).toBe(-2)
    expect(odds({}, italian, { weather: 'snow' }).D9).toBeUndefined()
  })

  test('D11: mountain troops are at home in the mountains', () => {
    expect(odds({ type: 'german-mountain' }, italian, { ground: 'M' }).D9).toBeUndefined()
    expect(odds({ type: 'german-mountain' }, italian, { ground: 'h' }).D9).toBe(-1)
  })

  test.each([
    ['minor-river', { D10: -2 }],
    ['ridge', { D14: -2 }],
    ['wadi', { D14: -1 }],
  ])('D10, D14: across a %s', (kind, expected) => {
    expect(odds({}, italian, { barriers: [`${kind} 0101 E`] })).toMatchObject(expected)
  })

  test('D10: a bridge does not help the attacker', () => {
    expect(odds({}, italian, { barriers: ['minor-river 0101 E'], bridges: ['0101 E'] })).toMatchObject({ D10: -2 })
  })

  test('C10: nobody attacks across a major river, bridge or not', () => {
    expect(() => odds({}, italian, { barriers: ['major-river 0101 E'] })).toThrow('no explanation')
    expect(() => odds({}, italian, { barriers: ['major-river 0101 E'], bridges: ['0101 E'] })).toThrow('no explanation')
  })

  test('D14: up an escarpment only by a road that is open', () => {
    const cliff = { barriers: ['escarpment 0101 E'] }
    expect(() => odds({}, italian, cliff)).toThrow('no explanation')
    expect(odds({}, italian, { ...cliff, ways: ['track 0101 0201'] })).toMatchObject({ D14: -2 })
    expect(() => odds({}, italian, { ...cliff, ways: ['track 0101 0201'], weather: 'mud' })).toThrow('no explanation')
  })

  test('D12, D13: trenches and a fort add up', () => {
    expect(odds({}, { ...italian, entrenchment: 1 }, { forts: ['0201'] })).toMatchObject({ D12: -1, D13: -3 })
    expect(odds({}, { ...italian, entrenchment: 2 })).toMatchObject({ D12: -2 })
  })

  test.each([
    [50, 100, -1],
    [100, 199, undefined],
    [250, 60, 2],
    [400, 0, 3],
    [0, 300, -3],
  ])('B15: experience %i against %i shifts by %s', (own, enemy, shift) => {
    expect(odds({ experience: own }, { ...italian, experience: enemy }).B15).toBe(shift)
  })

  test('D3: the sum of all shifts stays within the table, and the sheet says what was cut', () => {
    const sheet = odds({ steps: 1 }, { steps: 7, entrenchment: 2 }, { ground: 'M', weather: 'mud' })
    expect(sheet.odds).toBe(-3)
    const { odds: sum, ...terms } = sheet
    expect(Object.values(terms).reduce((a, b) => a + b, 0)).toBeCloseTo(sum, 9)
  })
})

test('every combat sheet adds up to its odds, in every forecast', () => {
  const type = fc.constantFrom(...Object.keys(contentRules().unitTypes))
  const unit = fc.record({
    type,
    steps: fc.integer({ min: 1, max: 3 }),
    experience: fc.integer({ min: 0, max: 400 }),
    entrenchment: fc.constantFrom(0 as const, 1 as const, 2 as const),
  })
  const scene = fc.record({
    ground: fc.constantFrom('.', ':', 'd', 'b', 'C', 'o', 'f', 's', 'h', 'M', 'R'),
    weather: fc.constantFrom('dry', 'mud', 'snow'),
    barriers: fc.constantFrom([], ['minor-river 0101 E'], ['ridge 0101 E'], ['wadi 0101 E']),
    forts: fc.constantFrom([], ['0201']),
  })
  fc.assert(
    fc.property(unit, unit, scene, (own, enemy, sketch) => {
      const table = attack(own, enemy, sketch)
      const forecast = table.game.forecast(table.state, 0, 1)
      if (!forecast) throw new Error('no forecast')
      expect(forecast.terms.reduce((sum, term) => sum + term.value, 0)).toBe(forecast.odds)
      expect(table.explain('odds', 'a', 'b').terms).toEqual(forecast.terms)
      for (const { label, rule } of forecast.terms) expect(`${rule} ${label}`).toMatch(/^operational\.[A-Z]\d+ \S/)
    }),
    { numRuns: 200 },
  )
})
