/** The ready armies of a skirmish in battle, like `skirmishUnits.test.ts`. */
import { expect, test } from 'vitest'
import { makeReport } from '../../compiler/diagnostics/diagnostic.ts'
import { battleOf } from '../../compiler/systems/skirmish/playtest/battles.ts'
import { pairingsOf } from '../../compiler/systems/skirmish/playtest/evidence.ts'
import { readSeats } from '../../compiler/systems/skirmish/resolve/seats.ts'
import { lowestDice } from '../../engine/dice.ts'
import { problemsOf } from '../../engine/systems/skirmish/army.ts'
import { phase } from '../../engine/systems/skirmish/types.ts'
import { contentRules } from '../support/skirmish.ts'
import { acted, openLike, type Trial } from '../support/skirmishTrial.ts'

const rules = contentRules()
const { armies, nations, frame } = rules

/** The cards that are drawn when a hand draws all. */
const drawn = (army: (typeof armies)[string]): string => {
  const battle = battleOf({ ...rules, frame: { ...frame, turn: { ...frame.turn, draw: 99 } } }, 1950, [army, army])
  const game = openLike(battle, { battle: 'scenario' })
  let now: Trial = { game, state: game.setup(lowestDice), events: [] }
  while (now.state.phase < phase.movement) {
    const [actor] = game.actors(now.state)
    now = acted(now, actor, { type: now.state.phase === phase.redraw ? 'keep' : 'done' })
  }
  return game.table.cards
    .flatMap(({ id }, card) =>
      now.state.hand[card] > 0 ? [`${id.replace(`${army.nation}-`, '')} ${now.state.hand[card]}`] : [],
    )
    .join(', ')
}

/** Of which nation it is, for how many points, and in which year and period it is tried. */
const factsOf = (id: string): string => {
  const army = armies[id]
  const seatsOf = Object.keys(nations).flatMap((nation) => {
    const report = makeReport()
    const colour = { light: '#000000', dark: '#ffffff' }
    const entry = { id, name: id, colour, team: 'first', nation, army: id } as const
    const seats = readSeats([entry, { ...entry, id: 'other', team: 'second' }], rules, { file: '', path: [] }, report)
    return report.diagnostics.length > 0 ? [] : seats.values.slice(0, 1)
  })
  const others = Object.fromEntries(
    (['early', 'late'] as const).map((period) => [period, { ...army, period, year: 1930 }]),
  )
  const [pairing] = pairingsOf({ ...rules, armies: { [id]: army, ...others } })
  const isAllowed = problemsOf(rules, army, seatsOf[0].points, pairing.year).length === 0
  const { nation } = seatsOf[0].seat
  return `${nation}, ${seatsOf[0].points} points, ${pairing.armies[1]}, ${pairing.year}${isAllowed ? '' : ', not allowed'}`
}

