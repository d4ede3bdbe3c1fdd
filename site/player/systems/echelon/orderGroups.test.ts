import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ScenarioBundle } from '../../../../compiler/bundle.ts'
import { echelon } from '../../../../engine/systems/echelon/index.ts'
import { eliminated, phase } from '../../../../engine/systems/echelon/types.ts'
import type { EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { field, hexOf } from '../../../../tests/support/echelon.ts'
import { part } from '../../../../tests/support/part.ts'
import { endTurnAnyway, order, undo, undoPhase } from '../../actions/carryOut.ts'
import { createState } from '../../state.ts'
import type { Store } from '../../store.ts'
import { unitSubject } from '../../subject.ts'
import type { SystemUi } from '../../systemUi.ts'
import { startTimeline } from '../../timeline.ts'
import { echelonUi } from './index.ts'
import { pieces } from './map/pieces.ts'
import { actionWords, buttonWords, conditionsOf, count } from './names.ts'
import { sortOrders } from './orderGroups.ts'
import type { PlayerState } from './types.ts'

const map = `
  . . . . . .
   . . . . . .
  . . . . . .
`
const at = (name: string): number => hexOf(map, name)
const [corps, guns, tanks, enemy] = [0, 1, 2, 3]
const takeGuns: EchelonAction = { type: 'take', unit: guns }
const scenario = field({
  map,
  units: [
    { id: 'corps', side: 0, design: 'infantry division 6-6-6 supports-others', hex: '0202' },
    { id: 'guns', side: 0, design: 'artillery regiment 3-3-8', hex: '0202' },
    { id: 'tanks', side: 0, design: 'tank brigade 4-4-10', hex: '0303' },
    { id: 'enemy', side: 1, design: 'infantry regiment 2-2-6', hex: '0302' },
    { id: 'hidden', side: 1, design: 'artillery battalion 1-1-6', hex: '0302' },
    { id: 'far', side: 1, design: 'infantry regiment 2-2-6', hex: '0601' },
  ],
})
const game = echelon.open(scenario)

let state: PlayerState
let store: Store
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const identity = { scenario: '0123456789abcdef', rules: '89abcdef' }
  const bundle = { scenario, tutorial: null, identity, difficulties: [], picture: { symbols: {} } }
  const ui = part<SystemUi>(echelonUi)
  const made = createState(ui, part<ScenarioBundle>(bundle), startTimeline(game as never, 1))
  state = part<PlayerState>(made)
  state.seats.value = ['human', 'human']
  state.facing.value = 0
  const storage = { save: async () => true, keyOf: () => '' }
  store = part<Store>({ state: made, storage, tabs: { announce: () => {} } })
  until(phase.movement)
})

const now = () => state.position.value.state
const until = (wanted: number): void => {
  for (let left = 8; now().phase !== wanted && left > 0; left--) endTurnAnyway(store)
  expect(now().phase).toBe(wanted)
}
const chosen = (unit: number, hex: string): EchelonAction => {
  state.selected.value = unitSubject(unit)
  const action = state.orders.value.at(state.selected.value, at(hex))
  if (action === undefined) throw new Error(`nothing at ${hex}`)
  return action
}
const types = (): string[] => state.timeline.value.steps.map(({ action }) => action.type)

describe('a unit that is sent', () => {
  test('is taken and moves in one wish, and is taken back in one', () => {
    const before = types().length
    expect(order(store, chosen(corps, '0102'))).toBe(true)
    expect(types().slice(before)).toEqual(['take', 'move'])
    expect(now().hex[corps]).toBe(at('0102'))
    expect(now().hex[guns]).toBe(at('0202'))
    undo(store)
    expect([types().length, now().hex[corps]]).toEqual([before, at('0202')])
  })

  test('goes with those that were taken along', () => {
    state.selected.value = unitSubject(corps)
    order(store, takeGuns)
    expect(state.derived.movers).toEqual([corps, guns])
    order(store, chosen(corps, '0102'))
    expect([now().hex[corps], now().hex[guns]]).toEqual([at('0102'), at('0102')])
  })

  test('goes alone when others were taken before', () => {
    state.selected.value = unitSubject(corps)
    order(store, takeGuns)
    const before = types().length
    expect(order(store, chosen(tanks, '0103'))).toBe(true)
    expect(types().slice(before)).toEqual(['release', 'take', 'move'])
    expect([now().hex[tanks], now().hex[guns]]).toEqual([at('0103'), at('0202')])
  })

  test('can go exactly where the engine lets it go once it is taken', () => {
    const { takeable, placesOf } = state.orders.value
    expect([...takeable]).toEqual([corps, guns, tanks])
    for (const unit of takeable) {
      const { hexes } = game.reach(now(), [unit])
      expect([...placesOf(unit).moves.keys()].sort()).toEqual([...hexes].sort())
    }
  })
})

