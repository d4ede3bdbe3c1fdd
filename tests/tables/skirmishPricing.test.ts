/** The worth of each number of a skirmish card, by cards on which nothing is rounded. */
import { expect, test } from 'vitest'
import { costOf } from '../../compiler/systems/skirmish/resolve/pricing.ts'
import type { KindTypes } from '../../compiler/systems/skirmish/schemas/types.generated.ts'
import type { UnitRules } from '../../engine/systems/skirmish/rules.ts'
import { madeUp } from '../support/skirmishTrial.ts'
import { readTable } from '../support/tables.ts'

const pricing = readTable('skirmish/tables/pricing.yaml') as KindTypes['pricing']
const bare = { movement: 0, wounds: 0, armour: 0, abilities: [], upgrades: [], weapon: undefined }
const cost = (change: object): number => costOf(pricing, { ...madeUp({}), ...bare, ...change } as UnitRules)
const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, at) => at)
/** A weapon that hits with any number of a great die: a thousand numbers hit, and as many critically as `critical` says. */
const fires = (weapon: object, change: object = {}, critical = 11): number =>
  cost({ weapon: { range: 1, piercing: 1, damage: 1, accuracy: [-989, critical], ...weapon }, ...change })

test('range, piercing and damage', () => {
  expect(upTo(6).map((range) => fires({ range }))).toEqual([1, 18, 29, 40, 50, 58, 65])
  expect(upTo(10).map((piercing) => fires({ piercing }))).toEqual([1, 18, 24, 30, 36, 42, 48, 54, 60, 66, 72])
  expect(upTo(3).map((damage) => fires({ damage }))).toEqual([1, 18, 32, 45])
  expect(fires({}, { class: 'aircraft' })).toBe(34)
  expect(fires({ damage: 0 }, {}, -989)).toBe(36)
})

test('armour and wounds, movement and bombs', () => {
  expect(upTo(9).map((armour) => cost({ wounds: 100, armour }))).toEqual([6, 10, 12, 16, 20, 24, 28, 34, 40, 46])
  expect(cost({ movement: 100 })).toBe(40)
  const bombed = upTo(3).map((bombs) => cost({ bombs, movement: 100 }))
  expect(bombed.map((one) => one - 40)).toEqual([0, 0, 1, 1])
})

test('abilities and upgrades', () => {
  const ids = Object.keys(pricing.abilities).sort()
  expect(ids.map((id) => `${id} ${cost({ movement: 100, abilities: Array(10).fill(id) }) - 40}`)).toEqual([
    'amphibious 3',
    'anti-aircraft 5',
    'command 20',
    'demolition 3',
    'engineer 4',
    'fighter 6',
    'medic 5',
    'mobility 3',
    'paratroops 6',
    'recon 3',
    'towed 0',
    'towing 1',
    'transport 2',
  ])
  const kit = (unitClass: string): number =>
    cost({ class: unitClass, movement: 100, upgrades: Array(10).fill({}) }) - 40
  expect([kit('infantry'), kit('tank')]).toEqual([2, 1])
})
