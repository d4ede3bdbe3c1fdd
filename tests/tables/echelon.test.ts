/** What the charts of the echelon rules say, in the short form in which players read them: `npm run mutate` changes the tables under these tests. */
import { describe, expect, test } from 'vitest'
import { parseDate } from '../../engine/systems/echelon/date.ts'
import type { Fraction } from '../../engine/systems/echelon/rules.ts'
import { echelonRules } from '../support/echelon.ts'

const { combat, supply, replacement, transport, air, engineering } = echelonRules()

/** Numerator and denominator as players write them. */
const fraction = ([numerator, denominator]: Fraction): string => `${numerator}/${denominator}`

/** Steps of a modifier of the die: the share from which on it counts, and the modifier. */
const stepsText = (steps: readonly { readonly share: Fraction; readonly die: number }[]): string =>
  steps.map(({ share, die }) => `${fraction(share)} ${die}`).join(', ')

describe('the charts of combat', () => {
  test('echelon.C6, echelon.C8: the odds and the combat results table', () => {
    const chart = `
      1/4 1/3 1/2 1/1 3/2 2/1 3/1 4/1 5/1 6/1   7/1   8/1   9/1
      2:  2:  2:  2:  2:  2:  1:  2D# 1D# 1:1   X1    DR    DR
      2:  2:  2:  2:  1:  1:  2D# 1D# 1:1 X1    DR    D½    D½
      2:  2:  2:  1:  1:  2D# 1D# 1:1 X1  DR    D½    D½    DE
      2:  2:  1:  1:  2D# 1D# 1:1 X1  DR  D½    D½    DE    DE
      2:  1:  1:  2D# 1D# 1X1 X1  DR  D½  D½    DE    DE    DE
      1:  1:  2D# 1D# 1X1 X1  DR  D½  D½  DE    DE    DE    OR(1)
      1:  2D# 1D# 1X1 X1  DR  D½  D½  DE  DE    DE    OR(1) OR(1)
      2D# 1D# 1X1 X1  DR  D½  D½  DE  DE  DE    OR(1) OR(1) OR(2)`
    const rows = chart
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
    expect([combat.odds.map(fraction), ...combat.results]).toEqual(rows)
    expect([combat.leastSum, combat.supply]).toEqual([-5, 1])
  })

  test('echelon.C5: what halves and doubles strength', () => {
    const said = Object.entries(combat.multipliers).map(([name, share]) => `${name} ${fraction(share)}`)
    const halves = said.filter((one) => one.endsWith(' 1/2')).map((one) => one.split(' ')[0])
    const doubles = said.filter((one) => one.endsWith(' 2/1')).map((one) => one.split(' ')[0])
    expect(halves.join(' ')).toBe(
      'unsupported disrupted unsupplied isolated landing dropped motorTerrain artilleryAgainstFortress',
    )
    expect(doubles.join(' ')).toBe('assaultEngineer machineGun fortress')
    expect(said).toHaveLength(halves.length + doubles.length)
  })

  test('echelon.C7, echelon.14, echelon.15, echelon.21: what shares of armour, anti-tank guns and trained troops do to the die', () => {
    expect(stepsText(combat.armourSteps)).toBe('1/7 1, 1/4 2, 1/2 3')
    expect(stepsText(combat.antiTankSteps)).toBe('1/10 -1, 1/4 -2, 1/2 -3')
    expect(stepsText(combat.cold.attackers)).toBe('0/1 -1, 1/7 0, 1/2 1')
    expect(stepsText([combat.cold.defenders])).toBe('1/2 -1')
    expect(
      combat.special.map(({ ability, terrain: ground, steps }) => [ability, ground.join(' '), stepsText(steps)]),
    ).toEqual([
      ['mountain', 'rough wooded-rough mountain ravine', '1/7 1, 1/2 2'],
      ['woodsmanship', 'woods forest wooded-rough wooded-swamp wooded-lake', '1/7 1, 1/2 2'],
      ['light', 'rough wooded-rough', '1/2 1'],
      ['cavalry', 'rough woods wooded-rough swamp', '1/2 1'],
    ])
    expect(combat.specialMost).toBe(2)
    expect([combat.heavyArmour, combat.heavyAntiTank]).toEqual([
      { from: 5, die: 1, most: 2 },
      { from: 5, die: -1, most: 2 },
    ])
  })

  test('echelon.L4, echelon.L5: how well drops and landings succeed, and how they surprise', () => {
    expect(combat.success.map(({ to, code }) => `${code} to ${to}`).join(', ')).toBe(
      'D to -1, F* to 1, F to 3, S to 6, S* to 99',
    )
    const surprise = (by: Readonly<Record<string, number>>): string => Object.values(by).join(' ')
    expect([surprise(combat.surprise.full), surprise(combat.surprise.reduced)]).toEqual(['-1 -1 0 1 2', '-1 -1 0 0 1'])
    expect(combat.surprise).toMatchObject({ re: 1, terrain: ['mountain'], hexsides: [] })
  })

  test('echelon.22, echelon.C5: artillery, siege guns, engineers and planned attacks', () => {
    expect(combat).toMatchObject({
      isolatedTurns: 4,
      siege: { atFortress: [2, 1], atFort: [1, 1], elsewhere: [1, 2], re: [2, 1] },
      longRange: 2,
      support: { perArtilleryRe: 3, perHeadquarters: 3, perDivision: 3, navalRe: [1, 4], coastDefence: [1, 2] },
      neutralPerRe: 2,
      convertedShare: [1, 2],
      engineerCounts: { combat: 1, assault: 2 },
      engineerSteps: ['first', 'second'],
      engineerAbsorbs: { combat: 2, assault: 4 },
      planned: { supply: 1, most: 3, rocket: 2 },
      apcBonus: 1,
      divisionalHeadquarters: 1,
      airMost: 10,
      airTimes: 2,
      denying: { combatAa: 1, positionAa: 2 },
    })
  })

  test('echelon.C9, echelon.C11: losses, retreats and what follows them', () => {
    expect(combat).toMatchObject({
      disruption: [5, 5, 10, 10, 15, 15],
      shares: { halved: [1, 2], exchange: [1, 2], repulsed: [1, 2] },
      politicalPolice: {
        attacking: { '1:': '1:1', '1D#': '1:1', '2D#': '1:1' },
        defending: { DR: '1X1' },
        share: [1, 2],
      },
      withdrawal: { recon: 2, cavalry: 1, commando: 3, skiInSnow: 1, nordicInSnow: 1, zone: -2 },
      retreat: { hexes: 1, more: 1 },
      advance: { share: [1, 2], hexes: { 'OR(1)': 1, 'OR(2)': 2 }, otherwise: 1 },
      overrun: { odds: 10, cost: 2 },
    })
  })
})

