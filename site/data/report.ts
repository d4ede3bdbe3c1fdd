/** Turns balance evidence into the numbers and sentences of the report. Lengths are per cent of the chart's width or height. */
import type { Evidence, Idle, Interval } from '../../compiler/bundle.ts'
import { gamesOfPairs, matrixOf, stylesIn } from '../../compiler/course/pairs.ts'
import { listWords, printed, uncapital } from '../../engine/words.ts'

export interface ShareBar {
  readonly label: string
  /** Number of games won, or drawn; a value is of no games of its own. */
  readonly games?: number
  /** Per cent of all games. */
  readonly share: number
  /** Of a value, or Wilson's at 95 %; draws have none. */
  readonly interval?: Interval
  /** The author's target, on the side that it is about. */
  readonly band?: { readonly from: number; readonly to: number }
  readonly kind: `side${number}` | 'draw'
}

export interface Column {
  readonly label: string
  readonly games: number
  readonly share: number
  /** Height as a per cent of the tallest column. */
  readonly height: number
}

/** The distribution of a measure at the end of the games. */
export interface Ending {
  readonly title: string
  readonly columns: readonly Column[]
  /** For screen readers. */
  readonly sentence: string
}

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (100 * part) / whole)
const whole = (value: number): string => `${Math.round(value)} %`
const range = (interval: Interval): string => `${Math.round(interval.low)} to ${Math.round(interval.high)} %`
const shareOf = ({ idle, turns }: Idle): string => `${percent(idle, turns).toFixed(1)} %`
const tenths = (value: number): string => value.toFixed(1)

export const columnsOf = (
  counts: readonly number[],
  games: number,
  labelOf: (index: number) => string,
): readonly Column[] => {
  const tallest = Math.max(1, ...counts)
  return counts.map((count, index) => ({
    label: labelOf(index),
    games: count,
    share: percent(count, games),
    height: (100 * count) / tallest,
  }))
}

export const fullest = (columns: readonly Column[]): Column | undefined =>
  columns.reduce<Column | undefined>(
    (best, column) => (best === undefined || column.games > best.games ? column : best),
    undefined,
  )

/** Counts of more numbers are drawn in tens. */
const mostColumns = 40

/** Words the balance of a measure: values below 0 for one side are above it for the other, so that their owner must be named. */
const endingOf = (
  { name, counts = [], least = 0 }: Evidence['measures'][number],
  games: number,
  [first]: readonly string[],
): Ending => {
  const title = least < 0 ? `${name} of ${first} at the end` : `${name} at the end`
  const size = counts.length > mostColumns ? 10 : 1
  const grouped = new Array<number>(Math.ceil(counts.length / size)).fill(0)
  for (const [index, count] of counts.entries()) grouped[Math.floor(index / size)] += count
  const columns = columnsOf(grouped, games, (index) => printed(least + index * size))
  const common = fullest(columns)
  const span =
    common && `${common.label}${size === 1 ? '' : ` to ${printed(least + columns.indexOf(common) * size + size - 1)}`}`
  return {
    title,
    columns,
    sentence: common ? `${title}: most often ${span}, in ${whole(common.share)} of games.` : '',
  }
}

const verdictSentence = ({ band, verdict, value }: Evidence, side: string): string => {
  const wanted = `The author wants ${side} to win ${band.from} to ${band.to} % of games`
  const won = `When all play in the style that serves them best, it wins ${whole(value.share)} (${range(value)})`
  const says = {
    pass: 'as often as wanted, or at most five points off',
    fail: value.share < band.from ? 'too few' : 'too many',
    undecided: 'more games are needed to tell',
  }
  return `${wanted}. ${won}: ${says[verdict]}.`
}

/** Returns shares of wins, as bars: the side of the band when all play as well as they can, and each side of the first player's games. */
const sharesOf = ({ band, value, panel: [first] }: Evidence, sides: readonly string[]): ShareBar[] => {
  const { player, games, wins, draws, share } = first
  return [
    {
      label: `${sides[band.side]}, all in their best style`,
      share: value.share,
      interval: value,
      band: { from: band.from, to: band.to },
      kind: `side${band.side}`,
    },
    ...sides.map(
      (label, side): ShareBar => ({
        label: `${label}, “${player}” against itself`,
        games: wins[side],
        share: percent(wins[side], games),
        interval: share[side],
        kind: `side${side}`,
      }),
    ),
    ...(draws > 0 ? [{ label: 'Drawn', games: draws, share: percent(draws, games), kind: 'draw' } as const] : []),
  ]
}

