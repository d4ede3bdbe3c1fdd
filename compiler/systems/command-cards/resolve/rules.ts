/** From the tables as authors write them to the rules that the engine reads: what is not written gets its default. */
import {
  type BoardRules,
  type ByKind,
  type CommandCardsRules,
  type GroundRules,
  type Kind,
  kinds,
  type NationRules,
  type ObstacleRules,
  type TerrainRules,
  type UnitTypeRules,
  type WayRules,
} from '../../../../engine/systems/command-cards/rules.ts'
import type {
  BoardEntry,
  CountsByKind,
  NationEntry,
  ObstacleEntry,
  TerrainEntry,
  UnitKinds,
  UnitTypeEntry,
  WayEntry,
} from '../../../../engine/systems/command-cards/tables.generated.ts'
import type { KindTypes } from '../schemas/types.generated.ts'

/** The tables of a folder `systems/command-cards`, a file each; units in as many as there are. */
export type RuleFiles = Pick<
  KindTypes,
  'dice' | 'boards' | 'terrain' | 'obstacles' | 'ways' | 'cards' | 'nations' | 'special'
> & { readonly units: readonly KindTypes['units'][] }

/** What terrain and obstacles say in the same words. */
type GroundEntry = Omit<TerrainEntry, 'sign' | 'look' | 'openCountry' | 'diggable' | 'water'>

type Table<T> = Readonly<Record<string, T>>

/** All tables together. Entries that say they are like another which is not there are read without it. */
export const rulesOf = (files: RuleFiles): CommandCardsRules => {
  const { kind: _, ...special } = files.special
  return {
    dice: { faces: files.dice.faces },
    boards: each(files.boards.entries, boardOf),
    terrain: each(asTheirLike(files.terrain.entries), terrainOf),
    obstacles: each(asTheirLike(files.obstacles.entries), obstacleOf),
    ways: each(files.ways.entries, wayOf),
    unitTypes: each(Object.assign({}, ...files.units.map(({ entries }) => entries)), unitTypeOf),
    cards: files.cards.entries,
    nations: each(files.nations.entries, nationOf),
    special,
  }
}

const each = <W, T>(table: Table<W>, read: (entry: W) => T): Table<T> =>
  Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, read(entry)]))

/** Entries with what those say that they are like, and those that these are like. */
const asTheirLike = <W extends GroundEntry>(table: Table<W>): Table<W> => {
  const whole = (entry: W, seen: readonly string[]): W => {
    const { like } = entry
    if (like === undefined || seen.includes(like) || !Object.hasOwn(table, like)) return entry
    return { ...whole(table[like], [...seen, like]), ...entry }
  }
  return Object.fromEntries(Object.entries(table).map(([id, entry]) => [id, whole(entry, [id])]))
}

const kindsOf = (written: UnitKinds = []): readonly Kind[] => (written === 'all' ? kinds : written)

const countsOf = (written: CountsByKind = {}): ByKind<number> => ({ infantry: 0, armour: 0, artillery: 0, ...written })

const boardOf = ({ description: _, ...board }: BoardEntry): BoardRules => board

const groundOf = <W extends GroundEntry>(written: W) => {
  const { description: _, like: __, shelter, face, ...said } = written
  return {
    ...openGround,
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

/** What ground is that nothing is said of. */
const openGround = {
  protects: 'always',
  overrun: true,
  retreatInto: true,
  sight: 'open',
  height: 0,
  openEnds: false,
  boats: false,
  notFrom: [],
} satisfies Partial<GroundRules>

const terrainOf = (written: TerrainEntry): TerrainRules => ({
  openCountry: false,
  diggable: true,
  water: false,
  ...groundOf(written),
})

const obstacleOf = (written: ObstacleEntry): ObstacleRules => ({
  carries: false,
  leavesWithOccupant: false,
  mined: false,
  ...groundOf(written),
  removedInstead: kindsOf(written.removedInstead),
  removedOnEntering: kindsOf(written.removedOnEntering),
})

const wayOf = ({ description: _, ...written }: WayEntry): WayRules => ({
  extraHexes: 0,
  sightOnHills: false,
  forTrains: false,
  ...written,
  stops: kindsOf(written.stops),
})

const unitTypeOf = ({ description: _, ...written }: UnitTypeEntry): UnitTypeRules => ({
  needsSight: true,
  takesGround: false,
  overruns: false,
  retreats: [1, 1],
  medals: 1,
  pioneers: false,
  battlesAnywhere: false,
  secondAssault: false,
  train: false,
  ship: false,
  ...written,
})

const nationOf = ({ description: _, ...written }: NationEntry): NationRules => ({
  preparesCards: false,
  mustIgnore: false,
  fullStrengthDice: 0,
  chargeHexes: 0,
  extraOrders: 0,
  secondAssaultDice: 0,
  ...written,
  ignoresFlags: countsOf(written.ignoresFlags),
})
