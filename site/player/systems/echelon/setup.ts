/** How an echelon campaign is entered; its layers and keys. */
import { type Phase, phase } from '../../../../engine/systems/echelon/types.ts'
import { hexSubject } from '../../subject.ts'
import type { Key, Setup } from '../../systemUi.ts'
import type { Layer } from '../../types.ts'
import type { EchelonTypes } from './types.ts'

/** Decisions that need nothing but what lies open to both: who fights has been seen. */
const openly: ReadonlySet<Phase> = new Set([phase.withdraw, phase.answer, phase.losses, phase.retreat, phase.advance])

export const setup: Setup<EchelonTypes> = {
  /** A person plays the side that moves first. */
  firstSeats: () => ['human', 'veteran'],
  interest: ({ units, objectives }) => [
    ...objectives.map(({ hex }) => hex),
    ...units.flatMap(({ hex }) => (hex === undefined ? [] : [hex])),
  ],
  /** Stacks hide what lies below their top. */
  hides: (_, position) => position === undefined || !openly.has(position.phase),
}

export const layers: readonly Layer[] = [
  { id: 'fan', name: 'Stacks fanned out', key: '1', isFirstShown: true },
  { id: 'front', name: 'Ground held', key: '2', isFirstShown: true },
  { id: 'supply', name: 'Supply', key: '3', isFirstShown: false, isOnBar: true },
  { id: 'zones', name: 'Zones of control', key: '4', isFirstShown: false, isOnBar: true },
  { id: 'goals', name: 'Places that count', key: '5', isFirstShown: true },
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
  { id: 'drawn', name: 'Drawn units', key: 'v', isFirstShown: false },
]

export const keys: readonly Key<EchelonTypes>[] = [
  {
    key: 'h',
    meaning: 'The hex that is attacked, or the one under what is selected',
    press({ derived }) {
      const hex = derived.known.target > 0 ? derived.known.target : derived.hex
      return hex > 0 ? hexSubject(hex) : undefined
    },
  },
  {
    key: 'd',
    meaning: 'The date, the weather and the stores of both sides',
    press({ dialog }) {
      dialog.value = 'situation'
      return undefined
    },
  },
]
