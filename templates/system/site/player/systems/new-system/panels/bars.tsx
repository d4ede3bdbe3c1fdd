/** The bars above and below the map: how it stands, and buttons. */

import { stepsOf } from '../../../../../engine/systems/new-system/victory.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { AllUnits, AskStaff, NextUnit, SituationChip } from '../../../panels/StripButtons.tsx'
import { usePlayer } from '../types.ts'

export const Facts = () => {
  const { derived, scenario, view } = usePlayer()
  const { known, table } = derived
  return (
    <>
      <li class="chip">
        Turn <b>{view.turn}</b> / {scenario.turns}
      </li>
      <li>
        <SituationChip what="steps" numbers={sides.map((side) => [side, stepsOf(table, known, side)])} />
      </li>
    </>
  )
}

export const Strip = () => (
  <>
    <NextUnit />
    <AllUnits />
    <AskStaff />
  </>
)
