/** Makes skirmish scenarios for tests, with the tables of the system. */

import { readdirSync } from 'node:fs'
import { type RuleFiles, rulesOf } from '../../compiler/systems/skirmish/resolve/rules.ts'
import type { ArmyRules, SkirmishRules } from '../../engine/systems/skirmish/rules.ts'
import {
  battlefield,
  type SkirmishScenario,
  type SkirmishSeat,
  type TeamIndex,
} from '../../engine/systems/skirmish/scenario.ts'
import { part } from './part.ts'
import { readTable, readTables } from './tables.ts'

const tables = new URL('../../content/systems/skirmish/tables', import.meta.url)

/** The tables as they are written. */
export const ruleFiles = (): RuleFiles =>
  part<RuleFiles>({
    ...Object.fromEntries(
      readdirSync(tables).map((file) => [file.replace('.yaml', ''), readTable(`skirmish/tables/${file}`)]),
    ),
    units: readTables('skirmish/units'),
  })

let rules: SkirmishRules | undefined

/** All tables and unit cards of the system. */
export const contentRules = (): SkirmishRules => {
  rules ??= rulesOf(ruleFiles())
  return rules
}

/** Armies for tests, apart from those of the tables, which change as they are balanced. */
const testArmies: Readonly<Record<string, Pick<ArmyRules, 'nation' | 'units' | 'support'>>> = {
  'german-1943': {
    nation: 'german',
    units: {
      'german-light-inf': 4,
      'german-heavy-inf': 4,
      'german-sniper-team': 2,
      'german-mg34-team': 3,
      'german-pioneers': 3,
      'german-pak38': 2,
      'german-pak40': 2,
      'german-flak88': 1,
      'german-pz4': 2,
      'german-stug3': 2,
      'german-tiger1': 1,
      'german-sdkfz251': 2,
      'german-opel': 2,
      'german-bf109': 1,
      'german-stuka': 1,
    },
    support: {
      luck: 2,
      ammo: 1,
      medic: 2,
      repair: 1,
      general: 1,
      'mine-field': 1,
      promotion: 1,
      smoke: 1,
      camouflage: 1,
      'fire-mission': 1,
      rally: 1,
      ambush: 1,
      'armour-skirts': 1,
      'assault-pioneers': 1,
      'field-works': 1,
    },
  },
  'us-1943': {
    nation: 'us',
    units: {
      'us-light-inf': 4,
      'us-heavy-inf': 4,
      'us-rangers': 3,
      'us-paratroopers': 2,
      'us-command-group': 1,
      'us-m1-57mm': 2,
      'us-m2a1-105': 1,
      'us-stuart': 2,
      'us-sherman': 3,
      'us-m10': 2,
      'us-m3-halftrack': 2,
      'us-gmc-truck': 1,
      'us-p47': 2,
      'us-b25': 1,
    },
    support: {
      luck: 2,
      'sustained-fire': 1,
      medic: 1,
      repair: 1,
      general: 1,
      'at-mine': 1,
      promotion: 1,
      'elite-promotion': 1,
      reinforcements: 1,
      'forced-march': 1,
      fuel: 1,
      rally: 1,
      ambush: 1,
      'naval-gunfire': 1,
      allies: 1,
    },
  },
}

/** A seat with an army of the tables, or one for tests. */
export const seatOf = (team: TeamIndex, army: string, ap?: number): SkirmishSeat => {
  const { armies, frame, nations } = contentRules()
  const { nation, units, support } = testArmies[army] ?? armies[army]
  return {
    id: `${nation}-${team}`,
    name: nations[nation].name,
    colour: { light: '#445566', dark: '#aabbcc' },
    team,
    nation,
    ap: ap ?? frame.start.ap,
    hand: frame.start.hand,
    units,
    support,
  }
}

const destroysHeadquarters = { needs: 'any', objectives: [{ is: 'destroy-headquarters' }] } as const

