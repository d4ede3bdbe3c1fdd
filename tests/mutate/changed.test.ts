import { expect, test } from 'vitest'
import { changedPlaces, partsOf, sampleOf, wilson } from './changed.ts'

const table = `kind: terrain
least: 1
row: [1, 2]
entries:
  forest: {name: Forest, cost: {infantry: 2, mobile: 3}}
  clear: {name: Clear, cost: {infantry: 1, mobile: 1}}
`
const changedIn = (text: string) => changedPlaces(text, partsOf(table)).map(({ at }) => at)

test('a table is judged by its entries, lists and single values', () => {
  expect(Object.keys(partsOf(table))).toEqual(['least', 'row', 'entries.forest', 'entries.clear'])
  expect(changedIn(table)).toEqual([])
  expect(changedIn(table.replace('mobile: 3', 'mobile: 4'))).toEqual([
    'entries.forest.cost.infantry',
    'entries.forest.cost.mobile',
  ])
  expect(changedIn(table.replace('[1, 2]', '[1, 2, 3]'))).toEqual(['row.0', 'row.1', 'row.2'])
  expect(changedIn(table.replace('name: Forest', 'name: Wood'))).toEqual([])
  expect(changedPlaces(table).length).toBe(7)
})

test('of many changes a sample from all over is judged', () => {
  expect(sampleOf([1, 2, 3, 4, 5], 2)).toEqual([1, 4])
  expect(sampleOf([1, 2], 2)).toEqual([1, 2])
})

test('of a sample it is said between which shares that of all lies', () => {
  expect(wilson(49, 50)).toEqual([89.5, 99.6])
  expect(wilson(500, 500)).toEqual([99.2, 100])
})
