/** The state of the battle, for the top bar: turn, phase, medals of both sides. */
import { sides } from '../../../../../engine/twoSides.ts'
import { Button } from '../../../panels/parts.tsx'
import { phaseName, sideName } from '../names.ts'
import { usePlayer } from '../types.ts'

export const Facts = () => {
  const { actions, derived, scenario, view } = usePlayer()
  const { phase, visibility } = derived.known
  return (
    <>
      <li class="chip">
        Turn <b>{view.turn}</b>
        {scenario.isUnlimited !== true && ` / ${scenario.turns}`}
      </li>
      <li class="chip cc-phase-chip">{phaseName(phase)}</li>
      <li>
        <Button class="chip chip-button" press={() => actions.open('situation')} aria-keyshortcuts="B">
          {sides.map((side) => (
            <span key={side} class="cc-medal-fact" data-side={side}>
              <span class="side-dot" data-side={side} />
              <span class="visually-hidden">{sideName(scenario, side)}, medals: </span>
              <b>{view.medals[side]}</b> / {scenario.sides[side].medals}
            </span>
          ))}
        </Button>
      </li>
      {visibility > 0 && (
        <li class="chip">
          Night: sight <b>{visibility}</b>
        </li>
      )}
    </>
  )
}
