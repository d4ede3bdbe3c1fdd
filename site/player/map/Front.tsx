/** The line between the ground that the sides hold. */
import { useMemo } from 'preact/hooks'
import { drawFront, frontierOf } from '../../../compiler/cartography/front.ts'
import type { Ground } from '../../../compiler/cartography/ground.ts'
import { watersOf } from '../../../compiler/cartography/water.ts'
import { Drawn } from './Drawn.tsx'

interface FrontProps {
  /** The same one as long as the map is. */
  readonly ground: Pick<Ground, 'map' | 'rules'>
  /** By hex: the side that holds it, 2 where nobody does. */
  readonly owners: ArrayLike<number>
}

export const Front = ({ ground, owners }: FrontProps) => {
  const frontOf = useMemo(() => frontierOf(ground.map, watersOf(ground)), [ground])
  const key = Array.from(owners).join('')
  const drawn = useMemo(() => drawFront(ground.map, frontOf(owners), 'player-front'), [ground, frontOf, key])
  return <Drawn svg={drawn} />
}
