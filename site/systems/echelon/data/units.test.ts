import { expect, test } from 'vitest'
import { echelonRules } from '../../../../tests/support/echelon.ts'
import { drawingsOfType } from './units.ts'

const rules = echelonRules()

test('every unit is named at one drawing of its type, and no drawing of a nation comes twice', () => {
  for (const type of Object.keys(rules.unitTypes)) {
    const shown = drawingsOfType(rules, type)
    const units = Object.values(rules.designs).filter((design) => design.type === type)
    for (const { nation, name } of units) {
      const { name: owner } = rules.nations[nation] ?? { name: '' }
      expect(shown.filter(({ label }) => label.startsWith(`${owner}: `) && label.includes(name))).not.toEqual([])
    }
    expect(new Set(shown.map(({ label, drawing }) => JSON.stringify([label.split(':')[0], drawing]))).size).toBe(
      shown.length,
    )
  }
})
