/** Which game is played: begun anew, saved in this browser, or opened from a link or a file. */
import { batch } from '@preact/signals'
import type { AnyGame } from '../../../engine/game.ts'
import { type Identity, parseRecord } from '../../../engine/record.ts'
import { dayInAddress, dayOfGame, gameOfDay, seedOfDay } from '../../saves/day.ts'
import { isLikeChain, parseSavedGame } from '../../saves/savedGame.ts'
import { notify } from '../announce.ts'
import {
  addressElsewhere,
  addressOfForces,
  forgetAddress,
  gameInAddress,
  hashOfRecord,
  recordInAddress,
  sentInAddress,
  takeSent,
} from '../link.ts'
import { areSeats, restore, timelineFrom } from '../restore.ts'
import { attempt } from '../settings.ts'
import { peopleOf } from '../state.ts'
import type { StoredGame } from '../storage.ts'
import type { Store } from '../store.ts'
import type { PlayerState } from '../systemUi.ts'
import { isClosed, taughtSeats, taughtSeed } from '../taught.ts'
import { cutAt, freshSeed, startTimeline, type Timeline } from '../timeline.ts'
import type { Seats } from '../types.ts'
import { openSavedByLink, openSent } from './byLink.ts'
import { keep, listGames, record, unplayedKey, warnOnce } from './keeping.ts'
import { freshId, put } from './put.ts'

/** Returns the players of the sides in a first game. */
const firstSeats = ({ ui, bundle }: PlayerState): Seats => {
  const { tutorial } = bundle
  if (tutorial) return taughtSeats(bundle, tutorial)
  return ui.setup.firstSeats(bundle.scenario)
}

/** People at this device decide for all sides. */
const everyoneHere = ({ game }: Timeline): Seats => game.teams.flat().map(() => 'human')

/** The seats that a new game offers: those of the game on the table, or of a first game after one that came by a link. */
export const proposedSeats = ({ state }: Store): Seats =>
  state.origin.value === 'own' ? state.seats.value : firstSeats(state)

/** Returns the identity of a saved game: its own scenario stands in its key. */
const identityOf = ({ scenarioHash, game }: StoredGame): Identity | undefined => {
  const record = parseRecord(game?.record.trim() ?? '')
  return record && { ...record, scenario: scenarioHash }
}

/** Loads this page for a game that is played with other forces; `hash` says which. Returns false when there is no need of it. */
const leaveFor = (state: PlayerState, game: Identity | undefined, hash: string): boolean => {
  const address = addressElsewhere(state, game, hash)
  if (address !== undefined) location.assign(address)
  return address !== undefined
}

/** Shows a saved game; returns what to tell about it. One that cannot go on just as it was goes on as another one, so that it is kept. */
const putStored = async (store: Store, stored: StoredGame): Promise<string | undefined> => {
  const { state, tabs, storage } = store
  if (leaveFor(state, identityOf(stored), `g=${stored.id}`)) return undefined
  if (stored.game?.byLink !== undefined) return openSavedByLink(store, stored)
  const { timeline = startTimeline(atLevel(state, undefined), freshSeed()), problem } = restore(state, stored)
  const { seats = [], name, link, isBranch, isReseated, advised } = stored.game ?? {}
  const isSeated = areSeats(seats, timeline)
  const goesOn = problem === undefined && isSeated
  const id = goesOn ? stored.id : freshId()
  const isOurs = await tabs.take(storage.keyOf(id))
  const saved = {
    id,
    ...(name !== undefined && { name }),
    ...(link !== undefined && { link }),
    ...(isBranch && { isBranch }),
    ...(isReseated && { isReseated }),
    ...(goesOn && advised !== undefined && { advised }),
  }
  put(store, timeline, isSeated ? seats : firstSeats(state), saved, !isOurs)
  // The person before the screen is not known now.
  state.facing.value = null
  if (goesOn) return undefined
  return problem === undefined
    ? 'The saved game does not say who leads each side in a way that this page understands. Choose the players under New game.'
    : `The saved game cannot go on just as it was. ${problem} As it was it is kept under Games, also to save as a file.`
}

/** Shows a game of the list. */
export const openStored = async (store: Store, stored: StoredGame): Promise<void> => {
  forgetAddress()
  const told = await putStored(store, stored)
  if (told !== undefined) notify(store.state, told)
}

/** True if a game came by a link. Earlier versions of the page kept all of those in one place. */
const cameByLink = ({ id, game }: StoredGame): boolean =>
  game?.link !== undefined || game?.byLink !== undefined || id === 'link'

/**
 * The dice of a game in which nothing was done yet: the same when the page is loaded again, so that nobody chooses among first hands.
 * The first action that is kept ends it.
 */
const unplayedSeed = ({ bundle }: PlayerState): number => {
  const key = unplayedKey(bundle)
  const kept = Number(attempt(() => localStorage.getItem(key)) ?? Number.NaN)
  if (Number.isInteger(kept) && kept >= 0 && kept <= 0xffffffff) return kept
  const seed = freshSeed()
  attempt(() => localStorage.setItem(key, String(seed)))
  return seed
}

