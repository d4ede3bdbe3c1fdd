/** The selected unit: what it is, its condition, what it can do now, and its supply. */
import { leftOf } from '../../../../../engine/systems/echelon/movement.ts'
import { costOf } from '../../../../../engine/systems/echelon/replacement.ts'
import { rp } from '../../../../../engine/systems/echelon/rules.ts'
import { lineOf } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { supply } from '../../../../../engine/systems/echelon/types.ts'
import { faceOf } from '../../../../../engine/systems/echelon/units.ts'
import { OrderList } from '../../../panels/OrderList.tsx'
import { Button, Conditions, PanelHead, RuleLink, Stat, StatLeft, SubjectLink } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { hexSubject } from '../../../subject.ts'
import { readinessOf } from '../map/pieces.ts'
import * as say from '../names.ts'
import { joins } from '../shellOrders.ts'
import { usePlayer } from '../types.ts'
import { Counter, StackList } from './StackList.tsx'

interface UnitProps {
  readonly unit: number
}

const Numbers = ({ unit }: UnitProps) => {
  const { orders, derived } = usePlayer()
  const { table, known } = derived
  const { attack, defence, move } = faceOf(table, known, unit)
  const left = orders.takeable.has(unit) ? leftOf(table, known, unit) : move
  return (
    <dl class="stats">
      <Stat name="attack">{attack}</Stat>
      <Stat name="defence">{defence}</Stat>
      <StatLeft name="move" left={left} most={move} />
      <Stat name="RE">{say.reWords(table, known, unit)}</Stat>
    </dl>
  )
}

/** Where the supply of an own unit comes from; what one that is lost, or a cadre, costs to build. */
const Upkeep = ({ unit }: UnitProps) => {
  const { state, derived, scenario } = usePlayer()
  const { known, table } = derived
  const { services } = state.game
  if (table.side[unit] !== derived.own) return null
  const line = lineOf(services, known, unit)
  const from = [line.hq, line.depot].flatMap((one) => (one === undefined ? [] : [say.unitName(scenario, one)]))
  const hexes = say.count(Math.max(0, line.path.length - 1), 'hex', 'hexes')
  const { pool, points } = costOf(services, known, unit)
  const isCadre = table.profiles[unit].hasCadre && known.reversed[unit] === 1
  return (
    <>
      {known.hex[unit] > 0 && (
        <p class="note">
          {line.supply >= supply.none
            ? 'No line of supply leads here. '
            : `Supply over ${hexes}${from.length > 0 ? ` by ${say.listWords(from)}` : ''}. `}
          <RuleLink rule="echelon.S1" />
        </p>
      )}
      {(isCadre || known.hex[unit] < 0) && (
        <p class="note">
          To build it: {say.count(Math.ceil(points / rp), 'point')} of {pool} replacements.{' '}
          <RuleLink rule="echelon.R1" />
        </p>
      )}
    </>
  )
}

const readinessWords = { ready: 'Can act', partial: 'Can do more', spent: 'Done', idle: '' } as const

export const UnitSheet = ({ unit }: UnitProps) => {
  const { state, actions, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const { name, side } = scenario.units[unit]
  const { type, nation } = table.profiles[unit]
  const readiness = readinessOf(state, unit)
  const where = say.whereWords(scenario, known, unit)
  const targets = [...orders.anyhow].filter(([, action]) => action.type === 'target' && joins(state, unit, action))
  return (
    <article class="unit-panel" data-side={side}>
      <PanelHead title={name}>
        {derived.hex > 0 ? <SubjectLink subject={hexSubject(derived.hex)}>{where}</SubjectLink> : where}
      </PanelHead>
      <p class="kind row">
        <Counter unit={unit} size={44} />
        <span>
          {say.kindWords(table, known, unit)}, {nation.name} · {say.sideName(scenario, side)}{' '}
          <RuleLink rule={`echelon.${type.rule}`} />
        </span>
      </p>
      <Conditions conditions={say.conditionsOf(scenario, known, unit)} />
      {readiness !== 'idle' && <p class={`readiness ${readiness}`}>{readinessWords[readiness]}</p>}
      <Targets attacks={new Map([...orders.placesOf(unit).attacks, ...targets])} />
      <StackList hex={derived.hex} />
      <OrderList title="Orders" keys={orders.byUnit.get(unit) ?? []} />
      <Numbers unit={unit} />
      <Upkeep unit={unit} />
      <p>
        <Button class="button small" press={() => actions.open('abilities')}>
          What it can do
        </Button>
      </p>
    </article>
  )
}
