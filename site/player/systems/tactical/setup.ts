/** How a battle is entered; its layers and keys. */
import { hexSubject } from '../../subject.ts'
import type { Key, Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { TacticalTypes } from './types.ts'

export const setup: Setup<TacticalTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'veteran'],
  interest: ({ units, objectives }) => [
    ...units.flatMap(({ hex, side }) => (hex > 0 && side === 0 ? [hex] : [])),
    ...objectives.map(({ hex }) => hex),
    ...units.flatMap(({ hex, side }) => (hex > 0 && side === 1 ? [hex] : [])),
  ],
  hides: ({ house }) => house.fog,
}

export const layers: readonly Layer[] = [
  { id: 'sight', name: 'Out of sight', key: '1', isFirstShown: true },
  { id: 'range', name: 'Range of fire', key: '2', isFirstShown: true },
  { id: 'supply', name: 'Supply', key: '3', isFirstShown: false, isOnBar: true },
  { id: 'spotting', name: 'Spotting', key: '4', isFirstShown: false, isOnBar: true },
  { id: 'goals', name: 'Places to hold', key: '5', isFirstShown: true },
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
  { id: 'drawn', name: 'Drawn units', key: 'v', isFirstShown: false },
]

export const keys: readonly Key<TacticalTypes>[] = [
  {
    key: 'h',
    meaning: 'The hex under what is selected',
    press: ({ derived }) => (derived.hex > 0 ? hexSubject(derived.hex) : undefined),
  },
]
