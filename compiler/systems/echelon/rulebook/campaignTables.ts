/** Tables about supply, replacements, transport, aircraft, the sea, engineers and victory. */
import { dateWords } from '../../../../engine/systems/echelon/date.ts'
import type { EchelonRules, Job } from '../../../../engine/systems/echelon/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeFraction, nothing } from '../../../rulebook/format.ts'
import { amountsOf, column, numeric, tableOf } from '../../../rulebook/tables.ts'
import { amounts, listOf, otherAmounts, type TableMakers, titleOf, wordsOf } from './tableMaker.ts'

/** Names the workers of a job, and the multiple of its cost that they pay. */
const workersOf = ({ workers }: EchelonRules['engineering'], job: string): string =>
  Object.entries(workers)
    .flatMap(([ability, times]) => {
      const share = times[job as Job]
      return share === undefined
        ? []
        : [`${wordsOf(ability)}${share[0] === share[1] ? '' : ` ×${makeFraction(share)}`}`]
    })
    .join(', ')

export const campaignTables = {
  supply: otherAmounts('supply', 'Supply'),
  'supply.capture': {
    make: ({ rules: { supply } }) =>
      amountsOf(
        'Captured supplies',
        ['Die', 'Share'],
        supply.capture.map((share, index) => [String(index + 1), makeFraction(share)]),
      ),
  },
  replacement: {
    make: ({ rules: { replacement } }) =>
      tableOf('Replacement points for each RE', Object.entries(replacement.perRe), [
        column('Class', ([id]) => titleOf(id)),
        numeric('Points', ([, { points }]) => points),
        column('Of', ([, { pool }]) => pool),
        column('Units', ([, { abilities }]) => (abilities.length === 0 ? 'all others' : listOf(abilities))),
      ]),
  },
  'replacement.numbers': otherAmounts('replacement', 'Other numbers of replacement', ['perRe']),
  'transport.smp': amounts('transport', 'smp'),
  'transport.numbers': otherAmounts('transport', 'Other numbers of transport', ['smp', 'forms', 'counters']),
  'transport.conversions': {
    make: ({ rules: { transport } }) => {
      const units = (count: number, form: string): string => `${count} × ${transport.forms[form].name}`
      return tableOf('Conversion of supply movement points', transport.conversions, [
        column('Unit', ({ unit }) => transport.forms[unit].name),
        numeric('SMPs', ({ smp }) => smp),
        column('Becomes', ({ into = [] }) => into.map(({ unit, count }) => units(count, unit)).join(' or ') || nothing),
        column(
          'Comes back for',
          ({ into = [] }) => into.map(({ unit, count, back = count }) => units(back, unit)).join(' or ') || nothing,
        ),
      ])
    },
  },
  'air.fire': {
    make: ({ rules: { air } }) =>
      amountsOf(
        'Anti-aircraft fire',
        ['Points', 'Hits on'],
        air.aa.map(({ points, from }) => [`${points} or more`, `${from} or more`]),
      ),
  },
  'air.bombing': {
    make: ({ rules: { air } }) => ({
      caption: 'Hits of bombs, ships and siege guns, by points and die',
      columns: [
        { title: 'Die' },
        ...air.bombing.columns.map((from) => ({ title: `${from}+`, numeric: true as const })),
      ],
      rows: air.bombing.rows.map((hits, index) => [String(index + 1), ...hits.map(String)]),
    }),
  },
  'air.dispersion': amounts('air', 'dispersionModifiers'),
  'air.amphibious': amounts('air', 'amphibiousTank'),
  'air.numbers': otherAmounts('air', 'Other numbers of aircraft and landings', [
    'dispersionModifiers',
    'amphibiousTank',
  ]),
  'air.airbases': {
    make: ({ rules: { air, nations } }) =>
      tableOf(`Anti-aircraft of permanent airbases for ${air.airbaseCapacity} of capacity`, air.airbaseAa, [
        column('From', ({ from }) => dateWords(from)),
        column('Nations', ({ value }) => listWords(value.nations.map((id) => nations[id].name)) || 'all'),
        numeric('Points', ({ value }) => value.points),
      ]),
  },
  'engineering.jobs': {
    make: ({ rules: { engineering } }) =>
      tableOf('Jobs, and how many times the cost they are for whom', Object.entries(engineering.jobs), [
        column('Job', ([, { name }]) => name),
        numeric('Points', ([, { cost }]) => cost),
        column('Done by', ([id]) => workersOf(engineering, id)),
        column('Quickly', ([id]) => !engineering.neverQuick.includes(id as Job)),
      ]),
  },
  'engineering.numbers': otherAmounts('engineering', 'Other numbers of engineering', ['jobs', 'workers']),
  victory: otherAmounts('victory', 'Victory'),
} as const satisfies TableMakers
