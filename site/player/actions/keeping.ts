/** Keeps games in this browser: the one on the table after every action; and the list of all of this scenario. */
import { makeRecord } from '../../../engine/record.ts'
import { resultOf } from '../../saves/result.ts'
import { longestName, type SavedGame } from '../../saves/savedGame.ts'
import { notify } from '../announce.ts'
import { download } from '../link.ts'
import { attempt } from '../settings.ts'
import type { StoredGame } from '../storage.ts'
import type { Store } from '../store.ts'
import type { PlayerState } from '../systemUi.ts'
import { lastPosition, recordOf } from '../timeline.ts'

/** The game's record as text. */
export const record = ({ state }: Store): string => makeRecord(recordOf(state.bundle, state.timeline.value))

/** Hex and side of what is seen on the map; nothing while persons at one screen hide from each other. */
const piecesOf = ({ ui, scenario, seats, over, pieces }: PlayerState): readonly number[] => {
  const hidesFromOthers = ui.setup.hides(scenario) && seats.value.filter((seat) => seat === 'human').length > 1
  if (hidesFromOthers && !over.value) return []
  return pieces.value.flatMap(({ hex, side }) => [hex, side])
}

const savedGameOf = (store: Store): SavedGame => {
  const { state } = store
  const timeline = state.timeline.value
  const { id: _, ...saved } = state.saved.value
  const { state: last } = lastPosition(timeline)
  const outcome = timeline.game.outcome(last)
  return {
    ...saved,
    record: record(store),
    seats: state.seats.value,
    moves: timeline.steps.length,
    at: Date.now(),
    turn: last.turn,
    pieces: piecesOf(state),
    position: timeline.game.encode(last),
    ...(outcome && { ended: { winners: outcome.winners, score: outcome.score } }),
    ...(timeline.given !== undefined && { given: timeline.given }),
    ...(timeline.base !== undefined && { base: timeline.base }),
  }
}

const notKept = 'This browser is not saving this game. Before you leave, save it as a file under Share.'

/** Those whose last attempt failed: a failure is told once until a game is kept again. */
const failing = new WeakSet<Store>()

/** Returns the warning that this browser stores nothing, once. */
export const warnOnce = (store: Store): string => {
  failing.add(store)
  return notKept
}

/** Where a browser keeps the dice of a game in which nothing was done yet. */
export const unplayedKey = ({ identity }: PlayerState['bundle']): string => `sandtable.unplayed.${identity.scenario}`

/** Saves the game in this browser, and tells when that fails. A tab that follows another one saves nothing. */
export const keep = (store: Store): void => {
  const { state, storage, tabs } = store
  if (state.following.value) return
  const { id } = state.saved.value
  const game = savedGameOf(store)
  if (game.moves === 1) attempt(() => localStorage.removeItem(unplayedKey(state.bundle)))
  const { difficulty } = recordOf(state.bundle, state.timeline.value)
  void storage.save(id, game, resultOf(game, state.game.teams, difficulty)).then((isKept) => {
    if (isKept) {
      failing.delete(store)
      tabs.announce(storage.keyOf(id))
    } else if (!failing.has(store)) notify(state, warnOnce(store))
  })
}

/** Reads the list of saved games anew; undefined when the browser gives no answer. */
export const listGames = async ({ state, storage }: Store): Promise<readonly StoredGame[] | undefined> => {
  const games = await storage.games()
  state.games.value = games ?? []
  return games
}

/** Carries out a change of the list and reads it again; tells when the browser refuses. */
const change = async (store: Store, { key }: StoredGame, changing: Promise<boolean>): Promise<boolean> => {
  const isDone = await changing
  if (!isDone) notify(store.state, 'This browser cannot change its saved games now.')
  store.tabs.announce(key)
  await listGames(store)
  return isDone
}

/** True if it is the game on the table. */
export const isOnTable = ({ state, storage }: Store, { key }: StoredGame): boolean =>
  key === storage.keyOf(state.saved.value.id)

export const rename = async (store: Store, stored: StoredGame, text: string): Promise<void> => {
  const { saved } = store.state
  const { name: _, ...game } = stored.game ?? {}
  const name = text.trim().slice(0, longestName)
  const named = name === '' ? {} : { name }
  if (isOnTable(store, stored)) {
    const { name: _, ...rest } = saved.value
    saved.value = { ...rest, ...named }
  }
  await change(store, stored, store.storage.restore({ ...stored, value: { ...game, ...named } }))
}

/** Removes a game from the list; `putBack` undoes it. */
export const removeGame = (store: Store, stored: StoredGame): Promise<boolean> =>
  change(store, stored, store.storage.remove(stored.key))

export const putBack = (store: Store, stored: StoredGame): Promise<boolean> =>
  change(store, stored, store.storage.restore(stored))

/** The text of a file that holds a saved game: its record, or all there is when that does not say it. */
const fileTextOf = ({ game, value }: Pick<StoredGame, 'game' | 'value'>): string =>
  game?.byLink?.chain ?? (game === undefined || game.base !== undefined ? JSON.stringify(value) : game.record)

/** Saves the game on the table as a file. */
export const save = (store: Store): void => {
  const { scenario, position } = store.state
  const game = savedGameOf(store)
  download(`${scenario.id}-turn-${position.value.state.turn}.sandtable`, fileTextOf({ game, value: game }))
}

/** Saves a game of the list as a file. */
export const saveStored = ({ state }: Store, stored: StoredGame): void =>
  download(`${state.scenario.id}-${stored.game?.turn ?? stored.scenarioHash.slice(0, 6)}.sandtable`, fileTextOf(stored))
