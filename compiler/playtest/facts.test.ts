import { describe, expect, it } from 'vitest'
import { factsOf, usedRules } from './facts.ts'

/** Terms of one rule system besides the usual ones. */
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

describe('the rules that a scenario uses', () => {
  const tables = ['terrain', 'nations']
  const rules = {
    combat: { spread: 2, hardest: 'cliff' },
    terrain: {
      sea: { depth: 1 },
      town: { ruin: 'rubble' },
      rubble: { cost: 2 },
      marsh: { cost: 3 },
      cliff: { cost: 9 },
    },
    nations: { us: { allies: ['uk'] }, uk: {}, fr: { allies: ['us'] } },
    units: { spare: {} },
  }
  const used = (more: object) =>
    usedRules(
      { map: { terrainIds: ['sea', 'town'] }, units: [{ nation: 'us' }], rules: { ...rules, ...more } } as never,
      tables,
    )

  it('are the entries that the scenario, other tables or used entries name, and all of other tables', () => {
    expect(used({})).toEqual({
      combat: rules.combat,
      terrain: {
        sea: rules.terrain.sea,
        town: rules.terrain.town,
        rubble: rules.terrain.rubble,
        cliff: rules.terrain.cliff,
      },
      nations: { us: rules.nations.us, uk: rules.nations.uk },
      units: { spare: {} },
    })
  })

  it('stay the same when a pack adds an entry that names itself alone', () => {
    const terrain = { ...rules.terrain, lava: { ruin: 'lava', cost: 5 } }
    expect(used({ terrain })).toEqual(used({}))
  })

  it('change with a used entry, but not with another', () => {
    expect(used({ terrain: { ...rules.terrain, rubble: { cost: 3 } } })).not.toEqual(used({}))
    expect(used({ terrain: { ...rules.terrain, marsh: { cost: 4 } } })).toEqual(used({}))
  })

  it('may name each other from the fields of an entry', () => {
    const terrain = { ...rules.terrain, sea: { depth: 1, beside: { marsh: 1 } } }
    expect(used({ terrain })).toHaveProperty('terrain.marsh')
  })
})
