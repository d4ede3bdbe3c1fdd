/** The map drawn part by part when a page opens: in one go its thousands of elements would hold the page up for a second. */
import { signal } from '@preact/signals'

/** Pieces that are drawn and laid out in one task. */
const piecesAtOnce = 30

/** How many parts are drawn: the sheet, what play draws on it, then some pieces with each. */
const drawn = signal(Number.POSITIVE_INFINITY)

export const isSheetDrawn = (): boolean => drawn.value > 0

export const isPlayDrawn = (): boolean => drawn.value > 1

/** The pieces that are drawn, from the lowest up. */
export const drawnOf = <T>(pieces: readonly T[]): readonly T[] =>
  drawn.value === Number.POSITIVE_INFINITY ? pieces : pieces.slice(0, Math.max(0, drawn.value - 2) * piecesAtOnce)

/** Draws nothing of the map yet. */
export const withholdMap = (): void => {
  drawn.value = 0
}

/** Draws the map within an element, one part after each breath. */
export const drawMap = async (element: HTMLElement, pieces: number, breath: () => Promise<void>): Promise<void> => {
  for (let parts = 1; parts <= 2 + Math.ceil(pieces / piecesAtOnce); parts++) {
    await breath()
    drawn.value = parts
    await Promise.resolve()
    // Lays the part out, or several would wait for the next frame and be laid out together.
    void element.offsetHeight
  }
  drawn.value = Number.POSITIVE_INFINITY
}
