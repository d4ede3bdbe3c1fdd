/** Units, hexes and dates in words, for panels and for the screen reader alike. */
import type { Side } from '../../../../engine/game.ts'
import type { Hex } from '../../../../engine/hex.ts'
import type { Forecast } from '../../../../engine/systems/operational/index.ts'
import type { ExperienceLevel } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { actionPoint, dump, nobody, sight, stance, suppliedBy } from '../../../../engine/systems/operational/types.ts'
import type {
  HeadquartersView,
  MarkerView,
  OperationalView,
  UnitView,
} from '../../../../engine/systems/operational/viewTypes.ts'
import { count, sideName } from '../../words.ts'
import type { OperationalOrders, UnitOrders } from './orders.ts'

export { placeName, placeOf, unitName } from '../../../../engine/systems/operational/words.ts'
export { count, hexName, sideName, signed } from '../../words.ts'

export const levelOf = (scenario: OperationalScenario, experience: number): ExperienceLevel | undefined =>
  scenario.rules.experience.levels.findLast((level) => experience >= level.from)

/** The day on which a turn begins, `8 April 1943`. */
export const dateOf = (scenario: OperationalScenario, turn: number): string => {
  const day = new Date(`${scenario.date}T00:00:00Z`)
  // The battle is prepared on its first day.
  day.setUTCDate(day.getUTCDate() + Math.max(0, turn - 1) * scenario.daysPerTurn)
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    day,
  )
}

export const terrainOf = (scenario: OperationalScenario, hex: Hex): { id: string; name: string } => {
  const id = scenario.map.terrainIds[scenario.map.terrain[hex] ?? 0] ?? 'off-map'
  return { id, name: scenario.rules.terrain[id]?.name ?? 'Off the map' }
}

export const waysAt = (scenario: OperationalScenario, hex: Hex): readonly string[] => [
  ...new Set(
    scenario.map.ways
      .filter((way) => way.hexes.includes(hex))
      .map((way) => scenario.rules.ways[way.kind]?.name ?? way.kind),
  ),
]

export const ownerName = (scenario: OperationalScenario, owner: number): string =>
  owner === nobody ? 'nobody' : sideName(scenario, owner as Side)

export const unitAt = (view: OperationalView, hex: Hex): UnitView | undefined =>
  view.units.find((unit) => unit.hex === hex)

export const headquartersAt = (view: OperationalView, hex: Hex): HeadquartersView | undefined =>
  view.headquarters.find((hq) => hq.hex === hex)

export const headquartersName = (scenario: OperationalScenario, hq: number): string =>
  scenario.headquarters[hq]?.name ?? '?'

export const markerAt = (view: OperationalView, hex: Hex): MarkerView | undefined =>
  view.markers.find((marker) => marker.hex === hex)

/** A marker in words: `German armour, strong`. */
export const markerWords = (scenario: OperationalScenario, marker: MarkerView): string =>
  `${scenario.rules.nations[marker.nation]?.name ?? marker.nation} ${marker.kind === 'motorised' ? 'motorised troops' : marker.kind}, ${marker.strong ? 'strong' : 'weak'}`

/** What the one who looks knows of a hex: in sight, photographed from the air, or nothing. */
export const sightOf = (view: OperationalView, hex: Hex): 'seen' | 'scouted' | 'hidden' => {
  const bits = view.sight[hex] ?? 0
  if (view.viewer === null || (bits & sight.seen) !== 0) return 'seen'
  return (bits & sight.scouted) !== 0 ? 'scouted' : 'hidden'
}

const means = { land: '', sea: ' by sea', air: ' by air' } as const

/** When and how a unit that is still to come may arrive. */
export const arrivalWords = (scenario: OperationalScenario, unit: UnitView): string => {
  const arrives = scenario.units[unit.unit]?.arrives
  return arrives ? `from turn ${arrives.turn + unit.delayed}${means[arrives.by]}` : 'to come'
}

