/**
 * The legal actions of a position, sorted by what a person asks: where can a unit go, whom can it attack, what can be ordered
 * besides. The engine says what is legal; here it is only put in order.
 */
import type { Hex } from '../../../../engine/hex.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type {
  CombatKind,
  OperationalAction,
  OperationalActionType,
  OperationalState,
} from '../../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../../engine/systems/operational/viewTypes.ts'
import type { Orders, Subject } from '../../systemUi.ts'
import { numberOf } from './subjects.ts'
import { unitAt } from './words.ts'

export interface UnitOrders {
  /** Legal destinations; for a unit that is still to come, the hexes where it may arrive. */
  readonly moves: ReadonlyMap<Hex, OperationalAction>
  /** Legal attacks by the hex of their target; for boats, assaults on a beach. */
  readonly attacks: ReadonlyMap<Hex, OperationalAction>
  /** Destinations that cost the action point. */
  readonly extended: ReadonlySet<Hex>
  /** Destinations whose last step takes all points. */
  readonly takesAll: ReadonlySet<Hex>
  /** Destinations in an enemy zone of control. */
  readonly inZone: ReadonlySet<Hex>
  readonly cost: ReadonlyMap<Hex, number>
  /** Whether it is still to come. */
  readonly enters: boolean
}

/** In `groups` is everything but moves, attacks and arrivals of units. */
export interface OperationalOrders extends Orders<OperationalAction> {
  readonly byUnit: ReadonlyMap<number, UnitOrders>
  /** Units with something left to order besides moves and attacks. */
  readonly special: ReadonlySet<number>
  readonly claim: OperationalAction | undefined
}

/** The group that an action belongs to: all that is chosen before its place. */
export const keyOf = (action: OperationalAction): string => {
  switch (action.type) {
    case 'transfer':
    case 'deploy':
    case 'store':
    case 'reorganise':
      return `${action.type}.${action.unit}.${action.item}`
    case 'security-unit':
      return `security-unit.${action.hq}.${action.steps}`
    case 'upgrade':
      return `upgrade.${action.hq}.${action.choice}`
    case 'strike':
      return `strike.${action.asset}`
    case 'play-card':
      return `play-card.${action.card}.${action.choice}`
    case 'bomb-hub':
    case 'bomb-bridge':
      return 'bombing'
    case 'air-supply':
      return 'air-supply'
    default:
      if ('hq' in action) return `${action.type}.${action.hq}`
      return 'unit' in action ? `${action.type}.${action.unit}` : action.type
  }
}

/** What a choice of a hex orders without being asked for by name. */
const plain: ReadonlySet<OperationalActionType> = new Set(['move', 'attack', 'enter', 'land', 'drop', 'assault-beach'])

const fights: readonly CombatKind[] = [
  'attack',
  'feint',
  'suppressive-fire',
  'set-piece',
  'assault-crossing',
  'assault-beach',
]

export interface Fight {
  readonly unit: number
  readonly target: number
  readonly kind: CombatKind
}

/** The fight that an action begins, or undefined when it begins none that is known. */
export const fightOf = (action: OperationalAction | undefined): Fight | undefined => {
  const kind = fights.find((one) => one === action?.type)
  return kind && action && 'unit' in action && 'target' in action
    ? { unit: action.unit, target: action.target, kind }
    : undefined
}

/** The fight that an action begins as the viewer sees it: paratroops fight where they come down on somebody. */
export const fightAt = (view: OperationalView, action: OperationalAction | undefined): Fight | undefined => {
  if (action?.type !== 'drop') return fightOf(action)
  const target = unitAt(view, action.to)
  return target && { unit: action.unit, target: target.unit, kind: 'drop' }
}

/** Where an action points: the hex that is chosen on the map. */
export const placeOf = (state: OperationalState, action: OperationalAction): Hex | undefined => {
  if ('to' in action) return action.to
  if ('target' in action) return state.hex[action.target]
  return action.type === 'air-supply' ? state.hex[action.unit] : undefined
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

interface GroupDraft {
  readonly key: string
  readonly type: OperationalActionType
  readonly hexes: Map<Hex, OperationalAction>
  readonly edges: Map<number, OperationalAction>
  alone: OperationalAction | undefined
}

export const ordersOf = (game: OperationalGame, state: OperationalState, mayAct: boolean): OperationalOrders => {
  const byUnit = new Map<number, Draft>()
  const groups = new Map<string, GroupDraft>()
  const special = new Set<number>()
  let endTurn: OperationalAction | undefined
  let claim: OperationalAction | undefined
  const of = (unit: number): Draft => {
    const known = byUnit.get(unit)
    if (known) return known
    const fresh = emptyDraft()
    byUnit.set(unit, fresh)
    return fresh
  }
  const group = (action: OperationalAction): GroupDraft => {
    const key = keyOf(action)
    const known = groups.get(key)
    if (known) return known
    const fresh: GroupDraft = { key, type: action.type, hexes: new Map(), edges: new Map(), alone: undefined }
    groups.set(key, fresh)
    return fresh
  }

  for (const action of mayAct ? game.legal(state, state.side) : []) {
    if (action.type === 'claim') claim = action
    else if (action.type === 'end-turn') endTurn = action
    else if ('unit' in action && plain.has(action.type)) {
      const draft = of(action.unit)
      const place = placeOf(state, action) ?? 0
      if (action.type === 'attack' || action.type === 'assault-beach') draft.attacks.set(place, action)
      else draft.moves.set(place, action)
      if (action.type !== 'move' && action.type !== 'attack') draft.enters = true
    } else {
      const draft = group(action)
      const place = placeOf(state, action)
      if ('edge' in action) draft.edges.set(action.edge, action)
      else if (place === undefined) draft.alone = action
      else draft.hexes.set(place, action)
      if ('unit' in action && action.type !== 'air-supply') special.add(action.unit)
    }
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

  const selectedIn = (selected: Subject | null): UnitOrders | undefined => byUnit.get(numberOf(selected, 'unit') ?? -1)
  return {
    byUnit,
    groups,
    special,
    endTurn,
    claim,
    at: (selected, hex) => selectedIn(selected)?.attacks.get(hex) ?? selectedIn(selected)?.moves.get(hex),
    places: (selected) => [
      ...(selectedIn(selected)?.moves.keys() ?? []),
      ...(selectedIn(selected)?.attacks.keys() ?? []),
    ],
    targets: (selected) => [...(selectedIn(selected)?.attacks.keys() ?? [])],
  }
}
