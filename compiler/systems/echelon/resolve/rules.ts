/** From the tables as authors write them to the rules that the engine reads: defaults are filled in, weeks become numbers. */
import { parseDate } from '../../../../engine/systems/echelon/date.ts'
import type {
  ArmourValues,
  Dated,
  DesignRules,
  EchelonRules,
  FeatureRules,
  Fraction,
  HexsideRules,
  NationRules,
  SizeRules,
  TerrainRules,
  UnitTypeRules,
  WeatherRules,
} from '../../../../engine/systems/echelon/rules.ts'
import type {
  ArmourValuesEntry,
  DatedArmour,
  DesignEntry,
  FeatureEntry,
  HexsideEntry,
  NationEntry,
  TerrainEntry,
  UnitTypeEntry,
  WeatherFile,
} from '../../../../engine/systems/echelon/tables.generated.ts'
import type { KindTypes } from '../schemas/types.generated.ts'

/** Tables that the engine reads as they are written. */
type AsWritten = 'movement' | 'combat' | 'supply' | 'replacement' | 'transport' | 'air' | 'engineering' | 'victory'

/** The tables of a folder `systems/echelon`, a file each; charts of units in as many as there are. */
export type RuleFiles = Pick<
  KindTypes,
  'terrain' | 'features' | 'hexsides' | 'weather' | 'unit-types' | 'sizes' | 'nations'
> & { readonly [K in AsWritten]: { readonly kind: K } } & { readonly units: readonly KindTypes['units'][] }

type Table<T> = Readonly<Record<string, T>>

/** All tables together. */
export const rulesOf = (files: RuleFiles): EchelonRules => {
  const sizes = withoutKind(files.sizes)
  const designs: Table<DesignEntry> = Object.assign({}, ...files.units.map(({ entries }) => entries))
  return {
    terrain: each(files.terrain.entries, terrainOf),
    features: each(files.features.entries, featureOf),
    hexsides: each(files.hexsides.entries, hexsideOf),
    weather: weatherOf(files.weather),
    unitTypes: each(files['unit-types'].entries, unitTypeOf),
    sizes,
    movement: withoutKind(files.movement),
    combat: withoutKind(files.combat),
    supply: withoutKind(files.supply),
    replacement: withoutKind(files.replacement),
    transport: withoutKind(files.transport),
    air: withWeeks(withoutKind(files.air)),
    engineering: withoutKind(files.engineering),
    nations: each(files.nations.entries, nationOf),
    designs: each(designs, (design) => designOf(design, sizes)),
    victory: withoutKind(files.victory),
  } as EchelonRules
}

const withoutKind = <F extends { readonly kind: string }>({ kind: _, ...table }: F): Omit<F, 'kind'> => table

const each = <W, T>(table: Table<W>, read: (entry: W) => T): Table<T> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, read(entry)]))

const terrainOf = ({ description: _, ...written }: TerrainEntry): TerrainRules => ({
  die: 0,
  aec: 0,
  halvesMotor: false,
  supply: 1,
  open: false,
  isSea: false,
  ...written,
})

const featureOf = ({ description: _, ...written }: FeatureEntry): FeatureRules => ({
  die: 0,
  aec: 0,
  floor: false,
  yields: false,
  isCity: false,
  isMajor: false,
  isFull: false,
  isFortification: false,
  isFortress: false,
  isWork: false,
  antiAircraft: 0,
  ...written,
})

const hexsideOf = ({ description: _, ...written }: HexsideEntry): HexsideRules => ({
  aec: 0,
  blocksZone: false,
  blocksSupply: false,
  ...written,
})

const weatherOf = ({ kind: _, kinds, ...written }: WeatherFile): WeatherRules => ({
  ...written,
  kinds: each(kinds, (kind) => ({ die: 0, aec: 0, isCold: false, ...kind })) as WeatherRules['kinds'],
})

const armourOf = (written: ArmourValuesEntry = {}): ArmourValues => ({
  aec: 0,
  aiec: 0,
  atec: 0,
  neutral: 0,
  ...written,
})

/** Weeks that are written have the form of one: their schema says so. */
const weekOf = (text: string): number => parseDate(text) ?? 0

const datedOf = (written: readonly DatedArmour[] = []): readonly Dated<Partial<ArmourValues>>[] =>
  written.map(({ from, ...value }) => ({ from: weekOf(from), value }))

/** A value in which every `from` that is a week is its number. */
const withWeeks = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(withWeeks) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === 'from' && typeof inner === 'string' ? weekOf(inner) : withWeeks(inner),
    ]),
  ) as T
}

const unitTypeOf = ({ description: _, armour, dated, ...written }: UnitTypeEntry): UnitTypeRules => ({
  converts: false,
  abilities: [],
  requiredLosses: false,
  ...written,
  armour: armourOf(armour),
  dated: datedOf(dated),
})

const nationOf = ({ description: _, dated = {}, ...written }: NationEntry): NationRules => ({
  nordic: false,
  fortressDoubled: false,
  depotPermanent: false,
  majorPower: false,
  cargoAa: 0,
  ...written,
  dated: each(dated, datedOf),
})

/** A design; a division whose counter does not say what its cadre is gets one by the table of sizes. echelon.C9 */
export const designOf = (
  { description: _, ...written }: DesignEntry,
  { cadre }: Pick<SizeRules, 'cadre'>,
): DesignRules => {
  const { size, attack, defence, move } = written
  const share = ([numerator, denominator]: Fraction, whole: number): number =>
    Math.max(cadre.least, Math.floor((whole * numerator) / denominator))
  const reverse =
    size === 'division'
      ? { reverse: { attack: share(cadre.share, attack), defence: share(cadre.share, defence), move } }
      : {}
  return { aa: 0, abilities: [], motorised: false, heavyEffects: false, ...reverse, ...written }
}
