/** Drawings that are put together piece by piece and written as one path for each class, in the order in which they are listed. */
import { type Pen, penOf, svgPath } from '../path.ts'

export interface Pens {
  (name: string): Pen
  svg(): string
}

/** Pens by class, which round to tenths or to whole map units. Classes that are not in `order` lie above, as they were first used. */
export const pensOf = (order: readonly string[] = [], precision: 1 | 10 = 10): Pens => {
  const pens = new Map<string, Pen>(order.map((name) => [name, penOf(precision)]))
  const pen = (name: string): Pen => {
    const found = pens.get(name) ?? penOf(precision)
    pens.set(name, found)
    return found
  }
  return Object.assign(pen, { svg: () => [...pens].map(([name, one]) => svgPath(name, one)).join('') })
}

/** A closed line of straight sides. */
export const traceShape = (pen: Pen, points: readonly (readonly [x: number, y: number])[]): void => {
  points.forEach(([x, y], at) => {
    if (at === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.close()
}
