import { expect, test } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/systems/command-cards/bundle.ts'
import { hexOf, makeScenario } from '../../../../tests/support/commandCards.ts'
import { part } from '../../../../tests/support/part.ts'
import { forcesOf, groundsOn, medalRows } from './forces.ts'
import { rulesInForce } from './rulesInForce.ts'

const map = `
  . . f .
   . o .
  . . . .
`
const scenario = makeScenario({
  map,
  units: [
    { side: 0, hex: '0103', leader: true },
    { side: 0, hex: '0203', figures: 2 },
    { side: 0, reserve: 'airfield' },
    { side: 1, type: 'armour', hex: '0301', nation: 'finnish' },
  ],
  obstacles: ['wire 0201'],
  medals: [{ name: 'The farm', hexes: '0202', side: 0, permanent: true }],
  special: { airfield: [{ side: 0, hexes: [hexOf(map, '0101')] }], desert: true },
})
const bundle = part<ScenarioBundle>({ scenario, picture: { symbols: {} } })

test('sides come with their units, their figures and what sets a unit apart', () => {
  const [first, second] = forcesOf(bundle)
  expect(first.units.map(({ figures, full, place }) => [figures, full, place])).toEqual([
    [4, 4, '0103'],
    [2, 4, '0203'],
  ])
  expect(first.units[0]?.notes).toBe('led by a hero')
  expect(first.reserves.map(({ place }) => place)).toEqual(['by air'])
  expect(first.figures).toBe(10)
  expect(second.units[0]?.notes).toBe('Finnish')
})

test('medals for places say whose they are and whether they are kept (C15)', () => {
  expect(medalRows(scenario)).toEqual([
    { name: 'The farm', side: 0, cells: ['0202', 'First', 'held, kept for good', '1'] },
  ])
})

test('what lies on a board is counted, but for open country', () => {
  expect(groundsOn(scenario).map(({ label, count }) => [label, count])).toEqual([
    ['Forest', 1],
    ['Town', 1],
    ['Wire', 1],
  ])
})

test('the rules in force are those that the scenario or its units switch on (A1, A8, A9)', () => {
  expect(rulesInForce(scenario).map(({ rule }) => rule)).toEqual(['A1', 'A8', 'A9'])
})
