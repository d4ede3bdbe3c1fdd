import { expect, test } from 'vitest'
import { fillSentence, isPlural, listWords, uncapital } from './words.ts'

test.each([
  ['Steps lost', 'steps lost'],
  ['RE lost', 'RE lost'],
  ['', ''],
])('“%s” begins inside of a sentence as “%s”', (text, expected) => expect(uncapital(text)).toBe(expected))

test.each([
  'Guards at the gate',
  '11th Hussars',
  'Women of the city',
  '1st Welch and Rangers',
  '3 SMPs',
  'Rangers 2',
  '2/1st Engineer Companies',
])('“%s” asks for a plural verb', (name) => expect(isPlural(name)).toBe(true))

test.each([
  'XI Corps',
  '1st Battalion, 3rd Marines',
  'Artillery of the guards',
  'Special Boat Service',
  '1 SMP',
  'Ju 87',
  'Hs 129',
  'United States',
  'Achilles 2',
  'Fortress',
])('“%s” asks for a singular verb', (name) => expect(isPlural(name)).toBe(false))

test('the verb of a sentence agrees with the name that comes first', () => {
  const names = {
    unit: (all: readonly string[], unit: number) => all[unit],
    target: (all: readonly string[], unit: number) => all[unit],
  }
  const say = (unit: number, target: number): string =>
    fillSentence(names, '{unit} {attacks|attack} {target} with {its|their} {guns}.', ['Guards', 'XI Corps'], {
      unit,
      target,
      guns: 4,
    })
  expect([say(0, 1), say(1, 0)]).toEqual([
    'Guards attack XI Corps with their 4.',
    'XI Corps attacks Guards with its 4.',
  ])
})

test.each([
  [[], ''],
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
])('%j in a row is “%s”', (names, expected) => expect(listWords(names)).toBe(expected))
