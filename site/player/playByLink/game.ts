/**
 * Games that two persons play by sending each other links: what the page does with what is sent. The protocol is in
 * `compiler/playByLink`. Each page shows its own side alone, sends a turn as soon as it is over, and takes only a chain that begins
 * with all that it has seen.
 */
import { batch, effect, signal, untracked } from '@preact/signals'
import {
  type Chain,
  compareChains,
  gameIdOf,
  makeChain,
  parseChain,
  type TeamNumber,
} from '../../../compiler/playByLink/chain.ts'
import { checkChain } from '../../../compiler/playByLink/check.ts'
import { type Keys, makeKeys } from '../../../compiler/playByLink/secrets.ts'
import * as turns from '../../../compiler/playByLink/turns.ts'
import { namedLevel } from '../../../engine/difficulty.ts'
import type { AnyGame } from '../../../engine/game.ts'
import { readMove } from '../../../engine/play.ts'
import { makeRecord, parseRecord } from '../../../engine/record.ts'
import { order } from '../actions/carryOut.ts'
import { keep } from '../actions/keeping.ts'
import { freshId, put } from '../actions/put.ts'
import { notify } from '../announce.ts'
import { addressElsewhere, leaveSent, nameInAddress, sentInAddress } from '../link.ts'
import type { StoredGame } from '../storage.ts'
import type { Store } from '../store.ts'
import type { PlayerState } from '../systemUi.ts'
import {
  extended,
  freshSeed,
  lastPosition,
  movesFrom,
  recordOf,
  seeded,
  startTimeline,
  type Timeline,
  timelineOf,
} from '../timeline.ts'
import type { ByLink, ByLinkStatus, Seats } from '../types.ts'

/** The last message: shown where links are taken up, too, since messages wait while the map is covered. */
export const told = signal('')

const tell = (store: Store, text: string): string => {
  told.value = text
  notify(store.state, text)
  return text
}

const idOf = (chain: Chain): string => `by-link-${gameIdOf(chain)}`

/** The team that is led here. */
export const teamHere = ({ teams }: AnyGame, seats: Seats): TeamNumber =>
  teams[0].some((side) => seats[side] === 'human') ? 0 : 1

const seatsOf = (game: AnyGame, team: TeamNumber): Seats =>
  game.teams.flat().map((_, side) => (game.teams[team].includes(side) ? 'human' : 'away'))

/** A game as one of the two has it. */
interface Held {
  readonly chain: Chain
  readonly keys: Keys
  readonly team: TeamNumber
}

const heldOf = ({ chain: text, key }: ByLink, game: AnyGame, seats: Seats): Held | undefined => {
  const chain = parseChain(text)
  if (chain === undefined) return undefined
  const team = teamHere(game, seats)
  return { chain, team, keys: { publicKey: chain.links[chain.team === team ? 0 : 1]?.key ?? '', privateKey: key } }
}

/** The game on the table, if it is played by link. */
const held = ({ game, saved, seats }: PlayerState): Held | undefined =>
  saved.value.byLink && heldOf(saved.value.byLink, game, seats.value)

const statusOf = ({ chain, keys }: Held, isOver: boolean): ByLinkStatus => {
  if (isOver) return 'over'
  if (chain.links.length < turns.firstMoves) return 'invited'
  if (turns.isNext(chain, keys)) return 'mine'
  return chain.links.length === turns.firstMoves ? 'joined' : 'theirs'
}

/** The game of a chain that holds, ready for the turn of whoever is here; or what is wrong with the chain. */
const tableOf = async ({ gameAt, bundle }: PlayerState, own: Held) => {
  const { chain, keys } = own
  const game = gameAt(chain.difficulty)
  if (typeof game === 'string') return game
  const checked = await checkChain(game, bundle.identity, chain)
  if (!checked.ok) return checked.problem
  const { record, over, isOfOtherRules } = checked
  const status = statusOf(own, over)
  const seed = status === 'mine' ? await turns.seedOfNext(chain, keys) : 0
  // Before both have given a secret there is no first position: this one is never shown.
  const known = record ? timelineOf(game, record).timeline : startTimeline(game, seed)
  const timeline = record && status === 'mine' ? seeded(known, seed) : known
  return { timeline: { ...timeline, given: timeline.steps.length }, status, isOfOtherRules }
}

