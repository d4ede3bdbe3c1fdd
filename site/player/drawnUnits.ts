/** Units drawn as vehicles and men instead of by symbols: a layer of the map. What draws them is loaded when it is first shown. */
import { signal } from '@preact/signals'
import { placeDrawing } from '../../compiler/cartography/pieces.ts'
import type { UnitDrawing } from '../../engine/drawing.ts'
import type { ShellState } from './systemUi.ts'

const drawLarge = signal<((drawing: UnitDrawing) => string) | null>(null)

let isLoading = false

/** Without a network symbols stay until something changes on the map, when it is tried again. */
const load = async (): Promise<void> => {
  if (isLoading) return
  isLoading = true
  try {
    drawLarge.value = (await import('../../compiler/cartography/drawings/draw.ts')).drawLarge
  } catch {
    // Symbols say the same.
  } finally {
    isLoading = false
  }
}

/** The drawing of a unit in the place of its symbol; undefined while units are shown by symbols. */
export const drawnUnit = (
  { layers }: Pick<ShellState, 'layers'>,
  drawing: UnitDrawing | undefined,
): string | undefined => {
  if (!layers.value.drawn || drawing === undefined) return undefined
  if (drawLarge.value === null) void load()
  return drawLarge.value === null ? undefined : placeDrawing(drawLarge.value(drawing))
}
