/** Units drawn as vehicles and men instead of by symbols: a layer of the map. What draws them is loaded when it is first shown. */
import { signal } from '@preact/signals'
import { placeDrawing } from '../../compiler/cartography/pieces.ts'
import type { UnitDrawing } from '../../engine/drawing.ts'
import { fileOf } from './fetched.ts'
import type { ShellState } from './systemUi.ts'

const drawLarge = signal<((drawing: UnitDrawing) => string) | null>(null)

/** Asked for once each time that the layer is shown: without a network the page says so, and that once is enough. */
let isAsked = false

const fetchDrawings = fileOf(() => import('../../compiler/cartography/drawings/draw.ts'))

const load = async (): Promise<void> => {
  isAsked = true
  // Symbols say the same.
  const loaded = await fetchDrawings().catch(() => undefined)
  if (loaded) drawLarge.value = loaded.drawLarge
}

type Layers = Pick<ShellState, 'layers'>

/** Loads what draws units where a map shows them from the start: no symbol is seen to turn into a drawing. */
export const loadFirstDrawings = async ({ layers }: Layers): Promise<void> => {
  if (layers.value.drawn) await load()
}

/** The drawing of a unit in the place of its symbol; undefined while units are shown by symbols. */
export const drawnUnit = ({ layers }: Layers, drawing: UnitDrawing | undefined): string | undefined => {
  if (!layers.value.drawn) {
    isAsked = false
    return undefined
  }
  if (drawing === undefined) return undefined
  if (drawLarge.value === null && !isAsked) void load()
  return drawLarge.value === null ? undefined : placeDrawing(drawLarge.value(drawing))
}
