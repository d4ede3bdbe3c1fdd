/** Which game is played: begun anew, saved in this browser, or opened from a link or a file. */
import type { AnyGame } from '../../../engine/game.ts'
import { makeRecord, parseRecord, whyNoRecord } from '../../../engine/record.ts'
import { notify } from '../announce.ts'
import { addressOf, download, forgetAddress, recordInAddress } from '../link.ts'
import type { OldGame } from '../storage.ts'
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

/** Saves the game in this browser. */
export const keep = (store: Store): void => {
  const { state, storage } = store
  const moves = state.timeline.value.steps.length
  void storage.save(state.origin.value, { record: record(store), seats: state.seats.value, moves }).then((kept) => {
    if (!kept && moves === 1) notify(state, 'This browser keeps no games: save the record before you leave.')
  })
}

/** The record's timeline, or why it cannot be used here. */
const timelineFrom = ({ gameAt, bundle }: PlayerState, text: string): Timeline | string => {
  const parsed = parseRecord(text.trim())
  if (parsed === undefined) return whyNoRecord(text.trim())
  if (parsed.scenario !== bundle.identity.scenario)
    return 'This record belongs to another scenario, or to another version of this one.'
  const game = gameAt(parsed.difficulty)
  if (typeof game === 'string') return game
  const { timeline, refused } = timelineOf(game, parsed)
  if (refused === undefined) return timeline
  const why = parsed.rules === bundle.identity.rules ? '' : ' It was recorded under other rules.'
  return `Move ${refused.at + 1} of the record cannot be played: ${refused.reason}${why}`
}

const openOwn = async ({ state, storage }: Store): Promise<void> => {
  const saved = await storage.load('own')
  const timeline = saved ? timelineFrom(state, saved.record) : undefined
  if (saved && typeof timeline === 'object') {
    put(state, timeline, saved.seats, 'own')
    // Who sits before the screen now is not known.
    state.facing.value = null
  } else put(state, startTimeline(atLevel(state, undefined), freshSeed()), firstSeats(state), 'own')
}

/** Opens a link's position, or how far it was already played on in this browser; returns whether it could be used. */
export const openLink = async ({ state, storage }: Store, text: string): Promise<boolean> => {
  const timeline = timelineFrom(state, text)
  if (typeof timeline === 'string') {
    notify(state, `The link cannot be followed. ${timeline}`)
    return false
  }
  const saved = await storage.load('link')
  const played = saved?.record.startsWith(text) ? timelineFrom(state, saved.record) : undefined
  if (saved && typeof played === 'object') put(state, played, saved.seats, 'link')
  else put(state, timeline, everyoneHere(timeline), 'link')
  return true
}

/** Takes up the game of the address, or the one saved here, or begins a new one. */
export const openGame = async (store: Store): Promise<void> => {
  const { state, storage } = store
  const linked = recordInAddress(location.hash)
  if (linked === undefined || !(await openLink(store, linked))) await openOwn(store)
  state.oldGames.value = await storage.oldGames()
  if (state.oldGames.value.length > 0 && state.timeline.value.steps.length === 0)
    notify(state, 'A game from an earlier version of this scenario is kept: see New game.')
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
  await openOwn(store)
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
  put(state, timeline, old.seats, 'own')
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
  await storage.discard(old.scenarioHash)
  state.oldGames.value = await storage.oldGames()
}
