/**
 * The units of the echelon charts in play, as printed on their counters: `npm run mutate` changes the charts under these tests. Each is
 * alone with made-up types, sizes and nations, so that the result depends on it alone.
 */

import { describe, expect, test } from 'vitest'
import { isShotAt } from '../../engine/systems/echelon/air/antiAircraft.ts'
import { type Forecast, forecastOf } from '../../engine/systems/echelon/combat/forecast.ts'
import {
  type DesignRules,
  type EchelonRules,
  type Fraction,
  point,
  re,
  sizes,
  type UnitTypeRules,
  weathers,
} from '../../engine/systems/echelon/rules.ts'
import { phase } from '../../engine/systems/echelon/types.ts'
import { rowsOf } from '../support/charts.ts'
import { echelonRules } from '../support/echelon.ts'
import { groundOf } from '../support/echelonCombat.ts'
import { type EchelonField, layField } from '../support/echelonField.ts'
import { part } from '../support/part.ts'

const rules = echelonRules()
const { designs, nations } = rules
const typeIds = Object.keys(rules.unitTypes)

const unitType = (changes: Partial<UnitTypeRules> = {}): UnitTypeRules => ({
  name: 'Made up',
  rule: '1',
  symbol: 'infantry',
  moves: 'other',
  armour: { aec: 0, aiec: 0, atec: 0, neutral: 0 },
  dated: [],
  heavy: 'never',
  requiredLosses: false,
  converts: false,
  abilities: [],
  ...changes,
})

/** Types of which each has other REs than all others, or none of its own. */
const types = (changes: Partial<UnitTypeRules>, hasRe = false): EchelonRules['unitTypes'] => ({
  ...Object.fromEntries(typeIds.map((id, at) => [id, unitType({ ...changes, ...(hasRe && { re: [10 + at, 1] }) })])),
  man: unitType({ re: [1, 2], abilities: ['infantry'] }),
})

const man: DesignRules = {
  ...{ name: 'Man', type: 'man', nation: 'german', size: 'battalion', attack: 1, defence: 1, move: 1, aa: 0 },
  ...{ abilities: [], motorised: false, heavyEffects: false },
}

/** The unit `a` of a design attacks another one of it, in a city among wooded hills, beside a man. */
const lay = (design: DesignRules, more: Partial<EchelonRules> = {}): EchelonField =>
  layField({
    map: groundOf('R'),
    features: ['city 0303'],
    units: [
      { id: 'a', side: 0, design: 'tested', nation: 'german', hex: '0203' },
      { id: 'd', side: 1, design: 'tested', nation: 'soviet', hex: '0303' },
      { id: 'man', side: 0, design: 'man', hex: '0203' },
    ],
    rules: {
      unitTypes: types({ abilities: ['armour'] }),
      combat: { ...rules.combat, multipliers },
      ...more,
      designs: { tested: design, man },
    },
  })
const whole: Fraction = [1, 1]
const multipliers = part<EchelonRules['combat']['multipliers']>(
  Object.fromEntries(Object.keys(rules.combat.multipliers).map((name) => [name, whole])),
)

const fight = ({ game, state, hex, unit }: EchelonField, ...ids: readonly string[]): Forecast =>
  forecastOf(game.services, state, ids.map(unit), hex('0303'))

/** Which type it is of, and of which size, by its REs; and those that it has of its own. */
const bulkOf = (design: DesignRules): readonly string[] => {
  const { re: own, ...usual } = design
  const bySize = part<EchelonRules['sizes']['re']>(Object.fromEntries(sizes.map((size, at) => [size, [10 + at, 1]])))
  const reWith = (one: DesignRules, more: Partial<EchelonRules>): number => fight(lay(one, more), 'a').attackers.re / re
  const type = reWith(usual, { unitTypes: types({}, true) })
  const size = reWith(usual, { sizes: { ...rules.sizes, re: bySize } })
  const all = reWith(design, { sizes: { ...rules.sizes, re: bySize } })
  return [typeIds[type - 10], sizes[size - 10], all === size ? '' : `${all}:1RE`]
}

