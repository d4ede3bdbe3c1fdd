/** Nothing is selected: the state of the game, and the next step. */
import { Section } from '../../../panels/Section.tsx'
import { useInstrument } from '../context.ts'
import { count, readinessOf, sideName } from '../words.ts'
import { BlockedUnits } from './BlockedUnits.tsx'
import { Trucks } from './Trucks.tsx'

export const Overview = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  const view = state.view.value
  const able = view.units.filter(
    (unit) =>
      unit.side === view.side && unit.hex > 0 && readinessOf(state.orders.value.byUnit.get(unit.unit)) !== 'spent',
  ).length
  const arrivals = [...state.orders.value.byUnit.values()].filter(({ enters }) => enters).length
  return (
    <article class="overview">
      <header class="panel-head">
        <h2>{sideName(scenario, view.side)}</h2>
        <span class="place">{view.turn === 0 ? 'preparation' : `turn ${view.turn}`}</span>
      </header>
      {view.turn === 0 && state.mayAct.value && <Preparation />}
      {state.mayAct.value && view.turn > 0 && (
        <>
          <p class="kind">
            {able === 0 ? 'No unit on the map can move or attack.' : `${count(able, 'unit')} can still act.`}
          </p>
          {arrivals > 0 && (
            <button type="button" class="button" onClick={() => control.open('reinforcements')}>
              {count(arrivals, 'unit')} can arrive
            </button>
          )}
          <BlockedUnits />
          <p class="note">
            Choose a unit on the map. Where it can go is washed; point at an enemy to see how a fight would end.
          </p>
          {able > 0 && (
            <button type="button" class="button" onClick={() => control.nextUnit(1)} aria-keyshortcuts="N">
              Next unit <kbd>N</kbd>
            </button>
          )}
          <button type="button" class="link" onClick={() => void control.askStaff()} aria-keyshortcuts="G">
            Ask the staff what to do
          </button>
        </>
      )}
      {!state.mayAct.value && (
        <p class="kind">
          {state.outcome.value ? 'The battle is over.' : state.busy.value ? 'The computer moves.' : 'Replay.'}
        </p>
      )}
      <Objectives />
      <Trucks />
    </article>
  )
}

/** What can be done before the first turn. */
const Preparation = () => {
  const { state, control } = useInstrument()
  const { groups } = state.orders.value
  const has = (type: string): boolean => [...groups.values()].some((group) => group.type === type)
  const things = [
    has('deploy') && 'Give steps and specialists of the force pool to units: choose a unit, then Force pool.',
    has('store') && 'Buy steps and specialists for prestige: choose a unit, then Force pool.',
    has('entrench') && 'Let units dig in: choose a unit, then Hold the ground.',
    has('add-truck') && 'Place trucks at hubs, or found new ones: they are there at once.',
    has('move-hq') && 'Move headquarters: choose a flag. Nothing is suppressed now.',
    has('play-card') && 'Play cards.',
  ].filter((thing) => typeof thing === 'string')
  return (
    <section class="preparation">
      <p class="kind">Before the battle</p>
      <p>Your troops stand where they stand, and nobody moves yet. What you may do now:</p>
      <ul class="things">
        {things.map((thing) => (
          <li key={thing} class="thing">
            {thing}
          </li>
        ))}
      </ul>
      <button type="button" class="button main" onClick={() => control.endTurn(true)}>
        Begin the battle
      </button>
    </section>
  )
}

const Objectives = () => {
  const { state, control } = useInstrument()
  const { scenario } = state.bundle
  if (scenario.objectives.length === 0) return null
  return (
    <Section title="Objectives">
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
      <button type="button" class="link" onClick={() => control.open('situation')}>
        Bonus objectives, score and weather
      </button>
    </Section>
  )
}
