/** Supply without a hub: easy ground next to supply, and the coast over the sea. operational.E2, E3 */
import { degree } from '../../../hex.ts'
import { terrainAt } from '../places.ts'
import { arrival } from './labels.ts'
import { feeds } from './traceHubs.ts'
import { addLabel, all, type Trace } from './traceState.ts'

/** Sources, railways and hubs feed easy ground next to them. operational.E2, E3 */
export const feedNextHexes = (trace: Trace): void => {
  const { table, state, side, labels, network, best, value } = trace
  for (const hex of trace.fullHexes) {
    const label = best[hex]
    for (let edge = hex * degree; edge < (hex + 1) * degree; edge++) {
      const next = table.neighbours[edge]
      const total = labels.lost[label] + network.loss[edge]
      if (network.fed[edge] === 0 || state.owner[next] !== side || total >= all) continue
      if (all - total > value[next]) addLabel(trace, next, label, total, arrival.nextHex)
    }
  }
}

/** Ships feed the coast over the sea. operational.E2 */
export const feedCoast = (trace: Trace, starts: readonly number[]): void => {
  for (const start of starts) if (feeds(trace, trace.labels.hex[start], ['ship'])) sail(trace, start)
}

/** Goes over the sea from a source as far as ships do, and feeds the own coast on the way. */
const sail = (trace: Trace, start: number): void => {
  const { table, state, side, labels, value } = trace
  const { shipReach } = table.scenario.rules.supply
  const lost = labels.lost[start]
  const seen = new Set([labels.hex[start]])
  let front = [start]
  for (let far = 1; far <= shipReach; far++) {
    const next: number[] = []
    for (const label of front)
      for (let edge = labels.hex[label] * degree; edge < (labels.hex[label] + 1) * degree; edge++) {
        const hex = table.neighbours[edge]
        if (hex === 0 || seen.has(hex)) continue
        const atSea = isSea(trace, hex)
        if (!atSea && !isCoast(trace, hex)) continue
        seen.add(hex)
        if (atSea) next.push(labels.add(hex, label, lost, arrival.sea))
        else if (state.owner[hex] === side && all - lost > value[hex]) addLabel(trace, hex, label, lost, arrival.sea)
      }
    front = next
  }
}

const isSea = ({ table, state }: Trace, hex: number): boolean => hex !== 0 && terrainAt(table, state, hex).water

const isCoast = (trace: Trace, hex: number): boolean =>
  trace.table.neighbours.subarray(hex * degree, (hex + 1) * degree).some((next) => isSea(trace, next))
