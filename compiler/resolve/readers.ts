/** Reads what the files of a scenario name: ids of its tables, spaces of its map. What is wrong is reported and left out. */
import { type MapGrid, nameOfSpace, type Space } from '../../engine/board.ts'
import { type Direction, type DirectionName, directions, type Hex, type Hexside } from '../../engine/hex.ts'
import { withArticle } from '../../engine/words.ts'
import { below, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { type AuthoredHex, hexText, readHexsides, readRun, readSpace, readSpaces } from './hexes.ts'
import { readId } from './read.ts'

/** The kinds of things that have ids in a table, as schemas call them, and the nouns for them in messages. */
const nouns = {
  army: 'army',
  asset: 'asset',
  board: 'board',
  card: 'card',
  design: 'design',
  feature: 'feature',
  general: 'general',
  hexside: 'kind of hexside',
  nation: 'nation',
  obstacle: 'obstacle',
  profile: 'kind of headquarters',
  specialist: 'specialist',
  terrain: 'terrain',
  'transport-form': 'kind of transport unit',
  support: 'support card',
  'unit-type': 'unit type',
  upgrade: 'upgrade',
  way: 'kind of way',
  weather: 'weather',
  zone: 'weather zone',
} as const
export type IdKind = keyof typeof nouns

/** Kinds whose unknown ids are reported like those of another kind. */
const reportedAs = { army: 'deck', general: 'card', support: 'card', upgrade: 'card' } as const
type Reported = Exclude<IdKind, keyof typeof reportedAs> | (typeof reportedAs)[keyof typeof reportedAs]

const codeOf = (kind: IdKind): `${Reported}-unknown` => {
  const alike: Partial<Record<IdKind, Reported>> = reportedAs
  return `${alike[kind] ?? (kind as Reported)}-unknown`
}

/** Returns the noun for a kind in messages. */
export const nounOf = (kind: IdKind): string => nouns[kind]

export const isIdKind = (kind: string | undefined): kind is IdKind => kind !== undefined && Object.hasOwn(nouns, kind)

/** Ids of what the tables hold, also of entries that are broken; undefined when the whole table is. */
export type KnownIds = { readonly [K in IdKind]?: readonly string[] | undefined }

export interface IdReaders {
  readonly report: Report
  /** An id as its table has it. It stands in a field of `place` where one is named. */
  id(kind: IdKind, id: string, place: Place, field?: string): string
}

export const makeIdReaders = (known: KnownIds, report: Report): IdReaders => ({
  report,
  id(kind, id, place, field) {
    const ids = known[kind]
    const other = ids === undefined || ids.includes(id) ? undefined : otherKindOf(id, kind, known)
    if (other === undefined) return readId(id, ids, codeOf(kind), nouns[kind], place, report, field)
    const at = field === undefined ? place : below(place, field)
    report.error(codeOf(kind), at, `No ${nouns[kind]} is called "${id}", but ${withArticle(nouns[other])} is.`, {
      hint: `Write it where ${withArticle(nouns[other])} is named, or name ${withArticle(nouns[kind])} here.`,
    })
    return id
  },
})

/** Another kind of which something has that id. That it is a card of some kind says less than which one. */
const otherKindOf = (id: string, kind: IdKind, known: KnownIds): IdKind | undefined =>
  Object.keys(nouns).find(
    (other): other is IdKind =>
      isIdKind(other) && other !== kind && other !== 'card' && known[other]?.includes(id) === true,
  )

/** A hex with directions in which something lies. */
interface HexWithSides {
  readonly hex: Hex
  readonly directions: readonly Direction[]
}

/** The readers' input stands in a field of `place` where one is named. */
export interface Readers extends IdReaders {
  /** The name of a space. */
  nameOf(space: Space): string
  space(name: AuthoredHex, place: Place, field?: string): Space | undefined
  /** A list such as `0101 0203` or `a1 b3`. */
  spaces(text: AuthoredHex, place: Place, field?: string): Space[]
  /** Hexes that touch, in order. */
  run(text: string, place: Place, field?: string): Hex[]
  /** Hexsides inside the map, such as `0304 NE E`. */
  hexsides(text: string, place: Place): Hexside[]
  /** A hex and sides of it, which may lie at the edge. */
  sides(text: string, place: Place): HexWithSides | undefined
}

/** `isPlayedOn` says which spaces of the grid are part of the map: the others are reported like those off the map. */
export const makeReaders = (
  map: MapGrid,
  known: KnownIds,
  report: Report,
  isPlayedOn: (space: Space) => boolean = () => true,
): Readers => {
  const checkPlayedOn = (hex: Hex, place: Place, field?: string): boolean => {
    if (isPlayedOn(hex)) return true
    const at = field === undefined ? place : below(place, field)
    report.error('hex-off-map', at, `Hex ${nameOfSpace(map, hex)} is not played on.`, {
      hint: 'Even rows are a hex shorter than the others, and `-` is off the board.',
    })
    return false
  }
  const space: Readers['space'] = (name, place, field) => {
    const found = readSpace(map, name, place, report, field)
    return found !== undefined && checkPlayedOn(found, place, field) ? found : undefined
  }
  return {
    ...makeIdReaders(known, report),
    nameOf: (one) => nameOfSpace(map, one),
    space,
    spaces(text, place, field) {
      const at = field === undefined ? place : below(place, field)
      return readSpaces(map, text, at, report).filter((one) => checkPlayedOn(one, at))
    },
    run(text, place, field) {
      const at = field === undefined ? place : below(place, field)
      return readRun(map, text, at, report).filter((one) => checkPlayedOn(one, at))
    },
    hexsides: (text, place) => readHexsides(map, text, place, report),
    sides(text, place) {
      const [name, ...names] = hexText(text).trim().split(/\s+/)
      const found = space(name, place)
      if (found === undefined) return undefined
      return { hex: found, directions: names.map((one) => directions.indexOf(one as DirectionName) as Direction) }
    },
  }
}
