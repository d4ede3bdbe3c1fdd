/** Units, hexes and dates in words, for panels and for the screen reader alike. */
import type { Side } from '../../engine/game.ts'
import type { Hex } from '../../engine/hex.ts'
import type { ExperienceLevel } from '../../engine/systems/operational/rules.ts'
import type { OperationalScenario } from '../../engine/systems/operational/scenario.ts'
import { actionPoint, nobody, type OperationalView, type UnitView } from '../../engine/systems/operational/types.ts'
import { count, sideName } from '../../engine/systems/operational/words.ts'
import type { UnitOrders } from './orders.ts'

export { count, hexName, placeOf, sideName, signed, unitName } from '../../engine/systems/operational/words.ts'

export const levelOf = (scenario: OperationalScenario, experience: number): ExperienceLevel | undefined =>
  scenario.rules.experience.levels.findLast((level) => experience >= level.from)

/** The day on which a turn begins, `8 April 1943`. */
export const dateOf = (scenario: OperationalScenario, turn: number): string => {
  const day = new Date(`${scenario.date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + (turn - 1) * scenario.daysPerTurn)
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
  spent: 'has no orders left',
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
  return conditions
}
