import { describe, expect, it } from 'vitest'
import { compileChapter } from '../../tests/support/rulebook.ts'
import { coverageOf } from './coverage.ts'
import { idsIn } from './traces.ts'

describe('ids of rules in comments', () => {
  it.each([
    ['operational.C14', ['C14']],
    ['operational.A3, B3, E13', ['A3', 'B3', 'E13']],
    ['operational.F22-F24, F32', ['F22', 'F23', 'F24', 'F32']],
    ['a whole chapter, operational.C1-C12', ['C1', 'C12']],
    ['operational.D4 and operational.D6', ['D4', 'D6']],
    ['echelon.A3, B3', []],
    ['C14 without its system', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text, 'operational')).toEqual(ids)
  })
})

describe('ids of a system whose name has a hyphen', () => {
  it('are read in lists too', () => {
    expect(idsIn('command-cards.C14, T52 and A7; cards.N3', 'command-cards')).toEqual(['C14', 'T52', 'A7'])
  })
})

describe('ids that are numbers', () => {
  it.each([
    ['echelon.37b', ['37b']],
    ['echelon.18, 25a and 44c', ['18', '25a', '44c']],
    ['echelon.36-38', ['36', '37', '38']],
    ['echelon.C6-C8, 22', ['C6', 'C7', 'C8', '22']],
    ['echelon.c, phases', []],
  ])('are read as they stand: %s', (text, ids) => {
    expect(idsIn(text, 'echelon')).toEqual(ids)
  })
})

describe('coverage', () => {
  const { rulebook } = compileChapter('Moves cost points. {#C1}\n')
  const entries = {
    C1: { title: 'Costs' },
    C2: { title: 'Sizes', without: { engine: 'A mark.', rule: 'None.', examples: 'None.', tests: 'None.' } },
  }

  it('tells what is there and what is missing without a reason', () => {
    const engine = new Map([['C1', ['cost.ts edgeCost']]])
    const [first, second] = coverageOf(entries, rulebook, engine, new Map())
    expect(first).toMatchObject({
      id: 'C1',
      places: { engine: ['cost.ts edgeCost'], rule: ['test'], examples: [], tests: [] },
      gaps: ['examples', 'tests'],
    })
    expect(second?.gaps).toEqual([])
  })
})