/** The timeline with more actions, as far as they can be done. */
const withMoves = (timeline: Timeline, moves: readonly string[]): Timeline => {
  for (const text of moves) {
    const move = readMove(timeline.game, text)
    const result = move && extended(timeline.game, timeline, move.action)
    if (result === undefined || 'reason' in result) break
    timeline = result.timeline
  }
  return timeline
}

/** Puts the game of a chain on the table, with what was done since in the turn that goes on; returns what is wrong with the chain. */
const show = async (
  store: Store,
  own: Held,
  {
    moves = [],
    name,
    isFollowed = false,
  }: { readonly moves?: readonly string[]; readonly name?: string; readonly isFollowed?: boolean } = {},
): Promise<string | undefined> => {
  if (!(await turns.areKeysOf(own.chain, own.team, own.keys)))
    return 'The key of your side is not the one that belongs to this game: it was changed or damaged.'
  const table = await tableOf(store.state, own)
  if (typeof table === 'string') return table
  const { timeline, status, isOfOtherRules } = table
  const id = idOf(own.chain)
  const byLink = { chain: makeChain(own.chain), key: own.keys.privateKey, status }
  const savedAs = { id, ...(name !== undefined && { name }), byLink }
  put(store, withMoves(timeline, moves), seatsOf(timeline.game, own.team), savedAs, isFollowed)
  nameInAddress(id)
  watchTurns(store)
  told.value = ''
  if (isOfOtherRules)
    tell(store, 'The rules have changed since this game began, so its dice may differ from those that you saw.')
  return undefined
}

const watched = new WeakSet<Store>()

/** From now on does by itself what needs no person: sends a turn that is over, and makes the moves that are no choice. */
const watchTurns = (store: Store): void => {
  if (watched.has(store)) return
  watched.add(store)
  const { saved, following, timeline } = store.state
  effect(() => {
    const isMine = saved.value.byLink?.status === 'mine' && !following.value
    if (isMine && timeline.value) untracked(() => queueMicrotask(() => goOn(store)))
  })
}

const goOn = (store: Store): void => {
  const { state } = store
  const own = held(state)
  const timeline = state.timeline.value
  const { game, seeds } = timeline
  if (state.saved.value.byLink?.status !== 'mine' || state.following.value || own === undefined) return
  // Each link from the fourth on adds a seed, and so does the turn that goes on.
  if (seeds.length !== own.chain.links.length - turns.firstMoves) return
  const { state: last } = lastPosition(timeline)
  if (!turns.goesOn(game, last, own.team)) return void sendTurn(store, own)
  if (game.actors(last).some((side) => game.teams[own.team].includes(side))) return
  const forced = turns.forcedOf(game, last)
  if (forced) order(store, forced.action)
}

const sendTurn = async (store: Store, own: Held): Promise<void> => {
  const { state } = store
  const { saved, timeline, over } = state
  const { byLink } = saved.value
  const { given = 0, steps } = timeline.value
  const chain = await turns.send(own.chain, own.keys, movesFrom(timeline.value, given))
  // Meanwhile it was sent, or another game was taken up.
  if (byLink === undefined || saved.value.byLink !== byLink) return
  batch(() => {
    const status = over.value ? 'over' : 'theirs'
    saved.value = { ...saved.value, byLink: { ...byLink, chain: makeChain(chain), status } }
    timeline.value = { ...timeline.value, given: steps.length }
    if (!over.value) state.dialog.value = 'send'
  })
  keep(store)
}

/** This tab plays the game from now on. */
const playHere = async ({ state, tabs }: Store): Promise<void> => {
  if (!state.following.value) return
  tabs.seize()
  await new Promise<void>((resolve) => {
    const stop = effect(() => {
      if (state.following.value) return
      resolve()
      queueMicrotask(() => stop())
    })
  })
}