/** Opens the saved game that the address names or that was played last, or begins one; returns what to tell about it. */
const openOwn = async (store: Store): Promise<string | undefined> => {
  const { state } = store
  const games = await listGames(store)
  const day = dayInAddress(location.hash, Date.now())
  const wanted = day === undefined ? gameInAddress(location.hash) : gameOfDay(day)
  const { identity } = state.bundle
  const present = games?.filter(({ scenarioHash }) => scenarioHash === identity.scenario) ?? []
  const isOfThese = (stored: StoredGame): boolean => identityOf(stored)?.forces === identity.forces
  const named = present.find(({ id }) => id === wanted)
  const isElsewhere = named !== undefined && leaveFor(state, identityOf(named), `g=${named.id}`)
  const latest = day === undefined ? present.find((stored) => !cameByLink(stored) && isOfThese(stored)) : undefined
  const saved = isElsewhere ? undefined : (named ?? latest)
  if (saved?.game) return putStored(store, saved)
  // In its place, if nothing is there that it would write over.
  if (day !== undefined && games !== undefined && named === undefined) {
    const first = state.ui.setup.firstSeats(state.bundle.scenario)
    const id = gameOfDay(day)
    const isOurs = await store.tabs.take(store.storage.keyOf(id))
    put(store, startTimeline(atLevel(state, undefined), seedOfDay(day)), first, { id }, !isOurs)
    return undefined
  }
  const seats = firstSeats(state)
  const seed = taughtSeed(state, seats) ?? unplayedSeed(state)
  put(store, startTimeline(atLevel(state, undefined), seed), seats, { id: freshId() })
  if (games === undefined)
    return `Games saved in this browser cannot be read now, and are left as they are. ${warnOnce(store)}`
  if (saved) return 'The saved game is damaged. It is kept under Games, where you can save it as a file.'
  return games.length > present.length ? 'A game that could not go on is kept under Games.' : undefined
}

/** Puts a link's position on the table, or how far it was already played on in this browser; returns why it cannot be used. */
const putLinked = async (store: Store, text: string): Promise<string | undefined> => {
  const { state } = store
  if (leaveFor(state, parseRecord(text.trim()), hashOfRecord(text))) return undefined
  const timeline = timelineFrom(state, text)
  if (typeof timeline === 'string') return `The link cannot be followed. ${timeline}`
  const games = (await listGames(store)) ?? []
  const further = games.find(({ game }) => game?.link === text)
  if (further?.game && restore(state, further).problem === undefined) await putStored(store, further)
  else put(store, { ...timeline, given: timeline.steps.length }, everyoneHere(timeline), { id: freshId(), link: text })
  tellOfOtherRules(state, text)
  return undefined
}

/** A record of other rules whose moves can all be made has perhaps gone otherwise where it was made. */
const tellOfOtherRules = (state: PlayerState, text: string): void => {
  if (parseRecord(text.trim())?.rules !== state.bundle.identity.rules)
    notify(state, 'It was recorded under other rules, so the dice may differ from those that the sender saw.')
}

/** Opens a link that is followed on this page. */
export const openLink = async (store: Store, text: string): Promise<void> => {
  const problem = await putLinked(store, text)
  if (problem !== undefined) notify(store.state, problem)
}

/** Takes up the game of the address, or the one saved here, or begins a new one. */
export const openGame = async (store: Store): Promise<void> => {
  const linked = recordInAddress(location.hash)
  const problem = linked === undefined ? undefined : await putLinked(store, linked)
  const isLinked = linked !== undefined && problem === undefined
  const told = isLinked ? undefined : await openOwn(store)
  const texts = [problem, told].filter((text) => text !== undefined)
  if (texts.length > 0) notify(store.state, texts.join(' '))
  const sent = takeSent() ?? sentInAddress(location.hash)
  if (sent === undefined) return
  if (sentInAddress(location.hash) !== undefined || isLikeChain(sent)) return void (await openSent(store, sent))
  const whyNot = read(store, sent)
  if (whyNot !== undefined) notify(store.state, whyNot)
}

/** Other players lead the sides. Whoever has played alone so far sits before the screen: another person takes it over first. */
const reseat = ({ seats, facing }: PlayerState, changed: Seats): void => {
  const [only, ...others] = peopleOf(seats.value)
  if (only !== undefined && others.length === 0) facing.value = only
  seats.value = changed
}

