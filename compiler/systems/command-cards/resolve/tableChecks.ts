/** What the tables say about each other: ids that must be there. */
import type { ObstacleEntry, TerrainEntry } from '../../../../engine/systems/command-cards/tables.generated.ts'
import { below, type Place } from '../../../diagnostics/diagnostic.ts'
import type { IdReaders, KnownIds } from '../../../resolve/readers.ts'
import { entriesOf } from '../../../resolve/tables.ts'
import type { Valid } from '../schemas/index.ts'

type GroundEntry = TerrainEntry | ObstacleEntry

/** Ids of what the tables hold, also of entries that are broken; undefined when the whole table is. */
export type Known = KnownIds<'boards' | 'cards' | 'nations' | 'obstacles' | 'terrain' | 'unitTypes' | 'ways'>
type TableReaders = IdReaders<keyof Known>

/** Ground names the entry that it is like, other terrain and nations. command-cards.T11, T30, T52, T59 */
export const checkGround = (
  document: Valid<'terrain' | 'obstacles'> | undefined,
  { id: check, ids }: TableReaders,
): void => {
  if (document === undefined) return
  for (const [, entry, place] of entriesOf<GroundEntry>(document)) {
    if (entry.like !== undefined) check(document.value.kind, entry.like, place, 'like')
    ids('terrain', entry.connects, below(place, 'connects'))
    ids('terrain', entry.notFrom, below(place, 'notFrom'))
    ids('terrain', entry.face?.below, below(place, 'face', 'below'))
    ids('nations', entry.stubborn, below(place, 'stubborn'))
    ids('nations', entry.protectsNations, below(place, 'protectsNations'))
    ids('nations', entry.shelter?.nations, below(place, 'shelter', 'nations'))
  }
}

/** Cards dig obstacles, and fly as other cards. command-cards.A3, T10 */
export const checkCards = (cards: Valid<'cards'> | undefined, { id: check }: TableReaders): void => {
  for (const [, { digs, asStrike }, place] of entriesOf(cards)) {
    if (digs !== undefined) check('obstacles', digs, place, 'digs')
    if (asStrike !== undefined) check('cards', asStrike, place, 'asStrike')
  }
}

/** Nations know the one whose echoed cards give them more. command-cards.N4 */
export const checkNations = (nations: Valid<'nations'> | undefined, { id: check }: TableReaders): void => {
  for (const [, { echoBonusAgainst: against }, place] of entriesOf(nations))
    if (against !== undefined) check('nations', against, place, 'echoBonusAgainst')
}

/** What special rules build and where they work. command-cards.A10, T33, T52 */
export const checkSpecial = (special: Valid<'special'> | undefined, { id: check, ids }: TableReaders): void => {
  if (special === undefined) return
  const { file, value } = special
  const root: Place = { file, path: [] }
  for (const name of ['pontoon', 'cave', 'mines'] as const)
    check('obstacles', value[name].obstacle, below(root, name, 'obstacle'))
  check('cards', value.airplanes.card, below(root, 'airplanes', 'card'))
  ids('terrain', value.recovery.terrains, below(root, 'recovery', 'terrains'))
}
