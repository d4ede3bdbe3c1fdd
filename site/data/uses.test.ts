import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

const move = { name: 'action move', legalIn: 100, used: 2000 }
const barrage = { name: 'card fire-mission', legalIn: 31, used: 0 }

test('what nobody used stands first', () => {
  const { sentence, table } = usesOf({ games: 100, uses: [move, barrage] })
  expect(sentence).toBe('What the players used in 100 games: all but 1 of 2 actions, cards and assets')
  expect(table.rows).toEqual([
    ['Fire mission (card)', '31', '0'],
    ['Move', '100', '2000'],
  ])
})

test('it says when everything was used', () => {
  expect(usesOf({ games: 40, uses: [move] }).sentence).toBe(
    'What the players used in 40 games: everything that was ever allowed',
  )
})
