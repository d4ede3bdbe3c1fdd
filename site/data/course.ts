/** How sampled games went, as pictures show it. Lengths are per cent of a chart's width or height. */
import type { Course, ScenarioBundle } from '../../compiler/bundle.ts'
import { cornersOf } from '../../compiler/cartography/geometry.ts'
import { heldShares, lostByHex, meanChances, meansOf, mostLost } from '../../compiler/courseFacts.ts'
import type { Table } from '../../compiler/rulebook/tables.ts'
import { hexName } from '../../engine/words.ts'
import { columnsOf, fullest } from './report.ts'

/** Units that the table of losses names. */
const mostUnits = 10

const whole = (value: number): string => `${Math.round(value)} %`
const tenth = (value: number): string => value.toFixed(1)

/** A line over the turns, from the middle of the first column to that of the last. */
const lineThrough = (values: readonly number[]): string =>
  values.map((value, index) => `${tenth(((index + 0.5) * 100) / values.length)},${tenth(100 - value)}`).join(' ')

const chancesOf = (course: Course, sides: readonly string[]) => {
  const means = sides.map((_, side) => meanChances(course, side))
  const [first = [], last = []] = [means.map(([value = 0]) => value), means.map((values) => values.at(-1) ?? 0)]
  return {
    lines: means.map((values, side) => ({ side, points: lineThrough(values) })),
    turns: means[0]?.map((_, index) => String(index + 1)) ?? [],
    sentence: sides
      .map((name, side) => `${name} begins with ${whole(first[side])} and has ${whole(last[side])} in the last turn`)
      .join('; '),
  }
}

/** The turns from which nothing could change any more. */
const decidedOf = ({ decided, games }: Course) => {
  const columns = columnsOf(decided, games, (index) => String(index + 1))
  const common = fullest(columns)
  return {
    title: 'As good as decided in turn',
    columns,
    sentence: common
      ? `Most often it was as good as decided in turn ${common.label}: ${whole(common.share)} of games.`
      : '',
  }
}

const placesOf = (course: Course, places: ScenarioBundle['places'], sides: readonly string[]) =>
  places.map(({ name }, place) => {
    const shares = sides.map((_, side) => heldShares(course, place, side))
    return {
      name,
      turns: shares[0]?.map((_, turn) => shares.map((share) => share[turn])) ?? [],
      sentence: `${name}, in the last turn: ${sides.map((side, index) => `${side} ${whole(shares[index].at(-1) ?? 0)}`).join(', ')}.`,
    }
  })

/** The hexes of a map on which strength was lost, darker where it was more. */
const lossesOn = (course: Course, { scenario, card }: ScenarioBundle) => {
  const hexes = lostByHex(course)
  const most = hexes[0]?.lost ?? 1
  return hexes.map(({ hex, lost, sides }) => ({
    points: cornersOf(scenario.map, hex)
      .map(({ x, y }) => `${tenth(x)},${tenth(y)}`)
      .join(' '),
    opacity: (0.1 + 0.75 * Math.sqrt(lost / most)).toFixed(2),
    title: `${hexName(scenario, hex)}: ${card.sides.map((name, side) => `${name} ${tenth(sides[side])}`).join(', ')} a game`,
  }))
}

const unitsOf = (course: Course, { scenario, card }: ScenarioBundle): Table => {
  const units = scenario.units as readonly { readonly id: string; readonly name?: string; readonly side?: number }[]
  return {
    caption: 'Units that lost the most',
    columns: [{ title: 'Unit' }, { title: 'Side' }, { title: 'Lost in a game', numeric: true }],
    rows: mostLost(course, mostUnits, units.length).map(({ unit, lost }) => {
      const { id, name = id, side = 0 } = units[unit]
      return [name, card.sides[side], tenth(lost)]
    }),
  }
}

/** What the course of the sampled games of a scenario shows; undefined when they were not followed. */
export const courseOf = (bundle: ScenarioBundle) => {
  const { evidence, card, places, picture } = bundle
  const course = evidence?.watched.course
  if (course === undefined) return undefined
  const { leads, lowest, choices } = meansOf(course)
  return {
    games: course.games,
    decided: decidedOf(course),
    chances: chancesOf(course, card.sides),
    places: placesOf(course, places, card.sides),
    picture: { width: picture.width, height: picture.height },
    losses: lossesOn(course, bundle),
    units: unitsOf(course, bundle),
    facts: [
      { label: 'times the lead changes in a game', value: tenth(leads) },
      { label: 'chance from which winners come back', value: whole(lowest) },
      { label: 'actions to choose from', value: choices.toFixed(0) },
    ],
  }
}

export type CourseReport = NonNullable<ReturnType<typeof courseOf>>
