/** The selected unit: what it is, how many steps, in what condition, how supplied, and what it could do. */
import { around } from '../../../../../engine/board.ts'
import { enRoute, inReserve } from '../../../../../engine/systems/operational/types.ts'
import type { UnitView } from '../../../../../engine/systems/operational/viewTypes.ts'
import { capital } from '../../../../../engine/words.ts'
import { Conditions, PanelHead, Stat, StatLeft } from '../../../panels/parts.tsx'
import { Targets } from '../../../panels/Target.tsx'
import { arrivalWords, conditionsOf, hexName, levelOf } from '../names.ts'
import { readinessOf, readinessWords } from '../orderGroups.ts'
import { whyNot } from '../orderWords.ts'
import { usePlayer } from '../types.ts'
import { LossQueue } from './LossQueue.tsx'
import { BlockedUnits, Supply } from './Supply.tsx'
import { UnitOrders } from './UnitOrders.tsx'

interface UnitProps {
  readonly unit: UnitView
}

/** Where and when a unit that is still to come may arrive. */
const Arrival = ({ unit }: UnitProps) => {
  const { orders, scenario } = usePlayer()
  const arrives = scenario.units[unit.unit]?.arrives
  if (unit.hex !== enRoute || !arrives) return null
  const places = arrives.hexes.map((hex) => hexName(scenario, hex)).join(', ')
  const later = `May arrive ${arrivalWords(scenario, unit)}${places === '' ? '' : ` at ${places}`}.`
  const now =
    arrives.by === 'sea'
      ? 'Choose an outlined beach where it lands; an enemy on it is assaulted.'
      : 'Choose an outlined hex where it arrives.'
  return <p class="note">{orders.byUnit.has(unit.unit) ? now : later}</p>
}

/** Why a unit can neither move nor attack, in the engine's words. */
const WhyNot = ({ unit: { unit, hex, side } }: UnitProps) => {
  const { state, derived, view } = usePlayer()
  const near = around(derived.table.board, hex)
  const enemy = view.units.find((other) => other.side !== side && near.includes(other.hex))
  const isTaken = (to: number): boolean => view.units.some((other) => other.hex === to)
  const to = near.find((one) => !isTaken(one)) ?? near[0]
  const reasons = [
    to !== undefined && whyNot(state, { type: 'move', unit, to }),
    enemy !== undefined && whyNot(state, { type: 'attack', unit, target: enemy.unit }),
  ]
  return <p class="boxed-note">{reasons.filter((reason) => reason !== false).join(' ')}</p>
}

export const UnitPanel = ({ unit }: UnitProps) => {
  const { state, orders, scenario, view } = usePlayer()
  const named = scenario.units[unit.unit]
  const type = scenario.rules.unitTypes[named?.type ?? '']
  const nation = scenario.rules.nations[type?.nation ?? '']
  if (!named || !type) return null
  const level = levelOf(scenario, unit.experience)
  const own = orders.byUnit.get(unit.unit)
  const readiness = readinessOf(own)
  const isMoving = state.mayAct.value && view.side === unit.side
  const kind = [type.name, named.formation, `${level?.name.toLowerCase() ?? ''} ${unit.experience} xp`]
  const place = unit.hex === enRoute ? 'en route' : unit.hex === inReserve ? 'in reserve' : 'destroyed'
  return (
    <article class="unit-panel" data-side={unit.side}>
      <PanelHead title={named.name}>{unit.hex > 0 ? hexName(scenario, unit.hex) : place}</PanelHead>
      <p class="kind">{kind.filter(Boolean).join(' · ')}</p>
      <dl class="stats">
        <Stat name="attack">{type.attack}</Stat>
        <Stat name="defence">{type.defence}</Stat>
        <StatLeft name="move" left={isMoving ? unit.movementPoints : type.movement} most={type.movement} />
        <Stat name="armour">{type.armour.counts === 'never' ? 0 : type.armour.points}</Stat>
      </dl>
      <LossQueue unit={unit} most={type.maxSteps ?? nation?.maxSteps ?? named.steps} />
      {isMoving && unit.hex > 0 && view.turn > 0 && (
        <p class={`readiness ${readiness}`}>{capital(readinessWords[readiness])}</p>
      )}
      {isMoving && unit.hex > 0 && view.turn > 0 && readiness === 'spent' && <WhyNot unit={unit} />}
      <Arrival unit={unit} />
      <BlockedUnits unit={unit.unit} />
      <Conditions conditions={conditionsOf(unit)} />
      {unit.hex > 0 && <Supply side={unit.side} hex={unit.hex} unit={unit.unit} />}
      <Targets attacks={own?.attacks} />
      <UnitOrders unit={unit} />
    </article>
  )
}
