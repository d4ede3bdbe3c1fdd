/** About what is selected, or what to do when nothing is; and the log. On a phone it is a sheet at the foot. */
import { useEffect, useRef } from 'preact/hooks'
import { centreOf } from '../../../compiler/cartography/geometry.ts'
import { useInstrument } from '../context.ts'
import { count, readinessOf, sideName } from '../words.ts'
import { HexPanel } from './HexPanel.tsx'
import { Icon } from './Icon.tsx'
import { Log } from './Log.tsx'
import { UnitPanel } from './UnitPanel.tsx'

/** Nothing is selected: the state of the game, and the next step. */
const Overview = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const able = view.units.filter(
    (unit) => unit.side === view.side && readinessOf(state.orders.value.byUnit.get(unit.unit)) !== 'spent',
  ).length
  return (
    <article class="overview">
      <header class="panel-head">
        <h2>{sideName(scenario, view.side)}</h2>
        <span class="place">turn {view.turn}</span>
      </header>
      {state.mayAct.value ? (
        <>
          <p class="kind">{able === 0 ? 'No unit has orders left.' : `${count(able, 'unit')} can still act.`}</p>
          <p class="note">
            Choose a unit on the map. Where it can go is washed; point at an enemy to see how a fight would end.
          </p>
          {able > 0 && (
            <button type="button" class="button" onClick={() => control.nextUnit(1)} aria-keyshortcuts="N">
              Next unit <kbd>N</kbd>
            </button>
          )}
        </>
      ) : (
        <p class="kind">
          {state.outcome.value ? 'The battle is over.' : state.busy.value ? 'The computer moves.' : 'Replay.'}
        </p>
      )}
      <Objectives />
    </article>
  )
}

const Objectives = () => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  if (scenario.objectives.length === 0) return null
  return (
    <section>
      <h3 class="label">Objectives</h3>
      <ul class="objectives">
        {scenario.objectives.map((objective, at) => {
          const since = state.view.value.objectives[at]?.heldSince ?? 0
          return (
            <li key={at} data-side={objective.side}>
              <span class={since > 0 ? 'mark held' : 'mark'} aria-hidden="true" />
              <span>{objective.name}</span>
              <span class="when">{since > 0 ? `held since turn ${since}` : `by turn ${objective.by}`}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const SidePanel = () => {
  const { state, control, camera } = useInstrument()
  const selected = state.selected.value
  const hex = state.selectedHex.value
  const unit = selected === null ? undefined : state.view.value.units[selected]
  const open = unit !== undefined || hex !== null
  const sheet = useRef<HTMLElement>(null)
  const place = unit ? unit.hex : hex

  // A sheet hides the foot of the map: what it tells about is brought above it.
  useEffect(() => {
    const panel = sheet.current
    const isSheet = panel !== null && getComputedStyle(panel).position === 'absolute'
    camera.bottomInset = isSheet && open ? panel.offsetHeight : 0
    if (isSheet && place !== null && place > 0) {
      const { x, y } = centreOf(state.bundle.scenario.map, place)
      camera.reveal(x, y, matchMedia('(prefers-reduced-motion: reduce)').matches)
    }
  }, [open, place, camera, state])

  return (
    <aside ref={sheet} class={open ? 'side-panel is-open' : 'side-panel'} aria-label="Selection and log">
      {open && (
        <button type="button" class="sheet-close" onClick={control.deselect}>
          <Icon name="close" />
          <span class="visually-hidden">Close</span>
        </button>
      )}
      {unit ? <UnitPanel unit={unit} /> : hex !== null ? <HexPanel hex={hex} /> : <Overview />}
      <Log />
    </aside>
  )
}