test('echelon.S1, echelon.S2: how far supply goes, what depots hold, and what is lost', () => {
  expect(supply).toEqual({
    overland: 7,
    road: 20,
    mud: 2,
    arid: 2,
    hqRange: { army: 7, command: 5 },
    special: 4,
    extended: 7,
    railheadSp: 3,
    reOfSp: 3,
    capacity: { major: 120, command: 24, commandHq: 6, supplyUnit: 24, rePerMp: 3 },
    depotMove: { turns: 3, supply: 1 },
    breakdown: 3,
    freeTurns: 2,
    attrition: { from: 4, at: 6 },
    capture: [
      [0, 1],
      [0, 1],
      [1, 3],
      [1, 3],
      [2, 3],
      [2, 3],
    ],
    supplyUnitCaptured: [1, 2],
    surrenderCaptured: [1, 4],
    sabotage: 4,
  })
})

test('echelon.R1, echelon.R2: what an RE of replacements costs, from which pool, and who is never replaced', () => {
  const { perRe, ...others } = replacement
  const guns = 'artillery mortar mountain-artillery rocket siege long-siege'
  const defences = 'anti-tank heavy-anti-tank light-aa heavy-aa position-aa'
  const engineers =
    'assault-engineer combat-engineer construction-engineer pipeline-engineer port-engineer railroad-engineer'
  expect(Object.values(perRe).map(({ pool, points, abilities }) => [pool, points, abilities.join(' ')])).toEqual([
    ['armour', 1, 'armour heavy-armour engineer-armour assault-engineer-armour assault-gun mechanised'],
    ['infantry', 2, [guns, defences, engineers].join(' ')],
    ['infantry', 1, ''],
  ])
  expect(others).toEqual({
    buildUp: [2, 3],
    depotPerDefence: 1,
    isolatedTimes: 2,
    turns: 4,
    hexRe: 3,
    freePunitivePerMonth: 1,
    never: ['high-mountain', 'supply-unit', 'wagon', 'transport', 'lvt', 'apc', 'capital', 'partisan'],
  })
})

