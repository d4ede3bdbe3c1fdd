/** The marks on the sheet in play: objectives, sources and hubs of supply. */

import type { Hex } from '../../../../engine/hex.ts'
import type { OperationalScenario, SupplySource } from '../../../../engine/systems/operational/scenario.ts'
import { drawObjective, placedAt } from '../../../cartography/pieces.ts'

/** Objectives: red while the side that wants them does not hold them. */
export const drawObjectives = (
  { map, objectives }: Pick<OperationalScenario, 'map' | 'objectives'>,
  owner: ArrayLike<number>,
): string => objectives.map((one) => drawObjective(map, one, one.side, owner[one.hex] === one.side)).join('')

/** The sign of a kind of source inside its shield. */
const sourceSigns: Record<SupplySource['kind'], string> = {
  rail: 'M-3-5v10M3-5v10M-5-3h10M-5 0h10M-5 3h10',
  port: 'M0-5v9.5M-2.6-2.6h5.2M-4.6 1q.4 3.6 4.6 3.6t4.6-3.6',
  truck: 'M-5-3h6v5h-6zM1-1h2.6l1.6 1.6v1.4h-4.2M-2.8 3.6h.1M3 3.6h.1',
  ship: 'M-5.4 1h10.8l-2 3.6h-6.8zM0 1v-6l4 4h-4',
  air: 'M0-5.4v10M-5.4 0l5.4-2 5.4 2M-2.2 4.6h4.4',
}

/** A hub as it is now. */
export interface HubMark {
  readonly hex: Hex
  readonly side: number
  readonly trucks: number
}

const firstHubs = (sides: OperationalScenario['sides']): readonly HubMark[] =>
  sides.flatMap(({ hubs }, side) => hubs.map((hub) => ({ ...hub, side })))

/** Sources of supply as shields at the lower left of their hexes, hubs as discs with their trucks at the lower right; under counters. */
export const drawSupplyMarks = (
  scenario: Pick<OperationalScenario, 'map' | 'sides'>,
  hubs: readonly HubMark[] = firstHubs(scenario.sides),
): string =>
  scenario.sides
    .flatMap((side, number) =>
      side.sources.map(
        ({ kind, hex }) =>
          `<g class="source of-side-${number}" transform="${placedAt(scenario.map, hex, -21, 21)}">` +
          '<path class="source-shield" d="M-8.5-8.5h17v9q0 6-8.5 10-8.5-4-8.5-10z"/>' +
          `<path class="source-sign" d="${sourceSigns[kind]}"/></g>`,
      ),
    )
    .join('') +
  hubs
    .map(
      ({ hex, side, trucks }) =>
        `<g class="hub of-side-${side}" transform="${placedAt(scenario.map, hex, 21, 21)}">` +
        `<circle class="hub-disc" r="8.5"/><circle class="hub-rim" r="6.3"/><text class="hub-trucks" y="3.4">${trucks}</text></g>`,
    )
    .join('')
