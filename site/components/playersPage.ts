/** The page of the reference about the computer's players, the same for all systems. */
import type { Fault, Faults } from '../../engine/ai/faults.ts'
import { isCurrent, type Ladder, type Rung } from '../../engine/ai/ladder.ts'
import { capital } from '../../engine/words.ts'
import { answerOf, isLevel, sinceThen } from '../data/ladder.ts'
import type { TableRow } from '../data/table.ts'
import type { ReferencePage } from '../systems/sitePlugin.ts'
import { boxed, pageTable, section, sentences } from './parts.ts'

const rowOf = (ladder: Ladder, rung: Rung): TableRow => ({
  name: rung.one.startsWith('search') ? 'A quick search' : capital(rung.one),
  cells: [
    capital(rung.other),
    2 * rung.pairs,
    `${rung.share.toFixed(1)} ± ${rung.margin.toFixed(1)} %`,
    answerOf(ladder, rung),
    { code: rung.plays[0] },
  ],
})

/** A rate of occasions, or a count by game. */
const rateIn = (of: 'occasions' | 'games', rate: number | null): string =>
  rate === null ? '–' : of === 'occasions' ? `${rate} %` : `${rate} a game`

/** True if no level did it, though there was an occasion. */
const isNever = ({ rates }: Fault): boolean => rates.some((rate) => rate === 0) && !rates.some((rate) => rate)

export const playersPage = (ladder: Ladder, faults: Faults): ReferencePage => {
  const table = (label: string, rungs: readonly Rung[]) =>
    pageTable({
      label,
      columns: ['Player', 'Against', { number: 'Games' }, { number: 'Points won' }, 'Answer of the test', 'Plays as'],
      rows: rungs.map((rung) => rowOf(ladder, rung)),
    })
  const levels = ladder.rungs.filter(isLevel)
  const styles = ladder.rungs.filter((rung) => !isLevel(rung))
  const never = faults.counted.filter(isNever).map(({ text }) => text)
  const isWhole = ladder.rungs.every((rung) => isCurrent(ladder, rung))
  return {
    path: 'players',
    title: 'Computer players',
    description: 'How strong each level of the computer is, measured against the one below.',
    lead: 'How strong each level of the computer is, and how that was measured.',
    parts: () => [
      sentences([
        'The Recruit plans as the Veteran does, and now and then acts without a thought. The Veteran takes what seems best, action by action. The Staff and the General weigh things better, or think ahead.',
        'A search imagines what it cannot see, plays the best few actions on with the same dice, and follows its plan unless another action is clearly better. Its budget is a number of actions, so it plays the same on every machine.',
        ...(isWhole ? [] : [`Contests that are out of date were held before ${sinceThen}.`]),
        'Contests go over all scenarios alike, in pairs of games from the same seeds with sides swapped, until a sequential test knows which of two shares is the true one; it errs in one of twenty contests. After ± is half of the 95 % interval.',
      ]),
      section('Levels', [boxed(table('Levels', levels))]),
      section('What they do badly', [
        sentences([
          `Counted in ${faults.games} games of each level against itself: of all occasions, or by game and side.`,
          ...(faults.key === ladder.key ? [] : [`Counted before ${sinceThen}.`]),
        ]),
        boxed(
          pageTable({
            label: 'What they do badly',
            columns: ['What is counted', ...faults.levels.map((level) => ({ number: capital(level) }))],
            rows: faults.counted
              .filter(({ rates }) => rates.some((rate) => rate))
              .map(({ text, of, rates }) => ({ name: text, cells: rates.map((rate) => rateIn(of, rate)) })),
          }),
        ),
      ]),
      never.length > 0 && section('What they did in none of these games', [sentences(never)]),
      styles.length > 0 &&
        section('Styles', [
          sentences([
            'Planners with a will of their own, by which balance is judged. None is meant to be as strong as the Staff.',
          ]),
          boxed(table('Styles', styles)),
        ]),
    ],
  }
}
