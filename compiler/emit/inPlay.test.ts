import { expect, it } from 'vitest'
import { part } from '../../tests/support/part.ts'
import type { Reference } from '../bundle.ts'
import { inPlayOf } from './inPlay.ts'

type Scenarios = Parameters<typeof inPlayOf>[1]['scenarios']

const reference = part<Reference>({
  system: 'echelon',
  usedIn: { unitTypes: { infantry: ['a', 'b'], camels: [] }, designs: { foot: ['a', 'b'] } },
  links: {
    unitTypes: {
      infantry: { mentions: [], mentionedBy: [{ kind: 'designs', id: 'foot' }] },
      camels: { mentions: [], mentionedBy: [] },
    },
    designs: { foot: { mentions: [{ kind: 'unitTypes', id: 'infantry' }], mentionedBy: [] } },
  },
})

const played = (system: string, legalIn: number, used: number) => ({
  scenario: { system },
  evidence: { watched: { games: 100, uses: [{ name: 'action move', legalIn, used }] } },
})

it('sums up what all games of a system allowed and chose, and where its entries stand', () => {
  const scenarios = part<Scenarios>([
    played('echelon', 100, 40),
    played('echelon', 60, 2),
    played('skirmish', 100, 900),
    { scenario: { system: 'echelon' }, evidence: null },
  ])
  const { actions, entries, ...rest } = inPlayOf(reference, { scenarios })
  expect(rest).toEqual({ scenarios: 3, watched: 2, games: 200 })
  expect(actions.find(({ id }) => id === 'move')).toEqual({ id: 'move', scenarios: 2, games: 160, used: 42 })
  expect(actions.find(({ id }) => id === 'train')).toEqual({ id: 'train', scenarios: 0, games: 0, used: 0 })
  expect(entries.unitTypes).toEqual([
    { id: 'infantry', named: { designs: 1 }, scenarios: 2 },
    { id: 'camels', named: {}, scenarios: 0 },
  ])
})
