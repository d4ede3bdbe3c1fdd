/** About what is selected, or what to do when nothing is; and the log. On a phone it is a sheet at the foot. */
import { useEffect, useRef } from 'preact/hooks'
import { useInstrument } from '../context.ts'
import { BlockedUnits } from '../systems/operational/panels/BlockedUnits.tsx'
import { ForecastCard } from '../systems/operational/panels/ForecastCard.tsx'
import { HexPanel } from '../systems/operational/panels/HexPanel.tsx'
import { HqPanel } from '../systems/operational/panels/HqPanel.tsx'
import { StrikeCard } from '../systems/operational/panels/StrikeCard.tsx'
import { Trucks } from '../systems/operational/panels/Trucks.tsx'
import { UnitPanel } from '../systems/operational/panels/UnitPanel.tsx'
import { count, readinessOf, sideName } from '../systems/operational/words.ts'
import { AimCard } from './AimCard.tsx'
import { Confirm } from './Confirm.tsx'
import { Icon } from './Icon.tsx'
import { Log } from './Log.tsx'
import { Section } from './Section.tsx'

/** Nothing is selected: the state of the game, and the next step. */
const Overview = () => {
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

/** Pixels of the sheet above a card that is scrolled to. */
const cardMargin = 12

export const SidePanel = () => {
  const { state, control, camera } = useInstrument()
  const selected = state.selected.value
  const hex = state.selectedHex.value
  const unit = selected === null ? undefined : state.view.value.units[selected]
  const hq = state.selectedHq.value === null ? undefined : state.view.value.headquarters[state.selectedHq.value]
  const isAimed = state.aimed.value !== undefined
  const open = unit !== undefined || hex !== null || hq !== undefined || isAimed
  const sheet = useRef<HTMLElement>(null)
  const isSheet = (): boolean => sheet.current !== null && getComputedStyle(sheet.current).position === 'absolute'

  // A sheet hides the foot of the map.
  useEffect(() => {
    camera.sheet.value = open && isSheet() ? (sheet.current?.offsetHeight ?? 0) : 0
  }, [open, camera])

  // Another thing is read from its beginning.
  useEffect(() => sheet.current?.scrollTo(0, 0), [selected, hex, hq?.hq, isAimed])

  // What a tap on the map would bring is shown; a tap on the sheet's own list must find it unmoved at the second time.
  const offered = state.offered.value
  useEffect(() => {
    const panel = sheet.current
    if (panel === null || !isSheet()) return
    if (!offered) panel.scrollTo(0, 0)
    else if (!panel.matches(':hover')) {
      const card = panel.querySelector<HTMLElement>('.card:not(.aim-card)')
      // Not scrollIntoView: that would scroll the page too.
      if (card) panel.scrollTo(0, Math.max(0, card.offsetTop - cardMargin))
    }
  }, [offered])

  return (
    <aside ref={sheet} class={open ? 'side-panel is-open' : 'side-panel'} aria-label="Selection and log">
      {open && (
        <button type="button" class="sheet-close" onClick={control.deselect}>
          <Icon name="close" />
          <span class="visually-hidden">Close</span>
        </button>
      )}
      {isAimed && !hq && <AimCard />}
      {isAimed && <ForecastCard />}
      <StrikeCard />
      {unit ? (
        <UnitPanel unit={unit} />
      ) : hq ? (
        <HqPanel hq={hq} />
      ) : hex !== null ? (
        <HexPanel hex={hex} />
      ) : (
        <Overview />
      )}
      <Log />
      <Confirm />
    </aside>
  )
}
