/** Dialogs, and panels about what is chosen and offered: one file, which the page fetches when it has shown the first position. */

export { dialogs } from './panels/dialogs.tsx'
export { HexSheet } from './panels/HexSheet.tsx'
export { OfferCard } from './panels/OfferCard.tsx'
export { UnitSheet } from './panels/UnitSheet.tsx'
export { default as styles } from './styles/further.css?inline'
