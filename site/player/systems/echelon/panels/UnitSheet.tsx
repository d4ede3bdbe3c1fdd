/** The selected unit: what it is, its condition, what it can do now, what it can do at all, and its supply. */

import { leftOf } from '../../../../../engine/systems/echelon/movement.ts'
import { costOf } from '../../../../../engine/systems/echelon/replacement.ts'
import { rp } from '../../../../../engine/systems/echelon/rules.ts'
import { lineOf } from '../../../../../engine/systems/echelon/supply/lines.ts'
import { supply } from '../../../../../engine/systems/echelon/types.ts'
import { armourOf, faceOf } from '../../../../../engine/systems/echelon/units.ts'
import { armourWords, designSaid } from '../../../../systems/echelon/data/abilities.ts'
import { Conditions, PanelHead, RuleLink, Section, Stat } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { readinessOf } from '../map/pieces.ts'
import { usePlayer } from '../types.ts'
import {
  conditionsOf,
  count,
  dateWords,
  kindWords,
  numberWords,
  placeName,
  sideName,
  unitName,
  whereWords,
} from '../words.ts'
import { OrderList } from './OrderList.tsx'
import { Counter, StackList } from './StackList.tsx'

interface UnitProps {
  readonly unit: number
}

const Numbers = ({ unit }: UnitProps) => {
  const { state, derived } = usePlayer()
  const { table, known } = derived
  const { attack, defence, move } = faceOf(table, known, unit)
  const isMoving = state.mayAct.value && state.orders.value.takeable.has(unit)
  return (
    <dl class="stats">
      <Stat name="attack">{attack}</Stat>
      <Stat name="defence">{defence}</Stat>
      <Stat name="move">
        {isMoving ? leftOf(table, known, unit) : move}
        {isMoving && leftOf(table, known, unit) !== move && <small> / {move}</small>}
      </Stat>
      <Stat name="size">{numberWords(table, known, unit).split(', ')[1]}</Stat>
    </dl>
  )
}

/** Where its supply comes from. */
const SupplyLine = ({ unit }: UnitProps) => {
  const { state, derived, scenario } = usePlayer()
  const { known, table, own } = derived
  if (table.side[unit] !== own || known.hex[unit] <= 0) return null
  const line = lineOf(state.game.services, known, unit)
  const from = line.depot ?? line.hq
  const hexes = count(Math.max(0, line.path.length - 1), 'hex', 'hexes')
  if (line.supply >= supply.none) return <p class="boxed-note">No line of supply leads here.</p>
  return (
    <p class="note">
      {line.supply === supply.full ? 'Full supply' : 'Limited supply'}
      {from !== undefined && ` from ${unitName(scenario, from)}`}
      {line.hq !== undefined && line.depot !== undefined && ` by ${unitName(scenario, line.hq)}`}
      {line.path.length > 1 && `, ${hexes}`}. <RuleLink rule="echelon.34" />
    </p>
  )
}

/** What it costs to build again. */
const Rebuilding = ({ unit }: UnitProps) => {
  const { state, derived } = usePlayer()
  const { known, table } = derived
  const isCadre = table.profiles[unit].hasCadre && known.reversed[unit] === 1
  if (table.side[unit] !== derived.own || (known.hex[unit] >= 0 && !isCadre)) return null
  const { pool, points } = costOf(state.game.services, known, unit)
  return (
    <p class="note">
      {isCadre ? 'To bring it up' : 'To rebuild it'}: {count(Math.ceil(points / rp), 'point')} of {pool} replacements.{' '}
      <RuleLink rule="echelon.C4" />
    </p>
  )
}

/** What it can do and cannot at this date, as its type, its nation and its own marks have it. */
const Abilities = ({ unit }: UnitProps) => {
  const { derived, scenario } = usePlayer()
  const { table, known } = derived
  const { design, extra } = scenario.units[unit]
  const said = designSaid(scenario.rules, scenario.rules.designs[design], extra)
  return (
    <Section title={`What it can do, ${dateWords(scenario, known.turn)}`} class="ec-said">
      <ul class="stack">
        {said.map(({ text, rule, bars }) => (
          <li key={text} class={bars ? 'is-bar' : undefined}>
            {text} <RuleLink rule={`echelon.${rule}`} />
          </li>
        ))}
        <li>
          Against tanks, for each RE: {armourWords(armourOf(table, known, unit))}. <RuleLink rule="echelon.15" />
        </li>
      </ul>
    </Section>
  )
}

const readinessWords = { ready: 'Can act', partial: 'Can do more', spent: 'Done', idle: '' } as const

export const UnitSheet = ({ unit }: UnitProps) => {
  const { state, orders, derived, scenario } = usePlayer()
  const { table, known } = derived
  const { name, side } = scenario.units[unit]
  const hex = known.hex[unit]
  const readiness = readinessOf(state, unit)
  const isOwn = state.mayAct.value && side === known.side
  const keys = isOwn ? (orders.byUnit.get(unit) ?? []) : []
  return (
    <article class="unit-panel" data-side={side}>
      <PanelHead title={name}>{hex > 0 ? placeName(scenario, hex) : whereWords(scenario, known, unit)}</PanelHead>
      <p class="kind row">
        <Counter unit={unit} size={44} />
        <span>
          {kindWords(table, known, unit)}, {table.profiles[unit].nation.name} · {sideName(scenario, side)}{' '}
          <RuleLink rule={`echelon.${table.profiles[unit].type.rule}`} />
        </span>
      </p>
      <Conditions conditions={conditionsOf(scenario, known, unit)} />
      {isOwn && readinessWords[readiness] !== '' && <p class={`readiness ${readiness}`}>{readinessWords[readiness]}</p>}
      {isOwn && <Targets attacks={orders.placesOf(unit).overruns} />}
      <OrderList title="Orders" keys={keys} />
      {hex > 0 && <StackList hex={hex} />}
      <Numbers unit={unit} />
      <SupplyLine unit={unit} />
      <Rebuilding unit={unit} />
      <Abilities unit={unit} />
    </article>
  )
}
