/** Units, hexes, supplies and results of the echelon system in words. */
import type { Hex } from '../../hex.ts'
import { count, hexName } from '../../words.ts'
import { type Demolition, type Installation, installations, point, type ResultKind, re } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { conversionsOf } from './supply/forms.ts'

export { count, sideName, unitName } from '../../words.ts'

/** A hex with the name printed on it, or that of its place: `Arden (1608)`. */
export const placeName = (scenario: EchelonScenario, hex: Hex): string => {
  const { map, objectives } = scenario
  const name =
    map.names.find((one) => one.hex === hex && one.kind === 'town')?.text ??
    map.features.find((one) => one.hex === hex && one.name !== undefined)?.name ??
    objectives.find((one) => one.hex === hex)?.name
  return name === undefined ? hexName(scenario, hex) : `${name} (${hexName(scenario, hex)})`
}

/** The name of a command with SMPs: that of its side, or its own. */
export const commandName = ({ sides }: EchelonScenario, command: number): string =>
  sides.flatMap(({ name, commands }) => [name, ...commands.map((one) => one.name)])[command]

/** Names in a row: `A`, `A and B`, `A, B and C`. */
export const listWords = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? 'nobody') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** A number that is counted in 144ths, with one decimal at most. */
export const pointsWords = (parts: number): string => String(Math.round((parts * 10) / re) / 10)

/** Supplies in REs: SPs, or special replacements. */
export const supplyWords = (kind: number, res: number): string =>
  `${res} RE of ${kind === 0 ? 'supplies' : 'special replacements'}`

/** A unit and what becomes of it: `a column into 2 supply movement points`; the other way round with `back`. */
export const conversionWords = (scenario: EchelonScenario, conversion: number, back: boolean): string => {
  const { form, into, count: parts, smp } = conversionsOf({ scenario })[conversion]
  const whole = `a ${form.name.toLowerCase()}`
  const made =
    into === undefined
      ? `${smp / scenario.rules.transport.smp.re} supply movement points`
      : count(parts, into.name.toLowerCase())
  return back ? `${made} into ${whole}` : `${whole} into ${made}`
}

const demolished: Readonly<Record<Demolition, string>> = {
  rail: 'the railway',
  bridge: 'the bridges',
  port: 'the port',
  airbase: 'the airfield',
}

export const demolitionName = (what: Demolition): string => demolished[what]

const bombed: Readonly<Record<Installation, string>> = {
  port: 'the port',
  airbase: 'the airfield',
  coast: 'the coast defence',
  rail: 'the railway',
  aa: 'the guns against aircraft',
}

/** Names the target of an attack from the air, from the sea, or by siege guns: an index into `installations`. */
export const installationName = (what: number): string => bombed[installations[what]]

/** Strength that is counted in 64ths, in points rounded up. */
export const strengthWords = (parts: number): string => count(Math.ceil(parts / point), 'point')

const results: Readonly<Record<ResultKind, string>> = {
  '2:': 'the attackers fall back, badly disrupted and with losses',
  '1:': 'the attackers fall back, disrupted',
  '2D#': 'the attack stops, badly disrupted',
  '1D#': 'the attack stops, disrupted',
  '1:1': 'both sides are disrupted',
  '1X1': 'the weaker side is destroyed, and the other one loses as much',
  X1: 'the defenders lose and fall back, and the attackers lose half as much',
  DR: 'the defenders retreat',
  'D½': 'the defenders lose half and retreat',
  DE: 'the defenders are destroyed but for cadres',
  'OR(1)': 'the defenders are overrun, and the attackers may go on for a hex',
  'OR(2)': 'the defenders are overrun, and the attackers may go on for two hexes',
}

/** A result in words, with its code in the table of results: `the defenders retreat (DR)`. */
export const resultWords = (result: ResultKind): string => `${results[result]} (${result})`

const reasons: Readonly<Record<string, string>> = {
  decisive: 'a decisive victory by points',
  marginal: 'a marginal victory by points',
  undecided: 'neither side is far enough ahead in points',
}

/** Why a game ended, in words. */
export const reasonWords = (reason: string): string => reasons[reason] ?? reason
