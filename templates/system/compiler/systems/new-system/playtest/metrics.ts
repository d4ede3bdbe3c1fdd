/** The measures of a finished game. */

import { oncePer } from '../../../../engine/once.ts'
import type { NewSystemGame } from '../../../../engine/systems/new-system/index.ts'
import type { NewSystemScenario } from '../../../../engine/systems/new-system/scenario.ts'
import { makeTable } from '../../../../engine/systems/new-system/table.ts'
import { verbs as allVerbs, type NewSystemAction } from '../../../../engine/systems/new-system/verbs/index.ts'
import { stepsOf } from '../../../../engine/systems/new-system/victory.ts'
import { knownState, type NewSystemView } from '../../../../engine/systems/new-system/view.ts'
import { sides } from '../../../../engine/twoSides.ts'

/** Tables of scenarios that were measured before. */
const tableOf = oncePer((scenario: NewSystemScenario) => makeTable(scenario))

/** Steps that each side has left. */
export const stepsLeft = (scenario: NewSystemScenario, view: NewSystemView): readonly number[] => {
  const table = tableOf(scenario)
  const state = knownState(table, view)
  return sides.map((side) => stepsOf(table, state, side))
}

export const metrics = [{ id: 'steps-left', name: 'Steps left', measure: stepsLeft }] as const

/** The players whose games decide the balance. */
export const panel = ['planner'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['text', 'rule', 'symbol'] as const

export const tablesByEntry = ['terrain', 'unitTypes'] as const

export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

export const usesOf = (_: NewSystemGame, { type }: NewSystemAction): readonly string[] => [`action ${type}`]

export const everydayVerbs: readonly string[] = ['move', 'attack', 'end']

/** The second side wins when the turns are over. new-system.V1 */
export const holdsOut = (): readonly number[] => [1]

export const isEnd = (_: unknown, { type }: NewSystemAction): boolean => type === 'end'

/** The objective. */
export const places = ({ objective }: NewSystemScenario) => [{ name: 'Objective', hex: objective }]
