/** The engine's forecast for a meeting of two units with nothing else on the map. */
import { keyedDice } from '../../../../engine/dice.ts'
import { directionTo, hexAt } from '../../../../engine/hex.ts'
import type { Forecast } from '../../../../engine/systems/operational/combat/forecastTypes.ts'
import { operational } from '../../../../engine/systems/operational/index.ts'
import type { OperationalRules } from '../../../../engine/systems/operational/rules.ts'
import type { OperationalUnit } from '../../../../engine/systems/operational/scenario.ts'
import { boardOf } from './board.ts'

/** How one of the two units is found. */
export interface Shape {
  /** Per cent of its steps, rounded up to whole ones. */
  readonly strength: number
  /** Id of a specialist, or empty. */
  readonly specialist: string
}

/** Where and how they meet. Ids are those of the tables. */
export interface Conditions {
  /** Of the hex that is attacked; the attacker stands in the open. */
  readonly terrain: string
  readonly weather: string
  /** Of the hexside between the two, or empty. */
  readonly hexside: string
  readonly entrenchment: 0 | 1 | 2
  readonly attacker: Shape
  readonly defender: Shape
}

/** The terrain that a map has where nothing else is. */
const openGround = ({ terrain }: OperationalRules): string =>
  Object.keys(terrain).find((id) => terrain[id]?.look === 'open') ?? ''

const fresh: Shape = { strength: 100, specialist: '' }

/** Full strength, in open country, in the first weather of the table. */
export const plainConditions = (rules: OperationalRules): Conditions => ({
  terrain: openGround(rules),
  weather: Object.keys(rules.weather)[0] ?? '',
  hexside: '',
  entrenchment: 0,
  attacker: fresh,
  defender: fresh,
})

const grid = { width: 2, height: 1 }
const [here, there] = [hexAt(grid, 0, 0), hexAt(grid, 1, 0)]

/** The forecast of an attack by a unit of one type on one of another, both regulars; undefined where none is possible. */
export const meet = (
  rules: OperationalRules,
  attacker: string,
  defender: string,
  { terrain, weather, hexside, entrenchment, ...shapes }: Conditions,
): Forecast | undefined => {
  const { experience, nations, unitTypes } = rules
  const regular = experience.levels.find((level) => level.id === 'regular')?.from ?? 0
  const unitOf = (id: string, side: 0 | 1, { strength, specialist }: Shape): OperationalUnit => {
    const type = unitTypes[id]
    const steps = type?.maxSteps ?? nations[type?.nation ?? '']?.maxSteps ?? 0
    return {
      id: `unit-${side}`,
      name: type?.name ?? id,
      type: id,
      side,
      hex: side === 0 ? here : there,
      steps: Math.ceil((steps * strength) / 100),
      suppressed: 0,
      experience: regular,
      entrenchment: side === 0 ? 0 : entrenchment,
      unsupplied: 0,
      specialists: specialist === '' ? [] : [specialist],
      dump: false,
    }
  }
  const ids = new Set([attacker, defender])
  const board = boardOf(
    { ...rules, unitTypes: Object.fromEntries(Object.entries(unitTypes).filter(([id]) => ids.has(id))) },
    {
      id: 'meeting',
      grid,
      terrainAt: (column) => (column === 0 ? openGround(rules) : terrain),
      weather,
      units: [unitOf(attacker, 0, shapes.attacker), unitOf(defender, 1, shapes.defender)],
      map:
        hexside === ''
          ? {}
          : {
              barriers: [{ kind: hexside, hexsides: [{ hex: here, direction: directionTo(grid, here, there) ?? 0 }] }],
            },
    },
  )
  const game = operational.open(board)
  return game.forecast(game.setup(keyedDice(1)), 0, 1)
}
