/**
 * The effect of each unit card of a skirmish in play, in the short form in which players read it: `npm run mutate` changes the cards under
 * these tests. Every card is played alone against made-up ones; its upgrades are made up, too, apart from its price.
 */
import { describe, expect, test } from 'vitest'
import { pointsOf, problemsOf } from '../../engine/systems/skirmish/army.ts'
import type { TerrainRules, UnitRules, UpgradeRules } from '../../engine/systems/skirmish/rules.ts'
import { classes } from '../../engine/systems/skirmish/rules.ts'
import { phase, question } from '../../engine/systems/skirmish/types.ts'
import { knownState } from '../../engine/systems/skirmish/view.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  each,
  eventOf,
  fireOf,
  ground,
  inPhase,
  madeUp,
  offered,
  planes,
  plates,
  row,
  settled,
  shotsOf,
  spaceAt,
  type Trial,
  thickness,
  trial,
  unitOf,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const rules = contentRules()

/** Buildings of all strengths, ground that admits one class, works that can be damaged, and water. */
const terrain: Record<string, TerrainRules> = {
  ...plates,
  ...each('for-', classes, (one) => ground({ admits: [one] })),
  works: ground({ class: 'works', points: 99 }),
  water: ground({ movement: 'inaccessible', amphibious: true }),
}

/** Upgrades of which each shows by its damage which it is. */
const upgradeIds = Object.keys(rules.upgrades)
const usualPrice = 9
const upgrades: Record<string, UpgradeRules> = each('', upgradeIds, (id) => ({
  name: 'Made up',
  rule: 'S13',
  cost: usualPrice,
  slot: 'offensive',
  use: 'always',
  weapon: weapon({ range: 99, damage: 1 + upgradeIds.indexOf(id) }),
}))

const support = {
  mine: {
    name: 'Mine',
    text: '',
    rule: 'F6',
    type: 'special',
    cost: 0,
    window: ['deployment'],
    mine: { classes: [], wounds: 1 },
  },
} as const

/** The cards besides the tested one: its targets and companions. */
const others: Record<string, UnitRules> = {
  'german-man': madeUp(),
  'german-gun': madeUp({ class: 'artillery', movement: 2, abilities: ['towed'] }),
  'german-tractor': madeUp({ class: 'transport', abilities: ['transport', 'towing'] }),
  'us-mark': madeUp({ nation: 'us' }),
  ...planes('us'),
}
const enemyPlanes = Object.keys(others).filter((id) => others[id].class === 'aircraft')

const trialOf = (card: UnitRules, sketch: Parameters<typeof trial>[0]): Trial =>
  trial({ tables: { terrain, upgrades, support }, cards: { ...others, 'german-card': card }, ...sketch })

/** The card as it is deployed on a1 or beside its headquarters, with enemies in a row from a1 on, and what is seen of that. */
const deploymentOf = (card: UnitRules) => {
  const before = trialOf(card, {
    at: phase.deployment,
    ground: [...classes.slice(0, -1).map((id, at) => `for-${id} ${'efgh'[at]}1`), 'works b1'],
    units: row,
    holds: [['german-card'], []],
  })
  const ways = offered(before, 0, { type: 'deploy' })
  const goes = (space: string): boolean => ways.some((way) => way.space === spaceAt(before, space))
  const isAircraft = goes('hq1')
  const deploy = ways.find(({ space }) => space === spaceAt(before, isAircraft ? 'hq1' : 'a1'))
  if (deploy === undefined) throw new Error('the card is not deployed')
  const deployed = acted(before, 0, deploy)
  const shooting = inPhase(deployed, phase.shooting)
  const unit = unitOf(shooting, 'german-card')
  const flight = shotsOf(shooting, unit, 0, (target) => target < shooting.game.table.units).find(
    ({ type }) => type === 'fly',
  )
  return {
    unitClass: isAircraft ? 'aircraft' : classes.filter((_, at) => goes(`${'efgh'[at]}1`)).join(' or '),
    cost: eventOf(deployed, 'deployed')?.ap,
    fire: [fireOf(shooting, unit) ?? 'unarmed', ...(flight ? [bombsOf(acted(shooting, 0, flight))] : [])],
    upgrades: upgradesOf(deployed),
    abilities: [
      offered(deployed, 0, { type: 'move' }).length > 0 && 'mobility',
      goes('d3') && 'paratroops',
      offered(shooting, 0, { type: 'clear' }).length > 0 && 'engineer',
      damagesMore(shooting) && 'demolition',
    ],
  }
}

/** How many spaces an airplane bombs, if there are several. */
const bombsOf = (flying: Trial): string => {
  let count = 1
  for (let now = flying; ; count++) {
    const aim = now.state.question === question.mission ? offered(now, 0, { type: 'aim' })[0] : undefined
    if (aim === undefined) return count > 1 ? `bombs${count}` : ''
    now = acted(now, 0, aim)
  }
}

/** True if the card does more damage to ground than to a unit. */
const damagesMore = (shooting: Trial): boolean => {
  const { units } = shooting.game.table
  const unit = unitOf(shooting, 'german-card')
  const [atUnit] = shotsOf(shooting, unit, 0, (target) => target < units)
  const [atGround] = shotsOf(shooting, unit, 0, (target) => target === units + spaceAt(shooting, 'b1'))
  if (atGround === undefined) return false
  const wounds = upTo(1, 10).map((roll) => eventOf(settled(shooting, 0, atUnit, roll), 'wounded')?.wounds ?? 0)
  return (eventOf(settled(shooting, 0, atGround), 'damaged')?.damage ?? 0) > Math.max(...wounds)
}

