/** The laws that hold between the answers of a game. Every rule system, every scenario keeps them. */
import { describe, expect, test } from 'vitest'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import type { Action, Game, GameEvent, Player, RuleSystem, Scenario, State, View } from '../../engine/game.ts'
import { stateHash } from '../../engine/hash.ts'
import { advance, canUndo, chooseFor, isLegal, replay, start, step } from '../../engine/play.ts'
import { makeMove, makeRecord, parseRecord } from '../../engine/record.ts'
import { isLike } from '../../engine/verb.ts'
import { hasTurn } from '../support/turns.ts'
import { allLegal, changedAction, hasList, moverOf, same, shuffled, some } from './choices.ts'
import { playClosely, playRandomly } from './games.ts'
import { imaginesByView, keepsHidden, playOn, revealsNothing, soundsAsItLooks, tellsChanges } from './hidden.ts'
import { closeLooks, isLong, type Means, tries } from './means.ts'

const seeds = [1, 2, 3]

/** Positions of each that are saved and read back. */
const saves = 100
/** Positions of them all in which the fog is shuffled. */
const foggyLooks = 10
/** Games played on from imagined states. */
const imaginedGames = 4
/** Games beyond those that keep no positions: the opening moves of one each for the usual suite, many whole ones for `npm run laws:long`. */
const moreGames = { random: Number(process.env.LAW_GAMES ?? 1), planner: Number(process.env.LAW_PLANNER_GAMES ?? 1) }
/** Moves of a game in which each choice of a planner is made by a new one too. */
const mostMovesAnew = 40

/** One of so many positions is asked about in a game that is opened for it. */
const positionsAnew = 16

