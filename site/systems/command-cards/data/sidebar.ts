/** What stands in the margin of the reference. */
import { link, pagesUnder, type SidebarItem } from '../../../data/sidebarItem.ts'

export const sidebarOf = (system: string): SidebarItem[] => {
  const folder = `/reference/${system}/`
  return [
    link('Overview', folder),
    pagesUnder('Forces', folder, { units: 'Units', nations: 'Nations', dice: 'Dice' }),
    pagesUnder('Command', folder, { cards: 'Cards', special: 'Special rules' }),
    pagesUnder('Ground', folder, {
      terrain: 'Terrain',
      obstacles: 'Obstacles',
      ways: 'Roads and railways',
      boards: 'Boards',
    }),
  ]
}