/** The matrix of styles: the share of the band's side in each style against each style of its enemies. */
export interface Styles {
  readonly caption: string
  readonly players: readonly string[]
  /** By its own style, then by theirs. */
  readonly rows: readonly (readonly { readonly share: number; readonly games: number }[])[]
  readonly sentences: readonly string[]
}

const stylesOf = (evidence: Evidence, sides: readonly string[]): Styles | undefined => {
  const { band, panel } = evidence
  if (panel.length < 2) return undefined
  const sentences = stylesIn(
    evidence,
    sides.map((name) => ({ name })),
  )
  return {
    caption: `Won by ${sides[band.side]}, by its own style (rows) and its enemies’ (columns)`,
    players: panel.map(({ player }) => player),
    rows: matrixOf(gamesOfPairs(evidence), band).map((row) =>
      row.map(({ games, won }) => ({ share: percent(won, games), games })),
    ),
    sentences:
      sentences.length > 0 ? sentences : ['No style of either side is better than another by more than chance.'],
  }
}

/** The same by the side that it led. */
const skillBySide = ({ teams = [] }: Evidence['skill'], sides: readonly string[]): string =>
  teams.length === 0
    ? ''
    : `: ${listWords(teams.map(({ won, games }, team) => `${won} of ${games} as ${sides[team]}`))}`

const methodOf = ({ panel, duels, seed }: Evidence): string => {
  const [{ games, player }] = panel
  const all = [...panel, ...duels].reduce((sum, one) => sum + one.games, 0)
  const first = `${games} games of the computer player “${player}” on both sides, seeds ${seed} to ${seed + games - 1}`
  const whiskers = 'whiskers of its games are Wilson intervals at 95 %'
  if (duels.length === 0) return `${first}; ${whiskers}.`
  return `${first}, of ${all} between ${listWords(panel.map((one) => `“${one.player}”`))}, each against each; ${whiskers}. The first bar is the share when each side mixes these styles as well as it can: one verdict in 700 is wrong. The planner plays as the computer’s Veteran does; each other player has a will of its own, and cannot be chosen for a game.`
}

export const reportOf = (evidence: Evidence, sides: readonly string[]) => {
  const { band, panel, skill } = evidence
  const [{ games, player }] = panel
  const length = columnsOf(evidence.decidedIn, games, (index) => String(index + 1))
  const commonLength = fullest(length)
  return {
    shares: sharesOf(evidence, sides),
    /** The author's band in words. */
    wanted: `What the author wants: ${band.from} to ${band.to} % for ${sides[band.side]}`,
    length,
    /** The rule system's measures of the final positions. */
    endings: evidence.measures.flatMap((measure) => (measure.counts ? [endingOf(measure, games, sides)] : [])),
    sentence: verdictSentence(evidence, sides[band.side]),
    lengthSentence: commonLength
      ? `Most often a game was decided in turn ${commonLength.label}: ${whole(commonLength.share)} of games.`
      : '',
    styles: stylesOf(evidence, sides),
    method: methodOf(evidence),
    skill: `Skill counts: the ${player} won ${skill.won} of ${skill.games} games against random play with sides swapped (${range(skill.share)})${skillBySide(skill, sides)}.`,
    facts: [
      ...evidence.measures.flatMap(({ name, totals = [] }) =>
        totals.map((total, side) => ({ label: `${uncapital(name)}: ${sides[side]}`, value: tenths(total / games) })),
      ),
      { label: 'decided in the last turn', value: whole(length.at(-1)?.share ?? 0) },
      { label: 'actions in a game', value: tenths(evidence.actions / games) },
      ...(evidence.watched.idle
        ? [{ label: 'turns ended with something left to gain', value: shareOf(evidence.watched.idle) }]
        : []),
    ],
  }
}

export type Report = ReturnType<typeof reportOf>
