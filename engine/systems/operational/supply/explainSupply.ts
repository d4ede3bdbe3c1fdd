/** The terms behind the supply of a hex or a unit: where it comes from, and what it loses on the way. operational.E1-E11, F27 */
import type { Explanation } from '../../../game.ts'
import { type Hex, makeHexName } from '../../../hex.ts'
import { sumOf, type Terms } from '../../../terms.ts'
import type { Side } from '../../../twoSides.ts'
import { levelOf } from '../levels.ts'
import { edgeBetween } from '../places.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { dump, type ReadonlyState } from '../types.ts'
import { supplyChance, waitingBonus } from './check.ts'
import { type Arrival, arrival, type SupplyLink } from './labels.ts'
import { lossesOver } from './network.ts'

/** Explains the supply of a hex, or the chance that a unit there gets it. */
export const explainSupply = (
  services: Services,
  state: ReadonlyState,
  { side, hex, unit }: { readonly side: Side; readonly hex: Hex; readonly unit?: number },
  terms: Terms,
): Omit<Explanation, 'terms'> | undefined => {
  const { table, tracer } = services
  if (table.terrain[hex] === undefined || table.terrain[hex] === 0) return undefined
  const trace = tracer.of(state, side)
  const links = trace.chain(hex)
  const sum = (): number => sumOf(terms.list) / 1000
  if (trace.full[hex]) terms.show('E10', fullReasons[links[links.length - 1].arrival], all)
  else addChain(services, state, side, links, terms)
  if (unit !== undefined && links.length > 0 && !trace.full[hex]) {
    const level = levelOf(table, state.experience[unit])
    terms.add('E11', 'Already without supply', waitingBonus(table, state, unit))
    terms.add('E11', level.name, level.supplyBonus)
    terms.add('E10', 'More than all is all', supplyChance(table, state, trace, unit, hex) - sum())
  }
  if (unit !== undefined && state.dump[unit] !== dump.none && sum() < all)
    terms.add('F27', 'Supplies of its own', all - sum())
  const name = makeHexName(table.board, hex)
  const where = unit === undefined ? name : `${table.scenario.units[unit].name} at ${name}`
  return { subject: `Supply of ${where}`, unit: 'per cent', value: sumOf(terms.list) }
}

/** A hundred per cent. */
const all = 100

const fullReasons: Readonly<Record<Arrival, string>> = {
  [arrival.source]: 'On a source',
  [arrival.rail]: 'On a supplied railway',
  [arrival.hub]: 'On a supplied hub',
  [arrival.truckRoad]: 'On a supplied road',
  [arrival.range]: 'In range of a hub',
  [arrival.nextHex]: 'Next to supply',
  [arrival.sea]: 'Over the sea',
}

/** Adds the value at the source and the losses on the way, equal losses added up. operational.E10, E11 */
const addChain = (
  { table, costs }: Services,
  state: ReadonlyState,
  side: Side,
  links: readonly SupplyLink[],
  terms: Terms,
): void => {
  if (links.length === 0) {
    terms.show('E1', 'Out of reach of supply', 0)
    return
  }
  addSource(table, side, links[0], terms)
  const ways = costs.ways(state)
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
    terms.show('E11', steps > 1 ? `${label}, ${steps} hexes` : label, -lost)
}

/** Adds the supply of a source, with that of ports won. operational.E10, H3 */
const addSource = (table: Table, side: Side, { hex, lost }: SupplyLink, terms: Terms): void => {
  const sent = all - lost
  const authored = Math.max(0, ...table.sources[side].flatMap((one) => (one.hex === hex ? [one.value] : [])))
  terms.show('E10', 'Source', Math.min(sent, authored))
  if (sent > authored) terms.add('H3', 'Ports won', sent - authored)
}
