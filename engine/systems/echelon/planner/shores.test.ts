import { describe, expect, it } from 'vitest'
import { type FieldSketch, hexOf } from '../../../../tests/support/echelon.ts'
import { lay, playPhase, strong, weak } from '../../../../tests/support/echelonPlanner.ts'
import { re, seas } from '../rules.ts'
import { phase } from '../types.ts'

// A port, the sea, and an island with two beaches.
const map = `
  . ~ ~ ~ . . .
   . ~ ~ . . . .
  . ~ ~ ~ . . .`
const island = '0501 0601 0701 0402 0502 0602 0702 0503 0603 0703'
const at = (name: string): number => hexOf(map, name)
const boats = 'landing-vehicle counter 0-0-4 carries3'

const sketch = (units: FieldSketch['units'], sea: (typeof seas)[number] = 'ordinary') => {
  const table = lay({
    map,
    hexsides: ['beach 0501 W', 'beach 0503 W'],
    ports: ['0102 40', '0702 9'],
    owned: ['0101 0102 0103', island],
    sides: [
      {
        sources: '0102',
        entry: '0102',
        withoutHeadquarters: true,
        seaZones: true,
        lift: { rail: 0, naval: 20, air: 0, gliders: 0 },
      },
      { sources: '0702', entry: '0702', withoutHeadquarters: true },
    ],
    supplies: [],
    objectives: [{ hex: '0501', name: 'Arden', atEnd: [9, 9] }],
    units,
  })
  table.state.sea = seas.indexOf(sea)
  table.state.weather.fill(0)
  return table
}
const fleet = (count: number): NonNullable<FieldSketch['units']> =>
  Array.from({ length: count }, (_, index) => ({ id: `d${index}`, side: 0 as const, design: strong, hex: '0102' }))
const guard = (design: string, hex = '0501') => ({ id: 'e', side: 1 as const, design, hex })

/** Shores to which units sail in a movement phase. */
const landings = (table: ReturnType<typeof lay>) =>
  playPhase(table).flatMap((one) => (one.type === 'sail' ? [one.to] : []))

describe('landing', () => {
  it('echelon.L4: puts troops ashore where a goal stands open', () => {
    const table = sketch([...fleet(1), guard(weak, '0703')])
    expect(landings(table)).toEqual([at('0501')])
    expect(table.state.owner[at('0501')]).toBe(1)
  })

  it('echelon.L4: comes with as many as it takes, and fights its way ashore', () => {
    const table = sketch([...fleet(3), guard(weak)])
    expect(landings(table).filter((to) => to === at('0501')).length).toBeGreaterThan(1)
    const off = table.game.table.unitsOf[0].filter((unit) => table.state.dueAt[unit] === at('0501'))
    expect([table.state.phase, off.length]).toEqual([phase.combat, 2])
    expect(playPhase(table)).toEqual([{ type: 'target', to: at('0501') }])
    // Nobody waits in boats.
    const commits = playPhase(table).filter(({ type }) => type === 'commit')
    expect(commits).toHaveLength(off.length)
  })

  it('echelon.L4: leaves a beach alone that is held in strength', () => {
    expect(landings(sketch([...fleet(1), guard(strong), { ...guard(strong), id: 'f' }]))).not.toContain(at('0501'))
  })

  it('echelon.L5: waits in port while the sea is rough', () => {
    expect(landings(sketch([...fleet(1), guard(weak, '0703')], 'rough'))).toEqual([])
  })

  it('echelon.44c: gets on boats first', () => {
    const table = sketch([...fleet(1), { id: 'boats', side: 0, design: boats, hex: '0102' }, guard(weak, '0703')])
    const chosen = playPhase(table)
    expect(chosen[0]).toEqual({ type: 'load', unit: table.unit('d0'), carrier: table.unit('boats') })
    expect(chosen).toContainEqual({ type: 'sail', unit: table.unit('boats'), to: at('0501') })
  })

  it('echelon.22: sends no guns to an enemy’s shore', () => {
    expect(
      landings(sketch([{ id: 'g', side: 0, design: 'artillery regiment 4-4-6', hex: '0102' }, guard(weak, '0703')])),
    ).toEqual([])
  })
})

describe('ships', () => {
  it('echelon.L2: take who has nowhere to march, however near the enemy is', () => {
    const table = sketch([...fleet(1), { id: 'f', side: 0, design: weak, hex: '0501' }, guard(strong, '0602')])
    table.state.owner[at('0501')] = 1
    expect(landings(table)).toContain(at('0501'))
  })

  it.each([
    [6, []],
    [0, [at('0501')]],
  ])('echelon.5: are left to others by paratroops with %i REs of planes', (air, expected) => {
    const table = sketch([{ id: 'p', side: 0, design: 'parachute regiment 3-3-5', hex: '0102' }, guard(weak, '0703')])
    table.state.airLeft[0] = air * re
    expect(landings(table)).toEqual(expected)
  })
})

it('echelon.A3: nothing is bombed that is far from every goal', () => {
  const bombed = (port: string) => {
    const table = lay({
      features: [],
      ports: [`${port} 9`],
      objectives: [{ hex: '0103', name: 'Arden', atEnd: [9, 9] }],
      units: [
        { id: 'a', side: 0, design: weak, hex: '0101' },
        { id: 'e', side: 1, design: weak, hex: '0905' },
      ],
      sides: [
        { sources: '0103', entry: '0103', withoutHeadquarters: true, airPoints: 4 },
        { sources: '0903', entry: '0903' },
      ],
    })
    return playPhase(table).filter(({ type }) => type === 'bomb').length > 0
  }
  expect([bombed('0403'), bombed('0803')]).toEqual([true, false])
})
