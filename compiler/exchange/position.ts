/**
 * A position of a game as a scenario that begins with it. Here stands what is the same for all rule systems: how turns are counted
 * anew, and the texts. Pure, so that a page can use it too.
 */
import type { Side as AnySide } from '../../engine/game.ts'
import { teamsOf } from '../../engine/teams.ts'
import type { Side } from '../../engine/twoSides.ts'
import type { BattleScenario } from '../bundle.ts'
import { dateInWords } from '../calendar.ts'
import type { Level } from '../content.ts'
import { flow, type Writable, wholeLine } from './writeYaml.ts'

export { count } from '../../engine/words.ts'

/** The fields of an exported scenario that neither a resolved scenario nor a state holds. */
export interface About {
  readonly title: string
  readonly level: Level
  /** Of the scenario that was played. */
  readonly balance: { readonly side: number; readonly from: number; readonly to: number }
  readonly sources: readonly { readonly title: string; readonly author: string; readonly year: number }[]
  /** Markdown: what really happened. */
  readonly history: string
  readonly authors?: readonly string[]
  readonly licence?: string
  /** Findings that are accepted because the game stood so. */
  readonly suppress: readonly string[]
  /** Names of roads and railways, by their order. */
  readonly wayNames: readonly (string | undefined)[]
}

/** The files of a scenario, and what of the position they cannot say, a sentence each. */
export interface ExportedPosition {
  readonly scenario: string
  readonly map: string
  readonly briefing: string
  readonly lost: readonly string[]
}

/** How the rounds of the new scenario are counted. The side to move moves first in it. */
export interface Clock<S extends AnySide = Side> {
  /** Sides of the game in the order of the new scenario. */
  readonly order: readonly S[]
  /** Rounds that are left. */
  readonly turns: number
  /** First day, ISO. */
  readonly date: string
  /** The round of the game in which the new scenario begins. */
  readonly begins: number
  /** A round of the game as a side counts it in the new scenario; less than 1 for what is over. */
  turnOf(side: S, turn: number): number
}

const day = 86_400_000

const laterBy = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10)

/** `turn` is 0 before the first one. */
export const makeClock = (
  { turn, active }: { readonly turn: number; readonly active: Side },
  { turns, date, daysPerTurn }: { readonly turns: number; readonly date: string; readonly daysPerTurn: number },
): Clock => {
  const begins = Math.max(1, turn)
  const isSwapped = turn > 0 && active === 1
  return {
    order: isSwapped ? [1, 0] : [0, 1],
    turns: turns - begins + 1,
    date: laterBy(date, (begins - 1) * daysPerTurn),
    begins,
    turnOf: (side, old) => old - begins + (isSwapped && side === 0 ? 0 : 1),
  }
}

/** Lists the information about a clock that the export loses. */
const lostByClock = ({ order }: Pick<Clock<AnySide>, 'order'>, names: readonly string[]): string[] =>
  order[0] === 0 ? [] : [`${names[1]} move first; ${names[0]} have a turn more than in the game, the last one.`]

/** The reason of every finding that is accepted. */
const acceptance = 'The game stood so when this position was taken from it.'

/** A position with the scenario that was played. */
export interface Played<S extends AnySide = Side> {
  /** Id of the rule system. */
  readonly system: string
  readonly scenario: BattleScenario & { readonly daysPerTurn?: number }
  readonly clock: Clock<S>
  /** Of the game; 0 before the first one. */
  readonly turn: number
}

/** A rule system's part in exporting a position to the files of a scenario. */
export interface Parts<S extends AnySide = Side> {
  /** Fields of the scenario that stand after its date. */
  readonly head: readonly string[]
  /** The fields of a side after its colour. */
  side(side: S): readonly string[]
  /** Fields of the scenario that stand after its sides. */
  readonly rest: readonly string[]
  readonly map: string
  /** How it stands for a side, in words. */
  standing(side: S): string
  readonly lost: readonly string[]
}

/** The files of a scenario that begins with a position. */
export const writePosition = <S extends AnySide>(
  played: Played<S>,
  about: About,
  parts: Parts<S>,
): ExportedPosition => {
  const { scenario, clock, turn } = played
  return {
    scenario: `${[
      ...headLines(played, about, parts.head),
      'sides:',
      ...clock.order.flatMap((side) => {
        const { id, name, colour } = scenario.sides[side]
        const head = [`  - id: ${id}`, `    name: ${wholeLine(name)}`, `    colour: ${flow(colour)}`]
        return [...head, ...parts.side(side)]
      }),
      ...parts.rest,
      ...tailLines(about),
    ].join('\n')}\n`,
    map: parts.map,
    briefing: makeBriefing(
      clock.date,
      scenario.title,
      turn,
      clock.order.map((side) => parts.standing(side)),
      about.history,
    ),
    lost: [
      ...lostByClock(
        clock,
        scenario.sides.map(({ name }) => name),
      ),
      ...parts.lost,
    ],
  }
}

const headLines = <S extends AnySide>(
  { system, scenario, clock }: Played<S>,
  about: About,
  more: readonly string[],
): string[] => [
  'kind: scenario',
  `system: ${system}`,
  `title: ${wholeLine(about.title)}`,
  `summary: ${wholeLine(`${scenario.title}, from turn ${clock.begins} on, as a game of it stood.`)}`,
  `level: ${about.level}`,
  `turns: ${clock.turns}`,
  `date: ${clock.date}`,
  ...field('daysPerTurn', scenario.daysPerTurn === 1 ? undefined : scenario.daysPerTurn, ''),
  ...more,
  `balance: ${flow({ side: teamsOf(scenario)[about.balance.side].id, from: 0, to: 100 })}`,
  ...(about.authors && about.authors.length > 0 ? [`authors: ${flow(about.authors)}`] : []),
  ...(about.licence === undefined ? [] : [`licence: ${wholeLine(about.licence)}`]),
]

const tailLines = ({ sources, suppress }: About): string[] => [
  'sources:',
  ...sources.map(({ title, author, year }) => `  - ${flow({ title, author, year })}`),
  ...(suppress.length === 0
    ? []
    : ['suppress:', ...suppress.map((code) => `  - ${flow({ code, reason: acceptance })}`)]),
]

/** A field of a side, when it is there. */
export const field = (name: string, value: Writable | undefined, indent = '    '): string[] =>
  value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [`${indent}${name}: ${flow(value)}`]

/** Markdown means nothing in a name. */
export const plain = (name: string): string => name.replace(/[\\`*_[\]<>#|~]/g, (sign) => `\\${sign}`)

/** `briefing.md`. `paragraphs` say how it stands, side by side. */
const makeBriefing = (
  date: string,
  played: string,
  turn: number,
  paragraphs: readonly string[],
  history: string,
): string =>
  `${[
    `**${dateInWords(date)}.** A battle that was begun goes on: this is *${plain(played)}* as a game of it stood in turn ${Math.max(1, turn)}.`,
    ...paragraphs,
    '## What happened',
    history.trim() || `What really happened is told with *${plain(played)}*, from which this game began.`,
  ].join('\n\n')}\n`

/** Returns the sentence about a loss, or nothing if none was lost. */
export const lostIf = (number: number, sentence: string): string[] => (number > 0 ? [sentence] : [])
