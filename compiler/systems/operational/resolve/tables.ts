/** Puts the tables of a rule system together and checks what they say about each other. */
import type { OperationalRules, UnitTypeRules } from '../../../../engine/systems/operational/rules.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { wayOutOfUnknown } from '../../../diagnostics/suggest.ts'
import { idsInUnread, reportMissingTables } from '../../../resolve/missing.ts'
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
  const knownTerrain = idsOf(only(documents, 'terrain'))
  const knownWays = idsOf(only(documents, 'ways'))
  const terrainBySign = readSigns(only(documents, 'terrain'), report)
  const nations = only(documents, 'nations')
  checkWeather(only(documents, 'weather'), knownTerrain, knownWays, report)
  checkCombat(only(documents, 'combat'), report)
  checkExperience(only(documents, 'experience'), report)
  const knownNations = idsOf(nations)
  checkTerrain(only(documents, 'terrain'), knownTerrain, report)
  checkNations(nations, only(documents, 'reinforcement'), knownNations, report)
  checkSupply(only(documents, 'supply'), only(documents, 'headquarters'), report)
  const unitTypes = readUnitTypes(documents.units ?? [], knownNations, report)
  const unread = idsInUnread(system, 'units')
  const knownUnitTypes = unread && [...unitTypes.known, ...unread]
  const specialOrders = only(documents, 'special-orders')
  const combat = only(documents, 'combat')
  checkSpecialOrders(specialOrders, combat, unitTypes.byId, knownUnitTypes, knownNations, report)
  const knownAssets = idsOf(only(documents, 'assets'))
  checkAssets(only(documents, 'assets'), report)
  checkCards(only(documents, 'cards'), knownAssets, knownNations, report)
  const headquarters = only(documents, 'headquarters')
  checkHeadquarters(headquarters, knownNations, report)
  const profiles = headquarters?.value.profiles
  const tablesAreSound = hasDifficulties && !report.hasErrors(`${directory}/tables/`)
  return {
    rules: tablesAreSound ? assemble(documents, unitTypes.byId) : undefined,
    terrainBySign,
    isTerrainComplete: knownTerrain !== undefined && knownTerrain.length === terrainBySign.size,
    knownTerrain,
    knownWeather: idsOf(only(documents, 'weather')),
    knownWays,
    knownHexsides: idsOf(only(documents, 'hexsides')),
    knownUnitTypes,
    unitTypes: unitTypes.byId,
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

type EntryKind = 'terrain' | 'weather' | 'ways' | 'hexsides' | 'nations' | 'units' | 'specialists' | 'assets' | 'cards'

const idsOf = (document: Valid<EntryKind> | undefined): string[] | undefined =>
  document && [...Object.keys(document.value.entries), ...document.dropped]

const assemble = (documents: Documents, unitTypes: Rules<'unitTypes'>): OperationalRules | undefined => {
  const entries = <K extends EntryKind | 'orders'>(kind: K): Valid<K>['value']['entries'] | undefined =>
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

/** Whether no table is missing. */
const isComplete = (
  rules: {
    readonly [K in keyof OperationalRules]: OperationalRules[K] | undefined
  },
): rules is OperationalRules => Object.values(rules).every((table) => table !== undefined)

const withoutKind = <K extends Kind>({ value }: Valid<K>): Omit<Valid<K>['value'], 'kind'> => {
  const { kind: _, ...rest } = value
  return rest
}

const readSigns = (terrain: Valid<'terrain'> | undefined, report: Report): Map<string, string> => {
  const signs = new Map<string, string>()
  for (const [id, { sign }] of Object.entries(terrain?.value.entries ?? {})) {
    const first = signs.get(sign)
    if (first !== undefined && terrain) {
      const root: Place = { file: terrain.file, path: ['entries'] }
      report.error('sign-duplicate', below(root, id, 'sign'), `"${id}" has the same sign "${sign}" as "${first}".`, {
        related: [{ ...below(root, first, 'sign'), message: 'The first one.' }],
      })
    } else signs.set(sign, id)
  }
  return signs
}

const readUnitTypes = (
  files: readonly Valid<'units'>[],
  knownNations: readonly string[] | undefined,
  report: Report,
): { byId: Record<string, UnitTypeRules>; known: string[] } => {
  const byId: Record<string, UnitTypeRules> = {}
  const known: string[] = []
  const firsts = new Map<string, Place>()
  for (const { file, value, dropped } of files) {
    known.push(...dropped)
    for (const [id, type] of Object.entries(value.entries)) {
      const place: Place = { file, path: ['entries', id] }
      const first = firsts.get(id)
      if (first !== undefined) {
        report.error('id-duplicate', { ...place, key: true }, `The unit type "${id}" is defined twice.`, {
          related: [{ ...first, key: true, message: 'The first one.' }],
        })
        continue
      }
      firsts.set(id, place)
      known.push(id)
      if (knownNations === undefined || knownNations.includes(type.nation)) byId[id] = type
      else {
        report.error(
          'nation-unknown',
          below(place, 'nation'),
          `No nation is called "${type.nation}".`,
          wayOutOfUnknown(type.nation, knownNations, below(place, 'nation')),
        )
      }
    }
  }
  return { byId, known }
}
