/** Units, hexes and dates in words, for panels and for the screen reader alike. */

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
import type { Side } from '../../../../engine/twoSides.ts'
import { dayOfTurn } from '../../../data/format.ts'
import type { Condition } from '../../panels/parts.tsx'
import { count, sideName } from '../../words.ts'

export { placeName, placeOf, unitName } from '../../../../engine/systems/operational/names.ts'
export { count, hexName, perCent, sideName, signed } from '../../words.ts'

export const levelOf = (scenario: OperationalScenario, experience: number): ExperienceLevel | undefined =>
  scenario.rules.experience.levels.findLast((level) => experience >= level.from)

/** The day on which a turn begins, `8 April 1943`. */
export const dateOf = ({ date, daysPerTurn }: OperationalScenario, turn: number): string =>
  // The battle is prepared on its first day.
  dayOfTurn(date, daysPerTurn, Math.max(1, turn))

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

export const headquartersName = (scenario: OperationalScenario, hq: number): string => scenario.headquarters[hq].name

export const markerAt = (view: OperationalView, hex: Hex): MarkerView | undefined =>
  view.markers.find((marker) => marker.hex === hex)

/** A marker in words: `German armour, strong`. */
export const markerWords = (scenario: OperationalScenario, marker: MarkerView): string =>
  `${scenario.rules.nations[marker.nation]?.name ?? marker.nation} ${marker.kind === 'motorised' ? 'motorised troops' : marker.kind}, ${marker.strong ? 'strong' : 'weak'}`

/** Returns the viewer's knowledge of a hex: in sight, photographed from the air, or none. */
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

/** Steps that the sides of a fight are expected to lose: no more than are there, as far as that is known. */
export const expectedLosses = (
  view: OperationalView,
  { unit, target }: { readonly unit: number; readonly target: number },
  { attackerLoss, defenderLoss }: Pick<Forecast, 'attackerLoss' | 'defenderLoss'>,
): readonly [own: number, theirs: number] => {
  const atMost = (loss: number, who: number): number => {
    const { active = 0, suppressed = 0 } = view.units[who] ?? {}
    return active + suppressed === 0 ? loss : Math.min(loss, active + suppressed)
  }
  return [atMost(attackerLoss, unit), atMost(defenderLoss, target)]
}

/**
 * A forecast in a few characters: lost, own : theirs; where nobody is expected to be lost, what is suppressed, with an open pip.
 * `losses` are those of `expectedLosses`. It names what it tells: two numbers alone read as odds.
 */
export const pillOf = (forecast: Forecast, losses: readonly [number, number]): string => {
  const [attackerLoss, defenderLoss] = losses
  const { attackerSuppression, defenderSuppression } = forecast
  const part = (lost: number, suppressed: number): string =>
    attackerLoss + defenderLoss > 0 || suppressed === 0 ? String(lost) : `${suppressed}○`
  return `loss ${part(attackerLoss, attackerSuppression)} : ${part(defenderLoss, defenderSuppression)}`
}

export const unsupplied = (turns: number, rule: string): Condition => ({
  text: `Unsupplied ${count(turns, 'turn')}`,
  rule,
  harm: true,
})

const stances: Readonly<Record<number, Condition | undefined>> = {
  [stance.noRetreat]: { text: 'Holds at all costs', rule: 'operational.F22' },
  [stance.rearguard]: { text: 'Rearguard', rule: 'operational.F23' },
  [stance.counterattack]: { text: 'Ready to counterattack', rule: 'operational.F24' },
}

/** How it was supplied, where it was not by the network. */
const supplies: Readonly<Record<number, Condition | undefined>> = {
  [suppliedBy.air]: { text: 'Supplied by air', rule: 'operational.G8' },
  [suppliedBy.emergency]: { text: 'Supplied by convoy', rule: 'operational.F26' },
  [suppliedBy.captured]: { text: 'Lives on captured stores', rule: 'operational.E9' },
  [suppliedBy.dump]: { text: 'Lives on its dump', rule: 'operational.F27' },
}

/** The conditions of a unit. */
export const conditionsOf = (unit: UnitView): readonly Condition[] => {
  const order = stances[unit.stance]
  const source = unit.hex > 0 && supplies[unit.supplied]
  const conditions: readonly (false | undefined | Condition)[] = [
    unit.entrenchment > 0 && { text: unit.entrenchment === 1 ? 'Entrenched' : 'Fortified', rule: 'operational.D12' },
    unit.actionPoint === actionPoint.locked && { text: 'May attack, not march on', rule: 'operational.C6' },
    unit.actionPoint === actionPoint.expended && { text: 'Action point spent', rule: 'operational.C6' },
    unit.unsupplied > 0 && unsupplied(unit.unsupplied, 'operational.E12'),
    unit.retreated && { text: 'Fell back this turn', rule: 'operational.C15', harm: true },
    unit.suppressed > 0 && { text: `${count(unit.suppressed, 'step')} suppressed`, rule: 'operational.B4', harm: true },
    order && { ...order, text: unit.stanceKnown ? `${order.text}, known to the enemy` : order.text },
    unit.dump !== dump.none && {
      text: unit.dump === dump.mobile ? 'Supplies on lorries' : 'Supply dump',
      rule: 'operational.F27',
    },
    unit.motorised && { text: 'Carried by lorries', rule: 'operational.F28' },
    source,
  ]
  return conditions.filter((condition) => typeof condition === 'object')
}
