/** What is heard and what moves tells nothing but what is shown: in all systems, by computers and persons, in fog, in hands and behind the cover. */
import { effect, signal } from '@preact/signals'
import { beforeAll, describe, expect, it, test, vi } from 'vitest'
import type { BattleScenario } from '../../../compiler/bundle.ts'
import { keyedDice, rollingDice } from '../../../engine/dice.ts'
import type { Action, AnyGame, Outcome, Side, State } from '../../../engine/game.ts'
import { battleKind, noUnit } from '../../../engine/systems/command-cards/types.ts'
import { makeTable } from '../../../engine/systems/skirmish/table.ts'
import { imagine } from '../../../engine/systems/skirmish/view.ts'
import { imagine as imagineBattle } from '../../../engine/systems/tactical/imagine.ts'
import type { Side as TwoSide } from '../../../engine/twoSides.ts'
import { some } from '../../../tests/laws/choices.ts'
import { shuffleCards } from '../../../tests/laws/shuffleCards.ts'
import { shuffleHidden } from '../../../tests/laws/shuffleHidden.ts'
import { shuffleStacks } from '../../../tests/laws/shuffleStacks.ts'
import { campaign } from '../../../tests/support/echelonCampaign.ts'
import { gameOf, stateOf } from '../../../tests/support/games.ts'
import { playerTable } from '../../../tests/support/playerTable.ts'
import { crossing, loadScenarios } from '../../../tests/support/scenarios.ts'
import { fourSeats, pitched, seatOf } from '../../../tests/support/skirmish.ts'
import { carryOut } from '../actions/carryOut.ts'
import { replayTo } from '../actions/display.ts'
import { isTold } from '../announce.ts'
import { partsOf } from '../systems/index.ts'
import type { SystemUi } from '../systemUi.ts'
import { startTimeline } from '../timeline.ts'
import type { Seats } from '../types.ts'
import { hear, hearOutcome } from './index.ts'
import type { SoundId } from './kinds.ts'

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

/** A position of a game, and what stands before the screen at which it is played. */
interface Setting {
  readonly ui: SystemUi
  readonly scenario: BattleScenario
  readonly game: AnyGame
  readonly state: State
  readonly seats: Seats
  readonly facing: Side | null
  /** Computers move. */
  readonly busy?: boolean
  /** The rest of their turn is shown at once. */
  readonly skipping?: boolean
}

/** The table of a setting, with the lists of sounds that are asked for. */
const layTable = ({ ui, scenario, game, state: first, seats, facing, busy = false, skipping = false }: Setting) => {
  const timeline = { ...startTimeline(game, 5), first: { state: first, dice: keyedDice(5), moves: 0 } }
  const { state, store } = playerTable(ui, scenario, timeline)
  state.seats.value = seats
  state.facing.value = facing
  state.busy.value = busy
  state.skipping.value = skipping
  state.settings.value = { ...state.settings.value, sound: true }
  const asked: (readonly SoundId[])[] = []
  effect(() => {
    if (state.sounds.value.length > 0) asked.push(state.sounds.value)
  })
  return { state, store, asked }
}

/** Carries an action out: all that is shown of it and stands in the log, the sounds that are asked for, and what moves on the map. */
const carriedOut = (setting: Setting, action: Action) => {
  const { state, store, asked } = layTable(setting)
  expect(carryOut(store, [action]), setting.game.makeAction(action)).toBe(true)
  const view = state.view.value
  const told = state.timeline.value.steps.flatMap(({ events }) => events.filter((event) => isTold(event, view)))
  const lines = told.flatMap((event) => state.ui.events.line(state.scenario, event)?.text ?? [])
  const flashes = state.flashes.value.map(({ hex, text, tone, delay }) => [hex, text, tone, delay])
  return { shown: JSON.stringify([view, lines]), asked, flashes, effects: state.effects.value }
}

/** A copy of a state in which all is drawn anew that a side does not know. */
type Shuffle = (game: AnyGame, state: State, viewer: Side, seed: number) => State

