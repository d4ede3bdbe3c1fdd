/** Circles in a graph of imports. */

/** Modules that reach each other, by Tarjan's search: each a circle, or several that touch. */
export const circlesOf = (graph: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  /** Returns the order of the earliest open module that is reached. */
  const visit = (module: string): number => {
    const number = order.size
    let earliest = number
    order.set(module, number)
    open.push(module)
    for (const next of graph.get(module) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next)
      earliest = Math.min(earliest, reached ?? earliest)
    }
    if (earliest === number) {
      const found = open.splice(open.indexOf(module))
      if (found.length > 1 || graph.get(module)?.includes(module)) circles.push(found)
    }
    return earliest
  }
  for (const module of graph.keys()) if (!order.has(module)) visit(module)
  return circles
}
