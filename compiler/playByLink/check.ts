/** Checks a chain: nothing is believed that does not follow from signatures, seals and the rules. */
import type { AnyGame, State } from '../../engine/game.ts'
import { addSeed, type Position, readMove, start, step } from '../../engine/play.ts'
import { areOfOneBattle, type Identity, makeSeed, type Record } from '../../engine/record.ts'
import { type Chain, type LinkOfGame, senderOf, signedText } from './chain.ts'
import { isSigned, sealOf, seedOf } from './secrets.ts'
import { firstMoves, forcedOf, goesOn, isForTwo } from './turns.ts'

export type CheckedChain =
  | {
      readonly ok: true
      /** The game as a record; undefined before the third link, which opens it. */
      readonly record: Record | undefined
      /** By link: how many actions were done before it. */
      readonly starts: readonly number[]
      /** True if the game has ended. */
      readonly over: boolean
      /** True if it was begun under other rules: its dice may have fallen differently. */
      readonly isOfOtherRules: boolean
    }
  /** The number of a link from 0, and what is wrong with it: a sentence. */
  | { readonly ok: false; readonly link: number; readonly problem: string }

const wrong = (link: number, problem: string) => ({ ok: false, link, problem }) as const

const numberOf = (link: number): string => `Link ${link + 1}`

/** Finds a fault in the signatures of a chain. */
const checkSignatures = async (chain: Chain) => {
  const { links, signatures } = chain
  for (const [index, signature] of signatures.entries()) {
    const at = links.length - signatures.length + index
    const key = links[at % 2].key ?? ''
    if (!(await isSigned(key, signature, signedText(chain, at + 1))))
      return wrong(at, `${numberOf(at)} is not signed by whoever sent it, or something before it was changed.`)
  }
  return undefined
}

/** Finds a fault in the secrets of a chain. */
const checkSecrets = async ({ links }: Chain) => {
  for (const [at, { secret = '' }] of links.entries())
    if (at >= firstMoves && (await sealOf(at, secret)) !== links[at - 2].seal)
      return wrong(
        at,
        `${numberOf(at)} opens another secret than its sender had sealed: its dice are not to be trusted.`,
      )
  return undefined
}

/** The position after the moves of a link, or what is wrong with them. */
const playLink = (game: AnyGame, chain: Chain, at: number, before: Position<State>): Position<State> | string => {
  const team = senderOf(chain, at)
  let position = before
  for (const text of chain.links[at].moves) {
    const { state } = position
    const move = readMove(game, text)
    if (move === undefined) return `${numberOf(at)} holds “${text}”, which is no move.`
    if (!goesOn(game, state, team)) return `${numberOf(at)} goes on after its turn was over.`
    if (!game.teams[team].includes(move.side) && forcedOf(game, state)?.side !== move.side)
      return `${numberOf(at)} makes a move of the other side.`
    const stepped = step(game, position, move.side, move.action)
    if (!stepped.ok) return `${numberOf(at)} makes a move against the rules: ${stepped.reason}`
    position = stepped.position
  }
  if (goesOn(game, position.state, team)) return `${numberOf(at)} ends before its turn is over.`
  return position
}

const seedsOf = (links: readonly LinkOfGame[]): Promise<readonly number[]> =>
  Promise.all(
    links.map(({ secret = '' }, at) => (at < firstMoves ? 0 : seedOf(at, links[at - 1].secret ?? '', secret))),
  )

/**
 * Checks all of a chain: that it belongs to this scenario is asked by identity, and `game` must be open at its level of difficulty.
 * Takes as long as playing the game once more.
 */
export const checkChain = async (game: AnyGame, identity: Identity, chain: Chain): Promise<CheckedChain> => {
  const { links, difficulty } = chain
  if (!areOfOneBattle(chain, identity))
    return wrong(0, 'This game belongs to another scenario, or to another version of this one.')
  if (!isForTwo(game)) return wrong(0, 'This battle is not for two.')
  const untrue = (await checkSignatures(chain)) ?? (await checkSecrets(chain))
  if (untrue !== undefined) return untrue
  const seeds = await seedsOf(links)
  const moves: string[] = []
  const starts = [0, 0]
  let position: Position<State> | undefined
  let done = 0
  for (let at = firstMoves; at < links.length; at++) {
    if (position !== undefined && game.outcome(position.state) !== undefined)
      return wrong(at, `${numberOf(at)} goes on after the game was over.`)
    if (position !== undefined) moves.push(makeSeed(seeds[at]))
    const before: Position<State> = position ? addSeed(position, seeds[at]) : start(game, seeds[at]).position
    const after = playLink(game, chain, at, before)
    if (typeof after === 'string')
      return wrong(at, chain.rules === identity.rules ? after : `${after} The game was begun under other rules.`)
    starts.push(done)
    done += links[at].moves.length
    moves.push(...links[at].moves)
    position = after
  }
  const level = difficulty === undefined ? {} : { difficulty }
  return {
    ok: true,
    record: position && { format: 2, ...identity, rules: chain.rules, seed: seeds[firstMoves], ...level, moves },
    starts,
    over: position !== undefined && game.outcome(position.state) !== undefined,
    isOfOtherRules: chain.rules !== identity.rules,
  }
}
