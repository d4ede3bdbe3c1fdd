import { describe, expect, it } from 'vitest'
import { type FieldSketch, hexOf, type SideSketch, type UnitSketch } from '../../../../tests/support/echelon.ts'
import { type EchelonField, layField } from '../../../../tests/support/echelonField.ts'
import { phase } from '../types.ts'

const map = '. . . . . . . .'
const road = 'road 0101 0201 0301 0401 0501 0601 0701 0801'
const east = ['0501', '0601', '0701', '0801'].map((name) => hexOf(map, name))
const base: FieldSketch = {
  map,
  features: ['city 0101'],
  owned: ['all', ''],
  ways: [road],
  supplies: ['0101 0 4', '0501 0 4'],
  units: ['0401', '0701'].map((hex): UnitSketch => ({ id: hex, side: 0, design: 'infantry regiment 2-3-6', hex })),
}
const own: SideSketch = {
  sources: '0101',
  withoutHeadquarters: true,
  smp: 12,
  commands: [{ name: 'East', smp: 6, hexes: east }],
}

const romanians = (smp: number) => ({ name: 'Romanians', smp, hexes: [], nation: 'romanian' })
const withRomanian = (hex: string): readonly UnitSketch[] => [
  ...(base.units ?? []),
  { id: 'r', side: 0, design: 'infantry regiment 2-3-6', nation: 'romanian', hex },
]

const lay = (sketch: Partial<FieldSketch> = {}, at: number = phase.initial, side: SideSketch = own): EchelonField => {
  const field = layField({ ...base, sides: [side, {}], ...sketch })
  field.state.phase = at as never
  return field
}
/** SMPs that can go from a command into another one. */
const amounts = ({ legal }: EchelonField, command: number, into: number): readonly number[] =>
  legal('transfer', { command, into }).map(({ smp }) => smp)

describe('commands', () => {
  it('use their SMPs in their own hexes alone (echelon.49e)', () => {
    const { legal, hex, state, act } = lay({}, phase.movement)
    const ends = (from: string): readonly string[] =>
      legal('haul', { from: hex(from), kind: 0, re: 3 }).map(({ to }) => (to === hex('0401') ? 'west' : 'east'))
    expect([...ends('0101'), ...ends('0501')]).toEqual(['west', 'east'])
    act({ type: 'haul', from: hex('0501'), to: hex('0701'), kind: 0, re: 3 })
    expect([...state.smp]).toEqual([36, 18 - 6, 0])
  })

  it('of a nation carry to its units alone, and pay first (echelon.49e)', () => {
    const side = { ...own, smp: 6, commands: [romanians(6)] }
    const { act, state, hex } = lay({ units: withRomanian('0301') }, phase.movement, side)
    act({ type: 'haul', from: hex('0101'), to: hex('0301'), kind: 0, re: 3 })
    act({ type: 'haul', from: hex('0101'), to: hex('0401'), kind: 0, re: 3 })
    expect([...state.smp]).toEqual([18 - 9, 18 - 6, 0])
  })

  it('give SMPs to each other by road, for the turns that follow (echelon.50b)', () => {
    const field = lay()
    field.act({ type: 'transfer', command: 0, into: 1, smp: 4 })
    expect([...field.state.smpPool]).toEqual([8 * 3, 10 * 3, 0])
    expect([...field.state.smp]).toEqual([8 * 3, 6 * 3, 0])
    expect(lay({ ways: ['road 0101 0201 0301'] }).legal('transfer')).toEqual([])
    expect(lay({ owned: ['0101 0201 0301 0401 0601 0701 0801', '0501'] }).legal('transfer')).toEqual([])
    expect(lay({}, phase.movement).legal('transfer')).toEqual([])
  })

  it('keep five SMPs while their side has a port in regular supply (echelon.50b)', () => {
    const all = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(amounts(lay(), 0, 1)).toEqual(all)
    const port = { map: `${map} ~`, ports: ['0801 6'] }
    const side = { ...own, sources: '0101 0801' }
    expect(amounts(lay(port, phase.initial, side), 0, 1)).toEqual(all.slice(0, 7))
    expect(amounts(lay(port, phase.initial, side), 1, 0)).toEqual([1])
  })

  it('of different nations share nothing (echelon.50b)', () => {
    const side = { ...own, commands: [romanians(6)] }
    expect(lay({}, phase.initial, side).legal('transfer')).toEqual([])
  })

  it('ship SMPs between ports, three to an RE of lift, if they were not used (echelon.50b)', () => {
    const side = {
      ...own,
      sources: '0101 0801',
      withoutHeadquarters: true,
      lift: { rail: 0, naval: 2, air: 0, gliders: 0 },
    }
    const sea = {
      map: `. . . ~ . . . .\n . . . ~ . . . .`,
      ports: ['0301 1', '0501 4'],
      ways: [],
      units: [],
      seaZones: true,
    }
    const field = layField({ ...base, ...sea, supplies: [], sides: [{ ...side, seaZones: true }, {}] })
    field.state.phase = phase.movement
    const { hex, state, legal, act } = field
    const ferries = legal('ferry', { command: 0 })
    expect(ferries.map(({ smp }) => smp)).toEqual([1, 2, 3])
    act({ type: 'ferry', command: 0, into: 1, smp: 3, from: hex('0301'), to: hex('0501') })
    expect([[...state.smpPool], [...state.smp], state.navalLeft[0]]).toEqual([[27, 27, 0], [27, 18, 0], 144])
    expect(legal('ferry')).toEqual([])
  })

  it('explain what a load pays, hex by hex (echelon.49b)', () => {
    const { game, state, hex } = lay({}, phase.movement)
    const answer = game.explain(state, { about: 'haul', side: 0, from: hex('0501'), to: hex('0701'), re: 3 })
    expect(answer).toMatchObject({ subject: 'East', value: 2000, terms: [{ value: 1000 }, { value: 1000 }] })
    expect(game.explain(state, { about: 'haul', side: 0, from: hex('0101'), to: hex('0701'), re: 3 })).toBeUndefined()
  })

  it('name in that explanation the command that pays: the next one where the first has too few (echelon.49e)', () => {
    const side = { ...own, commands: [...(own.commands ?? []), romanians(1)] }
    const field = lay({ units: withRomanian('0701') }, phase.movement, side)
    const question = { about: 'haul', side: 0, from: field.hex('0501'), to: field.hex('0701'), re: 3 } as const
    expect(field.game.explain(field.state, question)).toMatchObject({ subject: 'East', value: 2000 })
  })
})
