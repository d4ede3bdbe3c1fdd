/** Lines through a graph: roads through hexes, rivers through corners. */
import type { Point } from './geometry.ts'

/** Nodes are integers; `points` says where they lie; `links` are pairs, each once. */
export interface Network {
  readonly points: ReadonlyMap<number, Point>
  readonly links: readonly (readonly [number, number])[]
}

/** Nodes in order along one line; `loop` when it ends where it began. */
export interface Strand {
  readonly nodes: readonly number[]
  readonly loop: boolean
}

const straightness = (at: Point, a: Point, b: Point): number => {
  const ax = a.x - at.x
  const ay = a.y - at.y
  const bx = b.x - at.x
  const by = b.y - at.y
  return -(ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1)
}

/** The neighbours of every node. */
export const neighboursIn = (network: Network): Map<number, number[]> => {
  const neighbours = new Map<number, number[]>()
  for (const [a, b] of network.links) {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b])
    neighbours.set(b, [...(neighbours.get(b) ?? []), a])
  }
  return neighbours
}

/** Of some nodes the one that lies straightest on from `from` through `at`; undefined when all turn back. */
export const straightOn = (
  network: Network,
  at: number,
  from: number,
  others: readonly number[],
  least = -0.2,
): number | undefined => {
  const centre = network.points.get(at)
  const origin = network.points.get(from)
  if (!centre || !origin) return undefined
  let best: number | undefined
  let most = least
  for (const other of others) {
    const point = network.points.get(other)
    if (other === from || !point) continue
    const value = straightness(centre, origin, point)
    if (value > most) {
      most = value
      best = other
    }
  }
  return best
}

/**
 * Splits a network into lines that cover every link once. At a crossing the straightest pairs run through and the
 * rest end there.
 */
export const strandsOf = (network: Network): Strand[] => {
  const neighbours = neighboursIn(network)
  const partner = new Map<string, number>()
  for (const [node, around] of neighbours) {
    const free = new Set(around)
    while (free.size > 1) {
      let best: [number, number] | undefined
      let most = around.length === 2 ? -2 : 0.1
      for (const a of free) {
        const b = straightOn(network, node, a, [...free], most)
        if (b === undefined) continue
        const [at, from, to] = [node, a, b].map((key) => network.points.get(key))
        if (!at || !from || !to) continue
        most = straightness(at, from, to)
        best = [a, b]
      }
      if (!best) break
      const [a, b] = best
      partner.set(`${node}:${a}`, b)
      partner.set(`${node}:${b}`, a)
      free.delete(a)
      free.delete(b)
    }
  }
  const used = new Set<string>()
  const walk = (from: number, to: number): Strand => {
    const nodes = [from]
    let before = from
    let here = to
    for (;;) {
      nodes.push(here)
      used.add(`${before}:${here}`).add(`${here}:${before}`)
      const next = partner.get(`${here}:${before}`)
      if (next === undefined) return { nodes, loop: false }
      if (used.has(`${here}:${next}`)) return { nodes, loop: true }
      before = here
      here = next
    }
  }
  const strands: Strand[] = []
  for (const [node, around] of neighbours) {
    for (const next of around) {
      const isEnd = !partner.has(`${node}:${next}`)
      if (isEnd && !used.has(`${node}:${next}`)) strands.push(walk(node, next))
    }
  }
  for (const [a, b] of network.links) if (!used.has(`${a}:${b}`)) strands.push(walk(a, b))
  return strands
}
