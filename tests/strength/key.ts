/** The data that the contests of a system's players depend on. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import { evidenceKey } from '../../compiler/playtest/evidence.ts'
import { heldOutSeed } from '../../compiler/playtest/seeds.ts'
import { makePlayer, openGame } from '../../compiler/systems/games.ts'
import { keyedDice, rollingDice } from '../../engine/dice.ts'
import { hashJson } from '../../engine/hash.ts'
import { advance, chooseFor } from '../../engine/play.ts'

/** Decisions of a search that tell it from another one, and actions that it may weigh for each. */
const decisions = 3
const inHaste = 'search:nodes=20'

/** How a search begins a scenario. Evidence comes from games of planners, so that the fingerprint of play says nothing of searches. */
const openingOf = (scenario: BattleScenario): readonly string[] => {
  const game = openGame(scenario)
  const player = makePlayer(inHaste, game)
  const dice = keyedDice(heldOutSeed)
  const state = game.setup(dice)
  return Array.from({ length: decisions }, () => {
    const [side] = game.actors(state)
    const action = chooseFor(game, player, state, side, rollingDice(heldOutSeed, 1))
    advance(game, state, dice, side, action)
    return game.makeAction(action)
  })
}

/** Changes with the scenarios of a system, their tables, and how the system's planners and searches play. */
export const ladderKey = (scenarios: readonly BattleScenario[]): string => {
  const keys = scenarios.map((scenario) => [scenario.id, evidenceKey(scenario, heldOutSeed)])
  const [smallest] = scenarios.toSorted((one, other) => one.units.length - other.units.length)
  return hashJson([keys, openingOf(smallest)])
}
