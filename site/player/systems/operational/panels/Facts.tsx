/** How the battle stands, in the top bar: turn, day and weather, objectives, prestige. */
import { useInstrument } from '../context.ts'
import { dateOf, sideName } from '../words.ts'

export const Facts = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const side = state.desk.objectiveSide.value
  const wanted = scenario.objectives.map((objective, at) => ({
    objective,
    held: (view.objectives[at]?.heldSince ?? 0) > 0,
  }))
  const primaries = wanted.filter(({ objective }) => objective.side === side)
  const held = primaries.filter((primary) => primary.held).length
  return (
    <>
      <li class="chip">
        {view.turn === 0 ? (
          <b>Preparation</b>
        ) : (
          <>
            Turn <b>{view.turn}</b> / {scenario.turns}
          </>
        )}
      </li>
      <li class="chip chip-date">
        {dateOf(scenario, view.turn)} · {scenario.rules.weather[view.weather]?.name.toLowerCase() ?? view.weather}
      </li>
      {scenario.objectives.length > 0 && (
        <>
          <li>
            <button
              type="button"
              class="chip chip-button"
              title={`Primary objectives held by ${sideName(scenario, side)}: how the battle stands`}
              onClick={() => control.open('situation')}
            >
              Objectives <b>{held}</b> / {primaries.length}
            </button>
          </li>
          <li class="chip chip-prestige" title={`Prestige of ${sideName(scenario, side)}`}>
            Prestige <b>{view.prestige[side]}</b>
          </li>
        </>
      )}
    </>
  )
}
