/** What can be shown and hidden on the map. The digits before these take up cards. */
import type { Layer } from '../../systemUi.ts'

export const layers: readonly Layer[] = [
  { id: 'sections', name: 'Sections', key: '7', isFirstShown: true },
  { id: 'grid', name: 'Grid', key: '8', isFirstShown: true },
  { id: 'names', name: 'Names', key: '9', isFirstShown: true },
]
