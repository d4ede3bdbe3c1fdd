/** How many dice a unit battles with, and why. command-cards.C10-C13, C22 */
import type { Term } from '../../../game.ts'
import { collectTerms, type Terms } from '../../../terms.ts'
import { sides } from '../../../twoSides.ts'
import { battlesAfterOf, battlesOf, diceOf, onlyBattlesOf } from '../cards/effects.ts'
import { groundsAt, isWater } from '../ground.ts'
import type { Services } from '../services.ts'
import type { Table } from '../table.ts'
import { type BattleKind, battleKind, gear, type Position, status } from '../types.ts'
import { distanceOf, hasGear, hasStatus, isBesideEnemy, mayTarget } from '../units.ts'
import { rangeOf, rangeRule, zeroedDice } from './guns.ts'
import { reductionBy } from './protection.ts'

/** The dice of a battle and the chain of terms behind them. */
export interface Pool {
  readonly dice: number
  readonly terms: readonly Term[]
}

/** Dice with which one unit battles another from its hex; undefined when it cannot, 0 when modifiers leave none. */
export const poolOf = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind,
): Pool | undefined => {
  const terms = collectTerms('command-cards')
  const dice = countDice(services, state, attacker, target, kind, terms)
  return dice < 0 ? undefined : { dice, terms: terms.list }
}

/** Like `poolOf`, the number alone; -1 when the battle is not possible. Does not allocate. */
export const countDice = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind,
  terms?: Terms,
): number => {
  const { table } = services
  const far = distanceOf(table, state, attacker, target)
  if (far === 0 || table.side[attacker] === table.side[target]) return -1
  if (far !== 1 && isBesideEnemy(table, state, attacker)) return -1
  return diceAgainst(services, state, attacker, target, kind, far, terms)
}

/**
 * As `countDice` for a unit and a target so many hexes away, where it is known that the unit may battle at that distance for all
 * enemies beside it.
 */
const diceAgainst = (
  services: Services,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind,
  far: number,
  terms?: Terms,
): number => {
  const { table } = services
  const range = rangeOf(table, state, attacker)
  if (far > range.length || range[far - 1] === 0) return -1
  if (!mayBattle(services, state, attacker, target, far)) return -1
  const nation = table.nations[attacker]
  if (kind === battleKind.second) {
    terms?.add('N7', 'Second close assault', nation.secondAssaultDice)
    return nation.secondAssaultDice
  }
  if (kind === battleKind.back) {
    const dice = nation.strikesBack?.dice ?? 0
    terms?.add('N5', 'Strike back', dice)
    return dice
  }
  terms?.add(
    rangeRule(table, state, attacker),
    far === 1 ? `${table.types[attacker].name} in close assault` : `${table.types[attacker].name} at ${far} hexes`,
    range[far - 1],
  )
  const taken = groundDice(table, state, attacker, target, far, terms) + outDice(table, state, attacker, terms)
  const dice = range[far - 1] - taken + extraDice(table, state, attacker, target, kind, far, terms)
  if (dice < 0) terms?.add('C22', 'Never less than none', -dice)
  return Math.max(0, dice)
}

/** True if terrain, night, camouflage and line of sight let a unit battle another within its range. */
const mayBattle = (
  { table, sight }: Services,
  state: Position,
  attacker: number,
  target: number,
  far: number,
): boolean => {
  const { kind, hitsWith, needsSight, ship } = table.types[attacker]
  if (hitsWith?.[table.types[target].kind]?.length === 0) return false
  const isFire = far > 1
  if (isFire && state.visibility > 0 && far > state.visibility) return false
  if (!mayTarget(table, state, attacker, target)) return false
  for (const ground of groundsAt(table, state, state.hex[attacker])) {
    if (ground.noBattle.includes(kind) && !ship) return false
    if (isFire && ground.closeOnly.includes(kind)) return false
  }
  if (!isFire) return true
  for (const ground of groundsAt(table, state, state.hex[target])) if (ground.closeOnly.includes(kind)) return false
  return !needsSight || sight.sees(state, state.hex[attacker], state.hex[target])
}

/** Dice that the target's ground takes: terrain or obstacle, whichever takes more. command-cards.C22 */
const groundDice = (
  table: Table,
  state: Position,
  attacker: number,
  target: number,
  far: number,
  terms?: Terms,
): number => {
  const type = table.types[attacker]
  if (type.pioneers && far === 1) return 0
  let best = 0
  let rule = ''
  let name = ''
  for (const ground of groundsAt(table, state, state.hex[target])) {
    const taken = reductionBy(table, state, ground, attacker, target)
    if (taken <= best) continue
    best = taken
    rule = ground.rule
    name = ground.name
  }
  if (best > 0) terms?.add(rule, `${name} of the target`, -best)
  return best
}

