/** Puts the tables of a rule system together and checks what they say about each other. */
import type { OperationalRules, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import type { Report } from '../../../diagnostics/diagnostic.ts'
import { idsInUnread, reportMissingTables } from '../../../resolve/missing.ts'
import { checkKnown } from '../../../resolve/read.ts'
import { idsOf, idsOfUnitTypes, isComplete, readSigns, readUnitTypes } from '../../../resolve/tables.ts'
import type { Documents, SystemContent, Valid } from '../schemas/index.ts'
import { type Kind, tableKinds } from '../schemas/kinds.ts'
import { checkAssets, checkCards, checkHeadquarters, checkSpecialOrders } from './commandChecks.ts'
import {
  checkCombat,
  checkDifficulties,
  checkExperience,
  checkNations,
  checkSupply,
  checkTerrain,
  checkWeather,
} from './tableChecks.ts'

type Rules<K extends keyof OperationalRules> = OperationalRules[K]

/** What is known of a rule system, even when some of its tables are broken. */
export interface Tables {
  /** With all unit types that are sound; undefined when a table is missing or broken. */
  readonly rules: OperationalRules | undefined
  readonly terrainBySign: ReadonlyMap<string, string>
  /** Whether every kind of terrain is known with its sign. */
  readonly isTerrainComplete: boolean
  /** Ids, also of entries that are broken; undefined when the whole table is. */
  readonly knownTerrain: readonly string[] | undefined
  readonly knownWeather: readonly string[] | undefined
  readonly knownWays: readonly string[] | undefined
  readonly knownHexsides: readonly string[] | undefined
  readonly knownUnitTypes: readonly string[] | undefined
  readonly unitTypes: Readonly<Record<string, UnitTypeRules>>
  readonly nations: Rules<'nations'>
}

/** The same, with what scenarios name beyond ground and units. */
export interface SystemTables extends Tables {
  readonly knownNations: readonly string[] | undefined
  readonly knownSpecialists: readonly string[] | undefined
  readonly knownAssets: readonly string[] | undefined
  readonly knownCards: readonly string[] | undefined
  /** Kinds of headquarters. */
  readonly knownProfiles: readonly string[] | undefined
  readonly profiles: Rules<'headquarters'>['profiles']
  /** What no headquarters can have more of. */
  readonly limits: Pick<Rules<'headquarters'>, 'mostCommandPoints' | 'mostTrucks' | 'mostLevel'> | undefined
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  reportMissingTables(tableKinds, system, report)
  const hasDifficulties = checkDifficulties(system.system, report)
  const [terrain, weather, nations] = [
    only(documents, 'terrain'),
    only(documents, 'weather'),
    only(documents, 'nations'),
  ]
  const [combat, headquarters] = [only(documents, 'combat'), only(documents, 'headquarters')]
  const knownTerrain = idsOf(terrain)
  const knownWays = idsOf(only(documents, 'ways'))
  const knownNations = idsOf(nations)
  const knownAssets = idsOf(only(documents, 'assets'))
  const terrainBySign = readSigns(terrain, report)
  checkWeather(weather, knownTerrain, knownWays, report)
  checkCombat(combat, report)
  checkExperience(only(documents, 'experience'), report)
  checkTerrain(terrain, knownTerrain, report)
  checkNations(nations, only(documents, 'reinforcement'), knownNations, report)
  checkSupply(only(documents, 'supply'), headquarters, report)
  const unitTypes = soundUnitTypes(documents.units ?? [], knownNations, report)
  const knownUnitTypes = idsOfUnitTypes(documents.units ?? [], idsInUnread(system, 'units'))
  checkSpecialOrders(only(documents, 'special-orders'), combat, unitTypes, knownUnitTypes, knownNations, report)
  checkAssets(only(documents, 'assets'), report)
  checkCards(only(documents, 'cards'), knownAssets, knownNations, report)
  checkHeadquarters(headquarters, knownNations, report)
  const profiles = headquarters?.value.profiles
  const tablesAreSound = hasDifficulties && !report.hasErrors(`${directory}/tables/`)
  return {
    rules: tablesAreSound ? assemble(documents, unitTypes) : undefined,
    terrainBySign,
    isTerrainComplete: knownTerrain !== undefined && knownTerrain.length === terrainBySign.size,
    knownTerrain,
    knownWeather: idsOf(weather),
    knownWays,
    knownHexsides: idsOf(only(documents, 'hexsides')),
    knownUnitTypes,
    unitTypes,
    nations: nations?.value.entries ?? {},
    knownNations,
    knownSpecialists: idsOf(only(documents, 'specialists')),
    knownAssets,
    knownCards: idsOf(only(documents, 'cards')),
    knownProfiles: profiles && Object.keys(profiles),
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
  knownNations: readonly string[] | undefined,
  report: Report,
): Record<string, UnitTypeRules> => {
  const sound: Record<string, UnitTypeRules> = {}
  for (const [id, type, place] of readUnitTypes(files, report)) {
    if (knownNations === undefined || knownNations.includes(type.nation)) sound[id] = type
    else checkKnown(type.nation, knownNations, 'nation-unknown', 'nation', place, report, 'nation')
  }
  return sound
}
