import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../tests/support/echelonField.ts'
import { costOf } from './replacement.ts'
import { beginInitial } from './supply/initialPhase.ts'
import { phase } from './types.ts'

const map = Array.from({ length: 12 }, () => '.').join(' ')
const base: FieldSketch = {
  map,
  features: ['city 0101', 'city 1101'],
  owned: ['all', ''],
  sides: [{ sources: '0101', withoutHeadquarters: true, start: { supply: 0, special: 0, infantry: 9, armour: 9 } }, {}],
  turns: 30,
}
const lost = (id: string, design: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
  id,
  side: 0,
  design,
  eliminated: true,
  ...more,
})

const lay = (units: readonly UnitSketch[], sketch: Partial<FieldSketch> = {}): EchelonField => {
  const field = layField({ ...base, ...sketch, units })
  field.state.phase = phase.initial
  return field
}

const begin = ({ game, state, draft }: EchelonField): void => {
  state.turn++
  beginInitial(game.services, draft())
  state.phase = phase.initial
}

describe('rebuilding', () => {
  it.each([
    ['infantry division 5-6-6', 'infantry', 3],
    ['infantry battalion 1-1-6', 'infantry', 0.5],
    ['tank division 9-8-8', 'armour', 3],
    ['artillery regiment 3-4-6', 'infantry', 2],
    ['combat-engineer battalion 1-8', 'infantry', 1],
    ['major-depot counter 0-3-0', 'infantry', 3],
    ['command-depot counter 0-1-0', 'infantry', 1],
  ] as const)('a %s costs %s points: %f (echelon.33a, R1)', (design, pool, points) => {
    const { game, state } = lay([lost('a', design)])
    expect(costOf(game.services, state, 0)).toEqual({ pool, points: points * 12 })
  })

  it('costs double when the unit was isolated (echelon.R1)', () => {
    const { game, state } = lay([lost('a', 'infantry regiment 2-3-6')])
    state.hex[0] = -2
    expect(costOf(game.services, state, 0).points).toBe(24)
  })

  it('takes four turns, and ends in an own city, on a headquarters or a training unit (echelon.34, 52d, R1)', () => {
    const hq: UnitSketch = { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0501' }
    const school: UnitSketch = { id: 'school', side: 0, design: 'infantry regiment 1-6 training', hex: '0701' }
    const field = lay([lost('a', 'infantry division 5-6-6'), hq, school])
    const { game, state, legal, act, at } = field
    expect(legal('rebuild').map(({ to }) => game.table.board.nameOf(to))).toEqual(['0101', '0501', '0701', '1101'])
    act(legal('rebuild')[1])
    expect(state.infantry[0]).toBe(72)
    for (let turn = 0; turn < 3; turn++) begin(field)
    expect(at('a')).toBe(0)
    begin(field)
    expect(at('a')).toBe('0501')
  })

  it('waits, or ends at the entry, when the headquarters has gone (echelon.34)', () => {
    const hq: UnitSketch = { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0501' }
    const field = lay([lost('a', 'infantry division 5-6-6'), hq])
    const { state, act, at, hex } = field
    act({ type: 'rebuild', unit: 0, to: hex('0501') })
    state.hex[1] = hex('0601')
    while (state.turn < 6) begin(field)
    expect(at('a')).toBe(0)
    state.hex[1] = hex('0501')
    begin(field)
    expect(at('a')).toBe('0501')
  })

  it('ends in no hex of the enemy, and in none that is isolated (echelon.R1)', () => {
    const { state, legal, hex } = lay([lost('a', 'infantry regiment 2-3-6')])
    state.owner[hex('1101')] = 2
    expect(legal('rebuild').map(({ to }) => to)).toEqual([hex('0101')])
    state.owner[hex('0101')] = 2
    expect(legal('rebuild')).toEqual([])
  })

  it('brings three REs into a hex in a turn (echelon.34, R1)', () => {
    const { legal, act, hex } = lay(['a', 'b', 'c', 'd'].map((id) => lost(id, 'infantry regiment 2-3-6')))
    for (const unit of [0, 1, 2]) act({ type: 'rebuild', unit, to: hex('0101') })
    expect(legal('rebuild').map(({ to }) => to)).toEqual([hex('1101')])
  })

  it('never brings back high mountain troops, nor what was removed (echelon.42i, R1)', () => {
    const { state, legal } = lay([
      lost('a', 'infantry regiment 2-3-6'),
      lost('b', 'infantry regiment 2-3-6 high-mountain'),
    ])
    state.hex[0] = -3
    expect(legal('rebuild')).toEqual([])
  })

  it('makes a cadre a division again, where replacements arrive, for two thirds (echelon.R2)', () => {
    const cadre: UnitSketch = { id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0101', reversed: true }
    const { state, legal, act, hex } = lay([cadre])
    expect(legal('rebuild')).toEqual([{ type: 'rebuild', unit: 0, to: hex('0101') }])
    act(legal('rebuild')[0])
    expect([state.reversed[0], state.infantry[0]]).toEqual([0, 84])
    const away = lay([{ ...cadre, hex: '0501' }])
    expect(away.legal('rebuild')).toEqual([])
  })

  it('is free for one punitive unit of a nation in a month (echelon.40f)', () => {
    const units = [lost('a', 'infantry regiment 1-6 punitive'), lost('b', 'infantry regiment 1-6 punitive')]
    const field = lay([...units, lost('c', 'infantry regiment 1-6 punitive', { nation: 'italian' })])
    const { game, state, act, hex } = field
    act({ type: 'rebuild', unit: 0, to: hex('0101') })
    expect(state.infantry[0]).toBe(108)
    expect([1, 2].map((unit) => costOf(game.services, state, unit).points)).toEqual([12, 0])
    for (let turn = 0; turn < 4; turn++) begin(field)
    expect(costOf(game.services, state, 1).points).toBe(0)
  })
})

describe('training', () => {
  const school: UnitSketch = { id: 'school', side: 0, design: 'training regiment 1-6', hex: '0201' }
  it('costs as much less as the training unit is large; both come after as many months as it says (echelon.52d)', () => {
    const field = lay([lost('a', 'infantry division 5-6-6'), school])
    const { state, act, at, hex } = field
    act({ type: 'train', unit: 0, trainer: 1, to: hex('1101') })
    expect([state.infantry[0], state.due[0], state.due[1], at('school')]).toEqual([84, 17, 17, 0])
    while (state.turn < 17) begin(field)
    expect([at('a'), at('school')]).toEqual(['1101', '1101'])
  })

  it('needs a unit of the same type in full supply (echelon.52d)', () => {
    const { legal } = lay([lost('a', 'tank division 9-8-8'), school])
    expect(legal('train')).toEqual([])
    const far = lay([lost('a', 'infantry division 5-6-6'), { ...school, hex: '1001' }], { features: ['city 0101'] })
    expect(far.legal('train')).toEqual([])
  })
})

describe('SRPs', () => {
  it('restore a cadre in place, at once, from the depot that supplies it (echelon.30, R2)', () => {
    const units: readonly UnitSketch[] = [
      { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0101' },
      { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0201', depot: 'depot' },
      { id: 'a', side: 0, design: 'infantry division 5-6-6', hex: '0501', reversed: true },
    ]
    const sides: FieldSketch['sides'] = [{ sources: '0101' }, {}]
    const { state, act, hex } = lay(units, { sides, supplies: ['0101 0 0 2'] })
    act({ type: 'restore', unit: 2 })
    expect([state.reversed[2], state.special[hex('0101')]]).toEqual([0, 0])
    expect(lay(units, { sides, supplies: ['0101 0 9 1'] }).legal('restore')).toEqual([])
  })
})
