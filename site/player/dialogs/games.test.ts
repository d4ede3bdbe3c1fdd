/** Notes about each game in the list of saved games. */

import { expect, test } from 'vitest'
import { part } from '../../../tests/support/part.ts'
import type { StoredGame } from '../storage.ts'
import type { PlayerState } from '../systemUi.ts'
import { noteOf } from './Games.tsx'

const state = part<PlayerState>({
  bundle: { identity: { scenario: 'now' }, scenario: { sides: [{ name: 'Army' }, { name: 'Others' }] } },
})
const noteOn = (game: object, scenarioHash = 'now') =>
  noteOf(state, part<StoredGame>({ scenarioHash, game: { record: '', ...game } }))

test('the result of a saved game is one note', () => {
  const ended = { winners: [0] }
  expect(noteOn({ ended, seats: ['human', 'staff'] })).toEqual(['Won'])
  expect(noteOn({ ended, seats: ['staff', 'human'], isBranch: true })).toEqual(['Lost', 'Branched off'])
  expect(noteOn({ ended, seats: ['human', 'human'] })).toEqual(['Army won'])
  expect(noteOn({ ended: { winners: [] }, seats: ['human', 'staff'] })).toEqual(['Drawn'])
  const record = `2.${'0'.repeat(16)}.00000000.1~army.`
  expect(noteOn({ record, seats: ['human', 'staff'] })).toEqual(['With own forces'])
  expect(noteOn({ seats: ['human', 'staff'] }, 'before')).toEqual(['Of another version of this battle'])
})
