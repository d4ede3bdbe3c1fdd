/** How an operational battle is entered; its layers and keys. */

import { notify } from '../../announce.ts'
import { hqSubject } from '../../subject.ts'
import type { Key, Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { OperationalTypes } from './types.ts'

export const setup: Setup<OperationalTypes> = {
  /** A person attacks, the computer defends; the side that must take objectives is the attacker. */
  firstSeats: ({ sides }) =>
    sides[0].victory === 'deny' && sides[1].victory === 'objectives' ? ['veteran', 'human'] : ['human', 'veteran'],
  interest: ({ units, objectives }) => [...units.flatMap(({ hex }) => hex ?? []), ...objectives.map(({ hex }) => hex)],
  hides: ({ fog }) => fog,
}

export const layers: readonly Layer[] = [
  { id: 'front', name: 'Front line', key: '1', isFirstShown: true },
  { id: 'supply', name: 'Supply', key: '2', isFirstShown: false, isOnBar: true },
  { id: 'zones', name: 'Zones of control', key: '3', isFirstShown: false },
  { id: 'grid', name: 'Grid', key: '4', isFirstShown: true },
  { id: 'names', name: 'Names', key: '5', isFirstShown: true },
  { id: 'fog', name: 'Fog', key: '6', isFirstShown: true },
  { id: 'range', name: 'Range of headquarters', key: '7', isFirstShown: false },
  { id: 'drawn', name: 'Drawn units', key: 'v', isFirstShown: false },
]

export const keys: readonly Key<OperationalTypes>[] = [
  {
    key: 'h',
    meaning: 'Next headquarters',
    press(state) {
      const { side } = state.position.value.state
      const own = state.view.value.headquarters.filter((hq) => hq.side === side)
      const next = own.find(({ hq }) => hq > (state.derived.hq?.hq ?? -1)) ?? own[0]
      if (next) return hqSubject(next.hq)
      notify(state, 'This side has no headquarters.')
      return undefined
    },
  },
]