export const invite = async (store: Store, seats: Seats, level: string | undefined): Promise<void> => {
  const { bundle, gameAt } = store.state
  const game = gameAt(level)
  if (typeof game === 'string') return void tell(store, game)
  const team = teamHere(game, seats)
  const keys = await makeKeys()
  const chain = await turns.invite({ ...bundle.identity, ...namedLevel(bundle.scenario, level), team }, keys)
  await show(store, { chain, keys, team })
  keep(store)
}

export const join = async (store: Store): Promise<void> => {
  const { state } = store
  const invitation = parseChain(state.invitation.value?.chain ?? '')
  if (invitation === undefined) return
  state.invitation.value = null
  const keys = await makeKeys()
  const chain = await turns.join(invitation, keys)
  await show(store, { chain, keys, team: turns.nextSender(invitation) })
  keep(store)
}

/** Actions of a save that were done after those of its chain. */
const movesSince = (chain: Chain, record: string): readonly string[] => {
  const moves = (parseRecord(record)?.moves ?? []).filter((move) => !move.startsWith('~'))
  return moves.slice(chain.links.reduce((sum, link) => sum + link.moves.length, 0))
}

export const openSaved = async (store: Store, stored: StoredGame): Promise<string | undefined> => {
  const { state, tabs } = store
  const { byLink, seats = [], record = '', name } = stored.game ?? {}
  const own = byLink && heldOf(byLink, state.game, seats)
  if (own === undefined) return 'This game by link is damaged. It is kept under Games, where you can save it as a file.'
  const isFollowed = !(await tabs.take(stored.key))
  const moves = movesSince(own.chain, record)
  const problem = await show(store, own, { moves, isFollowed, ...(name !== undefined && { name }) })
  if (problem !== undefined) {
    put(store, startTimeline(state.game, freshSeed()), seatsOf(state.game, 0), { id: freshId() })
    return `The game by link cannot go on here. ${problem} It is kept under Games.`
  }
  return undefined
}

/** The part of a text that was sent: whoever pastes may paste a whole address. */
const sentIn = (text: string): string => {
  const link = text.indexOf('#link=')
  return link < 0 ? text : (sentInAddress(text.slice(link)) ?? '')
}

/** The own part of a file that takes a side to another browser: its private key, and what was done in the turn that goes on. */
const seatIn = (lines: readonly string[]) => {
  const [, team, privateKey] = /^key ([01]) ([\w-]{43})$/.exec(lines[0]?.trim() ?? '') ?? []
  if (team === undefined || privateKey === undefined) return undefined
  const [, moves = ''] = /^moves (\S+)$/.exec(lines[1]?.trim() ?? '') ?? []
  return { team: team === '1' ? (1 as const) : (0 as const), privateKey, moves: moves === '' ? [] : moves.split('_') }
}

/** The own side as a file: whoever has it can play on with it elsewhere. */
export const seatFile = (state: PlayerState): string => {
  const own = held(state)
  if (own === undefined) return ''
  const { given = 0 } = state.timeline.value
  const moves = movesFrom(state.timeline.value, given)
  return `${makeChain(own.chain)}\nkey ${own.team} ${own.keys.privateKey}${moves.length > 0 ? `\nmoves ${moves.join('_')}` : ''}`
}

/** Why a chain is not taken up, though it holds: it does not begin with all that was seen here. */
const refusalOf = (known: Chain, coming: Chain): string | undefined => {
  const compared = compareChains(known, coming)
  if (compared === 'older')
    return 'This link is an older one: you have seen later ones of this game. It stays as it is.'
  if (typeof compared === 'string') return undefined
  const { differsAt } = compared
  return differsAt === 1
    ? 'Somebody else has joined this game already, and it goes on with them.'
    : `This link is refused. It tells link ${differsAt + 1} of the game otherwise than you have seen it: that turn was sent twice, or changed. The game stays as you know it.`
}

/** Shows the game of two others, when it is over. */
const watch = async (store: Store, chain: Chain): Promise<string | undefined> => {
  const table = await tableOf(store.state, { chain, keys: { publicKey: '', privateKey: '' }, team: 0 })
  if (typeof table === 'string') return tell(store, `This link is refused. ${table}`)
  if (table.status !== 'over')
    return tell(
      store,
      'This game is not in this browser. It goes on where it was begun or joined; to go on here, open the file of your side.',
    )
  const { timeline } = table
  const link = makeRecord(recordOf(store.state.bundle, timeline))
  put(store, timeline, seatsOf(timeline.game, 0), { id: freshId(), link })
  tell(store, `The game of two others, checked: ${chain.links.length} links, nothing was changed.`)
  return undefined
}