/** Another tab has saved a game: one that this tab only follows is shown as it is now. */
export const followChange = async (store: Store, key: string): Promise<void> => {
  const { state, storage } = store
  const { id } = state.saved.value
  if (state.dialog.value === 'games') await listGames(store)
  if (!state.following.value || storage.keyOf(id) !== key) return
  const stored = await storage.game(id)
  if (!stored?.game || state.saved.value.id !== id) return
  const { timeline } = restore(state, stored)
  if (timeline === undefined) return
  const { seats, byLink, isReseated, advised, name } = stored.game
  batch(() => {
    if (areSeats(seats, timeline)) reseat(state, seats)
    state.saved.value = {
      ...state.saved.value,
      ...(byLink !== undefined && { byLink }),
      ...(isReseated && { isReseated }),
      ...(advised !== undefined && { advised }),
      ...(name !== undefined && { name }),
    }
    state.timeline.value = timeline
  })
}

/** This tab plays the game from now on, or follows the one that does. */
export const setPlaying = async (store: Store, isPlaying: boolean): Promise<void> => {
  const { state } = store
  const read = (): Promise<void> => followChange(store, store.storage.keyOf(state.saved.value.id))
  // The other tab's actions come first.
  if (isPlaying) await read()
  state.following.value = !isPlaying
  // It has perhaps told of what it did before it was told here that it plays.
  if (!isPlaying) await read()
}

/** Plays on from the position after some actions of a game that is over: as another game, and by the same players. */
export const playOnFrom = (store: Store, moves: number): void => {
  const { timeline, seats } = store.state
  forgetAddress()
  put(store, { ...cutAt(timeline.value, moves), given: moves }, seats.value, { id: freshId(), isBranch: true })
  keep(store)
}

/** Takes the game over from the tab that plays it. */
export const playHere = ({ tabs }: Store): void => tabs.seize()

/** The level that a new game offers: that of the game on the table. */
export const proposedLevel = ({ state }: Store): string | undefined => state.scenario.difficulty

/** The game at one of the levels that the page offers. */
const atLevel = ({ gameAt, game }: PlayerState, level: string | undefined): AnyGame => {
  const found = gameAt(level)
  return typeof found === 'string' ? game : found
}

export const begin = (store: Store, seats: Seats, level?: string): void => {
  const { state } = store
  const { origin, saved, timeline, following } = state
  forgetAddress()
  // One in which nothing was done is not worth a place in the list.
  const isPlace = origin.value === 'own' && dayOfGame(saved.value.id) === undefined
  const isUntouched = isPlace && !following.value && timeline.value.steps.length === 0
  const isAsGiven = level === undefined || level === state.bundle.scenario.difficulty
  // Whoever has closed the tutorial plays the battle anew, with other dice.
  const seed = isAsGiven && !isClosed(state.scenario.id) ? taughtSeed(state, seats) : undefined
  const id = isUntouched ? saved.value.id : freshId()
  put(store, startTimeline(atLevel(state, level), seed ?? freshSeed()), seats, { id })
  keep(store)
}

export const setSeats = (store: Store, seats: Seats) => {
  if (store.state.following.value) return notify(store.state, 'This game is played in another tab.')
  const { saved, timeline, seats: before } = store.state
  const isChanged = seats.some((seat, side) => seat !== before.value[side])
  if (isChanged && timeline.value.steps.length > 0) saved.value = { ...saved.value, isReseated: true }
  reseat(store.state, seats)
  keep(store)
}

/** A person takes over the side that the computer is moving: what it has done stays. */
export const takeOver = (store: Store): void => {
  const { position, seats, moverIn } = store.state
  const side = moverIn(position.value.state)
  setSeats(store, seats.value.with(side, 'human'))
}

/** The address of this page with the game in it, whose record names its armies, too; undefined for a game that no record holds. */
export const address = (store: Store): string | undefined =>
  store.state.timeline.value.base === undefined ? addressOfForces(undefined, hashOfRecord(record(store))) : undefined

/** The saved game of a file that holds more than a record. */
const savedIn = (text: string): StoredGame | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    const game = parseSavedGame(value)
    return game && { scenario: '', scenarioHash: '', id: '', key: '', value, game }
  } catch {
    return undefined
  }
}

/** Takes up a record or a saved game from a file or the clipboard; returns why it cannot be used, or undefined. */
export const read = (store: Store, text: string): string | undefined => {
  const { state } = store
  if (leaveFor(state, parseRecord(text.trim()), hashOfRecord(text.trim()))) return undefined
  const saved = savedIn(text)
  const found = saved && restore(state, { ...saved, scenarioHash: state.bundle.identity.scenario })
  const timeline = found ? (found.timeline ?? found.problem) : timelineFrom(state, text)
  if (timeline === undefined || typeof timeline === 'string') return timeline
  forgetAddress()
  put(store, timeline, everyoneHere(timeline), { id: freshId() })
  keep(store)
  if (found?.problem !== undefined) notify(state, found.problem)
  if (found === undefined) tellOfOtherRules(state, text)
  return undefined
}

/** Leaves the game that came by a link for one's own. */
export const goBack = async (store: Store): Promise<void> => {
  forgetAddress()
  const told = await openOwn(store)
  if (told !== undefined) notify(store.state, told)
}
