import { expect, test } from 'vitest'
import type { ScenarioCard } from '../../compiler/bundle.ts'
import { resolveContent } from '../../tests/support/content.ts'
import { firstToPlay, inOrder, mixed, showpiece } from './home.ts'

const card = (id: string, level: ScenarioCard['level'], turns: number) => ({ id, level, turns }) as ScenarioCard
const cards = [card('c', 'long', 10), card('b', 'short', 8), card('a', 'short', 6), card('z', 'learn', 9)]

test('scenarios go from easy to hard, then from short to long', () => {
  expect(inOrder(cards).map(({ id }) => id)).toEqual(['z', 'a', 'b', 'c'])
})

test('a newcomer plays the easiest; the home page shows one of middling size', () => {
  expect([firstToPlay(cards)?.id, showpiece(cards)?.id]).toEqual(['z', 'a'])
})

test('the home page shows battles of all rule systems', () => {
  const both = cards.map((one, index) => ({ ...one, system: index === 0 ? 'x' : 'y' }))
  expect(mixed(both, 3).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
})

test('what can be filmed is shown before what cannot', () => {
  expect(showpiece(cards, ({ id }) => id === 'b')?.id).toBe('b')
  expect(showpiece(cards, () => false)?.id).toBe('a')
})

test('without scenarios there is nothing to show', () => {
  expect([firstToPlay([]), showpiece([])]).toEqual([undefined, undefined])
})

test('each rule system has a battle to learn on, which has a tutorial', async () => {
  const { systems, scenarios } = await resolveContent()
  // Enemies of tactical battles deploy anew in each game, so that no lesson holds yet.
  for (const { id } of systems.filter((system) => system.id !== 'tactical')) {
    const toLearn = scenarios.filter(({ scenario, level }) => scenario.system === id && level === 'learn')
    expect(toLearn.length, id).toBeGreaterThan(0)
    for (const { tutorial } of toLearn) expect(tutorial).not.toBeNull()
  }
})
