import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../tests/support/skirmish.ts'
import { mostCopies, pointsOf, problemsOf } from './army.ts'

const rules = contentRules()
const army = (units: object, support: object = {}) => ({ nation: 'german', units, support }) as never
const reasons = (
  units: object,
  support: object = {},
  points = pointsOf(rules, army(units, support)),
  year?: number,
): readonly string[] =>
  problemsOf(rules, army(units, support), points, year).map(({ rule, card }) => `${rule} ${card ?? ''}`.trim())

describe('a deck: skirmish.T9', () => {
  it('costs what its cards cost, a variable one five', () => {
    expect(pointsOf(rules, army({ 'german-heavy-inf': 2, 'german-pz4': 1 }, { luck: 1, 'fire-mission': 1 }))).toBe(14)
  })

  it('spends nearly all its points, and no more', () => {
    const kinds = [5, 6, 11, 12].map((points) =>
      problemsOf(rules, army({ 'german-heavy-inf': 3 }), points).map(({ kind }) => kind),
    )
    expect(kinds).toEqual([['points'], [], [], ['unspent']])
  })

  it('has so many copies of each card', () => {
    const most = (id: string): number => mostCopies(rules, rules.unitTypes[id] ?? rules.support[id])
    expect(
      ['german-light-inf', 'german-pak40', 'german-pz4', 'german-panther', 'german-opel', 'german-stuka'].map(most),
    ).toEqual([4, 2, 2, 2, 3, 2])
    expect(['luck', 'general', 'fire-mission'].map(most)).toEqual([2, 1, 1])
    expect(reasons({ 'german-tiger1': 3 })).toEqual(['skirmish.T9 german-tiger1'])
  })

  it('is of one nation, with support of its own or of all', () => {
    expect(reasons({ 'us-sherman': 1 }, { 'naval-gunfire': 1, 'armour-skirts': 1, luck: 1 })).toEqual([
      'skirmish.T9 us-sherman',
      'skirmish.T9 naval-gunfire',
    ])
    expect(reasons({ nobody: 1 })).toEqual(['skirmish.T9 nobody'])
  })

  it('has nothing of a later year: skirmish.F2', () => {
    expect(reasons({ 'german-panther': 1 }, {}, undefined, 1943)).toEqual([])
    expect(reasons({ 'german-panther': 1 }, {}, undefined, 1942)).toEqual(['skirmish.F2 german-panther'])
  })

  it('of each army of the house is allowed', () => {
    for (const ready of Object.values(rules.armies))
      expect(problemsOf(rules, ready, ready.points, ready.year)).toEqual([])
  })
})
