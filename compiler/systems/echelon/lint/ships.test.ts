import { expect, it } from 'vitest'
import { lintFixture } from '../../../../tests/support/lintFixture.ts'
import { systemFiles } from '../../../../tests/support/tables.ts'

const system = await systemFiles('echelon')

/** Sides whose goal beyond a great river nobody reaches, when both have a port on a sea in the south. */
const cutOff = (change: Readonly<Record<string, unknown>>): readonly string[] =>
  lintFixture(new URL('fixture/', import.meta.url), system, {
    change: {
      'map.hexsides[0].kind': 'great-river',
      'map.bridges': [],
      'map.terrain': [
        '  . . . w w . . . .',
        '   . . . . . . . . .',
        '  . . . . . r . . .',
        '   . . . . . . . . .',
        '  . . w . . . . . .',
        '   . . . . . . . . .',
        '  . . ~ ~ ~ ~ w w .',
      ].join('\n'),
      'map.ports': [
        { at: '0305', capacity: 9 },
        { at: '0206', capacity: 9 },
      ],
      ...change,
    },
  })
    .found.filter(({ code }) => code === 'objective-cut-off')
    .map(({ message }) => message)

const ships = {
  'scenario.sides[0].seaZones': true,
  'scenario.sides[0].lift': { rail: 3, naval: 9 },
  'scenario.sides[0].units[1].hex': '0206',
}
const beach = { 'map.hexsides[1]': { kind: 'beach', sides: ['0506 SW'] } }

it('echelon.L4: ships bring a side to goals behind a beach', () => {
  expect(cutOff({})).toHaveLength(1)
  expect(cutOff({ ...ships, ...beach })).toEqual([])
})

it.each([
  ['without a beach', ships],
  ['without ships', { ...beach, ...ships, 'scenario.sides[0].lift': { rail: 3 } }],
  ['without the sea', { ...beach, ...ships, 'scenario.sides[0].seaZones': false }],
])('echelon.L4: nor do they %s', (_, change) => {
  expect(cutOff(change)).toHaveLength(1)
})
