/** The terms behind the supply of a hex or a unit: where it comes from, and what it loses on the way. operational.E1-E11, F27 */
import type { Explanation, Term } from '../../../game.ts'
import { makeHexName } from '../../../hex.ts'
import { sumOf } from '../../../terms.ts'
import type { Side } from '../../../twoSides.ts'
import { levelOf } from '../levels.ts'
import { edgeBetween } from '../places.ts'
import type { Table } from '../table.ts'
import { dump, type ReadonlyState } from '../types.ts'
import { supplyChance, waitingBonus } from './check.ts'
import { type Arrival, arrival, type SupplyLink } from './labels.ts'
import { lossesOver } from './network.ts'
import type { SupplyTracer } from './trace.ts'

/** Returns the terms of a hex's supply, and the chance that a unit there gets it. `ways` are those open in the weather, by edge. */
export const explainSupply = (
  table: Table,
  tracer: SupplyTracer,
  ways: Uint8Array,
  state: ReadonlyState,
  { side, hex, unit }: { readonly side: Side; readonly hex: number; readonly unit?: number },
): Explanation | undefined => {
  if (table.terrain[hex] === undefined || table.terrain[hex] === 0) return undefined
  const trace = tracer.of(state, side)
  const links = trace.chain(hex)
  const name = makeHexName(table.board, hex)
  const where = unit === undefined ? name : `${table.scenario.units[unit].name} at ${name}`
  const terms: Term[] = trace.full[hex]
    ? [{ rule: 'operational.E10', label: fullReason(links), value: all }]
    : chainTerms(table, state, side, links, ways)
  const value = () => sumOf(terms)
  if (unit !== undefined && links.length > 0 && !trace.full[hex]) {
    terms.push(...bonusTerms(table, state, unit))
    const capped = supplyChance(table, state, trace, unit, hex) * 1000 - value()
    if (capped !== 0) terms.push({ rule: 'operational.E10', label: 'More than all is all', value: capped })
  }
  if (unit !== undefined && state.dump[unit] !== dump.none && value() < all)
    terms.push({ rule: 'operational.F27', label: 'Supplies of its own', value: all - value() })
  return { subject: `Supply of ${where}`, unit: 'per cent', value: value(), terms }
}

/** A hundred per cent, in thousandths. */
const all = 100_000

const fullReasons: Readonly<Record<Arrival, string>> = {
  [arrival.source]: 'On a source',
  [arrival.rail]: 'On a supplied railway',
  [arrival.hub]: 'On a supplied hub',
  [arrival.truckRoad]: 'On a supplied road',
  [arrival.range]: 'In range of a hub',
  [arrival.nextHex]: 'Next to supply',
  [arrival.sea]: 'Over the sea',
}

const fullReason = (links: readonly SupplyLink[]): string => fullReasons[links[links.length - 1].arrival]

/** The value at the source and the losses on the way, equal losses added up. operational.E10, E11 */
const chainTerms = (
  table: Table,
  state: ReadonlyState,
  side: Side,
  links: readonly SupplyLink[],
  ways: Uint8Array,
): Term[] => {
  if (links.length === 0) return [{ rule: 'operational.E1', label: 'Out of reach of supply', value: 0 }]
  const terms = sourceTerms(table, side, links[0])
  const losses = new Map<string, { steps: number; lost: number }>()
  const lose = (label: string, lost: number): void => {
    const so = losses.get(label) ?? { steps: 0, lost: 0 }
    losses.set(label, { steps: so.steps + 1, lost: so.lost + lost })
  }
  for (let index = 1; index < links.length; index++) {
    const from = links[index - 1]
    const to = links[index]
    if (to.lost === from.lost) continue
    if (to.hex === from.hex) lose('Hub fed by truck', to.lost - from.lost)
    else {
      const edge = edgeBetween(table, from.hex, to.hex)
      for (const { label, loss } of lossesOver(table, state, edge, ways[edge])) lose(label, loss)
    }
  }
  for (const [label, { steps, lost }] of losses)
    terms.push({ rule: 'operational.E11', label: steps > 1 ? `${label}, ${steps} hexes` : label, value: -lost * 1000 })
  return terms
}

/** Returns the terms of a source's supply with those of ports won. operational.E10, H3 */
const sourceTerms = (table: Table, side: Side, { hex, lost }: SupplyLink): Term[] => {
  const sent = all - lost * 1000
  const authored = Math.max(0, ...table.sources[side].flatMap((one) => (one.hex === hex ? [one.value * 1000] : [])))
  const terms: Term[] = [{ rule: 'operational.E10', label: 'Source', value: Math.min(sent, authored) }]
  if (sent > authored) terms.push({ rule: 'operational.H3', label: 'Ports won', value: sent - authored })
  return terms
}

const bonusTerms = (table: Table, state: ReadonlyState, unit: number): Term[] => {
  const level = levelOf(table, state.experience[unit])
  return [
    { label: 'Already without supply', value: waitingBonus(table, state, unit) * 1000 },
    { label: level.name, value: level.supplyBonus * 1000 },
  ]
    .filter((term) => term.value !== 0)
    .map((term) => ({ rule: 'operational.E11', ...term }))
}
