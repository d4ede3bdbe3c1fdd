import { describe, expect, it } from 'vitest'
import { factsOf } from './facts.ts'

/** What one rule system has beside the usual words. */
const words = ['daysPerTurn']

const scenario = {
  title: 'A title',
  date: '1943-07-12',
  daysPerTurn: 2,
  turns: 4,
  sides: [{ name: 'One', colour: { light: '#000000', dark: '#ffffff' }, victory: 'objectives' }],
  map: { names: [{ name: 'Town', hexes: [1] }], terrain: [0, 1] },
  rules: { terrain: { sea: { name: 'Sea', description: 'Deep.', look: 'sea', water: true, cost: { name: 3 } } } },
}

describe('the facts of a scenario', () => {
  it.each([
    ['a title', { ...scenario, title: 'A better title' }],
    ['a date', { ...scenario, date: '1944-01-01', daysPerTurn: 1 }],
    ['a colour', { ...scenario, sides: [{ ...scenario.sides[0], colour: { light: '#111111', dark: '#eeeeee' } }] }],
    ['a name', { ...scenario, sides: [{ ...scenario.sides[0], name: 'First' }] }],
    ['the names of a map', { ...scenario, map: { ...scenario.map, names: [] } }],
  ])('%s is none of them', (_, other) => {
    expect(factsOf(other, words)).toEqual(factsOf(scenario, words))
  })

  const sea = scenario.rules.terrain.sea
  it.each([
    ['a number', { ...scenario, turns: 5 }],
    ['a choice', { ...scenario, sides: [{ ...scenario.sides[0], victory: 'deny' }] }],
    ['a hex', { ...scenario, map: { ...scenario.map, terrain: [1, 0] } }],
    ['whether terrain is sea', { ...scenario, rules: { terrain: { sea: { ...sea, water: false } } } }],
    [
      'a number under an id that is also a word',
      { ...scenario, rules: { terrain: { sea: { ...sea, cost: { name: 4 } } } } },
    ],
    ['an entry whose id is also a word', { ...scenario, rules: { terrain: { symbol: sea } } }],
  ])('%s is one of them', (_, other) => {
    expect(factsOf(other, words)).not.toEqual(factsOf(scenario, words))
  })
})
