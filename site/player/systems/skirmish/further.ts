/** Dialogs, and panels about what is chosen and offered: one file, which the page fetches when it has shown the first position. */

export { CardSheet } from './panels/CardSheet.tsx'
export { dialogs } from './panels/dialogs.tsx'
export { OfferCard } from './panels/OfferCard.tsx'
export { SpaceSheet } from './panels/SpaceSheet.tsx'
export { UnitSheet } from './panels/UnitSheet.tsx'
