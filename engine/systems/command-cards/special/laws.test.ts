/** Random games with all that scenarios can switch on: the laws of every game hold, and every special action comes up. */
import { describe, expect, test } from 'vitest'
import { lawsOf } from '../../../../tests/laws/laws.ts'
import { hexOf, makeScenario, type ScenarioSketch, type UnitSketch } from '../../../../tests/support/commandCards.ts'
import { hasTurn } from '../../../../tests/support/turns.ts'
import { keyedDice, rollingDice } from '../../../dice.ts'
import type { Side } from '../../../twoSides.ts'
import type { CommandCardsEvent } from '../events.ts'
import { lineOf } from '../events.ts'
import { type CommandCardsGame, commandCards } from '../index.ts'
import { commandCardsPlanner } from '../planner/index.ts'
import { insightOf } from '../planner/insight.ts'
import type { CommandCardsScenario } from '../scenario.ts'
import type { CommandCardsActionType } from '../verbs/index.ts'
import { imagine } from '../view.ts'

const desertMap = `
  . . . . f . . h . . . . .
   . * . . . . . . . . I .
  . . . d . . . . . Q . . .
   . . f . . . a . . . . .
  . . K . . . . . . . c . .
   . f . . h . . . f . . .
  . . . . . . . . . . S . .
   . * . f . . t . . . I .
  . . . . . . . . . . . . .`

const riverMap = `
  . . . . f . . h . . . . .
   . t . . . . R . . . f .
  . . . . . . . . . . . . .
   . . f . . . t . . . . .
  = = = = = = = = = = = = =
   . f . . h . . . f . . .
  . . . . . . . . . . . . .
   . . . f . . t . . . . .
  . . . . . . . . . . . . .`

const at = (name: string): number => hexOf(desertMap, name)

const line = (side: Side, row: string, rank: readonly string[], more: Partial<UnitSketch> = {}): UnitSketch[] =>
  rank.map((type, index) => ({
    id: `${side}${row}${index}`,
    side,
    hex: `${['01', '03', '05', '07', '09', '11'][index]}${row}`,
    type,
    ...more,
  }))

const foot = ['infantry', 'engineers', 'infantry', 'artillery', 'armour', 'infantry']

const sketches: Readonly<Record<string, ScenarioSketch>> = {
  desert: {
    map: desertMap,
    borders: [7, 17],
    turns: 25,
    sides: [
      { nation: 'american', hand: 5, medals: 9 },
      { nation: 'japanese', hand: 4, medals: 9 },
    ],
    obstacles: ['minefield 0305 1', 'minefield 0905 1', 'minefield 0505 1', 'wire 0705', 'abatis 0206 1'],
    ways: ['railway 1007 1107 1207 1307'],
    units: [
      ...line(0, '07', foot, { leader: true }),
      ...line(0, '09', foot),
      ...line(1, '03', foot, { camouflaged: true }),
      ...line(1, '01', foot),
      { id: 'train', side: 0, hex: '1307', type: 'supply-train' },
      { id: 'on-train', side: 0, reserve: 'train' },
      { id: 'flown', side: 0, reserve: 'airfield' },
      ...['j1', 'j2', 'j3'].map((id) => ({ id, side: 0 as const, reserve: 'paradrop' as const })),
    ],
    special: {
      night: { roller: 0 },
      desert: true,
      oasisRecovery: true,
      hospitals: [
        { side: 0, hex: at('1108') },
        { side: 1, hex: at('1102') },
      ],
      sabotage: [{ side: 0, hex: at('0403'), stars: 2, medals: 1, supplies: true }],
      prisoners: [{ side: 0, hex: at('0305'), medals: 1 }],
      equipment: [{ side: 1, hex: at('0705'), medals: 1 }],
      headquarters: [{ side: 1, hex: at('1003') }],
      minefields: [
        { side: 0, hexes: [at('0406'), at('0506'), at('0606')], count: 2 },
        { side: 1, hexes: [at('0404'), at('0604')], count: 1 },
      ],
      airplanes: [{ side: 0, hexes: [at('0704')] }],
      airfield: [{ side: 0, hexes: [at('0704')] }],
      trains: [{ side: 0, stations: [at('1107')] }],
      paradrop: [{ side: 0, hexes: [at('0605')] }],
      spotting: [{ side: 0, hexes: [at('0506')] }],
    },
  },
  river: {
    map: riverMap,
    borders: [7, 17],
    turns: 25,
    sides: [
      { nation: 'soviet', hand: 5, medals: 6 },
      { nation: 'british', hand: 5, medals: 6 },
    ],
    obstacles: ['bridge 0305', 'bridge 0905', 'bridge 1105'],
    units: [
      ...line(0, '07', foot, { boat: true }),
      ...line(0, '09', foot),
      ...line(1, '03', foot),
      ...line(1, '01', foot),
    ],
    special: {
      airStrikes: { sides: [0, 1] },
      radar: [{ side: 1, hexes: [at('0702')] }],
      blitz: { side: 0 },
      smoke: [
        { side: 0, uses: 2 },
        { side: 1, uses: 1 },
      ],
      pontoons: [{ side: 0, count: 2 }],
      bridgeBlowing: [
        { side: 0, hexes: [at('1105')], way: 'surely', beside: true },
        { side: 1, hexes: [at('0305'), at('0905')], way: 'by-dice' },
      ],
    },
  },
  'burnt-river': {
    map: riverMap,
    borders: [7, 17],
    turns: 20,
    sides: [
      { nation: 'italian', hand: 6, medals: 6 },
      { nation: 'german', hand: 5, medals: 6 },
    ],
    obstacles: ['bridge 0305', 'bridge 0905', 'bridge 1105'],
    units: [...line(0, '07', foot), ...line(1, '03', foot)],
    special: {
      airStrikes: { sides: [0, 1] },
      radar: [{ side: 1, hexes: [at('0702')] }],
      bridgeBlowing: [{ side: 0, hexes: [at('0305'), at('0905'), at('1105')], way: 'surely' }],
    },
  },
}

