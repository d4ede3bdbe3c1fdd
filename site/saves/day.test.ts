import { expect, test } from 'vitest'
import { battleOfDay, dayAt, dayInAddress, dayOfGame, gameOfDay, seedOfDay } from './day.ts'

test('a day is a date that there is', () => {
  expect(dayAt(Date.UTC(2026, 10, 28, 23, 59))).toBe('2026-11-28')
  const now = Date.UTC(2026, 10, 28)
  expect(dayInAddress('#day=2026-11-28', now)).toBe('2026-11-28')
  expect(dayInAddress('#day=2026-11-30', now)).toBeUndefined()
  for (const text of ['', '#day=', '#day=2026-13-01', '#day=2026-02-30', '#day=20261128', '#g=2026-11-28'])
    expect(dayInAddress(text, now), text).toBeUndefined()
  expect(dayOfGame(gameOfDay('2026-11-28'))).toBe('2026-11-28')
  for (const id of ['day-old', 'own-2026-11-28']) expect(dayOfGame(id), id).toBeUndefined()
  expect(seedOfDay('2026-11-28')).toBe(20261128)
})

test('all battles have their days, one rule system after the other, in whatever order they are listed', () => {
  const scenarios = ['a1', 'a2', 'b1', 'b2', 'b3'].map((id) => ({ id, system: id.charAt(0) }))
  const days = Array.from({ length: 12 }, (_, day) => dayAt(Date.UTC(2026, 0, 1 + day)))
  const battles = days.map((day) => battleOfDay(scenarios, day)?.id ?? '')
  expect(new Set(battles).size).toBe(5)
  for (const [at, battle] of battles.entries()) expect(battle.charAt(0)).not.toBe(battles[at + 1]?.charAt(0))
  expect(days.map((day) => battleOfDay(scenarios.toReversed(), day)?.id)).toEqual(battles)
  expect(battleOfDay([], '2026-11-28')).toBeUndefined()
})
