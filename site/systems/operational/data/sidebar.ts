/** What stands in the margin of the operational reference. */
import { link, type SidebarItem } from '../../../data/sidebarItem.ts'

export const sidebarOf = (system: string): SidebarItem[] => {
  const at = (page: string): string => `/reference/${system}/${page}/`
  return [
    link('All tables', `/reference/${system}/`),
    {
      label: 'Forces',
      items: [
        link('Units', at('units')),
        link('Specialists', at('specialists')),
        link('Matchups', at('matchups')),
        link('Nations', at('nations')),
        link('Experience', at('experience')),
      ],
    },
    {
      label: 'Ground',
      items: [
        link('Terrain', at('terrain')),
        link('Hexsides', at('hexsides')),
        link('Roads and rails', at('ways')),
        link('Weather', at('weather')),
      ],
    },
    {
      label: 'Command',
      items: [
        link('Headquarters', at('headquarters')),
        link('Orders', at('orders')),
        link('Force pool', at('reinforcement')),
        link('Theatre assets', at('assets')),
        link('Cards', at('cards')),
      ],
    },
    {
      label: 'Play',
      items: [
        link('Combat', at('combat')),
        link('Supply', at('supply')),
        link('Fog of war', at('fog')),
        link('Victory', at('victory')),
      ],
    },
  ]
}
