/** Tables about combat. */
import { log3 } from '../../../../engine/arithmetic.ts'
import { parts, roundedNormal } from '../../../../engine/normal.ts'
import {
  type CombatRules,
  type Difficulty,
  difficulties,
  type OddsTable,
} from '../../../../engine/systems/operational/rules.ts'
import { listWords } from '../../../../engine/words.ts'
import { makeNumber, makeSigned } from '../../../rulebook/format.ts'
import { type Column, column, numeric, tableOf } from '../../../rulebook/tables.ts'
import type { TableMaker } from './tableMaker.ts'

const oddsColumns = ({ columns }: CombatRules): readonly Column[] =>
  Array.from({ length: columns.last - columns.first + 1 }, (_, index) => ({
    title: makeSigned(columns.first + index),
    numeric: true,
  }))

const numbers = (table: OddsTable): readonly string[] => table.map(makeNumber)
const perCents = (table: OddsTable): readonly string[] => table.map((value) => `${value}%`)

export const isDifficulty = (text: string | undefined): text is Difficulty => difficulties.some((one) => one === text)

/** Ratios of attack to defence that the table of odds shows. They illustrate the curve and decide nothing. */
const ratios: readonly (readonly [number, number])[] = [
  [1, 3],
  [1, 2],
  [2, 3],
  [1, 1],
  [3, 2],
  [2, 1],
  [3, 1],
  [5, 1],
  [9, 1],
  [27, 1],
]

const entrenchmentNames = ['None', 'Entrenched', 'Fortified'] as const

/** How far from the odds the table of the spread looks, in whole columns. */
const farthest = 3

export const combatTables: Readonly<Record<string, TableMaker>> = {
  'combat.odds': {
    make: ({ rules: { combat } }) => ({
      caption: 'Odds by strength',
      columns: [
        { title: 'Attack : defence' },
        ...ratios.map(([attack, defence]): Column => ({ title: `${attack} : ${defence}`, numeric: true })),
      ],
      rows: [
        [
          'Odds',
          ...ratios.map(([attack, defence]) => {
            const exact = (combat.oddsPerTripling * (log3(attack) - log3(defence))) / 1_000_000
            const tenths = Math.round(Math.max(combat.columns.first, Math.min(combat.columns.last, exact)) * 10)
            return makeSigned(tenths / 10)
          }),
        ],
      ],
    }),
  },
  'combat.results': {
    kinds: () => difficulties,
    make: ({ rules: { combat }, difficulties: described }, kind) => {
      const shown = isDifficulty(kind) ? [kind] : difficulties
      const alike = Map.groupBy(shown, (one) => combat.attackerLoss[one].join())
      const attackerRows = [...alike.values()].map((group) => [
        `Attacker loses (${listWords(group.map((one) => (described[one]?.name ?? one).toLowerCase()))})`,
        ...numbers(combat.attackerLoss[group[0] ?? 'normal']),
      ])
      return {
        caption: 'Combat results by odds column',
        columns: [{ title: 'Result' }, ...oddsColumns(combat)],
        rows: [
          ...attackerRows,
          ['Defender loses', ...numbers(combat.defenderLoss)],
          ['Defender suppressed', ...numbers(combat.defenderSuppression)],
          ['Defender retreats', ...perCents(combat.retreat)],
          ['Overrun', ...perCents(combat.overrun)],
        ],
      }
    },
  },
  'combat.attackerLoss': {
    make: ({ rules: { combat }, difficulties: described }) => ({
      caption: 'Steps that the attacker loses, by odds column',
      columns: [{ title: 'Difficulty' }, ...oddsColumns(combat)],
      rows: difficulties.map((one) => [described[one]?.name ?? one, ...numbers(combat.attackerLoss[one])]),
    }),
  },
  'combat.attackerSuppression': {
    make: ({ rules: { combat } }) => {
      const { overrun, held } = combat.attackerSuppression
      const most = Math.max(overrun.length, held.length)
      const chances = (weights: readonly number[]): string[] => {
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        return Array.from({ length: most }, (_, steps) =>
          (weights[steps] ?? 0) === 0 ? '–' : `${weights[steps]} of ${total}`,
        )
      }
      return {
        caption: 'Chance that an attacker without losses has steps suppressed',
        columns: [
          { title: 'The attack' },
          ...Array.from(
            { length: most },
            (_, steps): Column => ({ title: steps === 1 ? '1 step' : `${steps} steps`, numeric: true }),
          ),
        ],
        rows: [
          ['was an overrun', ...chances(overrun)],
          ['was none', ...chances(held)],
        ],
      }
    },
  },
  'combat.armour': {
    make: ({ rules: { combat } }) =>
      tableOf(
        "The defender's armour behind works",
        [...combat.armour.entrenchedPercent.entries()],
        [
          column('Entrenchment', ([level]) => entrenchmentNames[level] ?? `${level}`),
          numeric('Armour counts for', ([, value]) => `${value}%`),
        ],
      ),
  },
  'combat.works': {
    make({ rules: { combat } }) {
      const levels = combat.entrenchmentShift.map((shift, level) => [entrenchmentNames[level] ?? '', shift] as const)
      const forts = [['Fort, intact', combat.fort.intact] as const, ['Fort, destroyed', combat.fort.destroyed] as const]
      return tableOf(
        'Works in combat',
        [...levels.slice(1), ...forts],
        [column('Works', ([name]) => name), numeric('Shift', ([, shift]) => makeSigned(shift))],
      )
    },
  },
  'combat.spread': {
    make: ({ rules: { combat } }) => {
      const normal = roundedNormal(combat.spread)
      const away = Array.from({ length: 2 * farthest + 1 }, (_, index) => index - farthest)
      const chance = (column: number): string => {
        const low = column === -farthest ? 0 : normal.atMost(0, column - 1)
        const high = column === farthest ? parts : normal.atMost(0, column)
        return `${Math.round(((high - low) * 1000) / parts) / 10}%`
      }
      return {
        caption: 'Where a roll around odds of a whole column falls',
        columns: [
          { title: 'Columns away' },
          ...away.map((column): Column => ({ title: makeSigned(column), numeric: true })),
        ],
        rows: [['Chance', ...away.map(chance)]],
      }
    },
  },
}
