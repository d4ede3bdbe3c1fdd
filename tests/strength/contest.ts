/** Contests of two players over pairs of games, spread evenly over scenarios, until a question about their strength is answered. */
import type { Pairs } from './pairs.ts'
import { answerTo, countPairs, type Question } from './sequential.ts'

/** Pairs that are played of each scenario before the question is asked again. */
const atOnce = 2

export interface Contest {
  readonly one: string
  readonly other: string
  /** Absent: all pairs are played. */
  readonly question?: Question
  /** Pairs of each scenario after which it is given up. */
  readonly most: number
}

export interface Outcome {
  /** By scenario, in order: the scores of the first player in its pairs. */
  readonly scores: readonly (readonly number[])[]
  readonly answer: ReturnType<typeof answerTo>
}

/** Plays until the question is answered, or the last pair. `progress` hears the scores so far. */
export const holdContest = async (
  pairs: Pairs,
  scenarios: number,
  { one, other, question, most }: Contest,
  progress: (scores: readonly number[]) => void,
): Promise<Outcome> => {
  const scores: number[][] = Array.from({ length: scenarios }, () => [])
  let answer: Outcome['answer']
  for (let from = 0; from < most && answer === undefined; from += atOnce) {
    const to = Math.min(most, from + atOnce)
    const played = await pairs.play(one, other, from, to)
    for (const [index, list] of scores.entries())
      list.push(...played.slice(index * (to - from), (index + 1) * (to - from)))
    progress(scores.flat())
    if (question !== undefined) answer = answerTo(question, countPairs(scores.flat()))
  }
  return { scores, answer }
}
