/** From the tables as authors write them to the rules that the engine reads: kinds of unit are lists, and counts have a number for each. */
import {
  type ByKind,
  type CommandCardsRules,
  type Kind,
  kinds,
} from '../../../../engine/systems/command-cards/rules.ts'
import type {
  CountsByKind,
  NationEntry,
  ObstacleEntry,
  TerrainEntry,
  UnitKinds,
  UnitTypeEntry,
  WayEntry,
} from '../../../../engine/systems/command-cards/tables.generated.ts'
import { resolveDrawing } from '../../../cartography/drawings/resolve.ts'
import { completeTable } from '../../../resolve/defaults.ts'
import { asRules, eachEntry } from '../../../resolve/tables.ts'
import { schemas } from '../schemas/index.ts'
import type { KindTypes } from '../schemas/types.generated.ts'

/** The tables of a folder `systems/command-cards`, a file each; units in as many as there are. */
export type RuleFiles = Pick<
  KindTypes,
  'dice' | 'boards' | 'terrain' | 'obstacles' | 'ways' | 'cards' | 'nations' | 'special'
> & { readonly units: readonly KindTypes['units'][] }

/** The fields that terrain and obstacles share. */
type GroundEntry = Omit<TerrainEntry, 'sign' | 'look' | 'openCountry' | 'diggable' | 'water'>

type ById<T> = Readonly<Record<string, T>>

/** All tables together. Entries that say they are like another which is not there are read without it. */
export const rulesOf = (files: RuleFiles): CommandCardsRules => {
  const read = <E>(
    kind: 'terrain' | 'obstacles' | 'ways' | 'units' | 'boards' | 'nations',
    entries: ById<E>,
  ): ById<E> => completeTable(schemas[kind], { entries }) as ById<E>
  const { kind: _, ...special } = files.special
  return asRules<CommandCardsRules>({
    dice: { faces: files.dice.faces },
    boards: read('boards', files.boards.entries),
    terrain: eachEntry(read('terrain', asTheirLike(files.terrain.entries)), groundOf),
    obstacles: eachEntry(read('obstacles', asTheirLike(files.obstacles.entries)), obstacleOf),
    ways: eachEntry(read('ways', files.ways.entries), (way: WayEntry) => ({ ...way, stops: kindsOf(way.stops) })),
    unitTypes: eachEntry(
      read<UnitTypeEntry>('units', Object.assign({}, ...files.units.map(({ entries }) => entries))),
      drawn,
    ),
    cards: files.cards.entries,
    nations: eachEntry(read('nations', files.nations.entries), (nation: NationEntry) => ({
      ...nation,
      ignoresFlags: countsOf(nation.ignoresFlags),
    })),
    special,
  })
}

/** Entries with what those say that they are like, and those that these are like. */
const asTheirLike = <W extends GroundEntry>(table: ById<W>): ById<W> => {
  const whole = (entry: W, seen: readonly string[]): W => {
    const { like } = entry
    if (like === undefined || seen.includes(like) || !Object.hasOwn(table, like)) return entry
    return { ...whole(table[like], [...seen, like]), ...entry }
  }
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, whole(entry, [id])]))
}

const drawn = ({ drawing, drawings = {}, ...type }: UnitTypeEntry) => ({
  ...type,
  ...(drawing && { drawing: resolveDrawing(drawing) }),
  drawings: eachEntry(drawings, resolveDrawing),
})

const kindsOf = (written: UnitKinds = []): readonly Kind[] => (written === 'all' ? kinds : written)

const countsOf = (written: CountsByKind = {}): ByKind<number> => ({ infantry: 0, armour: 0, artillery: 0, ...written })

const groundOf = <W extends GroundEntry>(written: W) => {
  const { like: _, shelter, face, ...said } = written
  return {
    ...said,
    reduction: countsOf(written.reduction),
    battleOut: countsOf(written.battleOut),
    ignoresFlags: countsOf(written.ignoresFlags),
    closed: kindsOf(written.closed),
    stops: kindsOf(written.stops),
    stopsClimbing: kindsOf(written.stopsClimbing),
    stopsLeaving: kindsOf(written.stopsLeaving),
    fromBeside: kindsOf(written.fromBeside),
    noBattleEntering: kindsOf(written.noBattleEntering),
    battleFromBeside: kindsOf(written.battleFromBeside),
    noBattleLeaving: kindsOf(written.noBattleLeaving),
    noBattle: kindsOf(written.noBattle),
    closeOnly: kindsOf(written.closeOnly),
    takeGround: kindsOf(written.takeGround ?? 'all'),
    advanceFromBeside: kindsOf(written.advanceFromBeside),
    lossForFlag: kindsOf(written.lossForFlag),
    ...(shelter === undefined ? {} : { shelter: { ...shelter, reduction: countsOf(shelter.reduction) } }),
    ...(face === undefined ? {} : { face: { ...face, closed: kindsOf(face.closed) } }),
  }
}

const obstacleOf = (written: ObstacleEntry) => ({
  ...groundOf(written),
  removedInstead: kindsOf(written.removedInstead),
  removedOnEntering: kindsOf(written.removedOnEntering),
})
