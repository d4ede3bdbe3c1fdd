/** All actions of the player, bound to its store: each is a function whose first argument is the store. */
import type { Store } from '../store.ts'
import * as byLink from './byLink.ts'
import * as orders from './carryOut.ts'
import * as display from './display.ts'
import * as games from './games.ts'
import * as keeping from './keeping.ts'
import * as selection from './selection.ts'
import { askStaff } from './staff.ts'

const all = { ...byLink, ...display, ...games, ...keeping, ...orders, ...selection, askStaff }

type Bound<F> = F extends (store: Store, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never

export type Actions = { readonly [Name in keyof typeof all]: Bound<(typeof all)[Name]> }

export const bindActions = (store: Store): Actions =>
  Object.fromEntries(
    Object.entries(all).map(([name, action]) => [
      name,
      (action as (...parameters: unknown[]) => unknown).bind(null, store),
    ]),
  ) as Actions
