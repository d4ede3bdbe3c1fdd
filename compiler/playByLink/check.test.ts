/** Two persons play by link, and one of them, or somebody on the way, cheats. */
import { beforeAll, describe, expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import { stateHash } from '../../engine/hash.ts'
import { replay } from '../../engine/play.ts'
import { makeMove, parseRecord } from '../../engine/record.ts'
import { tinyIdentity, tinySystems } from '../../tests/contract/tiny.ts'
import { choose, type LinkTable, playByLink } from '../../tests/support/playByLink.ts'
import { loadScenarios } from '../../tests/support/scenarios.ts'
import { openGame } from '../systems/games.ts'
import {
  type Chain,
  compareChains,
  gameIdOf,
  type LinkOfGame,
  makeChain,
  parseChain,
  signedText,
  type TeamNumber,
} from './chain.ts'
import { checkChain } from './check.ts'
import { makeKeys, sealOf, secretOf, sign } from './secrets.ts'
import { areKeysOf, invite, isNext, join, seedOfNext, send } from './turns.ts'

const identity = tinyIdentity

const { stacks, squares, areas } = tinySystems

/** A game of ten links or so, which has not ended. */
let table: LinkTable
beforeAll(async () => {
  table = await playByLink(identity, stacks.open(stacks.scenario), { links: 10 })
})

const last = ({ chains }: LinkTable): Chain => chains[chains.length - 1]
const check = (chain: Chain, game = table.game) => checkChain(game, identity, chain)

/** The chain with another link in a place. */
const altered = (chain: Chain, at: number, link: Partial<LinkOfGame>): Chain => ({
  ...chain,
  links: chain.links.with(at, { ...chain.links[at], ...link }),
})

/** A chain whose last two links are signed by these keys, as it stands. */
const signed = async (chain: Chain, { keys }: Pick<LinkTable, 'keys'>): Promise<Chain> => {
  const first = chain.links.length - 2
  const signatures = [first, first + 1].map((at) => sign(keys[at % 2], signedText(chain, at + 1)))
  return { ...chain, signatures: await Promise.all(signatures) }
}

describe('a game by link', () => {
  test.each([
    ['stacks', stacks, 0 as TeamNumber],
    ['stacks, begun by who moves second', stacks, 1 as TeamNumber],
    ['squares, four sides in two teams', squares, 1 as TeamNumber],
  ])('%s is played to its end; its record replays, and its text is read again', async (_, tiny, team) => {
    const game = tiny.open(tiny.scenario)
    const played = await playByLink(identity, game, { team })
    const checked = await check(last(played), game)
    if (!checked.ok || !checked.record) throw new Error('the chain is not good')
    expect(checked.over).toBe(true)
    const replayed = replay(game, checked.record)
    if (!replayed.ok) throw new Error(replayed.reason)
    expect(game.outcome(replayed.position.state)).toBeDefined()
    for (const chain of played.chains) expect(parseChain(makeChain(chain))).toEqual(chain)
    const [one, other] = played.chains.map(({ links }) => links.at(-1)?.moves ?? [])
    expect([one, other]).toEqual([[], []])
    expect(played.chains.at(2)?.links[2].moves.length === 0).toBe(team === 1)
    expect(checked.starts.length).toBe(last(played).links.length)
  })

  test('of three teams is none for two', async () => {
    const game = areas.open(areas.scenario)
    expect(await check(table.chains[0], game)).toMatchObject({ ok: false, problem: 'This battle is not for two.' })
  })

  test('names the forces it was begun with, and is a game of no others', async () => {
    const own = { ...identity, forces: 'guards-2D1' }
    const played = await playByLink(own, stacks.open(stacks.scenario), { links: 4 })
    const chain = last(played)
    expect(parseChain(makeChain(chain))).toEqual(chain)
    expect(await checkChain(played.game, own, chain)).toMatchObject({ ok: true, record: { forces: own.forces } })
    for (const other of [identity, { ...own, forces: 'guards-2D2' }])
      expect(await checkChain(played.game, other, chain)).toMatchObject({ ok: false, link: 0 })
  })

  test('knows the keys of its two teams, to the letter', async () => {
    const { keys, chains } = table
    for (const team of [0, 1] as const) {
      expect(await areKeysOf(last(table), team, keys[team])).toBe(true)
      expect(await areKeysOf(last(table), team, keys[1 - team])).toBe(false)
      const { publicKey, privateKey } = keys[team]
      for (const at of [0, 20, 42]) {
        const letter = privateKey[at] === 'A' ? 'B' : 'A'
        const changed = privateKey.slice(0, at) + letter + privateKey.slice(at + 1)
        expect(await areKeysOf(last(table), team, { publicKey, privateKey: changed })).toBe(false)
      }
    }
    expect(await areKeysOf(chains[0], 1, keys[1])).toBe(false)
  })

  test('says whose turn it is', async () => {
    const { keys, chains } = table
    expect(isNext(chains[0], keys[0])).toBe(false)
    expect(isNext(chains[4], keys[1])).toBe(true)
    await expect(send(chains[4], keys[0], [])).rejects.toThrow('the turn of the other one')
  })

  test('opens alike for both, and otherwise when either had another secret', async () => {
    const { keys, chains } = table
    const seed = await seedOfNext(chains[1], keys[0])
    const other = await join(chains[0], await makeKeys())
    expect(await seedOfNext(other, keys[0])).not.toBe(seed)
    const checked = await check(chains[2])
    expect(checked).toMatchObject({ record: { seed } })
  })
})

describe('what is found', () => {
  test('a past that was altered, by whoever is on the way', async () => {
    const chain = last(table)
    for (const at of [2, 3, 4, 5, 8, 9]) {
      const checked = await check(altered(chain, at, { moves: chain.links[at].moves.slice(1) }))
      expect(checked).toMatchObject({ ok: false, problem: expect.stringContaining('is not signed by whoever sent it') })
    }
  })

  test('a past that was altered by one of the two: the other one has not signed it', async () => {
    const { keys } = table
    const chain = altered(last(table), 4, { moves: [] })
    const signature = await sign(keys[1], signedText(chain))
    const checked = await check({ ...chain, signatures: [chain.signatures[0], signature] })
    expect(checked).toMatchObject({ ok: false, link: 8 })
    expect(compareChains(last(table), chain)).toEqual({ differsAt: 4 })
  })

  test('dice that were altered: another secret than was sealed, in any link, even where both sign it', async () => {
    for (const at of last(table).links.keys()) {
      if (at < 2) continue
      const chain = await signed(altered(last(table), at, { secret: 'A'.repeat(22) }), table)
      expect(await check(chain)).toMatchObject({
        ok: false,
        link: at,
        problem: expect.stringContaining('opens another secret than its sender had sealed'),
      })
    }
  })

  test('a second secret tried before sealing changes no dice of the turn', async () => {
    const { keys, chains } = table
    const seed = await seedOfNext(chains[5], keys[0])
    const other = altered(chains[5], 5, { seal: await sealOf(7, 'B'.repeat(22)) })
    expect(await seedOfNext(other, keys[0])).toBe(seed)
  })

  test('a turn that was sent twice, and its two versions are both signed', async () => {
    const { keys, chains, game } = table
    const again = await send(chains[5], keys[0], await choose(identity, game, chains[5], keys[0], 99))
    expect(await check(again)).toMatchObject({ ok: true })
    expect(again.links[6].moves).not.toEqual(chains[6].links[6].moves)
    expect(compareChains(chains[6], again)).toEqual({ differsAt: 6 })
  })

  test('a fork: a chain that goes on from another turn than was sent', async () => {
    const { keys, chains, game } = table
    const again = await send(chains[5], keys[0], await choose(identity, game, chains[5], keys[0], 99))
    const fork = await send(again, keys[1], await choose(identity, game, again, keys[1], 7))
    expect(await check(fork)).toMatchObject({ ok: true })
    expect(compareChains(chains[7], fork)).toEqual({ differsAt: 6 })
    expect(compareChains(chains[6], chains[8])).toBe('further')
    expect(compareChains(chains[8], chains[8])).toBe('same')
  })

  test('a link that is missing: at the end, or in between', async () => {
    const chain = last(table)
    expect(compareChains(chain, table.chains[7])).toBe('older')
    const without = { ...chain, links: chain.links.toSpliced(5, 2) }
    expect(await check(without)).toMatchObject({ ok: false, problem: expect.stringContaining('is not signed') })
    expect(await check(await signed(without, table))).toMatchObject({
      ok: false,
      problem: expect.stringContaining('opens another secret'),
    })
  })

  test('a wrong key', async () => {
    const { chains } = table
    const chain = chains[6]
    const stranger = await makeKeys()
    expect(isNext(chains[5], stranger)).toBe(false)
    const signature = await sign(stranger, signedText(chain))
    expect(await check({ ...chain, signatures: [chain.signatures[0], signature] })).toMatchObject({
      ok: false,
      link: 6,
    })
    const posing = altered(chain, 0, { key: stranger.publicKey })
    expect(await check(posing)).toMatchObject({ ok: false })
    expect(compareChains(chain, posing)).toEqual({ differsAt: 0 })
    expect(await check(altered(chain, 0, { key: 'A'.repeat(86) }))).toMatchObject({ ok: false })
  })

  test('a wrong seat: a move that is the other one’s to choose', async () => {
    const { keys, chains, game } = table
    const own = await choose(identity, game, chains[5], keys[0], 6)
    const side = (move: string) => (move.startsWith('0') ? `1${move.slice(1)}` : `0${move.slice(1)}`)
    const chain = await send(chains[5], keys[0], own.with(0, side(own[0])))
    expect(await check(chain)).toMatchObject({ ok: false, link: 6, problem: 'Link 7 makes a move of the other side.' })
  })

  test('a turn that is cut short, goes on too long or breaks the rules', async () => {
    const { keys, chains, game } = table
    const own = await choose(identity, game, chains[5], keys[0], 6)
    const sent = async (moves: readonly string[]) => check(await send(chains[5], keys[0], moves))
    expect(await sent(own)).toMatchObject({ ok: true })
    expect(await sent(own.slice(0, -1))).toMatchObject({ ok: false, problem: 'Link 7 ends before its turn is over.' })
    expect(await sent([...own, own[0]])).toMatchObject({ problem: 'Link 7 goes on after its turn was over.' })
    expect(await sent(['0never'])).toMatchObject({ problem: 'Link 7 holds “0never”, which is no move.' })
    const legal = game.makeAction({ type: 'fire', unit: 0 } as never)
    expect(await sent([makeMove(0, legal)])).toMatchObject({ problem: expect.stringContaining('against the rules') })
  })

  test('a game of another scenario or of other rules', async () => {
    const { game } = table
    const chain = last(table)
    expect(await checkChain(game, { ...identity, scenario: '1'.repeat(16) }, chain)).toMatchObject({ ok: false })
    const rules = '11111111'
    expect(await checkChain(game, { ...identity, rules }, chain)).toMatchObject({ ok: true, isOfOtherRules: true })
  })
})

describe('the text of a chain', () => {
  test('tells games apart by what is sealed first', async () => {
    const { keys } = table
    const other = await invite({ ...identity, team: 0 }, await makeKeys())
    expect(gameIdOf(other)).not.toBe(gameIdOf(table.chains[0]))
    expect(gameIdOf(last(table))).toBe(gameIdOf(table.chains[0]))
    expect(await secretOf(keys[0], 2)).toBe(await secretOf(keys[0], 2))
  })

  test('is refused or found out with any letter changed, dropped or added', async () => {
    const text = makeChain(last(table))
    const dice = rollingDice(1)
    for (let number = 0; number < 300; number++) {
      const at = dice.below(text.length)
      const letter = '0Az_-.:/~ é'.charAt(dice.below(11))
      const kind = dice.below(3)
      const mutant = text.slice(0, at) + (kind === 0 ? '' : letter) + text.slice(at + (kind === 2 ? 0 : 1))
      if (mutant === text) continue
      const chain = parseChain(mutant)
      if (chain === undefined) continue
      expect(makeChain(chain)).toBe(mutant)
      const isSameButForSignatures = signedText(chain) === signedText(last(table))
      const checked = await check(chain)
      if (checked.ok) expect(isSameButForSignatures || chain.rules !== identity.rules).toBe(true)
    }
  })

  test.each([
    ['', 'nothing'],
    ['2.0000000000000000.00000000.1.', 'a record'],
    [`L1:0000000000000000:00000000:0/~${'A'.repeat(86)}`, 'no link'],
    [`L2:0000000000000000:00000000:0/${'A'.repeat(86)}::${'A'.repeat(43)}:/~${'A'.repeat(86)}`, 'another form'],
    [`L1:0000000000000000:00000000:0/::${'A'.repeat(43)}:/~${'A'.repeat(86)}`, 'no key'],
    [`L1:0000000000000000:00000000:0/${'A'.repeat(86)}::${'A'.repeat(43)}:0e/~${'A'.repeat(86)}`, 'moves too early'],
  ])('%s is none: %s', (text) => {
    expect(parseChain(text)).toBeUndefined()
  })
})

test('a battle of each system can be played by link, and the seeds in its record are those of the secrets', async () => {
  const scenarios = await loadScenarios()
  const systems = new Map(scenarios.map((scenario) => [scenario.system, scenario]))
  expect(systems.size).toBeGreaterThan(1)
  for (const scenario of systems.values()) {
    const game = openGame(scenario)
    const { chains } = await playByLink(identity, game, { team: 1, links: 6 })
    const checked = await checkChain(game, identity, chains[chains.length - 1])
    if (!checked.ok || !checked.record) throw new Error('the chain is not good')
    const text = `2.${identity.scenario}.${identity.rules}.${checked.record.seed.toString(36)}.${checked.record.moves.join('_')}`
    const parsed = parseRecord(text)
    const replayed = parsed && replay(game, parsed)
    expect(replayed?.ok).toBe(true)
    if (replayed?.ok) expect(stateHash(game, replayed.position.state)).toMatch(/^[0-9a-f]{16}$/)
    expect(checked.record.moves.filter((move) => move.startsWith('~'))).toHaveLength(chains.length - 3)
  }
})
