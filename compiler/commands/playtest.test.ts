import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { chooseFor, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord } from '../../engine/record.ts'
import { typeIn } from '../../tests/support/commandLine.ts'
import { hasTurn } from '../../tests/support/turns.ts'
import type { Evidence } from '../bundle.ts'
import { compile } from '../compile.ts'
import { makeReport } from '../diagnostics/diagnostic.ts'
import { readDirectory } from '../disk.ts'
import type { SampleWins } from '../playtest/sampleWins.ts'
import { identityOf } from '../resolve/identity.ts'
import { makePlayer, openGame } from '../systems/games.ts'

const repository = fileURLToPath(new URL('../../content/', import.meta.url))
const directory = 'content/scenarios/road-to-catania'

/** A content directory of one scenario without rulebook and evidence, in a folder of its own. */
let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'sandtable-playtest-'))
  for (const path of ['systems/operational', 'scenarios/road-to-catania']) {
    await cp(join(repository, path), join(home, 'content', path), {
      recursive: true,
      filter: (file) => !file.endsWith('/rules') && !file.endsWith('.json'),
    })
  }
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Returns the output of a command without its progress lines. */
const type = async (...words: string[]) => {
  const { error, ...rest } = await typeIn(home, words)
  return { ...rest, error: error.replace(/^.* \.\.\. \d+ s\n/gm, '') }
}

const few = ['--games', '2', '--threads', '1']
const explored = [...few, '--dry-run', '--seed', '1004']

const readEvidence = async (): Promise<Evidence> =>
  JSON.parse(await readFile(join(home, directory, 'evidence.json'), 'utf8'))

