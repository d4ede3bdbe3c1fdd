/** The result of an experiment, in words for the terminal. */
import { teamsOf } from '../../../engine/teams.ts'
import type { Effect } from './effects.ts'
import type { Claimed, Findings } from './experiment.ts'

/** Changes that are shown. */
export const shown = 3

const percent = (share: number): string => `${share.toFixed(1)} %`

/** `8 to 14 points fewer wins`; an interval that holds 0 goes both ways. */
const points = ({ interval: { low, high } }: Effect): string => {
  const [least, most] = [Math.round(low), Math.round(high)]
  const range = (from: number, to: number): string => (from === to ? `${from}` : `${from} to ${to}`)
  if (least >= 0 && most > 0) return `${range(least, most)} points more wins`
  if (most <= 0 && least < 0) return `${range(-most, -least)} points fewer wins`
  if (least === 0 && most === 0) return 'no more wins'
  return `between ${-least} points fewer and ${most} points more wins`
}

/** A line for each of the best changes, and what they are for. */
export const describeFindings = ({ scenario, balance }: Claimed, findings: Findings): string => {
  const { games, levers, share, interval, goal, effects, told } = findings
  const sure = effects.slice(0, shown).filter(({ isSure }) => isSure)
  const side = teamsOf(scenario)[balance.side].name
  const lines = [
    `${scenario.id}  ${games} games, ${levers} numbers moved at once`,
    `  ${side} wins ${percent(share)} (${interval.low}–${interval.high} %) of the scenario as it is, when all play in the style that serves them best; the band is ${balance.from}–${balance.to} %`,
    goal === undefined
      ? '  strongest effects:'
      : `  changes that lead to ${percent(goal)} or near, each by itself, the likeliest first:`,
    ...sure.map((effect, n) => {
      const { words, doubt } = effect.change
      const why = goal !== undefined && doubt?.words !== undefined ? ` (${doubt.words})` : ''
      return `  ${n + 1}. ${words}${why}: ${points(effect)} for ${side}`
    }),
    ...(sure.length < shown
      ? [
          `  ${sure.length === 0 ? 'none' : 'no other'} is more than chance: so many games tell effects of about ${Math.ceil(told)} points and more`,
        ]
      : []),
  ]
  return `${lines.join('\n')}\n`
}

/** The same as data: all changes, the best first, with what each sets and where it is written. */
export const findingsAsData = ({ scenario, balance }: Claimed, { effects, ...findings }: Findings) => ({
  scenario: scenario.id,
  side: teamsOf(scenario)[balance.side].id,
  band: { from: balance.from, to: balance.to },
  ...findings,
  changes: effects.map(({ lever, change, margin, points, interval, isSure }) => ({
    lever,
    words: change.words,
    doubt: change.doubt,
    margin,
    points,
    interval,
    isSure,
    writes: change.writings.map(({ at, value = null }) => ({ file: at.file, path: at.path, value })),
  })),
})
