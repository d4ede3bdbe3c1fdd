import { expect, test } from 'vitest'
import { parseDate } from '../../../../engine/systems/echelon/date.ts'
import { abilities, echelonRules } from '../../../../tests/support/echelon.ts'
import { armourAt, armourWords, designSaid, saidOf } from './abilities.ts'

const rules = echelonRules()

test('what abilities let a unit do is said in whole sentences, each with its rule', () => {
  const said = saidOf(rules, abilities)
  expect(said.length).toBeGreaterThan(50)
  for (const { text, rule } of said) {
    expect(text).toMatch(/^[^a-z].*\.$/)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(rule).toMatch(/^[A-Z]?\d+[a-z]?$/)
  }
})

test('what a unit cannot do stands apart: echelon.26b, 38', () => {
  const bars = saidOf(rules, ['siege', 'combat-engineer']).filter((one) => one.bars)
  expect(bars.map(({ rule }) => rule)).toEqual(['26b', '38'])
})

test('assault guns learn to shoot at tanks by date: echelon.17', () => {
  const type = rules.unitTypes['assault-gun']
  const atec = (date: string): number => armourAt(type, undefined, 'assault-gun', parseDate(date) ?? 0).atec
  expect(['Jun 4 42', 'Jul 1 42', 'Jun 4 43', 'Jul 1 43'].map(atec)).toEqual([3, 6, 6, 12])
  expect(armourWords(armourAt(type, undefined, 'assault-gun', parseDate('Jul 1 43') ?? 0))).toBe(
    'armour ½, 1 where nothing fires at tanks and against tanks 2',
  )
})

test('a motorised design rides and has heavy equipment, whatever its type: echelon.52c', () => {
  const [, design] =
    Object.entries(rules.designs).find(([, one]) => one.motorised && one.type === 'combat-engineer') ?? []
  const said = design === undefined ? [] : designSaid(rules, design).map(({ rule }) => rule)
  expect(said).toContain('52c')
  expect(said).toContain('7')
})
