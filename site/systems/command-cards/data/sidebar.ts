/** What stands in the margin of the reference. */
import { link, type SidebarItem } from '../../../data/sidebarItem.ts'

export const sidebarOf = (system: string): SidebarItem[] => {
  const at = (page: string): string => `/reference/${system}/${page}/`
  return [
    link('Overview', `/reference/${system}/`),
    {
      label: 'Forces',
      items: [link('Units', at('units')), link('Nations', at('nations')), link('Dice', at('dice'))],
    },
    {
      label: 'Command',
      items: [link('Cards', at('cards')), link('Special rules', at('special'))],
    },
    {
      label: 'Ground',
      items: [
        link('Terrain', at('terrain')),
        link('Obstacles', at('obstacles')),
        link('Roads and railways', at('ways')),
        link('Boards', at('boards')),
      ],
    },
  ]
}
