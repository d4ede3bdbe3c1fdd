/** What the tables say about each other: ids that must be there. */
import type { ObstacleEntry, TerrainEntry } from '../../../../engine/systems/command-cards/tables.generated.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { checkAllKnown, checkKnown } from '../../../resolve/read.ts'
import { entriesOf } from '../../../resolve/tables.ts'
import type { Valid } from '../schemas/index.ts'

type GroundEntry = TerrainEntry | ObstacleEntry

/** Ids of what the tables hold, also of entries that are broken; undefined when the whole table is. */
export interface Known {
  readonly boards: readonly string[] | undefined
  readonly terrain: readonly string[] | undefined
  readonly obstacles: readonly string[] | undefined
  readonly ways: readonly string[] | undefined
  readonly unitTypes: readonly string[] | undefined
  readonly nations: readonly string[] | undefined
  readonly cards: readonly string[] | undefined
}

/** Ground names the entry that it is like, other terrain and nations. command-cards.T11, T30, T52, T59 */
export const checkGround = (
  document: Valid<'terrain' | 'obstacles'> | undefined,
  known: Known,
  report: Report,
): void => {
  if (document === undefined) return
  const { value, dropped } = document
  const own = [...Object.keys(value.entries), ...dropped]
  const [code, what] =
    value.kind === 'terrain' ? (['terrain-unknown', 'terrain'] as const) : (['obstacle-unknown', 'obstacle'] as const)
  const terrains = (ids: readonly string[] | undefined, place: Place): void =>
    checkAllKnown(ids, known.terrain, 'terrain-unknown', 'terrain', place, report)
  const nations = (ids: readonly string[] | undefined, place: Place): void =>
    checkAllKnown(ids, known.nations, 'nation-unknown', 'nation', place, report)
  for (const [, entry, place] of entriesOf<GroundEntry>(document)) {
    if (entry.like !== undefined) checkKnown(entry.like, own, code, what, place, report, 'like')
    terrains(entry.connects, below(place, 'connects'))
    terrains(entry.notFrom, below(place, 'notFrom'))
    terrains(entry.face?.below, below(place, 'face', 'below'))
    nations(entry.stubborn, below(place, 'stubborn'))
    nations(entry.protectsNations, below(place, 'protectsNations'))
    nations(entry.shelter?.nations, below(place, 'shelter', 'nations'))
  }
}

/** Cards dig obstacles, and fly as other cards. command-cards.A3, T10 */
export const checkCards = (cards: Valid<'cards'> | undefined, known: Known, report: Report): void => {
  for (const [, { digs, asStrike }, place] of entriesOf(cards)) {
    if (digs !== undefined) checkKnown(digs, known.obstacles, 'obstacle-unknown', 'obstacle', place, report, 'digs')
    if (asStrike !== undefined) checkKnown(asStrike, known.cards, 'card-unknown', 'card', place, report, 'asStrike')
  }
}

/** Nations know the one whose echoed cards give them more. command-cards.N4 */
export const checkNations = (nations: Valid<'nations'> | undefined, known: Known, report: Report): void => {
  for (const [, { echoBonusAgainst: against }, place] of entriesOf(nations))
    if (against !== undefined)
      checkKnown(against, known.nations, 'nation-unknown', 'nation', place, report, 'echoBonusAgainst')
}

/** What special rules build and where they work. command-cards.A10, T33, T52 */
export const checkSpecial = (special: Valid<'special'> | undefined, known: Known, report: Report): void => {
  if (special === undefined) return
  const { file, value } = special
  const root: Place = { file, path: [] }
  for (const name of ['pontoon', 'cave'] as const) {
    const place = below(root, name, 'obstacle')
    checkKnown(value[name].obstacle, known.obstacles, 'obstacle-unknown', 'obstacle', place, report)
  }
  const { terrains } = value.recovery
  checkAllKnown(terrains, known.terrain, 'terrain-unknown', 'terrain', below(root, 'recovery', 'terrains'), report)
}
