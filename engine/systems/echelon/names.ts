/** Units, hexes, supplies and results of the echelon system in words. */
import type { Hex } from '../../hex.ts'
import { count, hexName, uncapital, withArticle } from '../../words.ts'
import {
  type Demolition,
  demolitionOf,
  goods,
  type Installation,
  installations,
  point,
  type ResultKind,
  re,
} from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { conversionsOf } from './supply/conversionTable.ts'

export { count, listWords, unitName } from '../../words.ts'

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

/** A number that is counted in 144ths, with one decimal at most. */
export const pointsWords = (parts: number): string => String(Math.round((parts * 10) / re) / 10)

/** The construction that goes on, and its work that is left, in 144ths of a point. */
export const constructionWords = (job: string, left: number): string => {
  const points = pointsWords(left)
  return `${uncapital(job)}, ${points} ${points === '1' ? 'point' : 'points'} to do`
}

/** Supplies in REs: SPs, or special replacements. */
export const supplyWords = (kind: number, res: number): string =>
  `${count(res, 'RE')} of ${kind === goods.supply ? 'supplies' : 'special replacements'}`

/** A unit and what becomes of it: `a column into 2 SMPs`; the other way round with `back`. */
export const conversionWords = (scenario: EchelonScenario, conversion: number, back: boolean): string => {
  const { form, into, count: parts, smp } = conversionsOf({ scenario })[conversion]
  const whole = withArticle(uncapital(form.name))
  const made =
    into === undefined ? count(smp / scenario.rules.transport.smp.re, 'SMP') : count(parts, uncapital(into.name))
  return back ? `${made} into ${whole}` : `${whole} into ${made}`
}

const demolished: Readonly<Record<Demolition, string>> = {
  rail: 'the railway',
  bridge: 'the bridges',
  port: 'the port',
  airbase: 'the airfield',
}

/** Names the target of a demolition, by its number. */
export const demolitionName = (what: number): string => demolished[demolitionOf(what)]

const bombed: Readonly<Record<Installation, string>> = {
  port: 'the port',
  airbase: 'the airfield',
  coast: 'the coast defences',
  rail: 'the railway',
  aa: 'the anti-aircraft guns',
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
