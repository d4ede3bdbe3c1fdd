/** Shown when nothing is selected: the state of the game, and the next step. */
import { prestigeFor } from '../../../../../engine/systems/operational/victory.ts'
import { whyIdle } from '../../../actions/carryOut.ts'
import { Button, PanelHead, Section } from '../../../panels/parts.tsx'
import { AskStaff } from '../../../panels/StripButtons.tsx'
import { count, sideName } from '../names.ts'
import { ableUnits, arrivingUnits } from '../orderGroups.ts'
import { usePlayer } from '../types.ts'
import { OrderList } from './OrderList.tsx'
import { BlockedUnits } from './Supply.tsx'

/** The actions before the first turn. */
const Preparation = () => {
  const { actions, orders } = usePlayer()
  const types = new Set<string>([...orders.groups.values()].map(({ type }) => type))
  const things = [
    ['deploy', 'Give steps and specialists of the force pool to units: choose a unit, then Force pool.'],
    ['store', 'Buy steps and specialists for prestige: choose a unit, then Force pool.'],
    ['entrench', 'Let units dig in: choose a unit, then Hold the ground.'],
    ['add-truck', 'Place trucks at hubs, or found new ones: they are there at once.'],
    ['move-hq', 'Move headquarters: choose a flag. Nothing is suppressed now.'],
    ['play-card', 'Play cards.'],
  ] as const
  return (
    <section class="preparation stack">
      <p class="kind">Before the battle</p>
      <p>Your troops stand where they stand, and nobody moves yet. What you may do now:</p>
      <ul class="things stack">
        {things
          .filter(([type]) => types.has(type))
          .map(([type, thing]) => (
            <li key={type} class="thing">
              {thing}
            </li>
          ))}
      </ul>
      <Button class="button main" press={actions.endTurn}>
        Begin the battle
      </Button>
    </section>
  )
}

const Turn = () => {
  const { actions, orders, view } = usePlayer()
  const able = ableUnits(view, orders).length
  const arrivals = arrivingUnits(orders).length
  return (
    <>
      <p class="kind">
        {able === 0 ? 'No unit on the map can move or attack.' : `${count(able, 'unit')} can still act.`}
      </p>
      {arrivals > 0 && (
        <Button press={() => actions.open('reinforcements')}>{count(arrivals, 'unit')} can arrive</Button>
      )}
      <BlockedUnits />
      <p class="note">
        Choose a unit on the map. Where it can go is washed; point at an enemy to see how a fight would end.
      </p>
      {able > 0 && (
        <Button press={() => actions.nextUnit(1)} aria-keyshortcuts="N">
          Next unit <kbd>N</kbd>
        </Button>
      )}
      <AskStaff>Ask the staff what to do</AskStaff>
    </>
  )
}

const Objectives = () => {
  const { actions, derived, scenario, view } = usePlayer()
  if (scenario.objectives.length === 0) return null
  return (
    <Section title="Objectives">
      <ul class="objectives stack">
        {scenario.objectives.map((objective, at) => {
          const since = view.objectives[at]?.heldSince ?? 0
          const pay = `${prestigeFor(derived.table, at, view.turn)} prestige`
          return (
            <li key={at} class="row" data-side={objective.side}>
              <span class={since > 0 ? 'mark held' : 'mark'} aria-hidden="true" />
              <span>{objective.name}</span>
              <span class="when">
                {since > 0
                  ? `held since turn ${since}`
                  : view.turn > objective.by
                    ? `late: ${pay}`
                    : `${pay} by turn ${objective.by}`}
              </span>
            </li>
          )
        })}
      </ul>
      <Button class="link" press={() => actions.open('situation')}>
        Bonus objectives, score and weather
      </Button>
    </Section>
  )
}

/** Trucks of a side: in reserve, on the way back, and where they can be sent. */
const Trucks = () => {
  const { state, orders, derived, view } = usePlayer()
  const { own, table } = derived
  const { trucks, portSupply } = view.sides[own]
  const hubs = view.hubs.filter(({ hex }, at) => hex > 0 && table.hubSide[at] === own)
  const [now = 0, ...coming] = trucks
  if (now === 0 && coming.every((number) => number === 0) && hubs.length === 0) return null
  const offer = (key: string, name: string) => ({ key, name, group: orders.groups.get(key) })
  const later = coming.flatMap((number, at) => (number > 0 ? [`${number} in ${count(at + 1, 'turn')}`] : []))
  return (
    <Section title="Hubs and trucks" rule="operational.E5">
      <p>
        {count(hubs.length, 'hub')}, {count(now, 'truck')} in reserve
        {later.length > 0 && `, ${later.join(', ')}`}.{portSupply > 0 && ` Ports bring ${portSupply} per cent more.`}
      </p>
      {state.mayAct.value && (
        <OrderList
          title=""
          orders={[offer('add-truck', 'Send a truck to a hub'), offer('withdraw-truck', 'Withdraw a truck')]}
        />
      )}
    </Section>
  )
}

export const Overview = () => {
  const { state, scenario, view } = usePlayer()
  const { side, turn } = view
  const idle = state.busy.value ? 'The computer moves.' : whyIdle(state)
  return (
    <article class="overview">
      <PanelHead title={sideName(scenario, side)}>{turn === 0 ? 'preparation' : `turn ${turn}`}</PanelHead>
      {!state.mayAct.value ? <p class="kind">{idle}</p> : turn === 0 ? <Preparation /> : <Turn />}
      <Objectives />
      <Trucks />
    </article>
  )
}
