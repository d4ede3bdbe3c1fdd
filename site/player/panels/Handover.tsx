/** Between two persons at one screen: nothing is shown until the next one sits down. */

import { useEffect, useRef } from 'preact/hooks'
import { usePlayer } from '../context.ts'
import { moverOf } from '../timeline.ts'
import { sideName } from '../words.ts'

export const Handover = () => {
  const { state, actions, scenario } = usePlayer()
  const button = useRef<HTMLButtonElement>(null)
  const now = state.position.value.state
  const side = moverOf(state, now)
  const name = sideName(scenario, side)
  useEffect(() => button.current?.focus(), [])
  return (
    <section class="handover middle" aria-label="Hand over the screen">
      <div class="handover-card stack" data-side={side}>
        <p class="overline">{state.ui.words.turn(now.turn)}</p>
        <h2>Hand the screen to {name}</h2>
        <p>The sides hide from each other: all is covered till then.</p>
        <button ref={button} type="button" class="button main" onClick={actions.uncover}>
          I lead {name}: show the map
        </button>
      </div>
    </section>
  )
}
