/** Sorts legal actions into groups: all that is chosen by name before its place. */
import type { Space } from '../../engine/board.ts'
import type { Action } from '../../engine/game.ts'
import { fieldOf } from '../../engine/verb.ts'
import type { OrderGroup } from './types.ts'

interface GroupInTheMaking<A extends Action> extends OrderGroup<A> {
  readonly hexes: Map<Space, A>
  readonly edges: Map<number, A>
  alone: A | undefined
}

export class OrderGroups<A extends Action> {
  readonly byKey = new Map<string, GroupInTheMaking<A>>()

  /** Adds an action to its group by its hexside or its hex, or as one that needs no place. Returns whether the group is new. */
  add(key: string, action: A, { hex, edge }: { readonly hex?: Space; readonly edge?: number }): boolean {
    const known = this.byKey.get(key)
    const group = known ?? { key, type: action.type, hexes: new Map(), edges: new Map(), alone: undefined }
    this.byKey.set(key, group)
    if (edge !== undefined) group.edges.set(edge, action)
    else if (hex !== undefined) group.hexes.set(hex, action)
    else group.alone = action
    return known === undefined
  }
}

/**
 * The group of an action: its type, and its fields but the place, which is chosen last.
 * @param fields the fields of its verb
 * @param places names of fields that are places; of those that the verb has, the first one is the place
 */
export const groupKey = (action: Action, fields: object, places: readonly string[]): string => {
  const place = places.find((name) => name in fields)
  const others = Object.keys(fields).filter((name) => name !== place)
  return [action.type, ...others.map((name) => fieldOf(action, name))].join('.')
}
