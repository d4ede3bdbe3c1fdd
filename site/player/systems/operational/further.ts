/** Dialogs, and panels about what is chosen and offered: one file, which the page fetches when it has shown the first position. */

export { RangeLayer, SupplyLayer, ZoneLayer } from './map/Overlays.tsx'
export { dialogs } from './panels/dialogs.tsx'
export { ForecastCard, StrikeCard } from './panels/ForecastCard.tsx'
export { HexPanel } from './panels/HexPanel.tsx'
export { HqPanel } from './panels/HqPanel.tsx'
export { UnitButtons } from './panels/UnitOrders.tsx'
export { UnitPanel } from './panels/UnitPanel.tsx'
export { default as styles } from './styles/further.css?inline'
