import { describe, expect, test } from 'vitest'
import { type FieldSketch, field, hexOf } from '../../../tests/support/echelon.ts'
import { strait } from '../../../tests/support/echelonStrait.ts'
import { keyedDice, rollingDice } from '../../dice.ts'
import { otherSide, type Side, sides } from '../../twoSides.ts'
import type { EchelonEvent } from './events.ts'
import { imagine } from './imagine.ts'
import { echelon } from './index.ts'
import { carryTo } from './lift.ts'
import { emptyState } from './memory.ts'
import { explain } from './questions.ts'
import type { Services } from './services.ts'
import { listeningPosts, tellHeard } from './sight.ts'
import { type EchelonState, phase, status } from './types.ts'
import { knownState, unseen, viewOf } from './view.ts'

const map = '. . . . . . . . .\n . . . . . . . . .\n. . . . . . . . .'

const sketch: FieldSketch = {
  map,
  units: [
    { id: 'own', side: 0, hex: '0101', design: 'infantry division 5-6-6' },
    { id: 'below', side: 0, hex: '0101', design: 'combat-engineer regiment 1-6' },
    { id: 'depot', side: 0, hex: '0101', design: 'major-depot regiment 0-3-0' },
    { id: 'hq', side: 0, hex: '0201', design: 'army-hq regiment 0-1-6' },
    { id: 'tanks', side: 1, hex: '0701', design: 'tank brigade 4-8' },
    { id: 'foot', side: 1, hex: '0701', design: 'infantry division 3-5-6' },
    { id: 'guns', side: 1, hex: '0701', design: 'artillery regiment 3-6' },
    { id: 'corps', side: 1, hex: '0501', design: 'infantry division 4-5-6' },
    { id: 'sappers', side: 1, hex: '0501', design: 'combat-engineer battalion 1-8' },
    { id: 'store', side: 1, hex: '0901', design: 'major-depot regiment 0-3-0' },
    { id: 'watch', side: 1, hex: '0901', design: 'infantry regiment 1-6' },
    { id: 'agents', side: 1, hex: '0901', design: 'police regiment 1-6' },
    { id: 'lost', side: 1, design: 'infantry division 3-5-6', eliminated: true },
  ],
}

const lay = (
  change: Partial<FieldSketch> = {},
): { services: Services; state: EchelonState; unit: (id: string) => number } => {
  const scenario = field({ ...sketch, ...change })
  const { services, table } = echelon.open(scenario)
  const state = emptyState(table)
  for (const [unit, { hex, eliminated }] of scenario.units.entries()) state.hex[unit] = hex ?? (eliminated ? -1 : 0)
  return {
    services,
    state,
    unit: (id) => scenario.units.findIndex((one) => one.id === id),
  }
}

const hex = (name: string): number => hexOf(map, name)

