/** A headquarters: what it can still order, its branches, its force pool, its experience, and orders to itself. */
import { around } from '../../../../../engine/board.ts'
import {
  branches,
  type OrderId,
  orderIds,
  type Upgrade,
  upgrades,
} from '../../../../../engine/systems/operational/rules.ts'
import { enRoute } from '../../../../../engine/systems/operational/types.ts'
import type { OperationalAction } from '../../../../../engine/systems/operational/verbs/index.ts'
import type { HeadquartersView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { AimCard } from '../../../panels/AimCard.tsx'
import { Button, Conditions, Meter, PanelHead, RuleLink, Section, SubjectLink, Table } from '../../../panels/parts.tsx'
import { unitSubject } from '../../../subject.ts'
import { count, hexName, sideName, unitName, unsupplied } from '../names.ts'
import { readinessOf } from '../orderGroups.ts'
import { actionName, costOf, poolItemName } from '../orderWords.ts'
import { type PlayerState, usePlayer } from '../types.ts'
import { type OfferedOrder, OrderList } from './OrderList.tsx'

interface HqProps {
  readonly hq: HeadquartersView
}

/** Command points as pips: those left are full. */
const Points = ({ hq: { points, command } }: HqProps) => (
  <p class="points cluster" role="img" aria-label={`${points} of ${count(command, 'command point')} left`}>
    {Array.from({ length: Math.max(command, points) }, (_, at) => (
      <span key={at} class={at < points ? 'point' : 'point spent'} aria-hidden="true" />
    ))}
    <span aria-hidden="true">
      <b>{points}</b> of {count(command, 'command point')} <RuleLink rule="operational.F1" />
    </span>
  </p>
)

const Branches = ({ hq }: HqProps) => {
  const rules = usePlayer().scenario.rules.headquarters
  return (
    <Section title="Branches" rule="operational.F2">
      <ul class="branches">
        {branches.map((branch, at) => {
          const level = hq.levels[at] ?? 0
          const silent = hq.suppressed[at] ?? 0
          const { name, description } = rules.branches[branch]
          return (
            <li key={branch} class="row ends" title={description}>
              <span>{name}</span>
              <span class="levels" aria-hidden="true">
                {Array.from({ length: rules.mostLevel }, (_, one) => (
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

const Pool = ({ hq }: HqProps) => {
  const { state } = usePlayer()
  const rows = hq.pool.flatMap((now, at) => {
    const counts = [now, hq.poolNext[at] ?? 0, hq.poolLater[at] ?? 0]
    return counts.some((number) => number !== 0)
      ? [[poolItemName(state, at), ...counts.map((number) => number || '–')]]
      : []
  })
  return (
    <Section title="Force pool" rule="operational.G1">
      {rows.length === 0 ? (
        <p class="note">Empty.</p>
      ) : (
        <Table class="pool" columns={['Component', 'now', 'next turn', 'later']} rows={rows} />
      )}
    </Section>
  )
}

const upgradeWords = ({ rules }: PlayerState['scenario'], hq: HeadquartersView, choice: number): string => {
  const { upgrade } = rules.headquarters
  const order = orderIds[(hq.offer[choice - 1] ?? 0) - 1]
  const name = order ? rules.orders[order].name.toLowerCase() : ''
  const words: Readonly<Record<Upgrade, string>> = {
    'command-point': `One command point more each turn, for ${upgrade.commandPointPrice} prestige`,
    specialise: `${name} costs a point less, for ${upgrade.specialisePrice} prestige`,
    free: `${name} costs a point less, free`,
    prestige: `${upgrade.prestige} prestige instead`,
  }
  return words[upgrades[choice] ?? 'prestige']
}

const Experience = ({ hq }: HqProps) => {
  const { actions, orders, scenario } = usePlayer()
  const { experience, target } = hq
  const part = target === 0 ? 0 : Math.min(100, Math.floor((experience * 100) / target))
  const choices = [...orders.groups.values()].flatMap(({ alone }) =>
    alone?.type === 'upgrade' && alone.hq === hq.hq ? [alone] : [],
  )
  const label = (
    <>
      Experience <RuleLink rule="operational.F4" />
    </>
  )
  return (
    <section>
      <Meter label={label} value={`${experience} / ${target}`} part={part} />
      {hq.upgrades > 0 && choices.length > 0 && (
        <div class="card upgrade stack">
          <h3>Choose an upgrade</h3>
          {choices.map((action) => (
            <Button key={action.choice} class="order" press={() => actions.order(action)}>
              {upgradeWords(scenario, hq, action.choice)}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** Orders that the headquarters carries out itself. */
const OwnOrders = ({ hq: { hq, hex } }: HqProps) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { table } = derived
  const offer = (refused: OperationalAction, order?: OrderId): OfferedOrder => {
    const key = `${refused.type}.${hq}`
    const cost = order && costOf(state, hq, order)
    return { key, name: actionName(state, refused.type), order, cost, group: orders.groups.get(key), refused }
  }
  const [beside = 0] = around(table.board, hex)
  if (hex === enRoute) return <OrderList title="Arrival" orders={[offer({ type: 'enter-hq', hq, to: beside })]} />
  const edge = table.crossings[0]
  const security = Array.from(
    { length: scenario.rules.specialOrders.securityUnit.mostSteps },
    (_, at): OfferedOrder => {
      const type = 'security-unit'
      const steps = at + 1
      const key = `${type}.${hq}.${steps}`
      return {
        key,
        name: `${actionName(state, type)}, ${count(steps, 'step')}`,
        order: type,
        cost: costOf(state, hq, type, steps),
        group: orders.groups.get(key),
        refused: steps === 1 ? { type, hq, to: hex, steps } : undefined,
      }
    },
  )
  const works = ['destroy-bridge', 'repair-bridge', 'build-bridge'] as const
  return (
    <>
      <OrderList title="The headquarters itself" orders={[offer({ type: 'move-hq', hq, to: beside }), ...security]} />
      {edge !== undefined && (
        <OrderList title="Bridges" orders={works.map((type) => offer({ type, hq, edge }, type))} />
      )}
    </>
  )
}

/** The units that it leads: each links to its panel. */
const Command = ({ hq }: HqProps) => {
  const { state, orders, derived, scenario, view } = usePlayer()
  const { hqOf } = derived.table
  const range = state.game.services.ranges.fresh(state.position.value.state, hq.hq)
  const units = view.units.filter((unit) => hqOf[unit.unit] === hq.hq && unit.hex > 0)
  if (units.length === 0) return null
  return (
    <details class="why">
      <summary>
        <span>{count(units.length, 'unit')} under command</span>
      </summary>
      <ul class="command">
        {units.map(({ unit, hex }) => (
          <li key={unit} class="ends">
            <SubjectLink subject={unitSubject(unit)}>{unitName(scenario, unit)}</SubjectLink>
            <small>
              {range[hex] === 1 ? '' : 'out of range · '}
              {readinessOf(orders.byUnit.get(unit)) === 'spent' ? 'spent' : 'ready'}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The facts that its own side knows of it, with its orders. */
const Staff = ({ hq }: HqProps) => {
  const { state, view } = usePlayer()
  return (
    <>
      <Points hq={hq} />
      {state.mayAct.value && view.side === hq.side && (
        <>
          <AimCard />
          <p class="note">Orders to a unit stand on the unit’s sheet: choose one inside the dotted line.</p>
          <OwnOrders hq={hq} />
        </>
      )}
      <Experience hq={hq} />
      <Branches hq={hq} />
      <Pool hq={hq} />
      <p class="why-plain">
        <span>Range by {count(hq.trucks, 'truck')}</span>
        <b>{hq.motorised ? 'its units ride' : ''}</b>
      </p>
      <Command hq={hq} />
    </>
  )
}

export const HqPanel = ({ hq }: HqProps) => {
  const { derived, scenario, view } = usePlayer()
  const profile = derived.table.profiles[hq.hq]
  const isKnown = view.viewer === null || view.viewer === hq.side || !scenario.fog
  return (
    <article class="hq-panel" data-side={hq.side}>
      <PanelHead title={scenario.headquarters[hq.hq]?.name}>
        {hq.hex > 0 ? hexName(scenario, hq.hex) : hq.hex === enRoute ? `from turn ${hq.from}` : 'lost'}
      </PanelHead>
      <p class="kind">
        {profile?.name} · {sideName(scenario, hq.side)}
      </p>
      {hq.unsupplied > 0 && <Conditions conditions={[unsupplied(hq.unsupplied, 'operational.F8')]} />}
      {isKnown ? (
        <Staff hq={hq} />
      ) : (
        <p class="note">Of an enemy headquarters only its place and its supply are known.</p>
      )}
      <p class="note">{profile?.description}</p>
    </article>
  )
}
