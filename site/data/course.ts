/** How sampled games went, as pictures show it. Lengths are per cent of a chart's width or height. */
import type { Course, ScenarioBundle } from '../../compiler/bundle.ts'
import { cornersOf } from '../../compiler/cartography/geometry.ts'
import { type CourseChances, chancesIn } from '../../compiler/course/chances.ts'
import { allGames, heldShares, lostByHex, meanChoices, mostLost, usualTurns } from '../../compiler/course/facts.ts'
import { endingsIn, whyIn } from '../../compiler/course/why.ts'
import type { RulebookTable } from '../../compiler/rulebook/tables.ts'
import { hexName } from '../../engine/words.ts'
import { columnsOf, fullest } from './report.ts'

/** Units that the table of losses names. */
const mostUnits = 10

const whole = (value: number): string => `${Math.round(value)} %`
const tenth = (value: number): string => value.toFixed(1)

/** A line over the turns, from the middle of the first column to that of the last. */
const lineThrough = (values: readonly number[]): string =>
  values.map((value, index) => `${tenth(((index + 0.5) * 100) / values.length)},${tenth(100 - value)}`).join(' ')

/** How many games were still going on: what turns of the pictures rest on. */
const basisOf = (course: Course): string => {
  const going = usualTurns(course)
  const fewer = going.findIndex((count) => count < course.games)
  return fewer < 0
    ? `Every turn shows all games: ${course.games}.`
    : `${course.games} games begin, ${going[fewer]} reach turn ${fewer + 1}${fewer + 1 < going.length ? `, ${going.at(-1)} turn ${going.length}` : ''}; a turn shows those that reach it.`
}

const chancesOf = ({ means }: CourseChances, course: Course, sides: readonly string[]) => {
  const bySide = [means, means.map((chance) => 100 - chance)]
  const [first = [], last = []] = [bySide.map(([value = 0]) => value), bySide.map((values) => values.at(-1) ?? 0)]
  return {
    lines: bySide.map((values, side) => ({ side, points: lineThrough(values) })),
    turns: means.map((_, index) => String(index + 1)),
    sentence: sides
      .map((name, side) => `${name} begins with ${whole(first[side])} and has ${whole(last[side])} in the last turn`)
      .join('; '),
    /** How many games each turn of the pictures rests on. */
    games: usualTurns(course),
    basis: basisOf(course),
  }
}

/** The turns from which nothing could change any more. */
const decidedOf = ({ decided }: CourseChances, games: number) => {
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

const unitsOf = (course: Course, { scenario, card }: ScenarioBundle): RulebookTable => {
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

interface Drama {
  readonly leads: number
  readonly lowest: number
  readonly choices: number
}

const dramaOf = ({ evidence, scenario }: Pick<ScenarioBundle, 'evidence' | 'scenario'>): Drama | undefined => {
  const courses = evidence?.watched.courses
  if (courses === undefined) return undefined
  const { leads, lowest } = chancesIn(courses, scenario.turns)
  return { leads, lowest, choices: meanChoices(allGames(courses)) }
}

/** Numbers that say nothing alone, beside those of the other battles of the system. */
const factsOf = (own: Drama, others: readonly Drama[]) => {
  const fact = (label: string, name: keyof Drama, text: (value: number) => string) => {
    const values = others.map((one) => one[name])
    const span = values.length === 0 ? '' : `${text(Math.min(...values))} to ${text(Math.max(...values))}`
    return { label, value: text(own[name]), ...(span !== '' && { beside: `${span} in others of its rules` }) }
  }
  return [
    fact('times the lead changes in a game', 'leads', tenth),
    fact('chance from which winners come back', 'lowest', whole),
    fact('actions to choose from', 'choices', (value) => value.toFixed(0)),
  ]
}

/**
 * Returns the course of a scenario's sampled games; undefined when they were not followed.
 * @param others the other scenarios of its system
 */
export const courseOf = (
  bundle: ScenarioBundle,
  others: readonly Pick<ScenarioBundle, 'evidence' | 'scenario'>[] = [],
) => {
  const { evidence, scenario, card, places, picture } = bundle
  const courses = evidence?.watched.courses
  const own = dramaOf(bundle)
  if (courses === undefined || own === undefined) return undefined
  const course = allGames(courses)
  const chances = chancesIn(courses, scenario.turns)
  return {
    games: course.games,
    decided: decidedOf(chances, course.games),
    chances: chancesOf(chances, course, card.sides),
    why: whyIn(courses, scenario, places),
    endings: endingsIn(courses, card.sides),
    places: placesOf(course, places, card.sides),
    picture: { width: picture.width, height: picture.height },
    losses: lossesOn(course, bundle),
    units: unitsOf(course, bundle),
    facts: factsOf(
      own,
      others.flatMap((other) => dramaOf(other) ?? []),
    ),
  }
}

export type CourseReport = NonNullable<ReturnType<typeof courseOf>>
