/**
 * The share of a side when every side chooses its style of play as well as it can: the value of a matrix of games, one row for each style
 * of the side and one column for each of its enemies. Each side may mix styles. The lower end of the interval is the share of some mix of
 * the side's against any style of its enemies, the upper end the share that some mix of theirs leaves to any style of its own; each with
 * the margin of its games. Floats are fine here: nothing but sums, products and square roots, which are the same on every machine.
 */
import type { Interval, Verdict } from '../bundle.ts'

/** Games of one style against another. */
export interface StyleCell {
  readonly games: number
  /** By the side that the matrix is about. */
  readonly won: number
}

/** By style of the side, then by style of its enemies. All have the same styles in the same order. */
export type Matrix = readonly (readonly StyleCell[])[]

/** The share of wins in per cent: as it is estimated, and between which ends it lies. */
export interface Value extends Interval {
  readonly share: number
}

/**
 * Quantile of the margins. With it, looked at as often as games are added, fewer than 1 of 700 verdicts is wrong, so that those on 36
 * battles of a house err together once in 20 houses: a battle whose value lies ten points outside of the band passes, or one whose
 * value lies inside is called off. `npm run verdicts` measures it.
 */
const quantile = 3.2

/** Points outside of the band that a share may be, and pass. */
const tolerance = 5

/** Games of each pair of styles at first. */
const fewest = 20

/** Most games of a pair of styles. */
export const mostGames = 1000

/** The next games are planned for this multiple of the games played so far. */
const ahead = 4

/** More games of a pair than anyone plays. */
const mostForeseen = 20_000

/** Mixes of styles are counted in such parts. */
const partsOfMix = 20

/** All ways to share out parts among styles. */
const sharedOut = (parts: number, styles: number): readonly (readonly number[])[] =>
  styles === 1
    ? [[parts]]
    : Array.from({ length: parts + 1 }, (_, own) =>
        sharedOut(parts - own, styles - 1).map((others) => [own, ...others]),
      ).flat()

/** Of each style a part, in all 1. */
export type Mix = readonly number[]

const mixesOf = (styles: number): readonly Mix[] =>
  sharedOut(partsOfMix, styles).map((mix) => mix.map((part) => part / partsOfMix))

/** Returns the sure share of each mix of the rows against each column: Agresti and Coull's centre of a share less a margin. */
const floorsIn = (matrix: Matrix): ((mix: Mix) => readonly number[]) => {
  const square = quantile * quantile
  const estimates = matrix.map((row) =>
    row.map(({ games, won }) => {
      const centre = (won + square / 2) / (games + square)
      return { centre, variance: (centre * (1 - centre)) / (games + square) }
    }),
  )
  return (mix) =>
    matrix[0].map((_, column) => {
      const centre = mix.reduce((sum, part, row) => sum + part * estimates[row][column].centre, 0)
      const variance = mix.reduce((sum, part, row) => sum + part * part * estimates[row][column].variance, 0)
      return centre - quantile * Math.sqrt(variance)
    })
}

/** Returns the share of each mix against each column, without margins. */
const sharesIn =
  (matrix: Matrix) =>
  (mix: Mix): readonly number[] =>
    matrix[0].map((_, column) =>
      mix.reduce((sum, part, row) => sum + (part * matrix[row][column].won) / matrix[row][column].games, 0),
    )

/** The mix that wins most against the column which is worst for it, with how much that is. */
const bestMix = (
  matrix: Matrix,
  winning: (mix: Mix) => readonly number[],
): { readonly mix: Mix; readonly least: number } =>
  mixesOf(matrix.length)
    .map((mix) => ({ mix, least: Math.min(...winning(mix)) }))
    .reduce((best, one) => (one.least > best.least ? one : best))

/** The same games from the other side of the table. */
const turned = (matrix: Matrix): Matrix =>
  matrix[0].map((_, column) => matrix.map((row) => ({ ...row[column], won: row[column].games - row[column].won })))

/** Shares are told in tenths of a point. */
const tenth = 0.1

const inTenths = (share: number): number => Math.round(1000 * Math.min(1, Math.max(0, share))) / 10

/** The value of games of which each pair of styles has some. */
export const valueIn = (matrix: Matrix): Value => {
  const other = turned(matrix)
  const share = bestMix(matrix, sharesIn(matrix)).least + 1 - bestMix(other, sharesIn(other)).least
  return {
    share: inTenths(share / 2),
    low: inTenths(bestMix(matrix, floorsIn(matrix)).least),
    high: inTenths(1 - bestMix(other, floorsIn(other)).least),
  }
}

/** By so much mixes may win less than the best and count as it: the best one by far is mostly the luckiest. */
const alike = 0.02

/** The middle of all mixes of a side that are about the best, by the mere shares. */
const middleMix = (matrix: Matrix): Mix => {
  const winning = sharesIn(matrix)
  const { least } = bestMix(matrix, winning)
  const best = mixesOf(matrix.length).filter((mix) => Math.min(...winning(mix)) >= least - alike)
  return matrix.map((_, style) => best.reduce((sum, mix) => sum + mix[style], 0) / best.length)
}