describe('lorries and loads', () => {
  test('echelon.50a: what turns into what, for how many SMPs', () => {
    const said = transport.conversions.map(({ unit, smp, into = [] }) =>
      [unit, smp, ...into.map(({ unit: to, count, back }) => `${count} ${to}${back ? ` back for ${back}` : ''}`)].join(
        ', ',
      ),
    )
    expect(said).toEqual([
      'truck, 36, 4 transport-3, 8 transport-1 back for 12',
      'wagon, 18, 2 transport-3, 4 transport-1 back for 6',
      'transport-3, 9, 3 transport-1',
      'transport-1, 3',
      'motor-division, 9, 1 transport-3, 3 transport-1',
      'aa-brigade, 9, 1 transport-3, 3 transport-1',
      'motor-brigade, 3, 1 transport-1',
    ])
    const forms = Object.entries(transport.forms).map(([id, { ability, without, sizes: of = [], carriesRe, gives }]) =>
      [id, ability, without && `without ${without}`, ...of, carriesRe, gives && 'gives'].filter(Boolean).join(' '),
    )
    expect(forms).toEqual([
      'truck supply-unit without wagon',
      'wagon wagon',
      'transport-3 transport 3',
      'transport-1 transport 1',
      'motor-division infantry division gives',
      'aa-brigade heavy-aa brigade regiment gives',
      'motor-brigade infantry brigade regiment gives',
    ])
  })

  test('echelon.49a, echelon.44: supply by lorry, and what counters carry', () => {
    expect(transport).toMatchObject({
      smp: {
        re: 3,
        road: 1,
        offRoad: 3,
        track: 2,
        unsupplied: 2,
        mostMp: 20,
        exploitation: 2,
        least: 5,
        navalRe: [1, 3],
      },
      conversionTurns: 4,
      counters: {
        transport: { ability: 'transport', heavy: true, cavalry: false, inCombat: false },
        lvt: { ability: 'lvt', heavy: false, cavalry: true, inCombat: true },
        apc: { ability: 'apc', heavy: false, cavalry: true, inCombat: true },
      },
      heavyTimes: 2,
      mixedRe: 1,
      airRange: 20,
    })
  })
})

