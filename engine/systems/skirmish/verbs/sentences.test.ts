import { describe, expect, it } from 'vitest'
import { field } from '../../../../tests/support/skirmishField.ts'
import { lineOf, type SkirmishEvent } from '../events.ts'
import { spaceName, targetName } from '../names.ts'
import { phase, question } from '../types.ts'
import type { SkirmishAction } from './index.ts'
import { actionWords } from './sentences.ts'

const at = field({
  units: ['german-light-inf c2', 'german-opel c3', 'german-pak40 d3', 'us-light-inf c4'],
  at: phase.movement,
})
const [unit, other, gun, target] = [0, 1, 2, 3].map(at.unit)
const { game, state } = at
const { table } = game
const space = at.space('d2')

const acts: readonly (readonly [SkirmishAction, SkirmishEvent, string])[] = [
  [{ type: 'move', unit, space }, { type: 'moved', unit, from: 1, space, path: [] }, 'Light Infantry moves to d2'],
  [{ type: 'assault', unit, space }, { type: 'assaults', unit, space }, 'Light Infantry declares an assault on d2'],
  [{ type: 'swap', unit, other }, { type: 'swapped', unit, other }, 'Light Infantry and Opel Truck change places'],
  [{ type: 'board', unit, other }, { type: 'boarded', unit, other }, 'Light Infantry boards Opel Truck'],
  [
    { type: 'board', unit: gun, other },
    { type: 'boarded', unit: gun, other },
    '75 mm Anti-tank Gun is attached to Opel Truck',
  ],
  [{ type: 'leave', unit, space }, { type: 'left', unit, space }, 'Light Infantry leaves its vehicle for d2'],
  [
    { type: 'storm', unit, weapon: 0, target: table.units + space },
    { type: 'stormed', unit, space, is: 'taken' },
    'Light Infantry takes d2',
  ],
  [{ type: 'fly', unit, target }, { type: 'flew', unit, target }, 'Light Infantry flies against Light Infantry'],
  [{ type: 'aim', target }, { type: 'aimed', target }, 'The mission also flies against Light Infantry'],
  [{ type: 'escort', unit }, { type: 'escorted', unit }, 'Light Infantry escorts the mission'],
  [{ type: 'intercept', unit }, { type: 'intercepted', unit }, 'Light Infantry intercepts'],
]

describe('an act', () => {
  it.each(acts)('has one sentence as an order and in the log: %o', (action, event, sentence) => {
    expect(actionWords(table, state, action)).toBe(sentence)
    expect(lineOf(table, event)?.text).toBe(`${sentence}.`)
  })

  it('is told with its roll by the sentence of its order', () => {
    const shot = { type: 'shot', unit, weapon: 0, target, roll: 7, hit: 5, critical: 10, result: 'hit' } as const
    const orders = [
      { type: 'fire', unit, weapon: 0, target } as const,
      { type: 'storm', unit, weapon: 0, target } as const,
    ]
    const lines = ([0, 2] as const).map((kind) => lineOf(table, { ...shot, kind })?.text)
    expect(lines).toEqual(orders.map((order) => `${actionWords(table, state, order)}: 7 against 5+/10, a hit.`))
    const asked = { ...state, stormed: unit + 1, stormer: target + 1 }
    expect(lineOf(table, { ...shot, kind: 1 })?.text).toBe(
      `${actionWords(table, asked, { type: 'answer', weapon: 0 })}: 7 against 5+/10, a hit.`,
    )
  })
})

it.each([
  [phase.build, question.none, 'Build no more'],
  [phase.movement, question.none, 'End movement'],
  [phase.shooting, question.smoke, 'No smoke'],
  [phase.shooting, question.mission, 'Begin the mission'],
])('a seat that is done in phase %i, asked %i, says “%s”', (now, asked, sentence) => {
  expect(actionWords(table, { ...state, phase: now, question: asked }, { type: 'done' })).toBe(sentence)
})

it('a space is called the same wherever it is named', () => {
  const named = {
    ...table,
    scenario: { ...table.scenario, map: { ...table.scenario.map, names: [{ space, text: 'Mill' }] } },
  }
  expect(spaceName(named, space)).toBe('Mill (d2)')
  expect(targetName(named, named.units + space)).toBe('Mill (d2)')
  expect(actionWords(named, state, { type: 'move', unit, space })).toBe('Light Infantry moves to Mill (d2)')
  expect(spaceName(table, table.headquarters[1])).toMatch(/^the headquarters of /)
})
