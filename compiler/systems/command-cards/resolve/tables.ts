/** Puts the tables of the command-card system together and checks what they say about each other. */
import type { CommandCardsRules } from '../../../../engine/systems/command-cards/rules.ts'
import type { Place, Report } from '../../../diagnostics/diagnostic.ts'
import { idsInUnread, reportMissingTables } from '../../../resolve/missing.ts'
import { makeIdReaders } from '../../../resolve/readers.ts'
import { idsOf, idsOfUnitTypes, isComplete, readSigns, readUnitTypes } from '../../../resolve/tables.ts'
import type { TerrainSigns } from '../../../resolve/terrain.ts'
import type { Documents, SystemContent, Valid } from '../schemas/index.ts'
import { type Kind, tableKinds } from '../schemas/kinds.ts'
import { rulesOf } from './rules.ts'
import { checkCards, checkGround, checkNations, checkSpecial, type Known } from './tableChecks.ts'

/** What is known of the rule system, even when some of its tables are broken. */
export interface SystemTables extends TerrainSigns {
  /** Undefined when a table is missing or broken. */
  readonly rules: CommandCardsRules | undefined
  readonly known: Known
}

export const resolveTables = (system: SystemContent, report: Report): SystemTables => {
  const { documents, directory } = system
  reportMissingTables(tableKinds, system, report)
  const terrain = only(documents, 'terrain')
  const obstacles = only(documents, 'obstacles')
  const cards = only(documents, 'cards')
  const nations = only(documents, 'nations')
  const unitTypes = documents.units ?? []
  const known: Known = {
    boards: idsOf(only(documents, 'boards')),
    terrain: idsOf(terrain),
    obstacles: idsOf(obstacles),
    ways: idsOf(only(documents, 'ways')),
    unitTypes: idsOfUnitTypes(unitTypes, idsInUnread(system, 'units')),
    nations: idsOf(nations),
    cards: idsOf(cards),
  }
  const terrainBySign = readSigns(terrain, report)
  const readers = makeIdReaders(known, report)
  checkGround(terrain, readers)
  checkGround(obstacles, readers)
  checkCards(cards, readers)
  checkNations(nations, readers)
  checkSpecial(only(documents, 'special'), readers)
  readUnitTypes(unitTypes, report)
  const isSound = !report.hasErrors(`${directory}/tables/`) && !report.hasErrors(`${directory}/units/`)
  if (unitTypes.length === 0 && isSound) {
    const place: Place = { file: `${directory}/units`, path: [] }
    report.error('file-missing', place, 'The rule system has no unit types.')
  }
  return {
    rules: isSound ? assemble(documents) : undefined,
    terrainBySign,
    isTerrainComplete: known.terrain?.length === terrainBySign.size,
    known,
  }
}

const only = <K extends Kind>(documents: Documents, kind: K): Valid<K> | undefined =>
  (documents[kind] as readonly Valid<K>[] | undefined)?.[0]

/** The rules, or undefined while a table is missing. */
const assemble = (documents: Documents): CommandCardsRules | undefined => {
  const tables = {
    dice: only(documents, 'dice')?.value,
    boards: only(documents, 'boards')?.value,
    terrain: only(documents, 'terrain')?.value,
    obstacles: only(documents, 'obstacles')?.value,
    ways: only(documents, 'ways')?.value,
    cards: only(documents, 'cards')?.value,
    nations: only(documents, 'nations')?.value,
    special: only(documents, 'special')?.value,
    units: documents.units?.map(({ value }) => value),
  }
  return isComplete(tables) ? rulesOf(tables) : undefined
}