/** Nation, points, period and year; then the copies of each card, without the nation in their ids. */
const charts = {
  'german-1940': `german, 120 points, early, 1940
    light-inf 4, motorcyclists 1, heavy-inf 2, shock-troops 1, mg34-team 2, hmg-platoon 4, pioneers 1, mortar-8cm 3,
    signals 1, pak36 2, pak47 2, leig18 2, flak88 2, pz2 1, pz38t 1, pz3-early 2, pz4-early 2, stug3-early 2,
    sdkfz251 1, bf109 1, stuka 2, sfh18 2, sniper-team 4, pzb39-team 2, lefh18 2, armoured-car 2, mortar-5cm 2,
    pz35t 2, ammo 2, sustained-fire 2, allies 1, general 1, reinforcements 1`,
  'german-1944': `german, 120 points, late, 1944
    light-inf 3, panzergrenadiers 1, volksgrenadiers 1, heavy-inf 2, mg42-team 1, tank-hunters 2, sniper-team 3,
    pak40 2, pak43 1, sfh18 2, flak37 2, stug3 1, pz4-late 1, hetzer 2, panther 1, tiger2 1, sdkfz251 1, fw190 1,
    pz4 2, pz3 2, pak36 2, pzb39-team 2, hmg-platoon 3, pak38 1, mortar-5cm 1, medics 2, ammo 1, general 1,
    mine-field 1, camouflage 2, ambush 2, smoke 1`,
  'us-1942': `us, 120 points, early, 1942
    light-inf 3, armoured-inf 1, recon-platoon 1, heavy-inf 1, rangers 3, combat-engineers 1, browning-team 2,
    bazooka-team 2, mortar-81 3, command-group 2, m3-37mm 2, m7-priest 2, pack-howitzer 2, bofors 1, m5-stuart 1,
    m3-gmc 1, m3-lee 2, sherman 2, m10 1, m3-halftrack 1, jeep 1, sharpshooters 3, a20 1, m1-155 2, mortar-60 2,
    m2a1-105 2, aa-90 1, browning-hmg 2, ammo 1, sustained-fire 1, allies 1, general 1, at-mine 1, naval-gunfire 1,
    reinforcements 1, smoke 1`,
  'us-1944': `us, 120 points, late, 1944
    light-inf 4, rangers 1, sharpshooters 3, browning-hmg 3, mortar-81 2, command-group 2, m1-57mm 1, m5-3in 1,
    m1-155 2, m16 1, sherman 2, sherman-76 1, m18 1, m36 1, m3-halftrack 1, p47 1, m7-priest 2, mortar-60 2,
    m2a1-105 2, browning-team 3, aa-90 1, pack-howitzer 2, m1897-75 2, bazooka-team 2, fifty-team 3, m3-lee 1, ammo
    1, sustained-fire 1, general 1, naval-gunfire 2, reinforcements 2`,
  'uk-1941': `uk, 120 points, early, 1941
    rifle-section 2, bren-team 4, guards 2, gurkhas 1, desert-patrol 1, vickers-team 3, sappers 1, mortar-3in 4,
    boys-team 3, snipers 4, company-hq 2, two-pounder 2, portee 1, twentyfive-pounder 2, aa-37in 2, crusader 1,
    honey 1, valentine 2, matilda2 2, bren-carrier 1, medium-gun 2, six-inch 2, mortar-2in 4, a9 2, eighteen-pounder
    2, bofors 1, commandos 1, ammo 2, sustained-fire 2, general 1, mine-field 1, lend-lease 1, reinforcements 1`,
  'uk-1944': `uk, 120 points, late, 1944
    rifle-section 2, bren-team 2, guards 2, heavy-section 2, commandos 1, parachute-section 2, vickers-team 1,
    piat-team 1, assault-engineers 1, company-hq 2, six-pounder 2, seventeen-pounder 2, twentyfive-pounder 2, sexton
    1, cromwell 2, mortar-3in 2, snipers 2, firefly 1, churchill 2, crocodile 1, bren-carrier 1, typhoon 1, mosquito
    1, aa-37in 1, crusader-aa 2, mortar-2in 2, two-pounder 1, six-inch 1, a9 1, boys-team 2, ammo 2, sustained-fire
    2, general 1, naval-gunfire 1, smoke 1, reinforcements 1`,
  'soviet-1941': `soviet, 120 points, early, 1941
    militia 4, rifle-squad 2, siberians 4, rifle-platoon 1, maxim-team 1, ptrd-team 2, hunting-party 1, sappers 1,
    cavalry 1, airborne 1, command-post 1, gun-45mm 2, f22 2, katyusha 2, aa-37 1, t26 2, t60 1, t34-76 2, kv1 2,
    kv2 1, zis5 1, il2 1, yak1 1, howitzer-122 1, t34-57 1, aa-85 1, snipers 2, regimental-gun 2, ba10 2, dp-team 2,
    mortar-82 2, ski-troops 2, ammo 1, general 1, mine-field 2, camouflage 1, ambush 1, lend-lease 1, reinforcements
    1`,
  'soviet-1944': `soviet, 120 points, late, 1944
    rifle-squad 4, guards-squad 2, siberians 1, snipers 2, smg-squad 1, tank-riders 4, assault-sappers 2, maxim-team
    1, scouts 1, command-post 1, zis3 2, zis2 2, katyusha 2, gun-45mm-late 2, t34-85 2, t70 1, su76 1, su85 1, is2
    1, zis5 1, la5 1, il2 1, howitzer-122 1, aa-85 1, ptrd-team 2, gun-45mm 1, mortar-82 1, dp-team 1, t34-76 2, ammo 1,
    sustained-fire 1, general 1, fuel 1, lend-lease 1, reinforcements 2, promotion 1`,
}

test('these are all armies', () => {
  expect(Object.keys(charts).sort()).toEqual(Object.keys(armies).sort())
})

test.each(Object.entries(charts))('%s', (id, text) => {
  const [facts, ...cards] = text.split('\n')
  expect(factsOf(id)).toBe(facts)
  expect(drawn(armies[id]).split(', ').sort()).toEqual(cards.join(' ').trim().replace(/\s+/g, ' ').split(', ').sort())
})
