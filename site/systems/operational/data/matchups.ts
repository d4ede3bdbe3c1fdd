/** The engine's forecast for every unit type against every other, adjacent in open country. */
import type { Reference } from '../../../../compiler/systems/operational/bundle.ts'
import { keyedDice } from '../../../../engine/dice.ts'
import { hexAt } from '../../../../engine/hex.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { boardOf } from './board.ts'
import { type UnitType, unitTypesOf } from './unitTypes.ts'

export interface Matchup {
  /** Odds before rolling, in columns. */
  readonly odds: number
  /** Steps lost by attacker and defender at these odds. */
  readonly losses: readonly [number, number]
  /** Per cent. */
  readonly retreat: number
}

export interface MatchupRow {
  readonly attacker: UnitType
  /** In the order of the columns; undefined where no attack is possible. */
  readonly cells: readonly (Matchup | undefined)[]
}

const grid = { width: 2, height: 1 }
const [here, there] = [hexAt(grid, 0, 0), hexAt(grid, 1, 0)]

const fresh = (unit: UnitType, side: 0 | 1, hex: number, experience: number): OperationalUnit => ({
  id: `${unit.id}-${side}`,
  name: unit.type.name,
  type: unit.id,
  side,
  hex,
  steps: unit.steps,
  suppressed: 0,
  experience,
  entrenchment: 0,
  unsupplied: 0,
  specialists: [],
  dump: false,
})

const meet = ({ rules }: Reference, attacker: UnitType, defender: UnitType): Matchup | undefined => {
  const open = Object.keys(rules.terrain).find((id) => rules.terrain[id]?.look === 'open') ?? ''
  const regular = rules.experience.levels.find((level) => level.id === 'regular')?.from ?? 0
  const units = [fresh(attacker, 0, here, regular), fresh(defender, 1, there, regular)]
  const { unitTypes } = rules
  const board = boardOf(
    {
      ...rules,
      unitTypes: Object.fromEntries(
        [attacker.id, defender.id].flatMap((id) => (unitTypes[id] ? [[id, unitTypes[id]]] : [])),
      ),
    },
    { id: 'meeting', grid, terrainAt: () => open, units },
  )
  const game = operational.open(board)
  const forecast = game.forecast(game.setup(keyedDice(1)), 0, 1)
  return (
    forecast && {
      odds: forecast.odds / 1000,
      losses: [forecast.attackerLoss, forecast.defenderLoss],
      retreat: forecast.retreatChance,
    }
  )
}

export const matchupsOf = (reference: Reference): readonly MatchupRow[] => {
  const units = unitTypesOf(reference)
  return units.map((attacker) => ({ attacker, cells: units.map((defender) => meet(reference, attacker, defender)) }))
}

/** A grade of the odds from -3 to 3, for the tint of a cell. */
export const gradeOf = (odds: number): number => Math.max(-3, Math.min(3, Math.round(odds / 1.5)))
