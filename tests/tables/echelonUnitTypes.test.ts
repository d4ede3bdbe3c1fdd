/**
 * The chart of unit types of the echelon rules, as each type shows itself in play: `npm run mutate` changes the table under these tests.
 * Their abilities are shown by `echelonAbilities.test.ts`.
 */
import { describe, expect, test } from 'vitest'
import { convertiblesOf } from '../../engine/systems/echelon/combat/flow.ts'
import { forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import { type EchelonRules, re, type ShareStep } from '../../engine/systems/echelon/rules.ts'
import { phase } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules, type UnitSketch } from '../support/echelon.ts'
import { layField } from '../support/echelonField.ts'

const rules = echelonRules()
const { unitTypes, terrain } = rules

/** Steps of the die of which each is a sixtieth of all, up to three times all. */
const fine = 60
const steps = (sign: 1 | -1): readonly ShareStep[] =>
  Array.from({ length: 3 * fine }, (_, at) => ({ share: [at + 1, fine], die: sign * (at + 1) }))
const combat: EchelonRules['combat'] = { ...rules.combat, armourSteps: steps(1), antiTankSteps: steps(-1) }

/** Regiments of some types attack others. Those on a counter are named after it. */
type Week = readonly [year: number, month: number, week: number]
const fight = (attackers: readonly string[], defenders: readonly string[], week: Week = [1942, 5, 1]) => {
  const hexes = ['0102', '0202'] as const
  const unit =
    (side: 0 | 1) =>
    (type: string, at: number): UnitSketch => {
      const carrier = counters.includes(type) ? `counter-${side}` : undefined
      const design = `${carrier === undefined ? type : 'infantry'} regiment 3-3-6`
      return { id: `${side}-${at}`, side, design, hex: hexes[side], carrier }
    }
  const carriers = ([0, 1] as const).flatMap((side) =>
    [attackers, defenders][side]
      .filter((type) => counters.includes(type))
      .map((type): UnitSketch => {
        return { id: `counter-${side}`, side, design: `${type} counter 0-0-8 carries1`, hex: hexes[side] }
      }),
  )
  const field = layField({
    map: '. . . . . .\n . . . . . .\n. . . . . .',
    units: [...attackers.map(unit(0)), ...defenders.map(unit(1)), ...carriers],
    week,
    rules: { combat, unitTypes: { ...unitTypes, ...target } },
  })
  const { game, state, hex } = field
  const { modifiers } = forecastOf(game.services, state, [...attackers.keys()], hex('0202'))
  const die = (label: string): number =>
    modifiers.terms.filter((term) => term.label === label).reduce((sum, { value }) => sum + value / 1000, 0)
  return { ...field, die, owed: modifiers.owed }
}

/** Counters that lend their values to those whom they carry into combat. */
const counters: readonly string[] = ['landing-vehicle', 'carrier']

/** Made-up types: without anything that counts against tanks, with guns alone, and with armour alone. */
const plain = { ...unitTypes.infantry, abilities: [], requiredLosses: false, dated: [], converts: false }
const target: EchelonRules['unitTypes'] = {
  plain,
  guns: { ...plain, armour: { aec: 0, aiec: 0, atec: 6, neutral: 0 } },
  armour: { ...plain, armour: { aec: 6, aiec: 6, atec: 0, neutral: 0 } },
}
const sixths = (of60: number): number => of60 / (fine / 6)

/** AEC, AIEC, ATEC and the neutral share of a type in sixths, and whether it is lost first for what it does. */
const armourOf = (id: string, week?: Week): string => {
  const [aec, aiec] = ['guns', 'plain'].map((against) => fight([id], [against], week))
  const shot = fight(['armour'], [id], week)
  const values = [sixths(aec.die('Armour')), sixths(aiec.die('Armour')), -sixths(shot.die('Guns against armour'))]
  // Armour brings others along: what is neutral leaves the count.
  const mixed = fight(['armour', id, 'plain'], ['plain'], week).die('Armour')
  const neutral = [0, 1, 2, 3, 4, 5, 6].find((share) => mixed === Math.floor((fine * (6 + values[1])) / (18 - share)))
  return [...values, neutral ?? '?', pays(aec) || pays(shot) ? 'RL' : '-'].join(' ')
}

