/** What the charts of echelon's map, weather, nations and points say, like `echelon.test.ts`. */
import { describe, expect, test } from 'vitest'
import { moveClasses, seasons } from '../../engine/systems/echelon/rules.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules } from '../support/echelon.ts'

const { terrain, features, hexsides, weather, movement, nations, victory } = echelonRules()

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
      partial-major-city -2 -2 floor1 major
      major-city         -2 -3 floor1 full
      fortified-zone     -1 -2 floor1 works
      fort               -2 -2 floor1 works
      fortress           -3 -4 floor1 fortress
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
    const engineers = yields ? (floor > 0 ? `floor${floor}` : 'yields') : '-'
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
      one.depotRemovable && 'removable',
      one.cargoAa > 0 && `aa${one.cargoAa}`,
    ]
    return [id, one.capitalCapacity, ...marks.filter(Boolean)].join(' ')
  })
  const known = [
    'german 360 major permanent removable',
    'soviet 360 major aa1',
    'british 360 major aa1',
    'american 360 major aa1',
    'french 240 major fortress aa1',
    'italian 240 major removable',
    'polish 240 aa1',
    'finnish 120 nordic fortress removable',
    'norwegian 120 nordic aa1',
    'romanian 120 removable',
    'hungarian 120 removable',
    'greek 120 aa1',
  ]
  expect(said).toEqual(expect.arrayContaining(known))
})

test('echelon.V1: points and margins', () => {
  expect(victory).toEqual({ perDivisionRe: 1, isolatedTimes: 2, marginal: [3, 2], decisive: [2, 1] })
})
