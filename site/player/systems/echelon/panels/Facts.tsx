/** The state of the campaign, for the top bar: date, weather, phase, points of both sides. */
import { weathers } from '../../../../../engine/systems/echelon/rules.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { Button } from '../../../panels/parts.tsx'
import { dateWords, phaseName, sideName } from '../names.ts'
import { usePlayer } from '../types.ts'

export const Facts = () => {
  const { actions, derived, scenario, view } = usePlayer()
  const { known, table } = derived
  const { kinds } = scenario.rules.weather
  const names = [...new Set(table.zones.map((_, zone) => kinds[weathers[known.weather[zone]]].name))]
  return (
    <>
      <li class="chip">
        <b>{dateWords(scenario, view.turn)}</b> · {view.turn} / {scenario.turns}
      </li>
      <li class="chip">{phaseName(known.phase)}</li>
      <li class="chip">{names.join(', ')}</li>
      <li>
        <Button class="chip chip-button" press={() => actions.open('situation')} aria-keyshortcuts="B">
          {sides.map((side) => (
            <span key={side} class="row">
              <span class="side-dot" data-side={side} />
              <span class="visually-hidden">{sideName(scenario, side)}, points: </span>
              <b>{known.points[side]}</b>
            </span>
          ))}
        </Button>
      </li>
    </>
  )
}
