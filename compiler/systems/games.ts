/** Games and players of the rule systems, whose code is loaded when a scenario of theirs is played. */
import { makeOdds } from '../../engine/ai/chances.ts'
import { playerAmong } from '../../engine/ai/players.ts'
import { atDifficulty } from '../../engine/difficulty.ts'
import type { AnyGame, Insight, Player, Scenario, Thinkers } from '../../engine/game.ts'
import { hashJson } from '../../engine/hash.ts'
import type { Record } from '../../engine/record.ts'
import type { BattleScenario } from '../bundle.ts'
import type { Levers } from '../playtest/levers/lever.ts'
import { modulesOf, systemCompilerOf } from './index.ts'

const playersOf = modulesOf<{ readonly players: Thinkers<never> }>('players')
const leversIn = modulesOf<{ readonly levers: Levers }>('levers')

/** Opens a resolved scenario with the rule system that it names. @throws RangeError when there is none. */
export const openGame = (scenario: BattleScenario): AnyGame => systemCompilerOf(scenario.system).open(scenario)

/** A scenario with the forces that a game was begun with, or why it cannot be played with them. */
const scenarioWith = <S extends BattleScenario>(scenario: S, rules: object, forces: string | undefined): S | string => {
  if (forces === undefined) return scenario
  const { withForces } = systemCompilerOf(scenario.system)
  if (withForces === undefined) return `${scenario.title} is played with no other forces than its own.`
  try {
    return withForces(scenario, rules, forces) as BattleScenario as S
  } catch (problem) {
    return `${scenario.title} cannot be played with the forces of this game: ${(problem as Error).message.replace(/\.$/, '')}.`
  }
}

/** A scenario at the level of difficulty that a record or a user names, or why there is no such level. */
export const scenarioAt = <S extends BattleScenario>(scenario: S, level: string | undefined): S | string =>
  atDifficulty(scenario, systemCompilerOf(scenario.system).difficulties ?? [], level)

/**
 * A scenario as a record or a game by link was begun: with its forces, at its level of difficulty. A string says why it cannot be played so.
 * @param rules all tables of its system: a scenario holds what its own forces need
 */
export const scenarioAsBegun = <S extends BattleScenario>(
  scenario: S,
  rules: object,
  { forces, difficulty }: Pick<Record, 'forces' | 'difficulty'>,
): S | string => {
  const found = scenarioWith(scenario, rules, forces)
  return typeof found === 'string' ? found : scenarioAt(found, difficulty)
}

/** True if a system has a player that looks a single step ahead. */
export const hasGreedy = ({ system }: Pick<Scenario, 'system'>): boolean => thinkersIn(system).greedy !== undefined

/** Returns the players of a system. @throws RangeError when there is no such system */
export const thinkersIn = (system: string): Thinkers<never> => playersOf(system).players

/** A player for an opened game by its name, as `playerAmong` reads it; throws a RangeError when its system has none of that name. */
export const makePlayer = (name: string, game: AnyGame): Player =>
  playerAmong(thinkersIn(game.scenario.system), name, game)

/** Returns the system's knowledge of good play in an opened game. */
export const insightOf = (game: AnyGame): Insight => thinkersIn(game.scenario.system).insight(game as never)

/** The odds of the first team in positions of an opened game, as games of its system have shown, in thousandths of a log3. */
export const oddsIn = (game: AnyGame): ReturnType<typeof makeOdds> => makeOdds(game, thinkersIn(game.scenario.system))

/** The fingerprint of the weights by which a system's odds are read: odds read by others cannot be compared with them. */
export const oddsKeyOf = (system: string): string => hashJson(thinkersIn(system).odds)

/** The player of each level of a system, by its name. */
export const levelsOf = (system: string): Thinkers<never>['levels'] => thinkersIn(system).levels

/** The styles of the planner of a system. */
export const stylesOf = (system: string): readonly string[] => Object.keys(thinkersIn(system).styles ?? {})

/** Returns the numbers that an author can change by little in scenarios of a system. @throws RangeError when there is no such system */
export const leversFor = (system: string): Levers => leversIn(system).levers
