/** Files of games, spoilt in thousands of ways, are taken in as far as they are sound; what comes of them can be listed and counted. */
import { expect, it } from 'vitest'
import { byOpponent, historyOf, nextToPlay, sideRecords } from '../../site/saves/history.ts'
import { makeProfile, newOf, parseProfile } from '../../site/saves/profile.ts'
import { makePick } from './mutate.ts'
import { count, first } from './numbers.ts'
import { spoilJson } from './spoil.ts'

const hash = 'f4cb773154323d10'
const entries = ['asan', 'korsun', 'meuse'].flatMap((id, at): (readonly [string, unknown])[] => [
  [
    `${id}/${hash}/game-${at}`,
    {
      record: `2.${hash}.c1b13abf.1.`,
      seats: ['human', 'veteran'],
      moves: 12,
      at: 1_700_000_000_000,
      turn: 2,
      name: 'At the bridge',
      given: 1,
      pieces: [12, 0, 13, 1],
      position: { turn: 2 },
      ...(at === 0 && { ended: { winners: [0], score: [3, 1] } }),
    },
  ],
  [
    `result/${id}/game-${at}`,
    { verdict: 'won', side: 0, opponent: 'veteran', score: [3, 1], turn: 4, at: 1_700_000_000_000 },
  ],
])
const file = makeProfile(entries)

it(`${count} files of games`, () => {
  let refused = 0
  for (let number = first; number < first + count; number++) {
    const profile = parseProfile(spoilJson(file, makePick(number)))
    if (typeof profile === 'string') {
      expect(profile, `${number}`).toMatch(/^(?:This|The) .+\.$/)
      refused += 1
      continue
    }
    if (profile.refused > 0) refused += 1
    const added = newOf(profile, entries)
    // Nothing that is there is written over.
    const keys = [...entries, ...added].map(([key]) => key)
    expect(new Set(keys).size, `${number}`).toBe(keys.length)
    const history = historyOf([...entries, ...added])
    for (const { id } of [{ id: 'asan' }, { id: 'korsun' }]) {
      for (const { best, levels } of sideRecords(history, id)) {
        expect(Number.isFinite(best), `${number}`).toBe(true)
        expect(levels.length, `${number}`).toBeGreaterThan(0)
      }
    }
    expect(
      byOpponent(history).every(({ played }) => played > 0),
      `${number}`,
    ).toBe(true)
    nextToPlay([{ id: 'asan', system: 'command-cards' }], history)
  }
  expect(refused).toBeGreaterThan(count / 4)
})
