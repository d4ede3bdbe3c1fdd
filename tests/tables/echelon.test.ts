/** What the charts of the echelon rules say, in the short form in which players read them: `npm run mutate` changes the tables under these tests. */
import { describe, expect, test } from 'vitest'
import { parseDate } from '../../engine/systems/echelon/date.ts'
import { moveClasses, seasons, type UnitTypeRules } from '../../engine/systems/echelon/rules.ts'
import { echelonRules } from '../support/echelon.ts'

const { terrain, features, hexsides, weather, unitTypes, sizes, movement, nations, victory } = echelonRules()

/** The rows of a chart: what stands first, and the rest of each. */
const rowsOf = (chart: string): (readonly [string, string])[] =>
  chart
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([name, ...cells]) => [name, cells.join(' ')])

const signed = (value: number): string => (value === 0 ? '.' : String(value))

describe('the terrain chart', () => {
  test.each(
    rowsOf(`
      clear        1 1 1 1 1
      woods        2 2 1 1 1
      forest       3 2 2 2 1
      rough        3 3 2 1 1
      ravine       4 4 3 2 3
      wooded-rough 4 3 2 1 1
      mountain     6 5 4 2 4
      swamp        5 4 3 3 3
      wooded-swamp 6 4 3 3 3
      wooded-lake  3 2 2 2 1
      sand         2 2 2 2 2`),
  )('echelon.T1: %s costs %s', (id, costs) => {
    expect(moveClasses.map((one) => terrain[id].cost[one]).join(' ')).toBe(costs)
  })

  test.each(
    rowsOf(`
      clear        . .  -  1 open
      woods        . -1 -  1 -
      forest       -1 -2 - 1 -
      rough        -1 -1 - 1 -
      ravine       -1 -2 - 1 -
      wooded-rough -1 -2 halves 1 -
      mountain     -2 -3 halves 2 -
      swamp        -1 -3 halves 2 -
      wooded-swamp -1 -3 halves 2 -
      wooded-lake  . -1 - 1 -
      sand         . . - 1 -`),
  )('echelon.C7: in combat, supply and drops %s is %s', (id, effects) => {
    const { die, aec, halvesMotor, supply, open } = terrain[id]
    const said = [signed(die), signed(aec), halvesMotor ? 'halves' : '-', supply, open ? 'open' : '-']
    expect(said.join(' ')).toBe(effects)
  })

  test('echelon.W1: frost makes swamps firm, and mud makes wooded lakes swamps', () => {
    const changed = Object.entries(terrain).map(([id, { frozenAs, mudAs }]) => [id, frozenAs, mudAs].filter(Boolean))
    expect(changed.filter(({ length }) => length > 1)).toEqual([
      ['swamp', 'clear'],
      ['wooded-swamp', 'woods'],
      ['wooded-lake', 'wooded-swamp'],
    ])
    expect(Object.keys(terrain).filter((id) => terrain[id].isSea)).toEqual(['sea'])
  })
})

describe('settlements, works and hexsides', () => {
  test.each(
    rowsOf(`
      town               .  .  -     -
      city               -1 -1 yields city
      partial-major-city -2 -2 floor major
      major-city         -2 -3 floor full
      fortified-zone     -1 -2 floor works
      fort               -2 -2 floor works
      fortress           -3 -4 floor fortress
      entrenchment       -1 -1 -     field`),
  )('echelon.37b: %s is %s', (id, effects) => {
    const { die, aec, yields, floor, isCity, isMajor, isFull, isFortification, isFortress, isWork } = features[id]
    const kinds = [
      [isFull && isMajor && isCity, 'full'],
      [isMajor && isCity, 'major'],
      [isCity, 'city'],
      [isFortress && isFortification, 'fortress'],
      [isFortification, 'works'],
      [isWork, 'field'],
    ] as const
    const kind = kinds.find(([is]) => is)?.[1] ?? '-'
    const engineers = yields ? (floor ? 'floor' : 'yields') : '-'
    expect([signed(die), signed(aec), engineers, kind].join(' ')).toBe(effects)
  })

  test.each(
    rowsOf(`
      minor-river 1/2 -1 1 frost,snow - - - open
      major-river 1/4 -3 2 snow minor-river minor-river - open
      great-river 0/1 . - snow minor-river - major-river closed
      lake        0/1 . - snow minor-river minor-river major-river closed
      sea-cliff   1/1 . - - - - - open
      beach       1/1 . - - - - - open`),
  )('echelon.T20-T23, T24, T25: %s is %s', (id, effects) => {
    const { strength, aec, cost, frozenIn, amphibiousAs, tanksAs, bridgedAs, blocksZone, blocksSupply } = hexsides[id]
    const ends = blocksZone && blocksSupply ? 'closed' : blocksZone || blocksSupply ? 'half' : 'open'
    const as = [amphibiousAs, tanksAs, bridgedAs].map((one) => one ?? '-')
    const said = [strength.join('/'), signed(aec), cost ?? '-', frozenIn.join(',') || '-', ...as, ends]
    expect(said.join(' ')).toBe(effects)
  })
})

