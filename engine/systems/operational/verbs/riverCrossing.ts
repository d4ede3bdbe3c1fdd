/** Boats over a major river that nobody defends. operational.F30 */
import { enterHex } from '../entering.ts'
import { payForOrder } from '../headquarters/command.ts'
import { suppressInWater } from '../landing/landing.ts'
import { lockAction, movementClassOf } from '../mobility.ts'
import { setOff } from '../movement.ts'
import { placeName } from '../names.ts'
import { isBridged, terrainAt } from '../places.ts'
import type { Services } from '../services.ts'
import type { ReadonlyState } from '../types.ts'
import { enemyUnit, ownUnit } from '../zones.ts'
import { hasAllPoints, isInfantry, isSeasoned, isStrong } from './conditions.ts'
import { eachOrderOver, orderFailure } from './unitOrder.ts'
import { verb, type Words } from './verb.ts'

const conditions = [isInfantry, isSeasoned, isStrong, hasAllPoints]

/** True if boats can take a unit over a hexside: a major river without a bridge, and ground to land on. */
const leadsOver = ({ table, costs, encounters }: Services, state: ReadonlyState, unit: number, edge: number) => {
  const to = table.neighbours[edge]
  return (
    to !== 0 &&
    table.hexsides[table.hexside[edge]].river === 'major' &&
    !isBridged(table, state, edge) &&
    terrainAt(table, state, to).landing &&
    costs.of(state, movementClassOf(table, state, unit)).stops[to] === 1 &&
    (encounters.meets[to] & (enemyUnit | ownUnit)) === 0
  )
}

export const riverCrossingVerb = verb('river-crossing', 'V', { unit: 'unit', to: 'hex' })({
  when: 'battle',
  list(services, state, _side, add, among) {
    eachOrderOver(services, state, among.units, 'river-crossing', conditions, leadsOver, (unit, to) =>
      add({ type: 'river-crossing', unit, to }),
    )
  },
  /** Takes all points and locks the action point. Specialists arrive suppressed, except amphibious ones. operational.F30 */
  apply(services, draft, _side, { unit, to }) {
    const { state } = draft
    payForOrder(services, draft, unit, 'river-crossing')
    const path = [state.hex[unit], to]
    suppressInWater(services.table, state, unit, ({ amphibious }) => amphibious)
    setOff(services.table, state, unit, to)
    state.movementPoints[unit] = 0
    lockAction(state, unit)
    draft.emit({ type: 'moved', unit, path, extended: false })
    enterHex(services, draft, unit, to)
  },
  refusal(services, state, _side, { unit, to }) {
    const { scenario } = services.table
    return (
      orderFailure(services, state, unit, 'river-crossing', conditions) ??
      `No boats take ${scenario.units[unit].name} over a major river to ${placeName(scenario, to)}.`
    )
  },
})

export const crossingWords = { 'river-crossing': { order: '{unit} {crosses|cross} the river to {to}' } } satisfies Words
