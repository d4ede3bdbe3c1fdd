/** The outlines of what can be chosen on the map. */
import type { Space } from '../../../engine/board.ts'
import type { PlayerState } from '../systemUi.ts'
import type { Reach } from '../types.ts'

const oneByOne = (spaces: readonly Space[]): Reach['targets'] => spaces.map((space) => [space])

/** Where the aimed order can be given. Targets are outlined one by one. */
export const reachOfAim = (
  { aimed }: Pick<PlayerState, 'aimed'>,
  isTarget: (space: Space) => boolean = () => false,
): Reach => {
  const spaces = [...(aimed.value?.hexes.keys() ?? [])]
  return { near: spaces.filter((space) => !isTarget(space)), far: [], targets: oneByOne(spaces.filter(isTarget)) }
}

/** Where what is selected can go and whom it can attack; undefined where it can do neither. */
export const reachOfSelected = ({ orders, selected }: Pick<PlayerState, 'orders' | 'selected'>): Reach | undefined => {
  const targets = orders.value.targets(selected.value)
  const near = orders.value.places(selected.value).filter((space) => !targets.includes(space))
  return near.length + targets.length === 0 ? undefined : { near, far: [], targets: oneByOne(targets) }
}