describe('the weather', () => {
  const letters = { clear: 'C', mud: 'M', frost: 'F', snow: 'S', rough: 'R', ordinary: 'O', calm: 'C' }

  test.each(
    rowsOf(`
      arctic    SSSSSS SSSSMM CCCCCM MMSSSS
      cold      SSSSSF MMMMCC CCCCCM MMMFFC
      temperate MMFFSC MMCCCC CCCCCC MMMCCC
      arid      CCCCCM CCCCCC CCCCCC CCCCCC`),
  )('echelon.W1: of the %s zone is %s', (zone, rolls) => {
    const rows = seasons.map((season) => weather.zones[zone].rolls[season].map((one) => letters[one]).join(''))
    expect(rows.join(' ')).toBe(rolls)
  })

  test('echelon.W1: of the sea, the seasons, and what each kind does', () => {
    const sea = seasons.map((season) => weather.sea[season].map((one) => letters[one]).join(''))
    expect(sea.join(' ')).toBe('RRROOC RROOCC ROOCCC RRROOC')
    expect(seasons.map((season) => weather.seasons[season].join())).toEqual(['12,1,2', '3,4', '5,6,7,8,9', '10,11'])
    const kinds = Object.entries(weather.kinds).map(
      ([id, { die, aec, offRoad, isCold }]) =>
        `${id} ${signed(die)} ${signed(aec)} ${offRoad.join('/')}${isCold ? ' cold' : ''}`,
    )
    expect(kinds).toEqual(['clear . . 1/1', 'mud -1 -2 2/1', 'frost . . 1/1', 'snow . -1 3/2 cold'])
    expect(weather.freezing).toEqual(['frost', 'snow'])
  })
})

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
      carrier                       motor 3 3 3 0 always -`),
  )('echelon.15: %s is %s', (id, text) => {
    expect(typeText(unitTypes[id])).toBe(text)
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

test('echelon.47: stacking, ways, zones and reserves', () => {
  expect(movement).toMatchObject({
    stacking: { units: 3, otherRe: 3, artilleryRe: 2 },
    mountains: ['mountain'],
    stackingInMountains: { units: 2, otherRe: 2, artilleryRe: 1 },
    road: 1,
    trackLess: 1,
    ski: 1,
    zone: { into: 1, out: 1, outOnFoot: 2, staticTimes: 2 },
    unsupplied: [1, 2],
    reaction: { motor: [1, 2], others: 1 },
    reserve: { monthlyRe: 12, supply: 1 },
    reconCost: 3,
    intelligence: 3,
    district: 2,
    reserveFromHome: 2,
    arcticZones: ['arctic'],
    aridZones: ['arid'],
    markerCost: 1,
  })
})

test('echelon.31: what capitals hold, and which nations have rules of their own', () => {
  const said = Object.entries(nations).map(([id, one]) => {
    const marks = [
      one.majorPower && 'major',
      one.nordic && 'nordic',
      one.fortressDoubled && 'fortress',
      one.depotPermanent && 'permanent',
      one.cargoAa > 0 && `aa${one.cargoAa}`,
    ]
    return [id, one.capitalCapacity, ...marks.filter(Boolean)].join(' ')
  })
  const known = [
    'german 360 major permanent',
    'soviet 360 major aa1',
    'british 360 major aa1',
    'american 360 major aa1',
    'french 240 major fortress aa1',
    'italian 240 major',
    'polish 240 aa1',
    'finnish 120 nordic fortress',
    'norwegian 120 nordic aa1',
    'romanian 120',
    'hungarian 120',
  ]
  expect(said).toEqual(expect.arrayContaining(known))
})

test('echelon.V1: points and margins', () => {
  expect(victory).toEqual({ perDivisionRe: 1, isolatedTimes: 2, marginal: [3, 2], decisive: [2, 1] })
})
