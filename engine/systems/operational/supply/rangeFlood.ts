/** Supply spreads from hubs and along roads as far as a range goes. operational.E5, E6, E11 */
import { degree } from '../../../hex.ts'
import { takesAll } from '../cost.ts'
import type { Arrival } from './labels.ts'
import { addLabel, all, type Trace } from './traceState.ts'

/**
 * Spreads from labels with a range each over own hexes. Of two ways into a hex the one with less lost counts, even if it takes
 * more of the range: both are followed. Hexes with most range left come first.
 * @param steps those of the network, off and along ways or along ways only
 */
export const floodRange = (
  trace: Trace,
  starts: readonly number[],
  ranges: readonly number[],
  steps: Int32Array,
  arrived: Arrival,
): void => {
  const { labels } = trace
  trace.flooded.fill(0)
  trace.leastLost.set(trace.unlost)
  trace.queuedLost.fill(all)
  let most = 0
  for (let index = 0; index < starts.length; index++) {
    labels.queue(ranges[index], starts[index])
    most = Math.max(most, ranges[index])
  }
  for (let left = most; left >= 0; left--)
    for (let label = labels.take(left); label !== 0; label = labels.take(left))
      follow(trace, label, left, steps, arrived)
}

/** Follows a label. It is a function of its own because V8 does not optimise it inside the loop above. */
const follow = (trace: Trace, label: number, left: number, steps: Int32Array, arrived: Arrival): void => {
  const { labels, leastLost, queuedLost, queuedRange } = trace
  const hex = labels.hex[label]
  const lostSoFar = labels.lost[label]
  // A start is followed even where another has come before it: only it has its whole range left. operational.d15
  const fresh = labels.how[label] !== arrived
  if (leastLost[hex] > lostSoFar) {
    leastLost[hex] = lostSoFar
    trace.flooded[hex] = label
    if (left === 0) return
  } else if (!fresh) return
  const end = (hex + 1) * degree
  for (let edge = end - degree; edge < end; edge++) {
    const step = steps[edge]
    const next = step >>> 14
    const total = lostSoFar + (step & 127)
    // One comparison for all: closed, not own, or reached with as little lost.
    if (leastLost[next] <= total) continue
    const cost = (step >> 7) & 127
    if (cost === takesAll && !fresh) continue
    const rest = cost === takesAll ? 0 : left - cost
    if (rest < 0 || (queuedLost[next] <= total && queuedRange[next] >= rest)) continue
    queuedLost[next] = total
    queuedRange[next] = rest
    labels.queue(rest, addLabel(trace, next, label, total, arrived))
  }
}
