/** What the tables say about each other: ids that must be there, signs and unit types that are there once. */
import type { Code } from '../../../diagnostics/codes.ts'
import { below, type Place, type Report } from '../../../diagnostics/diagnostic.ts'
import { checkKnown } from '../../../resolve/read.ts'
import type { Valid } from '../schemas/index.ts'

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

const entryPlace = (file: string, id: string, ...path: (string | number)[]): Place => ({
  file,
  path: ['entries', id, ...path],
})

/** Terrain by sign; no sign stands for two of them. */
export const checkSigns = (terrain: Valid<'terrain'> | undefined, report: Report): Map<string, string> => {
  const signs = new Map<string, string>()
  for (const [id, { sign }] of Object.entries(terrain?.value.entries ?? {})) {
    const first = signs.get(sign)
    if (first === undefined || terrain === undefined) {
      signs.set(sign, id)
      continue
    }
    report.error(
      'sign-duplicate',
      entryPlace(terrain.file, id, 'sign'),
      `"${id}" has the same sign "${sign}" as "${first}".`,
      { related: [{ ...entryPlace(terrain.file, first, 'sign'), message: 'The first one.' }] },
    )
  }
  return signs
}

/** A reader of lists of ids: each must be known. */
const listChecker =
  (known: readonly string[] | undefined, code: Code, what: string, report: Report) =>
  (ids: readonly string[] | undefined, place: Place): void =>
    ids?.forEach((id, index) => {
      checkKnown(id, known, code, what, below(place, index), report)
    })

/** Ground names the entry that it is like, other terrain and nations. command-cards.T11, T30, T52, T59 */
export const checkGround = (
  document: Valid<'terrain' | 'obstacles'> | undefined,
  known: Known,
  report: Report,
): void => {
  if (document === undefined) return
  const { file, value, dropped } = document
  const own = [...Object.keys(value.entries), ...dropped]
  const [code, what] =
    value.kind === 'terrain' ? (['terrain-unknown', 'terrain'] as const) : (['obstacle-unknown', 'obstacle'] as const)
  const terrains = listChecker(known.terrain, 'terrain-unknown', 'terrain', report)
  const nations = listChecker(known.nations, 'nation-unknown', 'nation', report)
  for (const [id, entry] of Object.entries(value.entries)) {
    if (entry.like !== undefined) checkKnown(entry.like, own, code, what, entryPlace(file, id, 'like'), report)
    terrains(entry.connects, entryPlace(file, id, 'connects'))
    terrains(entry.notFrom, entryPlace(file, id, 'notFrom'))
    terrains(entry.face?.below, entryPlace(file, id, 'face', 'below'))
    nations(entry.stubborn, entryPlace(file, id, 'stubborn'))
    nations(entry.protectsNations, entryPlace(file, id, 'protectsNations'))
    nations(entry.shelter?.nations, entryPlace(file, id, 'shelter', 'nations'))
  }
}

/** Cards dig obstacles, and fly as other cards. command-cards.A3, T10 */
export const checkCards = (cards: Valid<'cards'> | undefined, known: Known, report: Report): void => {
  for (const [id, { digs, asStrike }] of Object.entries(cards?.value.entries ?? {})) {
    const file = cards?.file ?? ''
    if (digs !== undefined)
      checkKnown(digs, known.obstacles, 'obstacle-unknown', 'obstacle', entryPlace(file, id, 'digs'), report)
    if (asStrike !== undefined)
      checkKnown(asStrike, known.cards, 'card-unknown', 'card', entryPlace(file, id, 'asStrike'), report)
  }
}

/** Nations know the one whose echoed cards give them more. command-cards.N4 */
export const checkNations = (nations: Valid<'nations'> | undefined, known: Known, report: Report): void => {
  for (const [id, { echoBonusAgainst: against }] of Object.entries(nations?.value.entries ?? {})) {
    if (against === undefined) continue
    const place = entryPlace(nations?.file ?? '', id, 'echoBonusAgainst')
    checkKnown(against, known.nations, 'nation-unknown', 'nation', place, report)
  }
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
  const terrains = listChecker(known.terrain, 'terrain-unknown', 'terrain', report)
  terrains(value.recovery.terrains, below(root, 'recovery', 'terrains'))
}

/** No unit type is defined twice, in whichever files. */
export const checkUnitTypes = (files: readonly Valid<'units'>[], report: Report): void => {
  const firsts = new Map<string, Place>()
  for (const { file, value } of files) {
    for (const id of Object.keys(value.entries)) {
      const place: Place = { ...entryPlace(file, id), key: true }
      const first = firsts.get(id)
      if (first === undefined) {
        firsts.set(id, place)
        continue
      }
      report.error('id-duplicate', place, `The unit type "${id}" is defined twice.`, {
        related: [{ ...first, message: 'The first one.' }],
      })
    }
  }
}
