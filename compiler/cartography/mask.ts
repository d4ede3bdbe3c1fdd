/** A coarse grid of what is already drawn, which keeps signs off lines and names off both. */
import type { Point } from './geometry.ts'

const cell = 4

export interface Mask {
  /** Marks everything within `radius` of a polyline. */
  line(points: readonly Point[], radius: number): void
  box(left: number, top: number, width: number, height: number): void
  isFree(x: number, y: number): boolean
  /** Share of a box that is covered, 0 .. 1; what lies off the sheet counts as covered twice. */
  covered(left: number, top: number, width: number, height: number): number
}

export const maskOf = (sheet: { readonly width: number; readonly height: number }): Mask => {
  const columns = Math.ceil(sheet.width / cell) + 1
  const rows = Math.ceil(sheet.height / cell) + 1
  const bits = new Uint8Array(columns * rows)
  const isOn = (column: number, row: number) => column >= 0 && row >= 0 && column < columns && row < rows
  const disc = (x: number, y: number, radius: number) => {
    for (let row = Math.floor((y - radius) / cell); row <= (y + radius) / cell; row++) {
      for (let column = Math.floor((x - radius) / cell); column <= (x + radius) / cell; column++) {
        const dx = (column + 0.5) * cell - x
        const dy = (row + 0.5) * cell - y
        if (isOn(column, row) && dx * dx + dy * dy <= (radius + 1) ** 2) bits[row * columns + column] = 1
      }
    }
  }
  return {
    line(points, radius) {
      for (let i = 1; i < points.length; i++) {
        const a = points[i - 1] as Point
        const b = points[i] as Point
        const steps = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / cell))
        for (let step = 0; step <= steps; step++) {
          disc(a.x + ((b.x - a.x) * step) / steps, a.y + ((b.y - a.y) * step) / steps, radius)
        }
      }
    },
    box(left, top, width, height) {
      for (let row = Math.floor(top / cell); row < (top + height) / cell; row++) {
        for (let column = Math.floor(left / cell); column < (left + width) / cell; column++) {
          if (isOn(column, row)) bits[row * columns + column] = 1
        }
      }
    },
    isFree(x, y) {
      const column = Math.floor(x / cell)
      const row = Math.floor(y / cell)
      return isOn(column, row) && bits[row * columns + column] === 0
    },
    covered(left, top, width, height) {
      let ink = 0
      let cells = 0
      for (let row = Math.floor(top / cell); row < (top + height) / cell; row++) {
        for (let column = Math.floor(left / cell); column < (left + width) / cell; column++) {
          cells++
          ink += isOn(column, row) ? (bits[row * columns + column] ?? 0) : 2
        }
      }
      return cells === 0 ? 0 : ink / cells
    },
  }
}
