import { expect, test } from 'vitest'
import { contentRules } from '../../../../tests/support/operational.ts'
import { changesAt } from './difficulty.ts'

test('what a level changes is told with the numbers of the tables', () => {
  const rules = contentRules()
  expect(changesAt(rules, 'classic')).toEqual([
    'Attackers lose steps up to odds +3',
    'objectives pay 40, 32, 20 prestige',
    'a score above nothing counts 140%',
  ])
  expect(changesAt(rules, 'easy')).toEqual(['Attackers lose steps up to odds +1', 'objectives pay 75, 60, 37 prestige'])
  const bolder = { ...rules, combat: { ...rules.combat, attackerLoss: { ...rules.combat.attackerLoss, hard: [1, 0] } } }
  expect(changesAt(bolder, 'hard')[0]).toBe('Attackers lose steps up to odds −3')
  expect(changesAt(rules, 'toString')).toEqual([])
})
