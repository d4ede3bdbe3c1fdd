/** Which game is played: begun anew, saved in this browser, or opened from a link or a file. */
import { opponentIds } from '../../../engine/ai/opponents.ts'
import type { AnyGame } from '../../../engine/game.ts'
import { makeRecord, parseRecord, whyNoRecord } from '../../../engine/record.ts'
import { notify } from '../announce.ts'
import { addressOf, download, forgetAddress, recordInAddress } from '../link.ts'
import { peopleOf } from '../state.ts'
import type { OldGame, SavedGame } from '../storage.ts'
import type { Store } from '../store.ts'
import type { PlayerState } from '../systemUi.ts'
import { freshSeed, lastPosition, moverOf, recordOf, startTimeline, type Timeline, timelineOf } from '../timeline.ts'
import type { Origin, Seats } from '../types.ts'

/** Who leads the sides in a first game. */
const firstSeats = ({ ui, bundle }: PlayerState): Seats => {
  const { tutorial } = bundle
  if (tutorial) return tutorial.side === 0 ? ['human', tutorial.opponent] : [tutorial.opponent, 'human']
  return ui.setup.firstSeats(bundle.scenario)
}

/** People at this device decide for all sides. */
const everyoneHere = ({ game }: Timeline): Seats => game.teams.flat().map(() => 'human')

/** The seats that a new game offers: those of the game that has not begun, or those of a first game. */
export const proposedSeats = ({ state }: Store): Seats =>
  state.timeline.value.steps.length === 0 ? state.seats.value : firstSeats(state)

/** Shows a game. The side to move has the screen: it need not be handed over first. */
const put = (state: PlayerState, timeline: Timeline, seats: Seats, origin: Origin): void => {
  state.dialog.value = null
  state.replayAt.value = null
  state.selected.value = null
  state.aim.value = null
  state.suggested.value = null
  state.eyes.value = null
  state.facing.value = moverOf(state, lastPosition(timeline).state)
  state.origin.value = origin
  state.seats.value = seats
  state.timeline.value = timeline
}

/** The game's record as text. */
export const record = ({ state }: Store): string => makeRecord(recordOf(state.bundle, state.timeline.value))

const notKept = 'This browser does not keep this game now. Before you leave, save it as a file under Share.'

/** Those whose last attempt failed: a failure is told once until a game is kept again. */
const failing = new WeakSet<Store>()

/** Saves the game in this browser, and tells when that fails. */
export const keep = (store: Store): void => {
  const { state, storage } = store
  const moves = state.timeline.value.steps.length
  void storage.save(state.origin.value, { record: record(store), seats: state.seats.value, moves }).then((kept) => {
    if (kept) failing.delete(store)
    else if (!failing.has(store)) {
      failing.add(store)
      notify(state, notKept)
    }
  })
}

/** A record as far as it can be played here, and why that is not all of it, or not as it was. */
interface Played {
  readonly timeline?: Timeline
  readonly problem?: string
  /** The problem, where not all moves can be played. */
  readonly refused?: string
}

const played = ({ gameAt, bundle }: PlayerState, text: string): Played => {
  const parsed = parseRecord(text.trim())
  const refuse = (refused: string) => ({ refused, problem: refused })
  if (parsed === undefined) return refuse(whyNoRecord(text.trim()))
  if (parsed.scenario !== bundle.identity.scenario)
    return refuse('This record belongs to another scenario, or to another version of this one.')
  const game = gameAt(parsed.difficulty)
  if (typeof game === 'string') return refuse(game)
  const { timeline, refused } = timelineOf(game, parsed)
  const isOfTheseRules = parsed.rules === bundle.identity.rules
  if (refused !== undefined) {
    const why = isOfTheseRules ? '' : ' It was recorded under other rules.'
    return { timeline, ...refuse(`Move ${refused.at + 1} of the record cannot be played: ${refused.reason}${why}`) }
  }
  if (isOfTheseRules) return { timeline }
  return { timeline, problem: 'It was recorded under other rules, so the position may differ from the one you left.' }
}

/** The record's timeline, or why it cannot be used here. */
const timelineFrom = (state: PlayerState, text: string): Timeline | string => {
  const { timeline, refused } = played(state, text)
  return refused ?? timeline ?? whyNoRecord(text)
}

/** Whether the seats of a save are those of this game: one for each side, each led by somebody that this page knows. */
const areSeats = (seats: Seats, { game }: Timeline): boolean =>
  seats.length === game.teams.flat().length &&
  seats.every((seat) => seat === 'human' || opponentIds.some((id) => id === seat))

/** Shows a saved game as far as it can be played; returns what to tell about it. */
const putSaved = async (store: Store, saved: SavedGame, origin: Origin): Promise<string | undefined> => {
  const { state, storage } = store
  const { timeline = startTimeline(atLevel(state, undefined), freshSeed()), problem } = played(state, saved.record)
  const isSeated = areSeats(saved.seats, timeline)
  put(state, timeline, isSeated ? saved.seats : firstSeats(state), origin)
  // Who sits before the screen now is not known.
  state.facing.value = null
  if (problem === undefined && isSeated) return undefined
  if (await storage.setAside(origin)) keep(store)
  return problem === undefined
    ? 'The saved game does not say who leads each side in a way this page knows. Choose the players under New game.'
    : `The saved game cannot go on just as it was. ${problem} It is kept under New game, also to save as a file.`
}

