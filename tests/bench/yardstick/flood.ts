/** The yardsticks for floods: the same search in plain JavaScript over typed arrays, and in C where there is a compiler. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Floods over a board, one after the other. */
export interface Floods {
  /** By `hex * 6 + direction`. */
  readonly neighbours: Int32Array
  /** By hex: the points that it costs to enter; 255 where nobody does. */
  readonly enter: Int32Array
  readonly floods: readonly { readonly starts: readonly number[]; readonly points: number }[]
}

/** The results: nanoseconds per reached hex, and for comparison, the number of hexes reached and the points spent on them. */
export interface Flooded {
  readonly nanoseconds: number
  readonly reached: number
  readonly sum: number
}

const mostOf = ({ floods }: Floods): number => Math.max(...floods.map(({ points }) => points))

/** One round in JavaScript, or several by a clock of one's own. */
export const floodInScript = (given: Floods): (() => Omit<Flooded, 'nanoseconds'>) => {
  const { neighbours, enter, floods } = given
  const size = enter.length
  const left = new Uint8Array(size)
  const rows = new Int32Array((mostOf(given) + 2) * size)
  const inRow = new Int32Array(mostOf(given) + 2)
  const touched = new Int32Array(size)
  const flood = (starts: readonly number[], points: number): number => {
    let count = 0
    for (const hex of starts) {
      left[hex] = points + 1
      touched[count++] = hex
      rows[(points + 1) * size + inRow[points + 1]++] = hex
    }
    for (let now = points + 1; now > 1; now--)
      for (let index = 0; index < inRow[now]; index++) {
        const hex = rows[now * size + index]
        if (left[hex] !== now) continue
        for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
          const to = neighbours[edge]
          const rest = now - enter[to]
          if (rest <= left[to]) continue
          if (left[to] === 0) touched[count++] = to
          left[to] = rest
          rows[rest * size + inRow[rest]++] = to
        }
      }
    inRow.fill(0)
    return count
  }
  return () => {
    let reached = 0
    let sum = 0
    for (const { starts, points } of floods) {
      const count = flood(starts, points)
      for (let index = 0; index < count; index++) {
        sum += points + 1 - left[touched[index]]
        left[touched[index]] = 0
      }
      reached += count
    }
    return { reached, sum }
  }
}

/** Compiles the yardstick in C; undefined where there is no compiler. */
export const compileYardstick = (): ((given: Floods, rounds: number) => Flooded) | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-yardstick-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const program = join(folder, 'flood')
  const source = new URL('flood.c', import.meta.url).pathname
  if (spawnSync('cc', ['-O3', '-o', program, source]).status !== 0) return undefined
  return (given, rounds) => {
    const { neighbours, enter, floods } = given
    const input = Int32Array.from([
      ...[enter.length, floods.length, mostOf(given), rounds],
      ...neighbours,
      ...enter,
      ...floods.flatMap(({ starts, points }) => [starts.length, points, ...starts]),
    ])
    const { status, stdout, stderr } = spawnSync(program, { input: new Uint8Array(input.buffer), encoding: 'utf8' })
    if (status !== 0) throw new Error(`the yardstick in C failed: ${stderr}`)
    return JSON.parse(stdout)
  }
}
