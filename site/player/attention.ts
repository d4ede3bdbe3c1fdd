/** Keeps in view what is chosen and what the tutorial points at: between the card above the map and the sheet below it. */
import { computed, effect } from '@preact/signals'
import { centreOf } from '../../compiler/cartography/geometry.ts'
import type { Hex } from '../../engine/hex.ts'
import type { Camera } from './camera.ts'
import type { PlayerState } from './state.ts'
import { hexOf } from './subject.ts'
import type { Tutor } from './tutor.ts'

/** Follows both, whichever came last at any price. Returns how to stop. */
export const attend = (state: PlayerState, tutor: Tutor, camera: Camera): (() => void) => {
  const { map } = state.bundle.scenario
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  // What is computed wakes the effect only when it is another hex, and not at every action.
  const chosen = computed(() => hexOf(state, state.selected.value))
  let [before, shown, hidden] = [0, 0, 0]
  let order: readonly Hex[] = []
  return effect(() => {
    if (tutor.target.value !== shown) order = [chosen.value, tutor.target.value]
    else if (chosen.value !== before) order = [tutor.target.value, chosen.value]
    before = chosen.value
    shown = tutor.target.value
    // When a card or a sheet comes, grows or goes, what it hides is another part of the map.
    const hides = camera.sheet.value + camera.card.value.height
    const points = order.filter((hex) => hex > 0).map((hex) => centreOf(map, hex))
    if (points.length > 0) camera.reveal(points, still.matches)
    // One that has gone leaves no bare table.
    else if (hides < hidden) camera.panBy(0, 0)
    hidden = hides
  })
}