/** A forecast in a pill: lost, own : theirs; where nobody is expected to be lost, what is suppressed, with an open pip. */
export const pillOf = (forecast: Forecast): string => {
  const { attackerLoss, defenderLoss, attackerSuppression, defenderSuppression } = forecast
  const part = (lost: number, suppressed: number): string =>
    attackerLoss + defenderLoss > 0 || suppressed === 0 ? String(lost) : `${suppressed}○`
  return `${part(attackerLoss, attackerSuppression)} : ${part(defenderLoss, defenderSuppression)}`
}

/** Whether a unit on the map waits for orders: to move or attack, or before the battle for those of its headquarters. */
export const isAble = (orders: OperationalOrders, unit: UnitView, turn: number): boolean =>
  unit.hex > 0 && (turn === 0 ? orders.special.has(unit.unit) : readinessOf(orders.byUnit.get(unit.unit)) !== 'spent')

/** What a unit can still do this turn. */
export type Readiness = 'ready' | 'can-move' | 'can-attack' | 'spent'

export const readinessOf = (orders: UnitOrders | undefined): Readiness => {
  const moves = (orders?.moves.size ?? 0) > 0
  const attacks = (orders?.attacks.size ?? 0) > 0
  if (moves && attacks) return 'ready'
  if (moves) return 'can-move'
  return attacks ? 'can-attack' : 'spent'
}

export const readinessWords: Readonly<Record<Readiness, string>> = {
  ready: 'can move and attack',
  'can-move': 'can move',
  'can-attack': 'can attack',
  spent: 'can neither move nor attack',
}

interface Named {
  readonly text: string
  readonly rule: string
}

const stances: Readonly<Record<number, Named | undefined>> = {
  [stance.noRetreat]: { text: 'Holds at all costs', rule: 'operational.F22' },
  [stance.rearguard]: { text: 'Rearguard', rule: 'operational.F23' },
  [stance.counterattack]: { text: 'Ready to counterattack', rule: 'operational.F24' },
}

/** How it was supplied, where it was not by the network. */
const supplies: Readonly<Record<number, Named | undefined>> = {
  [suppliedBy.air]: { text: 'Supplied by air', rule: 'operational.G8' },
  [suppliedBy.emergency]: { text: 'Supplied by convoy', rule: 'operational.F26' },
  [suppliedBy.captured]: { text: 'Lives on captured stores', rule: 'operational.E9' },
  [suppliedBy.dump]: { text: 'Lives on its dump', rule: 'operational.F27' },
}

/** The conditions that a unit is in, shortest words first for chips. */
export const conditionsOf = (
  unit: UnitView,
): readonly { readonly text: string; readonly rule: string; readonly harm: boolean }[] => {
  const conditions: { text: string; rule: string; harm: boolean }[] = []
  const add = (text: string, rule: string, harm: boolean) => conditions.push({ text, rule, harm })
  if (unit.entrenchment > 0) add(unit.entrenchment === 1 ? 'Entrenched' : 'Fortified', 'operational.D12', false)
  if (unit.actionPoint === actionPoint.locked) add('May attack, not march on', 'operational.C6', false)
  if (unit.actionPoint === actionPoint.expended) add('Action point spent', 'operational.C6', false)
  if (unit.unsupplied > 0) add(`Unsupplied ${count(unit.unsupplied, 'turn')}`, 'operational.E12', true)
  if (unit.retreated) add('Fell back this turn', 'operational.C15', true)
  if (unit.suppressed > 0) add(`${count(unit.suppressed, 'step')} suppressed`, 'operational.B4', true)
  const order = stances[unit.stance]
  if (order) add(unit.stanceKnown ? `${order.text}, known to the enemy` : order.text, order.rule, false)
  if (unit.dump !== dump.none)
    add(unit.dump === dump.mobile ? 'Supplies on lorries' : 'Supply dump', 'operational.F27', false)
  if (unit.motorised) add('Carried by lorries', 'operational.F28', false)
  const source = supplies[unit.supplied]
  if (source && unit.hex > 0) add(source.text, source.rule, false)
  return conditions
}
