import { describe, expect, test } from 'vitest'
import { field, hexOf } from '../../../tests/support/echelon.ts'
import { type EchelonEvent, lineOf } from './events.ts'
import { reasonWords } from './names.ts'
import { phase } from './types.ts'

const map = '. . . .\n . . . .'
const scenario = field({
  map,
  units: [
    { id: 'Guards', side: 0, design: 'infantry division 5-6-6' },
    { id: 'Rifles', side: 1, design: 'infantry division 3-5-6' },
    { id: 'Scouts', side: 0, design: 'infantry regiment 1-6' },
  ],
  objectives: [{ hex: '0301', name: 'Arden' }],
})
const hex = hexOf(map, '0301')
const start = hexOf(map, '0102')

const told: readonly (readonly [event: EchelonEvent, text: string | undefined])[] = [
  [{ type: 'turn', turn: 2, side: 1 }, 'Turn 2: Second'],
  [{ type: 'phase', side: 0, phase: phase.movement }, 'First moves.'],
  [{ type: 'phase', side: 0, phase: phase.initial }, undefined],
  [{ type: 'moved', side: 0, units: [0], path: [start, hex], seenBy: undefined }, 'Guards move to Arden (0301).'],
  [{ type: 'moved', side: 0, units: [0, 2], path: [hex, start], seenBy: undefined }, 'Guards and Scouts move to 0102.'],
  [
    { type: 'moved', side: 0, units: [0], hidden: 2, path: [hex, start], seenBy: undefined },
    'Guards and 2 others move to 0102.',
  ],
  [{ type: 'moved', side: 0, units: [], hidden: 1, path: [hex, start], seenBy: [1] }, '1 unit moves to 0102.'],
  [{ type: 'overran', side: 0, units: [0], hex, rolled: true }, 'Guards overrun the enemy at Arden (0301).'],
  [
    { type: 'lifted', side: 0, units: [0], by: 'rail', from: start, to: hex, seenBy: undefined },
    'Guards go by rail to Arden (0301).',
  ],
  [
    { type: 'heard', side: 0, hexes: [hex, start], seenBy: [0], rolled: true },
    'Headquarters learn how strong the enemy is at Arden (0301) and 0102.',
  ],
  [{ type: 'arrived', side: 1, units: [1], hex: start, seenBy: undefined }, 'Rifles arrive at 0102.'],
  [
    { type: 'arrived', side: 0, units: [0], hidden: 1, hex: start, seenBy: undefined },
    'Guards and 1 other arrive at 0102.',
  ],
  [{ type: 'rebuilt', side: 1, unit: 1, turn: 7 }, 'Rifles are rebuilt, to arrive in turn 7.'],
  [{ type: 'left', side: 1, unit: 1, rolled: true }, 'Rifles are called away.'],
  [
    { type: 'hauled', side: 0, from: start, to: hex, kind: 0, re: 3, smp: 4 },
    '3 REs of supplies are hauled from 0102 to Arden (0301).',
  ],
  [{ type: 'attacked', side: 0, hex: start, units: [0, 2], rolled: true }, 'Guards and Scouts attack 0102.'],
  [{ type: 'withdrew', side: 1, units: [1], code: 'S', rolled: true }, 'Rifles leave before the fight.'],
  [{ type: 'withdrew', side: 0, units: [0, 2], code: 'S', rolled: true }, 'Guards and Scouts leave before the fight.'],
  [
    { type: 'fought', side: 0, hex, odds: 5, die: 4, sum: 6, result: 'DR', terms: [], rolled: true },
    'At Arden (0301), 2:1, a 4, which counts 6: the defenders retreat (DR).',
  ],
  [{ type: 'asked', side: 1, losses: 160, disruption: 64 }, 'Second must lose 3 points and have 1 point disrupted.'],
  [{ type: 'lost', side: 1, unit: 1, hex, to: 'cadre' }, 'Rifles are reduced to a cadre.'],
  [{ type: 'retreated', side: 1, unit: 1, from: hex, to: start }, 'Rifles retreat to 0102.'],
  [
    { type: 'captured', side: 0, hex, supply: 4, special: 0, rolled: true },
    'First captures 4 REs of supplies at Arden (0301).',
  ],
  [{ type: 'taken', side: 0, hex }, 'First takes Arden (0301).'],
  [
    { type: 'starved', side: 1, unit: 1, roll: 6, gone: true, rolled: true, seenBy: undefined },
    'Rifles, cut off, perish (a 6).',
  ],
  [{ type: 'ended', winner: null }, 'The campaign is over.'],
]

describe('the log', () => {
  test.each(told)('echelon.W6: an event in words: %j', (event, text) => {
    expect(lineOf(scenario, event)?.text).toBe(text)
  })

  test('echelon.W6: every reason has words', () => {
    for (const reason of ['decisive', 'marginal', 'undecided']) expect(reasonWords(reason)).not.toBe(reason)
  })
})
