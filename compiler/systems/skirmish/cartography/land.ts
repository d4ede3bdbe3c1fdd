/** The land of a field as it is now: what lies on its squares, what the battle has left there, its grid and its rows. */
import type { Space } from '../../../../engine/board.ts'
import type { TerrainRules } from '../../../../engine/systems/skirmish/rules.ts'
import type { SkirmishScenario } from '../../../../engine/systems/skirmish/scenario.ts'
import { traceHole } from '../../../cartography/fields/buildings.ts'
import { leavesOf, type Season, seasonOf } from '../../../cartography/fields/country.ts'
import { pensOf } from '../../../cartography/fields/pens.ts'
import { traceCrater, traceWreck } from '../../../cartography/fields/works.ts'
import { centreOf, squareSide, tenth } from '../../../cartography/geometry.ts'
import { fraction, jitter } from '../../../cartography/noise.ts'
import { around, drawGrid, extentAround, type FieldMap, fieldOf, type Look, layers, quarters } from './layers.ts'

/** Terrain on a space, with the damage that it has taken. */
export interface OnSpace {
  readonly space: Space
  readonly terrain: Pick<TerrainRules, 'look' | 'points'>
  readonly damage: number
}

/** The marks of a battle on a space: how many shells have burst there, and vehicles burnt. */
export interface Scars {
  readonly space: Space
  readonly craters: number
  readonly wrecks: number
}

interface Setting {
  readonly map: FieldMap
}

/** The season in which a battle is fought: weather that looks like snow makes it winter. */
export const seasonIn = ({ date, weather, rules }: Pick<SkirmishScenario, 'date' | 'weather' | 'rules'>): Season =>
  rules.frame.weather[weather].look === 'snow' ? 'winter' : seasonOf(date)

const cracks = 'M-31-8l9 4-5 6 8 5-6 7M31 6l-9-3 4-7-8-3'
const buildings: readonly Look[] = ['house', 'factory', 'bunker']

/** Damage in numbers; in roofs it makes holes. */
const drawDamageOn = (map: FieldMap, { space, terrain, damage }: OnSpace): string => {
  if (damage === 0) return ''
  const { x, y } = centreOf(map, space)
  const { points = damage } = terrain
  const pens = pensOf(['hole-edge', 'hole'])
  if (buildings.includes(terrain.look))
    for (let hole = 0; hole < Math.ceil((8 * damage) / points); hole++)
      traceHole(pens, { x: x + 24 * jitter(space, hole, 141), y: y + 24 * jitter(space, hole, 142) })
  return (
    `${pens.svg()}<path class="sk-cracks" d="${cracks}" transform="translate(${tenth(x)} ${tenth(y)})"/>` +
    `<text class="sk-damage" x="${tenth(x + 30)}" y="${tenth(y - 24.4)}">${damage}${terrain.points === undefined ? '' : `/${terrain.points}`}</text>`
  )
}

export const drawDamage = ({ map }: Setting, things: readonly OnSpace[]): string =>
  things.map((thing) => drawDamageOn(map, thing)).join('')

/** How far the mark of a row reaches in from the edge of the field. */
const markWidth = 4

/**
 * The grid over the ground, a cover over what lies around it, and the rows of both sides: the first of each is tinted faintly, the others of
 * its half have marks at both edges; a dotted line lies between the halves. `sides` are those whose colours the rows have.
 */
export const drawRows = ({ map }: Setting, sides: readonly [number, number]): string => {
  const { left, top, right, bottom } = extentAround(map, 0)
  const [wide, middle] = [right - left, (top + bottom) / 2]
  const rows = sides.map((side, team) => {
    const first = team === 0 ? top : bottom - squareSide
    const edge = team === 0 ? top + squareSide : bottom - squareSide
    const half = team === 0 ? top : middle
    const marks = [left, right - markWidth].map((x) => `M${x} ${half}h${markWidth}v${middle - top}h-${markWidth}z`)
    return (
      `<g class="of-side-${side}"><rect class="deployment-line" x="${left}" y="${first}" width="${wide}" height="${squareSide}"/>` +
      `<path class="deployment-edge" d="M${left} ${edge}H${right}"/><path class="half-mark" d="${marks.join('')}"/></g>`
    )
  })
  const whole = extentAround(map, around)
  const beyond =
    `M${whole.left} ${whole.top}H${whole.right}V${whole.bottom}H${whole.left}Z` +
    `M${left} ${top}V${bottom}H${right}V${top}Z`
  return `<path class="beyond" d="${beyond}"/>${rows.join('')}${drawGrid(map)}<path class="half-line" d="M${left} ${middle}H${right}"/>`
}

/** The most craters and wrecks that are drawn on one space: it shall not hide what it is. */
const most = { craters: 7, wrecks: 3 } as const

/** Scars lie at the edge of a space, where a counter hides nothing. */
export const drawScars = ({ map }: Setting, scars: readonly Scars[]): string => {
  const pens = pensOf()
  for (const { space, craters, wrecks } of scars) {
    const { x, y } = centreOf(map, space)
    for (let at = 0; at < Math.min(craters, most.craters); at++) {
      const angle = 2 * Math.PI * fraction(space, at, 151)
      const far = 27 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
      traceCrater(pens, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }, false)
    }
    for (let at = 0; at < Math.min(wrecks, most.wrecks); at++) {
      const [right, down] = quarters[(space + at) % 4]
      traceWreck(pens, { x: x + right * 22, y: y + down * 23 }, 3 * fraction(space, at, 152))
    }
  }
  return pens.svg()
}

/** The terrain: of all parts of the land the only one that takes long to draw, and seldom changes. */
export const drawLayers = (
  map: FieldMap,
  season: Season,
  things: readonly Pick<OnSpace, 'space' | 'terrain'>[],
): string => {
  const looks = new Map(things.map(({ space, terrain }) => [space, terrain.look]))
  const field = fieldOf(map, leavesOf(map.look, season), looks)
  const drawn = layers.map(({ looks: own, draw }) => {
    const spaces = field.spacesOf(...own)
    return spaces.length === 0 ? '' : draw(field, spaces)
  })
  return `<g class="map-terrain">${drawn.join('')}</g>`
}

/** The land over its sheet at the start of a battle. */
export const drawLand = (scenario: SkirmishScenario, things: readonly OnSpace[]): string =>
  drawLayers(scenario.map, seasonIn(scenario), things) + drawRows(scenario, [0, 1]) + drawDamage(scenario, things)

/** A sample of terrain, around 0,0. */
export const drawSample = (look: Look): string => {
  const map = { width: 3, height: 3, boxes: [], look: 'farmland', names: [] } as const
  const middle = 5
  const { x, y } = centreOf(map, middle)
  const drawn = drawLayers(map, 'summer', [{ space: middle, terrain: { look } }])
  return `<rect class="soil-pasture" x="-96" y="-96" width="192" height="192"/><g transform="translate(${-x} ${-y})">${drawn}</g>`
}
