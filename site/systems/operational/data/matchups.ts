/** The engine's forecast for every unit type against every other. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import type { Forecast } from '../../../../engine/systems/operational/combat/forecastTypes.ts'
import { meet, plainConditions } from './meeting.ts'
import { type UnitType, unitTypesOf } from './unitTypes.ts'

export interface MatchupRow {
  readonly attacker: UnitType
  /** In the order of the columns; undefined where no attack is possible. */
  readonly cells: readonly (Forecast | undefined)[]
}

/** In plain conditions. */
export const matchupsOf = (reference: Reference): readonly MatchupRow[] => {
  const { rules } = reference
  const units = unitTypesOf(reference)
  const plain = plainConditions(rules)
  return units.map((attacker) => ({
    attacker,
    cells: units.map((defender) => meet(rules, attacker.id, defender.id, plain)),
  }))
}

/** A thing to choose, by its id. */
export interface Choice {
  readonly id: string
  readonly name: string
}

const choicesAmong = (
  entries: Readonly<Record<string, { readonly name: string }>>,
  isPossible: (id: string) => boolean,
): readonly Choice[] => Object.entries(entries).flatMap(([id, { name }]) => (isPossible(id) ? [{ id, name }] : []))

/** Lists the conditions that can be chosen: the ground where units stand and the hexsides over which they attack. */
export const choicesOf = ({ rules }: Reference) => {
  const plain = plainConditions(rules)
  const [unit = ''] = Object.keys(rules.unitTypes)
  const isFought = (change: Partial<typeof plain>): boolean =>
    meet(rules, unit, unit, { ...plain, ...change }) !== undefined
  return {
    terrain: choicesAmong(rules.terrain, (terrain) => isFought({ terrain })),
    weather: choicesAmong(rules.weather, () => true),
    hexside: choicesAmong(rules.hexsides, (hexside) => isFought({ hexside })),
    specialist: choicesAmong(rules.specialists, () => true),
  }
}
