/** What the ready armies of a skirmish bring into a battle, like `skirmishUnits.test.ts`. */
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
    light-inf 4, motorcyclists 4, heavy-inf 1, shock-troops 2, mg34-team 2, pioneers 2, hmg-platoon 2, mortar-8cm 1,
    signals 1, leig18 1, pak36 2, pak47 1, flak88 2, pz2 2, pz38t 2, pz3-early 2, pz4-early 2, stug3-early 2, sdkfz251
    1, opel 1, bf109 1, stuka 2, luck 2, ammo 2, sustained-fire 2, medic 1, repair 1, allies 1, general 1,
    reinforcements 2, fire-mission 1, assault-pioneers 1`,
  'german-1944': `german, 120 points, late, 1944
    light-inf 3, panzergrenadiers 3, heavy-inf 3, volksgrenadiers 2, sniper-team 1, medics 1, mg42-team 2, tank-hunters
    2, signals 1, sfh18 1, pak40 2, pak43 1, flak37 1, stug3 1, pz4-late 2, hetzer 1, panther 1, tiger2 1, sdkfz251 1,
    fw190 1, hs129 1, luck 2, ammo 1, repair 2, general 1, mine-field 1, promotion 1, smoke 1, camouflage 2, rally 1,
    ambush 2, armour-skirts 2`,
  'us-1942': `us, 120 points, early, 1942
    light-inf 3, armoured-inf 4, recon-platoon 1, heavy-inf 2, browning-team 1, mortar-81 1, sharpshooters 2,
    combat-engineers 3, rangers 3, bazooka-team 1, command-group 1, pack-howitzer 1, m7-priest 1, m3-37mm 2, bofors 1,
    m3-gmc 1, m5-stuart 2, m3-lee 2, sherman 2, m10 1, m3-halftrack 1, jeep 1, a20 1, luck 2, ammo 1, sustained-fire 1,
    medic 1, repair 1, allies 1, general 1, at-mine 1, promotion 1, smoke 1, reinforcements 2, rally 1, naval-gunfire 1`,
  'us-1944': `us, 120 points, late, 1944
    light-inf 4, bar-team 2, armoured-inf 4, heavy-inf 2, assault-section 1, browning-hmg 2, mortar-81 1, sharpshooters
    1, medics 1, rangers 2, command-group 1, m1-155 1, m1-57mm 1, m5-3in 1, m16 1, sherman 2, sherman-76 2, m18 1, m36
    1, m3-halftrack 2, p47 1, b26 1, luck 2, ammo 1, sustained-fire 1, medic 1, repair 1, allies 1, general 1, promotion
    1, elite-promotion 1, reinforcements 2, fuel 1, naval-gunfire 2`,
  'uk-1941': `uk, 120 points, early, 1941
    rifle-section 3, bren-team 2, guards 2, vickers-team 2, sappers 1, boys-team 2, mortar-3in 1, snipers 2, gurkhas 2,
    desert-patrol 2, company-hq 1, twentyfive-pounder 3, two-pounder 2, portee 1, aa-37in 1, crusader 3, honey 2,
    valentine 1, matilda2 1, bren-carrier 1, hurricane 1, wellington 1, luck 2, ammo 2, sustained-fire 2, medic 1,
    repair 1, general 1, mine-field 1, reinforcements 1, camouflage 1, fire-mission 1, fuel 1, lend-lease 1`,
  'uk-1944': `uk, 120 points, late, 1944
    rifle-section 3, bren-team 2, heavy-section 2, guards 3, vickers-team 2, mortar-3in 1, snipers 2, commandos 2,
    parachute-section 1, piat-team 2, assault-engineers 1, company-hq 1, twentyfive-pounder 2, sexton 1, six-pounder 2,
    seventeen-pounder 1, cromwell 2, firefly 1, churchill 2, crocodile 1, bren-carrier 2, typhoon 1, mosquito 1, luck 2,
    ammo 2, sustained-fire 2, medic 1, repair 1, general 1, smoke 1, reinforcements 1, fire-mission 1, field-works 1,
    naval-gunfire 1`,
  'soviet-1941': `soviet, 120 points, early, 1941
    rifle-squad 2, cavalry 3, militia 4, siberians 2, rifle-platoon 3, maxim-team 1, sappers 2, airborne 1, ptrd-team 1,
    hunting-party 1, command-post 1, f22 2, katyusha 1, gun-45mm 2, aa-37 1, t26 2, t60 1, t34-76 2, kv2 1, kv1 2, zis5
    1, yak1 1, il2 1, luck 2, ammo 1, medic 1, general 1, mine-field 2, reinforcements 1, camouflage 1, forced-march 1,
    field-works 1, ambush 1, lend-lease 1, human-tide 1`,
  'soviet-1944': `soviet, 120 points, late, 1944
    rifle-squad 4, siberians 1, scouts 1, guards-squad 3, maxim-team 2, snipers 1, smg-squad 4, tank-riders 3,
    assault-sappers 1, command-post 1, katyusha 1, zis3 2, gun-45mm-late 1, zis2 1, t70 1, su76 1, su85 1, t34-85 3, is2
    1, zis5 1, la5 1, il2 1, luck 2, ammo 1, sustained-fire 1, medic 1, repair 1, general 1, promotion 1,
    elite-promotion 1, reinforcements 2, fuel 1, rally 1, lend-lease 1, human-tide 1`,
}

test('these are all armies', () => {
  expect(Object.keys(charts).sort()).toEqual(Object.keys(armies).sort())
})

test.each(Object.entries(charts))('%s', (id, text) => {
  const [facts, ...cards] = text.split('\n')
  expect(factsOf(id)).toBe(facts)
  expect(drawn(armies[id]).split(', ').sort()).toEqual(cards.join(' ').trim().replace(/\s+/g, ' ').split(', ').sort())
})
