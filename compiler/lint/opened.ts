/** Opens a scenario for the lint rules of its own system. */
import { nameOfSpace, type Space } from '../../engine/board.ts'
import { keyedDice } from '../../engine/dice.ts'
import type { AnyGame } from '../../engine/game.ts'
import { once } from '../../engine/once.ts'
import type { BattleScenario, Tutorial } from '../bundle.ts'
import type { CompiledScenario, Origins } from '../content.ts'

/**
 * The input of rules that need the engine. Questions about the rules of the game are the engine's to answer: `game` and `start` are created
 * on first use.
 */
export interface OpenedScenario<
  S extends BattleScenario,
  O extends Origins,
  G extends AnyGame,
  T extends Tutorial = Tutorial,
> {
  readonly scenario: S
  readonly origins: O
  readonly tutorial: T | null
  /** A side that its author means to lose. */
  readonly unwinnable: number | undefined
  readonly game: G
  /** The first position, not to be changed. */
  readonly start: Readonly<ReturnType<G['setup']>>
  /** The name of a space. */
  nameOf(space: Space): string
}

/** Opens a scenario; `open` makes its game when the first rule asks for it. */
export const openScenario = <S extends BattleScenario, O extends Origins, G extends AnyGame, T extends Tutorial>(
  open: (scenario: S) => G,
  { scenario, origins, intent, tutorial }: CompiledScenario<S, O>,
): OpenedScenario<S, O, G, T> => {
  const game = once(() => open(scenario))
  const start = once(() => game().setup(keyedDice(0)))
  return {
    scenario,
    origins,
    tutorial: tutorial as T | null,
    unwinnable: intent.unwinnable?.side,
    get game() {
      return game()
    },
    get start() {
      return start() as Readonly<ReturnType<G['setup']>>
    },
    nameOf: (space) => nameOfSpace(scenario.map, space),
  }
}

/** An opened scenario with what rules of one system look at besides; what is made when it is first read stays so. */
export const withMore = <C extends object, M extends object>(opened: C, more: M): C & M =>
  Object.defineProperties(opened, Object.getOwnPropertyDescriptors(more)) as C & M