/** True if units of the type are lost first for their effect against armour, or with it. */
const pays = ({ owed }: ReturnType<typeof fight>): boolean =>
  owed.some(({ requirement }) => requirement === 'armour' || requirement === 'antiTank')

/** How a type moves, by the columns of the movement table and by what it does after combat. */
const movesOf = (id: string): string => {
  const cost = { motor: 2, semi: 3, other: 4, mountain: 5, light: 6 }
  const field = layField({
    map: '. . .',
    countries: ['home 0101'],
    sides: [{ home: ['home'] }, {}],
    units: [{ id: 'a', side: 0, design: `${id} regiment 3-3-9`, hex: '0101' }],
    rules: { terrain: { ...terrain, clear: { ...terrain.clear, cost } } },
  })
  const { game, state, hex, legal } = field
  if (legal('take').length === 0) return 'rail'
  const paid = (game.explain(state, { about: 'move', unit: 0, to: hex('0201') })?.value ?? 0) / 1000
  state.phase = phase.exploitation
  if (legal('take').length > 0) return 'motor'
  if (paid === cost.motor) return 'artillery'
  return paid === cost.semi ? 'semi' : [cost.other, cost.mountain, cost.light].includes(paid) ? 'other' : 'nowhere'
}

/** Tells the size from which it is too heavy for landing vehicles: always, from a regiment on, or never. */
const heavyOf = (id: string): string => {
  const [battalion, regiment] = ['battalion', 'regiment'].map((size) => {
    const { legal } = layField({
      map: '. .',
      units: [
        { id: 'a', side: 0, design: `${id} ${size} 3-3-6`, hex: '0101' },
        { id: 'boats', side: 0, design: 'landing-vehicle counter 0-0-8 carries9', hex: '0101' },
      ],
    })
    return legal('load', { unit: 0 }).length === 0
  })
  return battalion ? 'always' : regiment ? 'regiment' : 'never'
}

/** True if its guns are turned against tanks. */
const converts = (id: string): boolean => {
  const { game, state, hex } = fight(['armour'], [id])
  state.target = hex('0202')
  return convertiblesOf(game.services, state).length > 0
}

