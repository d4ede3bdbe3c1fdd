/** Two who choose at random play by link, without a page. */
import type { Chain, TeamNumber } from '../../compiler/playByLink/chain.ts'
import { checkChain } from '../../compiler/playByLink/check.ts'
import { type Keys, makeKeys } from '../../compiler/playByLink/secrets.ts'
import { forcedOf, goesOn, invite, join, nextSender, seedOfNext, send } from '../../compiler/playByLink/turns.ts'
import { rollingDice } from '../../engine/dice.ts'
import type { AnyGame, State } from '../../engine/game.ts'
import { addSeed, type Position, replay, start, step } from '../../engine/play.ts'
import { type Identity, makeMove } from '../../engine/record.ts'

/** Plays a person's turn, at random by a seed. */
export const choose = async (
  identity: Identity,
  game: AnyGame,
  chain: Chain,
  keys: Keys,
  seed: number,
): Promise<readonly string[]> => {
  const team = nextSender(chain)
  const added = await seedOfNext(chain, keys)
  const before = async (): Promise<Position<State>> => {
    if (chain.links.length === 2) return start(game, added).position
    const checked = await checkChain(game, identity, chain)
    if (!checked.ok || !checked.record) throw new Error('the chain is not good')
    const played = replay(game, checked.record)
    if (!played.ok) throw new Error(played.reason)
    return addSeed(played.position, added)
  }
  let position = await before()
  const dice = rollingDice(seed)
  const moves: string[] = []
  while (goesOn(game, position.state, team)) {
    const [own] = game.actors(position.state).filter((side) => game.teams[team].includes(side))
    const side = own ?? forcedOf(game, position.state)?.side ?? -1
    const actions = game.legal(position.state, side)
    const action = actions[dice.below(actions.length)]
    const stepped = step(game, position, side, action)
    if (!stepped.ok) throw new Error(stepped.reason)
    position = stepped.position
    moves.push(makeMove(side, game.makeAction(action)))
  }
  return moves
}

export interface LinkTable {
  readonly game: AnyGame
  /** Of whoever begins, and of who joins. */
  readonly keys: readonly [Keys, Keys]
  /** The chain after each link. */
  readonly chains: readonly Chain[]
}

/** A game of two persons until it is over, or so many links were sent. */
export const playByLink = async (
  identity: Identity,
  game: AnyGame,
  { team = 0, links = 400 }: { readonly team?: TeamNumber; readonly links?: number },
): Promise<LinkTable> => {
  const keys = [await makeKeys(), await makeKeys()] as const
  const chains = [await invite({ ...identity, team }, keys[0])]
  chains.push(await join(chains[0], keys[1]))
  for (let at = 2; at < links; at++) {
    const own = keys[at % 2]
    const moves = await choose(identity, game, chains[at - 1], own, at)
    chains.push(await send(chains[at - 1], own, moves))
    const checked = await checkChain(game, identity, chains[at])
    if (!checked.ok) throw new Error(checked.problem)
    if (checked.over) break
  }
  return { game, keys, chains }
}
