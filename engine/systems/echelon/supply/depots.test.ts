import { describe, expect, it } from 'vitest'
import type { FieldSketch, UnitSketch } from '../../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../../tests/support/echelonField.ts'
import { reduceUnit } from '../combat/losses.ts'
import { re } from '../rules.ts'
import { eliminated, phase, supply } from '../types.ts'
import { eliminate, reOf } from '../units.ts'
import { capacityOf, mayTravel, roomAt } from './depots.ts'
import { beginInitial } from './initialPhase.ts'
import { supplyNow } from './lines.ts'

const map = Array.from({ length: 12 }, () => '.').join(' ')
const depot: UnitSketch = { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0101', nation: 'soviet' }
const other: UnitSketch = { ...depot, id: 'other', hex: '1101' }
const hq: UnitSketch = {
  id: 'hq',
  side: 0,
  design: 'army-hq counter 0-1-8',
  hex: '0101',
  depot: 'depot',
  nation: 'soviet',
}
const base: FieldSketch = {
  map,
  features: ['city 0101', 'city 1101', 'town 0601'],
  owned: ['all', ''],
  units: [depot, other, hq],
  sides: [{ sources: '0101' }, {}],
  turns: 9,
}

const lay = (sketch: Partial<FieldSketch> = {}): EchelonField => {
  const field = layField({ ...base, ...sketch })
  field.state.phase = phase.initial
  return field
}

const nextTurn = ({ game, state, draft }: EchelonField): void => {
  state.turn++
  beginInitial(game.services, draft())
  state.phase = phase.initial
}

describe('a depot', () => {
  it('is no division: packed it has its size, lost it leaves no cadre and is worth no points (echelon.32, 33a)', () => {
    const field = lay({ units: [{ ...depot, design: 'major-depot division 0-3-0/0-1-0' }, other, hq] })
    const { state, game, draft } = field
    state.reversed[0] = 1
    expect([reOf(game.table, state, 0), game.table.profiles[0].hasCadre]).toEqual([3 * re, false])
    reduceUnit(game.services, draft(), 0)
    expect([state.hex[0], state.points[1]]).toEqual([eliminated, 0])
  })

  it('holds so many REs: a major one, a command one, a capital (echelon.30, 31)', () => {
    const { game } = lay({
      units: [
        depot,
        { ...other, design: 'command-depot counter 0-1-0' },
        { ...other, id: 'capital', hex: undefined, extra: ['capital'] },
        { ...other, id: 'minor', hex: undefined, extra: ['capital'], nation: 'finnish' },
      ],
    })
    expect([0, 1, 2, 3].map((unit) => capacityOf(game.services, unit))).toEqual([120, 24, 360, 120])
  })

  it('takes no more than it holds; where none is open, supplies lie in any number (echelon.30, 33b)', () => {
    const { game, state, hex } = lay({ supplies: ['0101 0 39'] })
    expect(roomAt(game.services, state, 0, hex('0101'))).toBe(3)
    expect(roomAt(game.services, state, 0, hex('0601'))).toBe(Number.POSITIVE_INFINITY)
    state.reversed[0] = 1
    expect(roomAt(game.services, state, 0, hex('0101'))).toBe(Number.POSITIVE_INFINITY)
  })

  it('packs up in one turn, travels in the next ones, and opens from the third on (echelon.32)', () => {
    const field = lay({ supplies: ['0101 0 4'] })
    const { state, unit, legal, act, hex } = field
    act({ type: 'flip', unit: unit('depot') })
    expect([state.reversed[0], state.stock[hex('0101')], mayTravel(state, 0)]).toEqual([1, 12, false])
    expect(legal('flip', { unit: 0 })).toEqual([])
    nextTurn(field)
    expect(mayTravel(state, 0)).toBe(true)
    expect(legal('flip', { unit: 0 })).toEqual([])
    state.hex[0] = hex('1101')
    nextTurn(field)
    act({ type: 'flip', unit: 0 })
    expect([state.reversed[0], mayTravel(state, 0)]).toEqual([0, false])
  })

  it('that opens works with an SP for each army headquarters, from the moment it is there (echelon.32)', () => {
    const man: UnitSketch = { id: 'man', side: 0, design: 'infantry regiment 2-3-6', hex: '0901', nation: 'soviet' }
    const field = lay({
      units: [{ ...depot, hex: '1101', reversed: true }, { ...hq, hex: '1001' }, man],
      sides: [{ sources: '1101' }, {}],
    })
    const { game, state, act, hex } = field
    state.moving[0] = 3
    act({ type: 'flip', unit: 0 })
    expect(supplyNow(game.services, state, 0)[2]).toBe(supply.limited)
    state.stock[hex('1101')] = 3
    expect(supplyNow(game.services, state, 0)[2]).toBe(supply.full)
    nextTurn(field)
    state.stock[hex('1101')] = 0
    expect(supplyNow(game.services, state, 0)[2]).toBe(supply.full)
  })

  it('opens only in an own city (echelon.30, 32)', () => {
    const { state, hex, legal } = lay({ units: [{ ...depot, reversed: true, hex: '0601' }] })
    state.moving[0] = 3
    expect(legal('flip')).toEqual([])
    state.hex[0] = hex('1101')
    expect(legal('flip')).toHaveLength(1)
    state.owner[hex('1101')] = 2
    expect(legal('flip')).toEqual([])
  })

  it('goes into the box of those that were not isolated (echelon.33a)', () => {
    const { game, state, draft } = lay()
    eliminate(game.table, draft(), 0, 'isolated')
    expect(state.hex[0]).toBe(-1)
  })

  it('is broken down with its headquarters into command depots with theirs (echelon.31, 35b)', () => {
    const spares = ['a', 'b', 'c', 'd'].flatMap((id): UnitSketch[] => [
      { id, side: 0, design: 'command-depot counter 0-1-0', nation: 'soviet' },
      { id: `${id}hq`, side: 0, design: 'command-hq counter 0-1-8', nation: 'soviet' },
    ])
    const { game, state, unit, act, hex } = lay({ units: [depot, hq, ...spares] })
    act({ type: 'break', unit: unit('depot') })
    const standing = game.table.unitsOf[0].filter((one) => state.hex[one] === hex('0101'))
    expect(standing).toEqual(['a', 'ahq', 'b', 'bhq', 'c', 'chq'].map(unit))
    expect(state.depot[unit('bhq')]).toBe(unit('b') + 1)
    expect([state.hex[unit('depot')], state.hex[unit('hq')]]).toEqual([0, 0])
  })
})

describe('a headquarters', () => {
  it('goes to another depot as a depot moves (echelon.30b, 34)', () => {
    const field = lay()
    const { state, unit, act, legal } = field
    act({ type: 'attach', unit: unit('hq'), depot: unit('other') })
    expect([state.depot[2], state.reversed[2]]).toEqual([2, 1])
    nextTurn(field)
    expect(legal('flip', { unit: 2 })).toEqual([])
    nextTurn(field)
    act({ type: 'flip', unit: 2 })
    expect(state.reversed[2]).toBe(0)
  })

  it('of some nations stays with its depot, until that is taken down (echelon.30, 30b)', () => {
    const german = [depot, other, hq].map((unit): UnitSketch => ({ ...unit, nation: 'german' }))
    const { unit, act, legal } = lay({ units: german })
    expect(legal('attach')).toEqual([])
    act({ type: 'disband', unit: unit('depot') })
    expect(legal('attach')).toEqual([{ type: 'attach', unit: 2, depot: 1 }])
    expect(lay().legal('disband')).toEqual([])
    // An ally is not bound, and takes its depots down all the same.
    const italian = lay({ units: [depot, other, hq].map((unit): UnitSketch => ({ ...unit, nation: 'italian' })) })
    expect(italian.legal('attach')).toEqual([{ type: 'attach', unit: 2, depot: 1 }])
    expect(italian.legal('disband')).not.toEqual([])
  })

  it('belongs to a depot of its own kind, and one command headquarters to a command depot (echelon.31, 35b)', () => {
    const command: UnitSketch = {
      id: 'c',
      side: 0,
      design: 'command-depot counter 0-1-0',
      hex: '1101',
      nation: 'soviet',
    }
    const small = { ...hq, id: 'small', design: 'command-hq counter 0-1-8', depot: undefined }
    const { unit, legal, act } = lay({
      units: [depot, { ...hq, depot: undefined }, command, small, { ...small, id: 'second' }],
    })
    expect(legal('attach')).toEqual([
      { type: 'attach', unit: unit('hq'), depot: unit('depot') },
      { type: 'attach', unit: unit('small'), depot: unit('c') },
      { type: 'attach', unit: unit('second'), depot: unit('c') },
    ])
    act({ type: 'attach', unit: unit('small'), depot: unit('c') })
    expect(legal('attach', { unit: unit('second') })).toEqual([])
  })

  it('leads a coalition by one change in a turn (echelon.35a)', () => {
    const field = lay({ units: [depot, hq, { ...hq, id: 'second' }] })
    const { state, act, legal } = field
    act({ type: 'lead', unit: 1 })
    expect([state.coalition[0], legal('lead')]).toEqual([2, []])
    nextTurn(field)
    act({ type: 'lead', unit: 2 })
    expect(state.coalition[0]).toBe(3)
    nextTurn(field)
    act({ type: 'lead', unit: 2 })
    expect(state.coalition[0]).toBe(0)
  })
})
