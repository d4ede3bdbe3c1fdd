/** The results of contests between the computer's players, in words. */
import { isCurrent, type Ladder, type Rung, rungOf } from '../../engine/ai/ladder.ts'
import { levelIds } from '../../engine/ai/opponents.ts'
import { capital } from '../../engine/words.ts'

/** Levels, and searches that stand for none. */
export const isLevel = ({ one }: Rung): boolean =>
  (levelIds as readonly string[]).includes(one) || one.startsWith('search')

/** Returns the answer of a contest's sequential test. */
export const answerOf = (ladder: Ladder, rung: Rung): string => {
  const { test, answer } = rung
  const [weak, strong] = test
  const found = (): string => {
    if (answer === 'open') return `Open between ${weak} and ${strong} %`
    if (isLevel(rung))
      return answer === 'strong' ? `Stronger: ${strong} % rather than ${weak} %` : 'Not shown to be stronger'
    return answer === 'weak' ? `Weaker: ${weak} % rather than ${strong} %` : 'As strong'
  }
  return isCurrent(ladder, rung) ? found() : `Out of date: ${found().toLowerCase()}`
}

/** The changes that make contests out of date. */
export const sinceThen = 'the rules, the scenarios or the computer’s play last changed'

/** Describes the strength of some levels against the one below each: a sentence for each measured level. */
export const strengthsOf = (ladder: Ladder, among: readonly string[]): readonly string[] =>
  levelIds.flatMap((level, index) => {
    const below = levelIds[index - 1]
    const rung = among.includes(level) && below !== undefined ? rungOf(ladder, level, below) : undefined
    if (rung === undefined) return []
    const when = isCurrent(ladder, rung) ? '' : ` (before ${sinceThen})`
    return `Of ${2 * rung.pairs} trial games against the ${capital(below)}, the ${capital(level)} won ${Math.round(rung.share)} %${when}.`
  })
