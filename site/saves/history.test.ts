/** The history of one's games, the proposal of the next one, and the file that exports both. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openWords } from '../scripts/ownWords.ts'
import type { Database } from './database.ts'
import { amongListed, beatenIn, byOpponent, historyOf, nextToPlay, sideRecords } from './history.ts'
import { importProfile, makeProfile, parseProfile, wayOfGame } from './profile.ts'
import { parseResult, type Result, resultOf } from './result.ts'
import { parseSavedGame, type SavedGame } from './savedGame.ts'

const hash = '0123456789abcdef'
const game: SavedGame = { record: '2.x', seats: ['human', 'veteran'], moves: 3, at: 5, turn: 2 }
const won: Result = { verdict: 'won', side: 0, opponent: 'veteran', score: [120, -40], turn: 4, at: 9 }
const entries = [
  [`wau/${hash}/a`, game],
  [`wau/${hash}/b`, { ...game, at: 7 }],
  [`wau/${hash}/c`, { ...game, ended: { winners: [0], score: [120, -40] } }],
  [`wau/${hash}/linked`, { ...game, link: '2.y' }],
  ['result/wau/c', won],
  ['result/wau/d', { ...won, verdict: 'lost', score: [-7, 3], opponent: 'staff', at: 12 }],
  ['result/wau/e', { ...won, opponent: 'recruit', score: [90, 0], at: 2 }],
  ['something', 'else'],
] as const

/** A browser’s database in memory. */
const inMemory = (held: Map<string, unknown>): Database => ({
  entries: async () => [...held],
  value: async (key) => held.get(key),
  put: async (added) => {
    for (const [key, value] of added) held.set(key, value)
  },
  remove: async (key) => void held.delete(key),
})