/** Dice that the attacker's own ground takes, terrain or obstacle, or its boat: whichever takes most. command-cards.T14, T15, A5 */
const outDice = (table: Table, state: Position, attacker: number, terms?: Terms): number => {
  const { kind } = table.types[attacker]
  const hex = state.hex[attacker]
  let best = 0
  let rule = ''
  let name = ''
  for (const ground of groundsAt(table, state, hex)) {
    if (ground.battleOut[kind] <= best) continue
    best = ground.battleOut[kind]
    rule = ground.rule
    name = ground.name
  }
  const afloat = hasGear(state, attacker, gear.boat) && isWater(table, state, hex)
  const boats = afloat ? table.scenario.rules.special.boats.battleOut : 0
  if (best >= boats) {
    if (best > 0) terms?.add(rule, `Out of ${name.toLowerCase()}`, -best)
    return best
  }
  terms?.add('A5', 'Out of a boat', -boats)
  return boats
}

/** Dice of the card, the nation, a leader and a gun that is zeroed in. command-cards.N3, A8, C21 */
const extraDice = (
  table: Table,
  state: Position,
  attacker: number,
  target: number,
  kind: BattleKind,
  far: number,
  terms?: Terms,
): number => {
  const type = table.types[attacker]
  const nation = table.nations[attacker]
  let extra = 0
  if (kind !== battleKind.ambush && hasStatus(state, attacker, status.ordered)) {
    const card = diceOf(table, state, far === 1 ? 'close' : 'fire')
    if (card !== 0) terms?.add(table.cards[state.card - 1].rule, table.cards[state.card - 1].name, card)
    extra += card
  }
  if (far === 1 && nation.fullStrengthDice > 0 && type.kind === 'infantry' && state.figures[attacker] >= type.figures) {
    terms?.add(nation.rule ?? 'N3', 'At full strength', nation.fullStrengthDice)
    extra += nation.fullStrengthDice
  }
  if (hasGear(state, attacker, gear.leader)) {
    const { dice } = table.scenario.rules.special.leader
    terms?.add('A8', 'Leader', dice)
    extra += dice
  }
  const zeroed = zeroedDice(table, state, attacker, target)
  if (zeroed > 0) terms?.add(type.crosshair === undefined ? 'A4' : type.rule, 'Zeroed in', zeroed)
  return extra + zeroed
}

/** Which battles an ordered unit may still fight in this turn. */
export const openTo = { none: 0, close: 1, fire: 2, both: 3 } as const

/** The battles that the card allows: a value of `openTo`. */
export const openByCard = (table: Table, state: Position): number => openTo[onlyBattlesOf(table, state) ?? 'both']

/** A value of `openTo`: after its orders, its move, its nation's charge and the card. command-cards.C3, C7-C9, N3 */
export const battlesOpenTo = (table: Table, state: Position, unit: number): number => {
  if ((state.status[unit] & (status.ordered | status.battled | status.barred | status.arrived)) !== status.ordered)
    return openTo.none
  if (state.hex[unit] <= 0 || state.battles[unit] >= battlesOf(table, state, unit)) return openTo.none
  const allowed = openByCard(table, state)
  if (state.steps[unit] <= battlesAfterOf(table, state, unit)) return allowed
  const charges = table.types[unit].kind === 'infantry' && state.steps[unit] <= table.nations[unit].chargeHexes
  return charges ? allowed & openTo.close : openTo.none
}

/** True if an ordered unit may still battle any enemy in this turn. command-cards.C3, C10 */
export const canBattle = (table: Table, state: Position, unit: number): boolean =>
  battlesOpenTo(table, state, unit) !== openTo.none

/**
 * Calls `add` with every enemy that a unit may battle, and the dice, given which battles are open to it. Beside an enemy there is only close
 * assault. command-cards.C11
 */
export const eachTarget = (
  services: Services,
  state: Position,
  unit: number,
  kind: BattleKind,
  open: number,
  add: (target: number, dice: number) => void,
): void => {
  const { table } = services
  const enemies = table.unitsOf[table.side[unit] === sides[0] ? 1 : 0]
  const isBeside = isBesideEnemy(table, state, unit)
  if ((open & (isBeside ? openTo.close : openTo.fire)) === 0) return
  const most = isBeside ? 1 : rangeOf(table, state, unit).length
  for (const target of enemies) {
    const far = distanceOf(table, state, unit, target)
    if (far < 1 || far > most) continue
    const dice = diceAgainst(services, state, unit, target, kind, far)
    if (dice > 0) add(target, dice)
  }
}