describe('what a side knows', () => {
  test('echelon.20: of an enemy stack the unit on top and how many lie below', () => {
    const { services, state, unit } = lay()
    const { stacks } = viewOf(services, state, 0)
    expect(stacks.find((stack) => stack.hex === hex('0701'))).toEqual({
      hex: hex('0701'),
      count: 3,
      units: [{ unit: unit('foot'), reversed: false }],
    })
    const known = knownState(services.table, viewOf(services, state, 0))
    expect(known.hex[unit('foot')]).toBe(hex('0701'))
    expect(known.hex[unit('tanks')]).toBe(unseen)
    expect(known.hex[unit('lost')]).toBe(-1)
    expect(known.hex[unit('below')]).toBe(hex('0101'))
  })

  test('echelon.20: all of a stack that it has inspected, and the enemy does not learn of it', () => {
    const { services, state, unit } = lay()
    const before = viewOf(services, state, 1)
    for (const id of ['tanks', 'foot', 'guns']) state.inspected[unit(id)] = 1
    expect(viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex('0701'))?.units).toHaveLength(3)
    expect(viewOf(services, state, 1)).toEqual(before)
    const view = viewOf(services, state, 0)
    expect(viewOf(services, imagine(services.table, view, rollingDice(1)), 0)).toEqual(view)
  })

  test('echelon.34b: REs of stacks around an army headquarters that a depot supplies', () => {
    const { services, state, unit } = lay()
    const reAt = (name: string) => viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex(name))?.re
    expect(reAt('0501')).toBeUndefined()
    state.depot[unit('hq')] = unit('depot') + 1
    expect(reAt('0501')).toBe(144 * 3 + 72)
    expect(reAt('0701')).toBeUndefined()
  })

  test('echelon.45b: a stack hides neither its zone of control nor police', () => {
    const { services, state, unit } = lay()
    const stack = viewOf(services, state, 0).stacks.find((one) => one.hex === hex('0901'))
    expect(stack?.units.map((one) => one.unit)).toEqual([unit('watch'), unit('agents')])
  })

  test('echelon.W6: those who fight are known to both', () => {
    const { services, state } = lay()
    state.phase = phase.withdraw
    state.target = hex('0701')
    expect(viewOf(services, state, 0).stacks.find((stack) => stack.hex === hex('0701'))?.units).toHaveLength(3)
  })

  test('echelon.22, 47: neither reserves nor planned attacks of the enemy', () => {
    const { services, state, unit } = lay()
    const before = viewOf(services, state, 0)
    state.planned[hex('0101')] = 2
    state.status[unit('foot')] |= status.inReserve
    state.reserved[1] = 3
    expect(viewOf(services, state, 0)).toEqual(before)
  })

  test('echelon.20: who looks on sees what both see openly', () => {
    const { services, state, unit } = lay()
    const view = viewOf(services, state, undefined)
    expect(view.stacks.map(({ count, units }) => [count, units.length])).toEqual([
      [3, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 2],
    ])
    expect(knownState(services.table, view).hex[unit('below')]).toBe(unseen)
  })
})

describe('what a side is told', () => {
  test('echelon.20: the enemy hears of no unit that it sees neither before nor after', () => {
    const game = echelon.open(strait(3))
    const { services } = game
    const secret: readonly EchelonEvent['type'][] = [
      'moved',
      'lifted',
      'loaded',
      'unloaded',
      'laden',
      'unladen',
      'attached',
    ]
    const seenBy = (state: EchelonState, side: Side): readonly number[] =>
      viewOf(services, state, side).stacks.flatMap(({ units }) => units.map(({ unit }) => unit))
    const counts = new Map<string, number>()
    for (let seed = 1; seed <= 6; seed++) {
      const dice = keyedDice(seed)
      const choices = rollingDice(seed)
      const state = game.setup(dice)
      while (!state.ended) {
        const { side } = state
        const all = game.legal(state, side)
        const types = [...new Set(all.map(({ type }) => type))]
        const type = types[choices.below(types.length)]
        const some = all.filter((one) => one.type === type)
        const before = seenBy(state, otherSide(side))
        const events: EchelonEvent[] = []
        game.apply({ state, dice, emit: (event) => events.push(event) }, side, some[choices.below(some.length)])
        const seen = new Set([...before, ...seenBy(state, otherSide(side))])
        for (const event of events) {
          if (!secret.includes(event.type) || (event.seenBy !== undefined && !event.seenBy.includes(otherSide(side))))
            continue
          const named = 'units' in event ? event.units : 'unit' in event ? [event.unit] : []
          counts.set(event.type, (counts.get(event.type) ?? 0) + 1)
          // What is dropped or landed stands in front of everybody, also if it does not live to be seen.
          if (event.type === 'lifted' && (event.by === 'drop' || event.by === 'assault' || event.by === 'sea')) continue
          for (const unit of named) expect(seen, JSON.stringify(event)).toContain(unit)
        }
      }
    }
    expect(counts.get('lifted')).toBeGreaterThan(10)
    expect(counts.get('moved')).toBeGreaterThan(5)
  })

  test('echelon.20: a train that takes a unit from below others names it to its own side alone', () => {
    const { services, state, unit } = lay()
    const events: EchelonEvent[] = []
    carryTo(
      services,
      { state, dice: keyedDice(1), emit: (event) => events.push(event) },
      unit('below'),
      'rail',
      hex('0201'),
    )
    expect(events.filter(({ type }) => type === 'lifted')).toEqual([
      { type: 'lifted', side: 0, units: [unit('below')], by: 'rail', from: hex('0101'), to: hex('0201') },
    ])
    events.length = 0
    carryTo(
      services,
      { state, dice: keyedDice(1), emit: (event) => events.push(event) },
      unit('below'),
      'rail',
      hex('0101'),
    )
    state.hex[unit('hq')] = hex('0101')
    carryTo(
      services,
      { state, dice: keyedDice(1), emit: (event) => events.push(event) },
      unit('hq'),
      'rail',
      hex('0701'),
    )
    expect(
      events.filter(({ type }) => type === 'lifted').map((event) => [event.seenBy, 'hidden' in event && event.hidden]),
    ).toEqual([
      [undefined, false],
      [[0], false],
      [[1], 1],
    ])
  })
})

