/** What the chart of unit types of the echelon rules says of each: `npm run mutate` changes the table under these tests. */
import { describe, expect, test } from 'vitest'
import { parseDate } from '../../engine/systems/echelon/date.ts'
import type { UnitTypeRules } from '../../engine/systems/echelon/rules.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules } from '../support/echelon.ts'

const { unitTypes, sizes } = echelonRules()

/** A unit type as the chart has it: how it moves, AEC, AIEC, ATEC and neutral share in sixths, heavy equipment, required losses. */
const typeText = ({ moves, armour, heavy, requiredLosses, converts }: UnitTypeRules): string =>
  [moves, ...Object.values({ ...armour }), heavy, requiredLosses ? 'RL' : '-', ...(converts ? ['converts'] : [])].join(
    ' ',
  )

describe('the chart of unit types', () => {
  test.each(
    rowsOf(`
      tank                          motor 6 6 6 0 always -
      light-tank                    motor 3 3 3 0 always RL
      recon                         motor 3 3 3 0 always RL
      heavy-tank                    motor 6 6 6 0 always -
      engineer-tank                 motor 3 6 3 0 always RL
      assault-engineer-tank         motor 3 6 3 0 always RL
      amphibious-tank               motor 6 6 6 0 always -
      assault-gun                   motor 3 6 3 0 always RL
      mechanised-infantry           motor 3 3 3 0 always RL
      motorised-infantry            motor 0 0 0 6 always -
      mixed                         artillery 2 2 2 0 always -
      cavalry                       semi 0 0 0 3 never RL
      infantry                      other 0 0 0 0 never -
      artillery                     artillery 0 0 0 6 always - converts
      mountain-artillery            artillery 0 0 0 6 always RL converts
      mortar                        artillery 0 0 0 6 regiment -
      rocket                        artillery 0 0 0 6 always -
      siege                         artillery 0 0 0 6 always -
      long-siege                    artillery 0 0 0 6 always -
      anti-tank                     artillery 0 0 6 6 always RL
      heavy-anti-tank               artillery 0 0 6 6 always RL
      light-anti-aircraft           artillery 0 0 0 6 never -
      heavy-anti-aircraft           artillery 0 0 6 6 always RL
      light-position-anti-aircraft  artillery 0 0 0 6 never -
      heavy-position-anti-aircraft  artillery 0 0 0 6 always -
      army-hq                       artillery 0 0 0 6 always -
      truck                         motor 0 0 0 6 always -
      landing-vehicle               motor 0 0 0 6 always -
      carrier                       motor 3 3 3 0 always -
      camel-cavalry                 semi 0 0 0 3 never RL
      mountain-cavalry              semi 0 0 0 3 never RL
      command-hq                    artillery 0 0 0 6 always -
      coalition-hq                  artillery 0 0 0 6 always -
      divisional-hq                 artillery 0 0 0 6 always -
      major-depot                   rail 0 0 0 6 always -
      capital                       rail 0 0 0 6 always -
      command-depot                 rail 0 0 0 6 always -
      wagon                         motor 0 0 0 6 always -
      transport                     motor 0 0 0 6 always -`),
  )('echelon.15: %s is %s', (id, text) => {
    expect(typeText(unitTypes[id])).toBe(text)
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
    const { moves, heavy, requiredLosses, abilities } = unitTypes[id]
    expect([moves, heavy, requiredLosses ? 'RL' : '-', ...abilities].join(' ')).toBe(text)
  })

  test('echelon.17: assault guns shoot better at tanks from July 1942 and 1943 on', () => {
    expect(unitTypes['assault-gun'].dated).toEqual([
      { from: parseDate('Jul 1 42'), value: { atec: 6 } },
      { from: parseDate('Jul 1 43'), value: { atec: 12 } },
    ])
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
