/** Whose turn it is in a game that is played by link, and what is sent. */
import type { Action, AnyGame, Side, State } from '../../engine/game.ts'
import type { Identity } from '../../engine/record.ts'
import { type Chain, type LinkOfGame, senderOf, signedText, type TeamNumber, teamOfKey } from './chain.ts'
import { type Keys, sealOf, secretOf, seedOf, sign } from './secrets.ts'

/** The link with which the moves begin: those before it invite and join. */
export const firstMoves = 2

/** True if a game can be played by link: two players lead two teams. */
export const isForTwo = ({ teams }: AnyGame): boolean => teams.length === 2

/** The only thing that may be done now, and by whom; undefined when there is something to choose. */
export const forcedOf = (game: AnyGame, state: State): { readonly side: Side; readonly action: Action } | undefined => {
  const [side, ...others] = game.actors(state)
  if (side === undefined || others.length > 0 || game.isLegal !== undefined) return undefined
  const [action, ...choices] = game.legal(state, side)
  return action === undefined || choices.length > 0 ? undefined : { side, action }
}

/** True if the turn of a team goes on: it has a choice, or the other team's next action is no choice. */
export const goesOn = (game: AnyGame, state: State, team: TeamNumber): boolean =>
  game.outcome(state) === undefined &&
  (game.actors(state).some((side) => game.teams[team].includes(side)) || forcedOf(game, state) !== undefined)

/** Which team sends the next link. */
export const nextSender = (chain: Chain): TeamNumber => senderOf(chain, chain.links.length)

/** A chain with one link more, signed. */
const append = async (chain: Chain, keys: Keys, link: Omit<LinkOfGame, 'seal'>): Promise<Chain> => {
  const next = chain.links.length + 2
  const seal = await sealOf(next, await secretOf(keys, next))
  const longer = { ...chain, links: [...chain.links, { ...link, seal }] }
  const signature = await sign(keys, signedText(longer))
  return { ...longer, signatures: [...chain.signatures.slice(-1), signature] }
}

/** The chain that invites somebody to the other team. */
export const invite = (terms: Identity & Pick<Chain, 'difficulty' | 'team'>, keys: Keys): Promise<Chain> =>
  append({ ...terms, links: [], signatures: [] }, keys, { key: keys.publicKey, moves: [] })

/** Takes up an invitation. */
export const join = async (invitation: Chain, keys: Keys): Promise<Chain> =>
  append(invitation, keys, { key: keys.publicKey, secret: await secretOf(keys, 1), moves: [] })

/** True if the owner of a key sends the next link. The check leaves out players who may still join. */
export const isNext = (chain: Chain, { publicKey }: Keys): boolean =>
  chain.links.length >= firstMoves && teamOfKey(chain, publicKey) === nextSender(chain)

/**
 * True if keys are those of a team's leader: the public one stands in the chain, and the private one makes the secret that was sealed with
 * it. A private key that is one letter off would otherwise be found out only when a turn is sent.
 */
export const areKeysOf = async ({ links, team: first }: Chain, team: TeamNumber, keys: Keys): Promise<boolean> => {
  const at = team === first ? 0 : 1
  const own = links[at]
  return own?.key === keys.publicKey && own.seal === (await sealOf(at + 2, await secretOf(keys, at + 2)))
}

/** Sends a turn. @throws RangeError when it is not the turn of whoever has these keys */
export const send = async (chain: Chain, keys: Keys, moves: readonly string[]): Promise<Chain> => {
  if (!isNext(chain, keys)) throw new RangeError('it is the turn of the other one')
  return append(chain, keys, { secret: await secretOf(keys, chain.links.length), moves })
}

/** The seed of the turn that whoever has these keys makes next. @throws RangeError when it is not its turn */
export const seedOfNext = async (chain: Chain, keys: Keys): Promise<number> => {
  if (!isNext(chain, keys)) throw new RangeError('it is the turn of the other one')
  const link = chain.links.length
  return seedOf(link, chain.links[link - 1].secret ?? '', await secretOf(keys, link))
}
