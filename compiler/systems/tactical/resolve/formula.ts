/** Holds the figures of units against the facts that they follow from, by the table of the formula. */

import type {
  FigureName,
  FormulaRule,
  FormulaTerm,
  FormulaWeights,
  UnitTypeEntry,
} from '../../../../engine/systems/tactical/tables.generated.ts'
import { below, type Report } from '../../../diagnostics/diagnostic.ts'
import { entriesOf } from '../../../resolve/tables.ts'
import type { SystemContent } from '../schemas/index.ts'

type Figures = Readonly<Record<FigureName, number>>

/** Where each figure stands in the entry of a unit. */
const pathOf = (figure: FigureName): readonly string[] => figure.split('-')

const figuresOf = ({ attack, defence, ...entry }: UnitTypeEntry): Figures => ({
  'attack-soft': attack.soft,
  'attack-hard': attack.hard,
  'attack-air': attack.air,
  'attack-sea': attack.sea,
  'defence-ground': defence.ground,
  'defence-air': defence.air,
  'defence-close': defence.close,
  initiative: entry.initiative,
  range: entry.range,
  spotting: entry.spotting,
  points: entry.points,
  fuel: entry.fuel,
  ammunition: entry.ammunition,
  cost: entry.cost,
})

/** Facts and figures of a unit by name; those that it does not have count 0. */
type Known = Readonly<Record<string, unknown>>

const sumOf = (weights: FormulaWeights, known: Known): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * (name === 'base' ? 1 : Number(known[name] ?? 0)),
    0,
  )

// Facts have one digit after the point, which floating point keeps only nearly.
const floor = (value: number): number => Math.floor(value + 1e-9)

const partOf = (
  { of = {}, product, by, steps, among, most, over, per = 1, least }: FormulaTerm,
  known: Known,
): number => {
  const chosen = by && known[by]
  if (steps) return steps.find(([bound]) => bound >= Number(chosen ?? 0))?.[1] ?? 0
  if (among) return (among as Readonly<Record<string, number>>)[`${chosen}`] ?? 0
  const sum = product ? sumOf(product[0], known) * sumOf(product[1], known) : sumOf(of, known)
  const counted = Math.min(sum, most ?? sum)
  return Math.max(floor((over === undefined ? counted : Math.max(0, counted - over)) / per), least ?? -Infinity)
}

/** The value that a rule gives a unit. */
const byRule = (
  { base = 0, terms = [], flags = {}, least = -Infinity, most = Infinity }: FormulaRule,
  known: Known,
): number => {
  const added = terms.reduce((sum, term) => sum + partOf(term, known), base)
  const flagged = Object.entries(flags).reduce((sum, [fact, value]) => sum + (known[fact] ? value : 0), added)
  return Math.max(least, Math.min(most, flagged))
}

/** Reports figures that neither follow from the facts of their unit nor are named as judged. Units without facts are judged whole. */
export const checkFigures = ({ documents }: SystemContent, report: Report): void => {
  const rules = documents.formula?.[0]?.value.rules ?? []
  for (const file of documents.units ?? [])
    for (const [id, entry, place] of entriesOf(file)) {
      const { facts, judged = [], class: of } = entry
      if (facts === undefined) continue
      const figures = figuresOf(entry)
      const known: Known = { ...facts, ...figures }
      const has = (fact: string): boolean => known[fact] !== undefined && known[fact] !== false
      for (const figure of Object.keys(figures) as FigureName[]) {
        const rule = rules.find(
          (one) =>
            one.figure === figure &&
            one.classes.includes(of) &&
            (one.with ?? []).every(has) &&
            !(one.without ?? []).some(has),
        )
        const value = rule && byRule(rule, known)
        if (value === undefined || value === figures[figure] || judged.includes(figure)) continue
        report.error(
          'figure-off-formula',
          below(place, ...pathOf(figure)),
          `"${id}" has ${figures[figure]} here, and ${value} follows from its facts.`,
          { hint: `Write ${value}, correct the facts, or name "${figure}" in \`judged\`.` },
        )
      }
    }
}
