/** Turns balance evidence into the numbers and sentences of the report. Lengths are per cent of the chart's width or height. */
import type { Evidence, Idle, Interval } from '../../compiler/bundle.ts'

export interface ShareBar {
  readonly label: string
  /** Number of games won, or drawn. */
  readonly games: number
  /** Per cent of all games. */
  readonly share: number
  /** Wilson interval at 95 %; draws have none. */
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

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

const columnsOf = (counts: readonly number[], games: number, labelOf: (index: number) => string): readonly Column[] => {
  const tallest = Math.max(1, ...counts)
  return counts.map((count, index) => ({
    label: labelOf(index),
    games: count,
    share: percent(count, games),
    height: (100 * count) / tallest,
  }))
}

const fullest = (columns: readonly Column[]): Column | undefined =>
  columns.reduce<Column | undefined>(
    (best, column) => (best === undefined || column.games > best.games ? column : best),
    undefined,
  )

const endingOf = (name: string, counts: readonly number[], games: number): Ending => {
  const title = `${name} at the end`
  const columns = columnsOf(counts, games, String)
  const common = fullest(columns)
  return {
    title,
    columns,
    sentence: common ? `${title}: most often ${common.label}, in ${whole(common.share)} of games.` : '',
  }
}

const verdictSentence = (evidence: Evidence, side: string): string => {
  const { band, verdict, share } = evidence
  const wanted = `The author wants ${side} to win ${band.from} to ${band.to} % of games between equal players`
  const found = range(share[band.side])
  if (verdict === 'pass') return `${wanted}, and the whole interval, ${found}, lies inside.`
  if (verdict === 'fail') return `${wanted}; the interval, ${found}, lies outside.`
  return `${wanted}; the interval, ${found}, crosses the edge, so more games are needed.`
}

export const reportOf = (evidence: Evidence, sides: readonly string[]) => {
  const { games, wins, draws, share, band, skill } = evidence
  const shares: ShareBar[] = wins.map((won, side) => ({
    label: sides[side],
    games: won,
    share: percent(won, games),
    interval: share[side],
    ...(band.side === side ? { band: { from: band.from, to: band.to } } : {}),
    kind: `side${side}`,
  }))
  if (draws > 0) shares.push({ label: 'Drawn', games: draws, share: percent(draws, games), kind: 'draw' })
  const length = columnsOf(evidence.decidedIn, games, (index) => String(index + 1))
  const commonLength = fullest(length)
  return {
    shares,
    /** The author's band in words. */
    wanted: `What the author wants: ${band.from} to ${band.to} % for ${sides[band.side]}`,
    length,
    /** The rule system's measures of the final positions. */
    endings: evidence.measures.flatMap(({ name, counts }) => (counts ? [endingOf(name, counts, games)] : [])),
    sentence: verdictSentence(evidence, sides[band.side]),
    lengthSentence: commonLength
      ? `Most often a game was decided in turn ${commonLength.label}: ${whole(commonLength.share)} of games.`
      : '',
    method: `${games} games, the computer player “${evidence.player}” on both sides, seeds ${evidence.seed} to ${evidence.seed + games - 1}; whiskers are Wilson intervals at 95 %.`,
    skill: `Skill counts: the planner won ${skill.won} of ${skill.games} games against random play with sides swapped (${range(skill.share)}).`,
    facts: [
      ...evidence.measures.flatMap(({ name, means }) =>
        (means ?? []).map((mean, side) => ({ label: `${lower(name)} by ${sides[side]}`, value: tenths(mean) })),
      ),
      { label: 'actions in a game', value: tenths(evidence.actions) },
      ...(evidence.watched?.idle
        ? [{ label: 'turns ended with something left to gain', value: shareOf(evidence.watched.idle) }]
        : []),
    ],
  }
}

export type Report = ReturnType<typeof reportOf>
