/** The laws that hold between the answers of a game. Every rule system, every scenario keeps them. */
import { describe, expect, test } from 'vitest'
import { rollingDice } from '../../engine/dice.ts'
import {
  type Action,
  type Game,
  type GameEvent,
  type RuleSystem,
  type Scenario,
  type State,
  sides,
  type View,
} from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, canUndo, type Position, replay, start, step } from '../../engine/play.ts'
import { makeRecord, parseRecord } from '../../engine/record.ts'

const seeds = [1, 2, 3]
/** Positions looked at closely in each game, and actions tried in each of them. */
const closeLooks = 12
const tries = 25
/** More actions than any side takes in a turn, even at random. */
const actionsPerTurn = 2000

interface PlayedGame<S extends State> {
  readonly seed: number
  readonly moves: readonly string[]
  /** Every position from the first to the last. */
  readonly positions: readonly Position<S>[]
}

/** Registers the conformance suite of a rule system, over scenarios that state the turns after which they are over. */
export const lawsOf = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  name: string,
  system: RuleSystem<S, A, E, V, Q>,
  scenarios: readonly (Scenario & { readonly turns: number })[],
): void => {
  describe.each(scenarios)(`laws of ${name}: $id`, (scenario) => {
    const { turns } = scenario
    const game: Game<S, A, E, V, Q> = system.open(scenario)
    const games = seeds.map((seed) => playRandomly(game, seed, turns))
    const looks = games.flatMap((played) => some(played.positions, closeLooks))

    test('a game ends within its stated length, and somebody may act until it does', () => {
      for (const { positions } of games) {
        const last = positions[positions.length - 1].state
        expect(game.outcome(last)).toBeDefined()
        expect(last.turn).toBeLessThanOrEqual(turns)
        for (const { state } of positions.slice(0, -1)) expect(game.outcome(state)).toBeUndefined()
      }
    })

    test('without an outcome exactly the side to move may act; with one nobody may', () => {
      for (const { positions } of games)
        for (const { state } of [...some(positions, closeLooks), positions[positions.length - 1]]) {
          const over = game.outcome(state) !== undefined
          for (const side of sides) expect(game.legal(state, side).length > 0).toBe(!over && side === state.side)
        }
    })

    test('the outcome tells its reason, a winner or none, and a turn of the game', () => {
      for (const { positions } of games) {
        const outcome = game.outcome(positions[positions.length - 1].state)
        expect([0, 1, null]).toContain(outcome?.winner)
        expect(outcome?.reason).toMatch(/^[a-z-]+$/)
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      }
    })

    test('every legal action applies, does not touch the position it starts from, and leaves a state that can be saved', () => {
      for (const position of looks) {
        const before = stateHash(game, position.state)
        const dice = position.dice.state()
        for (const action of some(game.legal(position.state, position.state.side), tries)) {
          const stepped = step(game, position, action)
          if (!stepped.ok) throw new Error(`${game.makeAction(action)}: ${stepped.reason}`)
          const { state } = stepped.position
          expect(JSON.parse(JSON.stringify(stepped.events))).toEqual(stepped.events)
          expect(stateHash(game, game.decode(JSON.parse(JSON.stringify(game.encode(state)))))).toBe(
            stateHash(game, state),
          )
        }
        expect(stateHash(game, position.state)).toBe(before)
        expect(position.dice.state()).toEqual(dice)
      }
    })

    test('an action is legal once, survives its text, and is the same as itself only', () => {
      for (const { state } of looks) {
        const legal = game.legal(state, state.side)
        const texts = legal.map((action) => game.makeAction(action))
        expect(new Set(texts).size).toBe(legal.length)
        for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z-]+$/)
        expect(texts.map((text) => game.parseAction(text))).toEqual(legal)
        for (const action of some(legal, 5)) expect(legal.filter((other) => game.same(action, other))).toEqual([action])
      }
    })

    test('an action that is not legal is refused with a reason', () => {
      const all = [
        ...new Set(
          looks.flatMap(({ state }) => game.legal(state, state.side).map((action) => game.makeAction(action))),
        ),
      ]
      for (const position of looks) {
        const { state } = position
        const legal = new Set(game.legal(state, state.side).map((action) => game.makeAction(action)))
        for (const text of some(
          all.filter((other) => !legal.has(other)),
          tries,
        )) {
          const action = game.parseAction(text)
          if (!action) throw new Error(`${text} is not read back`)
          const stepped = step(game, position, action)
          expect(stepped).toMatchObject({ ok: false, reason: expect.stringMatching(/\S/) })
        }
      }
    })

    test('a finished game refuses everything', () => {
      for (const { positions, moves } of games) {
        const action = game.parseAction(moves[0])
        if (!action) throw new Error(`${moves[0]} is not read back`)
        expect(step(game, positions[positions.length - 1], action).ok).toBe(false)
      }
    })

    test('text that is no action is not read as one', () => {
      for (const text of ['', ' ', 'nonsense', '-', '_', 'm', 'm-', 'M0-1', 'm0-zzzz', 'm00-1', 'm0-1-2', 'tt'])
        expect(game.parseAction(text)).toBeUndefined()
    })

    test('asking changes nothing', () => {
      for (const { state } of looks) {
        const before = stateHash(game, state)
        for (const side of [...sides, undefined]) {
          game.view(state, side)
          if (side !== undefined) game.legal(state, side)
        }
        game.outcome(state)
        expect(stateHash(game, state)).toBe(before)
      }
    })

    test('a copy is equal and apart; copying into an old state gives the same', () => {
      for (const { state } of looks) {
        const copy = game.copy(state)
        const into = game.setup(rollingDice(99))
        game.copyInto(state, into)
        expect(game.encode(copy)).toEqual(game.encode(state))
        expect(game.encode(into)).toEqual(game.encode(state))
        if (game.outcome(state)) continue
        const before = stateHash(game, state)
        for (const twin of [copy, into]) advance(game, twin, rollingDice(5), game.legal(twin, twin.side)[0])
        expect(stateHash(game, copy)).toBe(stateHash(game, into))
        expect(stateHash(game, state)).toBe(before)
      }
    })

    test('a state that does not fit is refused', () => {
      const json = game.encode(games[0].positions[0].state) as Record<string, unknown>
      for (const bad of [null, 7, 'state', [], {}]) expect(() => game.decode(bad)).toThrow(TypeError)
      for (const key of Object.keys(json))
        for (const value of [undefined, null, 'x', -7.5, ['x']])
          expect(() => game.decode({ ...json, [key]: value }), `${key} = ${value}`).toThrow(TypeError)
    })

    test('stepping and advancing come to the same, and so does a replay of the record', () => {
      for (const { seed, moves, positions } of games) {
        const last = positions[positions.length - 1]
        const record = parseRecord(makeRecord({ format: 1, scenario: '0123456789abcdef', seed, moves }))
        if (!record) throw new Error('the record is not read back')
        const replayed = replay(game, record)
        if (!replayed.ok) throw new Error(`move ${replayed.at}: ${replayed.reason}`)
        expect(stateHash(game, replayed.position.state)).toBe(stateHash(game, last.state))
        expect(replayed.position.dice.state()).toEqual(last.dice.state())
        expect(replayed.events.length).toBe(moves.length)
      }
    })

    test('a record with an illegal move is refused at that move', () => {
      const { seed, moves, positions } = games[0]
      const legal = new Set(
        game.legal(positions[2].state, positions[2].state.side).map((action) => game.makeAction(action)),
      )
      const wrong = games[0].moves.find((move) => !legal.has(move)) ?? 'nonsense'
      expect(replay(game, { seed, moves: [...moves.slice(0, 2), wrong] })).toMatchObject({ ok: false, at: 2 })
    })

    test('an action that rolled cannot be undone, and one that can be undone never touched the dice', () => {
      for (const position of looks)
        for (const action of some(game.legal(position.state, position.state.side), tries)) {
          const stepped = step(game, position, action)
          if (!stepped.ok) throw new Error(stepped.reason)
          const rolled = stepped.position.dice.state().join() !== position.dice.state().join()
          expect(canUndo(stepped.events)).toBe(!rolled)
        }
    })

    test('a view is plain, names its viewer, and knows nothing of the dice', () => {
      for (const { state, dice } of looks)
        for (const side of [...sides, undefined]) {
          const view = game.view(state, side)
          expect(view).toMatchObject({ turn: state.turn, side: state.side, viewer: side ?? null })
          const text = JSON.stringify(view)
          expect(JSON.parse(text)).toEqual(view)
          for (const word of dice.state()) expect(text).not.toContain(String(word))
          expect(game.view(game.copy(state), side)).toEqual(view)
        }
    })
  })
}

/** Plays a game with a player that picks any legal action; throws when it meets a dead end or does not end. */
const playRandomly = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  game: Game<S, A, E, V, Q>,
  seed: number,
  turns: number,
): PlayedGame<S> => {
  const choices = rollingDice(seed, 1)
  const moves: string[] = []
  let { position } = start(game, seed)
  const positions = [position]
  while (!game.outcome(position.state)) {
    const legal = game.legal(position.state, position.state.side)
    if (legal.length === 0) throw new Error(`dead end after ${moves.length} moves`)
    if (moves.length > turns * actionsPerTurn) throw new Error('the game does not end')
    const action = legal[choices.below(legal.length)]
    const state = game.copy(position.state)
    const dice = position.dice.clone()
    advance(game, state, dice, action)
    position = { state, dice, moves: position.moves + 1 }
    positions.push(position)
    moves.push(game.makeAction(action))
  }
  return { seed, moves, positions }
}

/** At most `count` of some things, spread over all of them. */
const some = <T>(things: readonly T[], count: number): T[] => {
  const stride = Math.max(1, Math.floor(things.length / count))
  return things.filter((_, index) => index % stride === 0).slice(0, count)
}
