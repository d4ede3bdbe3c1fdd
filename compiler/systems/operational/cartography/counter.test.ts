import { describe, expect, test } from 'vitest'
import { sampleScenario } from '../../../../tests/support/sampleMap.ts'
import { nationClass } from '../../../cartography/palette.ts'
import type { CounterFacts } from './counter.ts'
import { chevronsOf, drawCounter } from './counter.ts'
import { drawObjectives, drawSupplyMarks } from './marks.ts'
import { drawSupply, drawZones } from './overlays.ts'
import { drawSymbol } from './symbols.ts'

const scenario = sampleScenario()
const plain: CounterFacts = {
  symbol: drawSymbol({ symbol: 'infantry', echelon: 'division' }),
  nation: 'british',
  active: 5,
  suppressed: 2,
  chevrons: 0,
  entrenchment: 0,
  unsupplied: 0,
  weak: false,
  readiness: 'idle',
  selected: false,
}
const count = (text: string, part: string) => text.split(part).length - 1

describe('a counter', () => {
  test('shows active steps as full pips and suppressed ones as open pips, all on the band', () => {
    for (const [active, suppressed] of [
      [5, 2],
      [0, 7],
      [12, 3],
      [1, 0],
    ] as const) {
      const drawn = drawCounter({ ...plain, active, suppressed })
      expect(count(drawn, 'class="pip"')).toBe(active)
      expect(count(drawn, 'class="pip-open"')).toBe(suppressed)
      const places = [...drawn.matchAll(/class="pip[^"]*" cx="([^"]+)"/g)].map(([, cx]) => Number(cx))
      expect(Math.max(...places.map(Math.abs))).toBeLessThan(18.5)
    }
  })

  test.each([
    [{ unsupplied: 1 }, '>!</text>'],
    [{ unsupplied: 3 }, '>3</text>'],
    [{ weak: true }, 'counter-weak'],
    [{ entrenchment: 1 }, 'counter-works'],
    [{ chevrons: 2 }, 'counter-chevrons'],
    [{ selected: true }, 'counter-halo'],
    [{ readiness: 'ready' }, 'counter-ready'],
    [{ readiness: 'partial' }, 'counter-partial'],
    [{ readiness: 'spent' }, 'counter-spent'],
  ] as const)('%o is told by a shape, not by colour alone', (facts, shape) => {
    expect(drawCounter({ ...plain, ...facts })).toContain(shape)
    expect(drawCounter(plain)).not.toContain(shape)
  })

  test('fortified is one arc more than entrenched', () => {
    const arcs = (entrenchment: number) =>
      count(/counter-works" d="([^"]+)"/.exec(drawCounter({ ...plain, entrenchment }))?.[1] ?? '', 'M')
    expect([1, 2].map(arcs)).toEqual([1, 2])
  })

  test('sizes are one, two and three crosses', () => {
    const crosses = (echelon: 'brigade' | 'division' | 'corps') =>
      count(/counter-size" d="([^"]+)"/.exec(drawSymbol({ symbol: 'armour', echelon }))?.[1] ?? '', 'M')
    expect([crosses('brigade'), crosses('division'), crosses('corps')]).toEqual([1, 2, 3])
  })

  test('all eight functions differ', () => {
    const functions = [
      'infantry',
      'mechanised',
      'armour',
      'airborne',
      'mountain',
      'cavalry',
      'security',
      'motorised',
    ] as const
    expect(new Set(functions.map((symbol) => drawSymbol({ symbol, echelon: 'division' }))).size).toBe(8)
  })

  test('specialists stand after the steps, open when they are suppressed', () => {
    const drawn = drawCounter({ ...plain, specialists: [true, true, false] })
    expect(count(drawn, 'class="pip-special"')).toBe(2)
    expect(count(drawn, 'class="pip-special-open"')).toBe(1)
    expect(drawCounter(plain)).not.toContain('pip-special')
  })

  test('chevrons follow the levels of experience of the tables', () => {
    const { levels } = scenario.rules.experience
    for (const { id, from } of levels) {
      expect(chevronsOf(scenario.rules.experience, from)).toBe(id === 'elite' ? 2 : id === 'veteran' ? 1 : 0)
    }
  })

  test('a nation of any name makes a plain class', () => {
    expect(nationClass('new-zealand')).toBe('nation-new-zealand')
    expect(nationClass('"><script>')).toMatch(/^nation-[_a-z]+$/)
  })
})

describe('marks', () => {
  test('an objective changes its shape when it is held', () => {
    const held = Uint8Array.from(scenario.map.owner, () => 0)
    expect(count(drawObjectives(scenario, scenario.map.owner), 'objective-ring')).toBe(0)
    expect(count(drawObjectives(scenario, held), 'objective-ring')).toBe(scenario.objectives.length)
  })

  test('hubs stand where they are now, with the trucks that they have', () => {
    expect(count(drawSupplyMarks(scenario), 'hub-trucks')).toBe(scenario.sides.flatMap(({ hubs }) => hubs).length)
    expect(drawSupplyMarks(scenario, [])).not.toContain('hub-trucks')
    expect(drawSupplyMarks(scenario, [{ hex: 100, side: 1, trucks: 4 }])).toMatch(/hub of-side-1.*>4</)
  })

  test('zones are seven dots a hex', () => {
    const zones = new Uint8Array(scenario.map.terrain.length)
    expect(drawZones(scenario.map, zones, 0)).toBe('')
    zones[scenario.units[0]?.hex ?? 0] = 1
    expect(count(drawZones(scenario.map, zones, 0), 'h0')).toBe(7)
  })

  test('supply is tinted by value and hatched where there is none', () => {
    const value = Uint8Array.from(scenario.map.terrain, (_, hex) => (hex % 3) * 50)
    const drawn = drawSupply(scenario.map, value, () => true)
    expect(drawn).toContain('supply-3')
    expect(drawn).toContain('supply-5')
    expect(drawn).toContain('supply-none')
    expect(drawSupply(scenario.map, value, () => false)).toBe('')
    expect(drawSupply(scenario.map, new Uint8Array(value.length).fill(100), () => true)).not.toContain('supply-none')
  })
})
