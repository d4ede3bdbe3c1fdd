import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { layField } from '../../../../tests/support/echelonField.ts'
import { type Dice, keyedDice, rollingDice } from '../../../dice.ts'
import { mayStack } from '../stacks.ts'
import { phase, status } from '../types.ts'
import { beginCombat } from './flow.ts'

const designs = [
  'infantry division 6-7-6 supports-others',
  'infantry division 3-5-6',
  'infantry regiment 2-3-6',
  'tank division 9-7-10 supports-others',
  'tank brigade 4-3-8',
  'heavy-tank battalion 3-2-6',
  'mechanised-infantry regiment 3-3-8',
  'motorised-infantry division 7-7-10 supports-others',
  'cavalry division 4-4-8 supports-others',
  'mountain division 6-6-6 supports-others',
  'light-tank battalion 1-1-10',
  'commando battalion 2-2-8',
  'artillery regiment 3-2-6',
  'rocket regiment 4-1-6',
  'siege regiment 4-1-4',
  'long-siege battalion 4-1-4',
  'anti-tank battalion 1-2-8',
  'heavy-anti-aircraft battalion 1-2-8 aa2',
  'heavy-position-anti-aircraft counter 0-0-4 aa3',
  'combat-engineer battalion 1-2-8',
  'assault-engineer battalion 1-2-10',
  'machine-gun regiment 2-4-6',
  'political-police regiment 2-2-6',
  'static division 3-5-4 supports-itself',
  'fortress brigade 1-5-4',
  'divisional-hq counter 0-0-6',
  'army-hq counter 0-1-8',
  'truck counter 0-0-8',
  'major-depot counter 0-3-0',
]
const signs = '....wfrRMsS'
const features = ['city', 'major-city', 'fort', 'fortress', 'entrenchment', 'town']
const places = ['0202', '0302', '0203', '0204', '0303', '0403', '0304', '0103']

/** Two armies mixed at random, on any ground. */
const randomField = (dice: Dice): FieldSketch => {
  const pick = <T>(all: ArrayLike<T>): T => all[dice.below(all.length)]
  const rows = Array.from({ length: 5 }, () => Array.from({ length: 6 }, () => pick(signs)).join(' '))
  const units = places.flatMap((hex, place): UnitSketch[] =>
    Array.from({ length: dice.below(4) }, (_, index) => ({
      id: `${hex}-${index}`,
      side: (place + (place > 3 ? 1 : 0)) % 2 === 0 && place !== 4 ? 0 : 1,
      design: pick(designs),
      hex,
    })),
  )
  return {
    map: rows.join('\n'),
    units,
    features: dice.below(2) === 0 ? [`${pick(features)} 0303`] : [],
    hexsides: dice.below(3) === 0 ? ['minor-river 0303 W NW'] : [],
    supplies: dice.below(3) === 0 ? [] : ['0101 0 20'],
    owned: ['all', '0303 0403 0304'],
    sides: [
      { sources: '0101', airPoints: 3 },
      { sources: '0605', airPoints: 2 },
    ],
    week: [1939 + dice.below(6), 1 + dice.below(12), 1],
  }
}

describe('combats of all kinds', () => {
  it.each(Array.from({ length: 120 }, (_, seed) => seed))(
    'come to an end and leave nothing behind: %i (echelon.C1-C11)',
    (seed) => {
      const dice = rollingDice(seed)
      const field = layField(randomField(dice))
      const { game, state } = field
      const { table } = game
      const rolls = keyedDice(seed)
      const draft = { state, dice: rolls, emit: () => {} }
      state.phase = phase.combat
      state.weather.fill(dice.below(4))
      beginCombat(game.services, draft)
      let steps = 0
      while (state.turn === 1 && state.active === 0 && state.phase >= phase.combat && state.phase <= phase.advance) {
        const all = game.legal(state, state.side)
        expect(all.length).toBeGreaterThan(0)
        expect(all.length).toBeLessThan(500)
        const active = all.filter(({ type }) => type !== 'done')
        const choices = active.length > 0 && dice.below(8) > 0 ? active : all
        game.apply(draft, state.side, choices[dice.below(choices.length)])
        expect(++steps).toBeLessThan(400)
      }
      const spent = status.committed | status.dismounted | status.converted
      expect(state.target + state.result + state.shakenOff + state.surprise + state.engineersFirst).toBe(0)
      for (const name of ['lossLeft', 'disruptionLeft', 'airSupport', 'navalSupport', 'required', 'used'] as const)
        expect(Math.max(...state[name]), name).toBe(0)
      for (let unit = 0; unit < table.units; unit++) expect(state.status[unit] & spent).toBe(0)
      for (const hex of game.services.stacks.hexes(state)) {
        const units = game.services.stacks.at(state, hex)
        expect(new Set(units.map((unit) => table.side[unit])).size).toBe(1)
        // Who has fallen back or followed stands where there is room.
        if (!places.includes(table.board.nameOf(hex))) expect(mayStack(table, state, hex, units)).toBe(true)
      }
    },
  )
})
