/** The whole picture of a scenario: the sheet for a bundle, and stills of the start position that stand alone. */
import type { Hex } from '../../../../engine/hex.ts'
import { monthOf } from '../../../../engine/systems/echelon/date.ts'
import { makeProfiles } from '../../../../engine/systems/echelon/profiles.ts'
import { re, seasons, type Weather } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import type { MapPicture } from '../../../bundle.ts'
import { drawBase } from '../../../cartography/base.ts'
import { drawFront, frontierOf } from '../../../cartography/front.ts'
import { centreOf, extentOf, movedAlong, tenth } from '../../../cartography/geometry.ts'
import { drawHexNames } from '../../../cartography/hexNames.ts'
import { type Mask, maskOf } from '../../../cartography/mask.ts'
import {
  coverHexes,
  drawBoardOf,
  drawObjective,
  drawStillOf,
  hexesBySide,
  placedAt,
} from '../../../cartography/pieces.ts'
import { stillStyles } from '../../../cartography/styles.ts'
import { watersOf } from '../../../cartography/water.ts'
import type { WeatherLook } from '../../../cartography/weather.ts'
import type { Focus } from '../../systemCompiler.ts'
import { counterOf, drawSpread, drawStack } from './counter.ts'
import { groundOf } from './ground.ts'
import { styleRules } from './styles.ts'
import { symbolsOf } from './symbols.ts'
import { drawSpots, drawWorks, firstWorks, type Works } from './works.ts'

/** The parts of a board that a scenario does not begin with. */
export interface BoardExtras extends Pick<Works, 'brokenBridges' | 'brokenRails'> {
  /** Ids of units that act, and of those that are disrupted. */
  readonly acting: readonly string[]
  readonly disrupted: readonly string[]
  /** Turns without supply, by id of the unit. */
  readonly unsupplied: Readonly<Record<string, number>>
  readonly weather: Weather
  readonly attacks: readonly { readonly from: readonly Hex[]; readonly to: Hex }[]
}

export const noExtras: BoardExtras = {
  acting: [],
  disrupted: [],
  unsupplied: {},
  weather: 'clear',
  attacks: [],
  brokenBridges: [],
  brokenRails: [],
}

/** The sheet and the symbols of a scenario, for its bundle. On the page it needs `mapStyles(styleRules)`, and the colours of its sides. */
export const drawPicture = (scenario: EchelonScenario): MapPicture => {
  const { width, height } = extentOf(scenario.map)
  const looks = Object.values(scenario.rules.weather.kinds).map(({ look }) => look)
  return {
    width: tenth(width),
    height: tenth(height),
    base: drawSheet(scenario, looks),
    symbols: symbolsOf(scenario.rules),
  }
}

const drawSheet = (scenario: EchelonScenario, looks: readonly WeatherLook[]): string =>
  drawBase(groundOf(scenario), piecesOf(scenario), looks)

/** Returns the area that pieces cover at the start: names look for free places. */
const piecesOf = ({ map, units, objectives, supplies }: EchelonScenario): Mask => {
  const pieces = maskOf(extentOf(map))
  const cover = (places: readonly { readonly hex?: Hex }[], ...box: readonly [number, number, number]): void =>
    coverHexes(
      map,
      pieces,
      places.map(({ hex }) => hex),
      box,
    )
  cover(units, -24, -24, 45)
  cover(objectives, -30, -30, 20)
  cover(map.ports, -29, 11, 16)
  cover(map.airbases, 13, 11, 16)
  cover(supplies, -8, 16, 16)
  return pieces
}

/** By hex: 0 and 1 where a side owns it, 2 where nobody does. */
const ownersOf = ({ map, owned }: EchelonScenario): readonly number[] => {
  const owners = map.terrain.map(() => 2)
  for (const [side, hexes] of owned.entries()) for (const hex of hexes) owners[hex] = side
  return owners
}

/** Units by hex as they lie in play: on top the largest that holds the ground around it. */
const stacksOf = (scenario: EchelonScenario): ReadonlyMap<Hex, EchelonScenario['units']> => {
  const { units, rules } = scenario
  const [numerator, denominator] = rules.sizes.re[rules.sizes.exertsFrom]
  const weights = makeProfiles(scenario).map(({ fights, re: [own], faces: [{ attack, defence }] }): number => {
    const holds = fights && own * denominator >= re * numerator && attack + defence > 0
    return (holds ? 1_000_000 : 0) + own * 1000 + defence
  })
  const placed = [...units.keys()].filter((unit) => units[unit].hex !== undefined)
  const inOrder = placed.toSorted((one, other) => weights[other] - weights[one]).map((unit) => units[unit])
  return Map.groupBy(inOrder, ({ hex = 0 }) => hex)
}