const shuffles: Readonly<Record<string, Shuffle>> = {
  operational: (game, state, viewer, seed) => {
    const own = stateOf('operational', game, state)
    return shuffleHidden(gameOf('operational', game), own, viewer as TwoSide, rollingDice(seed, 2))
  },
  'command-cards': (game, state, viewer, seed) => {
    const own = stateOf('command-cards', game, state)
    return shuffleCards(gameOf('command-cards', game), own, viewer as TwoSide, rollingDice(seed, 2))
  },
  echelon: (game, state, viewer, seed) => {
    const own = stateOf('echelon', game, state)
    return shuffleStacks(gameOf('echelon', game), own, viewer as TwoSide, rollingDice(seed, 2))
  },
  skirmish: (any, state, viewer, seed) => {
    const game = gameOf('skirmish', any)
    return imagine(game.table, game.view(stateOf('skirmish', any, state), viewer), rollingDice(seed, 2))
  },
  tactical: (any, state, viewer, seed) => {
    const game = gameOf('tactical', any)
    return imagineBattle(game.services, game.view(stateOf('tactical', any, state), viewer), rollingDice(seed, 2))
  },
}

const [cards] = (await loadScenarios('command-cards')).toSorted((one, other) => one.turns - other.turns)
const clash = (await loadScenarios('tactical')).find(({ id }) => id === 'kalach')
const inFog: BattleScenario = Object.assign({}, crossing, { fog: true })
const battles: readonly (readonly [name: string, scenario: BattleScenario])[] = [
  ['operational, in fog', inFog],
  ['command-cards', cards as BattleScenario],
  ['echelon', campaign({ turns: 2 })],
  ['skirmish', pitched({ turns: 4 })],
  ['skirmish of four', fourSeats({ turns: 3 })],
  ['tactical', clash as BattleScenario],
]

/** Positions of a random game: of so many moves, one of so many. */
const positionsOf = (game: AnyGame, moves: number, stride: number): readonly State[] => {
  const [dice, choices] = [keyedDice(3), rollingDice(3, 1)]
  const state = game.setup(dice)
  const positions: State[] = []
  for (let move = 0; move < moves && !game.outcome(state); move++) {
    if (move % stride === 0) positions.push(game.copy(state))
    const [side = 0] = game.actors(state)
    const legal = game.legal(state, side)
    // Ends turns seldom, so that much is done in each.
    const busy = legal.filter(({ type }) => !['end-turn', 'done', 'end', 'surrender'].includes(type))
    const from = busy.length > 0 && choices.below(12) > 0 ? busy : legal
    game.apply({ state, dice, emit() {} }, side, from[choices.below(from.length)] as Action)
  }
  return positions
}

/** Those of the fields of an event that its sounds depend on. */
type Told = Readonly<Record<string, unknown>>

const skirmish = pitched({ sides: [seatOf(0, 'german-1940'), { ...seatOf(1, 'soviet-1941'), id: 'other' }] })
const unitNamed = (name: string): number => {
  const unit = makeTable(skirmish).rules.findIndex((rules) => rules.name === name)
  if (unit < 0) throw new Error(`no ${name}`)
  return unit
}
const strike = (asset: string): Told => ({ type: 'strike', asset: Object.keys(crossing.rules.assets).indexOf(asset) })
const shot = (unit: string): Told => ({ type: 'shot', unit: unitNamed(unit), weapon: 0, roll: 4 })

