/** The page of the reference about the computer's players, the same for all systems. */
import type { Ladder, Rung } from '../../engine/ai/ladder.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import type { TableRow } from '../data/table.ts'
import { capitalised } from '../data/words.ts'
import type { ReferencePage } from '../systems/sitePlugin.ts'
import { boxed, pageTable, section, sentences } from './parts.ts'

/** Levels, and searches that stand for none. */
const isLevel = (id: string): boolean => (levelIds as readonly string[]).includes(id) || id.startsWith('search')

/** What the sequential test of a contest found, in words. */
const answerOf = ({ test: [weak, strong], answer, one }: Rung): string => {
  if (answer === 'open') return `Open between ${weak} and ${strong} %`
  if (isLevel(one))
    return answer === 'strong' ? `Stronger: ${strong} % rather than ${weak} %` : 'Not shown to be stronger'
  return answer === 'weak' ? `Weaker: ${weak} % rather than ${strong} %` : 'As strong'
}

const rowOf = (rung: Rung): TableRow => ({
  name: rung.one.startsWith('search') ? 'A quick search' : capitalised(rung.one),
  cells: [
    capitalised(rung.other),
    2 * rung.pairs,
    `${rung.share.toFixed(1)} ± ${rung.margin.toFixed(1)} %`,
    answerOf(rung),
    { code: rung.plays[0] },
  ],
})

export const playersPage = (ladder: Ladder): ReferencePage => {
  const table = (label: string, rungs: Ladder) =>
    pageTable({
      label,
      columns: ['Player', 'Against', { number: 'Games' }, { number: 'Points won' }, 'Answer of the test', 'Plays as'],
      rows: rungs.map(rowOf),
    })
  const levels = ladder.filter(({ one }) => isLevel(one))
  const styles = ladder.filter(({ one }) => !isLevel(one))
  return {
    path: 'players',
    title: 'Computer players',
    description: 'How strong each level of the computer is, measured against the one below.',
    lead: 'How strong each level of the computer is, and how that was measured.',
    parts: () => [
      sentences([
        'The Recruit plans as the Veteran does, and now and then acts without a thought. The Veteran is the planner as it was first built, and stays as it is: others are measured against it. The Staff and the General weigh things better, or think ahead.',
        'A search imagines what it cannot see, plays the best few actions on with the same dice, and follows its plan unless another action is clearly better. Its budget is a number of actions, so it plays the same on every machine.',
        'Contests go over all scenarios alike, in pairs of games from the same seeds with sides swapped, until a sequential test knows which of two shares is the true one; it errs in one of twenty contests. After ± is half of the 95 % interval.',
      ]),
      section('Levels', [boxed(table('Levels', levels))]),
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
