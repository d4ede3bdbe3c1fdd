/** Games and states of any rule system as those of their own. */
import type { BattleScenario } from '../../compiler/bundle.ts'
import type { AnyGame, State } from '../../engine/game.ts'
import type { CommandCardsGame } from '../../engine/systems/command-cards/index.ts'
import type { CommandCardsState } from '../../engine/systems/command-cards/types.ts'
import type { EchelonGame } from '../../engine/systems/echelon/index.ts'
import type { EchelonState } from '../../engine/systems/echelon/types.ts'
import type { OperationalGame } from '../../engine/systems/operational/index.ts'
import type { OperationalState } from '../../engine/systems/operational/types.ts'
import type { SkirmishGame } from '../../engine/systems/skirmish/index.ts'
import type { SkirmishState } from '../../engine/systems/skirmish/types.ts'
import type { TacticalGame } from '../../engine/systems/tactical/index.ts'
import type { TacticalState } from '../../engine/systems/tactical/types.ts'

interface Own {
  readonly 'command-cards': { readonly game: CommandCardsGame; readonly state: CommandCardsState }
  readonly operational: { readonly game: OperationalGame; readonly state: OperationalState }
  readonly echelon: { readonly game: EchelonGame; readonly state: EchelonState }
  readonly skirmish: { readonly game: SkirmishGame; readonly state: SkirmishState }
  readonly tactical: { readonly game: TacticalGame; readonly state: TacticalState }
}

const insist = (system: string, { system: found }: { readonly system: string }): void => {
  if (found !== system) throw new TypeError(`a game of ${found}, not of ${system}`)
}

/** A game as one of its own system. Throws when it is of another one. */
export const gameOf = <S extends keyof Own>(system: S, game: AnyGame): Own[S]['game'] => {
  insist(system, game.scenario)
  // Games are opened by the system that their scenario names.
  return game as unknown as Own[S]['game']
}

/** A state of a game as one of its own system. Throws when the game is of another one. */
export const stateOf = <S extends keyof Own>(system: S, game: AnyGame, state: State): Own[S]['state'] => {
  insist(system, game.scenario)
  // A game makes its states itself.
  return state as unknown as Own[S]['state']
}

/** A scenario as one of its own system. Throws when it is of another one. */
export const scenarioOf = <S extends keyof Own>(system: S, scenario: BattleScenario): Own[S]['game']['scenario'] => {
  insist(system, scenario)
  // Scenarios are resolved by the system that they name.
  return scenario as unknown as Own[S]['game']['scenario']
}

/** A game of a system as one of any system. */
export const anyGame = (game: Own[keyof Own]['game']): AnyGame =>
  // What is lost is the type of its actions and questions: players hand back what the game itself lists.
  game as unknown as AnyGame