test.each<readonly [scenario: BattleScenario, told: Told, sounds: readonly SoundId[]]>([
  [crossing, { type: 'entered', unit: 0, by: 'sea' }, ['ship']],
  [crossing, { type: 'combat', unit: 0, kind: 'suppressive-fire' }, ['medium-artillery']],
  [crossing, strike('air-attack'), ['bombs']],
  [crossing, strike('naval-bombardment'), ['heavy-artillery']],
  [crossing, strike('flying-artillery'), ['rockets']],
  [crossing, { type: 'supply', unit: 0 }, []],
  [cards, { type: 'battle', unit: noUnit, target: 0, kind: battleKind.strike }, ['dice', 'bombs']],
  [cards, { type: 'medal', count: 1, why: 'place' }, ['capture']],
  [cards, { type: 'medal', count: 1, why: 'unit' }, []],
  [campaign(), { type: 'lifted', units: [], by: 'rail' }, ['rail']],
  [campaign(), { type: 'lifted', units: [0], by: 'drop' }, ['aircraft']],
  [campaign(), { type: 'moved', units: [] }, ['foot']],
  [campaign(), { type: 'bombed', by: 'sea' }, ['dice', 'heavy-artillery']],
  [clash as BattleScenario, { type: 'fired', unit: 0, target: 20 }, ['dice', 'anti-tank']],
  [clash as BattleScenario, { type: 'moved', unit: 12, path: [] }, ['aircraft']],
  [clash as BattleScenario, { type: 'landed', unit: 0, to: 30 }, ['foot']],
  [skirmish, shot('Light Infantry'), ['dice', 'small-arms']],
  [skirmish, shot('Machine-gun Team'), ['dice', 'machine-gun']],
  [skirmish, shot('81 mm Mortar Team'), ['dice', 'light-artillery']],
  [skirmish, shot('37 mm Anti-tank Gun'), ['dice', 'anti-tank']],
  [skirmish, shot('105 mm Howitzer'), ['dice', 'medium-artillery']],
  [skirmish, shot('150 mm Howitzer'), ['dice', 'heavy-artillery']],
  [skirmish, shot('Katyusha'), ['dice', 'rockets']],
  [skirmish, shot('Stuka'), ['dice', 'bombs']],
  [skirmish, { type: 'moved', unit: unitNamed('T-34/76') }, ['tracks']],
  [skirmish, { type: 'chose', side: 0, what: 'bid' }, []],
])('%# an event sounds like what it tells of', async (scenario, told, sounds) => {
  const { events } = await partsOf(scenario.system).ui()
  expect(events.sounds(scenario, told as never)).toEqual(sounds)
})

/** A table of a battle at which nobody has done anything, with persons on all sides. */
const opened = async () => {
  const scenario = pitched({ turns: 4 })
  const ui = await partsOf('skirmish').ui()
  const game = ui.open(scenario)
  const state = game.setup(keyedDice(3))
  return layTable({ ui, scenario, game, state, seats: ['human', 'human'], facing: game.actors(state)[0] as Side })
}

test.each<readonly [winners: readonly Side[], seats: Seats, sound: SoundId]>([
  [[0], ['human', 'veteran'], 'victory'],
  [[1], ['human', 'veteran'], 'defeat'],
  [[1], ['human', 'human'], 'victory'],
  [[1], ['veteran', 'veteran'], 'victory'],
  [[0], ['away', 'human'], 'defeat'],
  [[], ['human', 'veteran'], 'tie'],
])('when %j have won, %j hear %s', async (winners, seats, sound) => {
  const { state, asked } = await opened()
  const outcome = signal<Outcome>({ winners, reason: 'time', score: [0, 0], turn: 4 })
  hearOutcome({ ...state, seats: signal(seats), covered: signal(false), outcome })
  expect(asked).toEqual([[sound]])
})

it('a replay is heard as it goes on, and not as it goes back', async () => {
  const { state, store, asked } = await opened()
  while (asked.length < 2) {
    const mover = state.moverIn(state.position.value.state)
    state.facing.value = mover
    carryOut(store, [state.game.legal(state.position.value.state, mover)[0] as Action])
  }
  const [steps, heard] = [state.timeline.value.steps.length, asked.splice(0)]
  replayTo(store, 0)
  for (let moves = 1; moves <= steps; moves++) replayTo(store, moves)
  expect(asked.flat().sort()).toEqual(heard.flat().sort())
  for (let moves = steps; moves >= 0; moves--) replayTo(store, moves)
  replayTo(store, null)
  expect(asked.flat().length).toBe(heard.flat().length)
})

