/** The context that every component of the player can reach. */
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { RuleId } from '../../engine/game.ts'
import type { Link } from '../data/link.ts'
import type { Actions } from './actions/index.ts'
import type { Camera } from './camera.ts'
import type { PlayerState } from './systemUi.ts'
import type { ShownTutorial } from './tutorial/progress.ts'
import type { Types } from './types.ts'
import type { WorkerClient } from './workerClient.ts'

interface Parts<T extends Types> {
  readonly state: PlayerState<T>
  readonly actions: Actions
  readonly camera: Camera
  readonly worker: WorkerClient
  readonly tutorial: ShownTutorial | undefined
  /** Shows the rest of the computer's turn at once. */
  readonly skip: () => void
  readonly ruleHref: (rule: RuleId) => string | undefined
  readonly home: string | undefined
  readonly games: string | undefined
  readonly next: Link | undefined
}

export interface PlayerContext<T extends Types = Types> extends Parts<T> {
  readonly scenario: T['scenario']
  readonly derived: T['derived']
  /** The viewer's present view, and the orders possible now: a component that reads them is drawn again when they change. */
  readonly view: T['view']
  readonly orders: T['orders']
}

export const makeContext = (parts: Parts<Types>): PlayerContext => ({
  ...parts,
  derived: parts.state.derived,
  get scenario() {
    return parts.state.scenario
  },
  get view() {
    return parts.state.view.value
  },
  get orders() {
    return parts.state.orders.value
  },
})

const Context = createContext<PlayerContext | undefined>(undefined)

export const PlayerProvider = Context.Provider

export const usePlayer = (): PlayerContext => {
  const player = useContext(Context)
  if (!player) throw new Error('a part of the player stands outside of it')
  return player
}