const scenarios = Object.entries(sketches).map(
  ([id, sketch]): CommandCardsScenario => ({ ...makeScenario(sketch), id, title: id }),
)

/** Special actions and happenings that random games of a sketch must show. */
const shown: Readonly<
  Record<string, { readonly actions: CommandCardsActionType[]; readonly events: CommandCardsEvent['type'][] }>
> = {
  desert: {
    actions: ['mine', 'land', 'recover', 'clear'],
    events: ['visibility', 'arrived', 'failed-to-land', 'landmark', 'leader', 'gear', 'restored', 'obstacle'],
  },
  river: { actions: ['smoke', 'bridge', 'blow', 'prepare'], events: ['smoke', 'obstacle'] },
  'burnt-river': { actions: ['blow', 'announce'], events: ['announced', 'obstacle'] },
}

describe.each(scenarios)('random games of $id', (scenario) => {
  const game = commandCards.open(scenario)

  test('command-cards.A1: special actions come up, are told in words, and never leave a side without a choice', () => {
    const actions = new Set<string>()
    const events = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const dice = keyedDice(seed)
      const choices = rollingDice(seed, 1)
      const state = game.setup(dice)
      const emit = (event: CommandCardsEvent): void => {
        events.add(event.type)
        expect(lineOf(scenario, event)?.text ?? '').not.toMatch(/undefined|NaN|\?/)
      }
      while (!game.outcome(state)) {
        const all = game.legal(state, state.side)
        if (all.length === 0) throw new Error(`dead end of game ${seed} in phase ${state.phase}`)
        // A kind of action is chosen first: screens of smoke alone are hundreds.
        const kinds = [...new Set(all.map(({ type }) => type))]
        const kind = kinds[choices.below(kinds.length)]
        const some = all.filter(({ type }) => type === kind)
        const action = some[choices.below(some.length)]
        actions.add(action.type)
        game.apply({ state, dice, emit }, state.side, action)
      }
    }
    expect([...actions]).toEqual(expect.arrayContaining(shown[scenario.id].actions))
    expect([...events]).toEqual(expect.arrayContaining(shown[scenario.id].events))
  })
})

const inTurn = scenarios.filter((_, index) => hasTurn(index))
lawsOf('command-cards', commandCards, inTurn, {
  shuffleHidden: (game, state, viewer, dice) =>
    imagine((game as CommandCardsGame).table, game.view(state, viewer), dice),
  insight: (game) => insightOf(game as CommandCardsGame),
  planner: (game) => commandCardsPlanner(game as CommandCardsGame),
})
