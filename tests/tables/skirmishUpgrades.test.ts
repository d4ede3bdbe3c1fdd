/** The effect of each upgrade of a skirmish on a made-up unit, in the short form in which players read it: like `skirmishUnits.test.ts`. */
import { expect, test } from 'vitest'
import type { UnitRules, UpgradeRules } from '../../engine/systems/skirmish/rules.ts'
import { phase } from '../../engine/systems/skirmish/types.ts'
import { rowsOf } from '../support/charts.ts'
import { contentRules } from '../support/skirmish.ts'
import {
  acted,
  each,
  eventOf,
  fireOf,
  madeUp,
  offered,
  plates,
  row,
  shotsOf,
  type Trial,
  trial,
  unitOf,
  until,
  upTo,
  weapon,
} from '../support/skirmishTrial.ts'

const { upgrades } = contentRules()
const ids = Object.keys(upgrades)

/** An upgrade among others, of which each shows by its damage which it is. */
const strange = 10
const among = (id: string): Record<string, UpgradeRules> => {
  const other = (slot: 'offensive' | 'defensive', damage: number): UpgradeRules => ({
    name: 'Made up',
    rule: 'S13',
    cost: 0,
    slot,
    use: 'always',
    weapon: weapon({ damage }),
  })
  return {
    ...each('', ids, (one) => other('offensive', strange + ids.indexOf(one))),
    offensive: other('offensive', 1),
    defensive: other('defensive', 1),
    [id]: upgrades[id],
  }
}

/** A unit on a1 that has just been deployed and may be equipped with the upgrade. */
const before = (id: string, year: number): Trial => {
  const card: UnitRules = madeUp({ upgrades: [id, 'offensive', 'defensive'].map((upgrade) => ({ upgrade })) })
  const position = trial({
    at: phase.deployment,
    year,
    cards: { 'german-card': card, 'us-mark': madeUp({ nation: 'us', weapon: weapon({ accuracy: [1, 5] }) }) },
    tables: { terrain: plates, upgrades: among(id) },
    units: row,
    holds: [['german-card'], []],
  })
  const deploy = offered(position, 0, { type: 'deploy' })[0]
  return acted(position, 0, deploy)
}

const equip = (deployed: Trial): Trial => acted(deployed, 0, offered(deployed, 0, { type: 'equip', option: 0 })[0])

const unitIn = (position: Trial): number => unitOf(position, 'german-card')

/** The shots of the upgrade at enemies. */
const shots = (position: Trial) =>
  shotsOf(position, unitIn(position), 1, (target) => target < position.game.table.units)

/** Tells if the weapon fires in the turn after one in which it fired, and in the turn after that. */
const useOf = (armed: Trial): string => {
  const fired = acted(armed, 0, shots(armed)[0])
  const moving = until(fired, 0, phase.movement)
  if (offered(moving, 0, { type: 'move' }).length === 0) return 'mounted'
  const next = until(moving, 0, phase.shooting)
  if (shots(next).length > 0) return 'always'
  return shots(until(next, 0, phase.shooting)).length > 0 ? 'reload' : 'once'
}

/** Returns an enemy's numbers to hit the unit, and for a critical hit. */
const numbers = (position: Trial): readonly number[] =>
  (['hit', 'critical'] as const).map((about) => {
    const { game, state } = position
    const asked = { about, unit: unitOf(position, 'us-mark'), weapon: 0, target: unitIn(position) }
    return (game.explain(state, asked)?.value ?? 0) / 1000
  })

/** How much harder the unit is to hit, at once or when smoke is lit, and how long. */
const evasionOf = (deployed: Trial, armed: Trial): readonly string[] => {
  const base = numbers(deployed)
  const harder = (position: Trial): string =>
    numbers(position)
      .map((number, at) => number - base[at])
      .join('/')
  const [light] = offered(armed, 0, { type: 'light' })
  if (light === undefined) return [`evasion ${harder(armed)}`]
  const lit = acted(armed, 0, light)
  const isLong = harder(until(lit, 1, phase.shooting)) === harder(lit)
  const isGone = harder(until(lit, 0, phase.shooting)) === harder(deployed)
  return [`${harder(armed)}, lit ${harder(lit)}`, `until ${isLong ? 'own' : 'next'}`, isGone ? 'once' : 'always']
}

/** The year from which on it is there, and what is there before that. */
const yearOf = (id: string): readonly string[] => {
  const there = upTo(1939, 1946).map((year) => {
    const [option] = offered(before(id, year), 0, { type: 'equip', option: 0 })
    if (option === undefined) return ''
    const armed = until(acted(before(id, year), 0, option), 0, phase.shooting)
    const damage = shots(armed).map((shot) => eventOf(acted(armed, 0, shot, 9), 'wounded')?.wounds ?? 0)[0] ?? 0
    return damage >= strange ? ids[damage - strange] : id
  })
  const from = there.lastIndexOf(there[0]) + 1
  return there[0] === id ? [] : [`from ${1939 + from}`, there[0] === '' ? '' : `before: ${there[0]}`]
}

/** An upgrade as it shows itself in play. */
const seenOf = (id: string): string => {
  const deployed = before(id, 1950)
  const equipped = equip(deployed)
  const left = offered(equipped, 0, { type: 'equip' }).map(({ option }) => option)
  const armed = until(equipped, 0, phase.shooting)
  const fire = fireOf(armed, unitIn(armed), 1)
  return [
    `${eventOf(equipped, 'equipped')?.ap} AP`,
    left.includes(1) ? '' : 'offensive',
    left.includes(2) ? '' : 'defensive',
    ...(fire === undefined ? evasionOf(deployed, armed) : [fire, useOf(armed)]),
    ...yearOf(id),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

const chart = `
  grenades       1 AP, offensive, r1 4/10 p4 d1, always
  infantry-hmg   1 AP, offensive, r3 4/10 p4 d1, mounted
  mortar         2 AP, offensive, r4 6/10 p3 d1, mounted
  panzerschreck  2 AP, offensive, r2 5/10 p8 d2, reload, from 1943, before: at-rifle
  sniper         1 AP, offensive, r4 6/10 p3 d1, always
  flamethrower   2 AP, offensive, r1 1/10 p3 d2, reload
  mg             1 AP, offensive, r2 7/10 p3 d1, reload
  vehicle-hmg    2 AP, offensive, r3 5/10 p5 d1, reload
  mrl            3 AP, offensive, r4 6/10 p8 d2, reload
  hit-the-dirt   1 AP, defensive, evasion 1/0
  smoke-grenade  1 AP, defensive, 0/0, lit 1/1, until next, once
  smoke-screen   2 AP, defensive, 0/0, lit 2/2, until own, once
  bazooka        2 AP, offensive, r2 5/10 p7 d2, reload, from 1942, before: at-rifle
  piat           2 AP, offensive, r1 4/10 p7 d2, reload, from 1943, before: at-rifle
  at-rifle       1 AP, offensive, r2 5/10 p4 d1, always
  satchel        2 AP, offensive, r1 4/10 p9 d3, once`

test('the chart of the upgrades holds all', () => {
  expect(rowsOf(chart).map(([id]) => id)).toEqual(ids)
})

test.each(rowsOf(chart))('%s', (id, text) => {
  expect(seenOf(id)).toBe(text)
})