describe('sandtable playtest', () => {
  it('tells what came of the games, and writes nothing when told so', async () => {
    const before = await readdir(join(home, directory))
    const { code, out, error } = await type('playtest', 'road-to-catania', ...explored)
    expect({ code, error }).toEqual({ code: 1, error: '' })
    expect(out).toMatch(/^road-to-catania {2}2 games, planner against itself, seeds 1004–1005\n/)
    expect(out).toMatch(
      /\n {2}undecided: Eighth Army should win 40 to 65 per cent; .* when all play in the style that serves them best \((some \d+ games would tell|too near the edge to tell)\)\n/,
    )
    expect(await readdir(join(home, directory))).toEqual(before)
  })

  it('measures another level of difficulty without writing, and knows which there are', async () => {
    const before = await readdir(join(home, directory))
    const { code, out } = await type('playtest', ...few, '--difficulty', 'hard')
    expect(code).toBe(0)
    expect(out).toContain('\n  at the difficulty hard\n')
    expect(await readdir(join(home, directory))).toEqual(before)
    expect(await type('playtest', ...few, '--difficulty', 'brutal')).toMatchObject({
      code: 2,
      error: expect.stringContaining('“brutal” is no level of difficulty of The road to Catania'),
    })
    expect(await type('playtest', '--verify', '--difficulty', 'hard')).toMatchObject({ code: 2 })
  })

  it('asks for evidence before it verifies any', async () => {
    const { code, out } = await type('playtest', '--verify', '--threads', '1')
    expect({ code, out }).toEqual({
      code: 1,
      out: 'road-to-catania: the evidence is missing or stale; run sandtable playtest road-to-catania\n',
    })
  })

  it('writes the evidence, plays nothing while it is current, and verifies it', async () => {
    await type('playtest', ...few)
    const evidence = await readEvidence()
    expect(evidence).toMatchObject({ seed: 1_000_000, scenario: 'road-to-catania', verdict: 'undecided' })
    const { out: doubts } = await type('check')
    expect(doubts).not.toContain('balance-missed') // Two games refute nothing.
    expect((await type('playtest', ...few)).out).toContain('(current: nothing played; 32 between players of the panel)')
    expect(await type('playtest', '--verify', '--threads', '1')).toMatchObject({
      code: 0,
      out: 'road-to-catania: 20 sample games ended as recorded, each victory was won again\n',
    })
    const again = await type('playtest', ...few, '--force')
    expect(again.out).toMatch(/\(34 games in \d+\.\d s; 32 between players of the panel\)/)
    expect(await readEvidence()).toEqual(evidence)
    const more = await type('playtest', '--games', '3', '--threads', '1')
    expect(more.out).toMatch(/\(17 games in \d+\.\d s; 48 between players of the panel, 32 of them known before\)/)
    expect(await readEvidence()).toMatchObject({
      panel: [{ games: 3 }, { games: 3 }, { games: 3 }, { games: 3 }],
      skill: { games: 3 },
    })
    await type('playtest', ...few, '--force')
  })

  it('finds a won game of each side without gathering evidence, keeps it, and plays nothing while it holds', async () => {
    const path = join(home, directory, 'witness.json')
    const sidesOf = async (): Promise<number[]> =>
      JSON.parse(await readFile(path, 'utf8')).wins.map(({ side }: { side: number }) => side)
    const kept = JSON.parse(await readFile(path, 'utf8'))
    await writeFile(
      path,
      JSON.stringify({ ...kept, wins: kept.wins.filter(({ side }: { side: number }) => side === 1) }),
    )
    expect((await type('check')).out).toContain(`warning win-unwitnessed  ${directory}/scenario.yaml:`)
    const evidence = await readEvidence()
    const words = ['playtest', '--witness', '--games', '2', '--threads', '1']
    const found = await type(...words)
    expect(found).toMatchObject({ code: 0, error: '' })
    expect(found.out).toMatch(
      /^road-to-catania {2}\d+ games in \d+\.\d s\n {2}Eighth Army +[a-z ]+ in turn \d, \d+ actions\n/,
    )
    expect(await sidesOf()).toEqual([0, 1])
    expect(await readEvidence()).toEqual(evidence)
    expect((await type('check')).out).not.toContain('witness')
    expect((await type(...words)).out).toMatch(/^road-to-catania {2}current: nothing played\n/)
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace(/"turn": 4/, '"turn": 1'))
    expect((await type('check')).out).toContain(`warning witness-broken  ${directory}/witness.json:`)
    await type(...words)
    expect(await sidesOf()).toEqual([0, 1])
    expect((await type('check')).out).not.toContain('witness')
    await rm(path)
    expect((await type('check')).out).toContain(`warning witness-missing  ${directory}/scenario.yaml:1:1`)
    await writeFile(path, text)
  })

  it('finds a sample that was changed by hand, and takes the place of evidence that is damaged', async () => {
    const path = join(home, directory, 'evidence.json')
    const text = await readFile(path, 'utf8')
    const {
      panel: [{ samples }],
    } = await readEvidence()
    await writeFile(path, text.replace(samples[1].hash, '0123456789abcdef'))
    const forged = await type('playtest', '--verify', '--threads', '1')
    expect(forged).toMatchObject({
      code: 1,
      out: `road-to-catania: game 1 of planner ended in ${samples[1].hash}, the evidence says 0123456789abcdef\n`,
    })
    expect((await type('playtest', ...few, '--force')).error).toBe(
      'road-to-catania: games end otherwise than the evidence said, and nothing that it depends on has changed\n',
    )
    await writeFile(path, text.slice(0, 200))
    expect((await type('check')).out).toContain(`error evidence-invalid  ${directory}/evidence.json:1:1`)
    await type('playtest', ...few)
    expect(await readFile(path, 'utf8')).toBe(text)
    await writeFile(path, text.replace('"format": 3', '"format": 2'))
    const { out } = await type('check')
    expect(out).toContain(`warning evidence-stale  ${directory}/evidence.json:1:1`)
    expect(out).toContain('It was gathered by an older version of sandtable.')
    await writeFile(path, text)
  })

  it('prints what is wrong with the content, and plays nothing', async () => {
    const path = join(home, directory, 'scenario.yaml')
    const text = await readFile(path, 'utf8')
    await writeFile(path, text.replace('turns: 4', 'turns: many'))
    const { code, out } = await type('playtest', ...few)
    await writeFile(path, text)
    expect(code).toBe(1)
    expect(out).toContain(`error value-type  ${directory}/scenario.yaml:6:8`)
  })

  it.each([
    [['road-to-catannia'], 'There is no sound scenario "road-to-catannia". Did you mean "road-to-catania"?'],
    [['elsewhere'], 'There is no sound scenario "elsewhere". Known: road-to-catania.'],
    [['--witness', '--verify'], '--verify and --witness are two different things.'],
    [['--seed', '7'], 'Evidence has seeds of its own; to play from others, write nothing: add --dry-run.'],
    [['--games', '0'], '--games takes a whole number from 1 to 100000, not "0".'],
    [['--content', 'nowhere'], 'There is no directory'],
    [['--content', ''], 'The name of the content directory is empty.'],
  ])('%j is refused with exit code 2', async (words, message) => {
    const { code, error } = await type('playtest', ...words)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})

describe('sandtable playtest --levers', () => {
  const words = ['playtest', 'road-to-catania', '--levers', '--games', '1', '--threads', '1', '--goal', '90']

  // In the other half of the commits levers are found without the command.
  it.runIf(hasTurn(1, 2))('names what is more than chance, and writes the one that is asked for', async () => {
    const path = join(home, directory, 'scenario.yaml')
    const text = await readFile(path, 'utf8')
    const { code, out, error } = await type(...words, '--apply', '1')
    expect(out).toMatch(/^road-to-catania {2}\d+ games, 33 numbers moved at once\n {2}Eighth Army wins /)
    const named = [...out.matchAll(/^ {2}\d\. (\w)(.+?)(?: \([^)]+\))?: .* wins for Eighth Army$/gm)]
    // So few games may tell nothing.
    if (named.length === 0) {
      expect(code).toBe(2)
      expect(error).toContain('There are only 0 changes to apply: others may as well be chance.')
      return
    }
    expect(named.length).toBeLessThanOrEqual(3)
    const [[, letter, rest]] = named
    const written = await readFile(path, 'utf8')
    const found = (await type('check')).out
    await writeFile(path, text)
    const [plan, applied] = error.split('\n')
    expect(plan).toMatch(/^sandtable playtest: at most \d+ games in about [\d.]+ minutes tell effects of \d+ points\.$/)
    expect([code, applied]).toEqual([0, `scenarios/road-to-catania/scenario.yaml: ${letter.toLowerCase()}${rest}`])
    expect(written).not.toBe(text)
    expect(found).not.toMatch(/^error/m)
  })

  it.each([
    [['--levers'], 'Name one scenario with --levers.'],
    [['road-to-catania', '--apply', '1'], '--goal and --apply go with --levers.'],
    [['road-to-catania', '--levers', '--witness'], '--levers goes with none of'],
    [['road-to-catania', '--levers', '--apply', '4'], '--apply takes a whole number from 1 to 3, not "4".'],
    [['road-to-catania', '--levers', '--goal', '0'], '--goal takes a whole number from 1 to 99, not "0".'],
  ])('%j is refused with exit code 2', async (given, message) => {
    const { code, error } = await type('playtest', ...given)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})

describe('sandtable replay', () => {
  /** A game to its end between two players, as a record, with the hash of its last state. */
  const play = async (seed: number) => {
    const report = makeReport()
    const compiled = compile(await readDirectory(join(home, 'content'), report), report)
    const { scenario } = compiled.scenarios[0]
    const opened = openGame(scenario)
    const players = [makePlayer('planner', opened), makePlayer('random', opened)] as const
    const game: AnyGame = opened
    const thoughts = rollingDice(seed, 1)
    const moves: string[] = []
    let { position } = start(game, seed)
    while (!game.outcome(position.state)) {
      const { state } = position
      const [side] = game.actors(state)
      const action = chooseFor(game, players[side], state, side, thoughts)
      moves.push(makeMove(side, game.makeAction(action)))
      const made = step(game, position, side, action)
      if (!made.ok) throw new Error(made.reason)
      position = made.position
    }
    return {
      record: { format: 2, ...identityOf(scenario), seed, moves } as const,
      last: stateHash(game, position.state),
    }
  }

  it('plays a game again to the same state: from a file, a link and a text', async () => {
    const { record, last } = await play(5)
    const text = makeRecord(record)
    await writeFile(join(home, 'game.txt'), `${text}\n`)
    const { code, out, error } = await type('replay', 'game.txt')
    expect({ code, error }).toEqual({ code: 0, error: '' })
    expect(out).toContain(`\n${record.moves.length} moves, state ${last}\n`)
    const quiet = await type('replay', 'game.txt', '--quiet')
    expect(quiet.out.split('\n')).toHaveLength(3)
    expect(out.endsWith(quiet.out)).toBe(true)
    expect(await type('replay', text)).toEqual({ code, out, error })
    expect(await type('replay', `http://localhost/scenarios/x/#r=${encodeURIComponent(text)}`)).toEqual({
      code,
      out,
      error,
    })
  })

  it('says which move cannot be made, and how an unfinished game stands', async () => {
    const { record } = await play(6)
    const broken = await type('replay', makeRecord({ ...record, moves: [...record.moves, '0t'] }))
    expect(broken.code).toBe(1)
    expect(broken.error).toContain(`Move ${record.moves.length + 1} of the record cannot be made: `)
    const half = await type('replay', makeRecord({ ...record, moves: [] }), '--quiet')
    expect(half.out).toMatch(/^The road to Catania: turn 1, not over yet\.\n0 moves, state [0-9a-f]{16}\n$/)
    const own = await type('replay', makeRecord({ ...record, moves: [], difficulty: 'normal' }), '--quiet')
    expect(own.out.split('\n')[1]).toBe(half.out.split('\n')[1])
    const hard = await type('replay', makeRecord({ ...record, moves: [], difficulty: 'hard' }), '--quiet')
    expect(hard.out).toContain('The road to Catania, hard: turn 1, not over yet.')
    const brutal = await type('replay', makeRecord({ ...record, moves: [], difficulty: 'brutal' }))
    expect(brutal).toMatchObject({ code: 1, out: '' })
    expect(brutal.error).toContain('“brutal” is no level of difficulty of The road to Catania. Its game has the levels')
  })

  it('does not know a record of another scenario', async () => {
    const { code, error } = await type('replay', '2.0123456789abcdef.89abcdef.1.0t_1t')
    expect(code).toBe(1)
    expect(error).toContain('no scenario of content has the hash 0123456789abcdef')
  })

  it.each([
    [[], 'Name a record, a file with one, or a scenario whose won games are kept.'],
    [['nothing.txt'], '"nothing.txt" is neither a record nor a file that can be read.'],
    [['content'], '"content" is neither a record, a file that can be read, nor a sound scenario of content.'],
    [['road-to-catana'], 'Did you mean "road-to-catania"?'],
    [['/dev/zero'], '"/dev/zero" is neither a record nor a file that can be read.'],
    [['http://localhost/#r=%E0%A4%A'], 'is neither a record nor a file that can be read.'],
    [
      ['content/scenarios/road-to-catania/map.yaml'],
      'This is not a record, or it is damaged. A record is one line such as',
    ],
    [['a', 'b'], 'Unexpected argument "b".'],
  ])('%j is wrong usage', async (words, message) => {
    const { code, error } = await type('replay', ...words)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })
})

describe('sandtable replay of the games that a scenario keeps', () => {
  const kept = `${directory}/witness.json`
  beforeAll(() => cp(join(repository, 'scenarios/road-to-catania/witness.json'), join(home, kept)))
  afterAll(() => rm(join(home, kept)))

  it.each([['road-to-catania'], [directory], [kept]])(
    'lists them for %s, and says how to play one',
    async (word) => {
      const { code, out, error } = await type('replay', word)
      expect({ code, error }).toEqual({ code: 0, error: '' })
      expect(out).toMatch(/^The road to Catania: \d+ won games? kept, the shortest of each side in each way\.\n/)
      const [, command] = /Play one again: sandtable (replay .*)\n$/.exec(out) ?? []
      const played = await type(...(command ?? '').split(' '), '--quiet')
      expect(played.out).toMatch(/^The road to Catania: (?!.*not over yet).*\n\d+ moves, state [0-9a-f]{16}\n$/)
      expect(played.code).toBe(0)
    },
    60_000,
  )

  it('plays the shortest of a side or of a way', async () => {
    const { wins } = JSON.parse(await readFile(join(home, kept), 'utf8')) as SampleWins
    const win = wins.find(({ side }) => side === 1)
    const { out } = await type('replay', 'road-to-catania', '--side', 'axis', '--quiet')
    expect(out).toContain(`\n${win?.actions} moves, state `)
    expect(out).toMatch(/^The road to Catania: \S.* wins\. [A-Z].*\.\n/)
  })

  it('plays any game of the evidence again, and gives it as a record', async () => {
    const file = `${directory}/evidence.json`
    await cp(join(repository, 'scenarios/road-to-catania/evidence.json'), join(home, file))
    const { panel } = JSON.parse(await readFile(join(home, file), 'utf8')) as Evidence
    const [{ samples, games }, ...others] = panel
    const { game, hash } = samples[1]
    const played = await type('replay', 'road-to-catania', '--game', String(game), '--quiet')
    expect(played.out).toContain(`state ${hash}\n`)
    const { out: record } = await type('replay', 'road-to-catania', '--game', String(game), '--record')
    expect((await type('replay', record.trim(), '--quiet')).out).toBe(played.out)
    expect((await type('replay', 'road-to-catania', '--game', String(games))).error).toContain(`0 to ${games - 1}.`)
    for (const { player, samples } of others) {
      const ended = await type('replay', 'road-to-catania', '--game', '1', '--player', player, '--quiet')
      expect(ended.out).toContain(`state ${samples[1].hash}\n`)
    }
    expect((await type('replay', 'road-to-catania', '--game', '1', '--player', 'nobody')).error).toContain(
      'of planner, ',
    )
    expect(await type('replay', 'road-to-catania', '--game', 'one')).toMatchObject({ code: 2 })
    await rm(join(home, file))
    expect((await type('replay', 'road-to-catania', '--game', '0')).error).toContain(
      'playtest road-to-catania gathers it',
    )
  })

  it('finds the scenario of a witness that lies elsewhere', async () => {
    await cp(join(home, kept), join(home, 'wins.json'))
    expect((await type('replay', 'wins.json')).out).toContain('The road to Catania: ')
  })

  it.each([
    [['road-to-catania', '--side', 'axs'], 'No win of a side "axs" is kept. Did you mean "axis"?'],
    [['road-to-catania', '--way', 'magic'], 'No win by "magic" is kept. Known: '],
    [['2.0123456789abcdef.89abcdef.1.0t_1t', '--side', 'axis'], 'this is a record'],
  ])('%j is wrong usage', async (words, message) => {
    const { code, error } = await type('replay', ...words)
    expect(error).toContain(message)
    expect(code).toBe(2)
  })

  it('says what to do where none are kept', async () => {
    await rm(join(home, kept))
    const { code, error } = await type('replay', 'road-to-catania')
    const elsewhere = await typeIn(join(home, '..'), ['replay', join(basename(home), directory)])
    await cp(join(repository, 'scenarios/road-to-catania/witness.json'), join(home, kept))
    expect(error).toContain('sandtable playtest --witness road-to-catania writes it.')
    expect(elsewhere.error).toContain(
      `${join(basename(home), directory)} has no witness.json that can be read: ` +
        `sandtable playtest --witness road-to-catania --content ${join(basename(home), 'content')} writes it.`,
    )
    expect(code).toBe(1)
  })
})
