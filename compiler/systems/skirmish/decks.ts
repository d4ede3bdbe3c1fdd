/** The limits of a battle's decks. */
import { type ArmyProblem, type ArmyProblemKind, problemsOf } from '../../../engine/systems/skirmish/army.ts'
import type { SkirmishScenario, SkirmishSeat } from '../../../engine/systems/skirmish/scenario.ts'

/** The limits of armies built for a pitched battle: history has its own numbers. */
const builders: readonly ArmyProblemKind[] = ['unspent', 'copies']

/** All that keeps a seat of a battle from having a deck. @param points the most that it may cost */
export const deckProblems = (
  { rules, year, battle }: SkirmishScenario,
  seat: SkirmishSeat,
  points: number,
): readonly ArmyProblem[] =>
  problemsOf(rules, seat, points, year).filter(({ kind }) => battle === 'pitched' || !builders.includes(kind))
