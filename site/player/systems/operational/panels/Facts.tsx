/** The state of the battle in the top bar: turn, day and weather, objectives, prestige. */
import { Button } from '../../../panels/parts.tsx'
import { dateOf, sideName } from '../names.ts'
import { usePlayer } from '../types.ts'

const ObjectiveFacts = () => {
  const { actions, derived, scenario, view } = usePlayer()
  const side = derived.objectiveSide
  const primaries = view.objectives.filter((_, at) => scenario.objectives[at]?.side === side)
  const held = primaries.filter(({ heldSince }) => heldSince > 0).length
  return (
    <>
      <li>
        <Button
          class="chip chip-button"
          title={`Primary objectives held by ${sideName(scenario, side)}: how the battle stands`}
          press={() => actions.open('situation')}
        >
          Objectives <b>{held}</b> / {primaries.length}
        </Button>
      </li>
      <li class="chip chip-prestige" title={`Prestige of ${sideName(scenario, side)}`}>
        Prestige <b>{view.prestige[side]}</b>
      </li>
    </>
  )
}

export const Facts = () => {
  const { scenario, view } = usePlayer()
  const { turn, weather } = view
  return (
    <>
      <li class="chip">
        {turn === 0 ? (
          <b>Preparation</b>
        ) : (
          <>
            Turn <b>{turn}</b> / {scenario.turns}
          </>
        )}
      </li>
      <li class="chip chip-date">
        {dateOf(scenario, turn)} · {scenario.rules.weather[weather]?.name.toLowerCase() ?? weather}
      </li>
      {scenario.objectives.length > 0 && <ObjectiveFacts />}
    </>
  )
}
