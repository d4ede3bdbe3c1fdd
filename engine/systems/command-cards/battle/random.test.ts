import { describe, expect, test } from 'vitest'
import { contentRules, makeScenario, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { type Dice, keyedDice, rollingDice } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import { type CommandCardsGame, commandCards } from '../index.ts'
import { type CommandCardsState, destroyed, noUnit, phase } from '../types.ts'
import { imagine } from '../view.ts'

const rules = contentRules()
const [width, height] = [9, 7]

const nameAt = (column: number, row: number): string =>
  `${String(column + 1).padStart(2, '0')}${String(row + 1).padStart(2, '0')}`

/** A board of any ground and obstacles, with units of any type and two of the nations on it. */
const openBoard = (dice: Dice): CommandCardsGame => {
  const pick = <T>(list: readonly T[]): T => list[dice.below(list.length)]
  const terrains = Object.values(rules.terrain)
  const types = Object.entries(rules.unitTypes)
  const nations = [pick(Object.keys(rules.nations)), pick(Object.keys(rules.nations))]
  const ground = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width - (row & 1) }, () => (dice.below(3) > 0 ? rules.terrain.open : pick(terrains))),
  )
  const units = new Map<string, UnitSketch>()
  for (let index = 0; index < 16; index++) {
    const side: Side = index % 2 === 0 ? 0 : 1
    const row = dice.below(4) + (side === 0 ? 3 : 0)
    const column = dice.below(width - (row & 1))
    const [type, { ship, kind }] = pick(types)
    const hex = nameAt(column, row)
    if (units.has(hex) || ship !== ground[row][column].water) continue
    const leader = kind === 'infantry' && dice.below(6) === 0
    units.set(hex, { side, hex, type, nation: nations[side], leader, camouflaged: dice.below(8) === 0 })
  }
  const obstacles = new Map<string, string>()
  for (let index = 0; index < 8; index++) {
    const row = dice.below(height)
    const hex = nameAt(dice.below(width - (row & 1)), row)
    obstacles.set(hex, `${pick(Object.keys(rules.obstacles))} ${hex} ${dice.below(2)} E NE`)
  }
  return commandCards.open(
    makeScenario({
      map: ground.map((row) => row.map(({ sign }) => sign).join(' ')).join('\n'),
      units: [...units.values()],
      obstacles: [...obstacles.values()],
      sides: [{ nation: nations[0] }, { nation: nations[1] }],
      special: { desert: dice.below(2) === 0, ...(dice.below(3) === 0 ? { night: { roller: 0 } } : {}) },
      turns: 8,
    }),
  )
}

/** Plays a game at random, eager to battle; `look` sees every position and who decides. */
const play = (seed: number, look: (game: CommandCardsGame, state: CommandCardsState, moves: number) => void): void => {
  const game = openBoard(rollingDice(seed, 1))
  const dice = keyedDice(seed)
  const choices = rollingDice(seed, 2)
  const state = game.setup(dice)
  for (let moves = 0; game.outcome(state) === undefined; moves++) {
    look(game, state, moves)
    const legal = game.legal(state, state.side)
    const eager = legal.filter(({ type }) => type === 'attack' || type === 'advance' || type === 'follow')
    const choice = eager.length > 0 && choices.below(4) > 0 ? eager : legal
    game.apply({ state, dice, emit: () => undefined }, state.side, choice[choices.below(choice.length)])
  }
  look(game, state, 0)
}

const games = Array.from({ length: 24 }, (_, seed) => seed)
const phasesOfBattle: readonly number[] = [phase.react, phase.retreat, phase.advance, phase.overrun, phase.second]

describe('battles on any ground between any units', () => {
  test('command-cards.C5, C15: units share no hex, and who has no figure left is gone', () => {
    for (const seed of games)
      play(seed, ({ table }, state) => {
        const taken = [...state.hex].filter((hex) => hex > 0)
        expect(new Set(taken).size).toBe(taken.length)
        for (let unit = 0; unit < table.units; unit++)
          expect(state.figures[unit] === 0).toBe(state.hex[unit] === destroyed)
      })
  })

  test('command-cards.C20: when a battle is over nothing of it is left', () => {
    for (const seed of games)
      play(seed, (_game, state) => {
        if (phasesOfBattle.includes(state.phase) || state.phase === phase.discard) return
        expect([state.attacker, state.target, state.flags, state.mayGoOn, state.contested]).toEqual([
          noUnit,
          noUnit,
          0,
          0,
          0,
        ])
      })
  })

  test('command-cards.C12, C22: the terms of every number of dice add up to it, and battles that are legal have dice', () => {
    for (const seed of games)
      play(seed, (game, state, moves) => {
        if (moves % 7 > 0) return
        for (let attacker = 0; attacker < game.table.units; attacker++)
          for (let target = 0; target < game.table.units; target++) {
            const explained = game.explain(state, { about: 'dice', attacker, target })
            if (explained === undefined) continue
            expect(explained.terms.reduce((sum, { value }) => sum + value, 0)).toBe(explained.value)
          }
        for (const action of game.legal(state, state.side))
          if (action.type === 'attack' && state.phase === phase.battle)
            expect(game.forecast(state, action.unit, action.target)?.dice).toBeGreaterThan(0)
      })
  })

  test('command-cards.C14: what is legal tells nothing about the enemy’s cards', () => {
    for (const seed of games)
      play(seed, (game, state, moves) => {
        if (moves % 5 > 0 && !phasesOfBattle.includes(state.phase)) return
        const imagined = imagine(game.table, game.view(state, state.side), rollingDice(moves))
        expect(game.legal(imagined, state.side)).toEqual(game.legal(state, state.side))
      })
  })
})
