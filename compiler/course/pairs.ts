/** The pairings of a panel, and their games summed up. */
import type { Evidence, PlayerGames } from '../bundle.ts'
import type { Band } from '../playtest/types.generated.ts'
import { wilsonInterval } from '../statistics/interval.ts'
import { bestStyles, type Matrix } from '../statistics/styles.ts'

/** The players that lead the side of the band and its enemies. */
export type Pair = Pick<PlayerGames, 'player' | 'against'>

/** All pairs of a panel, first those with the first player on the side of the band. */
export const pairsOf = (panel: readonly string[]): readonly Pair[] =>
  panel.flatMap((player) => panel.map((other) => ({ player, ...(other !== player && { against: other }) })))

export const isOf = (pair: Pair) => (one: Pair) => one.player === pair.player && one.against === pair.against

/** The games of all pairs, in their order. */
export const gamesOfPairs = ({ panel, duels }: Pick<Evidence, 'panel' | 'duels'>): readonly PlayerGames[] =>
  pairsOf(panel.map(({ player }) => player)).flatMap((pair) => [...panel, ...duels].find(isOf(pair)) ?? [])

/** The games of all pairs of a panel of so many, as wins of the side of a band. */
export const matrixOf = (games: readonly PlayerGames[], { side }: Pick<Band, 'side'>): Matrix => {
  const styles = Math.sqrt(games.length)
  const rows = Array.from({ length: styles }, (_, row) => games.slice(row * styles, (row + 1) * styles))
  return rows.map((row) => row.map(({ games, wins }) => ({ games, won: wins[side] })))
}

/** The games of all pairs, as wins of any side against those of all others. */
export const matrixFor = (evidence: Evidence, side: number): Matrix => {
  const games = gamesOfPairs(evidence)
  const rows = matrixOf(games, { side })
  return side === evidence.band.side ? rows : rows[0].map((_, column) => rows.map((row) => row[column]))
}

/** Describes the best leaders of a side and of its enemies, where the choice matters; one sentence each. */
export const stylesIn = (evidence: Evidence, teams: readonly { readonly name: string }[]): readonly string[] => {
  const { band, panel } = evidence
  const enemies = teams.flatMap(({ name }, team) => (team === band.side ? [] : [name]))
  const led = [teams[band.side].name, enemies.join(' and ')]
  return bestStyles(matrixOf(gamesOfPairs(evidence), band)).flatMap((best, index) =>
    best === undefined
      ? []
      : [
          `${led[index]} ${index === 1 && enemies.length > 1 ? 'win' : 'wins'} most when led by “${panel[best].player}”.`,
        ],
  )
}

/** The games with what follows from them. */
export const summed = (games: Omit<PlayerGames, 'share'>): PlayerGames => {
  const { player, against, games: played, wins, draws, samples } = games
  return {
    player,
    ...(against !== undefined && { against }),
    games: played,
    wins,
    draws,
    share: wins.map((won) => wilsonInterval(won, played)),
    samples,
  }
}
