/** The fields of actions and events of the echelon system: bounds of their numbers in records, and words for them. */
import { degree } from '../../hex.ts'
import { count, type FieldNames, sideName, unitName } from '../../words.ts'
import {
  commandName,
  conversionWords,
  demolitionName,
  installationName,
  listWords,
  placeName,
  supplyWords,
} from './names.ts'
import { demolitions, installations, jobs } from './rules.ts'
import type { EchelonScenario } from './scenario.ts'
import { conversionsOf } from './supply/forms.ts'
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
  /** SPs or SRPs. */
  goods: () => 2,
  /** Rail, sea, air. */
  lift: () => 3,
  job: () => jobs.length,
  /** Of a bridge it is the number of the first one plus the side of the hex over which it leads. */
  demolition: () => demolitions.length - 1 + degree,
  installation: () => installations.length,
  /** A bit for each of them. */
  installations: () => 1 << installations.length,
  conversion: (table: Table) => conversionsOf(table).length,
}

export type FieldKind = keyof typeof bounds

/** The words for the fields of actions and events, by name, and for some of them together. */
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
  command: commandName,
  into: commandName,
  smp: (_, smp) => count(smp, 'SMP'),
  points: (_, points) => count(points, 'point'),
  load: (_, __, { kind, re }: { readonly kind: number; readonly re: number }) => supplyWords(kind, re),
  by: (_, by) => ['by rail', 'by sea', 'by air'][by],
  gliders: (_, gliders) => (gliders === 1 ? ' by glider' : ''),
  job: ({ rules }, job) => rules.engineering.jobs[jobs[job]].name,
  quick: (_, quick) => (quick === 1 ? ', in haste' : ''),
  demolition: (_, __, { what }: { readonly what: number }) =>
    demolitionName(demolitions[Math.min(what, demolitions.length - 1)]),
  installation: (_, __, { what }: { readonly what: number }) => installationName(what),
  installations: (_, __, { what }: { readonly what: number }) =>
    listWords([...installations.keys()].filter((bit) => what & (1 << bit)).map(installationName)),
  conversion: (scenario, conversion, { back }: { readonly back: number }) =>
    conversionWords(scenario, conversion, back === 1),
} satisfies FieldNames<EchelonScenario>
