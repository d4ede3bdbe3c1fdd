/** What happens on the map is seen where it happens, one thing after the other, in all systems. That it tells no more: `sound/heard.test.ts`. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BattleScenario } from '../../compiler/bundle.ts'
import type { GameEvent } from '../../engine/game.ts'
import type { CommandCardsScenario } from '../../engine/systems/command-cards/scenario.ts'
import { campaign } from '../../tests/support/echelonCampaign.ts'
import { playerTable } from '../../tests/support/playerTable.ts'
import { crossing, loadScenarios } from '../../tests/support/scenarios.ts'
import { field } from '../../tests/support/skirmishField.ts'
import { sketch } from '../../tests/support/tactical.ts'
import { endEffects, showEvents } from './announce.ts'
import { effectsLast, effectsOf } from './effects.ts'
import { partsOf } from './systems/index.ts'
import { startTimeline } from './timeline.ts'

let wantsNoMotion = false
beforeEach(() => {
  wantsNoMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: wantsNoMotion }))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const tableOf = async (scenario: BattleScenario) => {
  const ui = await partsOf(scenario.system).ui()
  const { state } = playerTable(ui, scenario, startTimeline(ui.open(scenario), 5))
  const pieces = state.pieces.value
  const [own, enemy] = [0, 1].map((side) => pieces.find((one) => one.subject.kind === 'unit' && one.side === side))
  if (!own || !enemy) throw new Error('a side has nobody on the map')
  return { state, own, enemy, unit: own.subject.number, target: enemy.subject.number }
}
type Table = Awaited<ReturnType<typeof tableOf>>
type Told = GameEvent & Readonly<Record<string, unknown>>

const none = { lost: 0, suppressed: 0 }
const cardBattles = (await loadScenarios('command-cards')) as readonly CommandCardsScenario[]
const cards = cardBattles.find(({ medals }) => medals[0]?.hexes.length === 1) as BattleScenario

/** One unit destroys another, goes to where that stood, and takes a place. */
const battles: readonly (readonly [BattleScenario, (table: Table) => readonly Told[]])[] = [
  [
    crossing,
    ({ unit, target, own: { hex: from }, enemy: { hex: at } }) => [
      { type: 'combat', unit, target, at, attacker: none, defender: { lost: 4, suppressed: 0 } },
      { type: 'destroyed', unit: target, at },
      { type: 'moved', unit, path: [from, from + 1, at] },
      { type: 'objective', objective: 0, holder: 0 },
    ],
  ],
  [
    cards,
    ({ unit, target, enemy }) => [
      { type: 'battle', unit, target, kind: 0, hits: 2 },
      { type: 'lost', unit: target, figures: 2 },
      { type: 'destroyed', unit: target },
      { type: 'advanced', unit, to: enemy.hex },
      { type: 'medal', side: 0, count: 1, why: 'place', place: 0 },
    ],
  ],
  [
    campaign(),
    ({ unit, target, own, enemy: { hex } }) => [
      { type: 'attacked', units: [unit], hex },
      { type: 'lost', unit: target, hex, to: 'box' },
      { type: 'advanced', unit, from: own.hex, to: hex },
      { type: 'taken', side: 0, hex },
    ],
  ],
  [
    field({ units: ['german-flak88 d2', 'us-sherman a6'] }).game.scenario,
    ({ unit, target, enemy }) => [
      { type: 'shot', unit, weapon: 0, target, roll: 9, result: 'hit' },
      { type: 'wounded', unit: target, wounds: 3 },
      { type: 'destroyed', unit: target, why: 'fire' },
      { type: 'stormed', unit, space: enemy.hex, is: 'taken' },
    ],
  ],
  [
    sketch({
      map: '. . . .\n. . . .',
      units: [
        { side: 0, type: 'german-rifles', hex: '0101' },
        { side: 1, type: 'soviet-rifles', hex: '0201' },
      ],
    }).game.scenario,
    ({ unit, target, own, enemy: { hex } }) => [
      { type: 'fired', unit, target, mode: 'attack', kills: 10, suppressed: 0 },
      { type: 'destroyed', unit: target },
      { type: 'moved', unit, path: [own.hex, hex] },
      { type: 'taken', side: 0, hex, prestige: 0 },
    ],
  ],
]

