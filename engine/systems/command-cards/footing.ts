/**
 * The combined effect of terrain and its obstacle on movement, worked out once for each pair when a game is opened: kinds of unit are bits,
 * so that moves read numbers.
 */
import { type Face, type GroundRules, type Kind, kinds, type ObstacleRules, type TerrainRules } from './rules.ts'

/** A steep face toward lower ground. command-cards.T11 */
interface SteepFace {
  readonly below: readonly string[]
  readonly hexes: number
  readonly closed: number
  readonly takeGround: boolean
}

/** The effect of a hex's ground on moving units. A kind of unit is the bit `1 << kind`. */
export interface Footing {
  /** Level ground that does nothing to anybody: moves over it ask no further. */
  readonly isPlain: boolean
  /** Names of the terrain and of the obstacle; of the obstacle alone when it carries whoever crosses. */
  readonly ids: readonly string[]
  /** Kinds that cannot enter, nor leave when set there. */
  readonly closed: number
  readonly stops: number
  readonly stopsClimbing: number
  readonly stopsLeaving: number
  readonly fromBeside: number
  /** Kinds that cannot battle after entering, and those that cannot even when the move began beside it. command-cards.T57 */
  readonly bars: number
  readonly barsFromBeside: number
  readonly barsLeaving: number
  /** Most hexes of a move that enters it; `unlimited` when it sets no limit. */
  readonly mostHexes: number
  readonly climb: number
  readonly height: number
  readonly faces: readonly SteepFace[]
  /** Ground alone from and to which it is open; undefined: any. */
  readonly connects: readonly string[] | undefined
  readonly notFrom: readonly string[]
  readonly openEnds: boolean
  /** Only boats float here; ships sail here. */
  readonly boats: boolean
  readonly water: boolean
  readonly risk: { readonly dice: number; readonly face: Face } | undefined
  readonly mined: boolean
  readonly tunnels: boolean
  readonly leavesWithOccupant: boolean
  readonly removedOnEntering: number
}

/** More hexes than any move has. */
export const unlimited = 255

/** Terrain and obstacles of an opened game, and the names by which rules refer to them. */
interface Grounds {
  readonly terrains: readonly TerrainRules[]
  readonly terrainIds: readonly string[]
  readonly obstacles: readonly ObstacleRules[]
  readonly obstacleIds: readonly string[]
}

/** A terrain and the obstacle on it, if there is one. */
export interface Ground {
  readonly rules: readonly GroundRules[]
  readonly footing: Footing
}

/**
 * By `terrain * (obstacles + 1) + obstacle`, an obstacle being its index plus one: the ground, worked out when it is asked for, since
 * a battle has few of all pairs.
 */
export const openGrounds = (all: Grounds, seal: string): ((pair: number) => Ground) => {
  const count = all.obstacles.length + 1
  const known = Array<Ground | undefined>(all.terrains.length * count).fill(undefined)
  return (pair) => {
    known[pair] ??= groundOf(all, Math.floor(pair / count), (pair % count) - 1, seal)
    return known[pair]
  }
}

const groundOf = (all: Grounds, index: number, at: number, seal: string): Ground => {
  const terrain = all.terrains[index]
  if (at < 0) return { rules: [terrain], footing: footingOf([terrain], [all.terrainIds[index]], terrain, undefined) }
  const obstacle = all.obstacles[at]
  const id = all.obstacleIds[at]
  const below = id === seal ? withoutCaves(terrain) : obstacle.carries ? bridged(terrain) : terrain
  const footing = obstacle.carries
    ? footingOf([obstacle], [id], below, obstacle)
    : footingOf([below, obstacle], [all.terrainIds[index], id], below, obstacle)
  return { rules: [below, obstacle], footing }
}

const nothing = { infantry: 0, armour: 0, artillery: 0 } as const

