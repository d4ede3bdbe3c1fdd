/** The measures of a finished operational game. */
import type { Side } from '../../../../engine/game.ts'
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import { arrivalOf } from '../../../../engine/systems/operational/reinforcement.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import { attackerOf, objectivesHeld, stepsLost } from '../../../../engine/systems/operational/standing.ts'
import { enRoute, type OperationalState } from '../../../../engine/systems/operational/types.ts'
import { verbs as allVerbs, type OperationalAction } from '../../../../engine/systems/operational/verbs/index.ts'
import type { OperationalView } from '../../../../engine/systems/operational/viewTypes.ts'

/** Returns the sides that are to keep the other one from its objectives. */
export const holdsOut = ({ sides }: OperationalScenario): readonly Side[] =>
  ([0, 1] as const).filter((side) => sides[side].victory === 'deny')

/** Objectives that the attacker holds, and steps lost by each side. */
export const metrics = [
  {
    id: 'objectives-held',
    name: 'Objectives held',
    most: (scenario: OperationalScenario): number => {
      const attacker = attackerOf(scenario)
      return scenario.objectives.filter(({ side }) => side === attacker).length
    },
    measure: (scenario: OperationalScenario, view: OperationalView): readonly number[] => [
      objectivesHeld(scenario, view),
    ],
  },
  {
    id: 'steps-lost',
    name: 'Steps lost',
    measure: (_: OperationalScenario, view: OperationalView): readonly number[] => stepsLost(view),
  },
] as const

/** The players whose games decide the balance. */
export const panel = ['planner', 'cautious', 'aggressive', 'rusher'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['adjective', 'formation', 'echelon', 'daysPerTurn'] as const

/** Of the other tables every entry counts, named or not: they are the decks and stocks of all. */
export const tablesByEntry = ['terrain', 'weather', 'ways', 'hexsides', 'nations', 'unitTypes', 'cards'] as const

/** All kinds of action. */
export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

/** The kind of action, and the asset or card that is used. */
export const usesOf = ({ table }: OperationalGame, action: OperationalAction): readonly string[] => {
  const use = `action ${action.type}`
  if ('asset' in action) return [use, `asset ${table.assetIds[action.asset]}`]
  if ('card' in action) return [use, `card ${table.cards[action.card].card}`]
  return [use]
}

/** Reinforcements that still wait for ground to enter by. operational.G4 */
export const absentOf = ({ table, scenario }: OperationalGame, state: OperationalState): readonly string[] =>
  scenario.units.flatMap(({ id, arrives }, unit) =>
    arrives !== undefined && state.hex[unit] === enRoute && arrivalOf(table, state, unit) <= state.turn ? [id] : [],
  )

/** The verbs of every headquarters. */
export const everydayVerbs: readonly string[] = [
  'add-truck',
  'withdraw-truck',
  'motor-pool',
  'move-hq',
  'reorganise',
  'security-unit',
]

/** The objectives. */
export const places = ({
  objectives,
}: OperationalScenario): readonly { readonly name: string; readonly hex: number }[] => objectives

export const isEnd = (_: OperationalState, { type }: OperationalAction): boolean => type === 'end-turn'
