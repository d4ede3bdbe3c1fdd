/** About the game: title, turn, day and weather, objectives, prestige; layers, undo, end of turn. */
import { useInstrument } from '../context.ts'
import { dateOf, sideName } from '../systems/operational/words.ts'
import { Icon } from './Icon.tsx'
import { LayerMenu } from './LayerMenu.tsx'

const Facts = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const side = state.objectiveSide.value
  const wanted = scenario.objectives.map((objective, at) => ({
    objective,
    held: (view.objectives[at]?.heldSince ?? 0) > 0,
  }))
  const primaries = wanted.filter(({ objective }) => objective.side === side)
  const held = primaries.filter((primary) => primary.held).length
  return (
    <ul class="facts">
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
    </ul>
  )
}

/** Whose move it is, or that the battle is over. */
const EndTurn = () => {
  const { state, control } = useInstrument()
  if (state.outcome.value)
    return (
      <button type="button" class="button main" onClick={() => control.open('over')}>
        Result
      </button>
    )
  if (state.busy.value)
    return (
      <button type="button" class="button" onClick={control.skip} aria-keyshortcuts="Escape">
        <Icon name="skip" /> Skip
      </button>
    )
  return (
    <button
      type="button"
      class="button main"
      disabled={state.orders.value.endTurn === undefined}
      onClick={() => control.endTurn(true)}
      aria-keyshortcuts="E"
    >
      {state.view.value.turn === 0 ? 'Begin the battle' : 'End turn'} <Icon name="return" />
    </button>
  )
}

export const TopBar = () => {
  const { state, control, home } = useInstrument()
  const { title } = state.bundle.scenario
  const supply = state.layers.value.supply
  return (
    <div class="top-bar">
      <p class="game-title">{home === undefined ? title : <a href={home}>{title}</a>}</p>
      <Facts />
      <div class="actions">
        <LayerMenu />
        <button
          type="button"
          class="button toggle only-wide"
          aria-pressed={supply}
          aria-keyshortcuts="2"
          onClick={() => control.toggleLayer('supply')}
        >
          Supply
        </button>
        <button
          type="button"
          class="button"
          onClick={control.undo}
          aria-keyshortcuts="U"
          title={state.barrier.value}
          aria-disabled={!state.mayUndo.value}
        >
          Undo
        </button>
        <EndTurn />
      </div>
    </div>
  )
}
