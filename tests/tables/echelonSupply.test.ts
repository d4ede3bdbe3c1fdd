/** The charts of echelon's supply, lorries and replacements in play: like `echelonUnits.test.ts`. */
import { describe, expect, test } from 'vitest'
import type { DesignRules } from '../../engine/systems/echelon/rules.ts'
import { phase } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { abilities, echelonRules, type UnitSketch } from '../support/echelon.ts'
import { type EchelonField, layField } from '../support/echelonField.ts'

const rules = echelonRules()

describe('conversions', () => {
  const column: DesignRules = {
    ...{ name: 'Column', type: 'truck', nation: 'german', size: 'counter', attack: 0, defence: 0, move: 8, aa: 0 },
    ...{ abilities: [], motorised: false, heavyEffects: false },
  }
  const inLorries: DesignRules = { ...column, type: 'infantry', motorised: true, onFoot: 'foot' }
  const designs: Readonly<Record<string, DesignRules>> = {
    truck: column,
    wagon: { ...column, type: 'wagon' },
    'transport-3': { ...column, type: 'transport', carriesRe: 3 },
    'transport-1': { ...column, type: 'transport', carriesRe: 1 },
    'motor-division': { ...inLorries, size: 'division' },
    'motor-brigade': { ...inLorries, size: 'brigade' },
    'motor-regiment': { ...inLorries, size: 'regiment' },
    'motor-battalion': { ...inLorries, size: 'battalion' },
    'aa-brigade': { ...inLorries, type: 'heavy-anti-aircraft', size: 'brigade' },
    'aa-regiment': { ...inLorries, type: 'heavy-anti-aircraft', size: 'regiment' },
    'light-aa-brigade': { ...inLorries, type: 'light-anti-aircraft', size: 'brigade' },
    foot: { ...inLorries, motorised: false, onFoot: undefined },
  }

  const unit = (design: string, count: number, hex?: string): readonly UnitSketch[] =>
    Array.from({ length: count }, (_, at) => ({ id: `${design} ${at}`, side: 0, design, hex }))
  const lay = (units: readonly UnitSketch[]): EchelonField => {
    const field = layField({
      map: '. . .',
      features: ['city 0101'],
      owned: ['all', ''],
      sides: [{ sources: '0101', smp: 40 }, {}],
      units,
      rules: { designs },
    })
    field.state.phase = phase.initial
    return field
  }
  const parts = ['transport-3', 'transport-1', 'truck', 'wagon']

  /** Returns the results of a unit's conversion where all counters are to spare. */
  const intoWhat = (design: string): readonly string[] => {
    const spares = [...parts, 'foot'].flatMap((part) => unit(part, part === design ? 0 : 14))
    const open = (): EchelonField => lay([...unit(design, 1, '0301'), ...spares])
    return open()
      .legal('convert', { back: 0 })
      .map((action) => {
        const field = open()
        const { state, hex } = field
        const before = state.smpPool[0]
        field.act(action)
        const smp = (state.smpPool[0] - before) / rules.transport.smp.re
        const made = parts.flatMap((part) => {
          const count = unit(part, 14).filter(({ id }) => part !== design && field.at(id) === '0301').length
          return count > 0 ? [{ part, count }] : []
        })
        expect(state.hex[0]).not.toBe(hex('0301'))
        const [only] = made
        if (only === undefined) return `${smp} SMPs`
        const back = backFor(design, only.part, action.conversion)
        return `${only.count} ${only.part}${back === only.count ? '' : ` (back for ${back})`}`
      })
  }

  /** How many counters make a unit again. */
  const backFor = (design: string, part: string, conversion: number): number | undefined =>
    Array.from({ length: 14 }, (_, at) => at + 1).find(
      (count) =>
        lay([...unit(design, 1), ...unit(part, count, '0301'), ...unit('foot', 1, '0301')]).legal('convert', {
          conversion,
          back: 1,
        }).length > 0,
    )

  test.each(
    rowsOf(`
      truck            36 SMPs, 4 transport-3, 8 transport-1 (back for 12)
      wagon            18 SMPs, 2 transport-3, 4 transport-1 (back for 6)
      transport-3      9 SMPs, 3 transport-1
      transport-1      3 SMPs
      motor-division   9 SMPs, 1 transport-3, 3 transport-1
      motor-brigade    3 SMPs, 1 transport-1
      motor-regiment   3 SMPs, 1 transport-1
      motor-battalion  nothing
      aa-brigade       9 SMPs, 1 transport-3, 3 transport-1
      aa-regiment      9 SMPs, 1 transport-3, 3 transport-1
      light-aa-brigade nothing`),
  )('echelon.50a: what a %s turns into', (design, text) => {
    expect(intoWhat(design).join(', ') || 'nothing').toBe(text)
  })
})

