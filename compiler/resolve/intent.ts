/** Reads what an author wants of a scenario: ids of sides become sides, and what cannot be is reported. */
import type { Side } from '../../engine/game.ts'
import type { Intent, ScenarioHead } from '../content.ts'
import { below, keyBelow, type Place, type Report } from '../diagnostics/diagnostic.ts'
import { readSide } from './read.ts'

/** What history may say instead of a side. */
const draw = 'draw'

/** The intent as far as it is sound. `place` is that of `intent`. */
export const readIntent = (
  { intent = {}, sides, turns = Number.POSITIVE_INFINITY }: Pick<ScenarioHead, 'intent' | 'sides' | 'turns'>,
  place: Place,
  report: Report,
): Intent => {
  const { length, difficulty = {}, unwinnable, history } = intent
  const ids = sides.map(({ id }) => id)
  const sideOf = (id: string, at: Place): Side | undefined => readSide(id, ids, at, report)
  for (const id of Object.keys(difficulty)) sideOf(id, keyBelow(place, 'difficulty', id))
  const gradeOf = (side: Side) => {
    const id = ids[side]
    return id !== undefined && Object.hasOwn(difficulty, id) ? difficulty[id] : undefined
  }
  const beaten = unwinnable && sideOf(unwinnable.side, below(place, 'unwinnable', 'side'))
  if (beaten !== undefined && gradeOf(beaten) !== undefined && gradeOf(beaten) !== 'hard') {
    report.error(
      'field-conflict',
      below(place, 'difficulty', ids[beaten]),
      `"${ids[beaten]}" is not meant to win, so it is not ${gradeOf(beaten)} for it.`,
      {
        hint: 'Leave its difficulty out, or write hard.',
        related: [{ ...below(place, 'unwinnable'), message: 'Unwinnable by design.' }],
      },
    )
  }
  const winner = history && (history.winner === draw ? null : sideOf(history.winner, below(place, 'history', 'winner')))
  return {
    ...(length && checkLength(length, turns, below(place, 'length'), report) && { length }),
    difficulty: [gradeOf(0), gradeOf(1)],
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