/** Strengths and movement points of both sides of the counter, where they differ. */
const facesOf = (design: DesignRules): readonly string[] => {
  const field = lay(design)
  const road = layField({
    map: '. . . . . . . . . . . . . . . . . . . .',
    units: [{ id: 'a', side: 0, design: 'tested', hex: '0101' }],
    rules: { unitTypes: types({}), designs: { tested: design } },
  })
  const faces = [0, 1].map((reversed) => {
    field.state.reversed.fill(reversed)
    road.state.reversed.fill(reversed)
    const { attackers, defenders } = fight(field, 'a')
    return [attackers.strength / point, defenders.strength / point, movesOf(road)].join('-')
  })
  return faces[0] === faces[1] ? [faces[0]] : [faces[0], `/${faces[1]}`]
}

/** How many hexes of clear ground a unit goes. */
const movesOf = (field: EchelonField): number => {
  if (field.legal('take').length === 0) return 0
  field.act({ type: 'take', unit: 0 })
  const moves = field.legal('move').length
  field.act({ type: 'release' })
  return moves
}

/** The points with which a unit fires at aircraft, where one hits on a six, and each more on one less. */
const flakOf = (design: DesignRules): string => {
  const aa = [1, 2, 3, 4, 5].map((points) => ({ points, from: 7 - points }))
  const field = lay(design, { air: { ...rules.air, aa } })
  const hits = [0, 1, 2, 3, 4, 5].filter((roll) =>
    isShotAt(field.game.services, field.draft([roll]), 0, [field.hex('0303')], 'support'),
  )
  return hits.length > 0 ? `aa${hits.length}` : ''
}

/** Returns the abilities that help its attack on the city in snow, and those that help others. */
const helpOf = (design: DesignRules): readonly string[] => {
  // Armies help by their size alone.
  const field = lay({ ...design, size: 'regiment' })
  const { heavy, attackers } = fight(field, 'a', 'man')
  field.state.weather.fill(weathers.indexOf('snow'))
  const labels = fight(field, 'a').modifiers.terms.map(({ label }) => label)
  const helps = {
    'supports-others': attackers.fighters.some(({ unit, isSupported }) => unit === field.unit('man') && isSupported),
    winterised: labels.includes('Attackers equipped for cold'),
    woodsmanship: labels.includes('Men at home in woods'),
    'combat-engineer': labels.includes('Engineers'),
    mountain: labels.includes('Mountain troops'),
  }
  return [heavy > 0 ? 'heavy' : '', ...Object.entries(helps).flatMap(([ability, does]) => (does ? [ability] : []))]
}

/** True if it goes on with lorries in the exploitation phase. */
const isMotorised = (design: DesignRules): boolean => {
  const field = lay(design)
  field.state.phase = phase.exploitation
  return field.legal('take').length > 0
}

/** The REs of half ones that it carries. */
const carriesOf = (design: DesignRules): string => {
  const men = Array.from({ length: 12 }, (_, at) => ({ id: `man-${at}`, side: 0 as const, design: 'man', hex: '0101' }))
  const field = layField({
    map: '. .',
    units: [{ id: 'a', side: 0, design: 'tested', hex: '0101' }, ...men],
    rules: { unitTypes: types({ abilities: ['transport'] }), designs: { tested: { ...design, re: undefined }, man } },
  })
  let loaded = 0
  for (let [load] = field.legal('load'); load; [load] = field.legal('load')) {
    field.act(load)
    loaded++
  }
  return loaded > 0 ? `carries${loaded / 2}` : ''
}

/** Returns the results of giving up its lorries, if it is of this nation: major powers alone do that. */
const convertedOf = (design: DesignRules, nation: string): string => {
  const ids = design.onFoot === undefined ? [] : Object.keys(designs)
  const field = layField({
    map: '. . . . . .',
    features: ['city 0101'],
    owned: ['all', ''],
    sides: [{ sources: '0101', smp: 40 }, {}],
    units: [
      { id: 'a', side: 0, design: 'tested', hex: '0301' },
      ...ids.map((id) => ({ id, side: 0 as const, design: id })),
    ],
    rules: {
      unitTypes: types({}),
      nations: Object.fromEntries(
        Object.entries(nations).map(([id, one]) => [id, { ...one, majorPower: id === nation }]),
      ),
      designs: { ...Object.fromEntries(ids.map((id) => [id, man])), tested: design, man },
      transport: {
        ...rules.transport,
        forms: { usual: { name: 'Usual' }, giving: { name: 'Giving', gives: true } },
        conversions: [
          { unit: 'usual', smp: 1 },
          { unit: 'giving', smp: 1 },
        ],
      },
    },
  })
  field.state.phase = phase.initial
  const [convert] = field.legal('convert', { back: 0 })
  if (convert === undefined) return 'of another nation'
  field.act(convert)
  const onFoot = ids.find((_, at) => field.state.hex[at + 1] === field.hex('0301'))
  return onFoot === undefined ? '' : `on-foot:${onFoot}`
}

