/**
 * What the chart of unit types of the echelon rules says of each, as it shows itself in play: `npm run mutate` changes the table under
 * these tests. What a type is able to do is a rule of its own, which other tests play; here its abilities are read.
 */
import { describe, expect, test } from 'vitest'
import { convertiblesOf } from '../../engine/systems/echelon/combat/flow.ts'
import { forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import type { EchelonRules, ShareStep } from '../../engine/systems/echelon/rules.ts'
import { phase } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules } from '../support/echelon.ts'
import { layField } from '../support/echelonField.ts'

const rules = echelonRules()
const { unitTypes, sizes, terrain } = rules

/** Steps of the die of which each is a sixtieth of all, up to twice all. */
const fine = 60
const steps = (sign: 1 | -1): readonly ShareStep[] =>
  Array.from({ length: 2 * fine }, (_, at) => ({ share: [at + 1, fine], die: sign * (at + 1) }))
const combat: EchelonRules['combat'] = { ...rules.combat, armourSteps: steps(1), antiTankSteps: steps(-1) }

/** Regiments of some types attack others. */
type Week = readonly [year: number, month: number, week: number]
const fight = (attackers: readonly string[], defenders: readonly string[], week: Week = [1942, 5, 1]) => {
  const unit = (side: 0 | 1) => (type: string, at: number) =>
    ({ id: `${side}-${at}`, side, design: `${type} regiment 3-3-6`, hex: side === 0 ? '0102' : '0202' }) as const
  const field = layField({
    map: '. . . . . .\n . . . . . .\n. . . . . .',
    units: [...attackers.map(unit(0)), ...defenders.map(unit(1))],
    week,
    rules: { combat, unitTypes: { ...unitTypes, ...target } },
  })
  const { game, state, hex } = field
  const { modifiers } = forecastOf(game.services, state, [...attackers.keys()], hex('0202'))
  const die = (label: string): number =>
    modifiers.terms.filter((term) => term.label === label).reduce((sum, { value }) => sum + value / 1000, 0)
  return { ...field, die, owed: modifiers.owed }
}

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

/** Whether units of the type are lost first for what they have done to armour, or with it. */
const pays = ({ owed }: ReturnType<typeof fight>): boolean =>
  owed.some(({ requirement }) => requirement === 'armour' || requirement === 'antiTank')

/** How a type moves, by the columns of the movement table and by what it does after combat. */
const movesOf = (id: string): string => {
  const cost = { motor: 2, semi: 3, other: 4, mountain: 5, light: 6 }
  const field = layField({
    map: '. . .',
    units: [{ id: 'a', side: 0, design: `${id} regiment 3-3-9`, hex: '0101' }],
    rules: { terrain: { ...terrain, clear: { ...terrain.clear, cost } } },
  })
  const { game, state, hex, legal } = field
  if (legal('take').length === 0) return 'rail'
  const paid = (game.explain(state, { about: 'move', unit: 0, to: hex('0201') })?.value ?? 0) / 1000
  state.phase = phase.exploitation
  if (legal('take').length > 0) return 'motor'
  return paid === cost.motor ? 'artillery' : paid === cost.semi ? 'semi' : 'other'
}

/** Whether it is too heavy for landing vehicles: always, from the size of a regiment on, or never. */
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

