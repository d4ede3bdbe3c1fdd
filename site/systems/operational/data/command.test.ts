import { expect, test } from 'vitest'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { duel } from '../../../../tests/support/scenarios.ts'
import { bonusRows, headquartersLineOf, meansOfSides, poolInWords } from './command.ts'

const [first, second] = duel.units
const [asset = ''] = Object.keys(duel.rules.assets)
const [card = ''] = Object.keys(duel.rules.cards)
const [profile = ''] = Object.keys(duel.rules.headquarters.profiles)
const [specialist = ''] = Object.keys(duel.rules.specialists)
const { nation } = duel.rules.headquarters.profiles[profile]

const scenario: OperationalScenario = {
  ...duel,
  units: [first, second, { ...first, id: 'place', reserve: 'security', headquarters: 0 }],
  headquarters: [
    {
      id: 'staff',
      name: 'Staff',
      side: 0,
      profile,
      arrives: 2,
      commandPoints: 5,
      trucks: 1,
      levels: { pool: 2, intelligence: 1, operations: 1, logistics: 1, engineering: 1 },
      experience: 0,
      pool: [{ item: specialist, nation, count: 2 }],
    },
  ],
  sides: [
    { ...duel.sides[0], assets: [{ asset, perTurn: 1, uses: 4 }], cards: [{ card, unit: 0 }], prepares: true },
    duel.sides[1],
  ],
  bonuses: [
    { name: 'A', side: 0, by: 2, condition: { type: 'destroy', unit: 1 }, reward: { type: 'card', card } },
    { name: 'B', side: 1, by: 3, condition: { type: 'steps', count: 1 }, reward: { type: 'token', token: 'Honour' } },
  ],
}

// operational.F1, F15
test('a headquarters is told with its place, its branches, its pool and what can be formed from it', () => {
  const line = headquartersLineOf(scenario, 0)
  expect(line).toMatchObject({ name: 'Staff', place: 'arrives on turn 2', commandPoints: 5, formed: 1 })
  expect(line.range).toBe(duel.rules.supply.hubRange[0])
  expect(line.branches.map(({ level }) => level)).toEqual([2, 1, 1, 1, 1])
  expect(line.pool).toMatch(new RegExp(`^2 × .*${duel.rules.specialists[specialist]?.name.toLowerCase()}$`))
  expect(poolInWords(scenario, [])).toBe('empty')
})

// operational.G5, I5
test('assets are told with their limits, cards with the unit that they bring', () => {
  const [own] = meansOfSides(scenario)
  expect(own.assets.map(({ note }) => note)).toEqual(['1 use each turn, 4 uses in the battle'])
  expect(own.cards.map(({ note }) => note)).toEqual([first.name])
  expect(own.stocks).toContain('prepares the battle before turn 1')
})

// operational.H2, H3
test('bonus objectives are told in words, and lead to what they bring', () => {
  const [destroy, spare] = bonusRows(scenario)
  expect(destroy?.cells.slice(1)).toEqual([
    `Destroy ${second.name}`,
    2,
    { label: duel.rules.cards[card]?.name, href: expect.stringMatching(new RegExp(`/cards/${card}/$`)) },
  ])
  expect(spare?.cells.slice(1)).toEqual(['Lose fewer than 1 step, killed or scattered', 3, 'Honour'])
})
