/** The state of the campaign, for the top bar: date, weather, phase, points of both sides. */
import { weathers } from '../../../../../engine/systems/echelon/rules.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { SituationChip } from '../../../panels/StripButtons.tsx'
import { dateWords, phaseName } from '../names.ts'
import { usePlayer } from '../types.ts'

export const Facts = () => {
  const { derived, scenario, view } = usePlayer()
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
        <SituationChip what="points" numbers={sides.map((side) => [side, known.points[side]])} />
      </li>
    </>
  )
}
