/** A game that two persons played by link is verified in the terminal. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeForces, makeRecord } from '../../engine/record.ts'
import { typeIn } from '../../tests/support/commandLine.ts'
import { playByLink } from '../../tests/support/playByLink.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import { type Chain, makeChain } from '../playByLink/chain.ts'
import { identityOf } from '../resolve/identity.ts'
import { openGame } from '../systems/games.ts'
import { findChain } from './chain.ts'
import type { Io } from './command.ts'

/** A content directory of one scenario without rulebook and evidence, in a folder of its own. */
const home = mkdtempSync(join(tmpdir(), 'sandtable-replay-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const type = (word: string, ...options: string[]) => typeIn(home, ['replay', word, ...options])

let chains: readonly Chain[]
beforeAll(async () => {
  for (const path of ['systems/operational', 'scenarios/road-to-catania']) {
    cpSync(fileURLToPath(new URL(`../../content/${path}`, import.meta.url)), join(home, 'content', path), {
      recursive: true,
      filter: (file) => !file.endsWith('/rules') && !file.endsWith('.json'),
    })
  }
  const report = makeReport()
  const [{ scenario }] = compile(await readDirectory(join(home, 'content'), report), report).scenarios
  const played = await playByLink(identityOf(scenario), openGame(scenario), { links: 8 })
  chains = played.chains
})

describe('sandtable replay of a game by link', () => {
  it('verifies a file or a link and tells the game', async () => {
    const text = makeChain(chains[7])
    writeFileSync(join(home, 'game.sandtable'), `${text}\nkey 1 secret\n`)
    const { code, out } = await type('game.sandtable')
    expect(code).toBe(0)
    expect(out).toMatch(/^Verified: 8 links, signed by both; each secret is the one that was sealed before;/)
    expect(out).toMatch(/The road to Catania.*: turn \d+, not over yet\.\n\d+ moves, state [0-9a-f]{16}\n$/)
    const io = { cwd: home } as Io
    expect(await findChain(`http://localhost/scenarios/road-to-catania/#link=${text}`, io)).toEqual(chains[7])
    expect(await findChain('game.sandtable', io)).toEqual(chains[7])
    expect(await findChain('2.0123456789abcdef.89abcdef.2s.', io)).toBeUndefined()
  })

  it('says what is wrong', async () => {
    const [chain] = chains.slice(-1)
    const links = chain.links.with(4, { ...chain.links[4], secret: 'A'.repeat(22) })
    const altered = await type(makeChain({ ...chain, links }))
    expect(altered.code).toBe(1)
    expect(altered.error).toContain('Link 7 is not signed by whoever sent it, or something before it was changed.')
    const damaged = await type(makeChain(chain).slice(0, -1))
    expect(damaged.code).toBe(2)
    expect(damaged.error).toContain('This game by link is damaged')
  })

  it('tells of a game that has not begun', async () => {
    expect((await type(makeChain(chains[1]))).out).toMatch(/^Verified: 2 links, .*\nThe game has not begun\.\n$/)
  })
})

it('a record is played with the forces that it names, of cards that its battle has not', async () => {
  const own = join(home, 'armies')
  for (const path of ['systems/skirmish', 'scenarios/inland-1944'])
    cpSync(fileURLToPath(new URL(`../../content/${path}`, import.meta.url)), join(own, 'content', path), {
      recursive: true,
      filter: (file) => !file.endsWith('/rules') && !file.endsWith('.json'),
    })
  const report = makeReport()
  const [{ scenario }] = compile(await readDirectory(join(own, 'content'), report), report).scenarios
  const rest = 'soviet-is2.2 soviet-kv2.2 soviet-zis3.2 soviet-t34-85.2 soviet-su85.2 soviet-zis2.1'
  const recordWith = (units: string): string => {
    const army = new URLSearchParams({ name: 'Guards', nation: 'soviet', year: '1944', units: `${units} ${rest}` })
    return makeRecord({ format: 2, ...identityOf(scenario), forces: makeForces(`0 ${army}`), seed: 1, moves: [] })
  }
  const played = await typeIn(own, ['replay', recordWith('soviet-t34-76.2')])
  expect(played).toMatchObject({ code: 0, error: '' })
  expect(played.out).toContain('turn 1, not over yet')
  const refused = await typeIn(own, ['replay', recordWith('soviet-t34-76.2 soviet-t34-99.2')])
  expect(refused.code).toBe(1)
  expect(refused.error).toContain('Guards cannot fight here: There is no card “soviet-t34-99”.')
})
