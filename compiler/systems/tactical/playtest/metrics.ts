/** The measures of a finished game. */

import { oncePer } from '../../../../engine/once.ts'
import type { TacticalGame } from '../../../../engine/systems/tactical/index.ts'
import type { TacticalScenario } from '../../../../engine/systems/tactical/scenario.ts'
import { makeTable } from '../../../../engine/systems/tactical/table.ts'
import type { TacticalView } from '../../../../engine/systems/tactical/types.ts'
import { verbs as allVerbs, type TacticalAction } from '../../../../engine/systems/tactical/verbs/index.ts'
import { objectivesOf, strengthOf } from '../../../../engine/systems/tactical/victory.ts'
import { knownState } from '../../../../engine/systems/tactical/view.ts'
import { sides } from '../../../../engine/twoSides.ts'

/** Tables of scenarios that were measured before. */
const tableOf = oncePer((scenario: TacticalScenario) => makeTable(scenario))

/** A number of each side in a finished game. */
const measured =
  (of: typeof strengthOf) =>
  (scenario: TacticalScenario, view: TacticalView): readonly number[] => {
    const table = tableOf(scenario)
    const state = knownState(table, view)
    return sides.map((side) => of(table, state, side))
  }

/** Strength that each side has left. */
export const strengthLeft = measured(strengthOf)

export const metrics = [
  { id: 'strength-left', name: 'Strength left', measure: strengthLeft },
  { id: 'objectives', name: 'Objectives held', measure: measured(objectivesOf) },
] as const

/** The players whose games decide the balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['text', 'rule'] as const

export const tablesByEntry = ['terrain', 'unitTypes', 'leaders'] as const

export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

export const usesOf = (_: TacticalGame, { type }: TacticalAction): readonly string[] => [`action ${type}`]

export const everydayVerbs: readonly string[] = ['deploy', 'move', 'attack', 'supply', 'end']

/** The second side wins when the time is over. tactical.Q2 */
export const holdsOut = (): readonly number[] => [1]

export const isEnd = (_: unknown, { type }: TacticalAction): boolean => type === 'end'

/** The objectives. */
export const places = ({ objectives }: TacticalScenario) => objectives.map(({ name, hex }) => ({ name, hex }))