/** A unit as it shows itself in play: type, size, attack, defence and movement points, those of the other side, and what else there is. */
const seenOf = (design: DesignRules, nation: string): string => {
  const [type, size, ownRe] = bulkOf(design)
  const [heavy, ...abilities] = helpOf(design)
  const words = [type, size, ...facesOf(design), flakOf(design), isMotorised(design) && 'motorised', heavy]
  const more = [carriesOf(design), ownRe, convertedOf(design, nation), ...abilities]
  return [...words, ...more].filter(Boolean).join(' ')
}

const charts = {
  american: `
    armoured-division             tank division 12-12-10 /4-4-10 supports-others
    tank-battalion                tank battalion 2-2-8
    amphibious-tank-battalion     amphibious-tank battalion 2-2-8
    tank-destroyer-battalion      assault-gun battalion 2-2-10
    cavalry-group                 recon regiment 2-2-12
    armoured-infantry-regiment    mechanised-infantry regiment 3-3-10
    infantry-division             infantry division 8-8-6 /2-2-6 supports-others
    cavalry-division              infantry division 8-7-6 /2-2-6 supports-others
    cavalry-regiment              infantry regiment 2-2-6
    infantry-regiment             infantry regiment 3-3-6
    ranger-battalion              commando battalion 1-1-6
    parachute-regiment            parachute regiment 3-3-5
    glider-regiment               glider regiment 2-2-5
    airborne-division-staff       airborne-hq regiment 1-1-5 /1-1-5
    mountain-division             mountain division 6-6-6 /2-2-6 supports-others
    led-guerrillas                partisan counter 0-1-6
    artillery-group               artillery regiment 4-4-8 motorised
    siege-artillery               siege battalion 3-3-6
    mortar-battalion              mortar battalion 2-1-8 motorised
    anti-aircraft-brigade         heavy-anti-aircraft brigade 1-1-8 aa4 motorised on-foot:american-anti-aircraft-group
    anti-aircraft-group           heavy-anti-aircraft brigade 1-1-6 aa4
    light-anti-aircraft-battalion light-anti-aircraft battalion 0-1-8 aa1 motorised
    combat-engineer-battalion     combat-engineer battalion 1-1-8 motorised
    construction-regiment         construction-engineer regiment 0-1-6
    port-regiment                 port-engineer regiment 0-1-6
    railway-regiment              railroad-engineer regiment 0-1-6
    army-hq                       army-hq army 0-1-10
    depot                         major-depot division 0-3-0 /0-1-0
    command-depot                 command-depot brigade 0-1-0 /0-1-0
    command-hq                    command-hq battalion 0-1-8
    truck-column                  truck counter 0-0-8
    transport-1                   transport counter 0-0-10 carries1
    transport-3                   transport counter 0-0-10 carries3 1:1RE
    landing-vehicles              landing-vehicle counter 0-0-8 carries1
    amphibian-tractors            landing-vehicle counter 0-0-2 carries3 1:1RE`,
  british: `
    armoured-division            tank division 10-10-10 /3-3-10 supports-others
    armoured-brigade             tank brigade 4-4-10
    cruiser-brigade              tank brigade 5-5-12
    infantry-tank-battalion      heavy-tank battalion 2-2-6 heavy
    armoured-car-regiment        recon battalion 1-1-12
    support-group                motorised-infantry brigade 3-3-12 supports-others
    motor-brigade                motorised-infantry brigade 3-3-10
    engineer-tank-brigade        assault-engineer-tank brigade 3-3-8
    amphibious-tank-battalion    amphibious-tank battalion 2-2-8
    infantry-division            infantry division 6-6-6 /2-2-6 supports-others
    strong-infantry-division     infantry division 7-7-6 /2-2-6 supports-others
    lorried-division             motorised-infantry division 7-7-10 /2-2-10 supports-others
    indian-division              infantry division 6-6-6 /2-2-6 supports-others
    lorried-indian-division      motorised-infantry division 6-6-10 /2-2-10 supports-others
    australian-division          infantry division 7-7-6 /2-2-6 supports-others
    new-zealand-division         motorised-infantry division 7-7-10 /2-2-10 supports-others
    infantry-brigade             infantry brigade 2-2-6
    guards-brigade               infantry brigade 3-3-6
    garrison-brigade             static brigade 1-2-4
    commando-battalion           commando battalion 1-1-6
    marine-brigade               marine brigade 2-2-6
    parachute-brigade            parachute brigade 3-3-5
    air-landing-brigade          glider brigade 3-3-5
    airborne-division-staff      airborne-hq regiment 1-1-5 /1-1-5
    field-regiment               artillery regiment 1-2-6
    medium-regiment              artillery regiment 2-2-10 motorised
    artillery-group              artillery regiment 4-4-8 motorised
    anti-tank-regiment           anti-tank battalion 1-1-8 motorised
    light-anti-aircraft-regiment light-anti-aircraft regiment 0-1-8 aa2 motorised
    heavy-anti-aircraft-regiment heavy-anti-aircraft regiment 0-1-6 aa3
    engineer-battalion           combat-engineer battalion 1-1-8 motorised
    construction-regiment        construction-engineer regiment 0-1-6
    port-regiment                port-engineer regiment 0-1-6
    railway-regiment             railroad-engineer regiment 0-1-6
    pipeline-regiment            pipeline-engineer regiment 0-1-6
    army-hq                      army-hq army 0-1-10
    depot                        major-depot division 0-3-0 /0-1-0
    command-depot                command-depot brigade 0-1-0 /0-1-0
    command-hq                   command-hq battalion 0-1-8
    truck-column                 truck counter 0-0-8
    transport-1                  transport counter 0-0-10 carries1
    transport-3                  transport counter 0-0-10 carries3 1:1RE
    landing-vehicles             landing-vehicle counter 0-0-8 carries1
    armoured-carriers            carrier counter 0-0-8 carries1
    coalition-hq                 coalition-hq army 0-1-8
    independent-companies        commando battalion 1-1-6
    light-position-anti-aircraft light-position-anti-aircraft regiment 0-0-6 aa1`,
  finnish: `
    infantry-division       infantry division 6-6-6 /2-2-6 supports-others winterised woodsmanship
    field-division          infantry division 5-5-6 /1-1-6 winterised woodsmanship
    infantry-brigade        infantry brigade 2-2-6 winterised woodsmanship
    jaeger-brigade          light-infantry brigade 3-3-8 winterised woodsmanship
    armoured-division       tank division 6-6-8 /2-2-8 supports-others winterised woodsmanship
    cavalry-brigade         cavalry brigade 2-2-8 winterised woodsmanship
    ski-battalion           ski battalion 1-1-6 winterised woodsmanship
    border-jaeger-battalion border-guard battalion 1-1-6 winterised woodsmanship
    detached-battalion      infantry battalion 1-1-6 winterised woodsmanship
    fortress-regiment       fortress regiment 1-2-4 winterised woodsmanship
    artillery-regiment      artillery regiment 2-2-6
    engineer-battalion      combat-engineer battalion 1-1-6 winterised woodsmanship
    labour-battalion        construction-unit battalion 0-1-5
    army-hq                 army-hq army 0-1-6
    depot                   major-depot division 0-3-0 /0-1-0
    command-depot           command-depot brigade 0-1-0 /0-1-0
    command-hq              command-hq battalion 0-1-8
    wagon-column            wagon counter 0-0-4`,
  german: `
    panzer-division              tank division 12-12-10 /4-4-10 supports-others
    light-panzer-division        tank division 9-9-10 /3-3-10 supports-others
    worn-panzer-division         tank division 5-6-8 /1-2-8 supports-others
    panzer-brigade               tank brigade 5-5-10
    panzer-battalion             tank battalion 2-2-10
    tiger-battalion              heavy-tank battalion 3-3-8 heavy
    flame-panzer-battalion       engineer-tank battalion 1-1-8
    assault-gun-battalion        assault-gun battalion 2-2-8
    reconnaissance-battalion     recon battalion 1-1-12
    motorised-division           motorised-infantry division 8-8-10 /2-2-10 supports-others
    worn-motorised-division      motorised-infantry division 4-5-8 /1-1-8 supports-others
    panzergrenadier-division     mechanised-infantry division 9-9-10 /3-3-10 supports-others
    motorised-brigade            motorised-infantry brigade 4-4-10
    infantry-division            infantry division 6-6-6 /2-2-6 supports-others
    strong-infantry-division     infantry division 7-7-6 /2-2-6 supports-others
    worn-infantry-division       infantry division 4-5-6 /1-1-6 supports-others
    light-division               light-infantry division 6-6-6 /2-2-6 supports-others
    mountain-division            mountain division 6-6-6 /2-2-6 supports-others
    mountain-regiment            mountain regiment 2-2-6
    security-division            police division 2-3-6 /1-1-6
    static-division              static division 2-4-4 /1-1-4 supports-others
    cavalry-division             cavalry division 4-4-8 /1-1-8 supports-others
    infantry-regiment            infantry regiment 2-2-6
    police-regiment              police regiment 1-1-6
    parachute-regiment           parachute regiment 3-3-5
    glider-assault-regiment      glider regiment 3-3-5
    parachute-engineer-battalion parachute battalion 1-1-5 combat-engineer
    parachute-division-staff     airborne-hq regiment 1-1-5 /1-1-5
    machine-gun-battalion        machine-gun battalion 1-1-8 motorised
    fortress-brigade             fortress brigade 1-1-4
    alarm-regiment               alarm regiment 1-1-5
    artillery-regiment           artillery regiment 3-3-6
    motorised-artillery-regiment artillery regiment 3-3-10 motorised
    mountain-artillery-regiment  mountain-artillery regiment 2-2-6
    rocket-regiment              rocket regiment 3-3-10 motorised
    siege-regiment               siege regiment 4-4-4
    railway-gun-battalion        long-siege battalion 3-3-4
    anti-tank-battalion          anti-tank battalion 1-1-8 motorised
    heavy-anti-aircraft-regiment heavy-anti-aircraft regiment 1-1-8 aa4 motorised heavy
    position-anti-aircraft       heavy-position-anti-aircraft regiment 0-0-6 aa1
    engineer-battalion           combat-engineer battalion 1-1-8 motorised
    assault-engineer-battalion   assault-engineer battalion 2-2-6
    construction-regiment        construction-engineer regiment 0-1-6
    railway-engineer-regiment    railroad-engineer regiment 0-1-6
    labour-brigade               labour brigade 0-1-5
    army-hq                      army-hq army 0-1-8
    depot                        major-depot division 0-3-0 /0-1-0
    command-depot                command-depot brigade 0-1-0 /0-1-0
    command-hq                   command-hq battalion 0-1-8
    truck-column                 truck counter 0-0-8
    wagon-column                 wagon counter 0-0-4
    air-landing-division         air-landing division 6-6-6 /2-2-6 supports-others
    capital                      capital division 0-3-0 /0-1-0
    coalition-hq                 coalition-hq army 0-1-8
    division-staff               divisional-hq regiment 0-0-6
    field-training-division      training division 2-3-6 /1-1-6
    heavy-anti-tank-battalion    heavy-anti-tank battalion 1-1-8 motorised
    high-mountain-battalion      high-mountain battalion 1-1-6
    high-mountain-regiment       high-mountain regiment 2-2-6
    jump-trained-battalion       para-infantry battalion 1-1-6 mountain
    mountain-artillery-battalion mountain-artillery battalion 1-1-6
    mountain-battalion           mountain battalion 1-1-6
    mountain-corps-hq            army-hq army 0-1-6
    mountain-engineer-battalion  combat-engineer battalion 1-1-6
    naval-regiment               naval regiment 1-1-4
    parachute-battalion          parachute battalion 1-1-5
    replacement-regiment         reserve regiment 1-1-5`,
  greek: `
    infantry-division    infantry division 4-5-6 /1-1-6 supports-others
    recruit-regiment     alarm regiment 1-1-5
    gendarmerie-regiment police regiment 1-1-6
    division-staff       divisional-hq regiment 0-0-6`,
  italian: `
    armoured-division       tank division 7-7-10 /2-2-10 supports-others
    armoured-brigade        tank brigade 3-3-10
    tank-battalion          tank battalion 1-1-8
    light-tank-battalion    light-tank battalion 1-1-8
    motorised-division      motorised-infantry division 5-5-10 /1-1-10 supports-others
    motorised-group         mixed brigade 2-2-8
    assault-gun-battalion   assault-gun battalion 1-1-8
    infantry-division       infantry division 4-4-6 /1-1-6 supports-others
    weak-infantry-division  infantry division 3-3-5 /1-1-5 supports-others
    blackshirt-division     infantry division 2-3-4 /1-1-4
    libyan-division         infantry division 2-3-4 /1-1-4
    alpine-division         mountain division 5-5-6 /1-1-6 supports-others
    coastal-division        static division 1-2-3 /1-1-3
    coastal-brigade         static brigade 1-1-3
    infantry-regiment       infantry regiment 1-1-6
    bersaglieri-regiment    motorised-infantry regiment 2-2-10
    alpini-ski-battalion    ski battalion 1-1-6 mountain
    parachute-division      parachute division 5-5-5 /1-1-5 supports-others
    marine-battalion        marine battalion 1-1-6
    frontier-guard-regiment border-guard regiment 1-1-6
    fortress-regiment       fortress regiment 1-2-4
    machine-gun-battalion   machine-gun battalion 1-1-6
    artillery-regiment      artillery regiment 2-2-6
    corps-artillery         artillery regiment 3-3-6
    fortress-artillery      siege regiment 2-2-4
    position-anti-aircraft  heavy-position-anti-aircraft regiment 0-0-6 aa1
    engineer-battalion      combat-engineer battalion 1-1-6
    construction-regiment   construction-engineer regiment 0-1-5
    army-hq                 army-hq army 0-1-8
    depot                   major-depot division 0-3-0 /0-1-0
    command-depot           command-depot brigade 0-1-0 /0-1-0
    command-hq              command-hq battalion 0-1-8
    truck-column            truck counter 0-0-8
    wagon-column            wagon counter 0-0-4
    camel-battalion         camel-cavalry battalion 1-1-8`,
  japanese: `
    tank-company            light-tank battalion 1-1-8
    amphibious-tank-company amphibious-tank battalion 1-1-8
    infantry-division       infantry division 6-8-6 /2-2-6 supports-others
    division-without-guns   infantry division 4-6-6 /1-2-6
    infantry-regiment       infantry regiment 2-3-6
    mixed-brigade           infantry brigade 3-4-6
    garrison-brigade        static brigade 1-2-5
    airfield-troops         alarm regiment 1-1-4
    naval-guard             naval regiment 1-2-5
    landing-force           marine battalion 1-1-6
    raiding-regiment        parachute battalion 1-1-5
    division-staff          divisional-hq regiment 1-2-6
    mortar-battalion        mortar battalion 1-1-5
    artillery-regiment      artillery regiment 2-2-6
    position-anti-aircraft  light-position-anti-aircraft regiment 0-0-6 aa2
    engineer-regiment       combat-engineer battalion 1-1-6
    army-hq                 army-hq army 0-1-6
    depot                   major-depot division 0-3-0 /0-1-0
    command-depot           command-depot brigade 0-1-0 /0-1-0`,
  romanian: `
    armoured-division  tank division 5-5-8 /1-1-8 supports-others
    infantry-division  infantry division 4-4-6 /1-1-6 supports-others
    reserve-division   infantry division 2-3-6 /1-1-6
    mountain-brigade   mountain brigade 3-3-6
    mountain-division  mountain division 5-5-6 /1-1-6 supports-others
    cavalry-brigade    cavalry brigade 2-2-8
    cavalry-division   cavalry division 4-4-8 /1-1-8 supports-others
    artillery-regiment artillery regiment 2-2-6
    engineer-battalion combat-engineer battalion 1-1-6
    army-hq            army-hq army 0-1-6
    depot              major-depot division 0-3-0 /0-1-0
    command-depot      command-depot brigade 0-1-0 /0-1-0
    command-hq         command-hq battalion 0-1-8
    wagon-column       wagon counter 0-0-4`,
  soviet: `
    tank-corps                tank division 9-9-8 /3-3-8 supports-others
    mechanised-corps          mechanised-infantry division 10-10-8 /3-3-8 supports-others
    tank-division             tank division 7-7-8 /2-2-8
    motorised-division        motorised-infantry division 6-6-8 /2-2-8
    tank-brigade              tank brigade 4-4-8
    weak-tank-brigade         tank brigade 2-2-8
    heavy-tank-regiment       heavy-tank regiment 3-3-6 heavy
    assault-gun-regiment      assault-gun regiment 2-2-8
    motor-rifle-brigade       motorised-infantry brigade 2-2-8
    rifle-division            infantry division 4-4-6 /1-1-6
    strong-rifle-division     infantry division 5-5-6 /1-1-6
    weak-rifle-division       infantry division 2-3-6 /1-1-6
    guards-rifle-division     infantry division 6-6-6 /2-2-6 supports-others winterised
    winter-rifle-division     infantry division 4-4-6 /1-1-6 winterised
    siberian-rifle-division   infantry division 6-6-6 /2-2-6 winterised woodsmanship
    militia-division          alarm division 2-2-5 /1-1-5
    mountain-division         mountain division 4-4-6 /1-1-6
    cavalry-division          cavalry division 3-3-8 /1-1-8 winterised
    rifle-brigade             infantry brigade 2-2-6
    naval-brigade             naval brigade 2-2-6
    guards-cavalry-division   cavalry division 4-4-8 /1-1-8 supports-others winterised
    ski-brigade               ski brigade 1-1-6 winterised
    airborne-brigade          parachute brigade 2-2-5 winterised
    fortified-region          fortress brigade 1-3-4
    border-regiment           border-guard regiment 1-1-6
    nkvd-division             political-police division 3-3-6 /1-1-6
    nkvd-regiment             political-police regiment 1-1-6
    partisans                 partisan counter 0-1-6
    artillery-regiment        artillery regiment 2-2-6
    artillery-division        artillery division 8-8-6 /2-2-6
    rocket-regiment           rocket regiment 2-2-8 motorised
    mortar-regiment           mortar regiment 1-1-6
    siege-regiment            siege regiment 4-4-4
    anti-tank-brigade         anti-tank brigade 2-2-8 motorised
    position-anti-aircraft    heavy-position-anti-aircraft regiment 0-0-6 aa1
    engineer-brigade          combat-engineer brigade 2-2-6
    assault-engineer-brigade  assault-engineer brigade 3-3-6
    construction-brigade      construction-engineer brigade 0-1-6
    railway-brigade           railroad-engineer brigade 0-1-6
    worker-brigade            labour brigade 0-1-5
    punitive-battalion        punitive battalion 1-1-6
    front-hq                  army-hq army 0-1-8
    depot                     major-depot division 0-3-0 /0-1-0
    command-depot             command-depot brigade 0-1-0 /0-1-0
    command-hq                command-hq battalion 0-1-8
    truck-column              truck counter 0-0-8
    wagon-column              wagon counter 0-0-4
    capital                   capital division 0-3-0 /0-1-0
    guards-airborne-division  para-infantry division 6-6-6 /2-2-6 supports-others winterised
    mountain-cavalry-division mountain-cavalry division 2-2-8 /1-1-8`,
  french: `
    chasseur-demi-brigade    mountain brigade 3-3-6
    legion-demi-brigade      light-infantry brigade 3-3-6
    tank-company             light-tank battalion 1-1-8
    colonial-artillery-group artillery battalion 1-1-6
    anti-tank-companies      anti-tank battalion 1-1-8 motorised`,
  norwegian: `
    field-brigade                ski brigade 2-2-6 winterised
    ski-battalion                ski battalion 1-1-6 winterised
    scattered-companies          ski battalion 0-1-6 winterised
    reserve-battalion            reserve battalion 1-1-5 winterised
    training-battalion           training battalion 0-1-2 winterised
    mountain-artillery-battalion mountain-artillery battalion 1-1-6 winterised
    engineer-battalion           combat-engineer battalion 0-1-6 winterised
    workers                      construction-unit battalion 0-1-0
    division-staff               divisional-hq regiment 0-0-6
    army-hq                      army-hq army 0-1-8
    capital                      capital division 0-3-0 /0-1-0`,
  polish: `
    podhale-demi-brigade mountain regiment 2-2-6`,
}

describe.each(Object.entries(charts))('the chart of the %s units', (nation, chart) => {
  const rows = rowsOf(chart).map(([id, text]) => [`${nation}-${id}`, text] as const)

  test('these are all', () => {
    const known = Object.keys(designs).filter((id) => designs[id].nation === nation)
    expect(known.sort()).toEqual(rows.map(([id]) => id).sort())
  })

  test.each(rows)('%s', (id, text) => {
    // Two sides that are alike show themselves as one.
    expect(seenOf(designs[id], nation)).toBe(text.replace(/(?<!\S)(\S+) \/\1(?!\S)/, '$1'))
  })
})
