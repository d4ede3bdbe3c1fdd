import { expect, test } from 'vitest'
import type { ObstacleRules, TerrainRules } from '../../../../engine/systems/command-cards/rules.ts'
import { contentRules } from '../../../../tests/support/commandCards.ts'
import { conditionOf, groundWords, questions, traitsOf } from './groundWords.ts'

const rules = contentRules()
const wordsOf = (ground: TerrainRules | ObstacleRules | undefined) => {
  if (!ground) throw new Error('no such ground')
  return groundWords(ground, rules)
}

test('a forest takes dice, stops, silences and blinds (T3)', () => {
  const words = wordsOf(rules.terrain.forest)
  expect(words.dice).toEqual(['Attackers roll fewer dice: infantry 1 and armour 2.'])
  expect(words.entering).toEqual(['Whoever enters must stop.'])
  expect(words.battling).toEqual(['Whoever enters does not battle in this turn.'])
  expect(words.sight).toEqual(['It blocks sight.'])
})

test('a hill takes dice from those below it only (T6)', () => {
  const { hill } = rules.terrain
  expect(hill && conditionOf(hill, rules)).toBe('Only if they stand lower.')
  expect(hill && traitsOf(hill)).toEqual(['protects', 'blocks', 'height'])
})

test('hidden mines are told of where they lie (T29)', () => {
  expect(wordsOf(rules.obstacles.minefield).entering).toContain('Mines lie hidden here; entering springs them.')
})

test('open country has nothing to heed (C4)', () => {
  const words = wordsOf(rules.terrain.open)
  expect(questions.flatMap((question) => words[question])).toEqual([])
})

test.each([...Object.entries(rules.terrain), ...Object.entries(rules.obstacles)])(
  'what %s does is told in whole sentences',
  (_, ground) => {
    for (const sentence of questions.flatMap((question) => wordsOf(ground)[question])) {
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/undefined|NaN| {2}|: \./)
    }
  },
)
