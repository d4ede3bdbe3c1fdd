/** Reads what an author wants of a scenario: ids of sides become their teams, and what cannot be is reported. */
import type { Intent, ScenarioHead } from '../content.ts'
import { below, keyBelow, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { readTeam } from './read.ts'

/** The word that `history` may hold instead of a side. */
const draw = 'draw'

/** The intent as far as it is sound. `place` is that of `intent`. */
export const readIntent = (
  { intent = {}, sides, turns = Number.POSITIVE_INFINITY }: Pick<ScenarioHead, 'intent' | 'sides' | 'turns'>,
  place: Place,
  report: Report,
): Intent => {
  const { length, difficulty = {}, unwinnable, history } = intent
  const readOf = (id: string, at: Place): number | undefined => readTeam(id, sides, at, report)
  /** By team: the id of the side whose grade is written. */
  const graded: (string | undefined)[] = [undefined, undefined]
  for (const id of Object.keys(difficulty)) {
    const at = keyBelow(place, 'difficulty', id)
    const team = readOf(id, at)
    if (team === undefined) continue
    const other = graded[team]
    if (other !== undefined && difficulty[other] !== difficulty[id])
      report.error(
        'field-conflict',
        at,
        `"${id}" and "${other}" win together: it is as hard for one as for the other.`,
        {
          hint: 'Write it for one of them.',
        },
      )
    else graded[team] ??= id
  }
  const grades = graded.map((id) => (id === undefined ? undefined : difficulty[id]))
  const beaten = unwinnable && readOf(unwinnable.side, below(place, 'unwinnable', 'side'))
  const [named, grade] = beaten === undefined ? [] : [graded[beaten], grades[beaten]]
  if (named !== undefined && grade !== 'hard') {
    report.error(
      'field-conflict',
      below(place, 'difficulty', named),
      `"${named}" is not meant to win, so it is not ${grade} for it.`,
      {
        hint: 'Leave its difficulty out, or write hard.',
        related: [{ ...below(place, 'unwinnable'), message: 'Unwinnable by design.' }],
      },
    )
  }
  const winner = history && (history.winner === draw ? null : readOf(history.winner, below(place, 'history', 'winner')))
  return {
    ...(length && checkLength(length, turns, below(place, 'length'), report) && { length }),
    difficulty: grades,
    ...(unwinnable && beaten !== undefined && { unwinnable: { side: beaten, reason: unwinnable.reason } }),
    ...(history && winner !== undefined && { history: { winner, note: history.note } }),
  }
}

const checkLength = (length: { from: number; to: number }, turns: number, place: Place, report: Report): boolean => {
  const { from, to } = length
  if (from > to) {
    report.error('value-range', below(place, 'to'), `The length runs from turn ${from} to turn ${to}.`, {
      hint: '"from" is at most "to".',
    })
    return false
  }
  if (to > turns) {
    report.error('value-range', below(place, 'to'), `The game ends after turn ${turns}; turn ${to} is never played.`, {
      hint: 'Name turns that the game has.',
    })
    return false
  }
  return true
}