/** Whether its guns are turned against tanks. */
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
      mountain-cavalry              0 0 0 3 -`),
  )('echelon.15: what %s does against tanks', (id, text) => {
    expect([armourOf(id), ...(converts(id) ? ['converts'] : [])].join(' ')).toBe(text)
  })

  // They never fight, so that no combat counts them; boats and carriers lend their values to those they carry.
  test.each(
    rowsOf(`
      light-position-anti-aircraft  0 0 0 6
      heavy-position-anti-aircraft  0 0 0 6
      army-hq                       0 0 0 6
      truck                         0 0 0 6
      landing-vehicle               0 0 0 6
      carrier                       3 3 3 0
      command-hq                    0 0 0 6
      coalition-hq                  0 0 0 6
      divisional-hq                 0 0 0 6
      major-depot                   0 0 0 6
      capital                       0 0 0 6
      command-depot                 0 0 0 6
      wagon                         0 0 0 6
      transport                     0 0 0 6`),
  )('echelon.15: of %s is written', (id, text) => {
    expect(Object.values(unitTypes[id].armour).join(' ')).toBe(text)
  })

  test.each(
    rowsOf(`
      glider                       other     never    RL infantry light glider air-transportable
      parachute                    other     never    RL infantry light parachute air-transportable
      para-infantry                other     never    RL infantry light para-infantry air-transportable
      airborne-hq                  other     never    -  infantry airborne-hq air-transportable supports-itself
      air-landing                  other     never    -  infantry air-landing air-transportable
      commando                     other     never    RL infantry light commando air-transportable
      light-anti-aircraft          artillery never    -  light-aa
      heavy-anti-aircraft          artillery always   RL heavy-aa
      light-position-anti-aircraft artillery never    -  light-aa position-aa
      heavy-position-anti-aircraft artillery always   -  heavy-aa position-aa
      anti-tank                    artillery always   RL anti-tank
      heavy-anti-tank              artillery always   RL anti-tank heavy-anti-tank
      tank                         motor     always   -  armour
      light-tank                   motor     always   RL armour recon
      recon                        motor     always   RL armour recon
      heavy-tank                   motor     always   -  armour heavy-armour
      engineer-tank                motor     always   RL armour engineer-armour
      assault-engineer-tank        motor     always   RL armour assault-engineer-armour
      amphibious-tank              motor     always   -  armour amphibious
      assault-gun                  motor     always   RL armour assault-gun
      mechanised-infantry          motor     always   RL infantry mechanised
      motorised-infantry           motor     always   -  infantry
      mixed                        artillery always   -  infantry mixed
      cavalry                      semi      never    RL cavalry
      camel-cavalry                semi      never    RL cavalry camel
      mountain-cavalry             semi      never    RL cavalry mountain
      infantry                     other     never    -  infantry
      alarm                        other     never    -  infantry
      light-infantry               other     never    RL infantry light air-transportable
      machine-gun                  other     never    RL infantry machine-gun
      marine                       other     never    RL infantry marine
      mountain                     other     never    RL infantry light mountain air-transportable
      high-mountain                other     never    RL infantry light mountain high-mountain air-transportable
      naval                        other     never    RL infantry naval winterised
      ski                          other     never    RL infantry ski
      border-guard                 other     never    RL infantry border-guard
      fortress                     other     never    RL infantry fortress
      static                       other     never    -  infantry static
      reserve                      other     never    -  infantry reserve
      training                     other     never    -  infantry training
      police                       other     never    -  infantry police
      political-police             other     never    -  infantry police political-police
      partisan                     other     never    -  partisan
      artillery                    artillery always   -  artillery
      mountain-artillery           artillery always   RL artillery mountain-artillery mountain
      mortar                       artillery regiment -  artillery mortar
      rocket                       artillery always   -  artillery rocket
      siege                        artillery always   -  artillery siege
      long-siege                   artillery always   -  artillery siege long-siege
      assault-engineer             other     never    RL infantry assault-engineer
      combat-engineer              other     never    RL combat-engineer
      construction-engineer        other     never    -  construction-engineer
      construction-unit            other     never    -  construction-unit
      punitive                     other     never    -  infantry construction-unit punitive
      port-engineer                other     never    -  construction-engineer port-engineer
      pipeline-engineer            other     never    -  construction-engineer pipeline-engineer
      railroad-engineer            other     never    -  railroad-engineer
      labour                       other     never    -  construction-unit labour
      army-hq                      artillery always   -  army-hq
      command-hq                   artillery always   -  command-hq
      coalition-hq                 artillery always   -  army-hq coalition-hq
      divisional-hq                artillery always   -  divisional-hq
      major-depot                  rail      always   -  major-depot
      capital                      rail      always   -  major-depot capital
      command-depot                rail      always   -  command-depot
      truck                        motor     always   -  supply-unit
      wagon                        motor     always   -  supply-unit wagon
      transport                    motor     always   -  transport
      landing-vehicle              motor     always   -  lvt
      carrier                      motor     always   -  apc`),
  )('echelon.2, echelon.15, echelon.1: how %s moves, and what it is able to do', (id, text) => {
    const { requiredLosses, abilities } = unitTypes[id]
    // Who goes by lorry is heavy whatever his guns are.
    expect([movesOf(id), heavyOf(id), requiredLosses ? 'RL' : '-', ...abilities].join(' ')).toBe(text)
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

  test('echelon.1: whose heading is marked with required losses', () => {
    const marked = Object.keys(unitTypes).filter((id) => unitTypes[id].requiredLosses)
    const foot = marked.filter((id) => unitTypes[id].moves === 'other')
    expect(foot.join(' ')).toBe(
      'glider parachute para-infantry commando light-infantry machine-gun marine mountain high-mountain naval ski border-guard fortress assault-engineer combat-engineer',
    )
  })

  test('echelon.30-35: sizes in RE', () => {
    expect(Object.entries(sizes.re).map(([size, re]) => `${size} ${re.join('/')}`)).toEqual([
      'battalion 1/2',
      'regiment 1/1',
      'brigade 1/1',
      'cadre 1/1',
      'division 3/1',
      'corps 6/1',
      'army 12/1',
      'counter 1/2',
    ])
    expect(sizes.exertsFrom).toBe('brigade')
    expect(sizes.cadre).toEqual({ share: [1, 3], least: 1 })
    const own = Object.entries(unitTypes).flatMap(([id, { re }]) => (re ? [`${id} ${re.join('/')}`] : []))
    expect(own).toEqual([
      'airborne-hq 1/1',
      'army-hq 2/1',
      'command-hq 1/2',
      'coalition-hq 2/1',
      'divisional-hq 1/1',
      'major-depot 3/1',
      'capital 3/1',
      'command-depot 1/1',
      'truck 4/1',
      'wagon 4/1',
    ])
  })
})
