import { describe, expect, it } from 'vitest'
import type { FieldSketch } from '../../../tests/support/echelon.ts'
import { layField } from '../../../tests/support/echelonField.ts'
import { finishPhase } from './turn.ts'
import { phase, rail, status } from './types.ts'

const map = `
  . . . . . .
   . . . . . .
  . . . . . .
`
const sketch = (design: string, more: Partial<FieldSketch> = {}): FieldSketch => ({
  map,
  ways: ['rail 0101 0201 0301 0401 0501'],
  features: ['city 0301', 'city 0501', 'town 0401', 'city 0603'],
  owned: ['all', '0603'],
  sides: [{ lift: { rail: 6, naval: 0, air: 0, gliders: 0 } }, {}],
  units: [{ id: 'a', side: 0, design, hex: '0101' }],
  ...more,
})
const stations = (from: FieldSketch, change: (field: ReturnType<typeof layField>) => void = () => {}): string[] => {
  const field = layField(from)
  change(field)
  return field.legal('rail', { unit: 0 }).map(({ to }) => field.game.table.board.nameOf(to))
}
const foot = 'infantry division 5-6-6'

describe('trains', () => {
  it('take units any distance over own unbroken track to cities, ports and depots (echelon.L1)', () => {
    expect(stations(sketch(foot))).toEqual(['0301', '0501'])
    const breakAt =
      (name: string) =>
      ({ state, hex }: ReturnType<typeof layField>) => {
        state.rail[hex(name)] |= rail.broken
      }
    expect(stations(sketch(foot), breakAt('0401'))).toEqual(['0301'])
    expect(stations(sketch(foot, { owned: ['0101 0201 0301 0401', '0501'] }))).toEqual(['0301'])
  })

  it('take no horsemen into arid ground without supply, nor what counters carry (echelon.29e, 44)', () => {
    expect(stations(sketch('cavalry division 4-4-8', { zone: 'arid' }))).toEqual([])
    expect(stations(sketch('camel-cavalry division 4-4-8', { zone: 'arid' }))).toEqual(['0301', '0501'])
    const rider = { id: 'b', side: 0 as const, design: 'camel-cavalry brigade 2-2-8', hex: '0101', carrier: 'a' }
    const counter = { id: 'a', side: 0 as const, design: 'carrier counter 0-0-8 carries3', hex: '0101' }
    expect(stations(sketch('', { zone: 'arctic', units: [counter, rider] }))).toEqual([])
  })

  it('stop at a broken bridge (echelon.40a)', () => {
    const bridged = sketch(foot, { hexsides: ['minor-river 0301 E'], bridges: ['0301 E'] })
    expect(stations(bridged)).toEqual(['0301', '0501'])
    expect(stations(bridged, ({ state }) => state.bridge.fill(1))).toEqual(['0301'])
  })

  it('stop where the gauge changes (echelon.40g)', () => {
    expect(
      stations(sketch(foot), ({ state, hex }) => {
        for (const name of ['0401', '0501']) state.rail[hex(name)] |= rail.wide
      }),
    ).toEqual(['0301'])
  })

  it('go neither into nor out of enemy zones (echelon.L1)', () => {
    const enemy = { id: 'e', side: 1 as const, design: 'infantry regiment 2-3-6', hex: '0102' }
    expect(stations(sketch(foot, { units: [...(sketch(foot).units ?? []), enemy] }))).toEqual([])
    const depot = sketch(foot, { supplies: ['0401 0 3'] })
    expect(stations(depot)).toEqual(['0301', '0401', '0501'])
    const watched = { ...depot, units: [...(depot.units ?? []), { ...enemy, hex: '0402' }] }
    expect(stations(watched)).toEqual(['0301', '0501'])
  })

  it('carry heavy equipment as twice its size, and a unit that rode goes no further (echelon.L1)', () => {
    expect(stations(sketch('tank division 9-8'))).toEqual(['0301', '0501'])
    expect(
      stations(sketch('tank division 9-8', { sides: [{ lift: { rail: 5, naval: 0, air: 0, gliders: 0 } }, {}] })),
    ).toEqual([])
    const field = layField(sketch('tank division 9-8'))
    field.act({ type: 'rail', unit: 0, to: field.hex('0501') })
    expect([field.at('a'), field.state.railLeft[0]]).toEqual(['0501', 0])
    expect(field.legal('take')).toEqual([])
  })

  it('leave those who rode where they are for the whole turn (echelon.L1)', () => {
    const field = layField(sketch('motorised-infantry division 7-7-10'))
    field.act({ type: 'rail', unit: 0, to: field.hex('0501') })
    for (const next of [phase.combat, phase.reaction, phase.exploitation]) {
      finishPhase(field.game.services, field.draft())
      expect(field.state.phase).toBe(next)
    }
    expect(field.legal('take')).toEqual([])
    field.state.status[0] &= ~status.lifted
    expect(field.legal('take')).toHaveLength(1)
  })

  it('take depots only when they are packed (echelon.32)', () => {
    const depot = sketch('major-depot counter 0-3-0')
    expect(stations(depot)).toEqual([])
    expect(
      stations(depot, ({ state }) => {
        state.moving[0] = 2
        state.reversed[0] = 1
      }),
    ).toEqual(['0301', '0501'])
  })

  it('do not take who has moved (echelon.L1)', () => {
    expect(
      stations(sketch(foot), ({ state }) => {
        state.spent[0] = 1
      }),
    ).toEqual([])
  })
})
