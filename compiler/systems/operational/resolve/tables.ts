/** Puts the tables of a rule system together and checks what they say about each other. */
import type { OperationalRules, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import { below, type Report } from '../../../diagnostics/diagnostic.ts'
import { idsInUnread, reportMissingTables } from '../../../resolve/missing.ts'
import { makeIdReaders } from '../../../resolve/readers.ts'
import { idsOf, idsOfUnitTypes, isComplete, readSigns, readUnitTypes } from '../../../resolve/tables.ts'
import type { TerrainSigns } from '../../../resolve/terrain.ts'
import type { Documents, SystemContent, Valid } from '../schemas/index.ts'
import { type Kind, tableKinds } from '../schemas/kinds.ts'
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
  checkWeather,
  type Known,
  type TableReaders,
} from './tableChecks.ts'

type Rules<K extends keyof OperationalRules> = OperationalRules[K]

/** What is known of a rule system, even when some of its tables are broken. */
export interface SystemTables extends TerrainSigns {
  /** With all unit types that are sound; undefined when a table is missing or broken. */
  readonly rules: OperationalRules | undefined
  readonly known: Known
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly nations: Rules<'nations'>
  /** Kinds of headquarters. */
  readonly profiles: Rules<'headquarters'>['profiles']
  /** What no headquarters can have more of. */
  readonly limits: Pick<Rules<'headquarters'>, 'mostCommandPoints' | 'mostTrucks' | 'mostLevel'> | undefined
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  reportMissingTables(tableKinds, system, report)
  const hasDifficulties = checkDifficulties(system.system, report)
  const [terrain, weather] = [only(documents, 'terrain'), only(documents, 'weather')]
  const [nations, assets, cards] = [only(documents, 'nations'), only(documents, 'assets'), only(documents, 'cards')]
  const [combat, headquarters] = [only(documents, 'combat'), only(documents, 'headquarters')]
  const profiles = headquarters?.value.profiles
  const known: Known = {
    assets: idsOf(assets),
    cards: idsOf(cards),
    hexsides: idsOf(only(documents, 'hexsides')),
    nations: idsOf(nations),
    profiles: profiles && Object.keys(profiles),
    specialists: idsOf(only(documents, 'specialists')),
    terrain: idsOf(terrain),
    unitTypes: idsOfUnitTypes(documents.units ?? [], idsInUnread(system, 'units')),
    ways: idsOf(only(documents, 'ways')),
    weather: idsOf(weather),
  }
  const readers = makeIdReaders(known, report)
  const terrainBySign = readSigns(terrain, report)
  checkWeather(weather, readers)
  checkCombat(combat, report)
  checkExperience(only(documents, 'experience'), report)
  checkTerrain(terrain, readers)
  checkNations(nations, only(documents, 'reinforcement'), readers)
  checkHexsides(only(documents, 'hexsides'), report)
  checkSpecialists(only(documents, 'specialists'), report)
  checkSupply(only(documents, 'supply'), headquarters, report)
  const unitTypes = soundUnitTypes(documents.units ?? [], known.nations, readers)
  checkSpecialOrders(only(documents, 'special-orders'), combat, unitTypes, readers)
  checkAssets(assets, report)
  checkCards(cards, readers)
  checkRewards(only(documents, 'rewards'), cards, readers)
  checkHeadquarters(headquarters, readers)
  const tablesAreSound = hasDifficulties && !report.hasErrors(`${directory}/tables/`)
  return {
    rules: tablesAreSound ? assemble(documents, unitTypes) : undefined,
    terrainBySign,
    isTerrainComplete: known.terrain?.length === terrainBySign.size,
    known,
    unitTypes,
    nations: nations?.value.entries ?? {},
    profiles: profiles ?? {},
    limits: headquarters?.value,
  }
}

const only = <K extends Kind>(documents: Documents, kind: K): Valid<K> | undefined =>
  (documents[kind] as readonly Valid<K>[] | undefined)?.[0]

type EntryKind = 'terrain' | 'weather' | 'ways' | 'hexsides' | 'nations' | 'specialists' | 'orders' | 'assets' | 'cards'

/** The rules, or undefined while a table is missing. */
const assemble = (documents: Documents, unitTypes: Rules<'unitTypes'>): OperationalRules | undefined => {
  const entries = <K extends EntryKind>(kind: K): Valid<K>['value']['entries'] | undefined =>
    only(documents, kind)?.value.entries
  const table = <K extends Kind>(kind: K): Omit<Valid<K>['value'], 'kind'> | undefined => {
    const document = only(documents, kind)
    return document && withoutKind(document)
  }
  const rules: { readonly [K in keyof OperationalRules]: OperationalRules[K] | undefined } = {
    terrain: entries('terrain'),
    weather: entries('weather'),
    ways: entries('ways'),
    hexsides: entries('hexsides'),
    movement: table('movement'),
    combat: table('combat'),
    experience: table('experience'),
    supply: table('supply'),
    victory: table('victory'),
    specialists: entries('specialists'),
    reinforcement: table('reinforcement'),
    orders: entries('orders'),
    specialOrders: table('special-orders'),
    headquarters: table('headquarters'),
    fog: table('fog'),
    assets: entries('assets'),
    cards: entries('cards'),
    landing: table('landing'),
    rewards: table('rewards'),
    nations: entries('nations'),
    unitTypes,
  }
  return isComplete(rules) ? rules : undefined
}

const withoutKind = <K extends Kind>({ value }: Valid<K>): Omit<Valid<K>['value'], 'kind'> => {
  const { kind: _, ...rest } = value
  return rest
}

/** The unit types whose nation is known, each once. */
const soundUnitTypes = (
  files: readonly Valid<'units'>[],
  nations: Known['nations'],
  readers: TableReaders,
): Record<string, UnitTypeRules> => {
  const sound: Record<string, UnitTypeRules> = {}
  for (const [id, type, place] of readUnitTypes(files, readers.report)) {
    readers.id('nations', type.nation, place, 'nation')
    checkArmour(type.name, type.armour.points, type.armour.counts, below(place, 'armour', 'points'), readers.report)
    if (nations?.includes(type.nation) ?? true) sound[id] = type
  }
  return sound
}