describe('all orders of a phase', () => {
  test('are taken back in one step', () => {
    const before = types().length
    order(store, chosen(corps, '0102'))
    order(store, chosen(tanks, '0103'))
    undoPhase(store)
    expect([types().length, now().phase]).toEqual([before, phase.movement])
  })

  test('are those of an attack that is built, back to before its hex was named', () => {
    until(phase.combat)
    const before = types().length
    order(store, chosen(corps, '0302'))
    order(store, chosen(tanks, '0303'))
    undoPhase(store)
    expect([types().length, now().phase]).toEqual([before, phase.combat])
  })

  test('stay as far as they were sent by link', () => {
    order(store, chosen(corps, '0102'))
    const sent = types().length
    state.saved.value = { ...state.saved.value, byLink: { chain: '', key: '', status: 'mine' } }
    state.timeline.value = { ...state.timeline.value, given: sent }
    order(store, chosen(tanks, '0103'))
    undoPhase(store)
    expect(types().length).toBe(sent)
    undoPhase(store)
    expect(types().length).toBe(sent)
  })

  test('stay when dice were rolled since', () => {
    until(phase.combat)
    order(store, chosen(corps, '0302'))
    order(store, { type: 'attack' })
    const before = types().length
    undoPhase(store)
    expect(types().length).toBe(before)
  })
})

describe('a joint attack', () => {
  beforeEach(() => until(phase.combat))

  test('begins with the hex and the selected unit, shows its odds before, and takes others in step by step', () => {
    const target = chosen(corps, '0302')
    state.pointed.value = at('0302')
    expect(state.derived.attack).toMatchObject({ isOffered: true, unseen: 1, attack: { units: [corps] } })
    order(store, target)
    expect(now().phase).toBe(phase.commit)
    const alone = state.derived.attack
    expect(alone).toMatchObject({ isOffered: false, unseen: 1, attack: { units: [corps] } })
    order(store, chosen(tanks, '0303'))
    expect(state.derived.attack?.attack.units).toEqual([corps, tanks])
    expect(state.derived.attack?.attackers.strength).toBeGreaterThan(alone?.attackers.strength ?? 0)
    undo(store)
    expect(state.derived.attack?.attack.units).toEqual([corps])
  })

  test('is forecast with all that can join where nobody is selected who could', () => {
    for (const unit of [undefined, enemy]) {
      state.selected.value = unit === undefined ? null : unitSubject(unit)
      state.pointed.value = at('0302')
      expect(state.derived.attack?.attack.units).toEqual([corps, guns, tanks])
    }
  })

  test('has a forecast whose chances add up', () => {
    order(store, chosen(corps, '0302'))
    const chances = Object.values(state.derived.attack?.chances ?? {})
    expect(Math.round(chances.reduce((sum, chance) => sum + chance, 0))).toBe(10_000)
  })
})

describe('sorted orders', () => {
  test('hold every legal action once and have words for it, in every phase of some turns', () => {
    for (let step = 0; step < 40 && !now().ended; step++) {
      const orders = sortOrders(game, now(), true)
      const legal = game.legal(now(), now().side)
      const places = game.table.unitsOf[now().side].flatMap((unit) => [...orders.placesOf(unit).moves.values()])
      const sorted = new Set(
        [
          ...[...orders.groups.values()].flatMap(({ alone, hexes }) => [...(alone ? [alone] : []), ...hexes.values()]),
          ...orders.anyhow.values(),
          ...places,
          ...(orders.endTurn ? [orders.endTurn] : []),
        ].map(game.makeAction),
      )
      const listed = legal.filter(({ type }) => type !== 'take' && type !== 'release')
      expect(listed.map(game.makeAction).filter((text) => !sorted.has(text))).toEqual([])
      for (const action of legal) {
        const said = [actionWords(scenario, now(), action), buttonWords(scenario, action)]
        expect(said.filter((text) => text === '' || /[{}]|undefined|\?/.test(text))).toEqual([])
      }
      state.selected.value = null
      state.facing.value = now().side
      const [first] = legal
      order(store, legal.find(({ type }) => ['target', 'commit', 'attack', 'done'].includes(type)) ?? first)
    }
  })
})

test('a stack is one drawn piece, its other units are there for keys and screen readers', () => {
  const stack = pieces(state).filter(({ hex }) => hex === at('0202'))
  expect(stack.map(({ drawn }) => drawn !== '')).toEqual([false, true])
  expect(stack.at(-1)?.label).toContain('corps')
  // Of the enemy the unit on top is seen.
  const foe = pieces(state).filter(({ hex }) => hex === at('0302'))
  expect(foe.map(({ subject }) => subject.number)).toEqual([enemy])
})

test('a unit at work says what it builds, and how much of that is left', () => {
  const [work] = game.legal(now(), 0).filter((action) => action.type === 'work' && action.unit === corps)
  order(store, work)
  const { name, cost } = scenario.rules.engineering.jobs.entrenchment
  expect(conditionsOf(scenario, now(), corps).map(({ text }) => text)).toContain(
    `At work: ${name.toLowerCase()}, ${count(cost, 'point')} to do`,
  )
})

test('a unit that is eliminated works nowhere', () => {
  const gone = game.copy(now())
  gone.hex[corps] = eliminated
  expect(conditionsOf(scenario, gone, corps).map(({ text }) => text)).not.toContainEqual(
    expect.stringMatching(/^At work/),
  )
})