test('echelon.A2, echelon.A3, echelon.L5: bombs, guns against airplanes, drops and landings', () => {
  const { bombing, ...others } = air
  expect([bombing.columns, ...bombing.rows].map((row) => row.join(' '))).toEqual([
    '1 4 8 13 21',
    '0 0 0 1 1',
    '0 0 1 1 2',
    '0 1 1 2 2',
    '0 1 1 2 3',
    '1 1 2 3 3',
    '1 2 2 3 4',
  ])
  expect(others).toEqual({
    die: 6,
    aa: [
      { points: 1, from: 6 },
      { points: 3, from: 5 },
      { points: 6, from: 4 },
      { points: 10, from: 3 },
    ],
    lightMissions: ['support', 'drop'],
    hitShare: [1, 2],
    siegeSupply: [1, 2],
    siegeRange: { siege: 1, 'long-siege': 2 },
    dispersion: { lost: 0, dispersed: 2 },
    dispersionModifiers: { commando: -2, cold: -1, ground: -1, hit: -2, glider: 1, roughSea: -1, seaCliff: -1 },
    severeRe: 1,
    amphibiousTank: {
      rough: -1,
      cliff: -1,
      calm: 3,
      share: { D: [0, 1], 'F*': [0, 1], F: [1, 4], S: [1, 2], 'S*': [1, 1] },
    },
    shipAa: { each: 1, more: 1, from: parseDate('Jan 1 43') },
    airbaseAa: [
      ['Jan 1 36', 1, []],
      ['Jul 1 43', 2, ['german', 'italian', 'romanian', 'hungarian']],
      ['Jul 1 44', 1, ['german', 'italian', 'romanian', 'hungarian']],
    ].map(([from, points, of]) => ({ from: parseDate(String(from)), value: { points, nations: of } })),
    airbaseCapacity: 3,
    positionRe: [1, 2],
    coastDefenceOfSiege: [1, 2],
  })
})

describe('the charts of engineers', () => {
  test('echelon.40a: what jobs cost', () => {
    const costs = Object.entries(engineering.jobs).map(([id, { cost }]) => `${id} ${cost}`)
    expect(costs.join(', ')).toBe(
      'entrenchment 1, airfield 2, fort 4, port-hit 1, airbase-hit 1, rail-break 1, regauge 1, new-rail 4, pipeline 2, destroyed-port 4, port-upgrade 4, bridge 1',
    )
  })

  test('echelon.38, echelon.40a: how many times as much they cost whom', () => {
    const times = Object.entries(engineering.workers).map(([who, jobs]) =>
      [who, ...Object.entries({ ...jobs }).map(([job, share]) => `${job} ${fraction(share)}`)].join(', '),
    )
    expect(times).toEqual([
      'construction-engineer, entrenchment 1/1, airfield 1/1, fort 1/1, port-hit 1/1, airbase-hit 1/1, rail-break 1/1, regauge 1/1, new-rail 1/1, port-upgrade 1/1, bridge 1/1',
      'combat-engineer, entrenchment 2/1, airfield 2/1, port-hit 2/1, airbase-hit 2/1, rail-break 2/1, regauge 2/1, port-upgrade 2/1, bridge 2/1',
      'railroad-engineer, rail-break 1/2, regauge 1/2, new-rail 1/2, bridge 1/1',
      'divisional-engineer, entrenchment 1/1, rail-break 2/1, airbase-hit 2/1',
      'port-engineer, destroyed-port 1/1, port-upgrade 1/2',
      'pipeline-engineer, pipeline 1/1',
    ])
  })

  test('echelon.39, echelon.40a: quick work, demolition, labour', () => {
    const { jobs, workers, labour, ...others } = engineering
    expect(others).toEqual({
      share: [1, 2],
      quickSupply: 1,
      neverQuick: ['destroyed-port'],
      railJobs: ['rail-break', 'regauge', 'new-rail'],
      railHexes: 2,
      demolition: {
        'construction-engineer': 2,
        'combat-engineer': 2,
        'railroad-engineer': 2,
        'divisional-engineer': 4,
      },
      airfieldCapacity: 1,
      fort: 'fort',
      reducedPort: [1, 2],
    })
    const { countries, ...numbers } = labour
    expect(numbers).toEqual({ reach: 4, engineers: 2, partialCities: 2 })
    expect(
      countries.map(({ country, nations: of, majorOnly }) =>
        [country, ...of, majorOnly && 'major'].filter(Boolean).join(' '),
      ),
    ).toEqual(['germany major', 'soviet-union major', 'spain major', 'portugal major', 'malta british'])
  })
})