/** Ground whose caves are sealed: it shelters their defenders no longer, and no way leads through it. command-cards.T52, T53 */
const withoutCaves = (terrain: TerrainRules): TerrainRules => ({
  ...terrain,
  shelter: undefined,
  stubborn: undefined,
  tunnels: false,
  reduction: terrain.protectsNations === undefined ? terrain.reduction : nothing,
})

/** Ground under a bridge: whoever is on the bridge moves, fights and holds as in the open. What the ground hides stays. command-cards.T9, T37 */
const bridged = (terrain: TerrainRules): TerrainRules => ({
  ...terrain,
  closed: [],
  stops: [],
  stopsLeaving: [],
  fromBeside: [],
  noBattleEntering: [],
  noBattleLeaving: [],
  boats: false,
  reduction: nothing,
  shelter: undefined,
  stubborn: undefined,
  tunnels: false,
  artilleryRange: undefined,
  noBattle: [],
  battleOut: nothing,
  closeOnly: [],
  takeGround: kinds,
  overrun: true,
  advanceFromBeside: [],
  ignoresFlags: nothing,
  lossForFlag: [],
  retreatInto: true,
})

const footingOf = (
  rules: readonly GroundRules[],
  ids: readonly string[],
  terrain: TerrainRules,
  obstacle: ObstacleRules | undefined,
): Footing => {
  const bits = (listOf: (ground: GroundRules) => readonly Kind[]): number =>
    rules.reduce((sum, ground) => sum | kindBits(listOf(ground)), 0)
  const connects = rules.flatMap((ground) => (ground.connects === undefined ? [] : [ground.connects]))
  const footing = {
    ids,
    closed: bits((ground) => ground.closed),
    stops: bits((ground) => ground.stops),
    stopsClimbing: bits((ground) => ground.stopsClimbing),
    stopsLeaving: bits((ground) => ground.stopsLeaving),
    fromBeside: bits((ground) => ground.fromBeside),
    bars: bits((ground) => ground.noBattleEntering),
    barsFromBeside: bits((ground) => ground.noBattleEntering.filter((kind) => !ground.battleFromBeside.includes(kind))),
    barsLeaving: bits((ground) => ground.noBattleLeaving),
    mostHexes: Math.min(unlimited, ...rules.map((ground) => ground.mostHexes ?? unlimited)),
    climb: Math.max(1, ...rules.map((ground) => ground.climb ?? 1)),
    height: terrain.height,
    faces: rules.flatMap(({ face }) => (face === undefined ? [] : [{ ...face, closed: kindBits(face.closed) }])),
    connects: connects.length === 0 ? undefined : connects.reduce((all, more) => all.filter((id) => more.includes(id))),
    notFrom: rules.flatMap((ground) => ground.notFrom),
    openEnds: rules.some((ground) => ground.openEnds),
    boats: rules.some((ground) => ground.boats),
    water: terrain.water && !obstacle?.carries,
    risk: rules.find((ground) => ground.risk !== undefined)?.risk,
    mined: obstacle?.mined === true,
    tunnels: rules.some((ground) => ground.tunnels === true),
    leavesWithOccupant: obstacle?.leavesWithOccupant === true,
    removedOnEntering: kindBits(obstacle?.removedOnEntering ?? []),
  }
  return { ...footing, isPlain: isPlain(footing) }
}

/** True if ground has no effect on moves; ground that bars battle or holds only its first occupant has none. */
const isPlain = (footing: Omit<Footing, 'isPlain'>): boolean =>
  (footing.closed |
    footing.stops |
    footing.stopsClimbing |
    footing.stopsLeaving |
    footing.fromBeside |
    footing.height) ===
    0 &&
  footing.mostHexes === unlimited &&
  footing.faces.length + footing.notFrom.length === 0 &&
  footing.connects === undefined &&
  footing.risk === undefined &&
  !(footing.openEnds || footing.boats || footing.mined)

const kindBits = (list: readonly Kind[]): number => list.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0)
