/** The tiny rule systems, each with the scenario that is played and the player that thinks: for laws, worker and page. */
import type { AnyGame, Player, Scenario } from '../../engine/game.ts'
import { areas, areasPlayer, triangle } from './areas.ts'
import { crossing, squares, squaresPlayer } from './squares.ts'
import { stacks, stacksPlayer, valley } from './stacks.ts'

export interface TinySystem {
  readonly scenario: Scenario & { readonly turns: number }
  open(scenario: Scenario): AnyGame
  player(game: AnyGame): Player
}

export const tinySystems: Readonly<Record<string, TinySystem>> = {
  areas: { scenario: triangle, open: areas.open as never, player: () => areasPlayer as never },
  squares: { scenario: crossing, open: squares.open as never, player: squaresPlayer as never },
  stacks: { scenario: valley, open: stacks.open as never, player: stacksPlayer as never },
}

/** As a page and its worker name it: nobody passes records of it on. */
export const tinyIdentity = { scenario: '0000000000000000', rules: '00000000' }
