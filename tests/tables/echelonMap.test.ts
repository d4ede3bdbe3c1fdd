/** The charts of echelon's map and weather in play, and those of its stacks, reserves and nations: like `echelonUnits.test.ts`. */
import { describe, expect, test } from 'vitest'
import { isShotAt } from '../../engine/systems/echelon/air/antiAircraft.ts'
import { dropModifiers } from '../../engine/systems/echelon/air/drop.ts'
import { type Forecast, forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import {
  type EchelonRules,
  type MoveClass,
  moveClasses,
  seas,
  seasons,
  weathers,
} from '../../engine/systems/echelon/rules.ts'
import { mayStack } from '../../engine/systems/echelon/stacks.ts'
import { roomAt } from '../../engine/systems/echelon/supply/depots.ts'
import { supplyNow } from '../../engine/systems/echelon/supply/lines.ts'
import { phase, supply } from '../../engine/systems/echelon/types.ts'
import { rollWeather } from '../../engine/systems/echelon/weather.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules, type FieldSketch, type UnitSketch } from '../support/echelon.ts'
import { clearGround, groundOf, strip } from '../support/echelonCombat.ts'
import { type EchelonField, layField } from '../support/echelonField.ts'

const { terrain, features, hexsides, weather } = echelonRules()

const signed = (value: number): string => (value === 0 ? '.' : String(value))

type Weather = (typeof weathers)[number]
type Sketch = Partial<FieldSketch>

const lay = (sketch: Sketch, now: Weather = 'clear'): EchelonField => {
  const field = layField({ map: clearGround, ...sketch })
  field.state.weather.fill(weathers.indexOf(now))
  return field
}

/** Units that move by each column of the movement table. */
const walkers: Readonly<Record<MoveClass, string>> = {
  motor: 'artillery regiment 9-9-20',
  semi: 'cavalry brigade 9-9-20',
  other: 'infantry brigade 9-9-20',
  mountain: 'mountain brigade 9-9-20',
  light: 'light-infantry brigade 9-9-20',
}

/** Movement points for the hex 0303 of a unit in the next one. */
const costOf = (design: string, sketch: Sketch, now?: Weather): number | undefined => {
  const { game, state, hex } = lay({ ...sketch, units: [{ id: 'a', side: 0, design, hex: '0203' }] }, now)
  const explained = game.explain(state, { about: 'move', unit: 0, to: hex('0303') })
  return explained && explained.value / 1000
}

const costsOf = (sketch: Sketch, now?: Weather): string =>
  moveClasses.map((one) => costOf(walkers[one], sketch, now) ?? '-').join(' ')

/** An attack on the hex 0303 by some units. */
const attack = (
  sketch: Sketch,
  designs: readonly string[] = ['tank brigade 9-9-9'],
  now?: Weather,
  against = 'infantry brigade 4-4-6',
): Forecast => {
  const units = designs.map((design, at) => ({ id: `a${at}`, side: 0 as const, design, hex: '0203' }))
  const { game, state, hex } = lay(
    { ...sketch, units: [...units, { id: 'd', side: 1, design: against, hex: '0303' }] },
    now,
  )
  return forecastOf(game.services, state, [...units.keys()], hex('0303'))
}

/** Returns a modifier of an attack's die, by its label. */
const dieBy = ({ modifiers }: Forecast, label: string): number =>
  modifiers.terms.filter((term) => term.label === label).reduce((sum, { value }) => sum + value / 1000, 0)
const againstArmour = 'Ground and weather against armour'

/** Returns a factor of the first attacker's strength, or of the defender's, by its label. */
const factorBy = ({ attackers, defenders }: Forecast, label: string): string | undefined =>
  [attackers.fighters[0], defenders.fighters[0]]
    .flatMap(({ factors }) => factors)
    .find((factor) => factor.label === label)
    ?.by.join('/')

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
      sand         2 2 2 2 2
      sea          - - - - -
      closed-sea   - - - - -`),
  )('echelon.T1: %s costs what it should', (id, costs) => {
    expect(costsOf({ map: groundOf(terrain[id].sign) })).toBe(costs)
  })

  /** How many hexes of a terrain a headquarters supplies, of twelve. */
  const suppliedOver = (sign: string): number => {
    const row = ['.', ...Array.from({ length: 13 }, () => sign)].join(' ')
    const { supply: rules } = echelonRules()
    const reached = Array.from({ length: 13 }, (_, at) => at + 1).filter((far) => {
      const { game, state } = lay({
        map: row,
        features: ['city 0101'],
        owned: ['all', ''],
        sides: [{ sources: '0101' }, {}],
        units: [
          { id: 'man', side: 0, design: walkers.other, hex: `${String(far + 1).padStart(2, '0')}01` },
          { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0101' },
          { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0101', depot: 'depot' },
        ],
        rules: { supply: { ...rules, hqRange: { ...rules.hqRange, army: 12 }, overland: 12 } },
      })
      return supplyNow(game.services, state, 0)[0] === supply.full
    })
    return reached.length
  }

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
  )('echelon.C7: in combat, supply and drops %s is as it should be', (id, effects) => {
    const { name, sign } = terrain[id]
    const fought = attack({ map: groundOf(sign) })
    const { game, state, hex } = lay({
      map: groundOf(sign),
      units: [{ id: 'a', side: 0, design: walkers.other, hex: '0203' }],
    })
    const scattered = dropModifiers(game.table, state, 0, hex('0303'), 0).some(([label]) => label.startsWith('neither'))
    const said = [
      ...[signed(dieBy(fought, name)), signed(dieBy(fought, againstArmour))],
      factorBy(fought, 'motorised') === '1/2' ? 'halves' : '-',
      12 / suppliedOver(sign),
      scattered ? '-' : 'open',
    ]
    expect(said.join(' ')).toBe(effects)
  })

  test.each(
    rowsOf(`
      clear        1 1 1 1 1, 2 2 2 2 2, 2 2 2 2 2
      woods        2 2 1 1 1, 3 3 2 2 2, 4 4 2 2 2
      forest       3 2 2 2 1, 5 3 3 3 2, 6 4 4 4 2
      rough        3 3 2 1 1, 5 5 3 2 2, 6 6 4 2 2
      ravine       4 4 3 2 3, 6 6 5 3 5, 8 8 6 4 6
      wooded-rough 4 3 2 1 1, 6 5 3 2 2, 8 6 4 2 2
      mountain     6 5 4 2 4, 9 8 6 3 6, 12 10 8 4 8
      swamp        1 1 1 1 1, 2 2 2 2 2, 10 8 6 6 6
      wooded-swamp 2 2 1 1 1, 3 3 2 2 2, 12 8 6 6 6
      wooded-lake  3 2 2 2 1, 5 3 3 3 2, 12 8 6 6 6
      sand         2 2 2 2 2, 3 3 3 3 3, 4 4 4 4 4`),
  )('echelon.W1: %s in frost, snow and mud', (id, costs) => {
    const map = groundOf(terrain[id].sign)
    expect((['frost', 'snow', 'mud'] as const).map((now) => costsOf({ map }, now)).join(', ')).toBe(costs)
  })
})

describe('settlements, works and hexsides', () => {
  const tanks = Array.from({ length: 8 }, () => 'tank brigade 9-9-9')
  const engineers = Array.from({ length: 6 }, () => 'combat-engineer brigade 2-2-6')

  test.each(
    rowsOf(`
      town               .  .  -     -
      city               -1 -1 yields city
      partial-major-city -2 -2 floor1 major
      major-city         -2 -3 floor1 major
      fortified-zone     -1 -2 floor1 works
      fort               -2 -2 floor1 works
      fortress           -3 -4 floor1 fortress
      entrenchment       -1 -1 -     field`),
  )('echelon.37b: %s is as it should be', (id, effects) => {
    const sketch = { map: groundOf('r'), features: [`${id} 0303`] }
    const bare = attack({ map: sketch.map })
    const fought = attack(sketch)
    const helped = attack(sketch, [...tanks, ...engineers])
    const aec = dieBy(fought, againstArmour) - dieBy(bare, againstArmour)
    const left = dieBy(helped, againstArmour) - dieBy(bare, againstArmour)
    const siege = factorBy(attack(sketch, ['siege regiment 4-4-4']), 'siege artillery')
    const guns = factorBy(attack(sketch, ['artillery regiment 4-4-4']), 'fortress')
    const dugIn = factorBy(attack(sketch, ['tank brigade 9-9-9'], 'clear', 'machine-gun brigade 4-4-6'), 'machine guns')
    const strong = siege === '2/1' ? (guns === undefined ? 'major' : 'fortress') : undefined
    const weak = siege === '1/1' ? (dugIn === undefined ? 'city' : 'works') : dugIn === undefined ? '-' : 'field'
    const yields = left === aec ? '-' : left === 0 ? 'yields' : `floor${-left}`
    expect([signed(dieBy(fought, features[id].name)), signed(aec), yields, strong ?? weak].join(' ')).toBe(effects)
  })

  test.each(
    rowsOf(`
      minor-river 1/2 -1 1 frost,snow - - - open
      major-river 1/4 -3 2 snow minor-river minor-river - open
      great-river 0/1 . - snow minor-river - major-river closed
      lake        0/1 . - snow minor-river minor-river major-river closed
      sea-cliff   1/1 . - - - - - open
      beach       1/1 . - - - - - open`),
  )('echelon.T20-T23, T24, T25: %s is as it should be', (id, effects) => {
    const sketch: Sketch = { map: strip, hexsides: [`${id} 0203 E`] }
    const rivers: Readonly<Record<string, string>> = { 1: 'minor-river', 2: 'major-river' }
    const water = (design: string): string => {
      const cost = costOf(design, sketch)
      return cost === undefined ? '-' : String(cost - 1)
    }
    const walks = water(walkers.other)
    const swims = (design: string): string => (water(design) === walks ? '-' : rivers[water(design)])
    const label = hexsides[id].name.toLowerCase()
    const crossed = attack(sketch)
    const frozen = weathers.filter(
      (one) => one !== 'clear' && costOf(walkers.other, sketch, one) === costOf(walkers.other, { map: strip }, one),
    )
    const bridged = attack({ ...sketch, bridges: ['0203 E'] })
    const asBridged = Object.keys(hexsides).find(
      (one) => one !== id && factorBy(bridged, hexsides[one].name.toLowerCase()) !== undefined,
    )
    const guarded = lay({ ...sketch, units: [{ id: 'd', side: 1, design: walkers.other, hex: '0203' }] })
    const endsZone = guarded.game.services.zones.of(guarded.state, 1)[guarded.hex('0303')] === 0
    const supplied = lay({
      ...sketch,
      features: ['city 0103'],
      owned: ['all', ''],
      sides: [{ sources: '0103' }, {}],
      units: [
        { id: 'man', side: 0, design: walkers.other, hex: '0303' },
        { id: 'depot', side: 0, design: 'major-depot counter 0-3-0', hex: '0103' },
        { id: 'hq', side: 0, design: 'army-hq counter 0-1-8', hex: '0103', depot: 'depot' },
      ],
    })
    const endsSupply = supplyNow(supplied.game.services, supplied.state, 0)[0] !== supply.full
    const ends = endsZone && endsSupply ? 'closed' : endsZone || endsSupply ? 'half' : 'open'
    const said = [factorBy(crossed, label) ?? '1/1', signed(dieBy(crossed, againstArmour)), walks]
    const as = [swims('landing-vehicle counter 0-0-20'), swims('amphibious-tank battalion 2-2-20'), asBridged ?? '-']
    expect([...said, frozen.join(',') || '-', ...as, ends].join(' ')).toBe(effects)
  })
})

describe('the weather', () => {
  const letters = { clear: 'C', mud: 'M', frost: 'F', snow: 'S', rough: 'R', ordinary: 'O', calm: 'C' }
  const months = [1, 3, 7, 10]

  /** Returns the weather that all rolls of a month bring to a zone, and to the sea. */
  const rolledIn = (month: number, sketch: Sketch): readonly [zone: string, sea: string] => {
    const { game, state, draft } = lay({ ...sketch, week: [1942, month, 1] })
    const rolled = [0, 1, 2, 3, 4, 5].map((roll) => {
      rollWeather(game.table, draft([roll, roll]))
      return [letters[weathers[state.weather[0]]], letters[seas[state.sea]]]
    })
    return [rolled.map(([zone]) => zone).join(''), rolled.map(([, sea]) => sea).join('')]
  }

  test.each(
    rowsOf(`
      arctic    SSSSSS SSSSMM CCCCCM MMSSSS
      cold      SSSSSF MMMMCC CCCCCM MMMFFC
      temperate MMFFSC MMCCCC CCCCCC MMMCCC
      arid      CCCCCM CCCCCC CCCCCC CCCCCC
      tropical  MMMCCC MCCCCC MMCCCC MMMMCC`),
  )('echelon.W1: of the %s zone is as it should be', (zone, rolls) => {
    expect(months.map((month) => rolledIn(month, { zone })[0]).join(' ')).toBe(rolls)
  })

  test('echelon.W1: of the sea is as it should be', () => {
    expect(months.map((month) => rolledIn(month, {})[1]).join(' ')).toBe('RRROOC RROOCC ROOCCC RRROOC')
  })

  test('echelon.W2: of the sea round a tropical map is as it should be', () => {
    expect(months.map((month) => rolledIn(month, { zone: 'tropical' })[1]).join(' ')).toBe(
      'ROOOCC OOCCCC ROOCCC ROOOCC',
    )
  })

  test('echelon.W1: the seasons are these months', () => {
    const always = (sea: (typeof seas)[number]) => Array.from({ length: 6 }, () => sea)
    const other: EchelonRules['weather']['sea'] = { ...weather.sea }
    const seasonIn = (month: number): string | undefined =>
      seasons.find((season) => {
        const marked = {
          ...other,
          ...Object.fromEntries(seasons.map((one) => [one, always(one === season ? 'calm' : 'rough')])),
        }
        return rolledIn(month, { rules: { weather: { ...weather, sea: marked } } })[1] === 'CCCCCC'
      })
    const all = Array.from({ length: 12 }, (_, at) => at + 1)
    const seen = seasons.map((season) => all.filter((month) => seasonIn(month) === season).join())
    expect(seen).toEqual(['1,2,12', '3,4', '5,6,7,8,9', '10,11'])
  })

  test.each(
    rowsOf(`
      clear . . 1
      mud   -1 -2 2
      frost . . 1
      snow  . -1 3/2 cold`),
  )('echelon.W1: %s is as it should be', (id, effects) => {
    const now = id as Weather
    const fought = attack({}, undefined, now)
    const forest = { map: groundOf('f') }
    const dearer = (costOf(walkers.other, forest, now) ?? 0) / 2
    const isCold = dieBy(fought, 'Attackers not equipped for cold') !== 0
    const said = [
      signed(dieBy(fought, `${weather.kinds[now].name} weather`)),
      signed(dieBy(fought, againstArmour)),
      dearer === 1.5 ? '3/2' : dearer,
    ]
    expect([...said, ...(isCold ? ['cold'] : [])].join(' ')).toBe(effects)
  })
})

describe('stacks, reserves and headquarters', () => {
  /** How many units of a design stand together, in a hex of a terrain. */
  const most = (design: string, sign: string): number => {
    const all = Array.from({ length: 9 }, (_, at) => ({ id: `a${at}`, side: 0 as const, design, hex: '0203' }))
    const { game, state, hex } = lay({ map: groundOf(sign), units: all })
    return all.filter((_, at) => mayStack(game.table, state, hex('0303'), [...Array(at + 1).keys()])).length
  }

  test.each(
    rowsOf(`
      clear    3 6 8
      mountain 2 4 5`),
  )('echelon.M5: in %s so many divisions, brigades and regiments of guns stand together', (id, counts) => {
    const designs = ['infantry division 5-5-6', 'infantry brigade 2-2-6', 'artillery regiment 2-2-6']
    expect(designs.map((design) => most(design, terrain[id].sign)).join(' ')).toBe(counts)
  })

  test('echelon.W3: twelve REs go into reserve in a month', () => {
    const units = Array.from({ length: 5 }, (_, at) => ({
      ...{ id: `a${at}`, side: 0 as const, hex: '0203' },
      design: `infantry ${at < 4 ? 'division 5-5-6' : 'battalion 1-1-6'}`,
    }))
    const { state, act, legal } = lay({ units, supplies: ['0203 0 9'], sides: [{ sources: '0203' }, {}] })
    state.phase = phase.declare
    for (const unit of [0, 1, 2]) act({ type: 'reserve', unit })
    expect(legal('reserve').map(({ unit }) => unit)).toEqual([3, 4])
    act({ type: 'reserve', unit: 3 })
    expect(legal('reserve')).toEqual([])
  })

  test('echelon.34b: a headquarters learns how strong stacks within three hexes are', () => {
    const heard = ['0403', '0503', '0603'].filter((place) => {
      const enemies = ['d', 'e'].map((id) => ({ id, side: 1 as const, design: 'infantry brigade 2-2-6', hex: place }))
      const { game, state } = lay({
        units: [
          { id: 'hq', side: 0, design: 'army-hq army 0-1-8', hex: '0203', depot: 'depot' },
          { id: 'depot', side: 0, design: 'major-depot division 0-3-0', hex: '0103' },
          ...enemies,
        ],
      })
      return game.view(state, 0).stacks.some(({ re }) => re !== undefined)
    })
    expect(heard).toEqual(['0403', '0503'])
  })
})

describe('nations', () => {
  const truck = 'truck counter 0-0-8'
  const depot = 'major-depot division 0-3-0'
  const here = (id: string, design: string, nation: string, more: Partial<UnitSketch> = {}): UnitSketch => ({
    ...{ id, side: 0, design, nation, hex: '0101' },
    ...more,
  })
  /** A city at a source, in the initial phase. */
  const home = (units: readonly UnitSketch[]): EchelonField => {
    const field = lay({ features: ['city 0101'], owned: ['all', ''], sides: [{ sources: '0101', smp: 1 }, {}], units })
    field.state.phase = phase.initial
    return field
  }

  /** REs that lie down in its capital. */
  const capacityOf = (nation: string): number => {
    const { game, state, hex } = home([here('capital', 'capital division 0-3-0', nation)])
    return roomAt(game.services, state, 0, hex('0101'))
  }
  const convertsTrucks = (nation: string): boolean =>
    home([here('truck', truck, nation)]).legal('convert', { back: 0 }).length > 0
  const isAtHomeInSnow = (nation: string): boolean => {
    const men: UnitSketch = { id: 'a', side: 0, design: 'ski brigade 9-9-9', nation, hex: '0203' }
    const { game, state, hex } = lay({
      map: groundOf('f'),
      units: [men],
    })
    return (game.explain(state, { about: 'move', unit: 0, to: hex('0303') })?.value ?? 0) === 1000
  }
  const doublesFortresses = (nation: string): boolean => {
    const { game, state, hex } = lay({
      features: ['fortress 0303'],
      units: [
        { id: 'a', side: 0, design: 'infantry brigade 4-4-6', hex: '0203' },
        { id: 'd', side: 1, design: 'fortress brigade 4-4-4', nation, hex: '0303' },
      ],
    })
    return factorBy(forecastOf(game.services, state, [0], hex('0303')), 'fortress troops') === '2/1'
  }
  const bindsHeadquarters = (nation: string): boolean =>
    home([
      here('depot', depot, nation),
      here('other', depot, nation, { hex: '0201' }),
      here('hq', 'army-hq army 0-1-8', nation, { depot: 'depot' }),
    ]).legal('attach').length === 0
  const takesDepotsDown = (nation: string): boolean => home([here('depot', depot, nation)]).legal('disband').length > 0
  /** Points that each item in its ships fires with: where one hits on a six, and each more on one less. */
  const cargoAaOf = (nation: string): number => {
    const { air } = echelonRules()
    const aa = [1, 2, 3].map((points) => ({ points, from: 7 - points }))
    const { game, hex, draft } = lay({
      map: '~ . .',
      units: [{ id: 'd', side: 1, design: 'infantry brigade 4-4-6', nation, hex: '0101' }],
      rules: { air: { ...air, aa } },
    })
    return [0, 1, 2, 3, 4, 5].filter((roll) => isShotAt(game.services, draft([roll]), 0, [hex('0101')], 'support'))
      .length
  }

  test.each(
    rowsOf(`
      german    360 major permanent removable
      soviet    360 major aa1
      british   360 major aa1
      american  360 major aa1
      french    240 major fortress aa1
      italian   240 major removable
      polish    240 aa1
      finnish   120 nordic fortress removable
      norwegian 120 nordic aa1
      romanian  120 removable
      hungarian 120 removable
      greek     120 aa1
      japanese  360 major aa1`),
  )(
    'echelon.31, echelon.30b, echelon.50a, echelon.42l, echelon.41, echelon.12: %s is as it should be',
    (nation, text) => {
      const marks = {
        major: convertsTrucks(nation),
        nordic: isAtHomeInSnow(nation),
        fortress: doublesFortresses(nation),
        permanent: bindsHeadquarters(nation),
        removable: takesDepotsDown(nation),
        [`aa${cargoAaOf(nation)}`]: cargoAaOf(nation) > 0,
      }
      const said = Object.entries(marks).flatMap(([mark, has]) => (has ? [mark] : []))
      expect([capacityOf(nation), ...said].join(' ')).toBe(text)
    },
  )
})