/** Lists the possible upgrades of a unit, one after the other, with the price where that is unusual. */
const upgradesOf = (deployed: Trial): readonly string[] => {
  const found = new Map<number, string>()
  const look = (now: Trial): void => {
    for (const equip of offered(now, 0, { type: 'equip' }))
      if (!found.has(equip.option)) {
        const equipped = acted(now, 0, equip)
        const price = eventOf(equipped, 'equipped')?.ap
        found.set(equip.option, `+${upgradeNameOf(equipped, equip.option)}${price === usualPrice ? '' : `:${price}`}`)
        look(equipped)
      }
  }
  look(deployed)
  return [...found].sort(([one], [other]) => one - other).map(([, text]) => text)
}

/** Which upgrade a weapon is, by its wounds. */
const upgradeNameOf = (equipped: Trial, option: number): string => {
  const shooting = inPhase(equipped, phase.shooting)
  const fire = offered(shooting, 0, { type: 'fire', weapon: option + 1 }).find(
    ({ target }) => target < shooting.game.table.units,
  )
  const wounds = fire && eventOf(acted(shooting, 0, fire), 'wounded')?.wounds
  return upgradeIds[(wounds ?? 0) - 1]
}

/** The card as a target of airplanes: what pierces it, what destroys it, how it reacts, and whether it keeps them from another unit. */
const defenceOf = (card: UnitRules, place: string) => {
  const before = trialOf(card, {
    at: phase.shooting,
    active: 1,
    units: [`german-card ${place}`, 'german-man f4', ...enemyPlanes.map((id) => `${id} hq`)],
  })
  const unit = unitOf(before, 'german-card')
  const flightOf = (id: string, target: number) =>
    offered(before, 1, { type: 'fly', unit: unitOf(before, id), target })[0]
  const pierced = thickness.filter((piercing) => flightOf(`us-piercing-${piercing}`, unit))
  const attacks = upTo(1, 12).map((wounds) => settled(before, 1, flightOf(`us-wounds-${wounds}`, unit)))
  const elsewhere = acted(before, 1, flightOf('us-wounds-1', unitOf(before, 'german-man')))
  return {
    armour: pierced[0],
    wounds: 1 + attacks.findIndex((one) => eventOf(one, 'destroyed')?.unit === unit),
    abilities: [
      attacks[0].events.some((event) => event.type === 'shot' && event.unit === unit) && 'anti-aircraft',
      offered(elsewhere, 0, { type: 'intercept' }).length > 0 && 'fighter',
    ],
  }
}

/** The card on d3 with friends around it: how far it moves, whom it carries, and how it helps. */
const movementOf = (card: UnitRules) => {
  const before = trialOf(card, {
    units: ['german-card d3', 'german-man c3', 'german-gun e4', 'german-tractor d4'],
    ground: ['water d2'],
    holds: [[], ['mine']],
  })
  const { board, size, distance } = before.game.table
  const [unit, man, gun, tractor] = ['card', 'man', 'gun', 'tractor'].map((id) => unitOf(before, `german-${id}`))
  const spaces = offered(before, 0, { type: 'move', unit }).map(({ space }) => board.nameOf(space))
  const steps = spaces.map((name) => distance[spaceAt(before, 'd3') * size + spaceAt(before, name)])
  const boards = (who: number, other: number): boolean =>
    offered(before, 0, { type: 'board', unit: who, other }).length > 0
  const mined = inPhase(before, phase.flip, (state) => {
    state.wounds[man] = 1
    state.mine[spaceAt(before, 'e2')] = 1 + before.game.table.mines.length
  })
  const seen = knownState(before.game.table, before.game.view(mined.state, 0))
  const income = before.game.explain(before.state, { about: 'income', side: 0 })
  return {
    movement: Math.max(0, ...steps),
    abilities: [
      boards(man, unit) && 'transport',
      boards(gun, unit) && 'towing',
      card.class !== 'infantry' && boards(unit, tractor) && 'towed',
      spaces.includes('d2') && 'amphibious',
      offered(mined, 0, { type: 'treat' }).length > 0 && 'medic',
      seen.mine[spaceAt(before, 'e2')] > 0 && 'recon',
      income?.terms.some(({ label }) => label === 'Command') && 'command',
    ],
  }
}

/** From which year on decks may hold a card. */
const yearOf = (id: string, nation: string): number | undefined => {
  const army = { nation, units: { [id]: 1 }, support: {} }
  return upTo(1930, 1950).find((year) => problemsOf(rules, army, pointsOf(rules, army), year).length === 0)
}

const abilities = [
  ...['transport', 'towing', 'towed', 'mobility', 'anti-aircraft', 'fighter', 'paratroops', 'engineer', 'demolition'],
  ...['amphibious', 'medic', 'recon', 'command'],
]

/** A card as it shows itself in play. */
const seenOf = (id: string, nation: string): string => {
  const card = rules.unitTypes[id]
  const { unitClass, cost, fire, upgrades: options, ...deployed } = deploymentOf(card)
  const isAircraft = unitClass === 'aircraft'
  const { armour, wounds, ...attacked } = defenceOf(card, isAircraft ? 'hq' : 'a1')
  const moved = isAircraft ? undefined : movementOf(card)
  const able = [deployed, attacked, moved].flatMap((one) => one?.abilities ?? [])
  return [
    ...[unitClass, `cost${cost}`, moved ? `m${moved.movement}` : '', ...fire, `a${armour}`, `w${wounds}`],
    ...[yearOf(id, nation), ...abilities.filter((ability) => able.includes(ability)), ...options],
  ]
    .filter((part) => part !== '')
    .join(' ')
}

