/** What a shot promises: the numbers to roll, every term of them, how likely each result is, and what it would do. */
import type { Term } from '../../../../engine/game.ts'
import { payFor } from '../../../../engine/systems/skirmish/cards/support.ts'
import { type Aim, facesOf, numbersOf, weaponOfAim } from '../../../../engine/systems/skirmish/combat/accuracy.ts'
import { damageOf } from '../../../../engine/systems/skirmish/combat/shots.ts'
import { armourAgainst, isPierced } from '../../../../engine/systems/skirmish/combat/weapons.ts'
import type { Table } from '../../../../engine/systems/skirmish/table.ts'
import { type SkirmishAction, type SkirmishState, shot } from '../../../../engine/systems/skirmish/types.ts'
import { isStanding } from '../../../../engine/systems/skirmish/units.ts'
import { count } from '../../words.ts'
import * as say from './words.ts'

type Position = Readonly<SkirmishState>

export interface Forecast {
  readonly title: string
  /** The numbers to roll; 0 for terrain, which is hit without a roll. */
  readonly hit: number
  readonly critical: number
  /** The terms of both, in thousandths. */
  readonly hitTerms: readonly Term[]
  readonly criticalTerms: readonly Term[]
  /** Chances of one die in per cent: of a hit of any kind, and of a critical one. */
  readonly hits: number
  readonly criticals: number
  /** How many dice are rolled. */
  readonly dice: number
  readonly piercing: number
  /** Of the target; undefined where armour does not count. */
  readonly armour: number | undefined
  readonly effect: string
}

/** The shot that an action fires; undefined when it fires none. */
export const aimOf = (table: Table, state: Position, side: number, action: SkirmishAction): Aim | undefined => {
  switch (action.type) {
    case 'fire':
      return { ...action, kind: shot.fire }
    case 'storm':
      return action.target < table.units ? { ...action, kind: shot.assault } : undefined
    case 'fly':
      return { unit: action.unit, weapon: 0, target: action.target, kind: shot.air }
    case 'aim':
      return { unit: state.plane - 1, weapon: 0, target: action.target, kind: shot.air }
    case 'answer':
      return { unit: state.stormed - 1, weapon: action.weapon, target: state.stormer - 1, kind: shot.reaction }
    case 'ambush':
      return { unit: action.unit, weapon: action.weapon, target: state.mover - 1, kind: shot.reaction }
    case 'play':
      return table.cards[action.card].support?.barrage
        ? { unit: -1 - side, weapon: action.card, target: action.target, kind: shot.barrage }
        : undefined
    default:
      return undefined
  }
}

const effectOf = (
  table: Table,
  state: Position,
  { target, kind }: Aim,
  [wounds, damage]: readonly [number, number],
): string => {
  if (target >= table.units) {
    const space = target - table.units
    if (space <= table.field) return `${damage} damage to the ground`
    const team = space === table.headquarters[0] ? 0 : 1
    return isStanding(table, state, team)
      ? `${wounds} of the ${table.points[team] - state.hit[team]} that the headquarters still stands`
      : 'nothing'
  }
  const left = table.rules[target].wounds - state.wounds[target]
  const armourCounts = kind !== shot.assault ? '' : ', whatever its armour'
  return wounds >= left ? `destroys it${armourCounts}` : `${count(wounds, 'wound')} of the ${left} left${armourCounts}`
}

const diceOf = (table: Table, action: SkirmishAction): number => {
  if (action.type !== 'play') return 1
  const { support } = table.cards[action.card]
  return support?.barrage?.dice ?? (support ? payFor(support, action.choice) : 1)
}

export const forecastOf = (
  table: Table,
  state: Position,
  side: number,
  action: SkirmishAction,
): Forecast | undefined => {
  const aim = aimOf(table, state, side, action)
  if (aim === undefined || (aim.target < table.units && state.space[aim.target] === 0)) return undefined
  if (aim.unit >= 0 && (state.space[aim.unit] === 0 || aim.unit >= table.units)) return undefined
  const weapon = weaponOfAim(table, state, aim)
  if (weapon === undefined) return undefined
  const { die } = table.scenario.rules.frame
  const hitTerms: Term[] = []
  const criticalTerms: Term[] = []
  const isAutomatic = aim.target >= table.units && aim.target - table.units <= table.field
  const { hit, critical } = isAutomatic
    ? { hit: 0, critical: 0 }
    : numbersOf(table, state, aim, (rule, label, x, y) => {
        if (x !== 0) hitTerms.push({ rule, label, value: 1000 * x })
        if (y !== 0) criticalTerms.push({ rule, label, value: 1000 * y })
      })
  const faces = isAutomatic ? { hits: die, criticals: 0 } : facesOf(die, { hit, critical })
  return {
    title: `${aim.unit < 0 ? say.cardName(table, aim.weapon) : say.unitName(table, aim.unit)} at ${say.targetName(table, aim.target)}`,
    hit,
    critical,
    hitTerms,
    criticalTerms,
    hits: (100 * faces.hits) / die,
    criticals: aim.target < table.units ? (100 * faces.criticals) / die : 0,
    dice: diceOf(table, action),
    piercing: weapon.piercing,
    armour: armourAgainst(table, state, aim, weapon.piercing),
    effect: isPierced(table, state, aim, weapon.piercing)
      ? effectOf(table, state, aim, damageOf(table, state, aim, weapon))
      : 'nothing: its armour is too thick',
  }
}
