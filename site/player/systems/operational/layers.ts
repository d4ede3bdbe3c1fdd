/** What can be shown and hidden on the map. */
import type { Layer } from '../../systemUi.ts'

export const layers: readonly Layer[] = [
  { id: 'front', name: 'Front line', key: '1', isFirstShown: true },
  { id: 'supply', name: 'Supply', key: '2', isFirstShown: false, isOnBar: true },
  { id: 'zones', name: 'Zones of control', key: '3', isFirstShown: false },
  { id: 'grid', name: 'Grid', key: '4', isFirstShown: true },
  { id: 'names', name: 'Names', key: '5', isFirstShown: true },
  { id: 'fog', name: 'Fog', key: '6', isFirstShown: true },
  { id: 'range', name: 'Range of headquarters', key: '7', isFirstShown: false },
]
