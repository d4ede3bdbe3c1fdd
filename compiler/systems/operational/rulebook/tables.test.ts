import { describe, expect, it } from 'vitest'
import { systemWith } from '../../../../tests/support/rulebook.ts'
import type { TableMaker } from './tableMaker.ts'
import { tables } from './tables.ts'

const source = systemWith({})
const all: readonly (readonly [string, TableMaker, string | undefined])[] = Object.entries(tables).flatMap(
  ([name, maker]: [string, TableMaker]) => [
    [name, maker, undefined] as const,
    ...(maker.kinds?.(source) ?? []).map((kind) => [name, maker, kind] as const),
  ],
)

describe('the tables of the rulebook', () => {
  it.each(all)('%s has a cell in every column, each with something in it', (_, maker, kind) => {
    const { caption, columns, rows } = maker.make(source, kind)
    expect(caption).not.toBe('')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row).toHaveLength(columns.length)
      for (const cell of row) expect(cell).toMatch(/^(?!.*(undefined|NaN)).+$/)
    }
  })

  it('mark the window of a strike before any shift', () => {
    const { rows } = tables['assets.windows'].make(source, undefined)
    const { window, suppressed = [] } = source.rules.assets['air-attack'] ?? {}
    const [, ...cells] = rows[0] ?? []
    expect(cells).toEqual(
      suppressed.map((steps, at) =>
        window && at >= window.start && at < window.start + window.size ? `[${steps}]` : `${steps}`,
      ),
    )
  })

  it('tell the orders of one branch, or of all', () => {
    const { orders } = source.rules
    const of = (kind?: string) => tables.orders.make(source, kind).rows.map(([name]) => name)
    expect(of()).toEqual(Object.values(orders).map(({ name }) => name))
    expect(of('engineering')).toEqual(
      Object.values(orders).flatMap(({ name, branch }) => (branch === 'engineering' ? [name] : [])),
    )
  })
})
