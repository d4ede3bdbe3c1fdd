/** This browser's memory of one's games: those that go on, and the results of the others. */
import type { Database } from './database.ts'
import { parseResult, parseResultKey, type Result, type ResultPlace, stronger } from './result.ts'
import { parseKey, parseSavedGame, type SavedGame, type SaveKey } from './savedGame.ts'

/** A game that is not over, from the latest to the oldest. */
export interface OpenGame extends SaveKey {
  readonly game: SavedGame
}

export interface FinishedGame extends Result, ResultPlace {}

export interface History {
  readonly open: readonly OpenGame[]
  /** From the latest to the oldest. */
  readonly finished: readonly FinishedGame[]
}

/** Games by link are there from the invitation on; of others one in which nothing was done yet is not worth a place. */
const isOpen = ({ ended, moves, link, byLink }: SavedGame): boolean =>
  ended === undefined && link === undefined && (moves > 0 || byLink !== undefined)

/** @param entries all that the database holds */
export const historyOf = (entries: readonly (readonly [key: string, value: unknown])[]): History => {
  const open = entries.flatMap(([key, value]): OpenGame[] => {
    const place = parseKey(key)
    const game = place && parseSavedGame(value)
    return game && isOpen(game) ? [{ ...place, game }] : []
  })
  const finished = entries.flatMap(([key, value]): FinishedGame[] => {
    const place = parseResultKey(key)
    const result = place && parseResult(value)
    return result ? [{ ...result, ...place }] : []
  })
  return {
    open: open.sort((one, other) => other.game.at - one.game.at),
    finished: finished.sort((one, other) => other.at - one.at),
  }
}

/** The history of some scenarios: worked examples of rulebooks are played, too, and count in no statistics. */
export const amongListed = ({ open, finished }: History, scenarios: readonly Pick<Listed, 'id'>[]): History => {
  const ids = new Set(scenarios.map(({ id }) => id))
  const isListed = ({ scenario }: { readonly scenario: string }): boolean => ids.has(scenario)
  return { open: open.filter(isListed), finished: finished.filter(isListed) }
}

export const readHistory = async (database: Database, scenarios: readonly Listed[]): Promise<History> =>
  amongListed(historyOf(await database.entries('')), scenarios)

/** One's results with a side of a scenario against one computer. */
export interface LevelRecord {
  readonly opponent: string
  readonly played: number
  readonly won: number
  readonly lost: number
  readonly best: number
}

/** One's results with a side of a scenario. */
export interface SideRecord {
  readonly side: number
  readonly best: number
  /** The strongest computer that was beaten. */
  readonly beaten?: string
  /** From the weakest computer to the strongest. */
  readonly levels: readonly LevelRecord[]
}

const countOf = (games: readonly Result[], verdict: Result['verdict']): number =>
  games.filter((game) => game.verdict === verdict).length

/** Results by what tells them apart, those against the weakest computer first. */
const byOpponentOf = <R extends Result>(
  games: readonly R[],
): readonly (readonly [opponent: string, games: readonly R[]])[] =>
  [...Map.groupBy(games, ({ opponent }) => opponent)].sort(([one], [other]) => (stronger(one, other) === one ? 1 : -1))

/** By side of a scenario; sides that were never led are left out. */
export const sideRecords = ({ finished }: Pick<History, 'finished'>, scenario: string): readonly SideRecord[] => {
  const games = finished.filter((game) => game.scenario === scenario)
  return [...Map.groupBy(games, ({ side }) => side)]
    .sort(([one], [other]) => one - other)
    .map(([side, own]) => {
      const levels = byOpponentOf(own).map(
        ([opponent, against]): LevelRecord => ({
          opponent,
          played: against.length,
          won: countOf(against, 'won'),
          lost: countOf(against, 'lost'),
          best: Math.max(...against.map(({ score }) => score[side] ?? 0)),
        }),
      )
      const beaten = levels.findLast(({ won }) => won > 0)?.opponent
      return {
        side,
        best: Math.max(...levels.map(({ best }) => best)),
        ...(beaten !== undefined && { beaten }),
        levels,
      }
    })
}

/** The strongest computer that was beaten in a scenario, whichever side one led; undefined when none was. */
export const beatenIn = ({ finished }: Pick<History, 'finished'>, scenario: string): string | undefined => {
  const won = finished.filter((game) => game.scenario === scenario && game.verdict === 'won')
  return won.length === 0 ? undefined : won.map(({ opponent }) => opponent).reduce(stronger)
}

/** A scenario as lists know it. */
export interface Listed {
  readonly id: string
  readonly system: string
  readonly title: string
  /** Hash of what decides how its records play. */
  readonly hash: string
  /** Names of those who play, and of those who fight each other. */
  readonly sides: readonly string[]
  readonly teams: readonly string[]
  readonly href: string
}

/**
 * Proposes the next scenario: the one lost last, once more; else the first not yet won, of the rules played last before others; none when
 * all are won.
 * @param scenarios from the easiest to the hardest
 */
export const nextToPlay = <S extends Pick<Listed, 'id' | 'system'>>(
  scenarios: readonly S[],
  history: {
    readonly finished: History['finished']
    readonly open: readonly Pick<History['open'][number], 'scenario'>[]
  },
): S | undefined => {
  const [last] = history.finished
  const underWay = new Set(history.open.map(({ scenario }) => scenario))
  const won = new Set(history.finished.filter(({ verdict }) => verdict === 'won').map(({ scenario }) => scenario))
  const lastPlayed = scenarios.find(({ id }) => id === last?.scenario)
  const left = scenarios.filter(({ id }) => !won.has(id) && !underWay.has(id))
  return (
    left.find(({ id }) => id === lastPlayed?.id) ?? left.find(({ system }) => system === lastPlayed?.system) ?? left[0]
  )
}

/** Games by verdict against each opponent, the weakest first. */
export const byOpponent = ({ finished }: Pick<History, 'finished'>) =>
  byOpponentOf(finished).map(([opponent, games]) => ({
    opponent,
    played: games.length,
    won: countOf(games, 'won'),
    lost: countOf(games, 'lost'),
    drawn: countOf(games, 'drawn'),
  }))
