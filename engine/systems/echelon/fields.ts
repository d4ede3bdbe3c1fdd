/** The fields of actions and events of the echelon system: bounds of their numbers in records, and words for them. */
import { degree } from '../../hex.ts'
import { count, type FieldNames, sideName, uncapital, unitName } from '../../words.ts'
import {
  commandName,
  conversionWords,
  demolitionName,
  installationName,
  listWords,
  placeName,
  supplyWords,
} from './names.ts'
import { firstBridge, goodsKinds, installations, installationsIn, jobs, lifts } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { conversionsOf } from './supply/conversionTable.ts'
import type { Table } from './table.ts'

/** The bound of numbers that count something: REs of supplies, points, SMPs. */
const mostNumber = 4096

/** How many there are of each kind of thing that a field of an action counts. */
export const bounds = {
  unit: ({ units }: Table) => units,
  hex: ({ size }: Table) => size,
  number: () => mostNumber,
  /** 1 where something is claimed, 0 where it is not. */
  flag: () => 2,
  command: ({ commands }: Table) => commands.length,
  goods: () => goodsKinds.length,
  lift: () => liftKinds.length,
  job: () => jobs.length,
  /** Of a bridge it is the number of the first one plus the side of the hex over which it leads. */
  demolition: () => firstBridge + degree,
  installation: () => installations.length,
  /** A bit for each of them. */
  installations: () => 1 << installations.length,
  conversion: (table: Table) => conversionsOf(table).length,
}

export type FieldKind = keyof typeof bounds

const liftKinds = Object.keys(lifts)

/** The words for the fields of actions and events, by name. */
export const names = {
  unit: unitName,
  other: unitName,
  carrier: unitName,
  trainer: unitName,
  depot: unitName,
  hex: placeName,
  from: placeName,
  to: placeName,
  side: sideName,
  winner: sideName,
  command: commandName,
  into: commandName,
  smp: (_, smp) => count(smp, 'SMP'),
  points: (_, points) => count(points, 'point'),
  re: (_, re, { kind }: { readonly kind: number }) => supplyWords(kind, re),
  by: (_, by) => `by ${liftKinds[by]}`,
  gliders: (_, gliders) => (gliders === 1 ? ' by glider' : ''),
  job: ({ rules }, job) => uncapital(rules.engineering.jobs[jobs[job]].name),
  quick: (_, quick) => (quick === 1 ? ', in haste' : ''),
  demolition: (_, what) => demolitionName(what),
  installation: (_, what) => installationName(what),
  installations: (_, bits) => listWords(installationsIn(bits).map(installationName)),
  conversion: (scenario, conversion, { back }: { readonly back: number }) =>
    conversionWords(scenario, conversion, back === 1),
} satisfies FieldNames<EchelonScenario>
