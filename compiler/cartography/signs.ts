/** The signs of the ground: small strokes scattered over a terrain, off lines, names and hex centres. One path a kind. */
import type { Lattice, Look } from './field.ts'
import { marginOf, sample } from './field.ts'
import { centreOf, extentOf, spaceAtPoint } from './geometry.ts'
import type { Ground } from './ground.ts'
import type { Mask } from './mask.ts'
import { hash, jitter } from './noise.ts'
import { type Pen, penOf, svgPath, traceLine } from './path.ts'

/** Draws one sign with its foot at a place; `chance` 0 .. 1 makes it differ from its neighbours. */
type Stamp = (pens: PenBox, x: number, y: number, chance: number) => void
type PenBox = (name: string) => Pen

interface Scatter {
  readonly look: Look
  /** Map units between signs. */
  readonly gap: readonly [number, number]
  /** How far inside its terrain a sign stands, as a margin of shares. */
  readonly inside: number
  /** Free radius around hex centres. */
  readonly clear: number
  readonly stamp: Stamp
}

const dot =
  (...names: readonly [string, string]): Stamp =>
  (pens, x, y, chance) =>
    pens(chance < 0.55 ? names[0] : names[1]).dot(x, y)

const hill: Stamp = (pens, x, y, chance) => {
  const pen = pens('hill')
  const width = 9 + 5 * chance
  pen.moveTo(x - width / 2, y)
  pen.quadTo(x - width / 8, y - width * 0.62, x + width / 2, y)
}

/** A peak: both slopes stroked, the eastern one shaded. */
const peak =
  (name: string, least: number, more: number): Stamp =>
  (pens, x, y, chance) => {
    const tall = least + more * chance
    const wide = tall * 0.52
    const east = [
      [x, y - tall],
      [x + wide * 0.5, y - tall * 0.5],
      [x + wide, y - tall * 0.08],
    ] as const
    traceLine(pens(name), [x - wide, y], [x - wide * 0.35, y - tall * 0.55], ...east)
    const flank = pens(`${name}-flank`)
    traceLine(flank, ...east, [x + wide * 0.2, y - tall * 0.35])
    flank.close()
  }

const tuft: Stamp = (pens, x, y, chance) => {
  const pen = pens('tuft')
  const wide = 4 + 1.5 * chance
  traceLine(pen, [x - wide, y], [x + wide, y])
  traceLine(pen, [x - 2.4, y], [x - 3.6, y - 3.4])
  traceLine(pen, [x, y], [x, y - 5])
  traceLine(pen, [x + 2.4, y], [x + 3.6, y - 3.4])
}

const reeds: Stamp = (pens, x, y, chance) => {
  const wide = 4 + 2.5 * chance
  traceLine(pens('bog'), [x - wide, y], [x + wide, y])
  traceLine(pens('bog'), [x - wide * 0.5, y + 2.6], [x + wide * 0.9, y + 2.6])
}

const crust: Stamp = (pens, x, y, chance) => {
  traceLine(pens('salt'), [x - 5 - 4 * chance, y], [x + 3, y])
  pens('salt-dot').dot(x + 7, y)
}

/** A dune: a crescent of dots, open to the lee. */
const dune: Stamp = (pens, x, y, chance) => {
  const pen = pens('dune')
  const wide = 7 + 3.5 * chance
  pen.moveTo(x - wide, y + 2)
  pen.quadTo(x - wide * 0.3, y - 6.5, x + wide, y)
  pen.moveTo(x - wide * 0.55, y + 3.5)
  pen.quadTo(x, y - 2, x + wide * 0.7, y + 2.5)
}

/** A corner of small fields: two hedges and a tree. */
const hedge: Stamp = (pens, x, y, chance) => {
  const lean = (chance - 0.5) * 7
  traceLine(pens('hedge'), [x - 11, y + lean], [x, y], [x + 10, y - lean])
  traceLine(pens('hedge'), [x, y], [x + lean, y + 11])
  pens('orchard').dot(x + 5, y + 6)
  if (chance < 0.5) pens('orchard').dot(x - 5, y + 6)
}

const rubble: Stamp = (pens, x, y, chance) => {
  const size = 3 + 2 * chance
  traceLine(pens('rubble'), [x - size, y + 1], [x - size + 1, y - size], [x + size - 2, y - size + 1])
  traceLine(pens('rubble'), [x + size, y - 1], [x + size - 0.5, y + size - 1], [x - 1, y + size])
}

const scatters: readonly Scatter[] = [
  { look: 'desert', gap: [21, 18], inside: 0.05, clear: 0, stamp: dot('sand', 'sand') },
  { look: 'dunes', gap: [22, 14], inside: 0.16, clear: 12, stamp: dune },
  { look: 'salt', gap: [34, 12], inside: 0.14, clear: 0, stamp: crust },
  { look: 'bog', gap: [21, 12], inside: 0.16, clear: 10, stamp: reeds },
  { look: 'swamp', gap: [17, 14], inside: 0.14, clear: 12, stamp: tuft },
  { look: 'bocage', gap: [23, 16], inside: 0.14, clear: 8, stamp: hedge },
  { look: 'forest', gap: [7.6, 7.2], inside: 0.1, clear: 6, stamp: dot('wood-light', 'wood-dark') },
  { look: 'hills', gap: [27, 17], inside: 0.14, clear: 13, stamp: hill },
  { look: 'mountains', gap: [21, 16], inside: 0.12, clear: 12, stamp: peak('peak', 11, 8) },
  { look: 'alpine', gap: [24, 20], inside: 0.12, clear: 12, stamp: peak('alp', 17, 9) },
  { look: 'ruins', gap: [13, 12], inside: 0.12, clear: 8, stamp: rubble },
]

/** Paths in the order in which they are drawn. */
const order =
  'sand dune salt salt-dot bog tuft hedge orchard wood-light wood-dark hill peak-flank peak alp-flank alp rubble'.split(
    ' ',
  )

/** Strews all signs of the map. */
export const drawSigns = (ground: Ground, lattice: Lattice, mask: Mask): string => {
  const { map } = ground
  const pens = new Map<string, Pen>()
  const box: PenBox = (name) => {
    const pen = pens.get(name) ?? penOf(1)
    pens.set(name, pen)
    return pen
  }
  const { width, height } = extentOf(map)
  for (const [kind, { look, gap, inside, clear, stamp }] of scatters.entries()) {
    if (!lattice.shares.has(look)) continue
    const lead = marginOf(lattice, [look], [...lattice.shares.keys()])
    for (let row = 0; row * gap[1] < height; row++) {
      for (let column = 0; column * gap[0] < width; column++) {
        const x = (column + (row & 1) / 2) * gap[0] + 0.36 * gap[0] * jitter(column, row, 50 + kind)
        const y = row * gap[1] + 0.36 * gap[1] * jitter(column, row, 70 + kind)
        if (!mask.isFree(x, y) || sample(lattice, lead, x, y) < inside) continue
        const hex = spaceAtPoint(map, x, y)
        const centre = hex === undefined ? undefined : centreOf(map, hex)
        if (centre && (centre.x - x) ** 2 + (centre.y - y) ** 2 < clear * clear) continue
        // Few sizes and whole numbers keep the paths short: the same words come again and again.
        stamp(box, Math.round(x), Math.round(y), (hash(column, row, 90 + kind) % 4) / 3)
      }
    }
  }
  return order.map((name) => svgPath(`sign-${name}`, pens.get(name) ?? penOf())).join('')
}