describe('the chart of unit types', () => {
  test.each(
    rowsOf(`
      tank                          6 6 6 0 -
      light-tank                    3 3 3 0 RL
      recon                         3 3 3 0 RL
      heavy-tank                    6 6 6 0 -
      engineer-tank                 3 6 3 0 RL
      assault-engineer-tank         3 6 3 0 RL
      amphibious-tank               6 6 6 0 -
      assault-gun                   3 6 3 0 RL
      mechanised-infantry           3 3 3 0 RL
      motorised-infantry            0 0 0 6 -
      mixed                         2 2 2 0 -
      cavalry                       0 0 0 3 -
      infantry                      0 0 0 0 -
      artillery                     0 0 0 6 - converts
      mountain-artillery            0 0 0 6 - converts
      mortar                        0 0 0 6 -
      rocket                        0 0 0 6 -
      siege                         0 0 0 6 -
      long-siege                    0 0 0 6 -
      anti-tank                     0 0 6 6 RL
      heavy-anti-tank               0 0 6 6 RL
      light-anti-aircraft           0 0 0 6 -
      heavy-anti-aircraft           0 0 6 6 RL
      camel-cavalry                 0 0 0 3 -
      mountain-cavalry              0 0 0 3 -
      landing-vehicle               0 0 0 6 -
      carrier                       3 3 3 0 -`),
  )('echelon.15: what %s does against tanks', (id, text) => {
    expect([armourOf(id), ...(converts(id) ? ['converts'] : [])].join(' ')).toBe(text)
  })

  test.each(
    rowsOf(`
      glider                       other never
      parachute                    other never
      para-infantry                other never
      airborne-hq                  other never
      air-landing                  other never
      commando                     other never
      light-anti-aircraft          artillery never
      heavy-anti-aircraft          artillery always
      light-position-anti-aircraft artillery never
      heavy-position-anti-aircraft artillery always
      anti-tank                    artillery always
      heavy-anti-tank              artillery always
      tank                         motor always
      light-tank                   motor always
      recon                        motor always
      heavy-tank                   motor always
      engineer-tank                motor always
      assault-engineer-tank        motor always
      amphibious-tank              motor always
      assault-gun                  motor always
      mechanised-infantry          motor always
      motorised-infantry           motor always
      mixed                        artillery always
      cavalry                      semi never
      camel-cavalry                semi never
      mountain-cavalry             semi never
      infantry                     other never
      alarm                        other never
      light-infantry               other never
      machine-gun                  other never
      marine                       other never
      mountain                     other never
      high-mountain                other never
      naval                        other never
      ski                          other never
      border-guard                 other never
      fortress                     other never
      static                       other never
      reserve                      other never
      training                     other never
      police                       other never
      political-police             other never
      partisan                     other never
      artillery                    artillery always
      mountain-artillery           artillery always
      mortar                       artillery regiment
      rocket                       artillery always
      siege                        artillery always
      long-siege                   artillery always
      assault-engineer             other never
      combat-engineer              other never
      construction-engineer        other never
      construction-unit            other never
      punitive                     other never
      port-engineer                other never
      pipeline-engineer            other never
      railroad-engineer            other never
      labour                       other never
      army-hq                      artillery always
      command-hq                   artillery always
      coalition-hq                 artillery always
      divisional-hq                artillery always
      major-depot                  rail always
      capital                      rail always
      command-depot                rail always
      truck                        motor always
      wagon                        motor always
      transport                    motor always
      landing-vehicle              motor always
      carrier                      motor always`),
  )('echelon.M1, echelon.44c: how %s moves, and whether it is too heavy for boats', (id, text) => {
    // A unit that goes by lorry is heavy whatever its guns are.
    expect([movesOf(id), heavyOf(id)].join(' ')).toBe(text)
  })

  test('echelon.17: assault guns shoot better at tanks from July 1942 and 1943 on', () => {
    const weeks = [
      [1942, 6, 4],
      [1942, 7, 1],
      [1943, 6, 4],
      [1943, 7, 1],
    ] as const
    expect(weeks.map((week) => armourOf('assault-gun', week).split(' ')[2])).toEqual(['3', '6', '6', '12'])
  })

  /** REs of a unit in an attack. */
  const reOf = (design: string, more: Partial<UnitSketch> = {}): number => {
    const field = layField({
      map: '. .',
      units: [
        { id: 'a', side: 0, design, hex: '0101', ...more },
        { id: 'd', side: 1, design: 'infantry regiment 3-3-6', hex: '0201' },
      ],
    })
    return forecastOf(field.game.services, field.state, [0], field.hex('0201')).attackers.re / re
  }

  test.each(
    rowsOf(`
      battalion 0.5
      regiment  1
      brigade   1
      cadre     1
      division  3
      corps     6
      army      12
      counter   0.5`),
  )('echelon.C5: REs of a %s', (size, text) => {
    expect(String(reOf(`infantry ${size} 3-3-6`))).toBe(text)
  })

  test('echelon.C9: a division that is reversed has the REs of a cadre', () => {
    expect(reOf('infantry division 3-3-6', { reversed: true })).toBe(1)
  })

  test('echelon.30-35, echelon.11c: types whose REs do not depend on their size; guns of positions have some by points', () => {
    const own = Object.keys(unitTypes).flatMap((id) => {
      const [small, large] = ['battalion', 'corps'].map((size) => reOf(`${id} ${size} 3-3-6 aa2`))
      return small === large ? [`${id} ${small}`] : []
    })
    expect(own).toEqual([
      ...['airborne-hq 1', 'light-position-anti-aircraft 1', 'heavy-position-anti-aircraft 1', 'army-hq 2'],
      ...['command-hq 0.5', 'coalition-hq 2', 'divisional-hq 1', 'major-depot 3', 'capital 3', 'command-depot 1'],
      ...['truck 4', 'wagon 4'],
    ])
  })
})
