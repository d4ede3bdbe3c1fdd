/** The state of the battle, for the top bar: turn, weather, prestige, objectives of both sides. */
import { objectivesOf } from '../../../../../engine/systems/tactical/victory.ts'
import { sides } from '../../../../../engine/twoSides.ts'
import { SituationChip } from '../../../panels/StripButtons.tsx'
import * as say from '../names.ts'
import { usePlayer } from '../types.ts'

/** Prestige of the viewer's side, of all its nations. */
export const usePrestige = (): number => {
  const { known, table, own } = usePlayer().derived
  return table.purses.reduce((sum, { side }, at) => sum + (side === own ? known.prestige[at] : 0), 0)
}

export const Facts = () => {
  const { derived, scenario, view } = usePlayer()
  const { known, table } = derived
  return (
    <>
      <li class="chip">
        <b>{say.turnWords(view.turn)}</b> / {say.lastTurn(scenario)}
      </li>
      <li class="chip">{say.weatherWords(table, known)}</li>
      <li class="chip" title="Prestige, with which replacements are paid">
        <span class="visually-hidden">Prestige: </span>
        <span aria-hidden="true">✪</span> <b>{usePrestige()}</b>
      </li>
      <li>
        <SituationChip what="objectives" numbers={sides.map((side) => [side, objectivesOf(table, known, side)])} />
      </li>
    </>
  )
}