/** Registers the conformance suite of a rule system, over scenarios that state the turns after which they are over. */
export const lawsOf = <S extends State, A extends Action, E extends GameEvent, V extends View, Q>(
  name: string,
  system: RuleSystem<S, A, E, V, Q>,
  scenarios: readonly (Scenario & { readonly turns: number })[],
  means: Means<S, A, E, V, Q>,
): void => {
  describe.each(scenarios)(`laws of ${name}: $id`, (scenario) => {
    const { turns } = scenario
    const game: Game<S, A, E, V, Q> = system.open(scenario)
    const games = seeds.map((seed) => playRandomly(game, seed, turns))
    const sides = game.teams.flat()
    // In the last position of a game nobody is left to act, and in a short one it would be among those that are looked at.
    const looks = games.flatMap(({ positions }) => some(positions.slice(0, -1), closeLooks))

    test('a game ends within its stated length, and somebody may act until it does', () => {
      for (const { positions } of games) {
        const last = positions[positions.length - 1].state
        expect(game.outcome(last)).toBeDefined()
        expect(last.turn).toBeLessThanOrEqual(turns)
        for (const { state } of positions.slice(0, -1)) expect(game.outcome(state)).toBeUndefined()
      }
    })

    test('without an outcome exactly its actors may act; with one nobody may', () => {
      for (const { positions } of games)
        for (const { state } of [...some(positions, closeLooks), positions[positions.length - 1]]) {
          const over = game.outcome(state) !== undefined
          const actors = game.actors(state)
          expect(actors.length > 0).toBe(!over)
          for (const side of sides) expect(game.legal(state, side).length > 0).toBe(actors.includes(side))
        }
    })

    test('the outcome tells its reason, a winner or none, and a turn of the game', () => {
      for (const { positions } of games) {
        const outcome = game.outcome(positions[positions.length - 1].state)
        const winners = outcome?.winners ?? []
        if (winners.length > 0) expect(game.teams).toContainEqual(winners)
        expect(outcome?.score.length).toBe(sides.length)
        expect(outcome?.reason).toMatch(/^[a-z-]+$/)
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      }
    })

    test('every legal action applies, does not touch the position it starts from, and leaves a state that can be saved', () => {
      for (const position of looks) {
        const before = stateHash(game, position.state)
        const used = position.dice.used()
        for (const action of some(game.legal(position.state, moverOf(game, position.state)), tries)) {
          const stepped = step(game, position, moverOf(game, position.state), action)
          if (!stepped.ok) throw new Error(`${game.makeAction(action)}: ${stepped.reason}`)
          const { state } = stepped.position
          expect(JSON.parse(JSON.stringify(stepped.events))).toEqual(stepped.events)
          expect(stateHash(game, game.decode(JSON.parse(JSON.stringify(game.encode(state)))))).toBe(
            stateHash(game, state),
          )
        }
        expect(stateHash(game, position.state)).toBe(before)
        expect(position.dice.used()).toBe(used)
      }
    })

    test('a game can be saved wherever it stands', () => {
      for (const { positions } of games)
        for (const { state } of some(positions, saves)) expect(() => game.decode(game.encode(state))).not.toThrow()
    })

    test('an action is legal once, survives its text, and is the same as itself only', () => {
      for (const { state } of looks) {
        const legal = game.legal(state, moverOf(game, state))
        const texts = legal.map((action) => game.makeAction(action))
        expect(new Set(texts).size).toBe(legal.length)
        for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z.-]+$/)
        expect(texts.map((text) => game.parseAction(text))).toEqual(legal)
        for (const action of some(legal, 5)) expect(legal.filter((other) => game.same(action, other))).toEqual([action])
      }
    })

    test('the actions with some fields are those of the whole list, in its order', () => {
      for (const { state } of looks) {
        const legal = game.legal(state, moverOf(game, state))
        const asked = new Map(
          legal.flatMap((action) =>
            Object.entries(action).map(([field, value]) => [`${field} ${value}`, { [field]: value }]),
          ),
        )
        for (const like of [...some([...asked.values()], tries), { unit: -1 }, ...some(legal, tries)])
          expect(game.legal(state, moverOf(game, state), like), JSON.stringify(like)).toEqual(
            legal.filter((action) => isLike(action, like)),
          )
      }
    })

    test('an action that is not legal is refused with a reason', () => {
      const all = [
        ...new Set(
          looks.flatMap(({ state }) =>
            game.legal(state, moverOf(game, state)).map((action) => game.makeAction(action)),
          ),
        ),
      ]
      for (const position of looks) {
        const { state } = position
        const legal = new Set(game.legal(state, moverOf(game, state)).map((action) => game.makeAction(action)))
        for (const text of some(
          all.filter((other) => !legal.has(other)),
          tries,
        )) {
          const action = game.parseAction(text)
          if (!action) throw new Error(`${text} is not read back`)
          const stepped = step(game, position, moverOf(game, position.state), action)
          expect(stepped).toMatchObject({ ok: false, reason: expect.stringMatching(/^(?!.*(undefined|NaN|\?)).*\S/) })
        }
      }
    })

    test('an action with a number that counts nothing is refused for that', () => {
      for (const { state } of looks) {
        const side = moverOf(game, state)
        for (const action of some(game.legal(state, side), tries))
          for (const [field, value] of Object.entries(action).filter(([name]) => name !== 'type'))
            for (const number of [-1, 36 ** 5]) {
              // A record from outside may name any number.
              const changed = { ...action, [field]: Array.isArray(value) ? [number] : number }
              expect(game.refusal(state, side, changed)).toMatch(new RegExp(`^There is no [a-z]+ ${number}\\.$`))
            }
      }
    })

    test('whether one action is legal agrees with the list and with what is refused', () => {
      for (const [index, position] of looks.entries()) {
        const { state } = position
        const side = moverOf(game, state)
        const legal = game.legal(state, side)
        const listed = new Set(legal.map((action) => game.makeAction(action)))
        const choices = rollingDice(index, 5)
        for (const action of some(legal, tries)) {
          expect(isLegal(game, state, side, action), game.makeAction(action)).toBe(true)
          const changed = changedAction(action, legal, choices)
          const text = game.makeAction(changed)
          const isAllowed = isLegal(game, state, side, changed)
          if (!hasList(changed)) expect(isAllowed, text).toBe(listed.has(text))
          const stepped = step(game, position, side, changed)
          expect(stepped.ok, text).toBe(isAllowed)
          if (!stepped.ok) expect(stepped.reason).toMatch(/\S/)
          for (const other of sides)
            if (!game.actors(state).includes(other)) expect(isLegal(game, state, other, action)).toBe(false)
        }
      }
    })

    test('a finished game refuses everything', () => {
      for (const { positions, moves } of games) {
        const action = game.parseAction(moves[0].slice(1))
        if (!action) throw new Error(`${moves[0]} is not read back`)
        for (const side of sides) expect(step(game, positions[positions.length - 1], side, action).ok).toBe(false)
      }
    })

    test('text that is no action is not read as one', () => {
      for (const text of ['', ' ', 'nonsense', '-', '_', 'm', 'm-', 'é0-1', 'm0-zzzz', 'm00-1', 'm0-1-2', 'tt'])
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
        const into = game.setup(keyedDice(99))
        game.copyInto(state, into)
        expect(game.encode(copy)).toEqual(game.encode(state))
        expect(game.encode(into)).toEqual(game.encode(state))
        if (game.outcome(state)) continue
        const before = stateHash(game, state)
        for (const twin of [copy, into])
          advance(game, twin, keyedDice(5), moverOf(game, twin), game.legal(twin, moverOf(game, twin))[0])
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
        const record = parseRecord(
          makeRecord({ format: 2, scenario: '0123456789abcdef', rules: '89abcdef', seed, moves }),
        )
        if (!record) throw new Error('the record is not read back')
        const replayed = replay(game, record)
        if (!replayed.ok) throw new Error(`move ${replayed.at}: ${replayed.reason}`)
        expect(stateHash(game, replayed.position.state)).toBe(stateHash(game, last.state))
        expect(replayed.position.dice.used()).toBe(last.dice.used())
        expect(replayed.events.length).toBe(moves.length)
      }
    })

    test('a record with an illegal move is refused at that move', () => {
      const { seed, moves, positions } = games[0]
      const legal = new Set(
        game
          .legal(positions[2].state, moverOf(game, positions[2].state))
          .map((action) => makeMove(moverOf(game, positions[2].state), game.makeAction(action))),
      )
      const wrong = games[0].moves.find((move) => !legal.has(move)) ?? 'nonsense'
      expect(replay(game, { seed, moves: [...moves.slice(0, 2), wrong] })).toMatchObject({ ok: false, at: 2 })
    })

    test('a record in which a side moves that the game has not is refused at that move', () => {
      const nobody = game.teams.flat().length
      for (const { seed, moves } of games)
        for (const [at, move] of moves.slice(0, tries).entries())
          for (const side of [nobody, 35]) {
            const foreign = [...moves.slice(0, at), move.replace(/^./, side.toString(36))]
            expect(replay(game, { seed, moves: foreign })).toMatchObject({ ok: false, at })
          }
    })

    test('an action that rolled cannot be undone', () => {
      for (const position of looks)
        for (const action of some(game.legal(position.state, moverOf(game, position.state)), tries)) {
          const stepped = step(game, position, moverOf(game, position.state), action)
          if (!stepped.ok) throw new Error(stepped.reason)
          if (stepped.position.dice.used() !== position.dice.used())
            expect(canUndo(stepped.events), game.makeAction(action)).toBe(false)
        }
    })

    test('what a side cannot see decides neither its view nor what it may do, nor why it may not', () => {
      for (const [index, { state }] of some(looks, foggyLooks).entries()) {
        const legal = new Set(game.legal(state, moverOf(game, state)).map((action) => game.makeAction(action)))
        const others = looks.flatMap((look) => some(game.legal(look.state, moverOf(game, state)), 4))
        const refused = others.filter((action) => !legal.has(game.makeAction(action)))
        keepsHidden(game, means, state, index, refused)
      }
    })

    test('an action that can be undone revealed nothing: behind any fog it comes to the same', () => {
      for (const [index, position] of some(looks, foggyLooks).entries()) revealsNothing(game, means, position, index)
    })

    test('a side that saw no event sees an unchanged view', () => {
      for (const position of some(looks, foggyLooks)) tellsChanges(game, position)
    })

    test('what looks the same to a side sounds the same to it', () => {
      for (const position of looks) soundsAsItLooks(game, position)
    })

    test('the laws of fog, saving and replay hold in further games, and a planner chooses by its view alone', () => {
      const planner = means.planner(game)
      // It has only ever met views: what the other one might remember of true states is not in it.
      const stranger = means.planner(system.open(scenario))
      for (let more = 0; more < moreGames.random + moreGames.planner; more++)
        playClosely(game, means, 1000 + more, turns, more < moreGames.random ? undefined : { planner, stranger })
    })

    test('what a game keeps between actions is what it would find from nothing, in whatever order it is asked', () => {
      const all = games.flatMap(({ positions }) => positions)
      const kept = system.open(scenario)
      const inOrder = all.map(({ state }) => allLegal(kept, state))
      // To open a game for each of thousands of positions takes longer than all other laws.
      for (const [index, { state }] of all.entries())
        if (isLong || hasTurn(index, positionsAnew)) same(inOrder[index], allLegal(system.open(scenario), state))
      for (const [index, at] of shuffled(all.length, rollingDice(1, 5)).entries())
        same(allLegal(kept, all[at].state), inOrder[at], `position ${at}, asked as number ${index}`)
    })

    test('a planner chooses the same whatever it has seen before', () => {
      const planner = means.planner(game)
      const { state, dice } = start(game, 2000).position
      const choices = rollingDice(2000, 1)
      const chosen = (player: Player<A, V>, of: Readonly<S>): A =>
        chooseFor(game, player, of, moverOf(game, of), choices.clone())
      for (let moves = 0; moves < mostMovesAnew && !game.outcome(state); moves++) {
        const action = chosen(planner, state)
        expect(chosen(means.planner(system.open(scenario)), state)).toEqual(action)
        advance(game, state, dice, moverOf(game, state), action)
      }
      for (const { state: other } of looks)
        if (!game.outcome(other))
          expect(chosen(planner, other)).toEqual(chosen(means.planner(system.open(scenario)), other))
    })

    test('an imagined state looks like the view that it was imagined from, allows the same, and holds nothing else of the truth', () => {
      for (const [index, { state }] of looks.entries()) imaginesByView(game, means, state, index)
    })

    test('a game goes on from an imagined state as from any other, and ends', () => {
      for (const [index, { state }] of some(looks, imaginedGames).entries()) {
        const imagined = means
          .insight(game)
          .imagine(game.view(state, sides[index % sides.length]), rollingDice(index, 4))
        playOn(game, means, imagined, index, turns)
      }
    })

    test('what is proposed is legal and not said twice, the same from the same dice, and a value is a chance', () => {
      const { propose, value } = means.insight(game)
      for (const [index, { state }] of some(looks, imaginedGames).entries())
        for (const side of game.actors(state)) {
          const proposed = propose(state, side, 4, rollingDice(index, 6))
          expect(proposed.length).toBeGreaterThan(0)
          for (const action of proposed) expect(isLegal(game, state, side, action)).toBe(true)
          const texts = proposed.map((action) => game.makeAction(action))
          expect(new Set(texts).size).toBe(texts.length)
          const again = means.insight(system.open(scenario)).propose(state, side, 4, rollingDice(index, 6))
          expect(again.map((action) => game.makeAction(action))).toEqual(texts)
          const chance = value(state, side)
          expect(Number.isInteger(chance) && chance >= 0 && chance <= 10_000).toBe(true)
        }
    })

    test('turns are counted upwards, and a new round is a new turn', () => {
      const { turnOf } = means.insight(game)
      if (turnOf === undefined) return
      for (const [index, { state }] of looks.entries()) {
        const before = index === 0 ? undefined : looks[index - 1].state
        if (before === undefined || before.turn > state.turn) continue
        expect(turnOf(state)).toBeGreaterThanOrEqual(turnOf(before))
        if (state.turn > before.turn) expect(turnOf(state)).toBeGreaterThan(turnOf(before))
      }
    })

    test('a view is plain and names its viewer', () => {
      for (const { state } of looks)
        for (const side of [...sides, undefined]) {
          const view = game.view(state, side)
          expect(view).toMatchObject({ turn: state.turn, viewer: side ?? null })
          const text = JSON.stringify(view)
          expect(JSON.parse(text)).toEqual(view)
          expect(game.view(game.copy(state), side)).toEqual(view)
        }
    })
  })
}
