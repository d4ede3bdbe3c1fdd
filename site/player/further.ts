/** The shell's parts that are seen once something is chosen or done: one file, which the page fetches when it has shown the first position. */

export { default as styles } from './further.css?inline'
export { Effects } from './map/Effects.tsx'
export { Markers, Offer, Reach } from './map/Offer.tsx'
export { LayerSheet } from './panels/LayerSheet.tsx'
export { WatchBar } from './panels/WatchBar.tsx'
export { Suggestion } from './staff/Suggestion.tsx'