const charts = {
  german: `
    light-inf        infantry cost1 m1 r2 5/10 p2 d1 a1 w3 1939 +grenades +hit-the-dirt
    motorcyclists    infantry cost2 m2 r2 5/10 p2 d1 a1 w3 1939 recon +grenades +hit-the-dirt
    mountain-inf     infantry cost2 m2 r2 5/9 p2 d1 a1 w4 1939 +grenades +sniper +hit-the-dirt
    panzergrenadiers infantry cost2 m1 r2 4/9 p2 d1 a1 w4 1942 +grenades +panzerschreck +hit-the-dirt
    heavy-inf        infantry cost2 m1 r2 5/10 p2 d1 a1 w4 1939 +infantry-hmg +mortar +panzerschreck +hit-the-dirt
    motorised-inf    infantry cost2 m1 r2 4/10 p2 d1 a1 w4 1939 +infantry-hmg +at-rifle +hit-the-dirt
    shock-troops     infantry cost2 m1 r1 4/10 p3 d1 a1 w4 1939 demolition +grenades +flamethrower +hit-the-dirt
    volksgrenadiers  infantry cost2 m1 r2 4/9 p3 d1 a1 w4 1944 +grenades +panzerschreck +hit-the-dirt
    sniper-team      infantry cost1 m1 r4 4/9 p2 d1 a1 w2 1939 +hit-the-dirt
    mg34-team        infantry cost2 m1 r3 4/9 p3 d1 a1 w4 1939 +hit-the-dirt
    pioneers         infantry cost2 m1 r1 4/9 p3 d1 a1 w4 1939 engineer demolition +flamethrower +satchel +hit-the-dirt
    hmg-platoon      infantry cost1 m0 r4 4/9 p3 d1 a1 w4 1939 +hit-the-dirt
    mortar-5cm       infantry cost1 m1 r3 6/10 p3 d1 a1 w2 1939 +hit-the-dirt
    mortar-8cm       infantry cost1 m0 r4 5/10 p4 d1 a1 w3 1939 +hit-the-dirt
    medics           infantry cost2 m2 unarmed a1 w2 1939 medic +smoke-grenade +hit-the-dirt
    boat-engineers   infantry cost2 m1 r1 5/10 p3 d1 a1 w4 1939 engineer amphibious +satchel +hit-the-dirt
    fallschirmjager  infantry cost2 m1 r2 4/9 p2 d1 a1 w4 1940 paratroops +grenades +satchel +hit-the-dirt
    pzb39-team       infantry cost1 m1 r3 5/10 p4 d1 a1 w2 1940 +hit-the-dirt
    brandenburgers   infantry cost2 m2 r1 4/9 p2 d1 a1 w3 1940 recon +grenades +satchel +sniper +hit-the-dirt
    mg42-team        infantry cost2 m1 r3 4/9 p4 d1 a1 w4 1942 +hit-the-dirt
    tank-hunters     infantry cost1 m1 r1 4/9 p5 d1 a1 w3 1943 +panzerschreck +hit-the-dirt
    signals          infantry cost3 m1 r2 5/10 p2 d1 a1 w3 1939 command +hit-the-dirt
    leig18           artillery cost2 m1 r4 5/10 p4 d2 a2 w3 1939 towed
    sig33            artillery cost2 m0 r4 5/9 p5 d3 a2 w3 1939 towed
    lefh18           artillery cost2 m0 r5 5/9 p5 d2 a2 w4 1939 towed
    sfh18            artillery cost3 m0 r5 6/9 p5 d3 a2 w4 1939 towed
    nebelwerfer      artillery cost2 m0 r5 6/9 p4 d3 a1 w3 1941 towed
    pak36            artillery cost1 m1 r3 5/10 p5 d1 a2 w3 1939 towed
    pak47            artillery cost2 m1 r3 5/9 p6 d1 a2 w3 1940 towed
    pak38            artillery cost3 m1 r4 5/9 p6 d2 a2 w3 1941 towed
    pak40            artillery cost3 m0 r4 4/9 p8 d2 a2 w4 1942 towed
    pak43            artillery cost6 m0 r5 4/8 p10 d3 a2 w4 1944 towed
    flak88           artillery cost5 m0 r5 4/9 p9 d3 a2 w4 1939 towed anti-aircraft
    flak20           artillery cost2 m1 r3 4/10 p4 d1 a1 w3 1939 towed anti-aircraft
    flak37           artillery cost2 m0 r4 4/10 p5 d1 a2 w3 1939 towed anti-aircraft
    pz2              tank cost2 m2 r2 5/10 p4 d1 a4 w4 1939 +smoke-grenade
    pz1              tank cost2 m2 r2 4/10 p3 d1 a3 w3 1939 +mg
    pz35t            tank cost2 m2 r3 6/10 p5 d1 a3 w4 1939 +mg
    pz38t            tank cost3 m3 r3 6/10 p5 d1 a4 w4 1939 +mg
    armoured-car     tank cost2 m3 r2 5/10 p4 d1 a3 w4 1939 recon +mg
    pzjg1            tank cost2 m2 r3 5/10 p5 d1 a3 w3 1940 +smoke-grenade
    puma             tank cost3 m3 r3 5/10 p6 d1 a4 w4 1944 recon +mg
    pz3-early        tank cost3 m2 r3 5/10 p5 d1 a4 w5 1939 +mg +smoke-grenade
    pz4-early        tank cost3 m2 r3 6/10 p5 d2 a4 w5 1939 +mg +smoke-grenade
    stug3-early      tank cost3 m2 r3 5/9 p5 d2 a5 w5 1940 +smoke-grenade
    pz3              tank cost3 m2 r3 5/10 p6 d2 a5 w5 1941 +mg +smoke-grenade
    pz4              tank cost4 m2 r3 5/9 p7 d2 a6 w6 1942 +mg +smoke-grenade
    stug3            tank cost4 m2 r3 4/9 p7 d2 a6 w4 1942 +smoke-grenade
    marder3          tank cost5 m2 r4 5/9 p8 d2 a5 w5 1942 +smoke-grenade
    pz4-late         tank cost5 m2 r3 4/9 p8 d2 a6 w6 1943 +mg +smoke-grenade
    hetzer           tank cost4 m2 r3 5/9 p8 d2 a6 w4 1944 +mg
    tiger1           tank cost7 m1 r4 4/9 p9 d3 a8 w7 1942 +mg +smoke-grenade +smoke-screen
    panther          tank cost6 m2 r4 4/9 p9 d2 a7 w6 1943 +mg +smoke-grenade +smoke-screen
    ferdinand        tank cost7 m1 r4 4/8 p9 d2 a8 w7 1943
    brummbar         tank cost5 m1 r3 5/9 p7 d3 a7 w6 1943 demolition +smoke-grenade
    jagdpanther      tank cost7 m2 r4 4/8 p10 d2 a8 w6 1944 +smoke-grenade
    tiger2           tank cost9 m1 r4 4/8 p10 d3 a9 w8 1944 +mg +smoke-grenade +smoke-screen
    sdkfz251         transport cost2 m3 r2 6/10 p3 d1 a3 w4 1939 transport towing +mg
    opel             transport cost2 m3 unarmed a1 w2 1939 transport towing mobility
    sdkfz7           transport cost2 m3 unarmed a1 w3 1939 towing mobility
    kubelwagen       transport cost2 m4 unarmed a1 w2 1939 transport recon
    bf109            aircraft cost1 4/9 p3 d1 a2 w3 1939 fighter
    bf110            aircraft cost2 5/9 p5 d1 a2 w3 1939 fighter
    fw190            aircraft cost2 4/9 p5 d2 a2 w3 1943 fighter
    me262            aircraft cost3 4/9 p7 d3 a2 w3 1944 fighter
    stuka            aircraft cost3 4/9 p8 d3 a3 w3 1939
    hs123            aircraft cost2 5/9 p6 d2 a3 w3 1939
    he111            aircraft cost3 5/9 p7 d3 bombs2 a3 w4 1939
    ju88             aircraft cost3 4/9 p8 d2 bombs2 a3 w4 1940
    hs129            aircraft cost3 4/9 p9 d2 a5 w3 1943`,
  us: `
    light-inf        infantry cost1 m1 r2 5/10 p2 d1 a1 w3 1941 +grenades +hit-the-dirt
    bar-team         infantry cost1 m1 r2 4/10 p2 d1 a1 w3 1941 +grenades
    armoured-inf     infantry cost2 m1 r2 5/9 p2 d1 a1 w4 1941 +grenades +bazooka +hit-the-dirt
    recon-platoon    infantry cost2 m2 r2 5/10 p2 d1 a1 w3 1941 recon +grenades +sniper +hit-the-dirt
    heavy-inf        infantry cost2 m1 r2 5/10 p2 d1 a1 w4 1941 +infantry-hmg +mortar +bazooka +hit-the-dirt
    assault-section  infantry cost2 m1 r1 4/9 p3 d1 a1 w5 1944 demolition +flamethrower +satchel +bazooka +hit-the-dirt
    browning-team    infantry cost1 m1 r3 4/10 p3 d1 a1 w3 1941 +hit-the-dirt
    browning-hmg     infantry cost1 m0 r4 4/9 p3 d1 a1 w4 1941 +hit-the-dirt
    mortar-60        infantry cost1 m1 r4 6/10 p3 d1 a1 w2 1941 +hit-the-dirt
    mortar-81        infantry cost1 m0 r4 5/9 p4 d1 a1 w3 1941 +hit-the-dirt
    sharpshooters    infantry cost1 m1 r4 5/9 p2 d1 a1 w2 1941 +hit-the-dirt
    combat-engineers infantry cost2 m1 r1 5/9 p3 d1 a1 w4 1941 engineer demolition +flamethrower +satchel +hit-the-dirt
    medics           infantry cost2 m2 unarmed a1 w2 1941 medic +smoke-grenade +hit-the-dirt
    rangers          infantry cost2 m2 r2 4/9 p3 d1 a1 w4 1942 +grenades +bazooka +sniper +hit-the-dirt
    paratroopers     infantry cost2 m1 r2 4/10 p2 d1 a1 w4 1942 paratroops +grenades +bazooka +hit-the-dirt
    glider-inf       infantry cost2 m1 r2 5/9 p2 d1 a1 w4 1942 paratroops +mortar +bazooka +hit-the-dirt
    bazooka-team     infantry cost1 m1 r2 5/10 p5 d1 a1 w2 1942 +smoke-grenade +hit-the-dirt
    fifty-team       infantry cost1 m0 r3 5/9 p5 d1 a1 w4 1943 +hit-the-dirt
    command-group    infantry cost3 m1 r2 5/10 p2 d1 a1 w3 1941 command +hit-the-dirt
    observers        infantry cost1 m1 r1 5/10 p2 d1 a1 w2 1941 recon +smoke-grenade +hit-the-dirt
    m2a1-105         artillery cost3 m0 r5 5/9 p5 d3 a2 w3 1941 towed
    pack-howitzer    artillery cost2 m1 r4 5/10 p4 d2 a2 w3 1941 towed
    m1897-75         artillery cost2 m0 r4 5/9 p6 d2 a2 w4 1941 towed
    m1-155           artillery cost3 m0 r5 6/9 p5 d3 a2 w4 1942 towed
    m7-priest        artillery cost3 m2 r4 5/10 p4 d2 a2 w4 1942 +vehicle-hmg
    m3-37mm          artillery cost1 m1 r3 5/10 p5 d1 a2 w3 1941 towed
    m1-57mm          artillery cost4 m1 r4 4/8 p7 d2 a2 w5 1943 towed
    m5-3in           artillery cost3 m0 r4 4/9 p8 d2 a2 w4 1943 towed
    aa-37            artillery cost2 m1 r3 4/10 p4 d1 a2 w3 1941 towed anti-aircraft
    bofors           artillery cost2 m0 r4 4/10 p5 d1 a2 w3 1942 towed anti-aircraft
    aa-90            artillery cost5 m0 r5 4/9 p8 d3 a2 w3 1942 towed anti-aircraft
    m16              artillery cost3 m1 r3 4/9 p4 d2 a2 w4 1943 anti-aircraft
    stuart           tank cost2 m2 r2 5/10 p5 d1 a4 w4 1941 +mg +smoke-grenade
    m3-gmc           tank cost3 m3 r3 5/10 p5 d2 a3 w4 1941 +vehicle-hmg
    m2a4             tank cost2 m3 r2 6/10 p5 d1 a3 w3 1941 +mg
    m5-stuart        tank cost3 m3 r3 5/10 p5 d1 a4 w4 1942 +mg +smoke-grenade
    m8-hmc           tank cost3 m2 r3 5/10 p5 d2 a4 w4 1942 +vehicle-hmg
    m8-greyhound     tank cost3 m3 r3 5/10 p5 d1 a4 w4 1943 recon +vehicle-hmg
    m24-chaffee      tank cost4 m3 r3 5/10 p6 d2 a5 w4 1944 +vehicle-hmg +smoke-grenade
    m2-medium        tank cost2 m2 r2 6/10 p5 d1 a4 w5 1941 +mg
    m3-lee           tank cost3 m2 r3 6/10 p6 d2 a5 w6 1941 +mg +smoke-grenade
    sherman          tank cost4 m2 r3 5/10 p6 d2 a6 w6 1942 +mg +mg:0 +vehicle-hmg +mrl +smoke-grenade
    m10              tank cost4 m2 r3 5/9 p8 d2 a5 w5 1942 +vehicle-hmg
    sherman-76       tank cost5 m2 r3 4/9 p8 d2 a6 w6 1944 +mg +vehicle-hmg +smoke-grenade +smoke-screen
    sherman-105      tank cost5 m2 r4 5/9 p6 d2 a6 w6 1944 demolition +vehicle-hmg +smoke-grenade
    m18              tank cost5 m3 r3 4/9 p8 d2 a5 w5 1944 +vehicle-hmg
    m36              tank cost5 m2 r4 5/9 p9 d2 a4 w5 1944 +vehicle-hmg
    sherman-jumbo    tank cost6 m1 r4 5/9 p7 d2 a8 w7 1944 +mg +vehicle-hmg +smoke-grenade +smoke-screen
    pershing         tank cost6 m2 r4 4/9 p9 d2 a8 w6 1945 +vehicle-hmg +smoke-grenade
    m3-halftrack     transport cost2 m3 r2 6/10 p3 d1 a3 w4 1941 transport towing +mg
    gmc-truck        transport cost2 m3 unarmed a1 w2 1941 transport towing mobility
    jeep             transport cost2 m4 unarmed a1 w2 1941 transport recon
    m2-halftrack     transport cost2 m3 r2 6/10 p3 d1 a3 w3 1941 transport towing +vehicle-hmg
    weapons-carrier  transport cost2 m4 unarmed a1 w3 1942 towing mobility
    dukw             transport cost2 m3 unarmed a1 w3 1942 transport towing amphibious
    lvt              transport cost2 m3 r2 6/10 p3 d1 a2 w4 1943 transport amphibious +vehicle-hmg
    p40              aircraft cost2 5/9 p4 d1 a2 w3 1941 fighter
    p38              aircraft cost2 4/9 p5 d1 a2 w3 1942 fighter
    p47              aircraft cost2 4/9 p6 d2 a3 w3 1943 fighter
    p51              aircraft cost2 4/8 p5 d2 a2 w3 1944 fighter
    a24              aircraft cost3 4/9 p7 d3 a3 w3 1941
    a20              aircraft cost3 5/9 p7 d2 bombs2 a3 w4 1941
    b25              aircraft cost4 4/9 p9 d3 bombs2 a3 w4 1942
    b17              aircraft cost4 5/9 p8 d2 bombs3 a4 w5 1942
    b26              aircraft cost4 4/9 p7 d3 bombs2 a4 w4 1943`,
  uk: `
    rifle-section      infantry cost1 m1 r2 5/10 p2 d1 a1 w3 1939 +grenades +hit-the-dirt
    bren-team          infantry cost1 m1 r2 4/10 p2 d1 a1 w3 1939 +hit-the-dirt
    heavy-section      infantry cost2 m1 r2 5/10 p2 d1 a1 w4 1939 +infantry-hmg +mortar +piat +hit-the-dirt
    guards             infantry cost2 m1 r2 4/10 p2 d1 a1 w4 1939 +infantry-hmg +piat +hit-the-dirt
    vickers-team       infantry cost2 m1 r3 4/9 p3 d1 a1 w4 1939 +hit-the-dirt
    sappers            infantry cost2 m1 r1 5/10 p3 d1 a1 w4 1939 engineer demolition +satchel +hit-the-dirt
    boys-team          infantry cost1 m1 r3 5/10 p4 d1 a1 w2 1939 +hit-the-dirt
    mortar-2in         infantry cost1 m1 r3 6/10 p2 d1 a1 w2 1939 +smoke-grenade +hit-the-dirt
    mortar-3in         infantry cost1 m0 r4 5/10 p4 d1 a1 w3 1939 +hit-the-dirt
    snipers            infantry cost1 m1 r4 5/9 p2 d1 a1 w2 1939 +hit-the-dirt
    medics             infantry cost2 m2 unarmed a1 w2 1939 medic +smoke-grenade +hit-the-dirt
    commandos          infantry cost2 m2 r2 4/9 p2 d1 a1 w3 1940 amphibious +grenades +satchel +hit-the-dirt
    gurkhas            infantry cost2 m2 r1 4/9 p2 d1 a1 w4 1940 +grenades +sniper +hit-the-dirt
    desert-patrol      infantry cost2 m2 r2 5/9 p3 d1 a1 w3 1940 recon +sniper +hit-the-dirt
    parachute-section  infantry cost2 m1 r2 4/9 p2 d1 a1 w3 1941 paratroops +grenades +piat +hit-the-dirt
    piat-team          infantry cost1 m1 r1 4/9 p5 d1 a1 w3 1943 +smoke-grenade +hit-the-dirt
    assault-engineers  infantry cost2 m1 r1 4/9 p3 d1 a1 w5 1944 engineer demolition +flamethrower +satchel +hit-the-dirt
    company-hq         infantry cost3 m1 r2 5/10 p2 d1 a1 w3 1939 command +hit-the-dirt
    observers          infantry cost1 m1 r1 5/10 p2 d1 a1 w2 1939 recon +smoke-grenade +hit-the-dirt
    eighteen-pounder   artillery cost2 m0 r5 5/10 p5 d2 a2 w3 1939 towed
    mountain-howitzer  artillery cost2 m1 r4 5/10 p4 d2 a2 w3 1939 towed
    six-inch           artillery cost3 m0 r5 6/9 p5 d3 a2 w4 1939 towed
    twentyfive-pounder artillery cost2 m0 r5 5/10 p5 d2 a2 w4 1940 towed
    medium-gun         artillery cost3 m0 r5 6/9 p6 d3 a2 w3 1941 towed
    sexton             artillery cost3 m2 r5 4/10 p5 d2 a2 w4 1943
    two-pounder        artillery cost1 m1 r3 4/10 p5 d1 a2 w3 1939 towed
    hotchkiss-25       artillery cost2 m1 r3 5/9 p5 d1 a2 w3 1939 towed
    portee             artillery cost2 m1 r3 4/9 p5 d1 a2 w4 1941
    six-pounder        artillery cost3 m1 r4 4/10 p7 d2 a2 w3 1942 towed
    seventeen-pounder  artillery cost3 m0 r4 4/9 p9 d2 a2 w4 1943 towed
    bofors             artillery cost2 m0 r4 4/10 p5 d1 a2 w3 1939 towed anti-aircraft
    aa-37in            artillery cost4 m0 r5 5/10 p7 d3 a2 w3 1939 towed anti-aircraft
    crusader-aa        artillery cost3 m1 r4 4/9 p5 d2 a2 w4 1944 anti-aircraft
    mk6                tank cost2 m3 r2 6/10 p3 d1 a3 w3 1939
    crusader           tank cost3 m3 r3 5/10 p5 d1 a4 w4 1941 +mg +smoke-screen
    daimler            tank cost3 m3 r3 5/10 p5 d1 a3 w3 1941 recon
    honey              tank cost3 m3 r3 6/10 p5 d1 a4 w4 1941 recon +mg
    staghound          tank cost3 m3 r3 5/10 p5 d1 a4 w5 1943 recon +vehicle-hmg
    a9                 tank cost2 m2 r3 6/10 p5 d1 a4 w5 1939 +mg
    a13                tank cost3 m3 r3 5/10 p5 d1 a4 w5 1939
    matilda1           tank cost2 m1 r2 6/10 p4 d1 a6 w5 1939
    a10                tank cost3 m2 r3 5/10 p5 d1 a5 w5 1940 +mg +smoke-screen
    valentine          tank cost3 m1 r3 5/10 p5 d1 a6 w5 1940 +mg +smoke-screen
    grant              tank cost4 m2 r3 5/9 p6 d2 a5 w6 1942 +mg
    sherman            tank cost4 m2 r3 5/10 p6 d2 a6 w6 1942 +mg +smoke-grenade
    cromwell           tank cost4 m3 r3 5/10 p6 d2 a6 w5 1944 +mg +smoke-grenade +smoke-screen
    firefly            tank cost6 m2 r4 4/9 p9 d2 a6 w6 1944 +mg +smoke-screen
    achilles           tank cost5 m2 r4 4/9 p9 d2 a6 w5 1944 +vehicle-hmg
    matilda2           tank cost3 m1 r3 5/10 p5 d1 a6 w6 1940 +mg
    churchill          tank cost4 m1 r3 5/10 p7 d2 a7 w7 1942 +mg +flamethrower +smoke-grenade +smoke-screen
    crocodile          tank cost5 m1 r3 5/10 p7 d2 a8 w7 1944 +mg +flamethrower
    avre               tank cost5 m1 r2 5/9 p7 d3 a8 w7 1944 engineer demolition +mg
    bren-carrier       transport cost2 m3 r2 6/10 p3 d1 a2 w3 1939 transport towing +mg
    lorry              transport cost2 m3 unarmed a1 w2 1939 transport towing mobility
    quad               transport cost2 m3 unarmed a1 w3 1939 towing mobility
    light-truck        transport cost2 m4 unarmed a1 w2 1939 transport mobility
    halftrack          transport cost2 m3 r2 6/10 p3 d1 a3 w4 1943 transport towing +mg
    kangaroo           transport cost2 m3 unarmed a5 w4 1944 transport
    spitfire           aircraft cost2 4/9 p4 d1 a2 w3 1939 fighter
    hurricane          aircraft cost2 5/9 p4 d1 a2 w4 1939 fighter
    beaufighter        aircraft cost2 5/9 p5 d1 a2 w3 1941 fighter
    typhoon            aircraft cost3 5/9 p8 d3 a3 w3 1943 fighter
    spitfire-9         aircraft cost2 4/9 p5 d2 a2 w3 1943 fighter
    battle             aircraft cost2 5/9 p6 d2 a3 w3 1939
    blenheim           aircraft cost3 5/9 p6 d2 bombs2 a3 w4 1939
    wellington         aircraft cost4 5/9 p7 d2 bombs3 a3 w5 1939
    mosquito           aircraft cost3 4/9 p8 d2 bombs2 a3 w4 1943`,
  soviet: `
    rifle-squad     infantry cost1 m1 r2 6/10 p2 d1 a1 w4 1939 +grenades +hit-the-dirt
    cavalry         infantry cost2 m2 r1 5/10 p2 d1 a1 w4 1939 +grenades +hit-the-dirt
    ski-troops      infantry cost2 m2 r2 5/10 p2 d1 a1 w3 1940 recon +sniper +hit-the-dirt
    militia         infantry cost1 m1 r2 6/10 p2 d1 a1 w3 1941 +grenades +at-rifle +hit-the-dirt
    siberians       infantry cost1 m1 r2 5/10 p2 d1 a1 w4 1941 +grenades +hit-the-dirt
    scouts          infantry cost2 m2 r2 4/10 p2 d1 a1 w3 1942 recon +grenades +sniper +hit-the-dirt
    rifle-platoon   infantry cost2 m1 r2 6/10 p2 d1 a1 w4 1939 +infantry-hmg +mortar +at-rifle +hit-the-dirt
    naval-inf       infantry cost2 m1 r2 4/10 p2 d1 a1 w4 1941 amphibious +grenades +hit-the-dirt
    guards-squad    infantry cost2 m1 r2 5/10 p2 d1 a1 w4 1942 +infantry-hmg +mortar +at-rifle +hit-the-dirt
    maxim-team      infantry cost1 m0 r3 4/9 p3 d1 a2 w4 1939 +hit-the-dirt
    sappers         infantry cost2 m1 r1 5/10 p3 d1 a1 w4 1939 engineer demolition +satchel +hit-the-dirt
    snipers         infantry cost1 m1 r4 4/10 p2 d1 a1 w2 1939 +hit-the-dirt
    dp-team         infantry cost1 m1 r2 4/10 p3 d1 a1 w3 1939 +hit-the-dirt
    dshk            infantry cost1 m0 r3 5/9 p4 d1 a2 w3 1939 +hit-the-dirt
    mortar-82       infantry cost1 m0 r4 5/10 p4 d1 a1 w3 1939 +hit-the-dirt
    mortar-120      infantry cost2 m0 r4 5/9 p4 d1 a1 w4 1939 +hit-the-dirt
    medics          infantry cost2 m2 unarmed a1 w2 1939 medic +smoke-grenade +hit-the-dirt
    airborne        infantry cost2 m1 r2 5/9 p2 d1 a1 w4 1940 paratroops +grenades +hit-the-dirt
    ptrd-team       infantry cost1 m1 r3 5/10 p4 d1 a1 w2 1941 +hit-the-dirt
    hunting-party   infantry cost1 m1 r1 5/9 p4 d1 a1 w3 1941 +satchel +hit-the-dirt
    smg-squad       infantry cost2 m2 r1 4/9 p3 d1 a1 w4 1942 +grenades +hit-the-dirt
    tank-riders     infantry cost1 m2 r1 4/10 p3 d1 a1 w3 1943 +grenades
    assault-sappers infantry cost2 m1 r1 4/9 p3 d1 a2 w4 1943 engineer demolition +flamethrower +satchel
    command-post    infantry cost3 m0 r2 6/10 p2 d1 a1 w3 1939 command +hit-the-dirt
    observers       infantry cost1 m1 r1 6/10 p2 d1 a1 w2 1939 recon +smoke-grenade +hit-the-dirt
    regimental-gun  artillery cost2 m1 r4 5/10 p4 d2 a2 w3 1939 towed
    f22             artillery cost2 m0 r4 5/9 p6 d2 a2 w4 1939 towed
    howitzer-122    artillery cost3 m0 r5 6/9 p5 d3 a2 w4 1939 towed
    katyusha        artillery cost3 m2 r5 6/10 p4 d3 a1 w2 1941
    zis3            artillery cost3 m1 r4 5/9 p6 d2 a2 w4 1942 towed
    gun-45mm        artillery cost1 m1 r3 5/10 p5 d1 a2 w3 1939 towed
    gun-45mm-late   artillery cost3 m1 r4 4/10 p6 d2 a2 w3 1942 towed
    zis2            artillery cost3 m1 r4 4/9 p8 d2 a2 w3 1943 towed
    bs3             artillery cost6 m0 r5 4/8 p10 d3 a2 w4 1944 towed
    quad-maxim      artillery cost2 m1 r3 4/10 p4 d1 a1 w3 1939 anti-aircraft
    aa-85           artillery cost4 m0 r5 5/9 p8 d2 a2 w4 1940 towed anti-aircraft
    aa-37           artillery cost2 m0 r4 4/10 p5 d1 a2 w3 1941 towed anti-aircraft
    bt7             tank cost2 m3 r2 5/10 p5 d1 a3 w4 1939 +mg
    t26             tank cost2 m2 r3 6/10 p5 d1 a3 w4 1939 +mg
    ba10            tank cost2 m3 r2 6/10 p5 d1 a3 w3 1939 recon
    t40             tank cost2 m3 r2 6/10 p3 d1 a3 w3 1941 amphibious recon
    t60             tank cost2 m2 r2 6/10 p4 d1 a4 w3 1941 +mg
    t70             tank cost2 m2 r3 5/10 p5 d1 a4 w4 1942 +mg
    su76            tank cost3 m2 r3 5/10 p6 d2 a4 w4 1943
    t28             tank cost3 m2 r3 6/10 p5 d2 a4 w6 1939 +mg +mg:0
    t34-76          tank cost4 m3 r3 6/10 p6 d2 a6 w5 1941 +mg
    t34-57          tank cost4 m3 r3 5/10 p6 d2 a6 w5 1941
    su85            tank cost4 m2 r3 5/9 p8 d2 a6 w5 1943 +smoke-grenade
    t34-85          tank cost5 m3 r3 5/9 p8 d2 a6 w5 1944 +mg +smoke-screen
    su100           tank cost5 m2 r4 4/9 p9 d2 a6 w5 1944 +smoke-grenade
    kv2             tank cost4 m1 r3 6/10 p6 d2 a7 w6 1940 demolition +mg
    kv1             tank cost4 m1 r3 6/10 p6 d2 a7 w7 1941 +mg
    lend-matilda    tank cost3 m1 r3 5/10 p5 d1 a6 w6 1941 +mg
    su152           tank cost5 m1 r3 5/8 p8 d3 a6 w5 1943 demolition
    is2             tank cost7 m1 r4 5/8 p9 d3 a8 w7 1944 +vehicle-hmg +smoke-grenade +smoke-screen
    isu122          tank cost6 m1 r4 5/9 p9 d3 a7 w6 1944 +vehicle-hmg
    zis5            transport cost2 m3 unarmed a1 w2 1939 transport towing mobility
    gaz-aa          transport cost2 m4 unarmed a1 w2 1939 transport mobility
    horse-teams     transport cost2 m3 unarmed a1 w3 1939 towing mobility
    komsomolets     transport cost2 m3 r2 6/10 p3 d1 a2 w3 1939 towing
    studebaker      transport cost3 m4 unarmed a1 w3 1943 transport towing mobility
    i16             aircraft cost1 5/9 p3 d1 a2 w3 1939 fighter
    yak1            aircraft cost2 5/9 p4 d1 a2 w3 1941 fighter
    yak9            aircraft cost1 4/9 p3 d1 a2 w3 1943 fighter
    la5             aircraft cost2 4/9 p5 d2 a2 w3 1943 fighter
    sb2             aircraft cost2 5/9 p6 d2 bombs2 a3 w3 1939
    il2             aircraft cost3 5/9 p7 d2 bombs2 a5 w4 1941
    pe2             aircraft cost3 4/9 p7 d2 bombs2 a3 w4 1941
    po2             aircraft cost2 5/8 p6 d2 a3 w3 1941
    tu2             aircraft cost4 4/9 p7 d3 bombs3 a4 w4 1944`,
}

describe.each(Object.entries(charts))('the cards of %s', (nation, chart) => {
  const rows = rowsOf(chart).map(([id, text]) => [`${nation}-${id}`, text] as const)

  test('these are all', () => {
    const known = Object.keys(rules.unitTypes).filter((id) => rules.unitTypes[id].nation === nation)
    expect(known.sort()).toEqual(rows.map(([id]) => id).sort())
  })

  test.each(rows)('%s', (id, text) => {
    expect(seenOf(id, nation)).toBe(text)
  })
})
