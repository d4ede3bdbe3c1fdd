/** The text that two persons send to and fro while they play by link. README.md tells the protocol. */
import { forcesPattern, type Identity, parseMove } from '../../engine/record.ts'

/** A message from one player to the other. */
export interface LinkOfGame {
  /** Public key of the sender; in the first link of each. */
  readonly key?: string
  /** The secret that the sender had sealed before; absent in the first link of all. */
  readonly secret?: string
  /** Seal on the secret of the sender's next link. */
  readonly seal: string
  /** Moves of a record. */
  readonly moves: readonly string[]
}

/** One of the two teams of a game: the place of a person. */
export type TeamNumber = 0 | 1

/** Everything that was sent in a game. */
export interface Chain extends Identity {
  /** Level of difficulty that it is played at; absent: the scenario's own. */
  readonly difficulty?: string
  /** The team of whoever began. */
  readonly team: TeamNumber
  readonly links: readonly LinkOfGame[]
  /** Of the last two links, or of the only one. */
  readonly signatures: readonly string[]
}

/** Longest text that is read, as of a record. */
const longest = 1_000_000

const headPattern = new RegExp(
  `^L1:([0-9a-f]{16}):([0-9a-f]{8}):([01])(?::([a-z][a-z0-9-]{0,39}))?(?:~(${forcesPattern}))?$`,
)
const linkPattern = /^([\w-]{86})?:([\w-]{22})?:([\w-]{43}):([0-9A-Za-z._-]*)$/
const signaturesPattern = /^~([\w-]{86})(?::([\w-]{86}))?$/

/** True if a text looks like a chain, even a damaged one. */
export const isLikeChain = (text: string): boolean => /^L\d+:/.test(text)

const makeHead = ({ scenario, rules, forces, team, difficulty }: Chain): string => {
  const level = difficulty === undefined ? '' : `:${difficulty}`
  return `L1:${scenario}:${rules}:${team}${level}${forces === undefined ? '' : `~${forces}`}`
}

const makeLink = ({ key = '', secret = '', seal, moves }: LinkOfGame): string =>
  `${key}:${secret}:${seal}:${moves.join('_')}`

/** Returns the text that the sender of link number `links` signs: all links up to it. */
export const signedText = (chain: Chain, links = chain.links.length): string =>
  [makeHead(chain), ...chain.links.slice(0, links).map(makeLink)].join('/')

/** A chain as one word that fits into an address. */
export const makeChain = (chain: Chain): string => `${signedText(chain)}/~${chain.signatures.join(':')}`

/** The first two links show keys and move nothing; all but the first open a secret. */
const isPlaced = ({ key, secret, moves }: LinkOfGame, at: number): boolean =>
  (key !== undefined) === at < 2 && (secret !== undefined) === at > 0 && (at > 1 || moves.length === 0)

const parseLink = (text: string, at: number): LinkOfGame | undefined => {
  const [, key, secret, seal, words] = linkPattern.exec(text) ?? []
  if (seal === undefined || words === undefined) return undefined
  const moves = words === '' ? [] : words.split('_')
  if (!moves.every((move) => parseMove(move)?.kind === 'action')) return undefined
  const link: LinkOfGame = { ...(key !== undefined && { key }), ...(secret !== undefined && { secret }), seal, moves }
  return isPlaced(link, at) ? link : undefined
}

/** The chain of a text, or undefined when it is none. Whether it is to be believed only `checkChain` can tell. */
export const parseChain = (text: string): Chain | undefined => {
  if (text.length > longest) return undefined
  const [head = '', ...rest] = text.split('/')
  const [, scenario, rules, team, difficulty, forces] = headPattern.exec(head) ?? []
  const [, ...signatures] = signaturesPattern.exec(rest.pop() ?? '') ?? []
  const given = signatures.filter((one) => one !== undefined)
  if (scenario === undefined || rules === undefined || rest.length === 0) return undefined
  if (given.length !== Math.min(2, rest.length)) return undefined
  const links: LinkOfGame[] = []
  for (const [at, one] of rest.entries()) {
    const link = parseLink(one, at)
    if (link === undefined) return undefined
    links.push(link)
  }
  const level = difficulty === undefined ? {} : { difficulty }
  const chosen = forces === undefined ? {} : { forces }
  return { scenario, rules, ...chosen, ...level, team: team === '1' ? 1 : 0, links, signatures: given }
}

/** Returns the id of this game, in lower-case letters, digits and hyphens: the first seal, which nobody else can have made. */
export const gameIdOf = ({ links }: Chain): string => links[0].seal.slice(0, 24).toLowerCase().replaceAll('_', '-')

/** The team of the sender of a link. */
export const senderOf = ({ team }: Chain, link: number): TeamNumber => (link % 2 === 0 ? team : team === 0 ? 1 : 0)

/** The team of whoever signs with a key; undefined when it is neither of the two. */
export const teamOfKey = (chain: Chain, key: string): TeamNumber | undefined => {
  const at = chain.links.slice(0, 2).findIndex((link) => link.key === key)
  return at < 0 ? undefined : senderOf(chain, at)
}

/**
 * How a chain that comes goes with the one that is known: it says the same, goes on from it, or lacks its last links; or it tells one of them
 * otherwise.
 */
export type Comparison = 'same' | 'further' | 'older' | { readonly differsAt: number }

export const compareChains = (known: Chain, coming: Chain): Comparison => {
  if (makeHead(known) !== makeHead(coming)) return { differsAt: 0 }
  const both = Math.min(known.links.length, coming.links.length)
  for (let at = 0; at < both; at++)
    if (makeLink(known.links[at]) !== makeLink(coming.links[at])) return { differsAt: at }
  if (known.links.length === coming.links.length) return 'same'
  return known.links.length < coming.links.length ? 'further' : 'older'
}
