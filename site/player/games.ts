/** Which game is on the table: begun anew, found in this browser, brought by a link or a file. */
import { effect } from '@preact/signals'
import { makeRecord, parseRecord } from '../../engine/record.ts'
import { notify } from './announce.ts'
import { addressOf, download, forgetAddress, recordInAddress } from './link.ts'
import type { Origin, PlayerState, Seats } from './state.ts'
import type { OldGame, Storage } from './storage.ts'
import { lastPosition, recordOf, startTimeline, type Timeline, timelineOf } from './timeline.ts'

export interface Games {
  /** Takes up the game of the address, or the one kept here, or begins a new one. */
  open(): Promise<void>
  begin(seats: Seats): void
  setSeats(seats: Seats): void
  /** Keeps the game in this browser. */
  keep(): void
  /** The game's record as text. */
  text(): string
  address(): string
  save(): void
  /** Reads a record from a file or the clipboard; returns why it cannot be used, or undefined. */
  read(text: string): string | undefined
  /** Leaves the game that came by a link for one's own. */
  goBack(): Promise<void>
  /** Tries a game of an earlier version on this one. */
  carryOver(old: OldGame): void
  discard(old: OldGame): Promise<void>
  dispose(): void
}

export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** Who leads the sides in a first game. */
export const firstSeats = ({ ui, bundle }: PlayerState): Seats => {
  const { tutorial } = bundle
  if (tutorial) return tutorial.side === 0 ? ['human', tutorial.opponent] : [tutorial.opponent, 'human']
  return ui.begin.firstSeats(bundle.scenario)
}

export const createGames = (state: PlayerState, storage: Storage): Games => {
  const { bundle, game } = state

  /** `turned`: whether the screen is with the side to move, so that it need not be handed over first. */
  const put = (timeline: Timeline, seats: Seats, origin: Origin, turned = true): void => {
    state.dialog.value = null
    state.replayAt.value = null
    state.selected.value = null
    state.aim.value = null
    state.suggested.value = null
    state.eyes.value = null
    state.facing.value = turned ? lastPosition(timeline).state.side : null
    state.origin.value = origin
    state.seats.value = seats
    state.timeline.value = timeline
  }

  const text = (): string => makeRecord(recordOf(game, bundle.hash, state.timeline.value))

  const keep = (): void => {
    const moves = state.timeline.value.steps.length
    void storage.save(state.origin.value, { record: text(), seats: state.seats.value, moves }).then((kept) => {
      if (!kept && moves === 1) notify(state, 'This browser keeps no games: save the record before you leave.')
    })
  }

  /** The record's timeline, or why it cannot be used here. */
  const timelineFrom = (recordText: string): Timeline | string => {
    const record = parseRecord(recordText.trim())
    if (record === undefined) return 'This is not a record, or it is damaged.'
    if (record.scenario !== bundle.hash)
      return 'This record belongs to another scenario, or to another version of this one.'
    const { timeline, refused } = timelineOf(game, record)
    return refused ? `Move ${refused.at + 1} of the record cannot be played: ${refused.reason}` : timeline
  }

  const openOwn = async (): Promise<void> => {
    const saved = await storage.load('own')
    const timeline = saved ? timelineFrom(saved.record) : undefined
    if (saved && typeof timeline === 'object') put(timeline, saved.seats, 'own', false)
    else put(startTimeline(game, freshSeed()), firstSeats(state), 'own')
  }

  /** A link's position, or how far it was already played on in this browser. */
  const openLink = async (recordText: string): Promise<boolean> => {
    const timeline = timelineFrom(recordText)
    if (typeof timeline === 'string') {
      notify(state, `The link cannot be followed. ${timeline}`)
      return false
    }
    const saved = await storage.load('link')
    const played = saved?.record.startsWith(recordText) ? timelineFrom(saved.record) : undefined
    if (saved && typeof played === 'object') put(played, saved.seats, 'link')
    else put(timeline, ['human', 'human'], 'link')
    return true
  }

  const open = async (): Promise<void> => {
    const linked = recordInAddress(location.hash)
    if (linked === undefined || !(await openLink(linked))) await openOwn()
    state.oldGames.value = await storage.oldGames()
    if (state.oldGames.value.length > 0 && state.timeline.value.steps.length === 0)
      notify(state, 'A game from an earlier version of this scenario is kept: see New game.')
  }

  const followAddress = (): void => {
    const linked = recordInAddress(location.hash)
    if (linked !== undefined) void openLink(linked)
  }
  addEventListener('hashchange', followAddress)

  // When the game ends, say so once.
  let told: Timeline | undefined
  const stopWatching = effect(() => {
    if (state.outcome.value === undefined || state.replayAt.value !== null || state.busy.value) return
    if (told !== state.timeline.value) state.dialog.value = 'over'
    told = state.timeline.value
  })

  return {
    open,
    keep,
    text,
    begin(seats) {
      if (state.origin.value === 'link') forgetAddress()
      put(startTimeline(game, freshSeed()), seats, 'own')
      keep()
    },
    setSeats(seats) {
      state.seats.value = seats
      keep()
    },
    address: () => addressOf(text()),
    save: () => download(`${bundle.scenario.id}-turn-${state.position.value.state.turn}.sandtable`, text()),
    read(recordText) {
      const timeline = timelineFrom(recordText)
      if (typeof timeline === 'string') return timeline
      put(timeline, ['human', 'human'], 'own')
      keep()
      return undefined
    },
    async goBack() {
      forgetAddress()
      await openOwn()
    },
    carryOver(old) {
      const record = parseRecord(old.record)
      if (record === undefined) return notify(state, 'The old game is damaged.')
      const { timeline, refused } = timelineOf(game, record)
      put(timeline, old.seats, 'own')
      keep()
      notify(
        state,
        refused
          ? `Carried over up to action ${refused.at} of ${record.moves.length}; then the new version says: ${refused.reason}`
          : 'All actions could be carried over; the dice may have fallen differently.',
      )
    },
    async discard(old) {
      await storage.discard(old.scenarioHash)
      state.oldGames.value = await storage.oldGames()
    },
    dispose() {
      stopWatching()
      removeEventListener('hashchange', followAddress)
    },
  }
}
