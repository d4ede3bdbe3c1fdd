/** Sorts legal actions into groups: all that is chosen by name before its place. */
import type { Action } from '../../engine/game.ts'
import type { Direction, Hex } from '../../engine/hex.ts'
import type { OrderGroup } from './types.ts'

/** The hexside of a number in `OrderGroup.edges`. */
export const hexsideOf = (edge: number): { readonly hex: Hex; readonly direction: Direction } => ({
  hex: Math.floor(edge / 6),
  direction: (edge % 6) as Direction,
})

interface GroupInTheMaking<A extends Action> extends OrderGroup<A> {
  readonly hexes: Map<Hex, A>
  readonly edges: Map<number, A>
  alone: A | undefined
}

export class OrderGroups<A extends Action> {
  readonly byKey = new Map<string, GroupInTheMaking<A>>()

  /** Adds an action to its group by its hexside or its hex, or as one that needs no place. Returns whether the group is new. */
  add(key: string, action: A, { hex, edge }: { readonly hex?: Hex; readonly edge?: number }): boolean {
    const known = this.byKey.get(key)
    const group = known ?? { key, type: action.type, hexes: new Map(), edges: new Map(), alone: undefined }
    this.byKey.set(key, group)
    if (edge !== undefined) group.edges.set(edge, action)
    else if (hex !== undefined) group.hexes.set(hex, action)
    else group.alone = action
    return known === undefined
  }
}
