/** A headquarters: what it can still order, its branches, its force pool, its experience, and orders to itself. */
import { branches, orderIds } from '../../../../../engine/systems/operational/commandRules.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/types.ts'
import { enRoute } from '../../../../../engine/systems/operational/types.ts'
import type { HeadquartersView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { AimCard } from '../../../panels/AimCard.tsx'
import { Meter } from '../../../panels/Meter.tsx'
import { Section } from '../../../panels/Section.tsx'
import { RuleLink } from '../../../panels/Terms.tsx'
import { useInstrument } from '../context.ts'
import { actionName, costOf, orderOf, poolItemName } from '../orderWords.ts'
import { unitSubject } from '../subjects.ts'
import type { PlayerState } from '../types.ts'
import { count, hexName, readinessOf, sideName, unitName } from '../words.ts'
import { type OfferedOrder, OrderList } from './OrderList.tsx'

/** Command points as pips: those left are full. */
const Points = ({ hq }: { hq: HeadquartersView }) => (
  <p class="points" role="img" aria-label={`${hq.points} of ${count(hq.command, 'command point')} left`}>
    {Array.from({ length: Math.max(hq.command, hq.points) }, (_, at) => (
      <span key={at} class={at < hq.points ? 'point' : 'point spent'} aria-hidden="true" />
    ))}
    <span aria-hidden="true">
      <b>{hq.points}</b> of {count(hq.command, 'command point')} <RuleLink rule="operational.F1" />
    </span>
  </p>
)

const Branches = ({ hq }: { hq: HeadquartersView }) => {
  const { rules } = useInstrument().state.bundle.scenario
  return (
    <Section title="Branches" rule="operational.F2">
      <ul class="branches">
        {branches.map((branch, at) => {
          const level = hq.levels[at] ?? 0
          const silent = hq.suppressed[at] ?? 0
          return (
            <li key={branch} title={rules.headquarters.branches[branch].description}>
              <span>{rules.headquarters.branches[branch].name}</span>
              <span class="levels" aria-hidden="true">
                {Array.from({ length: rules.headquarters.mostLevel }, (_, one) => (
                  <i key={one} class={one < level - silent ? 'on' : one < level ? 'silent' : ''} />
                ))}
              </span>
              <span class="visually-hidden">
                level {level - silent}
                {silent > 0 ? ` of ${level}, ${silent} suppressed` : ''}
              </span>
            </li>
          )
        })}
      </ul>
      {hq.suppressed.some((silent) => silent > 0) && (
        <p class="note">Hollow levels are suppressed; they come back in supply, if the headquarters stands still.</p>
      )}
    </Section>
  )
}

const Pool = ({ hq }: { hq: HeadquartersView }) => {
  const { state } = useInstrument()
  const rows = hq.pool.flatMap((now, at) => {
    const next = hq.poolNext[at] ?? 0
    const later = hq.poolLater[at] ?? 0
    return now + next + later === 0 ? [] : [{ at, now, next, later }]
  })
  return (
    <Section title="Force pool" rule="operational.G1">
      {rows.length === 0 ? (
        <p class="note">Empty.</p>
      ) : (
        <table class="pool">
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">now</th>
              <th scope="col">next turn</th>
              <th scope="col">later</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, now, next, later }) => (
              <tr key={at}>
                <th scope="row">{poolItemName(state, at)}</th>
                <td>{now || '–'}</td>
                <td>{next || '–'}</td>
                <td>{later || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

/** The options of an upgrade, in the order of the action's `choice`. */
const upgradeWords = (state: PlayerState, hq: HeadquartersView, choice: number): string => {
  const { rules } = state.bundle.scenario
  const { upgrade } = rules.headquarters
  const offered = hq.offer[choice - 1] ?? 0
  const order = orderIds[offered - 1]
  const name = order ? rules.orders[order].name.toLowerCase() : ''
  if (choice === 0) return `One command point more each turn, for ${upgrade.commandPointPrice} prestige`
  if (choice === 1) return `${name} costs a point less, for ${upgrade.specialisePrice} prestige`
  if (choice === 2) return `${name} costs a point less, free`
  return `${upgrade.prestige} prestige instead`
}

const Experience = ({ hq }: { hq: HeadquartersView }) => {
  const { state, control } = useInstrument()
  const part = hq.target === 0 ? 0 : Math.min(100, Math.floor((hq.experience * 100) / hq.target))
  const choices = [...state.orders.value.groups.values()].flatMap(({ alone }) =>
    alone?.type === 'upgrade' && alone.hq === hq.hq ? [alone] : [],
  )
  return (
    <section>
      <Meter
        label={
          <>
            Experience <RuleLink rule="operational.F4" />
          </>
        }
        value={`${hq.experience} / ${hq.target}`}
        part={part}
      />
      {hq.upgrades > 0 && choices.length > 0 && (
        <div class="card upgrade">
          <h3>Choose an upgrade</h3>
          {choices.map((action) => (
            <button key={action.choice} type="button" class="order" onClick={() => control.order(action)}>
              {upgradeWords(state, hq, action.choice)}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Orders that the headquarters carries out itself. */
const OwnOrders = ({ hq }: { hq: HeadquartersView }) => {
  const { state } = useInstrument()
  const { table } = state.game
  const { groups } = state.orders.value
  const make = (type: 'move-hq' | 'enter-hq', to: number): OfferedOrder => ({
    key: `${type}.${hq.hq}`,
    name: actionName(state, type),
    order: undefined,
    cost: undefined,
    group: groups.get(`${type}.${hq.hq}`),
    refused: { type, hq: hq.hq, to },
  })
  const bridge = (type: 'destroy-bridge' | 'repair-bridge' | 'build-bridge', edge: number): OfferedOrder => {
    const order = orderOf(type)
    return {
      key: `${type}.${hq.hq}`,
      name: actionName(state, type),
      order,
      cost: order && costOf(state, hq.hq, order),
      group: groups.get(`${type}.${hq.hq}`),
      refused: { type, hq: hq.hq, edge },
    }
  }
  const around = [...table.neighbours.subarray(hq.hex * 6, hq.hex * 6 + 6)].find((hex) => hex > 0) ?? 0
  const edge = table.crossings[0]
  const most = state.bundle.scenario.rules.specialOrders.securityUnit.mostSteps
  const security = Array.from({ length: most }, (_, at): OfferedOrder => {
    const steps = at + 1
    const key = `security-unit.${hq.hq}.${steps}`
    const refused: OperationalAction = { type: 'security-unit', hq: hq.hq, to: hq.hex, steps }
    return {
      key,
      name: `${actionName(state, 'security-unit')}, ${count(steps, 'step')}`,
      order: 'security-unit',
      cost: costOf(state, hq.hq, 'security-unit', steps),
      group: groups.get(key),
      refused: steps === 1 ? refused : undefined,
    }
  })
  if (hq.hex === enRoute) return <OrderList title="Arrival" orders={[make('enter-hq', around)]} />
  return (
    <>
      <OrderList title="The headquarters itself" orders={[make('move-hq', around), ...security]} />
      {edge !== undefined && (
        <OrderList
          title="Bridges"
          orders={[bridge('destroy-bridge', edge), bridge('repair-bridge', edge), bridge('build-bridge', edge)]}
        />
      )}
    </>
  )
}

/** The units that it leads: each leads to its sheet. */
const Command = ({ hq }: { hq: HeadquartersView }) => {
  const { state, control } = useInstrument()
  const { hqOf } = state.game.table
  const range = state.game.services.ranges.fresh(state.position.value.state, hq.hq)
  const units = state.view.value.units.filter((unit) => hqOf[unit.unit] === hq.hq && unit.hex > 0)
  if (units.length === 0) return null
  return (
    <details class="why">
      <summary>
        <span>{count(units.length, 'unit')} under command</span>
      </summary>
      <ul class="command">
        {units.map((unit) => (
          <li key={unit.unit}>
            <button type="button" class="link" onClick={() => control.select(unitSubject(unit.unit))}>
              {unitName(state.bundle.scenario, unit.unit)}
            </button>
            <small>
              {range[unit.hex] === 1 ? '' : 'out of range · '}
              {readinessOf(state.orders.value.byUnit.get(unit.unit)) === 'spent' ? 'spent' : 'ready'}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

export const HqPanel = ({ hq }: { hq: HeadquartersView }) => {
  const { state } = useInstrument()
  const { scenario } = state.bundle
  const named = scenario.headquarters[hq.hq]
  const profile = state.game.table.profiles[hq.hq]
  const view = state.view.value
  const isKnown = view.viewer === null || view.viewer === hq.side || !scenario.fog
  const acts = state.mayAct.value && view.side === hq.side
  const arrives = hq.hex === enRoute
  return (
    <article class="hq-panel" data-side={hq.side}>
      <header class="panel-head">
        <h2>{named?.name}</h2>
        <span class="place">{hq.hex > 0 ? hexName(scenario, hq.hex) : arrives ? `from turn ${hq.from}` : 'lost'}</span>
      </header>
      <p class="kind">
        {profile?.name} · {sideName(scenario, hq.side)}
      </p>
      {hq.unsupplied > 0 && (
        <ul class="conditions">
          <li class="condition harm">
            Unsupplied {count(hq.unsupplied, 'turn')} <RuleLink rule="operational.F8" />
          </li>
        </ul>
      )}
      {isKnown ? (
        <>
          <Points hq={hq} />
          {acts && <AimCard />}
          {acts && <p class="note">Orders to a unit stand on the unit’s sheet: choose one inside the dotted line.</p>}
          {acts && <OwnOrders hq={hq} />}
          <Experience hq={hq} />
          <Branches hq={hq} />
          <Pool hq={hq} />
          <p class="why-plain">
            <span>Range by {count(hq.trucks, 'truck')}</span>
            <b>{hq.motorised ? 'its units ride' : ''}</b>
          </p>
          <Command hq={hq} />
        </>
      ) : (
        <p class="note">Of an enemy headquarters only its place and its supply are known.</p>
      )}
      <p class="note">{profile?.description}</p>
    </article>
  )
}
