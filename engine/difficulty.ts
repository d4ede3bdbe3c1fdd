/** A scenario at the level of difficulty that a record or a player chooses. */
import type { Scenario } from './game.ts'

/** The level that a record names: none for the scenario's own, so that one game has one record. */
export const namedLevel = (
  { difficulty: own }: Scenario,
  level: string | undefined,
): { readonly difficulty?: string } => (level === undefined || level === own ? {} : { difficulty: level })

/** The scenario at one of its system's levels, its own when none is named; or why it cannot be played at this one. */
export const atDifficulty = <S extends Scenario>(
  scenario: S,
  levels: readonly string[],
  level: string | undefined,
): S | string => {
  if (level === undefined || level === scenario.difficulty) return scenario
  if (levels.includes(level)) return { ...scenario, difficulty: level }
  const known = levels.length === 0 ? 'Its game has no levels.' : `Its game has the levels ${levels.join(', ')}.`
  return `“${level}” is no level of difficulty of ${scenario.title}. ${known}`
}
