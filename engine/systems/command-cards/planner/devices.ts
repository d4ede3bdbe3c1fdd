/** The actions of a side before it plays a card, or in place of it: smoke, bridges blown up and built. command-cards.A2, A20, T33 */

import type { Hex } from '../../../hex.ts'
import { otherSide, type Side } from '../../../twoSides.ts'
import { sidesOf } from '../battle/roll.ts'
import { unitAt } from '../ground.ts'
import { makeLines, meets } from '../lines.ts'
import { screenAt } from '../special/smoke.ts'
import { ofSide, type Table } from '../table.ts'
import { noUnit } from '../types.ts'
import type { CommandCardsAction } from '../verbs/index.ts'
import { type Actions, best, type Decision, ofType } from './decision.ts'
import { worthOfBattle } from './worth.ts'

/** Fire that a screen must spare before it is worth one of the few there are. */
const leastSpared = 60
/** Own fire that a screen hinders, weighed against the enemy's: it stands in two turns of those who lay it, per mille. */
const ownFire = 500
/** The worth of a bridge to a unit near it, and the distance that counts as near. */
const crossing = { worth: 60, hexes: 4 } as const

type Lines = ReturnType<typeof makeLines>

const linesOf = new WeakMap<Table, Lines>()

const linesFor = (table: Table): Lines => {
  const known = linesOf.get(table)
  if (known !== undefined) return known
  const lines = makeLines(table.board)
  linesOf.set(table, lines)
  return lines
}

/** The screen that spares the side's units most of the fire that it would take, if that is enough. One stands at a time: the next is for later. */
export const chooseSmoke = (decision: Decision, legal: Actions): CommandCardsAction | undefined => {
  const screens = ofType(legal, 'smoke')
  if (screens.length === 0 || decision.state.smoke.some((turns) => turns > 0)) return undefined
  const { table, weights } = decision.services
  const fire = new Float64Array(table.size)
  addFire(decision, otherSide(decision.side), weights.enemyActs / 1000, fire)
  addFire(decision, decision.side, -ownFire / 1000, fire)
  const spared = (hexes: readonly Hex[]): number => hexes.reduce((sum, hex) => sum + fire[hex], 0)
  return best(screens, ({ hex, shape }) => spared(screenAt(table, hex, shape) ?? []), leastSpared)
}

/** Adds to every hex the worth of the fire of a side that passes through it; a unit that has several targets fires at one. */
const addFire = ({ services, state }: Decision, side: Side, factor: number, fire: Float64Array): void => {
  const { table } = services
  const lines = linesFor(table)
  for (const unit of table.unitsOf[side]) {
    const from = state.hex[unit]
    if (from <= 0 || !table.types[unit].needsSight) continue
    const targets = table.unitsOf[otherSide(side)].filter(
      (target) => state.hex[target] > 0 && table.distance[from * table.size + state.hex[target]] > 1,
    )
    const worths = targets.map((target) => worthOfBattle(services, state, unit, target))
    const count = worths.filter((worth) => worth > 0).length
    for (const [index, target] of targets.entries()) {
      if (worths[index] <= 0) continue
      const line = lines.of(from, state.hex[target])
      for (const [at, step] of line.steps.entries())
        if (line.meets[at] === meets.through) fire[from + step] += (worths[index] * factor) / count
    }
  }
}

/** The bridge that is worth more than the best card, blown up or built with the card that is missed least. */
export const chooseBridge = (
  decision: Decision,
  legal: Actions,
  missed: (card: number) => number,
  least: number,
): CommandCardsAction | undefined =>
  best(
    legal.flatMap((action) => (action.type === 'blow' || action.type === 'bridge' ? [action] : [])),
    (action) =>
      (action.type === 'blow' ? worthOfBlowing(decision, action.hex) : worthOfBuilding(decision, action.hex)) -
      missed(action.card),
    least,
  )

/** The unit on a bridge, and enemies who could come over it, less those of the side, and how likely it goes down. */
const worthOfBlowing = (decision: Decision, hex: Hex): number => {
  const near = unitsNear(decision, otherSide(decision.side), hex) - unitsNear(decision, decision.side, hex)
  return ((near * crossing.worth + worthOnBridge(decision, hex)) * chanceOfBlowing(decision)) / 1000
}

/** Returns the side's gain by the loss of the unit on a bridge; less than 0 when the unit is its own. */
const worthOnBridge = ({ services: { table, weights }, state, side }: Decision, hex: Hex): number => {
  const unit = unitAt(state, hex)
  if (unit === noUnit) return 0
  const worth = table.types[unit].medals * weights.medal + state.figures[unit] * weights.figure
  return table.side[unit] === side ? -worth : worth
}

/** Per mille. */
const chanceOfBlowing = ({ services: { table }, side }: Decision): number => {
  if (ofSide(table.special.bridgeBlowing, side)?.way === 'surely') return 1000
  const { faces } = table.scenario.rules.dice
  const { dice, face } = table.scenario.rules.special.bridgeBlowing
  const all = sidesOf(faces)
  let [ways, misses] = [1, 1]
  for (let die = 0; die < dice; die++) {
    ways *= all
    misses *= all - faces[face]
  }
  return Math.round((1000 * (ways - misses)) / ways)
}

/** Units of the side that a bridge would bring on, where no other one is near. */
const worthOfBuilding = (decision: Decision, hex: Hex): number => {
  const { services, state, goals, side } = decision
  const { table } = services
  for (const other of table.hexes)
    if (table.obstacles[state.obstacle[other] - 1]?.carries && table.distance[hex * table.size + other] <= 2) return 0
  let worth = 0
  for (const unit of table.unitsOf[side])
    if (isNear(decision, unit, hex) && goals.nearness(unit, hex) > goals.nearness(unit, state.hex[unit]))
      worth += crossing.worth
  return worth
}

const unitsNear = (decision: Decision, side: Side, hex: Hex): number =>
  decision.services.table.unitsOf[side].filter((unit) => isNear(decision, unit, hex)).length

const isNear = ({ services: { table }, state }: Decision, unit: number, hex: Hex): boolean =>
  state.hex[unit] > 0 && table.distance[state.hex[unit] * table.size + hex] <= crossing.hexes

/** How far a minefield matters. */
const mineReach = 8

/** How much a minefield on a hex is in the enemy's way: near his units, and near the places that the side has to keep. */
export const worthOfMinefield = ({ services: { table }, state, side }: Decision, hex: Hex): number => {
  const near = (other: Hex): number => Math.max(0, mineReach - table.distance[hex * table.size + other])
  let worth = 0
  for (const unit of table.unitsOf[otherSide(side)]) if (state.hex[unit] > 0) worth += near(state.hex[unit])
  for (const { place, hex: goal } of table.placeHexes)
    if (table.scenario.medals[place].side !== side) worth += mineReach * near(goal)
  return worth
}
