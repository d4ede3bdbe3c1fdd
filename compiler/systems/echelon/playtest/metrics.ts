/** The measures of a finished game of the echelon rules. */
import type { Side } from '../../../../engine/game.ts'
import { oncePer } from '../../../../engine/once.ts'
import type { EchelonGame } from '../../../../engine/systems/echelon/index.ts'
import { hasLeft } from '../../../../engine/systems/echelon/leaving.ts'
import { re, rp } from '../../../../engine/systems/echelon/rules.ts'
import type { EchelonScenario } from '../../../../engine/systems/echelon/scenario.ts'
import { makeTable, type Table } from '../../../../engine/systems/echelon/table.ts'
import { away, type EchelonState, type EchelonView, phase } from '../../../../engine/systems/echelon/types.ts'
import { verbs as allVerbs, type EchelonAction } from '../../../../engine/systems/echelon/verbs/index.ts'
import { leadInPoints } from '../../../../engine/systems/echelon/victory.ts'
import { knownState } from '../../../../engine/systems/echelon/view.ts'
import { followAttackers, followUnits, perCent } from './supplies.ts'

/** Tables of scenarios that were measured before. */
const tableOf: (scenario: EchelonScenario) => Table = oncePer(makeTable)

/** Points of victory, how far the first side is ahead, REs that each side has lost, and how it felt its supplies and replacements. */
export const metrics = [
  {
    id: 'points',
    name: 'Points',
    measure: (scenario: EchelonScenario, view: EchelonView): readonly number[] => [
      ...knownState(tableOf(scenario), view).points,
    ],
  },
  {
    id: 'lead',
    name: 'Lead in per cent of all points',
    most: (): number => 100,
    least: (): number => -100,
    measure: (scenario: EchelonScenario, view: EchelonView): readonly number[] => [
      leadInPoints([...knownState(tableOf(scenario), view).points]),
    ],
  },
  {
    id: 're-lost',
    name: 'RE lost',
    measure: (scenario: EchelonScenario, view: EchelonView): readonly number[] => {
      const table = tableOf(scenario)
      const known = knownState(table, view)
      const { hex, reversed } = known
      const lostBy = (unit: number): number => {
        const [whole, rest] = table.profiles[unit].re
        if (hex[unit] < 0 && !hasLeft(table, known, unit)) return scenario.units[unit].eliminated ? 0 : whole
        return reversed[unit] === 1 && !scenario.units[unit].reversed ? whole - rest : 0
      }
      return table.unitsOf.map((units) => Math.round(units.reduce((sum, unit) => sum + lostBy(unit), 0) / re))
    },
  },
  {
    id: 'unfed',
    name: 'Per cent of units out of supply for want of stock',
    follow: followUnits,
    measure: (_: EchelonScenario, __: EchelonView, counted: readonly number[] = []): readonly number[] => counted,
  },
  {
    id: 'unpaid',
    name: 'Per cent of attackers without SPs',
    follow: followAttackers,
    measure: (_: EchelonScenario, __: EchelonView, counted: readonly number[] = []): readonly number[] => counted,
  },
  {
    id: 'replacements',
    name: 'Per cent of replacement points spent',
    measure: (scenario: EchelonScenario, view: EchelonView): readonly number[] => {
      const { infantry, armour, turn, active } = knownState(tableOf(scenario), view)
      return scenario.sides.map(({ start, income }, side) => {
        // Income comes with each own player-turn from the second one on. echelon.S6
        const times = Math.max(0, turn - (side <= active ? 1 : 2))
        const had = start.infantry + start.armour + times * (income.infantry + income.armour)
        return perCent(had * rp - infantry[side] - armour[side], had * rp)
      })
    },
  },
] as const

/** The players whose games decide the balance. */
export const panel = ['planner', 'cautious', 'aggressive'] as const

/** Fields that no rule reads besides titles, names and looks. */
export const words = ['adjective', 'rule', 'symbol'] as const

/** Of the other tables every entry counts, named or not. */
export const tablesByEntry = ['terrain', 'hexsides', 'unitTypes', 'nations', 'designs'] as const

/** All kinds of action. */
export const verbs: readonly string[] = allVerbs.map(({ type }) => type)

/** The kind of action. */
export const usesOf = (_: EchelonGame, { type }: EchelonAction): readonly string[] => [`action ${type}`]

/** Units that still wait for ground to arrive on. echelon.W1 */
export const absentOf = ({ scenario: { units } }: EchelonGame, { hex, turn }: EchelonState): readonly string[] =>
  units.flatMap(({ id, turn: due }, unit) => (due !== undefined && due <= turn && hex[unit] === away ? [id] : []))

export const places = ({ objectives }: EchelonScenario): readonly { readonly name: string; readonly hex: number }[] =>
  objectives.map(({ name, hex }) => ({ name, hex }))

/** Returns the winners when nobody is far enough ahead. */
export const holdsOut = ({ tie }: EchelonScenario): readonly Side[] => (tie === null ? [] : [tie])

/** The verbs of depots, headquarters, supply units and engineers in every scenario. */
export const everydayVerbs: readonly string[] = [
  'airlift',
  'attach',
  'break',
  'combine',
  'convert',
  'demolish',
  'disband',
  'divide',
  'ferry',
  'flip',
  'haul',
  'lade',
  'lead',
  'load',
  'rail',
  'rebuild',
  'release',
  'reserve',
  'sail',
  'transfer',
  'unlade',
  'withdraw',
]

/** Phases of a side's own turn. */
const ownPhases: ReadonlySet<number> = new Set([
  phase.initial,
  phase.declare,
  phase.movement,
  phase.combat,
  phase.exploitation,
])

export const isEnd = (state: EchelonState, { type }: EchelonAction): boolean =>
  type === 'done' && ownPhases.has(state.phase)
