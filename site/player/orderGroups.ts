/** Sorts legal actions into groups: all that is chosen by name before its place. */
import type { ActionFormat } from '../../engine/actionText.ts'
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
 * Makes what returns the group of an action: its type, and its fields but the place, which is chosen last.
 * @param places names of fields that are places; of those that an action has, the first one is its place
 */
export const makeKeyOf = <A extends Action>(
  verbs: readonly ActionFormat<string>[],
  places: readonly string[],
): ((action: A) => string) => {
  const byType = new Map(
    verbs.map(({ type, fields }) => {
      const place = places.find((name) => Object.hasOwn(fields, name))
      return [type, Object.keys(fields).filter((name) => name !== place)]
    }),
  )
  return (action) => [action.type, ...(byType.get(action.type) ?? []).map((name) => fieldOf(action, name))].join('.')
}
