/** Makes skirmish scenarios for tests, with the tables of the system. */
import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { type RuleFiles, rulesOf } from '../../compiler/systems/skirmish/resolve/rules.ts'
import type { SkirmishRules } from '../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario, SkirmishSeat, TeamIndex } from '../../engine/systems/skirmish/scenario.ts'

const folder = new URL('./skirmish/', import.meta.url).pathname
const read = (path: string): object => load(readFileSync(`${folder}${path}`, 'utf8')) as object

/** The tables as they are written. */
export const ruleFiles = (): RuleFiles =>
  ({
    ...Object.fromEntries(
      readdirSync(`${folder}tables`).map((file) => [file.replace('.yaml', ''), read(`tables/${file}`)]),
    ),
    units: readdirSync(`${folder}units`).map((file) => read(`units/${file}`)),
  }) as unknown as RuleFiles

let rules: SkirmishRules | undefined

/** All tables and unit cards of the system. */
export const contentRules = (): SkirmishRules => {
  rules ??= rulesOf(ruleFiles())
  return rules
}

/** A seat with one of the armies that are ready to play. */
export const seatOf = (team: TeamIndex, army: string, ap?: number): SkirmishSeat => {
  const { armies, frame, nations } = contentRules()
  const { nation, units, support } = armies[army]
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
  sides: [seatOf(0, 'german-1943'), seatOf(1, 'us-1943')],
  turns: contentRules().frame.rounds.pitched,
  battle: 'pitched',
  first: 0,
  year: 1943,
  terrain: [],
  buysWorks: false,
  laterWorks: false,
  start: [],
  generals: [null, null],
  aims: [destroysHeadquarters, destroysHeadquarters],
  holdsOut: null,
  weather: 'clear',
  rules: contentRules(),
  ...changes,
})