describe.each(battles)('%s', async (_, scenario) => {
  const ui = await partsOf(scenario.system).ui()
  const shuffle = shuffles[scenario.system] as Shuffle
  const game = ui.open(scenario)
  const sides = game.teams.flat()
  const positions = positionsOf(game, 240, 12)

  it('computers’ moves sound and look the same in two games that differ in what the viewer may not know', () => {
    let [compared, heard, moved] = [0, 0, 0]
    for (const [index, state] of positions.entries()) {
      const mover = game.actors(state)[0] as Side
      const viewer = sides.find((side) => side !== mover) as Side
      const seats: Seats = sides.map((side) => (side === viewer ? 'human' : 'veteran'))
      const setting = { ui, scenario, game, state, seats, facing: null, busy: true }
      const known = new Map<string, Omit<ReturnType<typeof carriedOut>, 'shown'>>()
      for (const position of [state, shuffle(game, state, viewer, index)])
        for (const action of some(game.legal(position, mover), 12)) {
          const { shown, ...noticed } = carriedOut({ ...setting, state: position }, action)
          heard += noticed.asked.length
          moved += noticed.effects.length + noticed.flashes.length
          const before = known.get(shown)
          if (before) {
            expect(noticed, game.makeAction(action)).toEqual(before)
            compared++
          } else known.set(shown, noticed)
        }
    }
    expect(compared).toBeGreaterThan(15)
    expect(heard).toBeGreaterThan(15)
    expect(moved).toBeGreaterThan(3)
  })

  it('one’s own orders sound and look the same whatever lies hidden, as long as they show the same', () => {
    let compared = 0
    for (const [index, state] of positions.entries()) {
      const mover = game.actors(state)[0] as Side
      const seats: Seats = sides.map((side) => (side === mover ? 'human' : 'veteran'))
      const setting = { ui, scenario, game, state, seats, facing: null }
      const twin = { ...setting, state: shuffle(game, state, mover, index) }
      for (const action of some(game.legal(state, mover), 6)) {
        const [one, other] = [carriedOut(setting, action), carriedOut(twin, action)]
        if (one.shown !== other.shown) continue
        expect(other, game.makeAction(action)).toEqual(one)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(15)
  })

  it('nothing is heard or moves behind the cover, nor of a turn that is skipped or shown at once, nor where sound is off', () => {
    const seats: Seats = sides.map(() => 'human')
    let [heard, covered] = [0, 0]
    for (const state of some(positions, 6)) {
      const mover = game.actors(state)[0] as Side
      const setting = { ui, scenario, game, state, seats: seats.with(mover, 'veteran'), facing: null, busy: true }
      for (const action of some(game.legal(state, mover), 6)) {
        if (carriedOut(setting, action).asked.length === 0) continue
        heard++
        expect(carriedOut({ ...setting, skipping: true }, action)).toMatchObject({ asked: [], effects: [] })
        const { state: table, store, asked } = layTable(setting)
        table.settings.value = { ...table.settings.value, speed: 'at once' }
        carryOut(store, [action])
        expect(table.effects.value).toEqual([])
        table.settings.value = { ...table.settings.value, speed: 'normal', sound: false }
        hear(table, ['loss'])
        expect(asked).toEqual([])
        const between = layTable({ ...setting, seats })
        carryOut(between.store, [action])
        // An action may lead to a decision that hides nothing, for which nobody hands the screen over.
        if (!between.state.covered.value) continue
        covered++
        expect([between.asked, between.state.flashes.value, between.state.effects.value]).toEqual([[], [], []])
      }
    }
    expect(heard).toBeGreaterThan(3)
    expect(covered > 0).toBe(ui.setup.hides(scenario))
  })

  it('a game has many sounds', () => {
    const heard = new Set<SoundId>()
    const [dice, choices] = [keyedDice(4), rollingDice(4, 1)]
    const state = game.setup(dice)
    while (!game.outcome(state)) {
      const [side = 0] = game.actors(state)
      const legal = game.legal(state, side)
      const emit = (event: never): void => {
        for (const id of ui.events.sounds(scenario, event)) heard.add(id)
      }
      game.apply({ state, dice, emit }, side, legal[choices.below(legal.length)] as Action)
    }
    expect(heard.size).toBeGreaterThan(3)
  })
})
