/** The state of the battle, for the top bar: round, weather, what the headquarters still stand. */
import { headquartersLeft } from '../../../../../engine/systems/skirmish/units.ts'
import { Button } from '../../../panels/parts.tsx'
import { teamName } from '../names.ts'
import { usePlayer } from '../types.ts'

export const Facts = () => {
  const { actions, derived, scenario, view } = usePlayer()
  const { known, table } = derived
  const { weather, rules, turns } = scenario
  return (
    <>
      <li class="chip">
        <b>Round {view.turn}</b> / {turns}
      </li>
      {weather !== 'clear' && <li class="chip">{rules.frame.weather[weather].name}</li>}
      <li>
        <Button class="chip chip-button" press={() => actions.open('situation')} aria-keyshortcuts="B">
          {([0, 1] as const).map((team) => (
            <span key={team} class="row">
              <span class="side-dot" data-side={table.teams[team][0]} />
              <span class="visually-hidden">Headquarters of {teamName(table, team)}: </span>
              <b>{headquartersLeft(table, known, team)}</b>
            </span>
          ))}
        </Button>
      </li>
    </>
  )
}
