/** From the tables as authors write them to the rules that the engine reads: weeks become numbers, and divisions get their cadres. */
import { parseDate } from '../../../../engine/systems/echelon/date.ts'
import type {
  ArmourValues,
  Dated,
  DesignRules,
  EchelonRules,
  Fraction,
  NationRules,
  SizeRules,
  UnitTypeRules,
} from '../../../../engine/systems/echelon/rules.ts'
import type { DatedArmour, DesignEntry } from '../../../../engine/systems/echelon/tables.generated.ts'
import { resolveDrawing } from '../../../cartography/drawings/resolve.ts'
import { completeTable } from '../../../resolve/defaults.ts'
import { asRules, byField, eachEntry } from '../../../resolve/tables.ts'
import { schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import type { KindTypes } from '../schemas/types.generated.ts'

/** The tables of a folder `systems/echelon`, a file each; charts of units in as many as there are. */
export type RuleFiles = Pick<KindTypes, (typeof tableKinds)[number]> & {
  readonly units: readonly KindTypes['units'][]
}

type ById<T> = Readonly<Record<string, T>>

/** Entries whose values against tanks change, as they are written. */
type Undated<T, D> = ById<Omit<T, 'dated'> & { readonly dated: D }>

/** All tables together. */
export const rulesOf = (files: RuleFiles): EchelonRules => {
  const tables = byField(tableKinds, (kind) => withWeeks(completeTable(schemas[kind], files[kind])))
  const unitTypes = tables.unitTypes as Undated<UnitTypeRules, readonly WithWeek[]>
  const nations = tables.nations as Undated<NationRules, ById<readonly WithWeek[]>>
  const rules = asRules<Omit<EchelonRules, 'designs'>>({
    ...tables,
    unitTypes: eachEntry(unitTypes, ({ dated, ...type }) => ({ ...type, dated: datedOf(dated) })),
    nations: eachEntry(nations, ({ dated, ...nation }) => ({ ...nation, dated: eachEntry(dated, datedOf) })),
  })
  return { ...rules, designs: designsOf(Object.assign({}, ...files.units.map(({ entries }) => entries)), rules.sizes) }
}

type WithWeek = Omit<DatedArmour, 'from'> & { readonly from: number }

const datedOf = (written: readonly WithWeek[]): readonly Dated<Partial<ArmourValues>>[] =>
  written.map(({ from, ...value }) => ({ from, value }))

/** A value in which every `from` that is a week is its number: their schemas say that they have the form of one. */
const withWeeks = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(withWeeks) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'from' && typeof inner === 'string' ? (parseDate(inner) ?? 0) : withWeeks(inner),
    ]),
  ) as T
}

/** Designs by their ids; a division whose counter does not say what its cadre is gets one by the table of sizes. echelon.C9 */
export const designsOf = (entries: ById<DesignEntry>, { cadre }: Pick<SizeRules, 'cadre'>): ById<DesignRules> => {
  const share = ([numerator, denominator]: Fraction, whole: number): number =>
    Math.max(cadre.least, Math.floor((whole * numerator) / denominator))
  const cadreOf = ({ attack, defence, move }: DesignRules): DesignRules['reverse'] => ({
    attack: share(cadre.share, attack),
    defence: share(cadre.share, defence),
    move,
  })
  const designs = completeTable(schemas.units, { entries }) as ById<
    Omit<DesignRules, 'drawing'> & Pick<DesignEntry, 'drawing'>
  >
  return eachEntry(designs, ({ drawing, ...design }) => ({
    ...(design.size === 'division' && { reverse: cadreOf(design) }),
    ...design,
    ...(drawing && { drawing: resolveDrawing(drawing) }),
  }))
}
