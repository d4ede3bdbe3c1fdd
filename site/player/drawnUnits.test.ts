import { signal } from '@preact/signals'
import { expect, it, vi } from 'vitest'
import type { UnitDrawing } from '../../engine/drawing.ts'

// It is never drawn here.
const drawing = { fits: [] } as unknown as UnitDrawing

it('drawings that cannot be loaded are asked for once, and again when the layer is switched', async () => {
  const failed = vi.fn()
  vi.resetModules()
  vi.doMock('../../compiler/cartography/drawings/draw.ts', () => {
    failed()
    throw new Error('no network')
  })
  const { drawnUnit, loadFirstDrawings } = await import('./drawnUnits.ts')
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