test.each(battles)('$system: fire, then the end of a unit, then movement, then capture', async (scenario, happens) => {
  const table = await tableOf(scenario)
  const { state, own, enemy } = table
  const told = happens(table)
  showEvents(state, state.pieces.value, told)
  const effects = state.effects.value.toSorted((one, other) => one.at - other.at)
  const main = effects.filter(({ is }) => is !== 'hit')
  expect(main.map(({ is }) => is)).toEqual(['fire', 'gone', 'march', 'taken'])
  const [fire, gone, march, taken] = main
  expect(fire).toMatchObject({ from: [own.hex], to: enemy.hex, at: 0 })
  expect(gone).toMatchObject({ hex: enemy.hex, side: 1, drawn: expect.stringContaining('counter') })
  expect(march?.is === 'march' && [march.way[0], march.way.at(-1)]).toEqual([own.hex, enemy.hex])
  expect(taken).toMatchObject({ side: 0, hexes: expect.arrayContaining([expect.any(Number)]) })
  expect(march?.at).toBeGreaterThan(gone?.at ?? 0)
  expect(taken?.at).toBe((march?.at ?? 0) + (march?.lasts ?? 0))
  expect(effectsLast(effects)).toBeLessThanOrEqual(1500)
  expect(state.flashes.value).toContainEqual(
    expect.objectContaining({ hex: enemy.hex, text: expect.stringMatching('destroyed|lost'), delay: gone?.at }),
  )
  vi.advanceTimersByTime(effectsLast(effects))
  expect(state.effects.value).toEqual([])

  state.flashes.value = []
  wantsNoMotion = true
  showEvents(state, state.pieces.value, told)
  expect(state.effects.value).toEqual([])
  expect(state.flashes.value.every(({ delay }) => delay === 0)).toBe(true)
})

test('effects go at the pace at which play is shown, and end when somebody goes on', async () => {
  const [[scenario, happens]] = battles as [(typeof battles)[number]]
  const table = await tableOf(scenario)
  const { state } = table
  const told = happens(table)
  const lastsAt = (speed: 'slow' | 'normal' | 'fast' | 'at once'): number => {
    state.settings.value = { ...state.settings.value, speed }
    showEvents(state, state.pieces.value, told)
    return effectsLast(state.effects.value)
  }
  const own = lastsAt('slow')
  state.busy.value = true
  expect(lastsAt('normal')).toBe(own)
  expect(lastsAt('slow')).toBe(2 * own)
  expect(lastsAt('at once')).toBe(0)
  state.skipping.value = true
  expect(lastsAt('slow')).toBe(0)
  state.skipping.value = false
  expect(lastsAt('fast')).toBeLessThan(own / 2)
  endEffects(state)
  expect(state.effects.value).toEqual([])
})

test('who cannot be seen fires from nowhere, and moves nowhere', async () => {
  const { state, enemy, target } = await tableOf({ ...crossing, fog: true } as BattleScenario)
  const seen = new Set(state.pieces.value.map(({ subject }) => subject.number))
  const unit = crossing.units.findIndex(({ side }, number) => side === 0 && !seen.has(number))
  expect(unit).toBeGreaterThanOrEqual(0)
  const told: readonly Told[] = [
    { type: 'combat', unit, target, at: enemy.hex, attacker: none, defender: none },
    { type: 'retreated', unit, path: [1, 2] },
  ]
  const { effects } = effectsOf(state, state.pieces.value, told)
  expect(effects).toEqual([expect.objectContaining({ is: 'fire', from: [], to: enemy.hex, misses: true })])
})

test('an action shows all of its results, at once when a press ends its motion, and older ones give way', async () => {
  const { state, target, unit, enemy } = await tableOf(crossing)
  const lost = { lost: 1, suppressed: 0 }
  const fight = { type: 'combat', unit, target, at: enemy.hex, attacker: none, defender: lost } as GameEvent
  const before = state.pieces.value
  // Each fight tells of both.
  showEvents(state, before, Array(3).fill(fight))
  expect(state.flashes.value).toHaveLength(6)
  expect(state.flashes.value.at(-1)?.delay).toBeGreaterThan(0)
  endEffects(state)
  expect(state.flashes.value.map(({ delay }) => delay)).toEqual(Array(6).fill(0))
  showEvents(state, before, [fight])
  expect(state.flashes.value).toHaveLength(4)
  vi.runAllTimers()
  expect(state.flashes.value).toEqual([])
})
