/** What stands in the margin of the operational reference. */
import { link, pagesUnder, type SidebarItem } from '../../../data/sidebarItem.ts'

export const sidebarOf = (system: string): SidebarItem[] => {
  const folder = `/reference/${system}/`
  return [
    link('All tables', folder),
    pagesUnder('Forces', folder, {
      units: 'Units',
      specialists: 'Specialists',
      matchups: 'Matchups',
      nations: 'Nations',
      experience: 'Experience',
    }),
    pagesUnder('Ground', folder, {
      terrain: 'Terrain',
      hexsides: 'Hexsides',
      ways: 'Roads and rails',
      weather: 'Weather',
    }),
    pagesUnder('Command', folder, {
      headquarters: 'Headquarters',
      orders: 'Orders',
      reinforcement: 'Force pool',
      assets: 'Theatre assets',
      cards: 'Cards',
    }),
    pagesUnder('Play', folder, { combat: 'Combat', supply: 'Supply', fog: 'Fog of war', victory: 'Victory' }),
  ]
}
