/** Puts the tables of a rule system together and checks what they say about each other. */
import type { OperationalRules, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import type { UnitTypeEntry } from '../../../../engine/systems/operational/tables.generated.ts'
import { resolveDrawing } from '../../../cartography/drawings/resolve.ts'
import { below, type Report } from '../../../diagnostics/diagnostic.ts'
import type { KnownIds } from '../../../resolve/readers.ts'
import type * as shared from '../../../resolve/tables.ts'
import {
  asRules,
  assembleTables,
  isComplete,
  type OpenedTables,
  only,
  openRules,
  openTables,
} from '../../../resolve/tables.ts'
import { type Documents, type SystemContent, schemas } from '../schemas/index.ts'
import { tableKinds } from '../schemas/kinds.ts'
import { checkAssets, checkCards, checkHeadquarters, checkRewards, checkSpecialOrders } from './commandChecks.ts'
import {
  checkArmour,
  checkCombat,
  checkDifficulties,
  checkExperience,
  checkHexsides,
  checkNations,
  checkSpecialists,
  checkSupply,
  checkTerrain,
} from './tableChecks.ts'

type Rules<K extends keyof OperationalRules> = OperationalRules[K]

/** All that is known of a rule system, even when some of its tables are broken. Its rules have all unit types that are sound. */
export interface SystemTables extends shared.SystemTables<OperationalRules> {
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly nations: Rules<'nations'>
  /** Kinds of headquarters. */
  readonly profiles: Rules<'headquarters'>['profiles']
  /** The upper limits of every headquarters. */
  readonly limits: Pick<Rules<'headquarters'>, 'mostCommandPoints' | 'mostTrucks' | 'mostLevel'> | undefined
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  const hasDifficulties = checkDifficulties(system.system, report)
  const { unitTypes: written, ...opened } = openTables(schemas, tableKinds, system, report)
  const [nations, cards, combat] = [only(documents, 'nations'), only(documents, 'cards'), only(documents, 'combat')]
  const headquarters = only(documents, 'headquarters')
  const unitTypes = soundUnitTypes(written, opened.known.nation, report)
  checkCombat(combat, report)
  checkExperience(only(documents, 'experience'), report)
  checkTerrain(only(documents, 'terrain'), report)
  checkNations(nations, only(documents, 'reinforcement'), report)
  checkHexsides(only(documents, 'hexsides'), report)
  checkSpecialists(only(documents, 'specialists'), report)
  checkSupply(only(documents, 'supply'), headquarters, report)
  checkSpecialOrders(only(documents, 'special-orders'), combat, unitTypes, report)
  checkAssets(only(documents, 'assets'), report)
  checkCards(cards, report)
  checkRewards(only(documents, 'rewards'), cards, report)
  checkHeadquarters(headquarters, report)
  const tablesAreSound = hasDifficulties && !report.hasErrors(`${directory}/tables/`)
  return {
    ...opened,
    rules: tablesAreSound ? assemble(documents, unitTypes) : undefined,
    unitTypes,
    nations: nations?.value.entries ?? {},
    profiles: headquarters?.value.profiles ?? {},
    limits: headquarters?.value,
  }
}

/** Returns the known parts of a rule system that is sound, for worked examples. */
export const tablesOf = (rules: OperationalRules): SystemTables => ({
  ...openRules(schemas, rules),
  unitTypes: rules.unitTypes,
  nations: rules.nations,
  profiles: rules.headquarters.profiles,
  limits: rules.headquarters,
})

/** The tables in the order in which they stand in the rules. */
const inRules = [
  'terrain',
  'weather',
  'ways',
  'hexsides',
  'movement',
  'combat',
  'experience',
  'supply',
  'victory',
  'specialists',
  'reinforcement',
  'orders',
  'special-orders',
  'headquarters',
  'fog',
  'assets',
  'cards',
  'landing',
  'rewards',
  'nations',
] as const satisfies readonly (typeof tableKinds)[number][]

/** The rules, or undefined while a table is missing. */
const assemble = (documents: Documents, unitTypes: Rules<'unitTypes'>): OperationalRules | undefined => {
  const rules = { ...assembleTables(documents, inRules), unitTypes }
  return isComplete(rules) ? asRules<OperationalRules>(rules) : undefined
}

/** The unit types whose nation is known. */
const soundUnitTypes = (
  written: OpenedTables['unitTypes'],
  nations: KnownIds['nation'],
  report: Report,
): Record<string, UnitTypeRules> => {
  const sound: Record<string, UnitTypeRules> = {}
  for (const [id, one, place] of written) {
    const { drawing, ...entry } = one as UnitTypeEntry
    const type: UnitTypeRules = { ...entry, ...(drawing && { drawing: resolveDrawing(drawing) }) }
    checkArmour(type.name, type.armour.points, type.armour.counts, below(place, 'armour', 'points'), report)
    if (nations?.includes(type.nation) ?? true) sound[id] = type
  }
  return sound
}
