/**
 * The abilities of each unit type of the echelon rules, as play shows them: like `echelonUnits.test.ts`. Abilities without an effect beside
 * others of the same type are left out.
 */
import { expect, test } from 'vitest'
import { airDoubled, isShotAt } from '../../engine/systems/echelon/air/antiAircraft.ts'
import { dropModifiers } from '../../engine/systems/echelon/air/drop.ts'
import { beginCombat } from '../../engine/systems/echelon/combat/flow.ts'
import { type Forecast, forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import { liftReOf } from '../../engine/systems/echelon/lift.ts'
import { jobs, resultKinds, weathers } from '../../engine/systems/echelon/rules.ts'
import { eliminated, type Phase, phase, status } from '../../engine/systems/echelon/types.ts'
import { reOf } from '../../engine/systems/echelon/units.ts'
import { rowsOf } from '../support/charts.ts'
import type { FieldSketch, UnitSketch } from '../support/echelon.ts'
import { attacker, clearGround, defender, groundOf, strip } from '../support/echelonCombat.ts'
import { type EchelonField, layField } from '../support/echelonField.ts'

type Change = (field: EchelonField) => void
const nothing: Change = () => {}

/** The first unit of a field is a regiment of the type, west of hex 0303. */
const lay = (
  id: string,
  { words = '', units = [], ...sketch }: Partial<FieldSketch> & { readonly words?: string },
  more: Partial<UnitSketch> = {},
): EchelonField =>
  layField({
    map: clearGround,
    owned: ['all', '0303'],
    countries: ['home 0203'],
    sides: [{ sources: '0101', home: ['home'], smp: 1 }, {}],
    ...sketch,
    units: [attacker(`${id} regiment 3-3-6 ${words}`, 'a', '0203', more), ...units],
  })

/** It attacks a division. */
const attack = (id: string, sketch: Parameters<typeof lay>[1] = {}, change = nothing, more = {}): Forecast => {
  const enemy = defender('infantry division 4-4-6 supports-others')
  const field = lay(id, { ...sketch, units: [enemy, ...(sketch.units ?? [])] }, more)
  change(field)
  return forecastOf(field.game.services, field.state, [0], field.hex('0303'))
}

/** It is attacked by another unit. */
const defend = (
  id: string,
  sketch: Parameters<typeof lay>[1] = {},
  by = 'infantry division 4-4-6',
  change = nothing,
): Forecast => {
  const more: Partial<UnitSketch> = { side: 1, hex: '0303', nation: 'french' }
  const field = lay(id, { ...sketch, units: [attacker(by, 'b')] }, more)
  change(field)
  return forecastOf(field.game.services, field.state, [1], field.hex('0303'))
}

const hasTerm = ({ modifiers }: Forecast, label: string): boolean =>
  modifiers.terms.some((term) => term.label === label)
const hasFactor = ({ attackers, defenders }: Forecast, label: string): boolean =>
  [...attackers.fighters, ...defenders.fighters].some(({ factors }) => factors.some((one) => one.label === label))
const inSnow: Change = ({ state }) => {
  state.weather.fill(weathers.indexOf('snow'))
}
const plan: Change = ({ state }) => {
  state.planned.fill(1)
}
const surprises = (id: string, bits: number): string | undefined =>
  attack(id, { map: groundOf('M') }, ({ state }) => {
    state.surprise = 1
    state.status[0] |= bits
  }).surprise

/** Ready to attack hex 0303. */
const commit: Change = ({ state, hex }) => {
  state.phase = phase.commit
  state.target = hex('0303')
}
const mayDo = (field: EchelonField, action: Parameters<EchelonField['legal']>[0], at: Phase, change = nothing) => {
  field.state.phase = at
  change(field)
  return field.legal(action).length > 0
}

/** Finds something out of each type once. */
const once = <T>(find: (id: string) => T): ((id: string) => T) => {
  const known = new Map<string, T>()
  return (id) => {
    const found = known.get(id) ?? find(id)
    known.set(id, found)
    return found
  }
}

const atCity = once((id) => attack(id, { features: ['city 0303'] }))
const atFort = once((id) => attack(id, { features: ['fort 0303'] }))
const inField = once((id) => attack(id))
const planned = once((id) => attack(id, {}, plan))
const city = { features: ['city 0203'] }
const jobsOf = once((id) => {
  const field = lay(id, { ports: ['0203 4'], ways: ['rail 0204 0304'] })
  field.state.portGone[field.hex('0203')] = 1
  return field.legal('work').map(({ job }) => jobs[job])
})
/** True if it comes back with replacement points of a pool alone. */
const isRebuilt = (id: string, pool?: 'infantry' | 'armour'): boolean =>
  mayDo(lay(id, city), 'rebuild', phase.initial, ({ state }) => {
    state.hex[0] = eliminated
    if (pool !== undefined) state[pool].fill(1000)
  })
/** True if a headquarters finds its depot in it. */
const takesIn = (id: string, design: string, nation = 'german'): boolean =>
  mayDo(lay(id, { units: [attacker(design, 'hq', '0203', { nation })] }), 'attach', phase.initial)
/** SMPs that it is given up for. */
const smpOf = once((id) => {
  const field = lay(id, { ...city, words: 'carries1' })
  field.state.phase = phase.initial
  const [convert] = field.legal('convert', { back: 0 })
  const before = field.state.smpPool[0]
  if (convert !== undefined) field.act(convert)
  return (field.state.smpPool[0] - before) / 3
})
const carries = once(
  (id) => lay(id, { words: 'carries1', units: [attacker('infantry battalion 1-1-6', 'man')] }).legal('load').length > 0,
)
const crossesLakes = once((id) => {
  const { game, state, hex } = lay(id, { map: strip, hexsides: ['lake 0203 E'], owned: ['all', ''] })
  return game.explain(state, { about: 'move', unit: 0, to: hex('0303') }) !== undefined
})
const airfield = { airbases: ['0203 3'], sides: [{ lift: { rail: 0, naval: 0, air: 9, gliders: 9 } }, {}] } as const
/** How it drops: `0` by planes, `1` by gliders. */
const drops = once((id) =>
  [
    ...new Set(
      lay(id, airfield)
        .legal('drop')
        .map(({ gliders }) => gliders),
    ),
  ].join(' '),
)
const isScattered = (id: string): boolean => {
  const { game, state, hex } = lay(id, airfield)
  return dropModifiers(game.table, state, 0, hex('0101'), 0).some(([label]) => label === 'no airborne troops')
}
/** True if a point of its guns keeps the enemy's aircraft off, and fires at them. */
const denies = (id: string): boolean => {
  const { game, state, hex } = lay(id, { words: 'aa1' })
  return !airDoubled(game.services, state, 1, [hex('0203')])
}
const shootsAtBombers = (id: string): boolean => {
  const { game, hex, draft } = lay(id, { words: 'aa1' })
  return isShotAt(game.services, draft([5]), 1, [hex('0203')], 'bomb')
}
const countsPoints = (id: string): boolean => {
  const [few, many] = ['aa2', 'aa4'].map((words) => attack(id, { words }).attackers.re)
  return few !== many
}

const probes: Readonly<Record<string, (id: string) => boolean>> = {
  infantry: (id) =>
    mayDo(lay(id, { map: groundOf('M'), words: 'motorised' }), 'dismount', phase.commit, (field) => {
      commit(field)
      field.state.status[0] |= status.committed
    }),
  light: (id) => hasTerm(attack(id, { map: groundOf('r') }), 'Light infantry'),
  mountain: (id) => hasTerm(attack(id, { map: groundOf('M') }), 'Mountain troops'),
  'high-mountain': (id) => surprises(id, 0) === 'reduced',
  ski: (id) => hasTerm(attack(id, { map: groundOf('r') }, inSnow), 'Light infantry') && !probes.light(id),
  winterised: (id) => hasTerm(attack(id, {}, inSnow), 'Attackers equipped for cold'),
  cavalry: (id) => inField(id).modifiers.owed.some(({ requirement }) => requirement === 'horse'),
  camel: (id) => {
    if (!probes.cavalry(id)) return false
    const field = lay(id, { zone: 'arid', sides: [{}, {}] })
    field.act({ type: 'take', unit: 0 })
    return field.legal('move').length > 0
  },
  commando: (id) => surprises(id, status.dropped) === 'full',
  glider: (id) => drops(id) === '1',
  parachute: (id) => drops(id) === '0 1' && !isScattered(id),
  'para-infantry': (id) => drops(id) === '0 1' && isScattered(id) && !probes.commando(id),
  'air-landing': (id) =>
    lay(id, { ...airfield, airbases: ['0203 3', '0303 3'] }).legal('assault').length > 0 &&
    drops(id) === '' &&
    !probes.mountain(id),
  'airborne-hq': (id) => lay(id, {}).legal('flip').length > 0,
  marine: (id) =>
    attack(id, { map: clearGround.replace('.\n. .', '.\n. ~') }).attackers.fighters[0].factors.some(
      ({ use }) => use === 'landing',
    ),
  amphibious: (id) => crossesLakes(id) && !carries(id),
  'machine-gun': (id) => hasFactor(defend(id, { features: ['entrenchment 0303'] }), 'machine guns'),
  fortress: (id) => hasFactor(defend(id, { features: ['fortress 0303'] }), 'fortress troops'),
  'border-guard': (id) => {
    const [peace, invaded] = [null, 1 as const].map((side) => defend(id, { invaded: side }).defenders.fighters[0])
    return invaded.isSupported && !peace.isSupported
  },
  static: (id) => {
    const field = lay(id, { units: [defender('infantry division 4-4-6', 'd', '0202')] })
    commit(field)
    field.state.phase = phase.advance
    field.state.result = resultKinds.indexOf('DE') + 1
    field.state.status[0] |= status.committed
    return field.legal('advance').length === 0
  },
  reserve: (id) => mayDo(lay(id, {}), 'reserve', phase.declare),
  training: (id) => {
    const dead = attacker('infantry battalion 1-1-6', 'dead')
    const field = lay(id, { units: [dead] })
    return (
      mayDo(field, 'rebuild', phase.initial, ({ state }) => {
        state.hex[1] = eliminated
        state.infantry.fill(1000)
      }) && !probes['army-hq'](id)
    )
  },
  police: (id) => {
    const against = (design: string): boolean => {
      const { game, state, hex } = lay(id, { units: [defender(design)] })
      return forecastOf(game.services, state, [0], hex('0303')).attackers.fighters[0].isSupported
    }
    return against('partisan regiment 1-1-4') && !against('infantry regiment 1-1-4')
  },
  'political-police': (id) => {
    const { game, state, hex, draft } = lay(id, {})
    beginCombat(game.services, draft())
    return state.policed[hex('0203')] > 0
  },
  partisan: (id) => defend(id, {}, 'police regiment 3-3-6').attackers.fighters[0].isSupported,
  armour: (id) => attack(id, { words: 'heavy' }).heavy > 0,
  'heavy-armour': (id) => inField(id).heavy > 0,
  mechanised: (id) => isRebuilt(id, 'armour') && !isRebuilt(id) && !probes.armour(id),
  recon: (id) => {
    const enemies = ['d', 'e'].map((one) => defender('infantry regiment 1-1-6', one))
    return lay(id, { units: enemies }).legal('inspect').length > 0
  },
  mixed: (id) => {
    // One of two REs tells one more from twice as many, as one of a single RE does not.
    const { game, state } = layField({ map: clearGround, units: [attacker(`${id} division 3-3-6`, 'a', '0203')] })
    const [own, lifted] = [reOf(game.table, state, 0), liftReOf(game.table, state, 0)]
    return lifted !== own && lifted !== 2 * own
  },
  'anti-tank': (id) =>
    defend(id, { words: 'heavy' }, 'heavy-tank regiment 4-4-6').againstHeavy > 0 && !probes.armour(id),
  'heavy-anti-tank': (id) => defend(id, {}, 'heavy-tank regiment 4-4-6').againstHeavy > 0 && !probes.armour(id),
  'light-aa': (id) => denies(id) && !shootsAtBombers(id),
  'heavy-aa': shootsAtBombers,
  'position-aa': countsPoints,
  artillery: (id) => hasTerm(planned(id), 'Planned attack'),
  rocket: (id) => planned(id).modifiers.terms.some(({ label, value }) => label === 'Planned attack' && value === 2000),
  'mountain-artillery': (id) => {
    const { game, state, hex } = lay(id, { map: groundOf('M'), owned: ['all', ''] })
    return probes.artillery(id) && game.explain(state, { about: 'move', unit: 0, to: hex('0303') })?.value === 4000
  },
  siege: (id) => hasFactor(attack(id, { features: ['fortress 0303'] }), 'siege artillery'),
  'long-siege': (id) => {
    const field = lay(id, { units: [defender('infantry division 4-4-6'), attacker('infantry regiment 3-3-6', 'b')] })
    commit(field)
    field.state.hex[0] = field.hex('0103')
    field.act({ type: 'commit', unit: 2 })
    return field.legal('commit', { unit: 0 }).length > 0
  },
  'assault-engineer': (id) => hasFactor(atCity(id), 'assault engineers'),
  'assault-engineer-armour': (id) => hasFactor(atFort(id), 'assault engineers') && !probes['assault-engineer'](id),
  'combat-engineer': (id) => hasTerm(atCity(id), 'Engineers') && !probes['assault-engineer'](id),
  'engineer-armour': (id) =>
    hasTerm(atFort(id), 'Engineers') &&
    !['assault-engineer', 'assault-engineer-armour', 'combat-engineer'].some((one) => probes[one](id)),
  'construction-engineer': (id) => jobsOf(id).includes('fort'),
  'railroad-engineer': (id) => jobsOf(id).includes('new-rail') && !jobsOf(id).includes('fort'),
  'port-engineer': (id) => jobsOf(id).includes('destroyed-port'),
  'pipeline-engineer': (id) => jobsOf(id).includes('pipeline'),
  'construction-unit': (id) => {
    const field = lay(id, { units: [attacker('construction-engineer regiment 0-1-6', 'e')] })
    const alone = field.legal('work', { unit: 0 }).length
    field.act({ type: 'work', unit: 1, job: jobs.indexOf('fort'), quick: 0 })
    return alone === 0 && field.legal('work', { unit: 0 }).length > 0
  },
  punitive: (id) => isRebuilt(id),
  'army-hq': (id) => mayDo(lay(id, {}), 'lead', phase.initial),
  'coalition-hq': (id) => lay(id, {}).state.coalition[0] > 0,
  'command-hq': (id) =>
    mayDo(lay(id, { units: [attacker('command-depot regiment 0-1-0', 'c')] }), 'attach', phase.initial),
  'divisional-hq': (id) => attack(id, { invaded: 0 }).attackers.fighters[0].printed === 1,
  'major-depot': (id) => takesIn(id, 'army-hq regiment 0-1-8'),
  capital: (id) => probes['major-depot'](id) && !takesIn(id, 'army-hq regiment 0-1-8', 'italian'),
  'command-depot': (id) => takesIn(id, 'command-hq regiment 0-1-8'),
  'supply-unit': (id) => smpOf(id) >= 18,
  wagon: (id) => smpOf(id) === 18,
  transport: (id) => smpOf(id) === 3,
  lvt: (id) => crossesLakes(id) && carries(id),
  apc: (id) => {
    const { game, state, hex } = lay(id, {
      words: 'carries3',
      units: [
        attacker('infantry regiment 3-3-6', 'man', '0203', { carrier: 'a' }),
        defender('infantry division 4-4-6'),
      ],
    })
    const { attackers } = forecastOf(game.services, state, [1], hex('0303'))
    return attackers.terms.some(({ label }) => label === 'Armoured carriers')
  },
}

/**
 * True if it is lost first for its part in armour or against it, as guns that are turned too, or for the effect of armoured carriers with
 * it.
 */
const paysFirst = (id: string): boolean => {
  const carrier = attacker('carrier counter 0-0-8 carries3', 'apc')
  const isCarried = lay(id, { units: [carrier] }).legal('load').length > 0
  const attacks = [inField(id), ...(isCarried ? [attack(id, { units: [carrier] }, nothing, { carrier: 'apc' })] : [])]
  const tanks = defend(id, {}, 'tank division 4-4-8', (field) => {
    const { state, hex, legal } = field
    state.phase = phase.answer
    state.target = hex('0303')
    state.side = 1
    for (const turn of legal('turn')) field.act(turn)
  })
  return [...attacks, tanks]
    .flatMap(({ modifiers }) => modifiers.owed)
    .some(({ units, requirement }) => units.includes(0) && ['armour', 'antiTank'].includes(requirement))
}

test.each(
  rowsOf(`
    glider                       RL infantry light glider
    parachute                    RL infantry light parachute
    para-infantry                RL infantry light para-infantry
    airborne-hq                  -  infantry airborne-hq
    air-landing                  -  infantry air-landing
    commando                     RL infantry light commando
    light-anti-aircraft          -  light-aa
    heavy-anti-aircraft          RL heavy-aa
    light-position-anti-aircraft -  position-aa
    heavy-position-anti-aircraft -  heavy-aa position-aa
    anti-tank                    RL anti-tank
    heavy-anti-tank              RL anti-tank heavy-anti-tank
    tank                         -  armour
    light-tank                   RL armour recon
    recon                        RL armour recon
    heavy-tank                   -  armour heavy-armour
    engineer-tank                RL armour engineer-armour
    assault-engineer-tank        RL armour assault-engineer-armour
    amphibious-tank              -  amphibious armour
    assault-gun                  RL armour
    mechanised-infantry          RL mechanised
    motorised-infantry           -  infantry
    mixed                        -  mixed
    cavalry                      RL cavalry
    camel-cavalry                RL cavalry camel
    mountain-cavalry             RL mountain cavalry
    infantry                     -  infantry
    alarm                        -  infantry
    light-infantry               RL infantry light
    machine-gun                  RL infantry machine-gun
    marine                       RL infantry marine
    mountain                     RL infantry mountain
    high-mountain                RL infantry mountain high-mountain
    naval                        RL infantry winterised
    ski                          RL infantry ski
    border-guard                 RL infantry border-guard
    fortress                     RL infantry fortress
    static                       -  infantry static
    reserve                      -  infantry reserve
    training                     -  infantry training
    police                       -  infantry police
    political-police             -  infantry police political-police
    partisan                     -  partisan
    artillery                    -  artillery
    mountain-artillery           RL mountain artillery mountain-artillery
    mortar                       -  artillery
    rocket                       -  artillery rocket
    siege                        -  artillery siege
    long-siege                   -  artillery siege long-siege
    assault-engineer             RL infantry assault-engineer
    combat-engineer              RL combat-engineer
    construction-engineer        -  construction-engineer
    construction-unit            -  construction-unit
    punitive                     -  infantry construction-unit punitive
    port-engineer                -  construction-engineer port-engineer
    pipeline-engineer            -  construction-engineer pipeline-engineer
    railroad-engineer            -  railroad-engineer
    labour                       -  construction-unit
    army-hq                      -  army-hq
    command-hq                   -  command-hq
    coalition-hq                 -  army-hq coalition-hq
    divisional-hq                -  divisional-hq
    major-depot                  -  major-depot
    capital                      -  major-depot capital
    command-depot                -  command-depot
    truck                        -  supply-unit
    wagon                        -  supply-unit wagon
    transport                    -  transport
    landing-vehicle              -  lvt
    carrier                      -  apc`),
)('echelon.1, echelon.2: %s', (id, text) => {
  const shown = Object.keys(probes).filter((ability) => probes[ability](id))
  expect([paysFirst(id) ? 'RL' : '-', ...shown].join(' ')).toBe(text)
})
