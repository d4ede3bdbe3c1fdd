/** What is measured of a finished operational game. */
import type { OperationalGame } from '../../../../engine/systems/operational/index.ts'
import type { OperationalScenario } from '../../../../engine/systems/operational/scenario.ts'
import type { OperationalAction, OperationalState } from '../../../../engine/systems/operational/types.ts'
import type { OperationalView } from '../../../../engine/systems/operational/viewTypes.ts'
import type { Standing } from '../../systemCompiler.ts'

/** The side whose objectives decide: the first that must hold any. */
const attackerOf = (scenario: OperationalScenario): 0 | 1 => (scenario.sides[0].victory === 'objectives' ? 0 : 1)

/** Objectives that the attacker holds, and steps lost by each side. */
export const metrics = [
  {
    id: 'objectives-held',
    name: 'Objectives held',
    most: (scenario: OperationalScenario): number => {
      const attacker = attackerOf(scenario)
      return scenario.objectives.filter(({ side }) => side === attacker).length
    },
    measure: (scenario: OperationalScenario, { objectives }: OperationalView): readonly number[] => {
      const attacker = attackerOf(scenario)
      return [
        objectives.filter((one, index) => scenario.objectives[index].side === attacker && one.heldSince > 0).length,
      ]
    },
  },
  {
    id: 'steps-lost',
    name: 'Steps lost',
    measure: (_: OperationalScenario, { killed, scattered }: OperationalView): readonly number[] => [
      killed[0] + scattered[0],
      killed[1] + scattered[1],
    ],
  },
] as const

/** Who speaks for balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** What no rule reads beside titles, names and looks. */
export const words = ['adjective', 'formation', 'echelon', 'daysPerTurn'] as const

/** Of the other tables every entry counts, named or not: they are the decks and stocks of all. */
export const tablesByEntry = ['terrain', 'weather', 'ways', 'hexsides', 'nations', 'unitTypes', 'cards'] as const

/** The kind of action, and the asset or card that is used. */
export const usesOf = ({ table }: OperationalGame, action: OperationalAction): readonly string[] => {
  const use = `action ${action.type}`
  if ('asset' in action) return [use, `asset ${table.assetIds[action.asset]}`]
  if ('card' in action) return [use, `card ${table.cards[action.card].card}`]
  return [use]
}

/** What every headquarters can do. */
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

export const positionOf = ({ table, scenario }: OperationalGame, state: OperationalState): Standing => ({
  sides: table.side,
  hexes: state.hex,
  strengths: scenario.units.map((_, unit) => state.active[unit] + state.suppressed[unit]),
  holders: scenario.objectives.map(({ hex }) => (state.owner[hex] < 2 ? state.owner[hex] : null)),
})

export const isEnd = (_: OperationalState, { type }: OperationalAction): boolean => type === 'end-turn'