test.each(
  rowsOf(`
    transport       infantry artillery
    landing-vehicle infantry cavalry combat
    carrier         infantry cavalry combat`),
)('echelon.44: whom a %s carries, and whether it takes them on board in the combat phase', (counter, text) => {
  const mayLoad = (type: string, at: typeof phase.movement | typeof phase.combat): boolean => {
    const { state, legal } = layField({
      map: '. .',
      units: [
        { id: 'a', side: 0, design: `${type} battalion 1-1-6`, hex: '0101' },
        { id: 'counter', side: 0, design: `${counter} counter 0-0-8 carries1`, hex: '0101' },
      ],
    })
    state.phase = at
    return legal('load').length > 0
  }
  const carried = ['infantry', 'artillery', 'cavalry', 'tank'].filter((type) => mayLoad(type, phase.movement))
  expect([...carried, ...(mayLoad('infantry', phase.combat) ? ['combat'] : [])].join(' ')).toBe(text)
})

describe('replacements', () => {
  /** Returns the cost of rebuilding a regiment with an ability: points of both pools; or that it is never rebuilt. */
  const costOf = (ability: string): string => {
    const { state, legal, act } = layField({
      map: '. .',
      features: ['city 0101'],
      owned: ['all', ''],
      sides: [{ sources: '0101', start: { supply: 0, special: 0, infantry: 9, armour: 9 } }, {}],
      units: [{ id: 'a', side: 0, design: `man regiment 2-2-6 ${ability}`, eliminated: true }],
      rules: { unitTypes: { man: { ...rules.unitTypes.infantry, abilities: [] } } },
    })
    state.phase = phase.initial
    const [rebuild] = legal('rebuild')
    if (rebuild === undefined) return 'never'
    act(rebuild)
    const [infantry, armour] = [9 - state.infantry[0] / 12, 9 - state.armour[0] / 12]
    return armour > 0 ? `${armour} armour` : `${infantry} infantry`
  }

  test('echelon.R1, echelon.42i, echelon.40f, echelon.33a: what an RE costs by what it is able to do', () => {
    const { '1 infantry': _, ...costs } = Object.groupBy(abilities.toSorted(), costOf)
    const depots = ['command-depot', 'major-depot']
    expect(costs).toEqual({
      '1 armour': ['armour', 'assault-engineer-armour', 'assault-gun', 'engineer-armour', 'heavy-armour', 'mechanised'],
      '2 infantry': [
        ...['anti-tank', 'artillery', 'assault-engineer', 'combat-engineer', 'construction-engineer', 'heavy-aa'],
        ...['heavy-anti-tank', 'light-aa', 'long-siege', 'mortar', 'mountain-artillery', 'pipeline-engineer'],
        ...['port-engineer', 'position-aa', 'railroad-engineer', 'rocket', 'siege', ...depots],
      ].toSorted(),
      never: ['apc', 'capital', 'high-mountain', 'lvt', 'partisan', 'supply-unit', 'transport', 'wagon'],
      '0 infantry': ['punitive'],
    })
  })
})

describe('stores', () => {
  test('echelon.S5: how many of 36 REs the captor finds, by the die', () => {
    const found = [0, 1, 2, 3, 4, 5].map((roll) => {
      const { act, state, hex } = layField({
        map: '. .',
        owned: ['0101', '0201'],
        supplies: ['0201 1 12'],
        units: [{ id: 'a', side: 0, design: 'infantry division 5-5-6', hex: '0101' }],
      })
      act({ type: 'take', unit: 0 })
      act({ type: 'move', to: hex('0201') }, [roll])
      return state.stock[hex('0201')]
    })
    expect(found).toEqual([0, 0, 12, 12, 24, 24])
  })

  test('echelon.51: a truck with all its points takes no more than 24 REs along', () => {
    const { legal } = layField({
      map: '. .',
      supplies: ['0101 0 20'],
      units: [{ id: 'a', side: 0, design: 'truck counter 0-0-20', hex: '0101' }],
    })
    expect(Math.max(...legal('lade').map(({ re }) => re))).toBe(24)
  })
})