describe('what bars undo', () => {
  test('echelon.34b: an army headquarters that learns how strong a stack is', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    const events: EchelonEvent[] = []
    const draft = { state, dice: keyedDice(1), emit: (event: EchelonEvent) => void events.push(event) }
    const posts = listeningPosts(services.table, state, 0)
    tellHeard(services, draft, 0, posts)
    expect(events).toEqual([])
    state.hex[unit('hq')] = hex('0401')
    tellHeard(services, draft, 0, posts)
    expect(events).toEqual([{ type: 'heard', side: 0, hexes: [hex('0701')], seenBy: [0], rolled: true }])
  })

  test('echelon.34b: it learns of stacks in the order of the map: that of their units would tell what lies hidden in them', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    const events: EchelonEvent[] = []
    state.hex[unit('hq')] = hex('0601')
    tellHeard(services, { state, dice: keyedDice(1), emit: (event) => events.push(event) }, 0, [])
    expect(events).toMatchObject([{ hexes: ['0501', '0701', '0901'].map(hex) }])
  })

  test('echelon.W1: the end of a phase after which the enemy may have something to do', () => {
    const game = echelon.open(strait(3))
    const dice = keyedDice(1)
    const state = game.setup(dice)
    const events: EchelonEvent[] = []
    for (let count = 0; !state.ended && count < 40; count++)
      game.apply({ state, dice, emit: (event) => events.push(event) }, state.side, { type: 'done' })
    const phases = events.filter((event) => event.type === 'phase')
    expect(phases.length).toBeGreaterThan(10)
    for (const event of phases)
      expect(event.rolled === true).toBe(event.phase === phase.reaction || event.phase === phase.exploitation)
  })
})

describe('what is explained', () => {
  test('echelon.20: an attack as its side sees the hex, whatever lies below what it sees', () => {
    const { services, state, unit } = lay()
    state.hex[unit('own')] = hex('0601')
    const ask = (of: EchelonState, about: 'attack' | 'strength') =>
      explain(services, of, { about, side: 1, units: [unit('own')], hex: hex('0701') })
    const strength = ask(state, 'strength')
    expect(strength?.terms.at(-1)).toEqual({ rule: 'echelon.20', label: 'Out of sight: 2', value: 0 })
    // Tanks or sappers below the top: the answer is the same.
    const twin = echelon.open(services.table.scenario).copy(state)
    twin.hex[unit('tanks')] = hex('0501')
    twin.hex[unit('sappers')] = hex('0701')
    for (const about of ['attack', 'strength'] as const) expect(ask(twin, about)).toEqual(ask(state, about))
    for (const id of ['tanks', 'foot', 'guns']) state.inspected[unit(id)] = 1
    expect(ask(state, 'strength')?.value).toBeGreaterThan(strength?.value ?? 0)
    expect(ask(twin, 'strength')).toEqual(strength)
  })
})

describe('imagined states', () => {
  test('echelon.20: look like the view that they come from, for everybody', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    state.reversed[unit('tanks')] = 0
    for (const viewer of [...sides, undefined]) {
      const view = viewOf(services, state, viewer)
      for (let seed = 0; seed < 20; seed++)
        expect(viewOf(services, imagine(services.table, view, rollingDice(seed)), viewer)).toEqual(view)
    }
  })

  test('echelon.34b: units are dealt so that they come to the REs that are known', () => {
    const { services, state, unit } = lay()
    state.depot[unit('hq')] = unit('depot') + 1
    const view = viewOf(services, state, 0)
    const places = (id: string): Set<number> =>
      new Set(Array.from({ length: 30 }, (_, seed) => imagine(services.table, view, rollingDice(seed)).hex[unit(id)]))
    expect(places('sappers')).toEqual(new Set([hex('0501')]))
    expect(places('guns')).toEqual(new Set([hex('0701')]))
  })
})
