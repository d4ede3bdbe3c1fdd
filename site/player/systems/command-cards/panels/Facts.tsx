/** How it stands, for the top bar: turn, phase, medals of both sides. */
import { useInstrument } from '../context.ts'
import { phaseName, sideName } from '../words.ts'

export const Facts = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const { turn, medals } = state.view.value
  const { phase, visibility } = state.desk.known.value
  return (
    <>
      <li class="chip">
        Turn <b>{turn}</b> / {scenario.turns}
      </li>
      <li class="chip cc-phase-chip">{phaseName(phase)}</li>
      <li>
        <button type="button" class="chip chip-button" onClick={() => control.open('situation')} aria-keyshortcuts="B">
          {([0, 1] as const).map((side) => (
            <span key={side} class="cc-medal-fact" data-side={side}>
              <span class="side-dot" data-side={side} />
              <span class="visually-hidden">{sideName(scenario, side)}, medals: </span>
              <b>{medals[side]}</b> / {scenario.sides[side].medals}
            </span>
          ))}
        </button>
      </li>
      {visibility > 0 && (
        <li class="chip">
          Night: sight <b>{visibility}</b>
        </li>
      )}
    </>
  )
}
