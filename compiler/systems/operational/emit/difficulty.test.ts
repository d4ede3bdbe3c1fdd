import { expect, test } from 'vitest'
import { contentRules } from '../../../../tests/support/operational.ts'
import { changesAt } from './difficulty.ts'

test('what a level changes is told with the numbers of the tables', () => {
  const rules = contentRules()
  expect(changesAt(rules, 'classic')).toEqual([
    'Attackers lose steps up to odds +3',
    'an objective pays 40 prestige on time, 32 a turn late, 20 later',
    'a good score counts 140%',
  ])
  const bolder = { ...rules, combat: { ...rules.combat, attackerLoss: { ...rules.combat.attackerLoss, hard: [1, 0] } } }
  expect(changesAt(bolder, 'hard')[0]).toBe('Attackers lose steps up to odds −3')
  expect(changesAt(rules, 'toString')).toEqual([])
})