/** Opens what somebody sent who joins or has been sent to; `lines` are what stands below it in a file. */
const openChain = async (store: Store, chain: Chain, lines: readonly string[]): Promise<string | undefined> => {
  const { state, storage, tabs } = store
  const id = idOf(chain)
  const stored = await storage.game(id)
  const byLink = stored?.game?.byLink
  const known = byLink && heldOf(byLink, state.game, stored?.game?.seats ?? [])
  const seat = seatIn(lines)
  if (known === undefined || stored === undefined) {
    if (seat !== undefined) {
      const publicKey = chain.links[chain.team === seat.team ? 0 : 1]?.key ?? ''
      const problem = await show(
        store,
        { chain, team: seat.team, keys: { publicKey, privateKey: seat.privateKey } },
        seat,
      )
      if (problem === undefined) keep(store)
      return problem && tell(store, `This file is refused. ${problem}`)
    }
    return chain.links.length === 1 ? invited(store, chain) : watch(store, chain)
  }
  const refusal = refusalOf(known.chain, chain)
  const isNew = compareChains(known.chain, chain) === 'further'
  const problem = isNew ? await tableOf(state, { ...known, chain }) : undefined
  const isPlayedHere = await tabs.take(storage.keyOf(id))
  const wrong = refusal ?? (typeof problem === 'string' ? `This link is refused. ${problem}` : undefined)
  if (wrong !== undefined || !isNew || !isPlayedHere) await openSaved(store, stored)
  if (wrong !== undefined) return tell(store, wrong)
  if (!isNew) return undefined
  await playHere(store)
  const { name } = stored.game ?? {}
  const unshown = await show(store, { ...known, chain }, name === undefined ? {} : { name })
  if (unshown !== undefined) return tell(store, `The game by link cannot go on here. ${unshown}`)
  keep(store)
  return undefined
}

/** Asks whoever opened the first link of a game to join. */
const invited = async (store: Store, chain: Chain): Promise<string | undefined> => {
  const { state } = store
  const checked = await tableOf(state, { chain, keys: { publicKey: '', privateKey: '' }, team: 0 })
  if (typeof checked === 'string') return tell(store, `This link is refused. ${checked}`)
  const { game } = checked.timeline
  state.invitation.value = {
    chain: makeChain(chain),
    sides: game.teams[turns.nextSender(chain)] ?? [],
    level: chain.difficulty ?? state.bundle.scenario.difficulty,
  }
  state.dialog.value = 'invitation'
  return undefined
}

/** Loads this page for the armies of a game by link, and lets it take up there what was sent; false when they are those of this page. */
const leaveForChain = (state: PlayerState, chain: Chain, text: string): boolean => {
  const address = addressElsewhere(state, chain, '')
  if (address === undefined || !leaveSent(text)) return false
  location.assign(address)
  return true
}

export const openSent = async (store: Store, text: string): Promise<string | undefined> => {
  const [word = '', ...lines] = text.trim().split('\n')
  const chain = parseChain(sentIn(word.trim()))
  if (chain === undefined)
    return tell(
      store,
      'This is not a whole link of a game, or it is of another version. Ask for it again, or for a file.',
    )
  if (leaveForChain(store.state, chain, text)) return undefined
  if (crypto.subtle === undefined) return tell(store, 'Games by link need a page that was opened over https.')
  return openChain(store, chain, lines)
}

/** All that can be said of the honesty of the game on the table: a sentence. */
export const verify = async (state: PlayerState): Promise<string> => {
  const own = held(state)
  if (own === undefined) return ''
  const checked = await checkChain(state.game, state.bundle.identity, own.chain)
  return checked.ok
    ? `Checked: ${own.chain.links.length} links, signed by both. Every secret is the one that was sealed before, so nobody chose the dice; every move keeps the rules.`
    : `Not in order: ${checked.problem}`
}
