/** Games that are played by link. What they need is loaded when one is begun or opened. */
import { fileOf } from '../fetched.ts'
import type { StoredGame } from '../storage.ts'
import type { Store } from '../store.ts'
import type { Seats } from '../types.ts'

const load = fileOf(() => import('../playByLink/game.ts'))

/** Begins a game with somebody elsewhere, who is to be sent the first link. */
export const inviteByLink = async (store: Store, seats: Seats, level?: string): Promise<void> =>
  (await load()).invite(store, seats, level)

/** Takes up what somebody sent, from an address, a file or the clipboard; tells and returns why it is refused. */
export const openSent = async (store: Store, text: string): Promise<string | undefined> =>
  (await load()).openSent(store, text)

/** Shows a saved game that is played by link; returns what to tell about it. */
export const openSavedByLink = async (store: Store, stored: StoredGame): Promise<string | undefined> =>
  (await load()).openSaved(store, stored)

/** Joins the game to which the page was opened. */
export const joinByLink = async (store: Store): Promise<void> => (await load()).join(store)
