/** Sorts legal actions: by the unit that is selected and the place that is chosen for it, and in groups of what is chosen by name. */
import type { Space } from '../../engine/board.ts'
import type { Action } from '../../engine/game.ts'
import { fieldOf } from '../../engine/verb.ts'
import { numberOf } from './subject.ts'
import type { OrderGroup, Orders, Subject } from './types.ts'

/** Actions by the place whose choice gives them. */
export type Places<A extends Action = Action> = ReadonlyMap<Space, A>

/** The orders that choosing a place gives while a unit is selected. */
export interface UnitPlaces<A extends Action = Action> {
  /** Destinations. */
  readonly moves: Places<A>
  /** By the place of what is attacked. */
  readonly attacks: Places<A>
}

const nowhere: Places<never> = new Map<Space, never>()

export const noPlaces: UnitPlaces<never> = { moves: nowhere, attacks: nowhere }

/**
 * How the choice of a place finds its order.
 * @param of the places of a unit
 * @param anyhow places that mean the same whatever is selected
 * @param isAttack tells of an action of `anyhow` whether it attacks what stands at its place
 */
export const ordersByPlace = <A extends Action>(
  of: (unit: number) => UnitPlaces<A> | undefined,
  anyhow: Places<A> = nowhere,
  isAttack: (action: A) => boolean = () => false,
): Pick<Orders<A>, 'at' | 'places' | 'targets'> => {
  const chosen = (selected: Subject | null): UnitPlaces<A> => of(numberOf(selected, 'unit') ?? -1) ?? noPlaces
  return {
    at: (selected, place) =>
      chosen(selected).attacks.get(place) ?? chosen(selected).moves.get(place) ?? anyhow.get(place),
    places: (selected) => [...chosen(selected).moves.keys(), ...chosen(selected).attacks.keys(), ...anyhow.keys()],
    targets: (selected) => [
      ...chosen(selected).attacks.keys(),
      ...[...anyhow].flatMap(([place, action]) => (isAttack(action) ? [place] : [])),
    ],
  }
}

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

/** A sample of what a group of orders does. */
export const sampleOf = <A extends Action>(group: OrderGroup<A> | undefined): A | undefined =>
  group?.alone ?? group?.hexes.values().next().value ?? group?.edges.values().next().value

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