test('games that go on are remembered, the latest first, and those that ended with what they came to', () => {
  const history = historyOf(entries)
  expect(history.open.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(history.finished.map(({ at }) => at)).toEqual([12, 9, 2])
  expect(sideRecords(history, 'wau')).toEqual([
    {
      side: 0,
      best: 120,
      beaten: 'veteran',
      levels: [
        { opponent: 'recruit', played: 1, won: 1, lost: 0, best: 90 },
        { opponent: 'veteran', played: 1, won: 1, lost: 0, best: 120 },
        { opponent: 'staff', played: 1, won: 0, lost: 1, best: -7 },
      ],
    },
  ])
  expect(amongListed(history, [{ id: 'wau' }])).toEqual(history)
  expect(amongListed(history, [{ id: 'example-of-a-rule' }])).toEqual({ open: [], finished: [] })
  expect(byOpponent(history)).toEqual([
    { opponent: 'recruit', played: 1, won: 1, lost: 0, drawn: 0 },
    { opponent: 'veteran', played: 1, won: 1, lost: 0, drawn: 0 },
    { opponent: 'staff', played: 1, won: 0, lost: 1, drawn: 0 },
  ])
})

test('a game by link goes on from the invitation on, and says whose turn it is and which side one leads', () => {
  const key = `wau/${hash}/by-link-a`
  const sent = (status: 'invited' | 'mine'): SavedGame => ({
    ...game,
    seats: ['away', 'human'],
    moves: 0,
    byLink: { chain: 'L1:x', key: 'k', status },
  })
  const listed = { sides: ['Army', 'Others'] }
  const [open] = historyOf([[key, sent('invited')]]).open
  expect(open && openWords(listed, open.game)).toEqual(['By link: nobody has joined yet', 'you lead Others'])
  expect(openWords(listed, sent('mine'))).toEqual(['By link: your turn', 'you lead Others'])
  expect(openWords(listed, game)).toEqual(['Others: Veteran'])
  expect(openWords(listed, { ...game, seats: ['human', 'human'] })).toEqual(['at one screen'])
  const armies = `2.${hash}.89abcdef.1~army.`
  expect(openWords(listed, { ...game, record: armies })).toEqual(['Others: Veteran', 'with own forces'])
})

test('a game counts when one person played it from its beginning against computers', () => {
  const ended = { ...game, ended: { winners: [1], score: [3, 5] } }
  const teams = [[0], [1]]
  expect(resultOf(ended, teams, 'hard')).toEqual({
    verdict: 'lost',
    side: 0,
    opponent: 'veteran',
    difficulty: 'hard',
    score: [3, 5],
    turn: 2,
    at: 5,
  })
  expect(resultOf({ ...ended, ended: { winners: [], score: [3, 3] } }, teams, undefined)?.verdict).toBe('drawn')
  expect(resultOf(game, teams, undefined)).toBeUndefined()
  expect(resultOf({ ...ended, isBranch: true }, teams, undefined)).toBeUndefined()
  expect(resultOf({ ...ended, isReseated: true }, teams, undefined)).toBeUndefined()
  expect(resultOf({ ...ended, link: '2.y' }, teams, undefined)).toBeUndefined()
  expect(resultOf({ ...ended, base: {} }, teams, undefined)).toBeUndefined()
  expect(resultOf({ ...ended, seats: ['human', 'human'] }, teams, undefined)).toBeUndefined()
})

test('a game of which the staff chose more than half counts for nothing', () => {
  const record = recordOf('0a', '1b', '0c', '1d', '~3', '0e', '0f')
  const led = (...advised: readonly number[]) => {
    const ended = { winners: [0], score: [1, 0] }
    return resultOf({ ...game, record, ended, advised }, [[0], [1]], undefined)
  }
  expect(led(0, 2)?.verdict).toBe('won')
  expect(led(0, 2, 4)).toBeUndefined()
})

test('a partner is nobody who was beaten', () => {
  const four = {
    ...game,
    seats: ['human', 'general', 'recruit', 'veteran'] as const,
    ended: { winners: [0, 1], score: [5, 3] },
  }
  const teams = [
    [0, 1],
    [2, 3],
  ]
  expect(resultOf(four, teams, undefined)).toMatchObject({ verdict: 'won', opponent: 'veteran' })
})

test('next comes what was lost last, then the first not won yet of the same rules, then of others', () => {
  const scenarios = ['a1', 'b1', 'a2', 'b2'].map((id) => ({ id, system: id.charAt(0) }))
  const after = (...games: readonly [string, Result['verdict']][]) =>
    nextToPlay(scenarios, {
      finished: games.map(([scenario, verdict]) => ({ ...won, id: '1', scenario, verdict })),
      open: underWay.map((scenario) => ({ scenario })),
    })?.id
  let underWay: readonly string[] = []
  expect(after()).toBe('a1')
  expect(after(['b1', 'lost'])).toBe('b1')
  expect(after(['b1', 'won'])).toBe('b2')
  expect(after(['b2', 'won'], ['b1', 'won'])).toBe('a1')
  expect(after(['b2', 'won'], ['b1', 'won'], ['a1', 'won'], ['a2', 'won'])).toBeUndefined()
  underWay = ['b1', 'a1']
  expect(after(['b1', 'lost'])).toBe('b2')
  expect(after(['a1', 'won'])).toBe('a2')
})

test('the medal of a battle is for the strongest computer that was beaten there', () => {
  const games = [
    { ...won, id: '1', scenario: 'a', opponent: 'recruit' },
    { ...won, id: '2', scenario: 'a' },
    { ...won, id: '5', scenario: 'a', opponent: 'recruit' },
    { ...won, id: '3', scenario: 'a', opponent: 'general', verdict: 'lost' as const },
    { ...won, id: '4', scenario: 'b', verdict: 'drawn' as const },
  ]
  expect(beatenIn({ finished: games }, 'a')).toBe('veteran')
  expect(beatenIn({ finished: games }, 'b')).toBeUndefined()
})

/** A save with every field that there is. */
const whole: Required<SavedGame> = {
  ...game,
  turn: 2,
  name: 'At the ford',
  link: '2.y',
  given: 1,
  ended: { winners: [0], score: [120, -40] },
  pieces: [12, 0],
  position: { turn: 2 },
  base: { turn: 1 },
  isBranch: true,
  isReseated: true,
  advised: [0, 4],
  byLink: { chain: 'L1:x', key: 'k', status: 'theirs' },
}

test('a save keeps all of its fields', () => expect(parseSavedGame(whole)).toEqual(whole))

test('a file takes all along, adds what is new, and writes over nothing', async () => {
  const file = makeProfile(entries)
  const empty = new Map<string, unknown>()
  expect(await importProfile(inMemory(empty), file)).toBe('7 of 8 entries were taken in. 1 could not be read.')
  expect(historyOf([...empty])).toEqual(historyOf(entries))
  expect(await importProfile(inMemory(empty), file)).toBe(
    '0 of 8 entries were taken in. 7 were here already. 1 could not be read.',
  )
})

/** The record of a game with so many moves. */
const recordOf = (...moves: readonly string[]): string => `2.${hash}.89abcdef.1.${moves.join('_')}`

/** Returns the contents of a browser's database after the import of a file. */
const after = async (own: readonly (readonly [string, unknown])[], coming: readonly (readonly [string, unknown])[]) => {
  const held = new Map<string, unknown>(own)
  const said = await importProfile(inMemory(held), makeProfile(coming))
  return { held, said }
}

test('the file of one game leads to the page of its battle, or says how it opens', () => {
  const battles = [{ hash, title: 'Wau', href: '/scenarios/wau/' }]
  const record = recordOf('0a')
  expect(wayOfGame(`${record}\n`, battles)).toEqual({ href: '/scenarios/wau/' })
  expect(wayOfGame(record, [])).toEqual({ words: expect.stringContaining('not on this site') })
  expect(wayOfGame(JSON.stringify({ ...game, record }), battles)).toEqual({ href: '/scenarios/wau/' })
  expect(wayOfGame(JSON.stringify(game), battles)).toEqual({ words: expect.stringContaining('not on this site') })
  expect(wayOfGame(record.replace(/^2/, '1'), battles)).toEqual({ words: expect.stringContaining('older form') })
  expect(wayOfGame('L1:abc', battles)).toEqual({ words: expect.stringContaining('by link') })
  for (const text of [makeProfile(entries), 'anything', '[]', 'null']) expect(wayOfGame(text, battles)).toBeUndefined()
})

/** A game by link with its private key, as it stands here. */
const byLink: SavedGame = {
  ...game,
  record: recordOf('0a', '1b'),
  seats: ['human', 'away'],
  byLink: { chain: 'L1:x', key: 'private', status: 'mine' },
}

test.for<readonly [what: string, coming: SavedGame]>([
  ['goes on from an own game without its private key', { ...game, record: `${byLink.record}_0t`, moves: 99, at: 8 }],
  ['goes on from an own game', { ...byLink, record: `${byLink.record}_0t` }],
  ['left an own game earlier', { ...byLink, record: recordOf('0a', '1c') }],
  ['has another key', { ...byLink, byLink: { chain: 'L1:x', key: 'theirs', status: 'mine' } }],
  ['has another chance', { ...byLink, record: byLink.record.replace('.1.', '.2.') }],
  ['begins elsewhere', { ...byLink, base: { turn: 3 } }],
  ['holds a move that begins like the own one', { ...byLink, record: recordOf('0a', '1') }],
])('a game that %s is added beside it', async ([, coming]) => {
  const key = `wau/${hash}/by-link-abcdefghijklmnopqrstuvwxyz`
  const { held, said } = await after([[key, byLink]], [[key, coming]])
  expect(said).toBe('1 of 1 entries were taken in.')
  expect(held.get(key)).toEqual(byLink)
  expect(historyOf([...held]).open.map(({ game }) => game)).toContainEqual(parseSavedGame(coming))
  const again = await after([...held], [[key, coming]])
  expect(again.said).toBe('0 of 1 entries were taken in. 1 were here already.')
})

test('a game as it stood earlier, and one that has another name alone, is here already', async () => {
  const key = `wau/${hash}/a`
  for (const coming of [
    { ...byLink, record: recordOf('0a') },
    { ...byLink, name: 'Another' },
  ])
    expect((await after([[key, byLink]], [[key, coming]])).held.size).toBe(1)
})

test('all forks of a game, all armies of a name and all results of a game are added', async () => {
  const forks = ['0a', '0b', '0c'].map((move) => [`wau/${hash}/a`, { ...game, record: recordOf(move) }] as const)
  const armies = ['one', 'two'].map((text) => ['army/skirmish/own', { text, at: 5 }] as const)
  const results = [won, { ...won, verdict: 'lost' }].map((result) => ['result/wau/a', result] as const)
  const all = [...forks, ...armies, ...results]
  const { held, said } = await after([], all)
  expect(said).toBe('7 of 7 entries were taken in.')
  expect(historyOf([...held])).toMatchObject({ open: { length: 3 }, finished: { length: 2 } })
  expect((await after([...held], all)).said).toBe('0 of 7 entries were taken in. 7 were here already.')
})

test('times that no calendar knows and turns that no game comes to are refused', () => {
  expect(parseSavedGame({ ...game, at: Number.MAX_SAFE_INTEGER })).toBeUndefined()
  expect(parseSavedGame({ ...game, moves: Number.MAX_SAFE_INTEGER })).toBeUndefined()
  expect(parseSavedGame({ ...game, turn: Number.MAX_SAFE_INTEGER })).not.toHaveProperty('turn')
  expect(parseResult({ ...won, at: Number.MAX_SAFE_INTEGER })).toBeUndefined()
  expect(parseResult({ ...won, turn: Number.MAX_SAFE_INTEGER })).toBeUndefined()
})

test('no file breaks the page: what is not a game or a result is refused', async () => {
  const whole = makeProfile(entries)
  const broken = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.nat(whole.length), fc.nat(20), fc.string())
      .map(([at, length, text]) => whole.slice(0, at) + text + whole.slice(at + length)),
    fc
      .array(fc.tuple(fc.oneof(fc.string(), fc.constantFrom(...entries.map(([key]) => key))), fc.anything()))
      .map((some) => makeProfile(some)),
  )
  await fc.assert(
    fc.asyncProperty(broken, async (text) => {
      const held = new Map<string, unknown>()
      expect(typeof (await importProfile(inMemory(held), text))).toBe('string')
      for (const [key, value] of held)
        expect(key.startsWith('result/') ? parseResult(value) : parseSavedGame(value)).toEqual(value)
      historyOf([...held])
    }),
    { numRuns: 10_000 },
  )
  expect(parseProfile('{"format":"sandtable-profile","version":2,"entries":[]}')).toContain('later version')
})
