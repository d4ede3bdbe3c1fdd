import { signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import type { UnitDrawing } from '../../engine/drawing.ts'
import { drawnUnit, loadFirstDrawings } from './drawnUnits.ts'

const { failed } = vi.hoisted(() => ({ failed: vi.fn() }))
vi.mock('../../compiler/cartography/drawings/draw.ts', () => {
  failed()
  throw new Error('no network')
})

const drawing = { fits: [] } as unknown as UnitDrawing

it('drawings that cannot be loaded are asked for once, and again when the layer is switched', async () => {
  const layers = signal<Record<string, boolean>>({ drawn: false })
  const show = async (drawn: boolean) => {
    layers.value = { drawn }
    for (let move = 0; move < 3; move++) {
      expect(drawnUnit({ layers }, drawing)).toBeUndefined()
      await vi.dynamicImportSettled()
    }
    return failed.mock.calls.length
  }
  await loadFirstDrawings({ layers })
  expect(await show(false)).toBe(0)
  expect(await show(true)).toBe(1)
  expect(await show(false)).toBe(1)
  expect(await show(true)).toBe(2)
})
