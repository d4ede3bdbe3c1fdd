/** What can be shown and hidden on the map. */
export const layers = [
  { id: 'front', name: 'Front line', key: '1' },
  { id: 'supply', name: 'Supply', key: '2' },
  { id: 'zones', name: 'Zones of control', key: '3' },
  { id: 'grid', name: 'Grid', key: '4' },
  { id: 'names', name: 'Names', key: '5' },
  { id: 'fog', name: 'Fog', key: '6' },
  { id: 'range', name: 'Range of headquarters', key: '7' },
] as const

export type LayerId = (typeof layers)[number]['id']
export type Layers = Readonly<Record<LayerId, boolean>>

export const firstLayers: Layers = {
  front: true,
  supply: false,
  zones: false,
  grid: true,
  names: true,
  fog: true,
  range: false,
}