/** Opens the game saved here or begins one; returns what to tell about it. */
const openOwn = async (store: Store): Promise<string | undefined> => {
  const { state, storage } = store
  const saved = await storage.load('own')
  if (typeof saved === 'object') return putSaved(store, saved, 'own')
  put(state, startTimeline(atLevel(state, undefined), freshSeed()), firstSeats(state), 'own')
  if (saved === undefined) return undefined
  if (saved === 'failed') {
    failing.add(store)
    return `Games saved in this browser cannot be read now, and are left as they are. ${notKept}`
  }
  await storage.setAside('own')
  return 'The saved game is damaged. It is kept under New game, where you can save it as a file.'
}

/** Opens a link's position, or how far it was already played on in this browser; returns whether it could be used. */
export const openLink = async (store: Store, text: string): Promise<boolean> => {
  const { state, storage } = store
  const timeline = timelineFrom(state, text)
  if (typeof timeline === 'string') {
    notify(state, `The link cannot be followed. ${timeline}`)
    return false
  }
  const saved = await storage.load('link')
  const further =
    typeof saved === 'object' && saved.record.startsWith(text) ? timelineFrom(state, saved.record) : undefined
  if (typeof saved === 'object' && typeof further === 'object' && areSeats(saved.seats, further))
    put(state, further, saved.seats, 'link')
  else {
    // The game of another link lies there: this one will take its place.
    if (saved === 'unreadable' || typeof saved === 'object') await storage.setAside('link')
    put(state, timeline, everyoneHere(timeline), 'link')
  }
  return true
}

/** Takes up the game of the address, or the one saved here, or begins a new one. */
export const openGame = async (store: Store): Promise<void> => {
  const { state, storage } = store
  const linked = recordInAddress(location.hash)
  const isLinked = linked !== undefined && (await openLink(store, linked))
  const told = isLinked ? undefined : await openOwn(store)
  state.oldGames.value = await storage.oldGames()
  if (told !== undefined) notify(state, told)
  else if (state.oldGames.value.length > 0 && state.timeline.value.steps.length === 0)
    notify(state, 'A game that could not go on is kept: see New game.')
}

/** The level that a new game offers: that of the game on the table. */
export const proposedLevel = ({ state }: Store): string | undefined => state.scenario.difficulty

/** The game at one of the levels that the page offers. */
const atLevel = ({ gameAt, game }: PlayerState, level: string | undefined): AnyGame => {
  const found = gameAt(level)
  return typeof found === 'string' ? game : found
}

export const begin = (store: Store, seats: Seats, level?: string): void => {
  const { state } = store
  if (state.origin.value === 'link') forgetAddress()
  put(state, startTimeline(atLevel(state, level), freshSeed()), seats, 'own')
  keep(store)
}

export const setSeats = (store: Store, seats: Seats): void => {
  // Whoever has played alone so far sits before the screen: another person takes it over first.
  const [only, ...others] = peopleOf(store.state.seats.value)
  if (only !== undefined && others.length === 0) store.state.facing.value = only
  store.state.seats.value = seats
  keep(store)
}

/** A person takes over the side that the computer is moving: what it has done stays. */
export const takeOver = (store: Store): void => {
  const { timeline, position, seats } = store.state
  const side = moverOf(timeline.value, position.value.state)
  setSeats(store, seats.value.with(side, 'human'))
}

/** The address of this page with the game in it. */
export const address = (store: Store): string => addressOf(record(store))

/** Saves the record as a file. */
export const save = (store: Store): void => {
  const { scenario, position } = store.state
  download(`${scenario.id}-turn-${position.value.state.turn}.sandtable`, record(store))
}

/** Takes up a record from a file or the clipboard; returns why it cannot be used, or undefined. */
export const read = (store: Store, text: string): string | undefined => {
  const timeline = timelineFrom(store.state, text)
  if (typeof timeline === 'string') return timeline
  put(store.state, timeline, everyoneHere(timeline), 'own')
  keep(store)
  return undefined
}

/** Leaves the game that came by a link for one's own. */
export const goBack = async (store: Store): Promise<void> => {
  forgetAddress()
  const told = await openOwn(store)
  if (told !== undefined) notify(store.state, told)
}

/** Tries a game of an earlier version on this one. */
export const carryOver = (store: Store, old: OldGame) => {
  const { state } = store
  state.dialog.value = null
  const parsed = parseRecord(old.record)
  if (parsed === undefined) return notify(state, whyNoRecord(old.record))
  const game = state.gameAt(parsed.difficulty)
  if (typeof game === 'string') return notify(state, game)
  const { timeline, refused } = timelineOf(game, parsed)
  put(state, timeline, areSeats(old.seats, timeline) ? old.seats : firstSeats(state), 'own')
  keep(store)
  notify(
    state,
    refused
      ? `Carried over up to action ${refused.at} of ${parsed.moves.length}; then the new version says: ${refused.reason}`
      : 'All actions could be carried over; the dice may have fallen differently.',
  )
}

/** Saves the record of a game of an earlier version as a file. */
export const saveOld = ({ state }: Store, old: OldGame): void =>
  download(`${state.scenario.id}-${old.scenarioHash.slice(0, 6)}.sandtable`, old.record)

export const discard = async ({ state, storage }: Store, old: OldGame): Promise<void> => {
  await storage.discard(old.key)
  state.oldGames.value = await storage.oldGames()
}