/** Draws the pieces at the start, as a fragment in drawing order. `id` makes the ids of the front its own. */
export const drawStart = (scenario: EchelonScenario, id: string, extras?: BoardExtras): string => {
  const { map, rules, objectives } = scenario
  const owners = ownersOf(scenario)
  const front = frontierOf(map, watersOf(groundOf(scenario)))(owners)
  const stacks = [...stacksOf(scenario)].map(([hex, units]) => {
    const counters = units.map((unit) => ({
      ...counterOf(unit, rules),
      ...(extras?.acting.includes(unit.id) && { readiness: 'ready' as const }),
      isDisrupted: extras?.disrupted.includes(unit.id) ?? false,
      unsupplied: extras?.unsupplied[unit.id] ?? 0,
    }))
    const stack = extras === undefined ? drawStack(counters[0], counters.length) : drawSpread(counters)
    return `<g transform="${placedAt(map, hex)}">${stack}</g>`
  })
  const stars = objectives.map((one) => {
    const owner = owners[one.hex]
    return drawObjective(map, one, owner < 2 ? owner : undefined, owner < 2)
  })
  return (
    drawFront(map, front, id) +
    `<g class="works">${drawWorks(scenario, { ...firstWorks(scenario), ...extras })}${drawSpots(scenario)}</g>` +
    `<g class="units">${stacks.join('')}</g>` +
    `<g class="marks">${drawAttacks(scenario, extras?.attacks ?? [])}${stars.join('')}</g>`
  )
}

/** Arrows from the edge of the attackers' counters to that of the defenders'. */
const drawAttacks = ({ map }: EchelonScenario, attacks: BoardExtras['attacks']): string =>
  attacks
    .flatMap(({ from, to }) =>
      from.map((hex) => {
        const [start, end] = [centreOf(map, hex), centreOf(map, to)]
        const reach = Math.hypot(end.x - start.x, end.y - start.y)
        const [a, b] = [18, reach - 22].map((far) => movedAlong(start, start, end, far))
        const [dx, dy] = [(end.x - start.x) / reach, (end.y - start.y) / reach]
        const wing = (hand: number): string =>
          `M${tenth(b.x)} ${tenth(b.y)}l${tenth(-8 * dx - hand * 6 * dy)} ${tenth(-8 * dy + hand * 6 * dx)}`
        const path = `M${tenth(a.x)} ${tenth(a.y)}L${tenth(b.x)} ${tenth(b.y)}${wing(1)}${wing(-1)}`
        return `<path class="attack-casing" d="${path}"/><path class="attack-arrow" d="${path}"/>`
      }),
    )
    .join('')

/** The weather of the first turn that is likeliest in most of the map. */
const firstWeather = ({ map, week, rules: { weather } }: EchelonScenario): Weather => {
  const season = seasons.find((one) => weather.seasons[one].includes(monthOf(week)))
  const rolls = (season && weather.zones[map.zones[0]]?.rolls[season]) ?? ['clear']
  return rolls.toSorted((one, other) => count(rolls, other) - count(rolls, one))[0]
}
const count = <T>(list: readonly T[], value: T): number => list.filter((one) => one === value).length

export interface StillOptions {
  /** Drawn for the night. */
  readonly night?: boolean
  /** Unique on its page. */
  readonly id: string
}

/** A complete `<svg>` of the start position with its styles inside; no script, no variables, no fonts needed. */
export const drawStill = (scenario: EchelonScenario, { id, night = false }: StillOptions): string => {
  const { sides, title, map } = scenario
  const { look } = scenario.rules.weather.kinds[firstWeather(scenario)]
  const styles = stillStyles({ sides, rules: {} }, { look, night: night ? 1 : 0, scope: `#${id}`, own: styleRules })
  return drawStillOf(
    id,
    { title, ...extentOf(map) },
    styles,
    drawSheet(scenario, [look]) + drawStart(scenario, `${id}-front`),
  )
}

const margin = 9

/**
 * A small start position for a page that has `mapStyles(styleRules)`, with the names of its hexes and all units of its stacks. `id` must
 * be unique on the page.
 */
export const drawBoard = (scenario: EchelonScenario, id: string, extras: BoardExtras = noExtras): string => {
  const { map, title, rules } = scenario
  const { look } = rules.weather.kinds[extras.weather]
  const names = drawHexNames(map, (hex) => map.terrain[hex] !== 0)
  const content = drawSheet({ ...scenario, id }, [look]) + names + drawStart(scenario, id, extras)
  return drawBoardOf({ title, ...extentOf(map) }, margin, content, ` data-weather="${look}"`)
}

/** Where the small pictures look. */
export const focusOf = ({ units, objectives }: EchelonScenario): Focus => ({
  pieces: hexesBySide(units),
  goals: objectives.map(({ hex }) => hex),
})