/** A pitched battle between ready armies. */
export const pitched = (changes: Partial<SkirmishScenario> = {}): SkirmishScenario => ({
  system: 'skirmish',
  id: 'pitched',
  title: 'Pitched battle',
  summary: 'Two armies meet.',
  date: '1943-07-12',
  sides: [seatOf(0, 'german-1943'), seatOf(1, 'us-1943')],
  turns: contentRules().frame.rounds.pitched,
  battle: 'pitched',
  first: 0,
  year: 1943,
  map: { ...battlefield, look: 'farmland', names: [] },
  terrain: [],
  buysWorks: false,
  laterWorks: false,
  units: [],
  generals: [null, null],
  aims: [destroysHeadquarters, destroysHeadquarters],
  holdsOut: null,
  weather: 'clear',
  rules: contentRules(),
  ...changes,
})

/** Half of an army for each of two seats of a side. skirmish.d14 */
const halves = (team: TeamIndex, army: string): readonly SkirmishSeat[] => {
  const whole = seatOf(team, army, contentRules().frame.teams.ap)
  const half = (copies: Readonly<Record<string, number>>, part: 0 | 1): Readonly<Record<string, number>> =>
    Object.fromEntries(
      Object.entries(copies).flatMap(([id, count]) => {
        const own = part === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
        return own === 0 ? [] : [[id, own]]
      }),
    )
  return ([0, 1] as const).map((part) => ({
    ...whole,
    id: `${whole.id}-${part}`,
    name: `${whole.name} ${part + 1}`,
    units: half(whole.units, part),
    support: half(whole.support, part),
  }))
}

/** A pitched battle of four seats. */
export const fourSeats = (changes: Partial<SkirmishScenario> = {}): SkirmishScenario =>
  pitched({ id: 'four-seats', sides: [...halves(0, 'german-1943'), ...halves(1, 'us-1943')], ...changes })

/** Pitched battles between ready armies: each meets the next of the table, in turns with two seats and with four. */
export const armiesInTurn = (): readonly SkirmishScenario[] => {
  const { armies } = contentRules()
  const ids = Object.keys(armies)
  return ids.map((one, at) => {
    const other = ids[(at + 1) % ids.length]
    const seats = at % 2 === 0 ? 2 : 4
    const sides =
      seats === 2 ? [seatOf(0, one), { ...seatOf(1, other), id: 'other' }] : [...halves(0, one), ...halves(1, other)]
    return pitched({ id: `${one} against ${other}, ${seats} seats`, sides, year: 1945 })
  })
}

/** A scenario with a field, units and generals at the start, works that are bought, and objectives. */
export const village = (changes: Partial<SkirmishScenario> = {}): SkirmishScenario =>
  pitched({
    id: 'village',
    battle: 'scenario',
    first: 1,
    turns: 8,
    terrain: [
      { space: 19, kind: 'house' },
      { space: 28, kind: 'house' },
      { space: 30, kind: 'hill' },
      { space: 21, kind: 'river' },
      { space: 22, kind: 'bridge' },
      { space: 23, kind: 'sea' },
      { space: 12, kind: 'bunker' },
      { space: 35, kind: 'hedgerow' },
    ],
    buysWorks: true,
    laterWorks: true,
    units: [
      { id: 'heavy', name: 'Heavy infantry', side: 0, type: 'german-heavy-inf', space: 12, upgrades: [0] },
      { id: 'pioneers', name: 'Pioneers', side: 0, type: 'german-pioneers', space: 19, upgrades: [1] },
      { id: 'sherman', name: 'Sherman', side: 1, type: 'us-sherman', space: 28 },
      { id: 'rangers', name: 'Rangers', side: 1, type: 'us-rangers', space: 36 },
    ],
    generals: ['manstein', 'bradley'],
    aims: [
      {
        needs: 'any',
        objectives: [
          { is: 'destroy-units', count: 8 },
          { is: 'hold', space: 28, turns: 2 },
          { is: 'protect', space: 22 },
        ],
      },
      {
        needs: 'any',
        objectives: [
          { is: 'occupy', spaces: [12, 19], count: 2 },
          { is: 'reach', row: 6, units: 3 },
        ],
      },
    ],
    holdsOut: 0,
    ...changes,
  })
