import { describe, expect, it } from 'vitest'
import { contentRules } from '../../../../tests/support/skirmish.ts'
import { makeReport } from '../../../diagnostics/diagnostic.ts'
import { checkCards } from './cards.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests write whatever an author may write
type Rules = any

/** Returns the findings after a change of the tables. */
const foundAfter = (change: (rules: Rules) => void): readonly string[] => {
  const rules: Rules = structuredClone(contentRules())
  change(rules)
  const report = makeReport()
  checkCards(rules, {}, report)
  return report.diagnostics.map(({ code, about, message }) => `${code} ${about}: ${message}`)
}

/** Returns the findings in a changed copy of a card. */
const foundOfTwin = (id: string, change: (card: Rules) => void): readonly string[] =>
  foundAfter(({ unitTypes }) => {
    const twin = structuredClone(unitTypes[id])
    change(twin)
    unitTypes.twin = { ...twin, name: 'Twin' }
  })

describe('a card is dominated', () => {
  it.each<[what: string, id: string, change: (card: Rules) => void]>([
    ['cost 3 to 4', 'uk-crusader', (card) => card.cost++],
    ['movement 3 to 2', 'uk-crusader', (card) => card.movement--],
    ['range 3 to 2', 'uk-crusader', (card) => card.weapon.range--],
    ['number for a hit 5 to 6', 'uk-crusader', (card) => card.weapon.accuracy[0]++],
    ['number for a critical hit 10 to 11', 'uk-crusader', (card) => card.weapon.accuracy[1]++],
    ['armour piercing 5 to 4', 'uk-crusader', (card) => card.weapon.piercing--],
    ['damage 1 to 0', 'uk-crusader', (card) => card.weapon.damage--],
    ['armour 4 to 3', 'uk-crusader', (card) => card.armour--],
    ['wounds 4 to 3', 'uk-crusader', (card) => card.wounds--],
    ['spaces bombed 3 to 2', 'uk-wellington', (card) => card.bombs--],
    ['recon', 'us-jeep', (card) => card.abilities.pop()],
    ['“MG”', 'uk-crusader', (card) => card.upgrades.shift()],
    ['“MG”', 'us-sherman', (card) => card.upgrades.splice(1, 1)],
    [
      '“MG”',
      'us-sherman',
      (card) => {
        card.upgrades[1].cost = 1
      },
    ],
    [
      'wounds 4 to 3',
      'uk-crusader',
      (card) => {
        card.wounds--
        card.year++
      },
    ],
  ])('by one that is better in this: %s', (what, id, change) => {
    const { name } = contentRules().unitTypes[id]
    expect(foundOfTwin(id, change)).toEqual([
      `card-dominated twin: “${name}” is in nothing worse than “Twin” and no later, and better in this: ${what}.`,
    ])
  })

  it.each<[why: string, change: (card: Rules) => void]>([
    ['is like it', () => undefined],
    [
      'comes later',
      (card) => {
        card.wounds--
        card.year--
      },
    ],
    [
      'is worse in something else',
      (card) => {
        card.wounds--
        card.weapon.piercing++
      },
    ],
    [
      'lacks an ability',
      (card) => {
        card.wounds--
        card.abilities.push('amphibious')
      },
    ],
    [
      'lacks an upgrade',
      (card) => {
        card.wounds--
        card.upgrades.push({ upgrade: 'mrl' })
      },
    ],
    [
      'is of another class',
      (card) => {
        card.wounds--
        card.class = 'transport'
      },
    ],
    [
      'is of another nation',
      (card) => {
        card.wounds--
        card.nation = 'german'
        card.movement = 4
      },
    ],
  ])('by none that %s', (_, change) => {
    expect(foundOfTwin('uk-crusader', change).filter((one) => one.includes('“Crusader” is'))).toEqual([])
  })
})

describe('a support card never pays', () => {
  const found = (change: (support: Rules) => void) => foundAfter(({ support }) => change(support))

  it('that is played for what it takes off a price', () => {
    const text = (price: number) =>
      `support-never-pays lend-lease: “Lend-Lease” is played for ${price} and saves 2 at most.`
    expect(found((support) => (support['lend-lease'].cost = 2))).toEqual([text(2)])
    expect(found((support) => (support['lend-lease'].ap = 3))).toEqual([text(3)])
    expect(found((support) => Object.assign(support['lend-lease'], { cost: 9, ap: 1 }))).toEqual([])
    // What costs two at most is one cheaper, one at least.
    const cheap = found((support) => Object.assign(support['lend-lease'].discounts, { by: 3, mostCost: 2 }))
    expect(cheap).toEqual(['support-never-pays lend-lease: “Lend-Lease” is played for 1 and saves 1 at most.'])
  })

  it('that is played for what it frees: by its points, and by the dearest units that its nations have', () => {
    const text = (saved: number) => `support-never-pays allies: “Allies” is played for 5 and saves ${saved} at most.`
    expect(found((support) => (support.allies.frees.cost = 5))).toEqual([text(5)])
    expect(found((support) => (support.allies.frees.units = 1))).toEqual([text(3)])
    expect(found((support) => (support.allies.frees.units = 2))).toEqual([])
    expect(found((support) => Object.assign(support.allies, { nations: ['none'] }))).toEqual([text(0)])
  })

  it('and no other one is looked at', () => {
    expect(found((support) => (support.luck.cost = 20))).toEqual([])
  })
})
