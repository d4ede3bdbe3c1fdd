/** The legal actions of a position, sorted by what a person asks: which units can act, where to, whom can they attack. */
import type { Hex } from '../../engine/hex.ts'
import type { OperationalGame } from '../../engine/systems/operational/index.ts'
import type { OperationalAction, OperationalState } from '../../engine/systems/operational/types.ts'

export interface UnitOrders {
  /** Legal destinations; for a reinforcement, the hexes where it may enter. */
  readonly moves: ReadonlyMap<Hex, OperationalAction>
  /** Legal attacks by the hex of their target. */
  readonly attacks: ReadonlyMap<Hex, OperationalAction>
  /** Destinations that cost the action point. */
  readonly extended: ReadonlySet<Hex>
  /** Destinations whose last step takes all points. */
  readonly takesAll: ReadonlySet<Hex>
  /** Destinations in an enemy zone of control. */
  readonly inZone: ReadonlySet<Hex>
  readonly cost: ReadonlyMap<Hex, number>
  readonly enters: boolean
}

export interface Orders {
  readonly byUnit: ReadonlyMap<number, UnitOrders>
  readonly endTurn: OperationalAction | undefined
  readonly claim: OperationalAction | undefined
  /** The action that sends a unit to a hex, into battle or not; undefined when there is none. */
  at(unit: number, hex: Hex): OperationalAction | undefined
}

interface Draft {
  moves: Map<Hex, OperationalAction>
  attacks: Map<Hex, OperationalAction>
  extended: Set<Hex>
  takesAll: Set<Hex>
  inZone: Set<Hex>
  cost: Map<Hex, number>
  enters: boolean
}

const emptyDraft = (): Draft => ({
  moves: new Map(),
  attacks: new Map(),
  extended: new Set(),
  takesAll: new Set(),
  inZone: new Set(),
  cost: new Map(),
  enters: false,
})

export const ordersOf = (game: OperationalGame, state: OperationalState, mayAct: boolean): Orders => {
  const byUnit = new Map<number, Draft>()
  let endTurn: OperationalAction | undefined
  let claim: OperationalAction | undefined
  const of = (unit: number): Draft => {
    const known = byUnit.get(unit)
    if (known) return known
    const fresh = emptyDraft()
    byUnit.set(unit, fresh)
    return fresh
  }

  for (const action of mayAct ? game.legal(state, state.side) : []) {
    if (action.type === 'move') of(action.unit).moves.set(action.to, action)
    else if (action.type === 'attack') of(action.unit).attacks.set(state.hex[action.target] ?? 0, action)
    else if (action.type === 'enter') {
      const draft = of(action.unit)
      draft.moves.set(action.to, action)
      draft.enters = true
    } else if (action.type === 'claim') claim = action
    else endTurn = action
  }
  for (const [unit, draft] of byUnit) {
    if (draft.enters || draft.moves.size === 0) continue
    const reach = game.reach(state, unit)
    for (const hex of draft.moves.keys()) {
      draft.cost.set(hex, reach.cost(hex))
      if (reach.extended(hex)) draft.extended.add(hex)
      if (reach.takesAll(hex)) draft.takesAll.add(hex)
      if (reach.inZone(hex)) draft.inZone.add(hex)
    }
  }

  return {
    byUnit,
    endTurn,
    claim,
    at: (unit, hex) => byUnit.get(unit)?.attacks.get(hex) ?? byUnit.get(unit)?.moves.get(hex),
  }
}