/** The mixes with which a side and its enemies do best: when they play each other, the side wins the value, or two points more or less. */
export const bestMixes = (matrix: Matrix): readonly [own: Mix, theirs: Mix] => [
  middleMix(matrix),
  middleMix(turned(matrix)),
]

type Band = { readonly from: number; readonly to: number }

const widened = ({ from, to }: Band): Band => ({
  from: Math.max(0, from - tolerance),
  to: Math.min(100, to + tolerance),
})

/** Judges whether the value lies in a band or at most five points outside of it: `fail` when it surely does not. */
export const judgeValue = ({ low, high }: Interval, band: Band): Verdict => {
  const { from, to } = widened(band)
  if (low >= from && high <= to) return 'pass'
  return low > band.to || high < band.from ? 'fail' : 'undecided'
}

/** So many times the games, with the same shares. */
const repeated = (matrix: Matrix, times: number): Matrix =>
  matrix.map((row) => row.map(({ games, won }) => ({ games: times * games, won: times * won })))

/**
 * Which games could lift what a side wins for certain above a share: those of the mix that would be best with some times as many games,
 * against each column that keeps it down.
 */
const keptDownIn = (matrix: Matrix, needed: number): ((row: number, column: number) => boolean) => {
  const { mix } = bestMix(matrix, floorsIn(repeated(matrix, ahead)))
  const floors = floorsIn(matrix)(mix)
  return (row, column) => mix[row] > 0 && inTenths(floors[column]) < needed
}

/** Games of a pair that has so many when it gets more: half as many again, in tens. */
const more = (games: number): number => 10 * Math.ceil((1.5 * games) / 10)

/**
 * How many games each pair should have next, when the value does not decide about a band: more of those that its ends rest on. The first
 * come for each pair alike.
 * @returns undefined when it decides, or when some pair would need more games than there may be
 */
export const nextGames = (matrix: Matrix, band: Band, most: number): readonly (readonly number[])[] | undefined => {
  const first = Math.min(fewest, most)
  if (matrix.flat().some(({ games }) => games < first))
    return matrix.map((row) => row.map(({ games }) => Math.max(games, first)))
  const value = valueIn(matrix)
  if (judgeValue(value, band) !== 'undecided') return undefined
  const { from, to } = widened(band)
  const [low, high] =
    value.share > to ? [band.to + tenth, 100] : value.share < from ? [0, band.from - tenth] : [from, to]
  const [own, theirs] = [keptDownIn(matrix, low), keptDownIn(turned(matrix), 100 - high)]
  const wanted = matrix.map((row, style) =>
    row.map(({ games }, enemy) => (own(style, enemy) || theirs(enemy, style) ? more(games) : games)),
  )
  return wanted.flat().some((games) => games > most) ? undefined : wanted
}

/** Games in all, of each pair alike, that would decide if all shares stayed what they are; undefined when even very many would not. */
export const enoughOfAll = (matrix: Matrix, band: Band): number | undefined => {
  let games = 50 * Math.ceil(Math.max(...matrix.flat().map((cell) => cell.games)) / 50)
  const decides = (): boolean => {
    const alike = matrix.map((row) => row.map((cell) => ({ games, won: (cell.won / cell.games) * games })))
    return judgeValue(valueIn(alike), band) !== 'undecided'
  }
  while (games <= mostForeseen && !decides()) games = 50 * Math.ceil((games * 1.1) / 50)
  return games <= mostForeseen ? games * matrix.flat().length : undefined
}

/** One style as good as another of the same side, but for chance, makes a sum of squares this great in 1 of 100 matrices. */
const unlikely = 2.326

/**
 * True if a side's choice of style matters: its shares against the same enemies differ by more than chance (chi-square, its quantile by
 * Wilson and Hilferty 1931, 1 of 100 by chance).
 */
const stylesDiffer = (matrix: Matrix): boolean => {
  const freedom = matrix[0].length * (matrix.length - 1)
  if (freedom === 0) return false
  const squares = matrix[0].map((_, column) => {
    const cells = matrix.map((row) => row[column])
    const share = sumOf(cells, 'won') / sumOf(cells, 'games')
    return cells.reduce(
      (sum, { games, won }) =>
        sum + (won === share * games ? 0 : (won - share * games) ** 2 / (games * share * (1 - share))),
      0,
    )
  })
  const part = 2 / (9 * freedom)
  return squares.reduce((sum, one) => sum + one, 0) > freedom * (1 - part + unlikely * Math.sqrt(part)) ** 3
}

/** The style that wins most against all of the enemies alike, where it matters which one a side has. */
const bestStyle = (matrix: Matrix): number | undefined => {
  if (!stylesDiffer(matrix)) return undefined
  const shares = matrix.map((row) => row.reduce((sum, { games, won }) => sum + won / games, 0))
  return shares.indexOf(Math.max(...shares))
}

/** The best style of a side, and the best of its enemies; undefined where it does not matter. */
export const bestStyles = (matrix: Matrix): readonly [own: number | undefined, theirs: number | undefined] => [
  bestStyle(matrix),
  bestStyle(turned(matrix)),
]

const sumOf = (cells: readonly StyleCell[], field: keyof StyleCell): number =>
  cells.reduce((sum, cell) => sum + cell[field], 0)
