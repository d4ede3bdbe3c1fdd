/**
 * What terrain and the obstacle on it do to movement together, worked out once for each pair when a game is opened: kinds of unit
 * are bits, so that moves read numbers.
 */
import { type Face, type GroundRules, type Kind, kinds, type ObstacleRules, type TerrainRules } from './rules.ts'

/** A steep face toward lower ground. command-cards.T11 */
export interface SteepFace {
  readonly below: readonly string[]
  readonly hexes: number
  readonly closed: number
  readonly takeGround: boolean
}

/** What the ground of a hex does to whoever walks on it. A kind of unit is the bit `1 << kind`. */
export interface Footing {
  /** Names of the terrain and of the obstacle; of the obstacle alone when it carries whoever crosses. */
  readonly ids: readonly string[]
  /** Who cannot enter, nor leave when set there. */
  readonly closed: number
  readonly stops: number
  readonly stopsClimbing: number
  readonly stopsLeaving: number
  readonly fromBeside: number
  /** Who cannot battle after entering, and who cannot even when the move began beside it. command-cards.T57 */
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

/** By `terrain * (obstacles + 1) + obstacle`, an obstacle being its index plus one: the rules of both, and their footing. */
export const makeFootings = (
  all: Grounds,
  seal: string,
): { readonly grounds: readonly (readonly GroundRules[])[]; readonly footings: readonly Footing[] } => {
  const grounds: (readonly GroundRules[])[] = []
  const footings: Footing[] = []
  for (const [index, terrain] of all.terrains.entries()) {
    grounds.push([terrain])
    footings.push(footingOf([terrain], [all.terrainIds[index]], terrain, undefined))
    for (const [at, obstacle] of all.obstacles.entries()) {
      grounds.push([terrain, obstacle])
      const [rules, ids] = obstacle.carries
        ? [[obstacle], [all.obstacleIds[at]]]
        : [
            [terrain, obstacle],
            [all.terrainIds[index], all.obstacleIds[at]],
          ]
      const footing = footingOf(rules, ids, terrain, obstacle)
      footings.push(all.obstacleIds[at] === seal ? { ...footing, tunnels: false } : footing)
    }
  }
  return { grounds, footings }
}

const footingOf = (
  rules: readonly GroundRules[],
  ids: readonly string[],
  terrain: TerrainRules,
  obstacle: ObstacleRules | undefined,
): Footing => {
  const bits = (listOf: (ground: GroundRules) => readonly Kind[]): number =>
    rules.reduce((sum, ground) => sum | kindBits(listOf(ground)), 0)
  const connects = rules.flatMap((ground) => (ground.connects === undefined ? [] : [ground.connects]))
  return {
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
}

const kindBits = (list: readonly Kind[]): number => list.reduce((bits, kind) => bits | (1 << kinds.indexOf(kind)), 0)
